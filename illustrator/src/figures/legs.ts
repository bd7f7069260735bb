import { mix } from '../palette.ts'
import { circle, inner, line, n, path } from '../paper.ts'
import { lerp, limbPath, type Point } from './joints.ts'
import type { Person } from './measures.ts'
import type { Side, Skeleton } from './skeleton.ts'

const night = '#1c1030'

/** One leg, bare under a skirt or in its trousers, with its shoe. */
export function leg({ look }: Person, skeleton: Skeleton, side: Side): string {
  const { outfit } = look
  const { limb } = skeleton.build
  const { root, joint, end, turn } = skeleton.legs[side]
  const bare = outfit.cut === 'dress' || look.bathing !== undefined
  const far = side === 'far'
  const colour = bare ? look.skin : outfit.cut === 'robe' ? mix(outfit.top, night, 0.3) : outfit.bottom
  const shaded = mix(colour, night, far ? 0.24 : 0)
  const girth = bare
    ? ([limb * 1.16, limb * 0.98, limb * 0.84] as const)
    : ([limb * 1.44, limb * 1.3, limb * 1.14] as const)
  const shin = lerp(end, joint, 0.06)
  return (
    path(limbPath(root, { joint, end: shin }, girth), shaded) +
    (side === 'near' && look.plaster && bare ? sticker(joint) : '') +
    (look.cast === 'leg' && side === 'near' ? plasterCast(joint, shin, limb) : '') +
    (bare || far ? '' : inner(hem(joint, shin, limb, mix(shaded, night, 0.16)))) +
    (look.bathing
      ? shoe(end, turn, mix(look.skin, night, far ? 0.24 : 0.06), false, false)
      : shoe(end, turn, mix(outfit.shoes, night, far ? 0.25 : 0), bare, outfit.boots === true))
  )
}

/** The turned-up edge of trousers. */
function hem(knee: Point, ankle: Point, limb: number, colour: string): string {
  const far = Math.hypot(ankle.x - knee.x, ankle.y - knee.y) || 1
  const [ux, uy] = [(ankle.x - knee.x) / far, (ankle.y - knee.y) / far]
  const half = limb * 0.5
  const at = { x: ankle.x - ux * 4, y: ankle.y - uy * 4 }
  return line(
    `M${n(at.x - uy * half)} ${n(at.y + ux * half)}L${n(at.x + uy * half)} ${n(at.y - ux * half)}`,
    colour,
    2.4,
    'opacity=".7"',
  )
}

const plasterCast = (knee: Point, ankle: Point, limb: number) =>
  line(
    `M${n(lerp(knee, ankle, 0.2).x)} ${n(lerp(knee, ankle, 0.2).y)}L${n(ankle.x)} ${n(ankle.y)}`,
    '#f6f1e6',
    limb * 1.34,
  ) +
  inner(
    [0.4, 0.62, 0.84]
      .map((part) => {
        const { x, y } = lerp(knee, ankle, part)
        return line(`M${n(x - limb * 0.5)} ${n(y - 2)}L${n(x + limb * 0.5)} ${n(y + 2)}`, '#d9cfc0', 2)
      })
      .join(''),
  )

const sticker = ({ x, y }: Point) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(-24)">${path('M-9 -4h18q3 4 0 8h-18q-3 -4 0 -8z', '#f6dcb8')}${circle(-2, 0, 1.2, '#c9986a')}${circle(2, 0, 1.2, '#c9986a')}</g>`

const shoe = ({ x, y }: Point, turn: number, colour: string, sock: boolean, boots: boolean) =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}">${sock && !boots ? path('M-8 -12h16v12h-16z', '#f4ead8') : ''}${boots ? path('M-11 -24H10V2H-11z', colour) : ''}${path('M-11 -7Q-13 7 -9 7H20Q25 7 23 1Q20 -7 8 -8Q-2 -11 -11 -7z', colour)}${path('M-11 4H24Q24 8 20 8H-8Q-11 8 -11 4z', mix(colour, '#fff0d8', 0.35))}</g>`
