import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, inner, line, n, path } from '../paper.ts'
import { isUnderHat, isWrapped } from './worn.ts'

const fringe =
  'M-1.06 .12C-1.24 -1.34 1.24 -1.36 1.08 .12C1.02 -.18 .92 -.4 .68 -.56C.36 -.3 -.42 -.2 -.72 -.5C-.9 -.34 -1.02 -.14 -1.06 .12z'
const parted =
  'M-1.06 .16C-1.26 -1.36 1.26 -1.38 1.1 .16C1.04 -.2 .9 -.5 .5 -.68C.2 -.5 -.1 -.44 -.34 -.62C-.66 -.54 -.98 -.22 -1.06 .16z'

/** A scarf goes with the clothes, and stands out from the face: a deeper cloth where it would not. */
export function scarfOf({ outfit, skin }: Look): string {
  const cloth = mix(outfit.second, outfit.top, 0.35)
  return distance(cloth, skin) < 150 ? mix(cloth, '#33407a', 0.6) : cloth
}

/** How far two colours are from each other: 0 for the same, 441 for black and white. */
function distance(one: string, other: string): number {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}

/** Hair behind the head and the shoulders, for a head of radius 1 at the origin. */
export function hairBehind(look: Look): string {
  const { style } = look.hair
  if (isWrapped(look) && style !== 'hijab') return ''
  const colour = style === 'hijab' ? scarfOf(look) : look.hair.colour
  const dark = mix(colour, '#1a1028', 0.26)
  const flat = isUnderHat(look)
  switch (style) {
    case 'long':
      return path(
        'M-1.08 -.1C-1.24 -1.3 1.24 -1.3 1.1 -.1C1.16 .6 1.3 1.2 1.06 1.86Q.8 2.06 .5 1.94Q0 2.1 -.5 1.96Q-.86 2.1 -1.12 1.86C-1.34 1.2 -1.16 .6 -1.08 -.1z',
        dark,
      )
    case 'wavy':
      return path(
        'M-1.08 -.1C-1.26 -1.34 1.26 -1.34 1.12 -.1Q1.34 .16 1.18 .44Q1.42 .7 1.22 .98Q1.36 1.3 1.04 1.44Q.7 1.6 .4 1.46Q0 1.62 -.4 1.46Q-.72 1.6 -1.06 1.44Q-1.38 1.28 -1.22 .98Q-1.42 .7 -1.18 .44Q-1.34 .16 -1.08 -.1z',
        dark,
      )
    case 'locs':
      return (
        path('M-1.1 -.1C-1.3 -1.36 1.3 -1.36 1.14 -.1L1.1 .5H-1.1z', dark) +
        [-1.14, -0.92, -0.66, 0.7, 0.96, 1.16]
          .map((x, index) =>
            line(
              `M${x} -.2Q${n(x * 1.12)} .4 ${n(x * 1.06)} ${index % 2 ? 1.06 : 0.86}`,
              index % 2 ? dark : mix(colour, dark, 0.3),
              0.2,
            ),
          )
          .join('')
      )
    case 'ponytail':
      return (
        path(
          'M-.5 -.84C-1.5 -1.3 -2.02 -.5 -1.8 .2Q-1.76 .8 -1.98 1.1Q-1.3 1.06 -1.22 .36Q-1.16 -.3 -.6 -.5z',
          dark,
        ) + circle(-0.78, -0.76, 0.19, look.outfit.second)
      )
    case 'bob':
      return path(
        'M-1.08 -.1C-1.24 -1.3 1.24 -1.3 1.1 -.1C1.2 .4 1.26 .8 1.06 1.06Q0 1.2 -1.06 1.06C-1.28 .8 -1.18 .3 -1.08 -.1z',
        dark,
      )
    case 'afro':
      return flat ? cloudlet(0.02, 0.3, 1.18, 12, dark) : cloudlet(0.02, -0.34, 1.36, 13, dark)
    case 'curly':
      return flat ? cloudlet(0.02, 0.1, 1.1, 11, dark) : cloudlet(0.02, -0.16, 1.16, 11, dark)
    case 'pigtails':
      return [-1, 1]
        .map(
          (side) =>
            path(
              `M${n(side * 0.92)} -.1C${n(side * 1.5)} -.5 ${n(side * 1.86)} .1 ${n(side * 1.62)} .74Q${n(side * 1.5)} 1.06 ${n(side * 1.4)} .72C${n(side * 1.2)} .9 ${n(side * 1.06)} .4 ${n(side * 0.92)} -.1z`,
              dark,
            ) + circle(side * 1.02, -0.1, 0.13, '#e0805f'),
        )
        .join('')
    case 'bun':
      if (flat) return ''
      return (
        circle(0.1, -1.18, 0.42, dark) +
        path('M-.2 -1.2Q.1 -1.5 .4 -1.24Q.1 -1.36 -.2 -1.2z', mix(colour, '#ffffff', 0.16))
      )
    case 'hijab':
      return path(
        'M-1.2 .1C-1.32 -1.44 1.32 -1.44 1.2 .1C1.28 .9 1.1 1.3 1.3 1.7C.7 1.96 -.7 1.96 -1.3 1.7C-1.1 1.3 -1.28 .9 -1.2 .1z',
        dark,
      )
    default:
      return ''
  }
}

