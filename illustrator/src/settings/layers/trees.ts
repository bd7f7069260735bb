import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, sheet } from '../../paper.ts'
import { high, type Stage, wide } from '../stage.ts'

/** A broad crown in three papers, lit from above; of three kinds, as the seed has it. */
export const roundTree = (x: number, y: number, scale: number, leaf: string, stage: Stage): string => {
  const { palette, chance, fixed } = stage
  const kind = crowns[Math.floor(fixed.next() * crowns.length)] ?? crowns[0]
  const nicks = Array.from(
    { length: 9 },
    () => `M${n(chance.between(-60, 50))} ${n(chance.between(-220, -130))}q7 -9 18 -4q-6 9 -18 4z`,
  ).join('')
  return at(
    x,
    y,
    path(
      'M-17 6C-8 -30 -12 -70 -34 -118L-22 -124L-4 -92L0 -140H14L12 -88L34 -124L44 -116C18 -76 12 -30 20 6Q0 12 -17 6z',
      mix(palette.wood, leaf, 0.2),
    ) +
      sheet(kind.back, mix(leaf, palette.shade, 0.16), palette.shade, 5) +
      sheet(kind.face, leaf, palette.shade, 3) +
      path(nicks, mix(leaf, palette.moon, 0.3), 'opacity=".6"') +
      path(kind.shine, mix(leaf, palette.moon, 0.36)),
    scale,
  )
}

const crowns = [
  {
    back: 'M-104 -118C-136 -150 -120 -196 -88 -200C-84 -246 -28 -270 4 -246C44 -276 100 -246 96 -204C132 -190 130 -130 92 -120C62 -96 30 -112 2 -106C-34 -92 -74 -92 -104 -118z',
    face: 'M-74 -142C-100 -166 -84 -202 -58 -202C-46 -240 6 -250 28 -226C64 -236 88 -200 70 -172C40 -150 -30 -128 -74 -142z',
    shine: 'M-48 -190C-40 -222 0 -232 20 -214C-6 -216 -30 -206 -48 -190z',
  },
  // Taller than broad, as a lime is.
  {
    back: 'M-70 -100C-108 -130 -96 -190 -80 -214C-84 -270 -40 -316 2 -318C48 -314 84 -268 80 -212C98 -184 104 -128 68 -100C40 -84 -38 -82 -70 -100z',
    face: 'M-46 -130C-74 -160 -60 -206 -52 -222C-50 -262 -18 -290 8 -288C42 -280 58 -244 54 -212C64 -186 62 -150 40 -132C14 -120 -22 -118 -46 -130z',
    shine: 'M-34 -224C-34 -256 -12 -276 10 -272C-10 -262 -24 -248 -34 -224z',
  },
  // Three heads in one, as an oak has.
  {
    back: 'M-116 -134C-130 -176 -96 -206 -66 -196C-64 -240 -10 -262 22 -232C60 -254 104 -220 94 -182C124 -166 122 -118 88 -112C70 -88 34 -92 20 -106C-4 -86 -40 -88 -54 -106C-80 -94 -108 -108 -116 -134z',
    face: 'M-90 -140C-98 -170 -70 -186 -50 -174C-40 -212 2 -222 24 -198C52 -208 78 -186 70 -160C84 -146 68 -130 50 -136C36 -122 14 -122 2 -134C-16 -118 -40 -120 -48 -134C-62 -126 -82 -128 -90 -140z',
    shine: 'M-38 -176C-26 -200 4 -206 18 -192C-4 -192 -22 -188 -38 -176z',
  },
] as const

/** A fir in three tiers. */
export const pine = (x: number, y: number, scale: number, leaf: string, { palette }: Stage): string => {
  const tier = (top: number, bottom: number, half: number) =>
    sheet(
      `M0 ${top}L${half} ${bottom}Q${n(half * 0.72)} ${bottom + 2} ${n(half * 0.5)} ${bottom + 10}Q${n(half * 0.24)} ${bottom} 0 ${bottom + 12}Q${n(-half * 0.24)} ${bottom} ${n(-half * 0.5)} ${bottom + 10}Q${n(-half * 0.72)} ${bottom + 2} ${-half} ${bottom}z`,
      leaf,
      palette.shade,
      5,
      mix(leaf, palette.moon, 0.26),
    )
  return at(
    x,
    y,
    path('M-9 -50h18l4 54h-26z', mix(palette.wood, leaf, 0.3)) +
      tier(-160, -30, 96) +
      tier(-230, -104, 76) +
      tier(-296, -176, 54),
    scale,
  )
}

