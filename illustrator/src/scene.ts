import { atTable } from './at-table.ts'
import { inBed, type Sleeper } from './bedded.ts'
import { type Bedtime, cameraFor, starAt, transformOf } from './camera.ts'
import type { ColourScript } from './colour-scripts.ts'
import type { Composition } from './composing/group.ts'
import { composeGroup } from './composition.ts'
import { laidAside } from './figures/lying.ts'
import type { PosedFigure } from './figures/pose.ts'
import { isAbed, sits } from './figures/postures.ts'
import { isInChair } from './figures/stance-of.ts'
import { type Box, type Camera, cameraOn, closeOn, stillLifeOf, unionOf } from './framing.ts'
import { handled } from './handled.ts'
import { onThePage } from './on-the-page.ts'
import { type Palette, paletteAt, weathered } from './palette.ts'
import { document, group, Lights, n, rect } from './paper.ts'
import { lightOf, performing } from './performing.ts'
import { isTooLarge, needsRoom } from './placing.ts'
import { Chance, hashOf } from './random.ts'
import { type Node, rootOf, type Ties, tiesOf, writing } from './relations.ts'
import { build } from './settings/index.ts'
import { type Box as LightboxShape, lightbox } from './settings/layers/lightbox.ts'
import { high, type Place, type Stage, wide } from './settings/stage.ts'
import { boxesOf, faceBoxOf, subjectsOf, thingBoxOf } from './shot.ts'
import { type Creature, type Figure, withinPage } from './staging.ts'
import type { PlacedThing } from './target.ts'
import { thingDrawing } from './things.ts'
import { posesOf } from './touch.ts'
import { inUsualPlaces } from './usual-places.ts'
import { hazeBehind, leavesBehind, weatherOver } from './weather.ts'
import type { Action, Setting, Shot, Thing, Time, Weather } from './words.ts'

export type { Figure } from './staging.ts'

/** What a picture shows. The same scene gives the same picture, byte for byte. */
export interface Scene {
  readonly seed: string
  readonly setting: Setting
  readonly time: Time
  /** How late it is within the time of day: 0, the default, is its start, 1 its end. */
  readonly late?: number
  /** The same for all pages of a story: its places keep their furniture. */
  readonly story?: string
  /** Whose home it is: the same bedroom in every story of a child. */
  readonly home?: string
  /** The thing that the story is about: it is on the shelf at home. */
  readonly keepsake?: Thing
  /** From which side the place is seen, 0 to 3. */
  readonly view?: number
  /** The colours of the story; without them those of the hour alone. */
  readonly colours?: ColourScript
  /** How far into its story it is, from 0 to 1: the light of a story falls from page to page. */
  readonly part?: number
  readonly weather: Weather
  readonly cast: readonly Figure[]
  readonly things: readonly PlacedThing[]
  /** Where the camera is; chosen by who is there if it is not said. */
  readonly shot?: Shot
}

/** Draws a scene as an SVG without external resources. Width and height are pixels; the aspect ratio stays 4:3. */
export function drawScene(
  scene: Scene,
  { width = 1200, height = 900 }: { width?: number; height?: number } = {},
): string {
  const { lights, content } = pictureOf(scene)
  return document(width, height, [0, 0, wide, high], lights, content)
}

/** The size of people, and how the rows lie, in every kind of picture. */
const sizes: Readonly<Record<Shot, number>> = {
  close: 1,
  two: 1.06,
  wide: 0.62,
  above: 0.72,
  behind: 1.12,
  object: 1.5,
}

/** Beside the furniture of a room, which stays as large, small people would be dolls. */
const inRooms: Partial<Record<Shot, number>> = { wide: 0.82, above: 0.84 }

/** On a cover there is room for a title above the heads of grown-ups. */
const onCover = 0.84

/** A picture without its frame. */
export interface Picture {
  readonly lights: Lights
  readonly content: string
  readonly palette: Palette
  /** Where the group has its middle. */
  readonly middle: number
  /** Where everybody is on the page, or the things where nobody is. */
  readonly subject: Box | undefined
  /** The same with the things beside them. */
  readonly all: Box | undefined
}

