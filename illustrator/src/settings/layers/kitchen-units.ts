import { mix } from '../../palette.ts'
import { at, circle, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'

/** Where what stands in a kitchen has its feet, and how high its worktops are. */
export const standing = 712
export const worktop = 538

export type Front = 'doors' | 'drawers' | 'sink' | 'cooker' | 'baskets' | 'curtain' | 'washer'
export type DoorStyle = 'plain' | 'framed' | 'planked'

/** What stands under a worktop, from left to right. */
export function run(
  s: Stage,
  decor: Decor,
  from: number,
  parts: readonly (readonly [kind: Front, width: number])[],
  style: DoorStyle,
): string {
  const { palette, lights } = s
  const paint = inRoom(s, decor.paint)
  const whole = parts.reduce((sum, [, width]) => sum + width, 0)
  let x = from
  const fronts = parts.map(([kind, width]) => {
    const drawn = front(s, decor, kind, x, width, style)
    x += width
    return drawn
  })
  const top = mix(inRoom(s, decor.wood), palette.moon, 0.1)
  const cookers = cookersIn(from, parts)
  return (
    sheet(
      `M${from} ${standing}V${worktop}H${from + whole}V${standing}z`,
      lights.fade([paint, mix(paint, palette.shade, 0.16)]),
      palette.shade,
      7,
      mix(paint, palette.moon, 0.3),
    ) +
    rect(from, standing - 16, whole, 16, mix(paint, palette.shade, 0.5)) +
    fronts.join('') +
    sheet(
      `M${from - 8} ${worktop + 2}V${worktop - 18}H${from + whole + 8}V${worktop + 2}z`,
      top,
      palette.shade,
      4,
    ) +
    cookers.map((middle) => cooker(s, decor, middle)).join('')
  )
}

function cookersIn(from: number, parts: readonly (readonly [Front, number])[]): number[] {
  let x = from
  return parts.flatMap(([kind, width]) => {
    const middle = x + width / 2
    x += width
    return kind === 'cooker' ? [middle] : []
  })
}

function front(s: Stage, decor: Decor, kind: Front, x: number, w: number, style: DoorStyle): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  const seam = mix(paint, palette.shade, 0.28)
  const edge = mix(paint, palette.moon, 0.22)
  const knob = inRoom(s, decor.metal)
  const [top, low] = [worktop + 14, standing - 24]
  if (kind === 'cooker') return ''
  if (kind === 'drawers') {
    const step = (low - top) / 3
    return [0, 1, 2]
      .map(
        (row) =>
          `<rect x="${n(x + 10)}" y="${n(top + row * step)}" width="${n(w - 20)}" height="${n(step - 8)}" rx="4" fill="${edge}" fill-opacity=".5" stroke="${seam}" stroke-width="3" stroke-opacity=".6"/>` +
          line(`M${n(x + w / 2 - 16)} ${n(top + row * step + step / 2 - 4)}h32`, knob, 6),
      )
      .join('')
  }
  if (kind === 'baskets') {
    const straw = inRoom(s, '#c99a5c')
    return (
      rect(x + 8, top, w - 16, low - top, mix(paint, palette.shade, 0.5), 4) +
      [0, 1]
        .map((row) => {
          const y = top + 10 + row * ((low - top) / 2)
          return (
            rect(x + 18, y, w - 36, (low - top) / 2 - 18, straw, 8) +
            line(
              `M${n(x + 24)} ${n(y + 16)}H${n(x + w - 24)}M${n(x + 24)} ${n(y + 32)}H${n(x + w - 24)}`,
              mix(straw, palette.shade, 0.3),
              3,
              'opacity=".6"',
            )
          )
        })
        .join('') +
      rect(x + 8, (top + low) / 2 - 3, w - 16, 8, edge)
    )
  }
  if (kind === 'curtain') {
    const cloth = inRoom(s, decor.cloth)
    const folds = Array.from(
      { length: Math.floor(w / 26) },
      (_, index) => `M${n(x + 20 + index * 26)} ${top + 4}V${low - 2}`,
    ).join('')
    return (
      rect(x + 8, top, w - 16, low - top, cloth, 4) +
      line(folds, mix(cloth, palette.shade, 0.26), 5, 'opacity=".5"')
    )
  }
  if (kind === 'washer') {
    const white = inRoom(s, '#f0f0f2')
    return (
      rect(x + 6, top - 8, w - 12, low - top + 14, white, 6) +
      rect(x + 16, top, w - 32, 20, mix(white, palette.shade, 0.12), 4) +
      circle(x + w / 2, (top + low) / 2 + 14, 46, mix(palette.stone, '#ffffff', 0.3)) +
      circle(x + w / 2, (top + low) / 2 + 14, 36, inRoom(s, '#3f5a7c')) +
      path(
        `M${n(x + w / 2 - 32)} ${n((top + low) / 2 + 22)}q18 -24 32 -6t32 -2a36 36 0 0 1 -64 8z`,
        inRoom(s, '#9ac0dc'),
      )
    )
  }
  const doors = w > 130 ? 2 : 1
  const width = (w - 12) / doors
  const drawn = Array.from({ length: doors }, (_, index) => {
    const left = x + 6 + index * width
    const pattern =
      style === 'planked'
        ? line(
            Array.from(
              { length: Math.max(1, Math.floor(width / 26) - 1) },
              (_, plank) => `M${n(left + 26 * (plank + 1))} ${top + 4}V${low - 4}`,
            ).join(''),
            seam,
            3,
            'opacity=".4"',
          )
        : style === 'framed'
          ? `<rect x="${n(left + 16)}" y="${top + 14}" width="${n(width - 32)}" height="${low - top - 28}" rx="3" fill="none" stroke="${seam}" stroke-width="4" stroke-opacity=".5"/>`
          : ''
    const handle = index === 0 && doors === 2 ? left + width - 16 : left + 16
    return (
      `<rect x="${n(left + 4)}" y="${top}" width="${n(width - 8)}" height="${low - top}" rx="4" fill="${edge}" fill-opacity=".35" stroke="${seam}" stroke-width="3" stroke-opacity=".6"/>` +
      pattern +
      (style === 'plain' ? line(`M${n(handle)} ${top + 18}v34`, knob, 6) : circle(handle, top + 30, 6, knob))
    )
  }).join('')
  return kind === 'sink' ? drawn + basin(s, decor, x + w / 2) : drawn
}

