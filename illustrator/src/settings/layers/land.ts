import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, sheet } from '../../paper.ts'
import { high, type Stage, wide } from '../stage.ts'

/** A line of hills from side to side, palest along the upper edge, where the air is. */
export function hills(stage: Stage, y: number, swell: number, colour: string, bumps = 4): string {
  const { chance } = stage
  const step = wide / bumps
  let d = `M-20 ${n(y + chance.between(-swell, swell) * 0.4)}`
  for (let index = 0; index < bumps; index++) {
    const from = index * step - 20
    d += `C${n(from + step * 0.35)} ${n(y - swell * chance.between(0.5, 1.4))} ${n(from + step * 0.7)} ${n(y + swell * chance.between(-0.2, 0.7))} ${n(from + step + 12)} ${n(y + swell * chance.between(-0.5, 0.4))}`
  }
  return slope(stage, `${d}H${wide + 30}V${high + 20}H-20z`, colour)
}

/** A layer of land in its light: any shape that reaches down to the page's edge. */
export function slope({ palette, lights }: Stage, d: string, colour: string, lift = 8): string {
  const face = lights.fade([mix(colour, palette.sky[2], 0.28), colour, mix(colour, palette.shade, 0.24)])
  return sheet(d, face, palette.shade, lift, mix(colour, palette.moon, 0.42))
}

/** Peaks behind one another, with snow or without. */
export function mountains(stage: Stage, y: number, colour: string, snow: boolean): string {
  const { chance, palette } = stage
  return [0.06, 0.94, 0.3, 0.72, 0.52]
    .map((part) => {
      const x = part * wide + chance.between(-40, 40)
      const top = y - chance.between(150, 300)
      const half = chance.between(190, 270)
      const tall = y + 60 - top
      const lee = path(
        `M${n(x)} ${n(top + 4)}L${n(x + half)} ${n(y + 60)}H${n(x + half * 0.2)}L${n(x + half * 0.1)} ${n(top + tall * 0.5)}L${n(x - half * 0.06)} ${n(top + tall * 0.3)}z`,
        mix(colour, palette.shade, 0.3),
        'opacity=".55"',
      )
      const cap = snow
        ? path(
            `M${n(x)} ${n(top)}L${n(x + half * 0.26)} ${n(top + tall * 0.26)}l${n(-half * 0.1)} -6l${n(-half * 0.12)} 26l${n(-half * 0.1)} -24l${n(-half * 0.12)} 18l${n(-half * 0.08)} -14z`,
            mix('#ffffff', palette.sky[2], 0.25),
          )
        : ''
      return (
        slope(stage, `M${n(x)} ${n(top)}L${n(x + half)} ${n(y + 60)}H${n(x - half)}z`, colour, 6) + lee + cap
      )
    })
    .join('')
}

/** Ground for the figures, with tufts of grass or none. */
export function ground(stage: Stage, y: number, colour: string, tufts = true): string {
  const { chance, palette, lights } = stage
  const tilt = chance.between(-18, 18)
  const blades =
    tufts && stage.weather !== 'snow'
      ? Array.from({ length: 20 }, () => {
          const x = chance.between(0, wide)
          const by = chance.between(y + 34, high - 60)
          const k = 0.6 + (by - y) / 260
          return path(
            `M${n(x - 9 * k)} ${n(by)}Q${n(x - 9 * k)} ${n(by - 14 * k)} ${n(x - 15 * k)} ${n(by - 20 * k)}Q${n(x - 3 * k)} ${n(by - 14 * k)} ${n(x - 2 * k)} ${n(by - 4 * k)}Q${n(x)} ${n(by - 22 * k)} ${n(x + 3 * k)} ${n(by - 28 * k)}Q${n(x + 5 * k)} ${n(by - 14 * k)} ${n(x + 4 * k)} ${n(by - 4 * k)}Q${n(x + 8 * k)} ${n(by - 16 * k)} ${n(x + 16 * k)} ${n(by - 18 * k)}Q${n(x + 9 * k)} ${n(by - 8 * k)} ${n(x + 10 * k)} ${n(by)}z`,
            mix(colour, palette.moon, 0.2),
            'opacity=".5"',
          )
        }).join('')
      : ''
  const face = lights.fade([mix(colour, palette.moon, 0.16), colour, mix(colour, palette.shade, 0.36)])
  return (
    sheet(
      `M-20 ${n(y + 16 + tilt)}Q${n(wide * 0.25)} ${n(y - 26 + tilt)} ${n(wide * 0.55)} ${n(y)}T${wide + 20} ${n(y + 10 - tilt)}V${high + 20}H-20z`,
      face,
      palette.shade,
      9,
      mix(colour, palette.moon, 0.4),
    ) + blades
  )
}

