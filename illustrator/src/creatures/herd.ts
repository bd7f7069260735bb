import { mix } from '../palette.ts'
import { circle, ellipse, line, n, path } from '../paper.ts'
import type { Species } from '../words.ts'
import { type Beast, patches, stripes } from './beasts.ts'

const shared = { ears: 'round', tail: 'stub', snout: 0.4 } as const

/** Measures of the four-legged animals. */
export const beasts: Partial<Record<Species, Beast>> = {
  fox: {
    colour: '#d9783c',
    belly: '#f7e6cf',
    body: [58, 34],
    legs: 36,
    head: 36,
    ears: 'pointed',
    tail: 'bushy',
    snout: 0.8,
  },
  rabbit: {
    colour: '#c9b3a6',
    belly: '#f4e8de',
    body: [40, 34],
    legs: 18,
    head: 30,
    ears: 'long',
    tail: 'puff',
    snout: 0.1,
  },
  bear: { ...shared, colour: '#8a5a3c', belly: '#c99a70', body: [88, 66], legs: 46, head: 54 },
  cat: {
    colour: '#7d7690',
    belly: '#e6e0ea',
    body: [46, 26],
    legs: 28,
    head: 31,
    ears: 'kitten',
    tail: 'thin',
    snout: -0.4,
    nose: '#d98a94',
    crown: (h) => whiskers(h),
    brow: '#544c68',
    marks: (long, high, y) => stripes(long, high, y, '#544c68'),
  },
  dog: {
    colour: '#b98552',
    belly: '#f0dcc0',
    body: [52, 30],
    legs: 36,
    head: 34,
    ears: 'flop',
    tail: 'thin',
    snout: 0.9,
  },
  mouse: {
    colour: '#a79ca8',
    belly: '#e9dfe2',
    body: [28, 20],
    legs: 8,
    head: 22,
    nose: '#d98a94',
    ears: 'large',
    tail: 'thin',
    snout: 0.5,
  },
  deer: {
    behind: (h) => antlers(h),
    colour: '#b97a4c',
    belly: '#efd9bd',
    body: [62, 32],
    legs: 72,
    head: 30,
    ears: 'tuft',
    tail: 'puff',
    snout: 0.8,
    neck: 46,
  },
  horse: {
    mane: '#4f3226',
    colour: '#94623f',
    belly: '#b98560',
    body: [86, 42],
    legs: 84,
    head: 36,
    ears: 'tuft',
    tail: 'hair',
    snout: 1.2,
    neck: 56,
  },
  unicorn: {
    colour: '#ece4f4',
    belly: '#ffffff',
    body: [82, 40],
    legs: 80,
    head: 36,
    ears: 'tuft',
    tail: 'hair',
    snout: 1,
    neck: 54,
    crown: (h) => horn(h),
    mane: '#c9a0dc',
  },
  squirrel: {
    colour: '#b5613a',
    belly: '#f3dcc0',
    body: [30, 26],
    legs: 14,
    head: 24,
    ears: 'tuft',
    tail: 'plume',
    snout: 0.3,
  },
  otter: {
    colour: '#7a5440',
    belly: '#d9bb9a',
    body: [60, 26],
    legs: 14,
    head: 28,
    ears: 'round',
    tail: 'flat',
    snout: 0.2,
  },
  sheep: {
    woolly: true,
    crown: (h) => fleece(h),
    colour: '#efe6da',
    belly: '#fff9ee',
    body: [60, 44],
    legs: 30,
    head: 28,
    ears: 'flop',
    tail: 'puff',
    snout: 0.5,
  },
  goat: {
    rests: true,
    colour: '#d9cbb8',
    belly: '#f4ecde',
    body: [52, 32],
    legs: 44,
    head: 28,
    ears: 'side',
    tail: 'stub',
    snout: 0.9,
    neck: 16,
    crown: (h) => goatHorns(h),
  },
  pig: {
    rests: true,
    colour: '#e6a4a0',
    belly: '#f4c6be',
    body: [58, 42],
    legs: 24,
    head: 38,
    ears: 'tuft',
    tail: 'curl',
    snout: 0.3,
    nose: '#e6a4a0',
    crown: (h) => pigNose(h),
  },
  cow: {
    colour: '#efe8dc',
    belly: '#e8b4a8',
    body: [84, 50],
    legs: 58,
    head: 38,
    ears: 'side',
    tail: 'tassel',
    snout: 0.9,
    nose: '#8a5a58',
    neck: 10,
    isMarkedAlways: true,
    marks: (long, high, y) => patches(long, high, y, '#6a4a44'),
    mask: (h) =>
      path(
        `M${n(-h * 0.98)} ${n(-h * 0.3)}Q${n(-h * 0.8)} ${n(-h)} ${n(-h * 0.1)} ${n(-h * 0.94)}Q${n(h * 0.1)} ${n(-h * 0.2)} ${n(-h * 0.4)} ${n(h * 0.3)}Q${n(-h)} ${n(h * 0.4)} ${n(-h * 0.98)} ${n(-h * 0.3)}z`,
        '#6a4a44',
      ),
    crown: (h) => cowHorns(h),
  },
  badger: {
    rests: true,
    colour: '#6a6672',
    belly: '#3c3844',
    body: [54, 32],
    legs: 18,
    head: 32,
    ears: 'round',
    tail: 'stub',
    snout: 0.9,
    mask: (h) => badgerFace(h),
  },
  giraffe: {
    colour: '#e6b45c',
    belly: '#f6dfa8',
    body: [62, 38],
    legs: 104,
    head: 30,
    ears: 'side',
    tail: 'tassel',
    snout: 0.9,
    neck: 128,
    isMarkedAlways: true,
    marks: (long, high, y) => giraffeSpots(long, high, y),
    crown: (h) => ossicones(h),
  },
  lion: {
    rests: true,
    colour: '#d9a050',
    belly: '#f4dcaa',
    body: [66, 38],
    legs: 44,
    head: 36,
    ears: 'round',
    tail: 'tassel',
    snout: 0.5,
    behind: (h) => lionMane(h),
  },
  monkey: {
    colour: '#8a5f44',
    belly: '#e6c09a',
    body: [36, 30],
    legs: 26,
    head: 34,
    ears: 'side',
    tail: 'curl',
    snout: 0.2,
    nose: '#5a3a30',
    mask: (h) =>
      ellipse(h * 0.04, -h * 0.1, h * 0.44, h * 0.5, '#e6c09a') +
      ellipse(h * 0.62, -h * 0.1, h * 0.4, h * 0.48, '#e6c09a'),
  },
  mole: {
    rests: true,
    colour: '#5a5266',
    belly: '#7a7086',
    body: [42, 30],
    legs: 8,
    head: 30,
    ears: 'none',
    tail: 'stub',
    snout: 1.4,
    nose: '#f0a0a8',
    crown: (h) => moleGlasses(h),
    isMarkedAlways: true,
    marks: () => ellipse(34, -8, 17, 10, '#f0b4b0') + line('M38 -4v6M45 -6v6M31 -4v6', '#f0b4b0', 5),
  },
  elephant: {
    colour: '#8f93ab',
    belly: '#a9adc2',
    body: [96, 72],
    legs: 62,
    head: 56,
    ears: 'none',
    tail: 'thin',
    snout: 0,
    behind: (h) => elephantEar(h, -0.75, '#7d819b'),
    crown: (h, bearing) => trunk(h, bearing.asleep) + elephantEar(h, -0.62, '#8489a4', 0.86),
  },
}

