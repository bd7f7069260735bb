import { circle, ellipse, line, n, path } from '../paper.ts'
import { type Bearing, blush, darker, eye, lighter } from './parts.ts'

/** A bird in profile, looking right: a boat of a body, a round head on a neck, a tail. */
interface Fowl {
  readonly colour: string
  readonly wing: string
  readonly breast: string
  readonly beak: string
  readonly legs: string
  /** How high the head is carried above the body, in pixels. */
  readonly neck: number
  readonly tail: 'up' | 'long' | 'short'
  readonly comb?: boolean
}

export const fowls: Readonly<Record<'chicken' | 'goose' | 'crow' | 'magpie' | 'pigeon' | 'parrot', Fowl>> = {
  chicken: {
    colour: '#c9743c',
    wing: '#a8582c',
    breast: '#e6a860',
    beak: '#e8b64c',
    legs: '#e0a04c',
    neck: 10,
    tail: 'up',
    comb: true,
  },
  goose: {
    colour: '#f2eee6',
    wing: '#d6d2d0',
    breast: '#ffffff',
    beak: '#e8944c',
    legs: '#e8944c',
    neck: 46,
    tail: 'short',
  },
  crow: {
    colour: '#3c3a54',
    wing: '#2c2a42',
    breast: '#4c4a68',
    beak: '#5a566c',
    legs: '#4a4658',
    neck: 4,
    tail: 'short',
  },
  magpie: {
    colour: '#2f3048',
    wing: '#3f7a9a',
    breast: '#f4f1ec',
    beak: '#4a4658',
    legs: '#4a4658',
    neck: 4,
    tail: 'long',
  },
  parrot: {
    colour: '#c9504c',
    wing: '#3f8a78',
    breast: '#e6b84c',
    beak: '#4a4658',
    legs: '#6a6270',
    neck: 6,
    tail: 'long',
  },
  pigeon: {
    colour: '#8d97ad',
    wing: '#6f7a94',
    breast: '#7f9a92',
    beak: '#5a566c',
    legs: '#d9787c',
    neck: 8,
    tail: 'short',
  },
}

export function drawFowl(kind: keyof typeof fowls, bearing: Bearing): string {
  const { colour, wing, breast, beak, legs, neck, tail, comb } = fowls[kind]
  const flies = bearing.posture === 'flying'
  const sits = bearing.asleep || bearing.posture === 'sitting' || bearing.posture === 'reading'
  const drop = sits ? 14 : 0
  const head = { x: 34, y: -78 - neck + drop * 0.4 + (bearing.asleep ? neck * 0.5 : 0) }
  const foot = flies || sits ? '' : line(`M-8 -22V-2h9M12 -22V-2h9`, legs, 4.5)
  return (
    (flies ? '' : ellipse(0, 1, 44, 7, '#0a0820', 'opacity=".25"')) +
    `<g transform="translate(0 ${drop})">` +
    tailOf(tail, wing, colour) +
    foot +
    path(
      `M-40 -46C-30 -10 26 -8 38 -36L${head.x + 18} ${head.y + 6}L${head.x - 20} ${head.y + 2}C${head.x - 22} -62 -8 -66 -40 -46z`,
      colour,
    ) +
    path(
      `M${head.x - 6} ${head.y + 20}C52 -40 34 -12 4 -14C30 -26 20 -50 ${head.x - 6} ${head.y + 20}z`,
      breast,
    ) +
    (flies
      ? path('M-16 -44C-50 -110 -10 -130 26 -116C10 -96 20 -60 16 -38z', wing)
      : path('M-34 -46C-16 -60 14 -54 20 -38C8 -18 -18 -16 -38 -30z', wing) +
        line('M-28 -34Q-10 -26 6 -32M-24 -42Q-6 -36 10 -42', darker(wing, 0.25), 2.4, 'opacity=".6"')) +
    (comb ? path(`M${head.x - 14} ${head.y - 16}q-2 -18 8 -12q4 -12 12 -2q10 -8 10 10z`, '#d9504c') : '') +
    circle(head.x, head.y, 21, kind === 'magpie' ? colour : lighter(colour, 0.06)) +
    path(
      `M${n(head.x + 17)} ${n(head.y - 6)}Q${n(head.x + 40)} ${n(head.y - 2)} ${n(head.x + 42)} ${n(head.y + 4)}Q${n(head.x + 30)} ${n(head.y + 9)} ${n(head.x + 16)} ${n(head.y + 8)}z`,
      beak,
    ) +
    (comb ? ellipse(head.x + 22, head.y + 16, 5, 8, '#d9504c') : '') +
    eyeOf(kind, head, bearing) +
    blush(head.x - 2, head.y + 9, colour) +
    '</g>'
  )
}

/** On dark feathers the eye needs a pale ring. */
const eyeOf = (kind: keyof typeof fowls, { x, y }: { x: number; y: number }, bearing: Bearing) =>
  (kind === 'crow' || kind === 'magpie' ? circle(x + 6, y - 5, 7.4, '#e6e2f0') : '') +
  eye(x + 6, y - 5, 4.8, bearing)

function tailOf(kind: Fowl['tail'], wing: string, colour: string): string {
  if (kind === 'up')
    return path('M-34 -40C-60 -50 -70 -90 -52 -104C-48 -84 -40 -84 -40 -98C-28 -84 -24 -60 -22 -46z', wing)
  if (kind === 'long')
    return (
      path('M-30 -44L-112 -14Q-116 -2 -104 -2L-26 -26z', wing) +
      path('M-30 -40L-96 -10L-26 -26z', colour, 'opacity=".6"')
    )
  return path('M-32 -46L-66 -50Q-70 -36 -60 -30L-30 -24z', wing)
}
