import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import { high, type Stage, wide } from './stage.ts'

/** The sky with its lights: moon or low sun, stars, and paper clouds. */
export function sky(
  { palette, lights, chance }: Stage,
  options: { moonAt?: readonly [number, number]; clouds?: number } = {},
): string {
  const [x, y] = options.moonAt ?? [
    chance.pick([250, 930]) + chance.between(-60, 60),
    chance.between(130, 210),
  ]
  const size = chance.between(46, 66)
  const backdrop = rect(0, 0, wide, high, lights.fade(palette.sky))
  const halo = lights.glow(x, y, size * 5, palette.moon, palette.dark ? 0.5 : 0.75)
  const moon =
    palette.dark && chance.next() > 0.5
      ? crescent(x, y, size, palette.moon)
      : circle(x, y, size, palette.moon)
  const clouds = Array.from({ length: options.clouds ?? 2 }, (_, index) =>
    cloud(
      chance.between(80, 1120),
      110 + index * 90 + chance.between(-20, 30),
      chance.between(0.8, 1.5),
      mix(palette.sky[1], '#ffffff', palette.dark ? 0.1 : 0.4),
      palette.dark ? 0.5 : 0.75,
    ),
  )
  return backdrop + (palette.dark ? stars(chance, 46, 0, 480) : '') + halo + moon + clouds.join('')
}

const crescent = (x: number, y: number, r: number, colour: string) =>
  path(
    `M${n(x + r * 0.3)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.95)} ${n(y + r * 0.4)}A${n(r * 0.82)} ${n(r * 0.82)} 0 0 1 ${n(x + r * 0.3)} ${n(y - r)}z`,
    colour,
  )

export const stars = (chance: Stage['chance'], count: number, top: number, bottom: number): string =>
  Array.from({ length: count }, () =>
    circle(
      chance.between(10, wide - 10),
      chance.between(top + 14, bottom),
      chance.between(1, 3.2),
      '#fff6dc',
      `opacity="${n(chance.between(0.4, 1))}"`,
    ),
  ).join('')

