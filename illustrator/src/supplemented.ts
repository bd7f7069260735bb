import { atBoards } from './at-boards.ts'
import { atTable } from './at-table.ts'
import type { Sleeper } from './bedded.ts'
import { isAbed } from './figures/postures.ts'
import { isInChair } from './figures/stance-of.ts'
import { handled } from './handled.ts'
import { isTooLarge } from './placing.ts'
import type { Figure, Scene } from './scene.ts'
import { thingDrawing } from './things.ts'
import { inUsualPlaces } from './usual-places.ts'
import type { Setting, Thing } from './words.ts'

/** What a scene leaves unsaid, before anything has a place: who sits where one does, what is in whose hands, what lies where it usually is. */
export const supplemented = (asked: Scene, isMirrored: boolean): Scene =>
  onChairs(
    atBoards(
      inUsualPlaces(
        atTable(
          handled(
            seatedInCar(
              withChairs(
                knockingLow(inBedAtNight(withHandsFree(carriedAloft(isMirrored ? mirrored(asked) : asked)))),
              ),
            ),
          ),
        ),
      ),
    ),
  )

/** Left is right in a mirror. */
function mirrored(scene: Scene): Scene {
  const swap = <T extends string>(word: T): T =>
    (word === 'left' ? 'right' : word === 'right' ? 'left' : word) as T
  return {
    ...scene,
    cast: scene.cast.map((figure) =>
      figure.target && 'direction' in figure.target
        ? { ...figure, target: { direction: swap(figure.target.direction) } }
        : figure,
    ),
    things: scene.things.map((thing) => (thing.side ? { ...thing, side: swap(thing.side) } : thing)),
  }
}

/** Whoever flies in a basket or a box sits in it: it is the box that flies. */
const carriedAloft = (scene: Scene): Scene => ({
  ...scene,
  cast: scene.cast.map((figure) =>
    figure.action === 'fly' && figure.relation === 'in' && figure.target && 'thing' in figure.target
      ? { ...figure, action: 'sit' }
      : figure,
  ),
})

/** Nobody lies down or is in the air in a car: whoever sleeps there sits, sleepy. */
const seatedInCar = (scene: Scene): Scene =>
  scene.setting !== 'car'
    ? scene
    : {
        ...scene,
        cast: scene.cast.map((figure) =>
          isSleeper(figure) || (figure.kind !== 'creature' && isAloft(figure))
            ? { ...figure, action: 'sit', mood: figure.action === 'sleep' ? 'sleepy' : figure.mood }
            : figure,
        ),
      }

/** Where there is a bed nobody lies on its floor at night, but on what is laid out there. */
function inBedAtNight(scene: Scene): Scene {
  const { setting, time, things, cast } = scene
  const isLaidOut = things.some(({ thing, of }) => laidOut.has(thing) && !of)
  // Away from bed one falls asleep on the sofa.
  if (setting !== 'bedroom' && things.some(({ thing, of }) => couches.has(thing) && !of))
    return {
      ...scene,
      cast: cast.map((figure) =>
        figure.kind !== 'creature' && figure.action === 'sleep' && figure.target === undefined
          ? { ...figure, action: 'lie-back', mood: 'sleepy' }
          : figure,
      ),
    }
  if (setting !== 'bedroom' || time !== 'night' || isLaidOut) return scene
  const lies = (figure: Figure) => isLying(figure) && figure.target === undefined
  return cast.some(lies)
    ? { ...scene, cast: cast.map((figure) => (lies(figure) ? { ...figure, action: 'lie-awake' } : figure)) }
    : scene
}

const couches: ReadonlySet<Thing> = new Set(['sofa', 'mattress', 'hammock'])

const laidOut: ReadonlySet<Thing> = new Set(['mattress', 'sofa', 'hammock', 'rug', 'tent', 'hay'])

/** Grown-ups who watch over a sleeper have a chair. */
function withChairs(scene: Scene): Scene {
  if (scene.setting !== 'bedroom' || !scene.cast.some(isSleeper)) return scene
  return {
    ...scene,
    cast: scene.cast.map((figure) =>
      (figure.kind === 'adult' || figure.kind === 'elder') &&
      figure.action === 'sit' &&
      figure.target === undefined
        ? { ...figure, action: 'sit-on-chair' }
        : figure,
    ),
  }
}

/** In these rooms grown-ups who sit, and on nothing that is there, have a chair. */
const withSeats: ReadonlySet<Setting> = new Set<Setting>(
  'kitchen living-room hallway library school shop hospital cafe theatre post-office bakery museum laundry workshop'.split(
    ' ',
  ) as Setting[],
)

function onChairs(scene: Scene): Scene {
  if (!withSeats.has(scene.setting)) return scene
  return {
    ...scene,
    cast: scene.cast.map((figure) =>
      (figure.kind === 'adult' || figure.kind === 'elder') &&
      figure.action === 'sit' &&
      figure.target === undefined &&
      !isInChair(figure)
        ? { ...figure, action: 'sit-on-chair' }
        : figure,
    ),
  }
}

/** Whoever knocks on an egg on the ground reaches down to it. */
function knockingLow(scene: Scene): Scene {
  const isLow = ({ target }: Figure) => {
    const one = target && 'thing' in target ? scene.things[target.thing] : undefined
    return one !== undefined && !one.of && thingDrawing(one.thing).height < 110
  }
  const knocks = (figure: Figure) => figure.kind !== 'creature' && figure.action === 'knock' && isLow(figure)
  return scene.cast.some(knocks)
    ? {
        ...scene,
        cast: scene.cast.map((figure) => (knocks(figure) ? { ...figure, action: 'reach-down' } : figure)),
      }
    : scene
}

/** Things that cannot be held stand on the ground. */
function withHandsFree(scene: Scene): Scene {
  const set: Thing[] = []
  const cast = scene.cast.map((figure): Figure => {
    if (figure.holding === undefined || !isTooLarge(figure.holding)) return figure
    const { holding, ...free } = figure
    set.push(holding)
    return free
  })
  if (set.length === 0) return scene
  const stood = [...new Set(set)]
    .filter((wanted) => !scene.things.some(({ thing }) => thing === wanted))
    .map((thing) => ({ thing }))
  return { ...scene, cast, things: [...scene.things, ...stood] }
}

export const isLying = ({ kind, action }: Figure): boolean =>
  kind !== 'creature' && (action === 'lie-back' || action === 'lie-front')

const isAloft = ({ action }: Figure): boolean => action === 'fly' || action === 'swim'

/** Animals sleep where they are; people in bed. */
export const isSleeper = (figure: Figure): figure is Sleeper => figure.kind !== 'creature' && isAbed(figure)