/** @param options.width how much of the stage the page shows; it is as high as always */
export function pictureOf(
  asked: Scene,
  { isCover = false, width = wide }: { isCover?: boolean; width?: number } = {},
): Picture {
  const isMirrored = (asked.view ?? 0) % 2 === 1
  const scene = inUsualPlaces(
    atTable(
      handled(
        seatedInCar(
          withChairs(knockingLow(inBedAtNight(withHandsFree(isMirrored ? mirrored(asked) : asked)))),
        ),
      ),
    ),
  )
  const prefix = `n${hashOf(`${scene.seed}:${scene.setting}:${isCover}`).toString(36)}`
  const palette = weathered(paletteAt(scene), scene.weather)
  const named = new Set(scene.things.map(({ thing }) => thing))
  const stageUnder = (top: number, star?: Stage['star']): Stage => ({
    palette,
    lights: new Lights(prefix),
    chance: new Chance(scene.seed),
    fixed: new Chance(
      `${(scene.setting === 'bedroom' ? scene.home : undefined) ?? scene.story ?? scene.seed}:${scene.setting}`,
    ),
    view: scene.view ?? 0,
    ...(scene.keepsake && { keepsake: scene.keepsake }),
    weather: scene.weather,
    named,
    top,
    ...(star && { star }),
  })
  // The positions of people decide the zoom, and the zoom decides how low the moon must hang to be visible.
  const rehearsal = stageUnder(0)
  const plan = build(scene.setting, rehearsal)
  const shown = isCover ? 'two' : shotOf(scene)
  const planned = composed(scene, plan, shown, isCover, width)
  const poses = posesOf(planned.company, planned.things, shown === 'behind')
  const camera = isCover
    ? coverCamera(planned, poses, width)
    : cameraOf(scene, shown, plan, { ...planned, poses, width })
  const composition =
    shown === 'object'
      ? planned
      : // Leaves hang into an open place.
        onThePage(planned, tiesOf(scene), camera, { width, margin: plan.indoors ? 14 : 84 })
  const top = Math.max(0, -camera.up / camera.zoom)
  const hasStar = scene.things.some(({ thing, of }) => thing === 'star' && of === undefined)
  const stage = stageUnder(
    top,
    hasStar ? starAt(composition.company, camera, top, rehearsal.lights.source) : undefined,
  )
  const { lights } = stage
  const place = build(scene.setting, stage)
  const box = lightboxOf(scene, place, palette)
  const lens = (inside: string) => group(inside, transformOf(camera))
  const turned = (inside: string) => (isMirrored ? group(inside, `translate(${wide} 0) scale(-1 1)`) : inside)
  const content =
    turned(lens(place.back + (place.indoors ? '' : hazeBehind(stage, place)) + lampPool(stage, place))) +
    (place.indoors ? '' : lightbox(stage, 'behind', box) + leavesBehind(stage)) +
    turned(
      lens(
        (shown === 'object'
          ? ''
          : inBed(
              scene.cast.filter(isSleeper),
              scene.cast.filter(isToy),
              place,
              lightOf(palette, place.indoors ?? false),
            )) + performing({ scene, place, stage, composition, poses, isBehind: shown === 'behind' }),
      ) + (shown === 'close' || shown === 'object' ? '' : place.front),
    ) +
    (place.indoors ? '' : lightbox(stage, 'before', box) + weatherOver(stage)) +
    corners(isMirrored ? wide - place.focus : place.focus, stage, camera)
  const xs = composition.company.map(({ x }) => x * camera.zoom + camera.left)
  const onPage = xs.length > 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : wide / 2
  const middle = isMirrored ? wide - onPage : onPage
  const onPageOf = (boxes: readonly Box[]) => boxOnPage(unionOf(boxes), camera, isMirrored)
  const { company, things } = composition
  const all = onPageOf(boxesOf(company, things, poses))
  const subject = company.length > 0 ? onPageOf(boxesOf(company, [], poses)) : all
  return { lights, content, palette, middle, subject, all }
}

function boxOnPage(box: Box | undefined, { zoom, left, up }: Camera, isMirrored: boolean): Box | undefined {
  if (!box) return undefined
  const [from, to] = [box.left * zoom + left, box.right * zoom + left]
  return {
    left: isMirrored ? wide - to : from,
    right: isMirrored ? wide - from : to,
    top: box.top * zoom + up,
    bottom: box.bottom * zoom + up,
  }
}

