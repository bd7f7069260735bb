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
  'feather',
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
  'label',
])
const backs: ReadonlySet<Thing> = new Set([
  'cape',
  'wings',
  'rucksack',
  'satchel',
  'bag',
  'sack',
  'blanket',
  'coat',
  'quilt',
  'towel',
  'sheet',
  'tablecloth',
])
/** Pulled on in front. */
const chests: ReadonlySet<Thing> = new Set(['jumper', 'shirt', 'dress', 'pyjamas'])
/** As small as a badge. */
const breasts: ReadonlySet<Thing> = new Set(['star', 'button', 'card', 'rose', 'leaf'])
const feet: ReadonlySet<Thing> = new Set(['boot', 'shoe', 'slipper', 'sock', 'skate'])
/** Not worn, but on the hand. */
const hands: ReadonlySet<Thing> = new Set(['jam', 'honey', 'soap', 'butter', 'paint-pot', 'peg'])
const knees: ReadonlySet<Thing> = new Set(['plaster', 'bandage'])

const shawls: ReadonlySet<Thing> = new Set(['towel', 'blanket', 'quilt'])

/** What is drawn folded or rolled, and lies round shoulders. */
export const isShawl = (thing: Thing): boolean => shawls.has(thing)

export type WornAt = 'head' | 'neck' | 'back' | 'chest' | 'breast' | 'knee' | 'feet' | 'hand'

const cloths: ReadonlySet<Thing> = new Set(['blanket', 'quilt', 'sheet', 'tablecloth', 'towel'])

/** Whether it lies over the back of an animal. */
export const drapes = (thing: Thing): boolean => cloths.has(thing)

/** Where somebody wears a thing, if it can be worn. */
export const wornOn = (thing: Thing): WornAt | undefined =>
  heads.has(thing) || faces.has(thing)
    ? 'head'
    : necks.has(thing)
      ? 'neck'
      : backs.has(thing)
        ? 'back'
        : chests.has(thing)
          ? 'chest'
          : breasts.has(thing)
            ? 'breast'
            : knees.has(thing)
              ? 'knee'
              : feet.has(thing)
                ? 'feet'
                : hands.has(thing)
                  ? 'hand'
                  : undefined

export const isOnFace = (thing: Thing): boolean => faces.has(thing)

/** What is carried on a back, behind the body. */
export const isCarried = (thing: Thing): boolean => bags.has(thing)

const bags: ReadonlySet<Thing> = new Set(['bag', 'rucksack', 'satchel', 'sack'])