/** Hair over the forehead and in front of the shoulders. */
export function hairBefore(look: Look): string {
  const flat = isUnderHat(look)
  const style = flat && look.hair.style === 'spiky' ? 'short' : look.hair.style
  if (isWrapped(look) && style !== 'hijab') return ''
  const colour = style === 'hijab' ? scarfOf(look) : look.hair.colour
  const light = mix(colour, '#fff0e0', 0.2)
  const dark = mix(colour, '#1a1028', 0.2)
  const shine = path(
    'M-.56 -.84C-.24 -1.06 .34 -1.06 .68 -.8C.34 -.92 -.16 -.92 -.56 -.84z',
    light,
    'opacity=".75"',
  )
  const strands = line('M.1 -1.02Q-.2 -.74 -.5 -.52M.24 -1Q.3 -.76 .52 -.62', dark, 0.035, 'opacity=".6"')
  switch (style) {
    case 'bald':
      return path('M-.5 -.74C-.2 -.92 .2 -.9 .44 -.76C.2 -.82 -.2 -.84 -.5 -.74z', '#ffffff', 'opacity=".25"')
    case 'hijab':
      return (
        path(
          'M-1.12 .35C-1.26 -1.4 1.26 -1.4 1.12 .35C1.04 .9 .8 1.24 .1 1.3C-.7 1.3 -1.04 .9 -1.12 .35zM-.84 .1C-.8 .7 -.4 .98 .06 .98C.54 .98 .9 .66 .9 .1C.9 -.46 .52 -.68 .04 -.68C-.48 -.68 -.88 -.46 -.84 .1z',
          colour,
          'fill-rule="evenodd"',
        ) +
        path('M-.7 1.1Q.1 1.5 .9 1.06Q.7 1.8 .2 2.02Q-.4 1.7 -.7 1.1z', dark) +
        path('M-.7 -.8C-.3 -1.1 .4 -1.08 .72 -.78C.3 -.94 -.3 -.94 -.7 -.8z', light, 'opacity=".6"')
      )
    case 'afro': {
      // Its upper edge lies above the skull, so that no skin shows between the hairline and the hair behind.
      const front = path(
        'M-1.04 .1C-1.3 -1.42 1.3 -1.46 1.08 .1Q1 -.16 .86 -.24Q.76 -.5 .54 -.46Q.34 -.64 .08 -.54Q-.2 -.66 -.42 -.48Q-.68 -.5 -.8 -.24Q-.96 -.16 -1.04 .1z',
        mix(colour, '#1a1028', flat ? 0 : 0.26),
      )
      if (flat) return front
      return (
        front +
        [
          [-0.7, -1.1],
          [-0.1, -1.36],
          [0.56, -1.16],
          [-0.3, -0.92],
          [0.3, -0.9],
          [0.94, -0.7],
          [-1, -0.62],
        ]
          .map(([x = 0, y = 0]) =>
            line(`M${x - 0.1} ${y + 0.04}q.1 -.16 .22 0`, light, 0.06, 'opacity=".45"'),
          )
          .join('')
      )
    }
    case 'curly':
      if (flat)
        return (
          circle(-1.02, -0.2, 0.22, colour) +
          circle(1.06, -0.22, 0.2, colour) +
          [-0.84, -0.5, 0.62, 0.88].map((x) => circle(x, -0.44, 0.2, colour)).join('')
        )
      return (
        [-0.9, -0.56, -0.16, 0.28, 0.68, 0.96]
          .map((x, index) =>
            circle(
              x,
              -0.62 - Math.sin((index / 5) * Math.PI) * 0.24,
              0.33,
              index % 2 ? mix(colour, light, 0.4) : colour,
            ),
          )
          .join('') +
        circle(-1.04, -0.2, 0.22, colour) +
        circle(1.06, -0.22, 0.2, colour) +
        [-0.56, -0.1, 0.36]
          .map((x) => line(`M${n(x - 0.12)} -.86q.12 -.18 .26 -.02`, light, 0.06, 'opacity=".7"'))
          .join('')
      )
    case 'spiky':
      return (
        path(
          'M-1.06 .08L-1.18 -.42L-.94 -.5L-1 -.98L-.58 -.92L-.36 -1.36L.02 -1.06L.44 -1.38L.58 -.98L1.04 -1.02L.96 -.58L1.2 -.42L1.06 .08Q1 -.3 .74 -.5L.5 -.38L.3 -.58L-.02 -.38L-.3 -.58L-.52 -.36L-.76 -.5Q-1 -.3 -1.06 .08z',
          colour,
        ) + line('M-.36 -1.1L-.2 -.8M.4 -1.1L.3 -.8M-.74 -.8L-.6 -.64', light, 0.05, 'opacity=".6"')
      )
    case 'short':
      return (
        path(
          'M-1.05 .1C-1.22 -1.26 1 -1.44 1.12 -.34Q1.1 -.1 1.06 .08Q1 -.22 .86 -.36C.5 -.34 -.16 -.42 -.5 -.66C-.66 -.42 -.98 -.2 -1.05 .1z',
          colour,
        ) + shine
      )
    case 'plaits':
      return path(parted, colour) + inner(shine + strands) + plaits(colour, dark)
    case 'locs':
      return (
        path(parted, colour) +
        [-0.96, -0.7, -0.4, -0.06, 0.3, 0.62, 0.92]
          .map((x, index) =>
            line(
              `M${n(0.1 + x * 0.3)} -1.02Q${n(x * 0.9)} -.86 ${n(x)} ${n(-0.34 - Math.cos(x * 1.5) * 0.24)}`,
              index % 2 ? light : dark,
              0.06,
              'opacity=".6"',
            ),
          )
          .join('')
      )
    case 'bun':
    case 'ponytail':
    case 'wavy':
    case 'long':
      return path(parted, colour) + inner(shine + strands)
    default:
      return path(fringe, colour) + inner(shine + strands)
  }
}

