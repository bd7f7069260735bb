import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import type { Form } from './beds.ts'

/** A bed that comes towards us: where its middle is, the pillow, the edge of the quilt, where that falls over the foot, and the floor. */
export const footBed = { x: 600, pillow: 584, fold: 634, foot: 806, floor: 872 } as const

/** Half of its width at a height: what is nearer is broader. */
const halfAt = (y: number): number => 206 + ((y - footBed.fold) / (footBed.foot - footBed.fold)) * 66

const gables: ReadonlySet<Form> = new Set(['house', 'cabin', 'tent'])
const rounds: ReadonlySet<Form> = new Set(['round', 'padded', 'boat', 'car'])
const railed: ReadonlySet<Form> = new Set(['rails', 'slats', 'bunk', 'canopy'])

/** The bed with what is behind its pillow, seen from its foot, without those who lie in it. */
export function bedFromFoot(s: Stage, form: Form, wood: string): string {
  const { palette } = s
  const { x, pillow, fold, foot, floor } = footBed
  const edge = mix(wood, palette.moon, 0.3)
  const dark = mix(wood, palette.shade, 0.26)
  const linen = mix('#f4ead8', palette.wall, palette.dark ? 0.26 : 0)
  const [l, r] = [x - 236, x + 236]
  const board = gables.has(form)
    ? sheet(`M${l} 700V470L${x} 330L${r} 470V700z`, wood, palette.shade, 7, edge) +
      line(`M${l + 40} 690V486L${x} 376L${r - 40} 486V690`, dark, 6, 'opacity=".5"')
    : rounds.has(form)
      ? sheet(`M${l} 700V520Q${l} 410 ${x} 404Q${r} 410 ${r} 520V700z`, wood, palette.shade, 7, edge) +
        [-120, 0, 120].map((dx) => circle(x + dx, 500, 9, dark, 'opacity=".5"')).join('')
      : railed.has(form)
        ? line(`M${l} 700V440Q${l} 424 ${l + 16} 424H${r - 16}Q${r} 424 ${r} 440V700`, edge, 15) +
          line([-160, -80, 0, 80, 160].map((dx) => `M${x + dx} 430V660`).join(''), wood, 9)
        : sheet(`M${l} 700V458Q${x} 428 ${r} 458V700z`, wood, palette.shade, 7, edge) +
          line(`M${l + 30} 490Q${x} 462 ${r - 30} 490`, dark, 6, 'opacity=".5"')
  return (
    board +
    ellipse(x, floor, halfAt(foot) + 40, 18, '#0a0820', 'opacity=".3"') +
    rect(x - halfAt(foot) + 14, foot, 22, floor - foot + 4, dark) +
    rect(x + halfAt(foot) - 36, foot, 22, floor - foot + 4, dark) +
    path(
      `M${n(x - 200)} ${pillow + 20}H${n(x + 200)}L${n(x + halfAt(foot))} ${foot + 40}H${n(x - halfAt(foot))}z`,
      linen,
    ) +
    path(
      `M${x - 190} ${pillow + 24}Q${x} ${pillow - 6} ${x + 190} ${pillow + 24}V${fold}H${x - 190}z`,
      mix(linen, palette.shade, 0.1),
    )
  )
}

/** The quilt with those under it: from its turned-down edge to where it falls over the foot of the bed. @param bodies where each of them lies */
export function quiltFromFoot(
  colour: string,
  pattern: string | undefined,
  bodies: readonly number[],
): string {
  const { x, fold, foot, floor } = footBed
  const light = mix(colour, '#fff0d8', 0.3)
  const dark = mix(colour, '#1c1030', 0.25)
  const low = floor - 12
  const [hl, hr] = [x - halfAt(fold) - 12, x + halfAt(fold) + 12]
  const [fl, fr] = [x - halfAt(foot) - 14, x + halfAt(foot) + 14]
  const outline = `M${n(hl)} ${fold}L${n(fl)} ${foot}L${n(fl - 8)} ${low}Q${x} ${low + 16} ${n(fr + 8)} ${low}L${n(fr)} ${foot}L${n(hr)} ${fold}z`
  const across = (y: number) => `M${n(x - halfAt(y) - 12)} ${n(y)}H${n(x + halfAt(y) + 12)}`
  const along = (part: number) =>
    `M${n(x + halfAt(fold) * part)} ${fold}L${n(x + halfAt(foot) * part)} ${foot}V${low}`
  const rows = [fold + 56, fold + 112, foot] as const
  const parts = [-0.8, -0.4, 0, 0.4, 0.8] as const
  const drawn =
    pattern === 'stripes'
      ? line(parts.map(along).join(''), light, 22, 'opacity=".45"')
      : pattern === 'band' || pattern === 'waves'
        ? line(across(fold + 96), light, 20, 'opacity=".5"') +
          line(across(fold + 134), light, 6, 'opacity=".5"')
        : pattern === 'dots' || pattern === 'stars'
          ? rows
              .flatMap((y, row) =>
                parts.map((part) =>
                  ellipse(x + halfAt(y) * (part + (row % 2) * 0.2), y - 14, 11, 7, light, 'opacity=".55"'),
                ),
              )
              .join('')
          : line(
              rows.map(across).join('') + parts.map(along).join(''),
              light,
              2.6,
              'opacity=".7" stroke-dasharray="7 7"',
            )
  // A body is a long hill with the light on one side, and the feet are two small ones.
  const bumps = bodies
    .map((middle) => {
      const end = x + (middle - x) * 1.2
      const side = (way: number) =>
        `M${n(middle + way * 58)} ${fold + 34}Q${n(middle + way * 84)} ${fold + 90} ${n(end + way * 62)} ${foot - 8}`
      return (
        line(side(-1), light, 16, 'opacity=".28"') +
        line(side(1), dark, 12, 'opacity=".22"') +
        line(
          `M${n(end - 62)} ${foot - 6}Q${n(end - 34)} ${foot - 44} ${n(end)} ${foot - 12}Q${n(end + 34)} ${foot - 44} ${n(end + 62)} ${foot - 6}`,
          light,
          9,
          'opacity=".4"',
        )
      )
    })
    .join('')
  const hem = path(
    `M${n(hl)} ${fold}Q${x} ${fold - 12} ${n(hr)} ${fold}L${n(hr + 8)} ${fold + 30}Q${x} ${fold + 18} ${n(hl - 8)} ${fold + 30}z`,
    mix(colour, '#fff6e6', 0.72),
  )
  return (
    path(outline, colour) +
    drawn +
    bumps +
    path(
      `M${n(fl)} ${foot}H${n(fr)}L${n(fr + 8)} ${low}Q${x} ${low + 16} ${n(fl - 8)} ${low}z`,
      dark,
      'opacity=".3"',
    ) +
    hem +
    line(`M${n(hl - 6)} ${fold + 32}Q${x} ${fold + 20} ${n(hr + 6)} ${fold + 32}`, dark, 2.6, 'opacity=".35"')
  )
}
