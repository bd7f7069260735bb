import { type Bedtime, type Camera, cameraFor, openTo, starAt, transformOf } from './camera.ts'
import type { ColourScript } from './colour-scripts.ts'
import { drawCreature } from './creatures/index.ts'
import { chairBefore, chairBehind } from './figures/chair.ts'
import { blanket, laidAside, sleepyHead } from './figures/lying.ts'
import { drawPerson, withAge } from './figures/person.ts'
import { postureOf } from './figures/postures.ts'
import { silhouette } from './limelight.ts'
import { mix, type Palette, paletteAt, underLight, weathered } from './palette.ts'
import { at, document, group, Lights, n, rect } from './paper.ts'
import { isTooLarge, needsRoom, placeProps } from './placing.ts'
import { Chance, hashOf } from './random.ts'
import { build } from './settings/index.ts'
import { type Box, lightbox } from './settings/layers/lightbox.ts'
import { high, type Place, type Stage, wide } from './settings/stage.ts'
import {
  arrange,
  type Creature,
  type Figure,
  reachOf,
  type Standing,
  scaleOf,
  turnedLeft,
} from './staging.ts'
import type { PlacedThing } from './target.ts'
import { hazeBehind, leavesBehind, weatherOver } from './weather.ts'
import type { Setting, Shot, Thing, Time, Weather } from './words.ts'

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
  return compose(scene, width, height, false)
}

/** The same, closer to the heroes, with a calm lower edge for the title on a card. */
export function drawCover(scene: Scene): string {
  return compose(scene, 1200, 900, true)
}

function compose(asked: Scene, width: number, height: number, isCover: boolean): string {
  const scene = withHandsFree(asked)
  const prefix = `n${hashOf(`${scene.seed}:${scene.setting}:${isCover}`).toString(36)}`
  const palette = weathered(paletteAt(scene), scene.weather)
  const stageUnder = (top: number, star?: Stage['star']): Stage => ({
    palette,
    lights: new Lights(prefix),
    chance: new Chance(scene.seed),
    fixed: new Chance(`${scene.story ?? scene.seed}:${scene.setting}`),
    view: scene.view ?? 0,
    weather: scene.weather,
    top,
    ...(star && { star }),
  })
  // The positions of people decide the zoom, and the zoom decides how low the moon must hang to be visible.
  const rehearsal = stageUnder(0)
  const plan = build(scene.setting, rehearsal)
  const chance = new Chance(`cast:${scene.seed}`)
  const company = castOf(scene, plan, chance)
  const sleepers = scene.cast.filter(isSleeper)
  const hasTall = scene.things.some(({ thing }) => needsRoom(thing))
  const camera = cameraFor(company, plan, { isCover, hasTall, bedtime: bedtimeOf(sleepers) }, chance)
  const top = high - high / camera.zoom
  const hasStar = shows(scene, 'star')
  const stage = stageUnder(top, hasStar ? starAt(company, camera, top, rehearsal.lights.source) : undefined)
  const { lights } = stage
  const place = build(scene.setting, stage)
  const box = boxOf(scene, place, palette)
  const lens = (content: string) => group(content, transformOf(camera))
  const content =
    lens(place.back + (place.indoors ? '' : hazeBehind(stage, place)) + lampPool(stage, place)) +
    (place.indoors ? '' : lightbox(stage, 'behind', box) + leavesBehind(stage)) +
    lens(performers(scene, place, stage, company, openTo(camera))) +
    place.front +
    (place.indoors ? '' : lightbox(stage, 'before', box) + weatherOver(stage)) +
    corners(place, stage, camera) +
    (isCover ? rect(0, 640, wide, 260, lights.veil(stage.palette.shade, 0.62)) : '')
  return document(width, height, [0, 0, wide, high], lights, content)
}

const shows = ({ things }: Scene, wanted: Thing) => things.some(({ thing }) => thing === wanted)

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
  const stood = [...new Set(set)].filter((thing) => !shows(scene, thing)).map((thing) => ({ thing }))
  return { ...scene, cast, things: [...stood, ...scene.things] }
}