/** The sink in the worktop, with its tap. */
function basin(s: Stage, decor: Decor, x: number): string {
  const white = inRoom(s, '#f6f2ec')
  return (
    sheet(
      `M${x - 78} ${worktop - 6}H${x + 78}V${worktop + 46}Q${x + 78} ${worktop + 58} ${x + 64} ${worktop + 58}H${x - 64}Q${x - 78} ${worktop + 58} ${x - 78} ${worktop + 46}z`,
      white,
      s.palette.shade,
      4,
    ) + line(`M${x} ${worktop - 16}v-44q0 -20 22 -20q18 0 18 16`, inRoom(s, decor.metal), 9)
  )
}

/** A cooker with four rings, an oven door and a cloth on its rail; a kettle or a pot stands on it. */
export function cooker(s: Stage, decor: Decor, x: number, half = 92): string {
  const { palette, lights } = s
  const enamel = inRoom(s, decor.second)
  const steel = inRoom(s, '#c8ccd4')
  const top = worktop - 20
  return (
    sheet(
      `M${x - half} ${standing}V${top}H${x + half}V${standing}z`,
      lights.fade([enamel, mix(enamel, palette.shade, 0.24)]),
      palette.shade,
      6,
      mix(enamel, palette.moon, 0.3),
    ) +
    rect(x - half - 4, top - 4, half * 2 + 8, 14, mix('#3a3440', palette.wall, 0.1), 4) +
    [-0.66, -0.22, 0.22, 0.66].map((part) => circle(x + part * half, top + 30, 9, steel)).join('') +
    rect(x - half + 18, top + 56, half * 2 - 36, 92, mix(enamel, palette.shade, 0.6), 10) +
    lights.glow(x, top + 106, 120, '#ff9a4c', palette.dark ? 0.7 : 0.4) +
    rect(x - half + 32, top + 72, half * 2 - 64, 60, mix('#f0a85c', enamel, palette.dark ? 0.1 : 0.4), 8) +
    line(`M${x - half + 22} ${top + 50}H${x + half - 22}`, steel, 7) +
    at(x - half * 0.44, top - 4, pot(s, decor.cloth)) +
    at(x + half * 0.46, top - 4, kettle(s, decor.second === '#b5566c' ? '#5a7fb5' : '#d9604c'))
  )
}

export const pot = (s: Stage, colour: string) =>
  path('M-40 0V-40H40V0Q40 6 32 6H-32Q-40 6 -40 0z', inRoom(s, colour)) +
  rect(-44, -46, 88, 10, mix(inRoom(s, colour), '#ffffff', 0.3), 4) +
  circle(0, -52, 6, inRoom(s, '#3a2c40')) +
  line('M-40 -28H-54M40 -28H54', inRoom(s, colour), 8)

export const kettle = (s: Stage, colour: string) =>
  path('M-36 4Q-46 -44 0 -48Q46 -44 36 4z', inRoom(s, colour)) +
  path(
    'M30 -10Q52 -16 54 -38',
    'none',
    `stroke="${inRoom(s, colour)}" stroke-width="9" stroke-linecap="round"`,
  ) +
  path(
    'M-26 -42Q0 -86 26 -42',
    'none',
    `stroke="${inRoom(s, '#4a3a44')}" stroke-width="7" stroke-linecap="round"`,
  )
