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

/** The thing of a theme for this story: the same in its text and in its pictures. */
export function themeThing({ theme, seed, avoid = [] }: Pick<Brief, 'theme' | 'seed' | 'avoid'>): string {
  const unwanted = avoid.flatMap(({ words }) => words)
  const left = things[theme].filter((thing) => !unwanted.includes(thing))
  return pick(left.length > 0 ? left : things[theme], `${seed}:theme`)
}

export const themeFiller = (brief: Brief): Filler => ({
  noun: themeThing(brief),
  name: null,
  number: 'one',
  pronoun: 'it',
  isFamiliar: false,
  factId: null,
  companion: null,
})
