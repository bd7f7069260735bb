import type { Palette } from '../palette.ts'
import type { Lights } from '../paper.ts'
import type { Chance } from '../random.ts'
import type { Thing, Weather } from '../words.ts'
import type { Box } from './layers/lightbox.ts'

export const wide = 1200
export const high = 900

/** What a setting is built from. */
export interface Stage {
  readonly palette: Palette
  readonly lights: Lights
  readonly chance: Chance
  /** The same for every page of a story in this place: it decides what stands where. */
  readonly fixed: Chance
  /** What tonight's story has left on a shelf at home. */
  readonly keepsake?: Thing
  /** From which side: 0 and 1 the usual one, 2 and 3 the other; odd ones are mirrored. */
  readonly view: number
  /** Its lamp is out. */
  readonly isDark?: true
  /** Somebody lies in its bed, and nobody or one is beside it. */
  readonly isAbed?: boolean
  readonly weather: Weather
  /** The things that the lines name: a place that lists its furniture leaves out its own. */
  readonly named: ReadonlySet<Thing>
  /** The cloths of a room that chance has done up: curtains and rugs, covers. */
  readonly cloths?: readonly [string, string]
  /** Things that have a colour of their own, in it. */
  readonly tint?: (thing: Thing, drawing: string) => string
  /** Furniture in the colours of this room. */
  readonly dress?: (thing: Thing, drawing: string) => string
  /** The upper edge of the visible part of the stage: what hangs in the sky hangs below it. */
  readonly top: number
  /** Where the star of the story hangs, if it has one, clear of moon and heads. */
  readonly star?: { readonly x: number; readonly y: number }
}

/** Where a thing stands that is part of the drawing of its place. */
export interface OwnSpot {
  readonly x: number
  readonly y: number
  /** In sizes of the thing of that name: what is put on it or sits on it meets its top. */
  readonly scale: number
}

/** A place, ready for its people. */
export interface Place {
  /** Drawn before them, far to near. */
  readonly back: string
  /** Drawn after them, at the page's edge. */
  readonly front: string
  /** Where feet stand. */
  readonly floor: number
  /** The middle of the group; light falls here. */
  readonly focus: number
  /** What sleepers have over them; without it a cloth in the colour of their clothes. */
  readonly blanket?: { readonly colour: string; readonly pattern: string }
  /** Sleepers lie this much higher, on the bed. */
  readonly bed?: number
  /** The bed is seen from its foot: sleepers look towards us, and whoever is with them stands at its right. */
  readonly isBedFromFoot?: true
  /** Things that belong to the place: whoever names one means this one, and no second is drawn. */
  readonly owns?: Partial<Record<Thing, OwnSpot>>
  /** The same where a still life draws the named things once more: they keep clear of them. */
  readonly busyWith?: Place['owns']
  /** What else stands or hangs along its walls. */
  readonly busy?: readonly {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }[]
  /** Where things are that the lines name and do not place. */
  readonly rests?: Partial<Record<Thing, OwnSpot>>
  /** A table of the room that nobody names: the middle of what is free on it, how high it is, and half of its length. */
  readonly board?: { readonly x: number; readonly y: number; readonly half: number }
  /** What the lines name is in the colours of this room, too. */
  readonly dress?: Stage['dress']
  /** What sleepers take off lies here, on a table. */
  readonly table?: readonly [number, number]
  /** Maximum zoom; 1 shows the whole place. */
  readonly near?: number
  /** Possible shapes of the frame; the seed chooses. */
  readonly boxes?: readonly Box[]
  /** The range in which characters can stand. */
  readonly span?: readonly [number, number]
  /** How high the seat is on which everybody sits, belted, above the floor. */
  readonly bench?: number
  /** In a bus: whoever sits has a padded seat. */
  readonly hasSeats?: true
  /** The level of the water that one swims in. */
  readonly water?: number
  /** Whether rain and snow are drawn: not indoors or without air. */
  readonly indoors?: boolean
}

/** A place under the open sky. */
export const outside = (
  back: string,
  front: string,
  floor: number,
  focus = 560,
  more: Pick<Place, 'near' | 'boxes' | 'bed' | 'indoors' | 'span'> = {},
): Place => ({ back, front, floor, focus, ...more })

/** Box edges for places where nothing grows. */
export const onWater: readonly Box[] = ['cloud', 'none', 'slopes', 'cloud']
export const inTheSky: readonly Box[] = ['cloud', 'none']
