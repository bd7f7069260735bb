import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { furnish, someOf } from './furnished.ts'
import { lowCase, sideboard, tallCase } from './layers/bookcases.ts'
import { ceilingLights, decorOf, type Rug, rugIn, stageIn } from './layers/decor.ts'
import { hearth } from './layers/hearths.ts'
import { doorway, floorAt, floorLamp, type Room, sideTable } from './layers/living-room-parts.ts'
import { armchair, sofa, windowSeat } from './layers/sofas.ts'
import { windowAt, windowIn } from './layers/windows.ts'
import type { Place, Stage } from './stage.ts'
import { walledRoom } from './walled-room.ts'

type Wall = (room: Room) => { readonly drawing: string; readonly owns: NonNullable<Place['owns']> }

const arts: readonly Thing[] = [
  'picture',
  'mirror',
  'map',
  'wall-clock',
  'wreath',
  'feather',
  'leaf',
  'rainbow',
  'calendar',
  'drawing',
  'starfish',
]

/** Where a family sits in the evening: its own sofa, walls, window and pictures, and another wall from the other side. */
export function livingRoom(stage: Stage): Place {
  const { fixed } = stage
  const decor = decorOf(
    fixed,
    ['none', 'none', 'paint', 'boards', 'none'],
    ['boards', 'carpet', 'planks', 'boards'],
  )
  const s = stageIn(stage, decor)
  const room: Room = {
    s,
    decor,
    opening: fixed.pick(['square', 'wide', 'tall', 'arched', 'pair']),
    dressing: fixed.pick(['curtains', 'curtains', 'blind', 'plants']),
    seat: fixed.pick(['round', 'boxy', 'legs', 'tufted']),
    fire: fixed.pick(['brick', 'white', 'stove']),
    art: someOf(fixed, arts, 3),
  }
  const first = fixed.pick(mainWalls)
  const second = fixed.pick(otherWalls)
  const light = fixed.pick(ceilingLights)
  const lampAt = fixed.pick([420, 600, 780])
  const rug: Rug = fixed.pick(['rings', 'round', 'stripes', 'border', 'fluffy'])
  const reach = fixed.between(340, 440)
  const { drawing, owns } = (stage.view >= 2 ? second : first)(room)
  return walledRoom({
    s,
    decor,
    drawing,
    lamp: { x: lampAt, y: 250, kind: light, cloth: decor.second },
    rug: rugIn(s, rug, 600, 826, reach, decor.second, decor.cloth),
    focus: 580,
    near: 1.2,
    owns: { rug: { x: 600, y: 826, scale: 1 }, ...owns },
  })
}

const view = ({ s, decor, opening, dressing }: Room, x: number, low = 0) =>
  windowIn(s, decor, x, opening, dressing, low)
const windows = ({ opening }: Room, x: number, low = 0) => ({
  window: windowAt(x, opening, low),
  curtain: windowAt(x, opening, low),
})
/** What the lines name stands where they put it, and not here as well. */
const unless = ({ s }: Room, thing: Thing, drawing: string) => (s.named.has(thing) ? '' : drawing)
const thingAt = ({ s }: Room, thing: Thing, x: number, scale = 1) =>
  s.named.has(thing) ? '' : furnish(s, thing, x, floorAt, scale)
const hung = ({ s, art }: Room, x: number, y = 330, count = 3, step = 140) =>
  art
    .slice(0, count)
    .map((thing, index) => {
      const { width, height } = thingDrawing(thing)
      return s.named.has(thing)
        ? ''
        : furnish(
            s,
            thing,
            x + index * step,
            y - (index % 2) * 34,
            Math.min(1.1, 112 / Math.max(width, height)),
          )
    })
    .join('')

const mainWalls: readonly Wall[] = [
  // The sofa under the window.
  (r) => ({
    drawing:
      view(r, 560, -10) +
      hung(r, 820, 330) +
      unless(r, 'sofa', sofa(r, 560, 470)) +
      floorLamp(r, 250) +
      lowCase(r, 1010, 300) +
      thingAt(r, 'plant', 120, 1.3),
    owns: windows(r, 560, -10),
  }),
  // The fire in the middle, books at its sides.
  (r) => ({
    drawing:
      tallCase(r, 170, 290) +
      tallCase(r, 1030, 290) +
      hung(r, 600, 300, 1) +
      unless(r, 'fireplace', hearth(r, 600)) +
      unless(r, 'armchair', armchair(r, 330)) +
      thingAt(r, 'plant', 860, 1.1),
    owns: { bookcase: { x: 170, y: floorAt, scale: 1.6 } },
  }),
  // The window at the left, the sofa at the right under pictures.
  (r) => ({
    drawing:
      view(r, 230) +
      hung(r, 640, 320) +
      unless(r, 'sofa', sofa(r, 780, 450)) +
      sideTable(r, 480) +
      floorLamp(r, 1090) +
      unless(r, 'armchair', armchair(r, 210)),
    owns: windows(r, 230),
  }),
  // The stove in the corner, a window seat.
  (r) => ({
    drawing:
      view({ ...r, opening: 'wide' }, 760) +
      windowSeat(r, 760) +
      unless(r, 'fireplace', hearth(r, 230)) +
      hung(r, 180, 300, 1) +
      floorLamp(r, 1120) +
      thingAt(r, 'plant', 440, 1.2),
    owns: { ...windows({ ...r, opening: 'wide' }, 760), bench: { x: 760, y: floorAt, scale: 1.6 } },
  }),
  // A piano, an armchair and a wall of pictures.
  (r) => ({
    drawing:
      hung(r, 330, 330, 3, 150) +
      view(r, 960) +
      thingAt(r, 'piano', 300, 1.15) +
      unless(r, 'armchair', armchair(r, 640)) +
      floorLamp(r, 500) +
      lowCase(r, 960, 320),
    owns: windows(r, 960),
  }),
]

const otherWalls: readonly Wall[] = [
  (r) => ({
    drawing:
      hung(r, 460, 320) +
      tallCase(r, 200, 300) +
      unless(r, 'armchair', armchair(r, 590)) +
      lowCase(r, 930, 300) +
      thingAt(r, 'plant', 1130, 1.2),
    owns: { bookcase: { x: 200, y: floorAt, scale: 1.6 } },
  }),
  (r) => ({
    drawing:
      doorway(r, 990) +
      hung(r, 240, 320) +
      unless(r, 'sofa', sofa(r, 360, 440)) +
      sideTable(r, 690) +
      thingAt(r, 'plant', 830, 1.3),
    owns: { door: { x: 990, y: floorAt, scale: 1.2 } },
  }),
  (r) => ({
    drawing:
      view({ ...r, opening: 'tall' }, 180) +
      view({ ...r, opening: 'tall' }, 1010) +
      sideboard(r, 600, 400) +
      hung(r, 480, 330, 2, 220) +
      floorLamp(r, 330) +
      thingAt(r, 'globe', 860, 1.1),
    owns: windows({ ...r, opening: 'tall' }, 180),
  }),
]