const horn = (h: number) =>
  path(
    `M${n(h * 0.02)} ${n(-h * 0.8)}L${n(h * 0.42)} ${n(-h * 2.1)}L${n(h * 0.52)} ${n(-h * 0.76)}z`,
    '#f0c872',
  ) +
  line(
    `M${n(h * 0.16)} ${n(-h * 1.1)}l${n(h * 0.3)} ${n(h * 0.12)}M${n(h * 0.26)} ${n(-h * 1.45)}l${n(h * 0.2)} ${n(h * 0.08)}`,
    '#c9963a',
    2.4,
  )

const antlers = (h: number) =>
  [-0.3, 0.34]
    .map((x, index) =>
      line(
        `M${n(x * h)} ${n(-h * 0.7)}q${n((index ? 0.5 : -0.6) * h)} ${n(-h * 0.5)} ${n((index ? 0.3 : -0.3) * h)} ${n(-h * 1.2)}m${n((index ? 0.06 : -0.08) * h)} ${n(h * 0.6)}q${n((index ? 0.4 : -0.4) * h)} ${n(-h * 0.1)} ${n((index ? 0.5 : -0.5) * h)} ${n(-h * 0.5)}`,
        '#8f6a48',
        5.5,
      ),
    )
    .join('')

const trunk = (h: number, asleep: boolean) =>
  asleep
    ? line(
        `M${n(h * 0.7)} ${n(h * 0.3)}Q${n(h * 1.3)} ${n(h * 0.9)} ${n(h * 0.6)} ${n(h * 0.9)}`,
        '#8f93ab',
        h * 0.36,
      )
    : line(
        `M${n(h * 0.72)} ${n(h * 0.2)}Q${n(h * 1.36)} ${n(h * 0.9)} ${n(h * 1.04)} ${n(h * 1.5)}Q${n(h * 0.96)} ${n(h * 1.84)} ${n(h * 1.4)} ${n(h * 1.8)}`,
        '#8f93ab',
        h * 0.36,
      ) +
      path(
        `M${n(h * 0.5)} ${n(h * 0.56)}q${n(h * 0.1)} ${n(h * 0.5)} ${n(h * 0.5)} ${n(h * 0.5)}q${n(-h * 0.3)} ${n(-h * 0.2)} ${n(-h * 0.3)} ${n(-h * 0.5)}z`,
        '#fff6e4',
      )

