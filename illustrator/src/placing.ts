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
  'balloon',
])

/** As large as a child, or as broad. */
export const needsRoom = (thing: Thing): boolean => thingDrawing(thing).isBulky || large.has(thing)

/** Too large to be held: it stands beside its holder. */
export const isTooLarge = (thing: Thing): boolean => thingDrawing(thing).isBulky || large.has(thing)
