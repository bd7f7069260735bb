import { mix } from '../palette.ts'
import { circle, ellipse, line, n, path } from '../paper.ts'
import type { Species } from '../words.ts'
import type { Beast } from './beasts.ts'

const shared = { ears: 'round', tail: 'stub', snout: 0.4 } as const

/** The four-legged, by their measures. */
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
    colour: '#6a6480',
    belly: '#d9d3e0',
    body: [46, 26],
    legs: 30,
    head: 30,
    ears: 'pointed',
    tail: 'thin',
    snout: 0,
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
    ears: 'round',
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
    tail: 'bushy',
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