const elephantEar = (h: number, x: number, colour: string, k = 1) =>
  ellipse(x * h, h * 0.06, h * 0.66 * k, h * 0.92 * k, colour, `transform="rotate(12 ${n(x * h)} 0)"`) +
  ellipse(
    x * h,
    h * 0.14,
    h * 0.42 * k,
    h * 0.62 * k,
    mix(colour, '#d99aa0', 0.36),
    `transform="rotate(12 ${n(x * h)} 0)"`,
  )

const fleece = (h: number) =>
  [-0.6, -0.2, 0.24, 0.6]
    .map((x, index) =>
      circle(x * h, -h * (0.72 + (index % 3 ? 0.16 : 0)), h * 0.34, index % 2 ? '#fff9ee' : '#f4ebdd'),
    )
    .join('')

const goatHorns = (h: number) =>
  [-0.2, 0.34]
    .map((x) =>
      line(
        `M${n(x * h)} ${n(-h * 0.7)}Q${n((x - 0.2) * h)} ${n(-h * 1.7)} ${n((x - 1) * h)} ${n(-h * 1.5)}`,
        '#9a8a74',
        h * 0.24,
      ),
    )
    .join('') +
  path(
    `M${n(h * 0.3)} ${n(h * 0.7)}Q${n(h * 0.34)} ${n(h * 1.5)} ${n(h * 0.6)} ${n(h * 1.5)}Q${n(h * 0.8)} ${n(h * 1.1)} ${n(h * 0.8)} ${n(h * 0.66)}z`,
    '#f4ecde',
  )

const pigNose = (h: number) =>
  ellipse(h * 0.62, h * 0.28, h * 0.36, h * 0.28, '#d98a8a') +
  ellipse(h * 0.5, h * 0.28, h * 0.07, h * 0.1, '#9a4f5c') +
  ellipse(h * 0.74, h * 0.28, h * 0.07, h * 0.1, '#9a4f5c')

const cowHorns = (h: number) =>
  [-0.62, 0.62]
    .map((x) =>
      line(
        `M${n(x * h)} ${n(-h * 0.74)}q${n(x * h * 0.5)} ${n(-h * 0.04)} ${n(x * h * 0.5)} ${n(-h * 0.5)}`,
        '#f0e2c0',
        h * 0.2,
      ),
    )
    .join('')

