import { createHash } from 'node:crypto'
import {
  type BodyOf,
  eyeColours,
  type Look,
  looksOffered,
  type suggestLooks as suggestLooksCall,
} from '@nightlight/contract'
import { drawAvatar } from '@nightlight/illustrator'
import { lookOfChild } from './draw-portrait.ts'

type Request = BodyOf<typeof suggestLooksCall>
type List = readonly [string, ...string[]]

/** What is common together. Whatever is not can be chosen by hand. */
interface Heritage {
  readonly hairColours: List
  readonly hairStyles: List
  readonly eyeColours: List
}

const coily: List = ['afro', 'plaits', 'short', 'bun', 'locs', 'pigtails', 'curly']
const mixed: List = ['curly', 'short', 'wavy', 'plaits', 'long', 'bun', 'ponytail', 'bob']
const straight: List = ['short', 'long', 'bob', 'ponytail', 'wavy', 'pigtails', 'spiky', 'curly', 'plaits']
/** At one and two. */
const firstHair: List = ['short', 'curly', 'wavy', 'bob', 'spiky', 'pigtails']

const dark: List = ['dark brown', 'brown']
const heritages = {
  peach: {
    hairColours: ['brown', 'light brown', 'dark blond', 'dark brown', 'ginger'],
    hairStyles: straight,
    eyeColours,
  },
  dark: { hairColours: ['black', 'dark brown'], hairStyles: coily, eyeColours: dark },
  olive: {
    hairColours: ['black', 'dark brown', 'brown'],
    hairStyles: straight,
    eyeColours: ['dark brown', 'brown', 'hazel'],
  },
  pale: {
    hairColours: ['blond', 'ginger', 'dark blond', 'light brown', 'black'],
    hairStyles: straight,
    eyeColours: ['blue', 'green', 'grey', 'hazel', 'brown'],
  },
  'light brown': {
    hairColours: ['black', 'dark brown', 'brown'],
    hairStyles: mixed,
    eyeColours: ['dark brown', 'brown', 'hazel'],
  },
  'very dark': { hairColours: ['black'], hairStyles: coily, eyeColours: ['dark brown'] },
} satisfies Record<string, Heritage>

type SkinTone = keyof typeof heritages
const skinTones = Object.keys(heritages) as [SkinTone, ...SkinTone[]]

/** Looks with their portraits: of all skins where none is known, each with other hair. */
export function suggestLooks({ age, seed, known }: Request): (Look & { portrait: string })[] {
  const turn = numberOf(seed)
  const hairUsed = new Set<string>()
  return Array.from({ length: looksOffered }, (_, index) => {
    const skinTone = known.skinTone || inTurn(skinTones, index)
    const heritage: Heritage = heritages[isSkinTone(skinTone) ? skinTone : inTurn(skinTones, index)]
    const hairStyles = age < 3 ? firstHair : heritage.hairStyles
    const look = {
      lookSeed: `${seed}-${index}`,
      skinTone,
      hairColor: known.hairColor || inTurn(heritage.hairColours, turn + index),
      hairStyle: known.hairStyle || unused(hairStyles, turn + index * 5, hairUsed),
      eyeColor: known.eyeColor || inTurn(heritage.eyeColours, turn + index * 3),
      hasGlasses: known.hasGlasses ?? false,
    }
    hairUsed.add(look.hairStyle)
    return { ...look, portrait: drawAvatar(lookOfChild(profileOf(look, age, known.otherFeatures), null)) }
  })
}

const isSkinTone = (word: string): word is SkinTone => Object.hasOwn(heritages, word)

const numberOf = (seed: string) => createHash('sha256').update(seed).digest().readUInt32BE()

const inTurn = <Item>(list: readonly [Item, ...Item[]], turn: number): Item =>
  list[turn % list.length] ?? list[0]

function unused(styles: List, turn: number, used: ReadonlySet<string>): string {
  const rest = styles.map((_, step) => inTurn(styles, turn + step)).filter((style) => !used.has(style))
  return rest[0] ?? inTurn(styles, turn)
}

const profileOf = (look: Look, age: number, otherFeatures: string | null | undefined) => ({
  ...look,
  id: 0,
  age,
  otherFeatures: otherFeatures ?? null,
  appearanceNotes: null,
  photoAnalysisResults: null,
})
