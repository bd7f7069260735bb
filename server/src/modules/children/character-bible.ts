import { hairColours, type NamedColour, nearestColourName, skinTones } from '@nightlight/contract'
import type { Look } from '@nightlight/illustrator'
import { clothesOf, featuresOf, hairOf } from './describe-character.ts'

/**
 * How a character looks, in words by which any illustrator can draw it consistently. It contains no name: only `features` is what a
 * parent has typed, and names in it are withheld before it is sent to a service.
 */
export interface CharacterBible {
  readonly version: 1
  /** Years. */
  readonly age: number
  readonly hair: string
  readonly eyes: string
  readonly skin: string
  readonly glasses: boolean
  readonly clothes: string
  /** As the family wrote it: in the profile, in info items about appearance, and about photos. */
  readonly features: string | null
  /** `#rrggbb`, the same that our own pictures are drawn with. */
  readonly colours: Readonly<Record<'hair' | 'eyes' | 'skin' | 'top' | 'bottom' | 'shoes', string>>
}

/** A description of somebody's looks. */
interface LookDescription {
  readonly age: number
  readonly hairColor?: string | null
  readonly eyeColor?: string | null
  readonly skinTone?: string | null
  readonly otherFeatures?: string | null
}

export const characterBible = (
  child: LookDescription & Parameters<typeof featuresOf>[0],
  look: Look,
): CharacterBible => bibleOf({ ...child, otherFeatures: featuresOf(child) ?? null }, look)

/** From the description, and from the drawing for what it leaves open. */
export function bibleOf(description: LookDescription, look: Look): CharacterBible {
  const hairColor = description.hairColor ?? nearestColourName(hairColours, look.hair.colour)
  return {
    version: 1,
    age: description.age,
    hair: hairOf({ hairColor }, look),
    eyes: `${description.eyeColor?.toLowerCase() ?? 'dark brown'} eyes`,
    skin: `${(description.skinTone ?? nearestColourName(skinTones, look.skin)).toLowerCase()} skin`,
    glasses: look.glasses,
    clothes: `${clothesOf(look, clothColourName(look.outfit.top))} and ${clothColourName(look.outfit.shoes)} shoes`,
    features: description.otherFeatures || null,
    colours: {
      hair: look.hair.colour,
      eyes: look.eyes,
      skin: look.skin,
      top: look.outfit.top,
      bottom: look.outfit.bottom,
      shoes: look.outfit.shoes,
    },
  }
}

const clothColourName = (colour: string) => nearestColourName(clothColours, colour)

const clothColours: readonly NamedColour[] = [
  { name: 'coral red', colour: '#d9694f' },
  { name: 'golden yellow', colour: '#e0a03c' },
  { name: 'sea green', colour: '#5b9a8b' },
  { name: 'lavender purple', colour: '#7f6fb5' },
  { name: 'raspberry pink', colour: '#c4608a' },
  { name: 'sky blue', colour: '#4f83b5' },
  { name: 'leaf green', colour: '#8aa24c' },
  { name: 'dark red', colour: '#8a4a52' },
  { name: 'navy blue', colour: '#3f5a7c' },
  { name: 'dark brown', colour: '#6a4a3c' },
  { name: 'light brown', colour: '#a8683c' },
  { name: 'dark purple', colour: '#54466e' },
]

declare module '../../platform/database/schema.ts' {
  interface JsonShapes {
    characterBible: CharacterBible
  }
}
