/** The name that a parent would use for a colour, and how the colour is drawn in pictures. */
export interface NamedColour {
  readonly name: string
  /** `#rrggbb` */
  readonly colour: string
}

export const hairColours: readonly NamedColour[] = [
  { name: 'black', colour: '#241c26' },
  { name: 'dark brown', colour: '#47291d' },
  { name: 'brown', colour: '#6b4226' },
  { name: 'light brown', colour: '#94653c' },
  { name: 'dark blond', colour: '#b98a48' },
  { name: 'blond', colour: '#e6c06a' },
  { name: 'ginger', colour: '#b5562c' },
  { name: 'grey', colour: '#c9c4cc' },
]

export const skinTones: readonly NamedColour[] = [
  { name: 'very dark', colour: '#6d432c' },
  { name: 'dark', colour: '#94603f' },
  { name: 'light brown', colour: '#bd8158' },
  { name: 'olive', colour: '#dea57c' },
  { name: 'peach', colour: '#f1c6a2' },
  { name: 'pale', colour: '#f7d9c0' },
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

/** What pictures can show besides hair, eyes and skin. */
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

/** The name of the perceptually nearest colour. @param colour `#rrggbb` */
export function nearestColourName(colours: readonly NamedColour[], colour: string): string {
  const target = labOf(colour)
  const distanceTo = (other: string) =>
    Math.hypot(...labOf(other).map((value, axis) => value - (target[axis] ?? 0)))
  const [first, ...rest] = colours.map((each) => ({ name: each.name, distance: distanceTo(each.colour) }))
  if (!first) throw new Error('There is no colour to choose from')
  return rest.reduce((best, each) => (each.distance < best.distance ? each : best), first).name
}

/** CIE L*a*b* of an sRGB colour under D65, in which distances are close to perceived differences. */
function labOf(colour: string): readonly [number, number, number] {
  const [r, g, b] = [1, 3, 5].map((at) => linearChannel(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  if (r === undefined || g === undefined || b === undefined) throw new Error('A colour has three channels')
  const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const linearChannel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const labCurve = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
