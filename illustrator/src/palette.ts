import type { Time } from './words.ts'

/** The papers that a scene is cut from, far to near, and the light behind them. */
export interface Palette {
  readonly sky: readonly [string, string, string]
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly ground: string
  readonly front: string
  readonly leaf: string
  readonly water: string
  readonly stone: string
  readonly wood: string
  readonly wall: string
  readonly floor: string
  readonly moon: string
  readonly lamp: string
  readonly shade: string
  /** Whether stars are out and windows lit. */
  readonly dark: boolean
}

export const palettes: Readonly<Record<Time, Palette>> = {
  day: {
    sky: ['#8fb4d8', '#f0d9bd', '#fbe9cf'],
    far: '#b9c3d6',
    middle: '#93a9b8',
    near: '#7d9c82',
    ground: '#8fab78',
    front: '#4f6d58',
    leaf: '#6f9a6b',
    water: '#86b3c8',
    stone: '#b3a9b4',
    wood: '#a5764f',
    wall: '#e6cfae',
    floor: '#b98a62',
    moon: '#fff4d6',
    lamp: '#ffdf9a',
    shade: '#2b2440',
    dark: false,
  },
  afternoon: {
    sky: ['#7c8fc0', '#f2bd86', '#fbdca4'],
    far: '#b79fae',
    middle: '#9a8a86',
    near: '#8a8c58',
    ground: '#a39a58',
    front: '#54583a',
    leaf: '#8a9450',
    water: '#9aa9b8',
    stone: '#b09a98',
    wood: '#99683f',
    wall: '#e2b98a',
    floor: '#a9754b',
    moon: '#fff0c4',
    lamp: '#ffd27a',
    shade: '#33203a',
    dark: false,
  },
  dusk: {
    sky: ['#2f2f6b', '#a8609a', '#f3a389'],
    far: '#84689f',
    middle: '#604f88',
    near: '#4a4476',
    ground: '#4a4f70',
    front: '#262349',
    leaf: '#4c5f78',
    water: '#6a6aa6',
    stone: '#77698f',
    wood: '#6e4a52',
    wall: '#7b5a86',
    floor: '#6b4a5e',
    moon: '#ffe9c4',
    lamp: '#ffc873',
    shade: '#150f30',
    dark: true,
  },
  night: {
    sky: ['#0d1033', '#232659', '#463f7e'],
    far: '#343573',
    middle: '#2a2c62',
    near: '#232655',
    ground: '#262c55',
    front: '#0f1130',
    leaf: '#2c4258',
    water: '#2d3a78',
    stone: '#4a4878',
    wood: '#4b3550',
    wall: '#3b3468',
    floor: '#3a2c50',
    moon: '#fdf1d0',
    lamp: '#ffc062',
    shade: '#050616',
    dark: true,
  },
}

/** A colour between two, as `#rrggbb`. @param share 0 is the first, 1 the second */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
