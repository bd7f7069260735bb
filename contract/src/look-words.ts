/** A word as a parent would say it, and the colour that it stands for in pictures. */
export interface ColourWord {
  readonly word: string
  /** `#rrggbb` */
  readonly colour: string
}

export const hairColours: readonly ColourWord[] = [
  { word: 'black', colour: '#241c26' },
  { word: 'dark brown', colour: '#47291d' },
  { word: 'brown', colour: '#6b4226' },
  { word: 'light brown', colour: '#94653c' },
  { word: 'dark blond', colour: '#b98a48' },
  { word: 'blond', colour: '#e6c06a' },
  { word: 'ginger', colour: '#b5562c' },
  { word: 'grey', colour: '#c9c4cc' },
]

export const skinTones: readonly ColourWord[] = [
  { word: 'very dark', colour: '#6d432c' },
  { word: 'dark', colour: '#94603f' },
  { word: 'light brown', colour: '#bd8158' },
  { word: 'olive', colour: '#dea57c' },
  { word: 'peach', colour: '#f1c6a2' },
  { word: 'pale', colour: '#f7d9c0' },
]

export const eyeColours = ['dark brown', 'brown', 'hazel', 'green', 'blue', 'grey'] as const

export const hairStyles = [
  'short',
  'bob',
  'long',
  'ponytail',
  'wavy',
  'curly',
  'afro',
  'plaits',
  'locs',
  'pigtails',
  'bun',
  'spiky',
  'bald',
  'headscarf',
] as const

/** What pictures can show beside hair, eyes and skin. */
export const appearanceFeatures = [
  'freckles',
  'a missing tooth',
  'a hearing aid',
  'a wheelchair',
  'a headband',
  'a bow',
  'a turban',
  'a patka',
  'a cap',
  'a beanie',
] as const

/** The word whose colour an eye would call the nearest. @param colour `#rrggbb` */
export function nearestWord(words: readonly ColourWord[], colour: string): string {
  const seen = labOf(colour)
  const distanceTo = (other: string) =>
    Math.hypot(...labOf(other).map((value, axis) => value - (seen[axis] ?? 0)))
  const [first, ...rest] = words.map(({ word, colour: other }) => ({ word, distance: distanceTo(other) }))
  if (!first) throw new Error('There is no word to choose from')
  return rest.reduce((best, each) => (each.distance < best.distance ? each : best), first).word
}

/** CIE L*a*b* of an sRGB colour under D65, where distances are near to what eyes make of them. */
function labOf(colour: string): readonly [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  if (r === undefined || g === undefined || b === undefined) throw new Error('A colour has three parts')
  const x = curved((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curved(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curved((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

const curved = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)