export const plaits = (colour: string, dark: string): string =>
  [-1, 1]
    .map(
      (side) =>
        [0.34, 0.68, 1, 1.28]
          .map((y, index) =>
            ellipse(
              side * (1.08 - index * 0.03),
              y,
              0.21 - index * 0.02,
              0.22,
              index % 2 ? dark : colour,
              `transform="rotate(${side * (index % 2 ? 22 : -22)} ${n(side * 1.05)} ${y})"`,
            ),
          )
          .join('') +
        circle(side * 0.98, 1.48, 0.1, '#e8b64c') +
        path(`M${n(side * 0.98 - 0.12)} 1.54h.24l-.06 .24h-.12z`, colour),
    )
    .join('')

/** A round mass with an edge of curls. */
function cloudlet(x: number, y: number, r: number, bumps: number, colour: string): string {
  const points = Array.from({ length: bumps }, (_, index) => {
    const turn = (index / bumps) * Math.PI * 2
    return `${n(x + Math.cos(turn) * r)} ${n(y + Math.sin(turn) * r)}`
  })
  const size = n(((Math.PI * r) / bumps) * 1.08)
  return path(`M${points.join(`A${size} ${size} 0 0 1 `)}A${size} ${size} 0 0 1 ${points[0]}z`, colour)
}