const badgerFace = (h: number) =>
  path(
    `M${n(-h * 1.02)} ${n(h * 0.1)}Q${n(-h)} ${n(-h * 0.94)} 0 ${n(-h * 0.94)}Q${n(h)} ${n(-h * 0.94)} ${n(h * 1.02)} ${n(h * 0.1)}Q${n(h)} ${n(h * 0.94)} 0 ${n(h * 0.94)}Q${n(-h)} ${n(h * 0.94)} ${n(-h * 1.02)} ${n(h * 0.1)}z`,
    '#f0ece6',
  ) +
  path(
    `M${n(-h * 0.34)} ${n(-h * 0.9)}Q${n(-h * 0.3)} ${n(h * 0.2)} ${n(h * 0.5)} ${n(h * 0.5)}Q${n(h * 0.3)} ${n(-h * 0.1)} ${n(h * 0.22)} ${n(-h * 0.3)}Q${n(h * 0.1)} ${n(-h * 0.6)} ${n(h * 0.04)} ${n(-h * 0.94)}z`,
    '#4a4654',
  ) +
  path(
    `M${n(h * 0.46)} ${n(-h * 0.84)}Q${n(h * 0.5)} ${n(-h * 0.1)} ${n(h * 0.8)} ${n(h * 0.3)}Q${n(h)} ${n(h * 0.1)} ${n(h * 0.9)} ${n(-h * 0.4)}Q${n(h * 0.76)} ${n(-h * 0.7)} ${n(h * 0.46)} ${n(-h * 0.84)}z`,
    '#4a4654',
  ) +
  circle(h * 0.04, -h * 0.14, h * 0.2, '#f0ece6') +
  circle(h * 0.66, -h * 0.16, h * 0.19, '#f0ece6')

const giraffeSpots = (long: number, high: number, y: number) =>
  [
    [-0.6, -0.3, 0.2],
    [-0.2, -0.5, 0.22],
    [0.24, -0.34, 0.2],
    [-0.4, 0.24, 0.18],
    [0.06, 0.1, 0.2],
    [0.54, -0.1, 0.16],
    [0.5, -1.2, 0.12],
    [0.56, -2, 0.11],
    [0.66, -2.8, 0.1],
    [0.68, -1.6, 0.1],
    [0.74, -3.4, 0.09],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => ellipse(dx * long, y + dy * high, r * long, r * long * 0.86, '#b5763c'))
    .join('')

const ossicones = (h: number) =>
  [-0.3, 0.3]
    .map(
      (x) =>
        line(`M${n(x * h)} ${n(-h * 0.8)}v${n(-h * 0.5)}`, '#d9a050', h * 0.16) +
        circle(x * h, -h * 1.36, h * 0.16, '#6a4a34'),
    )
    .join('')

const lionMane = (h: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * Math.PI * 2
    return circle(
      Math.cos(turn) * h * 1.02,
      Math.sin(turn) * h * 1.02,
      h * 0.5,
      index % 2 ? '#a8642c' : '#b9743a',
    )
  }).join('') + circle(0, 0, h * 1.2, '#b06c34')

const moleGlasses = (h: number) =>
  [0.04, 0.66]
    .map(
      (x) =>
        `<circle cx="${n(x * h)}" cy="${n(-h * 0.15)}" r="${n(h * 0.26)}" fill="#ffffff" fill-opacity=".2" stroke="#e8b64c" stroke-width="2.6"/>`,
    )
    .join('') + line(`M${n(h * 0.3)} ${n(-h * 0.18)}h${n(h * 0.1)}`, '#e8b64c', 2.6)

const whiskers = (h: number) =>
  line(
    `M${n(h * 0.86)} ${n(h * 0.34)}l${n(h * 0.5)} ${n(-h * 0.08)}M${n(h * 0.84)} ${n(h * 0.46)}l${n(h * 0.5)} ${n(h * 0.1)}M${n(h * 0.02)} ${n(h * 0.36)}l${n(-h * 0.44)} ${n(-h * 0.06)}M${n(h * 0.02)} ${n(h * 0.48)}l${n(-h * 0.44)} ${n(h * 0.1)}`,
    '#f4eef8',
    1.8,
  )