/** A way that winds from the foreground to the horizon. */
export const pathway = ({ palette }: Stage, y: number, from: number, to: number): string =>
  path(
    `M${from - 150} ${high}C${from - 60} ${high - 90} ${to + 130} ${y + 110} ${to} ${y + 52}C${to - 50} ${y + 30} ${to - 20} ${y + 10} ${to + 10} ${y}H${to + 26}C${to + 30} ${y + 16} ${to + 20} ${y + 30} ${to + 56} ${y + 48}C${to + 250} ${y + 110} ${from + 130} ${high - 90} ${from + 130} ${high}z`,
    mix(palette.ground, palette.dark ? palette.moon : '#f6e2c0', palette.dark ? 0.22 : 0.55),
    'opacity=".75"',
  )

/** Nothing blooms in the snow. */
export function flowers({ chance, palette, weather }: Stage, y: number, count: number): string {
  if (weather === 'snow') return ''
  return Array.from({ length: count }, (_, index) => {
    const x = chance.between(30, wide - 30)
    const fy = chance.between(y + 30, high - 40)
    const k = 0.6 + (fy - y) / 300
    const colour = mix(
      chance.pick(['#f0c2cf', '#f6e2a8', '#dcd0f2', '#f3a389']),
      palette.ground,
      palette.dark ? 0.3 : 0,
    )
    const heart = circle(x, fy - 1, 3.4 * k, palette.lamp)
    if (index % 3 === 0)
      return (
        line(`M${n(x)} ${n(fy)}v${n(16 * k)}`, mix(palette.leaf, palette.ground, 0.4), 3) +
        path(
          `M${n(x - 8 * k)} ${n(fy - 9 * k)}l${n(4 * k)} ${n(4 * k)}l${n(4 * k)} ${n(-6 * k)}l${n(4 * k)} ${n(6 * k)}l${n(4 * k)} ${n(-4 * k)}q${n(2 * k)} ${n(14 * k)} ${n(-8 * k)} ${n(14 * k)}q${n(-10 * k)} 0 ${n(-8 * k)} ${n(-14 * k)}z`,
          colour,
        )
      )
    return (
      [0, 1, 2, 3, 4]
        .map((petal) =>
          circle(
            x + Math.cos(petal * 1.257) * 5.6 * k,
            fy + Math.sin(petal * 1.257) * 4.8 * k,
            4.2 * k,
            colour,
          ),
        )
        .join('') + heart
    )
  }).join('')
}

export const rock = (x: number, y: number, scale: number, { palette }: Stage): string =>
  at(
    x,
    y,
    ellipse(4, 2, 82, 11, '#0a0820', 'opacity=".25"') +
      sheet('M-70 0C-80 -40 -46 -66 -8 -62C40 -72 78 -38 70 0z', palette.stone, palette.shade, 5) +
      path('M-50 -26C-40 -52 -14 -56 4 -54C-20 -44 -36 -34 -50 -26z', mix(palette.stone, palette.moon, 0.3)) +
      path(
        'M18 -4C40 -10 52 -30 50 -44C72 -30 76 -12 68 0z',
        mix(palette.stone, palette.shade, 0.4),
        'opacity=".6"',
      ),
    scale,
  )