export const cloud = (x: number, y: number, scale: number, colour: string, opacity: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" opacity="${opacity}">${path('M-90 20Q-110 -6 -74 -16Q-66 -50 -26 -44Q0 -74 36 -48Q74 -56 78 -18Q108 -8 90 20z', colour)}</g>`

/** A line of hills from side to side. */
export function hills(
  { chance, palette, lights }: Stage,
  y: number,
  swell: number,
  colour: string,
  bumps = 4,
): string {
  const step = wide / bumps
  let d = `M-20 ${n(y + chance.between(-swell, swell) * 0.4)}`
  for (let index = 0; index < bumps; index++) {
    const from = index * step - 20
    d += `C${n(from + step * 0.35)} ${n(y - swell * chance.between(0.5, 1.4))} ${n(from + step * 0.7)} ${n(y + swell * chance.between(-0.2, 0.7))} ${n(from + step + 12)} ${n(y + swell * chance.between(-0.5, 0.4))}`
  }
  const face = lights.fade([mix(colour, palette.sky[2], 0.3), colour, mix(colour, palette.shade, 0.2)])
  return sheet(`${d}H${wide + 30}V${high + 20}H-20z`, face, palette.shade, 8, mix(colour, palette.moon, 0.42))
}

export function mountains({ chance, palette }: Stage, y: number, colour: string, snow: boolean): string {
  return [0.12, 0.4, 0.68, 0.94]
    .map((part) => {
      const x = part * wide + chance.between(-50, 50)
      const top = y - chance.between(170, 320)
      const half = chance.between(190, 280)
      const cap = snow
        ? path(
            `M${n(x)} ${n(top)}l${n(half * 0.24)} ${n((y - top) * 0.24)}l${n(-half * 0.14)} -8l${n(-half * 0.1)} 22l${n(-half * 0.1)} -20l${n(-half * 0.14)} 10z`,
            mix('#ffffff', palette.sky[1], 0.25),
          )
        : ''
      return sheet(`M${n(x)} ${n(top)}L${n(x + half)} ${y + 40}H${n(x - half)}z`, colour, palette.shade) + cap
    })
    .join('')
}

export function roundTree(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  trunk: string,
  shade: string,
): string {
  return at(
    x,
    y,
    line('M0 4V-120M0 -70L-26 -110M0 -84L26 -120', trunk, 18) +
      sheet(
        'M-104 -130C-120 -210 -60 -250 -20 -236C10 -280 96 -262 96 -196C128 -160 96 -110 50 -116C10 -90 -80 -90 -104 -130z',
        leaf,
        shade,
      ) +
      path('M-70 -160C-70 -210 -30 -226 0 -210C-40 -200 -56 -180 -70 -160z', mix(leaf, '#ffffff', 0.16)),
    scale,
  )
}

export function pine(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  trunk: string,
  shade: string,
): string {
  return at(
    x,
    y,
    rect(-9, -40, 18, 44, trunk) +
      sheet('M0 -290L64 -170H36L86 -92H50L104 -24H-104L-50 -92H-86L-36 -170H-64z', leaf, shade) +
      path('M0 -290L-64 -170H-36L-86 -92H-50L-104 -24H-60z', mix(leaf, '#ffffff', 0.08)),
    scale,
  )
}

/** Trees along a line, smaller and paler the farther they stand. */
export function grove(
  stage: Stage,
  kind: 'pine' | 'round' | 'both',
  y: number,
  count: number,
  scale: number,
  colour: string,
  gap?: readonly [number, number],
): string {
  const { chance, palette } = stage
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * wide + chance.between(-40, 40)
    if (gap && x > gap[0] && x < gap[1]) return ''
    const size = scale * chance.between(0.8, 1.25)
    const isPine = kind === 'pine' || (kind === 'both' && chance.next() > 0.5)
    return (isPine ? pine : roundTree)(
      x,
      y + chance.between(-8, 14),
      size,
      colour,
      mix(palette.wood, colour, 0.35),
      palette.shade,
    )
  }).join('')
}

export function house(x: number, y: number, scale: number, { palette, chance }: Stage): string {
  const wall = mix(
    chance.pick(['#d9a06a', '#c98a7a', '#b8a08a', '#a9a4c0']),
    palette.middle,
    palette.dark ? 0.55 : 0.1,
  )
  const roof = mix(chance.pick(['#a9543c', '#7a4a5c', '#6a5140']), palette.middle, palette.dark ? 0.5 : 0.05)
  const pane = palette.dark ? palette.lamp : mix(palette.sky[0], '#ffffff', 0.4)
  const window = (wx: number, wy: number) =>
    rect(wx, wy, 30, 36, pane, 4) + line(`M${wx + 15} ${wy}v36M${wx} ${wy + 18}h30`, roof, 3)
  return at(
    x,
    y,
    sheet('M-70 0V-110H70V0z', wall, palette.shade) +
      sheet('M-86 -104L0 -186L86 -104z', roof, palette.shade) +
      rect(36, -176, 20, 42, roof) +
      window(-50, -90) +
      window(20, -90) +
      rect(-16, -52, 32, 52, roof, 14),
    scale,
  )
}

/** A surface of water with paths of light on it. */
export function water({ palette, chance, lights }: Stage, y: number, to = high): string {
  const glints = Array.from({ length: 26 }, () => {
    const gy = chance.between(y + 12, to - 6)
    const length = chance.between(24, 90) * (0.6 + (gy - y) / (to - y))
    return line(
      `M${n(chance.between(0, wide))} ${n(gy)}h${n(length)}`,
      mix(palette.water, palette.moon, 0.55),
      3,
      `opacity="${n(chance.between(0.2, 0.6))}"`,
    )
  })
  return (
    rect(-10, y, wide + 20, to - y, lights.fade([mix(palette.water, palette.sky[2], 0.45), palette.water])) +
    glints.join('')
  )
}

