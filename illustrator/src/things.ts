import { group, n } from './paper.ts'
import { clinic } from './things/clinic.ts'
import { clothes } from './things/clothes.ts'
import { everyday, lyingKite } from './things/everyday.ts'
import { everydayDrawings } from './things/everyday-drawings.ts'
import { feasts } from './things/feasts.ts'
import { food } from './things/food.ts'
import { furniture } from './things/furniture.ts'
import { garden } from './things/garden.ts'
import { kitchen } from './things/kitchen.ts'
import { music } from './things/music.ts'
import { sea } from './things/sea.ts'
import { shops } from './things/shops.ts'
import { sports } from './things/sports.ts'
import type { ThingDrawing } from './things/thing.ts'
import { tools } from './things/tools.ts'
import { town } from './things/town.ts'
import { toys } from './things/toys.ts'
import { vehicles } from './things/vehicles.ts'
import { weather } from './things/weather.ts'
import type { Thing } from './words.ts'

export type { ThingDrawing } from './things/thing.ts'

const families = {
  ...everyday,
  ...kitchen,
  ...food,
  ...furniture,
  ...garden,
  ...tools,
  ...vehicles,
  ...clothes,
  ...toys,
  ...music,
  ...weather,
  ...sea,
  ...sports,
  ...feasts,
  ...clinic,
  ...town,
  ...shops,
} satisfies Record<Thing, ThingDrawing>

/** The drawing of a thing, with its measures and where a hand takes it. */
export const thingDrawing = (thing: Thing): ThingDrawing => families[thing]

/** What stands on the stage is drawn in pixels of the stage; a person, whose hand holds a thing, is drawn smaller. */
const inHand = 0.8

const isEveryday = (thing: Thing): thing is keyof typeof everyday => Object.hasOwn(everyday, thing)

/** A thing standing on the origin, in the size of a figure's drawing; held, it hangs or stands from a hand at the origin. */
export function drawThing(thing: Thing, how: 'standing' | 'held' | 'aloft' = 'standing'): string {
  if (how === 'held') return inHandOf(families[thing])
  if (!isEveryday(thing)) return families[thing].drawing
  const draw: (held: boolean) => string = everydayDrawings[thing]
  return thing === 'kite' && how === 'standing' ? lyingKite : draw(false)
}

/** A tooth or a button would vanish in the fist: it is held up on it. */
const vanishing = 44

const inHandOf = (thing: ThingDrawing): string => {
  const { drawing, held, grip, width, height, isBulky } = thing
  if (held) return held
  if (Math.max(width, height) < vanishing) return group(drawing, 'translate(4 -6)')
  const scale = n(inHand * sizeInHand(thing))
  // A toy digger is taken by its middle.
  const [x, y] = isBulky ? [0, -height / 2] : grip
  return group(drawing, `scale(${scale}) translate(${n(-x)} ${n(-y)})`)
}

/** As large as a toy in a hand is. */
const largestToy = 120

/** How much smaller what is drawn large is in a hand: then it is a toy. */
export const sizeInHand = ({ isBulky, width, height }: ThingDrawing): number =>
  isBulky ? Math.min(1, largestToy / Math.max(width, height)) : 1
