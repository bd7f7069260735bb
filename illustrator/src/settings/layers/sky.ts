import { mix, type Palette } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Chance } from '../../random.ts'
import { drawThing } from '../../things.ts'
import { high, type Stage, wide } from '../stage.ts'

/** The sky with its lights: moon or low sun in rings of paper, stars, and paper clouds. */
export function sky(
  stage: Stage,
  options: { moonAt?: readonly [number, number]; clouds?: number; size?: number } = {},
): string {
  const { palette, lights, chance, weather, top } = stage
  const [x, idealY] = options.moonAt ?? [
    chance.pick([230, 950]) + chance.between(-60, 60),
    chance.between(140, 220),
  ]
  const y = top + idealY * (1 - top / 700)
  // In rain the sun is a paleness behind cloud.
  const isWet = weather === 'rain'
  const size = options.size ?? chance.between(48, 70)
  lights.source = [x, y]
  const backdrop = rect(
    0,
    0,
    wide,
    high,
    lights.fade([...palette.sky, mix(palette.sky[2], palette.lamp, palette.dark ? 0.2 : 0.3)]),
  )
  // What is behind the land shines through between its papers.
  const horizon = lights.glow(
    600,
    590,
    640,
    mix(palette.sky[2], palette.lamp, palette.dark ? 0.45 : 0.3),
    palette.dark ? 0.6 : 0.5,
  )
  const halo = lights.glow(x, y, size * 6.5, palette.moon, palette.dark ? 0.5 : 0.7)
  const rings = [4.2, 2.9, 1.85]
    .map((reach) => circle(x, y, size * reach, palette.moon, `opacity="${palette.dark ? 0.06 : 0.13}"`))
    .join('')
  if (!isWet) lights.hasMoon = true
  const isCrescent = palette.dark && chance.next() > 0.45
  const moon = isCrescent
    ? crescent(x, y, size, palette.moon)
    : circle(x, y, size, palette.moon) + (palette.dark ? seas(x, y, size, palette.moon) : '')
  const clouds = Array.from({ length: (options.clouds ?? 3) + (isWet ? 3 : 0) }, (_, index) => {
    const from = (chance.between(0, 0.5) + (index % 2) * 0.5) * wide
    const level = isWet ? 90 + (index % 4) * 56 : 150 + index * 70
    const at = top + level * (1 - top / 700) + chance.between(-20, 24)
    const width = chance.between(170, 330) * (isWet ? 1.3 : 1)
    // A cloud crosses the lower edge of the moon and never hides it.
    const crosses = !isWet && from < x + size && from + width > x - size && Math.abs(at - y) < size * 1.3
    return cloudBank(stage, from, crosses ? y + size * 1.2 : at, width, Math.min(0.9, 0.2 + index * 0.16))
  })
  return (
    backdrop +
    horizon +
    (palette.dark ? (isWet ? '' : stars(chance, weather === 'stars' ? 100 : 60, top * 0.8, 470)) : '') +
    halo +
    (isWet ? '' : rings + moon) +
    clouds.join('') +
    starOf(stage)
  )
}

/** The star of the story, where the stage has room for it: land and trees stand before it. */
function starOf({ lights, star }: Stage): string {
  if (!star || lights.hasStar) return ''
  lights.hasStar = true
  return at(star.x, star.y + 34, drawThing('star'), 1.1)
}

/** A day-moon keeps a face of faint seas. */
const seas = (x: number, y: number, r: number, colour: string) =>
  [
    [-0.3, -0.3, 0.26],
    [0.28, 0.1, 0.34],
    [-0.34, 0.42, 0.17],
  ]
    .map(([dx = 0, dy = 0, size = 0]) =>
      circle(x + dx * r, y + dy * r, size * r, mix(colour, '#c9a87a', 0.28), 'opacity=".6"'),
    )
    .join('')

const crescent = (x: number, y: number, r: number, colour: string) =>
  path(
    `M${n(x + r * 0.3)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.95)} ${n(y + r * 0.4)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x + r * 0.3)} ${n(y - r)}z`,
    colour,
  )

/** Small stars in three sizes, each size in one stroke, and now and then one that sparkles. */
export function stars(chance: Chance, count: number, top: number, bottom: number): string {
  const dots = ['', '', '']
  let sparkles = ''
  for (let index = 0; index < count; index++) {
    const x = chance.between(10, wide - 10)
    const y = chance.between(top + 14, bottom)
    if (index % 9 === 0) sparkles += sparkle(x, y, chance.between(4, 10))
    else dots[index % 3] += `M${Math.round(x)} ${Math.round(y)}h.1`
  }
  const sizes = dots.map((d, index) =>
    line(d, '#fff6dc', 2.4 + index * 1.5, `opacity="${0.85 - index * 0.14}"`),
  )
  return sizes.join('') + path(sparkles, '#fff6dc', 'opacity=".95"')
}

