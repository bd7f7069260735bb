/** The colours by which a wish calls a thing, and how they are drawn. */
const colours = {
  red: '#c94f5f',
  blue: '#4f7dbb',
  green: '#5f9a5b',
  yellow: '#e6bb48',
  orange: '#df8344',
  pink: '#df8aa6',
  purple: '#8a68ae',
  black: '#3a3440',
  white: '#f2ede4',
  brown: '#8a5f3c',
  grey: '#8d909a',
  gold: '#d9a93a',
  silver: '#b8c0cc',
  turquoise: '#4fb0ac',
} as const

export type Tint = keyof typeof colours

export const isTint = (word: string): word is Tint => Object.hasOwn(colours, word)

interface Hsl {
  readonly h: number
  readonly s: number
  readonly l: number
}

/** How far the hues of one surface and its shades are apart, in degrees. */
const family = 26

/** With less than this a colour is a white, a grey or a black, and stays. */
const leastSaturation = 0.2

/**
 * A drawing in another colour: its first surface that has one, and all that is of nearly the same hue, in the same steps of light and dark. What is of other hues stays.
 */
export function tinted(drawing: string, tint: Tint): string {
  const found = [...drawing.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, hex = '']) => hslOf(hex))
  const main = found.find(({ s }) => s >= leastSaturation)
  if (!main) return drawing
  const to = hslOf(colours[tint])
  return drawing.replace(/((?:fill|stroke)=")(#[0-9a-f]{6})"/g, (whole, before: string, hex: string) => {
    const { h, s, l } = hslOf(hex)
    const apart = Math.abs(h - main.h)
    if (s < leastSaturation || Math.min(apart, 360 - apart) > family) return whole
    return `${before}${hexOf({ h: to.h, s: to.s, l: Math.min(0.96, Math.max(0.08, to.l + l - main.l)) })}"`
  })
}

function hslOf(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [l, range] = [(most + least) / 2, most - least]
  if (range === 0) return { h: 0, s: 0, l }
  const s = range / (1 - Math.abs(2 * l - 1))
  const h = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { h: h * 60, s, l }
}

function hexOf({ h, s, l }: Hsl): string {
  const part = (n: number): string => {
    const k = (n + h / 30) % 12
    const share = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