/** Ground for the figures, with tufts of grass or none. */
export function ground(stage: Stage, y: number, colour: string, tufts = true): string {
  const { chance, palette } = stage
  const blades = tufts
    ? Array.from({ length: 18 }, () => {
        const x = chance.between(0, wide)
        const by = chance.between(y + 24, high - 60)
        return line(
          `M${n(x)} ${n(by)}q-4 -14 -10 -20M${n(x + 4)} ${n(by)}v-24M${n(x + 8)} ${n(by)}q5 -12 12 -18`,
          mix(colour, palette.dark ? '#8fb0c8' : '#ffffff', 0.2),
          3,
          'opacity=".6"',
        )
      }).join('')
    : ''
  const path0 = sheet(
    `M-20 ${n(y + 16)}Q${n(wide * 0.25)} ${n(y - 26)} ${n(wide * 0.55)} ${n(y)}T${wide + 20} ${n(y + 10)}V${high + 20}H-20z`,
    stage.lights.fade([mix(colour, palette.moon, 0.14), colour, mix(colour, palette.shade, 0.34)]),
    palette.shade,
    9,
    mix(colour, palette.moon, 0.4),
  )
  return path0 + blades
}

/** Dark leaves at the page's edges, which make a window of the scene. */
export function leafyFrame({ palette, chance }: Stage): string {
  const leaf = (x: number, y: number, turn: number, size: number) =>
    path(
      'M0 0C-26 -30 -22 -78 0 -104C22 -78 26 -30 0 0z',
      palette.front,
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})"`,
    )
  const left = Array.from({ length: 7 }, (_, index) =>
    leaf(chance.between(-30, 60), high - index * 34 + 20, chance.between(8, 66), chance.between(0.9, 1.6)),
  )
  const right = Array.from({ length: 7 }, (_, index) =>
    leaf(
      wide - chance.between(-30, 60),
      high - index * 34 + 20,
      -chance.between(8, 66),
      chance.between(0.9, 1.6),
    ),
  )
  return (
    left.join('') +
    right.join('') +
    path(
      `M-10 ${high}V${high - 40}Q300 ${high - 14} 600 ${high - 22}T${wide + 10} ${high - 44}V${high}z`,
      palette.front,
    )
  )
}

export function flowers({ chance, palette }: Stage, y: number, count: number): string {
  return Array.from({ length: count }, () => {
    const x = chance.between(30, wide - 30)
    const fy = chance.between(y + 30, high - 40)
    const colour = mix(
      chance.pick(['#f0c2cf', '#f6e2a8', '#dcd0f2', '#f3a389']),
      palette.ground,
      palette.dark ? 0.35 : 0,
    )
    return (
      circle(x - 5, fy, 5, colour) +
      circle(x + 5, fy, 5, colour) +
      circle(x, fy - 6, 5, colour) +
      circle(x, fy - 1, 3.5, palette.lamp)
    )
  }).join('')
}

export const rock = (x: number, y: number, scale: number, { palette }: Stage): string =>
  at(
    x,
    y,
    sheet('M-70 0C-80 -40 -46 -66 -8 -62C40 -72 78 -38 70 0z', palette.stone, palette.shade) +
      path('M-50 -26C-40 -52 -14 -56 4 -54C-20 -44 -36 -34 -50 -26z', mix(palette.stone, '#ffffff', 0.18)),
    scale,
  )

export const reeds = (x: number, y: number, { palette }: Stage): string =>
  [0, 18, 34, 50]
    .map(
      (dx, index) =>
        line(
          `M${x + dx} ${y}q${index % 2 ? 8 : -6} -50 ${index % 2 ? 4 : 0} ${-96 - index * 9}`,
          palette.front,
          6,
        ) + ellipse(x + dx + (index % 2 ? 4 : 0), y - 104 - index * 9, 7, 22, palette.wood),
    )
    .join('')
