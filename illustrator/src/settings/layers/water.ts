import { mix } from '../../palette.ts'
import { at, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import { high, type Stage, wide } from '../stage.ts'

/** A surface of water: papers with wavy edges, one before another, and glints on them. */
export function water(stage: Stage, y: number, to = high): string {
  const { palette, chance, lights } = stage
  const far = mix(palette.water, palette.sky[2], 0.5)
  const surface = rect(-10, y, wide + 20, to - y, lights.fade([far, palette.water]))
  const waves = [0.2, 0.46, 0.74].map((part, index) => {
    const wy = y + (to - y) * part
    const length = 90 + index * 50
    let d = `M${n(-length * chance.next())} ${n(wy)}`
    for (let x = -length; x < wide + length; x += length)
      d += `q${n(length / 2)} ${n(-9 - index * 5)} ${n(length)} 0`
    const colour = mix(far, mix(palette.water, palette.shade, 0.28), part)
    return sheet(`${d}V${to}H-20z`, colour, palette.shade, 3 + index, mix(colour, palette.moon, 0.3))
  })
  const glints = Array.from({ length: 22 }, () => {
    const gy = chance.between(y + 12, to - 6)
    return line(
      `M${n(chance.between(0, wide))} ${n(gy)}h${n(chance.between(20, 70) * (0.6 + (gy - y) / (to - y)))}`,
      mix(palette.water, palette.moon, 0.6),
      3,
      `opacity="${n(chance.between(0.15, 0.5))}"`,
    )
  })
  return surface + waves.join('') + glints.join('')
}

/** The light of the moon on the water, wider as it comes nearer. */
export const moonPath = ({ palette, chance }: Stage, x: number, y: number, to: number): string =>
  Array.from({ length: 11 }, (_, index) => {
    const part = index / 10
    const half = 16 + part * 54 + chance.between(-10, 16)
    return ellipse(
      x + chance.between(-14, 14),
      y + 6 + (to - y - 14) * part ** 1.2,
      half,
      2.4 + part * 3,
      palette.moon,
      `opacity="${n(0.75 - part * 0.4)}"`,
    )
  }).join('')

/** Sand with the last wave on it. */
export function beach(stage: Stage, y: number): string {
  const { palette, lights, chance } = stage
  const sand = mix('#e2c393', palette.ground, palette.dark ? 0.5 : 0.1)
  const edge = `M-20 ${y + 30}Q240 ${y - 40} 560 ${y + 6}T${wide + 20} ${y - 6}`
  return (
    sheet(
      `${edge}V${high + 20}H-20z`,
      lights.fade([mix(sand, palette.moon, 0.2), sand, mix(sand, palette.shade, 0.4)]),
      palette.shade,
      8,
      mix(sand, palette.moon, 0.5),
    ) +
    line(edge, mix('#ffffff', palette.water, 0.2), 9, 'opacity=".75"') +
    Array.from({ length: 9 }, () =>
      at(
        chance.between(60, 1140),
        chance.between(y + 70, high - 30),
        path('M-10 4Q-12 -10 0 -12Q12 -10 10 4Q0 8 -10 4z', chance.pick(['#f6dfd0', '#f0bfa6', '#e9e2f2'])) +
          line('M0 4V-9M-4 4L-6 -6M4 4L6 -6', '#a87a6a', 1.4),
      ),
    ).join('')
  )
}

export const boat = ({ palette, lights }: Stage, x: number, y: number, scale: number): string =>
  (palette.dark ? lights.glow(x - 60 * scale, y - 50 * scale, 90 * scale, palette.lamp, 0.7) : '') +
  at(
    x,
    y,
    ellipse(0, 20, 104, 9, palette.shade, 'opacity=".3"') +
      line('M0 -20V-176', '#4a3030', 6) +
      sheet('M8 -170Q92 -100 78 -36H8z', mix('#f6e7c6', palette.sky[2], 0.25), palette.shade, 3) +
      path('M-8 -150Q-58 -90 -52 -40H-8z', mix('#e0a08a', palette.sky[1], 0.3)) +
      sheet(
        'M-94 -22H94Q74 20 30 22H-40Q-80 18 -94 -22z',
        mix('#8a5a3e', palette.water, 0.2),
        palette.shade,
        3,
      ) +
      (palette.dark ? path('M-66 -40h12v16h-12z', '#ffd98a') : ''),
    scale,
  )