/** A wood far off: one paper with all its tops. */
export function treeline(
  stage: Stage,
  kind: 'pine' | 'round',
  y: number,
  tall: number,
  colour: string,
): string {
  const { chance, palette, lights } = stage
  let d = `M-20 ${high}V${y}`
  if (kind === 'pine') {
    for (let x = -20; x < wide + 20; ) {
      const w = tall * chance.between(0.34, 0.5)
      const h = tall * chance.between(0.6, 1.1)
      d += `L${n(x + w * 0.2)} ${n(y - h * 0.3)}h${n(-w * 0.06)}L${n(x + w * 0.36)} ${n(y - h * 0.62)}h${n(-w * 0.06)}L${n(x + w * 0.5)} ${n(y - h)}L${n(x + w * 0.7)} ${n(y - h * 0.62)}h${n(-w * 0.06)}L${n(x + w * 0.86)} ${n(y - h * 0.3)}h${n(-w * 0.06)}L${n(x + w)} ${y}`
      x += w
    }
  } else {
    for (let x = -20; x < wide + 20; ) {
      const w = tall * chance.between(0.5, 1)
      const r = w * chance.between(0.52, 0.62)
      d += `a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0`
      x += w
    }
  }
  const face = lights.fade([mix(colour, palette.sky[2], 0.2), mix(colour, palette.sky[2], 0.1), colour])
  return sheet(`${d}V${high}z`, face, palette.shade, 5, mix(colour, palette.moon, 0.3))
}

/** Trees along a line, each of its own size. */
export function grove(
  stage: Stage,
  kind: 'pine' | 'round' | 'both',
  y: number,
  count: number,
  scale: number,
  colour: string,
  gap?: readonly [number, number],
): string {
  const { chance } = stage
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * wide + chance.between(-50, 50)
    const size = scale * chance.between(0.8, 1.25)
    const isPine = kind === 'pine' || (kind === 'both' && chance.next() > 0.5)
    const foot = y + chance.between(-8, 14)
    if (gap && x > gap[0] && x < gap[1]) return ''
    return (isPine ? pine : roundTree)(x, foot, size, colour, stage)
  }).join('')
}

/** The trunk of a tree too tall for the page. */
export const trunk = ({ palette }: Stage, x: number, half: number, colour: string): string =>
  sheet(
    `M${x - half * 1.7} ${high + 10}C${x - half} 760 ${x - half * 1.2} 300 ${x - half} -10H${x + half}C${x + half * 1.1} 320 ${x + half} 740 ${x + half * 1.8} ${high + 10}z`,
    colour,
    palette.shade,
    9,
    mix(colour, palette.moon, 0.2),
  ) +
  line(
    `M${x - half * 0.3} 120q8 60 -4 130M${x + half * 0.3} 300q-8 70 4 150M${x - half * 0.2} 560q10 60 0 120`,
    mix(colour, palette.shade, 0.4),
    4,
    'opacity=".6"',
  )

export const bush = (x: number, y: number, scale: number, leaf: string, { palette }: Stage): string =>
  at(
    x,
    y,
    sheet(
      'M-92 4C-112 -30 -84 -66 -54 -58C-44 -96 14 -100 28 -68C62 -82 98 -48 84 4z',
      leaf,
      palette.shade,
      5,
    ) +
      path(
        'M-52 -34C-44 -62 -6 -66 10 -50C-16 -52 -36 -46 -52 -34z',
        mix(leaf, palette.moon, 0.3),
        'opacity=".8"',
      ),
    scale,
  )

export const palm = ({ palette }: Stage, x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    ellipse(10, 2, 60, 9, '#0a0820', 'opacity=".25"') +
      path('M-14 4Q-40 -150 12 -284L30 -278Q-6 -150 16 4z', mix(palette.wood, palette.moon, 0.1)) +
      [-168, -130, -78, -36, 2, 40]
        .map((turn, index) =>
          path(
            'M0 0C50 -50 130 -46 186 20C150 2 136 6 124 2C112 -6 100 0 88 -4C76 -8 64 0 50 0C36 -2 20 4 0 14z',
            mix(palette.leaf, index % 2 ? palette.shade : palette.moon, 0.16),
            `transform="translate(22 -280) rotate(${turn})"`,
          ),
        )
        .join('') +
      ellipse(14, -266, 14, 15, '#7a4e36') +
      ellipse(36, -262, 12, 13, '#8f5f40'),
    scale,
  )

/** Small caps that glow a little in the dark. */
export const mushrooms = ({ palette, lights }: Stage, x: number, y: number): string =>
  (palette.dark ? lights.glow(x, y - 30, 90, '#ffb48a', 0.5) : '') +
  [
    [0, 0, 1],
    [38, 10, 0.7],
    [-30, 8, 0.6],
  ]
    .map(([dx = 0, dy = 0, k = 1]) =>
      at(
        x + dx,
        y + dy,
        path('M-9 2Q-6 -20 -8 -36H8Q6 -20 9 2z', '#f4e2cc') +
          sheet(
            'M-34 -32Q-32 -70 0 -72Q32 -70 34 -32Q0 -22 -34 -32z',
            mix('#d9604c', palette.ground, palette.dark ? 0.16 : 0),
            palette.shade,
            3,
          ) +
          circle(-12, -50, 5, '#fff2e0') +
          circle(8, -58, 4, '#fff2e0') +
          circle(16, -42, 4, '#fff2e0'),
        k,
      ),
    )
    .join('')
