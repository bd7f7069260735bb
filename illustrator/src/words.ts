/** Every word that a scene can use, by kind in the files of `words/`. Callers map other words to these. */
import { actions, directions } from './words/actions.ts'
import { speciesList } from './words/creatures.ts'
import { moods, roles } from './words/people.ts'
import { settings, times, weathers } from './words/places.ts'
import { relations, type SizeWord, sizeFactors } from './words/relations.ts'
import { shots } from './words/shots.ts'
import { things } from './words/things.ts'

export { type Action, actions, type Direction, directions } from './words/actions.ts'
export { type Species, speciesList } from './words/creatures.ts'
export { type Mood, moods, type Role, roles } from './words/people.ts'
export { type Setting, settings, type Time, times, type Weather, weathers } from './words/places.ts'
export { type Relation, relations, type SizeWord, sizeFactors } from './words/relations.ts'
export { type Shot, shots } from './words/shots.ts'
export { type Thing, things } from './words/things.ts'

const knows =
  <W extends string>(words: readonly W[]) =>
  (word: string): word is W =>
    (words as readonly string[]).includes(word)

export const isSetting = knows(settings)
export const isTime = knows(times)
export const isWeather = knows(weathers)
export const isShot = knows(shots)
export const isAction = knows(actions)
export const isRole = knows(roles)
export const isDirection = knows(directions)
export const isRelation = knows(relations)
export const isSizeWord = (word: string): word is SizeWord => Object.hasOwn(sizeFactors, word)
export const isMood = knows(moods)
export const isSpecies = knows(speciesList)
export const isThing = knows(things)
