import type { Setting } from '../words.ts'
import { bedroom } from './bedroom.ts'
import { furnishedRooms, otherSidesOfRooms } from './furnished-rooms.ts'
import { insideVehicles, otherSidesOfVehicles } from './inside-vehicles.ts'
import { decorOf, stageIn } from './layers/decor.ts'
import { openSettings, otherSidesOutside } from './open-places.ts'
import { ownThings } from './own-things.ts'
import { parlours } from './parlours.ts'
import { rooms } from './rooms.ts'
import { seas } from './seas.ts'
import { shores } from './shores.ts'
import type { Place, Stage } from './stage.ts'
import { tents } from './tents.ts'
import { towns } from './towns.ts'
import { uplands } from './uplands.ts'
import { vehicles } from './vehicles.ts'
import { waysides } from './waysides.ts'
import { woods } from './woods.ts'

const builders = {
  ...woods,
  ...uplands,
  ...shores,
  ...seas,
  ...towns,
  ...rooms,
  ...parlours,
  ...vehicles,
  ...insideVehicles,
  ...tents,
  ...waysides,
  ...furnishedRooms,
  ...openSettings,
}

/** The same place, seen towards another wall or from its other end. */
const otherSides: Partial<Record<Setting, (stage: Stage) => Place>> = {
  ...otherSidesOfRooms,
  ...otherSidesOutside,
  ...otherSidesOfVehicles,
  bedroom,
}

/** Rooms that are drawn as a whole, done up by chance: their layout is one, their walls, floors and woods are those of the story. */
const doneUp: ReadonlySet<Setting> = new Set([
  'bakery',
  'laundry',
  'library',
  'attic',
  'museum',
  'ballroom',
  'lighthouse',
])
const inDecor = (stage: Stage): Stage => stageIn(stage, decorOf(stage.fixed, ['none'], ['boards']))

/** Builds a place. */
export function build(setting: Setting, stage: Stage): Place {
  const other = stage.view >= 2 ? otherSides[setting] : undefined
  const make = other ?? builders[setting]
  if (!make) throw new Error(`Nobody has built ${setting}`)
  const owns = other ? undefined : ownThings[setting]
  const place = make(!other && doneUp.has(setting) ? inDecor(stage) : stage)
  return { ...place, ...(owns && { owns: { ...owns, ...place.owns } }) }
}