/** A picture of things alone needs some; one from behind, people. */
function shotOf({ shot = 'two', cast, things }: Scene): Shot {
  const isAsleep = cast.some(isSleeper)
  if (shot === 'object')
    return isAsleep || things.length + cast.filter(({ holding }) => holding).length === 0 ? 'close' : 'object'
  if (isAsleep && (shot === 'behind' || shot === 'above')) return 'two'
  // Somebody who lies or writes is a heap from behind.
  if (shot === 'behind' && cast.some((figure) => isLying(figure) || isWriting(figure))) return 'two'
  return shot
}

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
  const isLaidOut = things.some(({ thing }) => laidOut.has(thing))
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

const laidOut: ReadonlySet<Thing> = new Set(['mattress', 'sofa', 'hammock', 'rug', 'mat', 'tent', 'hay'])

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

function composed(scene: Scene, place: Place, shot: Shot, isCover: boolean, width: number): Composition {
  const chance = new Chance(`cast:${scene.seed}`)
  const again = new Chance(`cast:${scene.seed}`)
  const isBedtime = scene.cast.some(isSleeper)
  const whole = place.span ?? [100, 1100]
  const left = Math.max(whole[0], Math.min(place.focus - width / 2 + 70, whole[1] - width + 140))
  const span = width < wide ? ([left, left + width - 140] as const) : whole
  if (shot === 'object') {
    const held = scene.cast.flatMap(({ holding }) => (holding ? [{ thing: holding }] : []))
    const alone = scene.things.map(({ of, relation, ...thing }) =>
      of && 'thing' in of && relation ? { ...thing, of, relation } : thing,
    )
    // A still life shows the thing itself, near.
    const { owns: _, ...bare } = place
    return composeGroup({ ...scene, cast: [], things: [...alone, ...held].slice(0, 5) }, bare, [], {
      focus: place.focus,
      span,
      size: sizes.object,
      chance,
    })
  }
  const who = [...scene.cast.keys()].filter((index) => {
    const figure = scene.cast[index]
    return figure !== undefined && !isSleeper(figure) && !(isBedtime && isToy(figure))
  })
  if (isBedtime)
    return besideTheBed(
      composeGroup(scene, place, who, {
        focus: place.bed === undefined ? place.focus + 330 : 905,
        span: [560, 1130],
        size: 1,
        chance,
      }),
    )
  const usual = place.focus + aside(chance, shot)
  aside(again, shot)
  const isOnBed =
    place.bed !== undefined &&
    scene.cast.some(isLying) &&
    scene.things.some(({ thing, of }) => thing === 'bed' && !of)
  const focus = isOnBed ? 905 : (besideOwn(scene, place) ?? usual)
  const size = isCover ? onCover : ((place.indoors ? inRooms[shot] : undefined) ?? sizes[shot])
  const composedAt = (middle: number, luck: Chance) =>
    composeGroup(scene, place, who, {
      focus: middle,
      span: isOnBed ? [640, 1130] : span,
      size,
      chance: luck,
    })
  const first = composedAt(focus, chance)
  const step = isOnBed ? 0 : stepToOwn(scene, place, first)
  const composition = Math.abs(step) < 30 ? first : composedAt(focus + step, again)
  if (place.bench !== undefined) return onTheBench(composition, place.bench)
  const wet = scene.setting === 'underwater' ? composition : inWater(composition, place)
  const seated = place.hasSeats ? inSeats(wet, tiesOf(scene)) : wet
  return shot === 'above' ? fromAbove(seated, tiesOf(scene), place) : seated
}

/** A group is not always in the middle. */
const aside = (chance: Chance, shot: Shot): number =>
  shot === 'wide' ? chance.pick([-150, 150]) : chance.between(-90, 90)

/** Whoever does something to what the place has, such as its window, stands there; and beside its wash-basin, if the page is about what is on it. */
function besideOwn({ cast, things }: Scene, { owns, focus }: Place): number | undefined {
  const spotOf = (index: number) => {
    const one = things[index]
    return one && !one.of ? owns?.[one.thing] : undefined
  }
  const spots = [
    ...cast.flatMap(({ action, target }) => {
      const spot = target && 'thing' in target && !fromAfar.has(action) ? spotOf(target.thing) : undefined
      return spot ? [spot.x] : []
    }),
    ...things.flatMap(({ of }) => {
      const spot = of && 'thing' in of ? spotOf(of.thing) : undefined
      return spot ? [spot.x] : []
    }),
  ]
  const [x] = spots
  return x === undefined ? undefined : x + (x < focus ? 150 : -150)
}