const sparkle = (x: number, y: number, r: number) => {
  const w = r * 0.2
  return `M${n(x)} ${n(y - r)}Q${n(x + w)} ${n(y - w)} ${n(x + r)} ${n(y)}Q${n(x + w)} ${n(y + w)} ${n(x)} ${n(y + r)}Q${n(x - w)} ${n(y + w)} ${n(x - r)} ${n(y)}Q${n(x - w)} ${n(y - w)} ${n(x)} ${n(y - r)}z`
}

/** The colour of the sky at a height of the stage. */
function skyAt({ sky: [above, middle, below] }: Palette, y: number): string {
  const part = Math.min(1, Math.max(0, y / high)) * 3
  return part < 1 ? mix(above, middle, part) : mix(middle, below, Math.min(1, part - 1))
}

/**
 * A bank of cloud cut from one paper, which nothing shines through: bumps above, a straight edge below.
 * @param nearness 0 is as pale as the sky, 1 stands out
 * @param behind the colour of the sky there
 */
export function cloudBank(
  { palette, chance, lights }: Stage,
  x: number,
  y: number,
  width: number,
  nearness: number,
  cloth = palette.dark
    ? mix(mix(palette.sky[1], palette.sky[2], 0.7), palette.moon, 0.08)
    : mix(palette.sky[1], '#ffffff', 0.4),
  behind = skyAt(palette, y),
): string {
  const colour = mix(behind, cloth, 0.45 + nearness * 0.5)
  const count = Math.max(3, Math.round(width / 62))
  const step = width / count
  const top = (index: number) => y - Math.sin((index / count) * Math.PI) * step * chance.between(0.5, 0.8)
  let d = `M${n(x)} ${n(y)}`
  let before = y
  for (let index = 1; index <= count; index++) {
    const next = index === count ? y : top(index)
    const r = Math.hypot(step, next - before) * chance.between(0.5, 0.6)
    d += `A${n(r)} ${n(r)} 0 0 1 ${n(x + step * index)} ${n(next)}`
    before = next
  }
  const edge = mix(colour, palette.moon, 0.26)
  const face = lights.fade([mix(colour, palette.moon, 0.14), mix(colour, palette.sky[1], 0.24)])
  return sheet(
    `${d}V${n(y)}Q${n(x + width)} ${n(y + 14)} ${n(x + width - 16)} ${n(y + 14)}H${n(x + 16)}Q${n(x)} ${n(y + 14)} ${n(x)} ${n(y)}z`,
    face,
    palette.shade,
    5,
    edge,
  )
}

/** The dark between the worlds. */
export const space = (s: Stage): string =>
  rect(0, 0, wide, high, s.lights.fade(['#080b2a', '#1c1e54', '#4a3a84'])) +
  s.lights.glow(300, 260, 520, '#8a5ac0', 0.4) +
  s.lights.glow(900, 520, 460, '#3f7ab0', 0.34) +
  stars(s.chance, 110, 0, 700) +
  starOf(s) +
  at(0, 0, path('M-20 360Q300 200 620 300T1220 160V260Q900 300 640 380T-20 480z', '#b9a4e8', 'opacity=".08"'))

export const earth = (s: Stage, x: number, y: number, k = 1): string =>
  s.lights.glow(x, y, 260 * k, '#8ab4e8', 0.55) +
  at(
    x,
    y,
    circle(0, 0, 100, '#8fc0e8') +
      circle(1, 2, 97, '#4f83b5') +
      path(
        'M-70 -40q30 -40 70 -20q-6 40 -44 34q-4 30 -30 20zM20 10q40 -20 60 10q-10 40 -44 46q-30 -20 -16 -56z',
        '#7aa86a',
      ) +
      path(
        'M-60 30q40 -14 70 0M-20 -62q40 -10 66 6',
        'none',
        'stroke="#eef4fb" stroke-width="8" stroke-linecap="round" opacity=".6"',
      ) +
      path('M0 -97A97 97 0 1 0 0 97A130 130 0 0 1 0 -97z', '#0d1033', 'opacity=".32"'),
    k,
  )

export const ringed = ({ lights }: Stage, x: number, y: number): string =>
  lights.glow(x, y, 190, '#f0c27a', 0.45) +
  `<g transform="rotate(-14 ${x} ${y})">${path(`M${x - 120} ${y}a120 26 0 0 1 240 0`, 'none', 'stroke="#c9a0b8" stroke-width="13"')}${circle(x, y, 66, '#f0c27a')}${circle(x + 1, y + 3, 63, '#dfa45a')}${path(`M${x - 62} ${y - 16}q62 22 124 0v18q-62 22 -124 0z`, '#c9824c')}${ellipse(x - 14, y + 38, 34, 8, '#c9824c', 'opacity=".7"')}${path(`M${x - 120} ${y}a120 26 0 0 0 240 0`, 'none', 'stroke="#f4dcc0" stroke-width="13"')}</g>`
