import { hairColours, type NamedColour, nearestColourName, skinTones } from '@nightlight/contract'
import type { Look } from '@nightlight/illustrator'
import { clothesOf, featuresOf, hairOf } from './describe-character.ts'

/**
 * How a character looks, in words that any illustrator can keep to from picture to picture. It holds no name: what a parent typed is in
 * `features` alone, and names in there are taken out before it leaves the house.
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
  /** As the family wrote it: in the profile, in notes on the appearance, about the photos. */
  readonly features: string | null
  /** `#rrggbb`, the same that our own pictures are drawn with. */
  readonly colours: Readonly<Record<'hair' | 'eyes' | 'skin' | 'top' | 'bottom' | 'shoes', string>>
}

/** What is said about somebody's looks. */
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

/** What the words say, and what the drawing adds to them. */
export function bibleOf(said: LookDescription, look: Look): CharacterBible {
  const hairColor = said.hairColor ?? nearestColourName(hairColours, look.hair.colour)
  return {
    version: 1,
    age: said.age,
    hair: hairOf({ hairColor }, look),
    eyes: `${said.eyeColor?.toLowerCase() ?? 'dark brown'} eyes`,
    skin: `${(said.skinTone ?? nearestColourName(skinTones, look.skin)).toLowerCase()} skin`,
    glasses: look.glasses,
    clothes: `${clothesOf(look, clothWord(look.outfit.top))} and ${clothWord(look.outfit.shoes)} shoes`,
    features: said.otherFeatures || null,
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

const clothWord = (colour: string) => nearestColourName(clothWords, colour)

const clothWords: readonly NamedColour[] = [
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