/** The page's corners fall into shadow, and its paper shows. */
function corners(place: Place, { lights, palette, chance }: Stage, { zoom }: Camera): string {
  const at = zoom > 1.1 ? 0.5 : place.focus / wide
  const shadow = lights.vignette(at, 0.54, palette.shade, palette.dark ? 0.56 : 0.24)
  return rect(0, 0, wide, high, shadow) + rect(0, 0, wide, high, lights.grain(chance, 0.05))
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

const byDay: readonly Box[] = ['leaves', 'none', 'slopes', 'leaves', 'none']
const byNight: readonly Box[] = ['leaves', 'paper', 'slopes', 'leaves', 'none']

/** The shape of the frame of this page: not that of the page before. */
function boxOf({ seed, setting }: Scene, { boxes }: Place, { dark }: Palette): Box {
  const usual = dark ? byNight : byDay
  const choices = boxes ?? usual
  return choices[hashOf(`${seed}${setting}`) % choices.length] ?? 'none'
}

/** The tint of the time of day on people and things, and its strength. */
function lightOf({ dark, sky }: Palette, indoors: boolean): readonly [string, number] {
  if (!dark) return [sky[2], 0.05]
  return indoors ? ['#6a3f5c', 0.09] : [mix(sky[1], '#c98a6a', 0.25), 0.14]
}

type Sleeper = Extract<Figure, { look: unknown }>

const isSleeper = (figure: Figure): figure is Sleeper =>
  figure.kind !== 'creature' && postureOf(figure) === 'sleeping'

/** A toy goes to bed with its child. */
const isToy = (figure: Figure): figure is Creature => figure.kind === 'creature' && figure.isToy === true

/** Whether the picture is of people in bed, and whether it shows the table with what they took off. */
const bedtimeOf = (sleepers: readonly Sleeper[]): Bedtime =>
  sleepers.length === 0 ? 'none' : sleepers.some(({ look }) => laidAside(look).length > 0) ? 'table' : 'bed'

/** Characters who are awake, with their positions: beside the bed while others sleep. */
function castOf(scene: Scene, place: Place, chance: Chance): readonly Standing[] {
  const isBesideBed = scene.cast.some(isSleeper)
  const others = scene.cast.filter((figure) => !isSleeper(figure) && !(isBesideBed && isToy(figure)))
  const middle = isBesideBed
    ? place.bed === undefined
      ? place.focus + 330
      : 905
    : place.focus + chance.between(-90, 90)
  return isBesideBed
    ? turnedLeft(arrange(others, middle, place.floor, chance))
    : arrange(others, middle, place.floor, chance, place.span)
}

/** Everybody and everything on the stage, far to near, with its light. */
function performers(
  scene: Scene,
  place: Place,
  stage: Stage,
  company: readonly Standing[],
  open: readonly [number, number],
): string {
  const { palette, lights } = stage
  const indoors = place.indoors ?? false
  const [tint, share] = lightOf(palette, indoors)
  const things = placeProps(
    scene.things.flatMap(({ thing }) => (scene.cast.some(({ holding }) => holding === thing) ? [] : thing)),
    company.length > 0 ? reachOf(company) : [place.focus - 150, place.focus + 150],
    { ...place, span: place.span ?? open },
    stage,
    chairsBeside(scene.cast.filter(isSleeper), place),
  )
  const edge = rimOf(stage, indoors)
  // In a crowd, the characters at the back get no edge of light.
  const unlit = company.length > 8 ? 2 : company.length > 6 ? 1 : 0
  const side = (lights.source?.[0] ?? 0) < place.focus ? -1 : 1
  const shown = [
    ...things.map(({ x, y, scale, drawing }) => ({
      y,
      drawing: at(x, y, underLight(drawing, tint, share), scale),
    })),
    ...company.map((standing) => ({
      y: standing.y,
      drawing: lit(standing, [tint, share], standing.row < unlit ? '' : edge, side),
    })),
  ].sort((a, b) => a.y - b.y)
  const lanterns = shows(scene, 'lantern') || scene.cast.some((figure) => figure.holding === 'lantern')
  const sleepers = scene.cast.filter(isSleeper)
  const glow =
    palette.dark && lanterns ? lights.glow(place.focus + 40, place.floor - 110, 340, palette.lamp, 0.42) : ''
  const warmth =
    palette.dark && shown.length > 0
      ? lights.glow(place.focus + 30, place.floor - 130, 340, palette.lamp, lanterns ? 0.16 : 0.08)
      : ''
  return (
    glow +
    underLight(inBed(sleepers, scene.cast.filter(isToy), place), tint, share) +
    shown.map(({ drawing }) => drawing).join('') +
    warmth
  )
}

/** The lit edge of a figure: warm in the dark, pale by day. */
const rimOf = ({ palette }: Stage, indoors: boolean): string =>
  palette.dark ? (indoors ? '#ffd9a0' : mix(palette.moon, palette.lamp, 0.4)) : dayEdge

const dayEdge = '#fbe6bc'

/** A figure in the light: those behind stand deeper in the air, and all have an edge on the side of the light. */
function lit(
  standing: Standing,
  [tint, share]: readonly [string, number],
  edge: string,
  side: number,
): string {
  const { figure, x, y, scale, isFlipped, row, variant } = standing
  const drawing =
    figure.kind === 'creature'
      ? drawCreature(figure.species, figure.action, figure.mood, figure)
      : drawPerson({ ...figure, look: withAge(figure.look, figure.kind), variant })
  const depth = row === 0 ? 0.07 : 0
  const reach = edge === dayEdge ? 1.7 : 2.6
  const rim = edge && at(x + side * reach, y - reach * 0.6, silhouette(drawing, edge), scale, isFlipped)
  return rim + at(x, y, underLight(drawing, tint, share + depth), scale, isFlipped)
}

/** Sleepers lie side by side, heads on their pillows, under one blanket; out of doors on the ground. */
function inBed(sleepers: readonly Sleeper[], toys: readonly Creature[], place: Place): string {
  const first = sleepers[0]
  if (!first) return ''
  const step = Math.min(165, 420 / sleepers.length)
  const heads = sleepers.map((sleeper, index) =>
    at(index * step, index % 2 === 0 ? 0 : 10, sleepyHead(withAge(sleeper.look, sleeper.kind), 62)),
  )
  const length = Math.max(place.bed === undefined ? 400 : 520, 300 + (sleepers.length - 1) * step)
  const x = place.bed === undefined ? place.focus - length / 2 + 20 : 330
  const y = place.bed ?? place.floor - 6
  const tucked = toys.slice(0, 2).map((toy, index) => {
    const drawing = drawCreature(toy.species, 'sit', 'calm', toy)
    return at((sleepers.length - 1) * step + 104 + index * 80, 52, drawing, scaleOf(toy) * 1.1, true)
  })
  return (
    at(x, y - 74, heads.join('') + tucked.join('')) +
    at(x + 30, y + 12, blanket(first.look.outfit.top, length, 62)) +
    besideBed(sleepers, place)
  )
}

/** Hats and glasses on the table; wheelchairs within reach of the bed. */
function besideBed(sleepers: readonly Sleeper[], place: Place): string {
  const [x, y] = place.table ?? [0, 0]
  const laid = place.table ? sleepers.flatMap(({ look }) => laidAside(look)).slice(0, 4) : []
  return (
    laid
      .map((thing, index) => at(x + (index % 2) * 44 - 22, y - Math.floor(index / 2) * 20, thing))
      .join('') +
    chairsBeside(sleepers, place)
      .map(({ look, x: left }) => at(left, place.floor - 4, chairBehind(look) + chairBefore(look), 1.3))
      .join('')
  )
}

/** The wheelchairs of the sleepers and where they stand. */
function chairsBeside(sleepers: readonly Sleeper[], { bed, focus }: Place) {
  const first = bed === undefined ? focus - 360 : 260
  return sleepers
    .filter(({ look }) => look.wheelchair)
    .map(({ look }, index) => ({ look, x: first + index * 150, half: 80 }))
}