/** How far a group has to move for whoever does something to a basin or a window to stand beside it. */
function stepToOwn({ things }: Scene, { owns, focus }: Place, { company }: Composition): number {
  const steps = company.flatMap(({ figure: { target, action }, x }) => {
    const one = target && 'thing' in target && !fromAfar.has(action) ? things[target.thing] : undefined
    const spot = one && !one.of && !broad.has(one.thing) ? owns?.[one.thing] : undefined
    return spot ? [spot.x + (spot.x < focus ? 140 : -140) - x] : []
  })
  return steps.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0
}

/** One is at these wherever one stands. */
const broad: ReadonlySet<Thing> = new Set(['bed', 'rug', 'quilt', 'blanket', 'lamp', 'shelf', 'bookcase'])

const fromAfar: ReadonlySet<Action> = new Set([
  'look-up',
  'point',
  'wave',
  'listen',
  'shout',
  'think',
  'walk',
  'run',
])

/** In a car everybody sits, whatever else they do. */
const onTheBench = ({ company, things }: Composition, bench: number): Composition => ({
  company: company.map((placed) =>
    placed.figure.kind === 'creature'
      ? { ...placed, y: placed.y - bench }
      : { ...placed, contacts: { ...placed.contacts, seat: bench, isBelted: true } },
  ),
  // What would lie at their feet is beside them.
  things: things.map((placed) =>
    !placed.worn && placed.depth > 0 && thingDrawing(placed.thing).stands === 'ground'
      ? { ...placed, y: placed.y - bench - 40, depth: -60 }
      : placed,
  ),
})

/** In a bus, who sits has a padded seat and no kitchen chair. */
const inSeats = ({ company, things }: Composition, ties: Ties): Composition => ({
  company: company.map((placed) =>
    placed.figure.kind !== 'creature' &&
    sits(placed.figure) &&
    !ties.figures[placed.index] &&
    !isInChair(placed.figure)
      ? { ...placed, contacts: { ...placed.contacts, seat: 84 * placed.scale, isBelted: true } }
      : placed,
  ),
  things,
})

/** Whoever swims lies in the water, at the level of the ground, and not in the air. */
const inWater = ({ company, things }: Composition, { floor, water }: Place): Composition => ({
  company: company.map((placed) =>
    placed.figure.kind !== 'creature' && placed.figure.action === 'swim'
      ? water === undefined
        ? { ...placed, y: floor + 30 + placed.row * 14, depth: 30 + placed.row }
        : { ...placed, y: water + placed.row * 14, scale: placed.scale * 0.86, depth: -120 + placed.row }
      : placed,
  ),
  things,
})

/** Those who sit with a sleeper, or tuck one in, look at the bed, which is at their left. */
const besideTheBed = ({ company, things }: Composition): Composition => ({
  company: company.map((placed) => {
    const { target } = placed.figure
    const isAtSleeper =
      target === undefined || ('figure' in target && !company.some(({ index }) => index === target.figure))
    return isAtSleeper ? { ...placed, isFlipped: true } : placed
  }),
  things,
})

/** From above, the ground is high and what is farther away lies higher on the page. What is on something stays on it. */
function fromAbove({ company, things }: Composition, ties: Ties, { floor }: Place): Composition {
  const rise = (depth: number, usual: number) => (usual > floor - 100 ? depth * 1.2 - 30 : 0)
  const figures = new Map(company.map((placed) => [placed.index, placed]))
  const riseOf = (node: Node): number => {
    const root = rootOf(ties, node)
    if ('figure' in root) {
      const placed = figures.get(root.figure)
      return placed ? rise(placed.depth, placed.y) : 0
    }
    const placed = things[root.thing]
    // What lies flat is drawn before all others, but is not far away.
    if (!placed || placed.isOfPlace || thingDrawing(placed.thing).stands === 'floor') return 0
    return rise(Math.min(60, placed.depth), placed.y)
  }
  return {
    company: company.map((placed) => {
      const higher = placed.y + riseOf({ figure: placed.index })
      return { ...placed, y: higher, scale: withinPage(placed.figure, higher, placed.scale) }
    }),
    things: things.map((placed, thing) => ({ ...placed, y: placed.y + riseOf({ thing }) })),
  }
}

