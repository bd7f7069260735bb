import { thingDrawing } from './things.ts'
import type { Thing } from './words.ts'

/** Everyday things that are drawn large, although a toy of the kind is held. */
const large: ReadonlySet<Thing> = new Set([
  'tent',
  'ladder',
  'swing',
  'bicycle',
  'snowman',
  'wheelbarrow',
  'gramophone',
  'chest',
])

/** As large as a child, or as broad. */
export const needsRoom = (thing: Thing): boolean => thingDrawing(thing).isBulky || large.has(thing)

/** Too large to be held: it stands beside its holder. A digger in a hand is a toy. */
export const isTooLarge = (thing: Thing): boolean =>
  large.has(thing) || (thingDrawing(thing).isBulky && !toysIndoors.has(thing) && !inSmall.has(thing))

/** What hangs on a wall, and is there for a hand, too. */
const inSmall: ReadonlySet<Thing> = new Set(['mirror'])

const toysIndoors: ReadonlySet<Thing> = new Set([
  'boat',
  'car',
  'lorry',
  'van',
  'bus',
  'tractor',
  'digger',
  'train',
  'plane',
  'helicopter',
  'spaceship',
  'castle',
  'house',
  'tower',
  'fire-engine',
  'submarine',
  'pirate-ship',
  'hot-air-balloon',
])

/** In a room, these are toys. */
export const isToyIndoors = (thing: Thing): boolean =>
  toysIndoors.has(thing) || thing === 'swing' || thing === 'see-saw'
