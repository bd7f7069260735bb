import type { Thing } from './words.ts'

const heads: ReadonlySet<Thing> = new Set([
  'crown',
  'hat',
  'cap',
  'helmet',
  'nightcap',
  'tiara',
  'party-hat',
  'pirate-hat',
  'bucket',
  'pot',
  'basket',
  'flower',
  'flowerpot',
  'lid',
])
const faces: ReadonlySet<Thing> = new Set(['mask', 'glasses', 'goggles'])
const necks: ReadonlySet<Thing> = new Set([
  'scarf',
  'necklace',
  'tie',
  'medal',
  'ribbon',
  'bell',
  'apron',
  'stethoscope',
])
const backs: ReadonlySet<Thing> = new Set(['cape', 'wings', 'rucksack', 'blanket', 'coat', 'quilt'])

const cloths: ReadonlySet<Thing> = new Set(['blanket', 'quilt', 'sheet', 'tablecloth', 'towel'])

/** Whether it lies over the back of an animal. */
export const drapes = (thing: Thing): boolean => cloths.has(thing)

/** Where somebody wears a thing, if it can be worn. */
export const wornOn = (thing: Thing): 'head' | 'neck' | 'back' | undefined =>
  heads.has(thing) || faces.has(thing)
    ? 'head'
    : necks.has(thing)
      ? 'neck'
      : backs.has(thing)
        ? 'back'
        : undefined

export const isOnFace = (thing: Thing): boolean => faces.has(thing)
