import { isForToddlers } from './age-bands.ts'
import type { Brief, Theme } from './brief.ts'
import { pick } from './random.ts'
import type { Filler } from './roles.ts'

/**
 * What brings a theme into a story that is told whatever the theme: a thing that a toddler may hold, in words of the pictures. Three for
 * each, so that one of them is left for a family that wants no boats.
 */
const things: Readonly<Record<Theme, readonly string[]>> = {
  adventure: ['kite', 'boat', 'flag'],
  fantasy: ['star', 'feather', 'teapot'],
  friendship: ['balloon', 'ball', 'drum'],
  animals: ['feather', 'apple', 'shell'],
  space: ['star', 'torch', 'lantern'],
  pirates: ['boat', 'flag', 'shell'],
  princesses: ['crown', 'flower', 'bell'],
  superheroes: ['cape', 'flag', 'scarf'],
  mystery: ['torch', 'lantern', 'bell'],
  sports: ['ball', 'drum', 'medal'],
}

/** The thing of a theme for the pictures of this story: what its text calls it, drawn as what is nearest to it. */
export const themeThing = (
  brief: Pick<Brief, 'theme' | 'seed' | 'avoid' | 'children'>,
): string | undefined =>
  isForToddlers(brief.children.map(({ age }) => age))
    ? thingFrom(things, brief)
    : drawnAs[thingFrom(belongings, brief)]

/** What whoever is no toddler brings along of a theme: two for each. */
const belongings: Readonly<Record<Theme, readonly string[]>> = {
  adventure: ['rolled-up map', 'coil of rope'],
  fantasy: ['wizard’s hat', 'wooden wand'],
  friendship: ['string bracelet', 'paper chain'],
  animals: ['tiger mask', 'wooden elephant'],
  space: ['space helmet', 'cardboard rocket'],
  pirates: ['pirate hat', 'black flag'],
  princesses: ['paper crown', 'string of beads'],
  superheroes: ['red cape', 'cardboard mask'],
  mystery: ['magnifying glass', 'detective’s hat'],
  sports: ['football', 'tin medal'],
}

/** The words of the pictures for them. Nothing is like an elephant of wood. */
const drawnAs: Readonly<Record<string, string>> = {
  'rolled-up map': 'map',
  'coil of rope': 'rope',
  'wizard’s hat': 'party-hat',
  'wooden wand': 'wand',
  'string bracelet': 'ribbon',
  'paper chain': 'paper-chain',
  'tiger mask': 'mask',
  'space helmet': 'helmet',
  'cardboard rocket': 'spaceship',
  'pirate hat': 'pirate-hat',
  'black flag': 'flag',
  'paper crown': 'crown',
  'string of beads': 'necklace',
  'red cape': 'cape',
  'cardboard mask': 'mask',
  'magnifying glass': 'magnifying-glass',
  'detective’s hat': 'cap',
  football: 'football',
  'tin medal': 'medal',
}

function thingFrom(
  all: typeof things,
  { theme, seed, avoid = [] }: Pick<Brief, 'theme' | 'seed' | 'avoid'>,
): string {
  const unwanted = avoid.flatMap(({ words }) => words)
  const left = all[theme].filter((thing) => !thing.split(/[ ’-]/).some((word) => unwanted.includes(word)))
  return pick(left.length > 0 ? left : all[theme], `${seed}:theme`)
}

export const themeFiller = (brief: Brief): Filler => ({
  noun: isForToddlers(brief.children.map(({ age }) => age))
    ? thingFrom(things, brief)
    : thingFrom(belongings, brief),
  name: null,
  number: 'one',
  pronoun: 'it',
  isFamiliar: false,
  factId: null,
  companion: null,
})