/** What of the stage is on the page. */
function cameraOf(
  scene: Scene,
  shot: Shot,
  place: Place,
  {
    company,
    things,
    poses,
    width,
  }: Composition & { readonly poses: ReadonlyMap<number, PosedFigure>; readonly width: number },
): Camera {
  const chance = new Chance(`camera:${scene.seed}`)
  const sleepers = scene.cast.filter(isSleeper)
  if (shot === 'object') {
    const subject = unionOf(things.map(thingBoxOf))
    if (subject) return stillLifeOf(subject, width)
  }
  if (shot === 'close') {
    if (sleepers.length > 0) {
      const y = (place.bed ?? place.floor - 6) - 80
      const x = place.bed === undefined ? place.focus - 60 : 470
      const heads = { left: x - 300, right: x + 300, top: y - 190, bottom: y + 170 }
      // Whoever sits beside the bed is there, and less of the blanket.
      const all = unionOf([{ ...heads, right: x + 100 }, ...subjectsOf(company, [], poses, [])])
      return closeOn(company.length > 0 && all ? all : heads, [], chance, width)
    }
    const subject = unionOf(subjectsOf(company, things, poses, tiesOf(scene).things))
    if (subject)
      return closeOn(
        subject,
        company.map((placed) => faceBoxOf(placed, poses)),
        chance,
        width,
      )
  }
  const hasTall = scene.things.some(({ thing }) => needsRoom(thing))
  const boxes = boxesOf(company, things, poses)
  return cameraFor(company, place, { shot, hasTall, bedtime: bedtimeOf(sleepers), boxes, width }, chance)
}

/** The heroes fill the page below the title. */
function coverCamera(
  { company, things }: Composition,
  poses: ReadonlyMap<number, PosedFigure>,
  width: number,
): Camera {
  const all = unionOf(boxesOf(company, things, poses).filter(({ top }) => top > 200)) ?? {
    left: 400,
    right: 800,
    top: 450,
    bottom: 820,
  }
  const zoom = Math.max(1, Math.min(1.9, 580 / (high - all.top), (width - 150) / (all.right - all.left)))
  return cameraOn((all.left + all.right) / 2, high, zoom)
}

/** The page's corners fall into shadow, and its paper shows. */
function corners(focus: number, { lights, palette, chance }: Stage, { zoom }: Camera): string {
  const middle = zoom > 1.1 ? 0.5 : focus / wide
  const shadow = lights.vignette(middle, 0.54, palette.shade, palette.dark ? 0.56 : 0.24)
  return rect(0, 0, wide, high, shadow) + lights.grain(chance, 0.05, wide, high)
}

/** Warm light on the ground and in the air where people will stand. */
function lampPool({ lights, palette }: Stage, { focus, floor, indoors }: Place): string {
  if (!palette.dark) return ''
  const pool = group(
    lights.glow(0, 0, 460, palette.lamp, indoors ? 0.3 : 0.42),
    `translate(${n(focus)} ${n(floor + 6)}) scale(1 .26)`,
  )
  return lights.glow(focus, floor - 130, 440, palette.lamp, indoors ? 0.16 : 0.34) + pool
}

const byDay: readonly LightboxShape[] = ['leaves', 'none', 'slopes', 'leaves', 'none']
const byNight: readonly LightboxShape[] = ['leaves', 'paper', 'slopes', 'leaves', 'none']

/** The shape of the frame of this page: not that of the page before. */
function lightboxOf({ seed, setting }: Scene, { boxes }: Place, { dark }: Palette): LightboxShape {
  const usual = dark ? byNight : byDay
  const choices = boxes ?? usual
  return choices[hashOf(`${seed}${setting}`) % choices.length] ?? 'none'
}

const isWriting = ({ kind, action }: Figure): boolean => kind !== 'creature' && writing.has(action)

const isLying = ({ kind, action }: Figure): boolean =>
  kind !== 'creature' && (action === 'lie-back' || action === 'lie-front')

const isAloft = ({ action }: Figure): boolean => action === 'fly' || action === 'swim'

/** Animals sleep where they are; people in bed. */
export const isSleeper = (figure: Figure): figure is Sleeper => figure.kind !== 'creature' && isAbed(figure)

/** A toy goes to bed with its child. */
const isToy = (figure: Figure): figure is Creature => figure.kind === 'creature' && figure.isToy === true

/** Whether the picture is of people in bed, and whether it shows the table with what they took off. */
const bedtimeOf = (sleepers: readonly Sleeper[]): Bedtime =>
  sleepers.length === 0 ? 'none' : sleepers.some(({ look }) => laidAside(look).length > 0) ? 'table' : 'bed'
