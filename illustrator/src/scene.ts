import { drawCreature, sizes } from './creatures/index.ts'
import { blanket, sleepyHead } from './figures/lying.ts'
import { drawPerson, type Person, withAge } from './figures/person.ts'
import { type Palette, palettes, underLight } from './palette.ts'
import { at, document, Lights, rect } from './paper.ts'
import { drawProp } from './props.ts'
import { Chance, hashOf } from './random.ts'
import { build } from './settings/index.ts'
import { high, type Place, type Stage, wide } from './settings/stage.ts'
import { weatherOver } from './weather.ts'
import type { Mood, Pose, Prop, Setting, Species, Time, Weather } from './words.ts'

export type Figure =
  | Person
  | {
      readonly kind: 'creature'
      readonly species: Species
      readonly pose: Pose
      readonly mood: Mood
      readonly holding?: Prop
    }

/** What a picture shows. The same scene gives the same picture, byte for byte. */
export interface Scene {
  readonly seed: string
  readonly setting: Setting
  readonly time: Time
  readonly weather: Weather
  readonly cast: readonly Figure[]
  readonly props: readonly Prop[]
}

/** Draws a scene as an SVG that needs nothing from outside. Width and height are pixels; the proportion stays 4:3. */
export function drawScene(
  scene: Scene,
  { width = 1200, height = 900 }: { width?: number; height?: number } = {},
): string {
  return compose(scene, width, height, false)
}

/** The same, cut closer round the heroes, with a calm lower edge where a card puts the title. */
export function drawCover(scene: Scene): string {
  return compose(scene, 1200, 900, true)
}

function compose(scene: Scene, width: number, height: number, isCover: boolean): string {
  const lights = new Lights(`n${hashOf(`${scene.seed}:${scene.setting}:${isCover}`).toString(36)}`)
  const stage: Stage = {
    palette: palettes[scene.time],
    lights,
    chance: new Chance(scene.seed),
    weather: scene.weather,
  }
  const place = build(scene.setting, stage)
  const lit =
    stage.palette.dark && !place.indoors
      ? lights.glow(place.focus, place.floor - 110, 430, stage.palette.lamp, 0.34)
      : ''
  // A card looks closer, with the feet just above the place of its title.
  const left = isCover ? Math.round(Math.min(220, Math.max(20, place.focus - 490))) : 0
  const view = isCover ? ([left, 165, 980, 735] as const) : ([0, 0, wide, high] as const)
  const calm = isCover ? rect(0, 600, wide, 300, lights.veil(stage.palette.shade, 0.66)) : ''
  const content =
    place.back +
    lit +
    group(scene, place, stage) +
    place.front +
    (place.indoors ? '' : weatherOver(stage)) +
    corners(place, stage) +
    calm
  return document(width, height, view, lights, content)
}

/** The page's corners fall into shadow, and its paper shows. */
function corners(place: Place, { lights, palette, chance }: Stage): string {
  const shadow = lights.vignette(place.focus / wide, 0.5, palette.shade, palette.dark ? 0.46 : 0.2)
  return rect(0, 0, wide, high, shadow) + rect(0, 0, wide, high, lights.grain(chance, 0.07))
}

/** The colour that the hour lays on people and things, and how much of it. */
function lightOf({ dark, sky }: Palette, indoors: boolean): readonly [string, number] {
  if (!dark) return [sky[2], 0.06]
  return indoors ? ['#6a3f5c', 0.1] : [sky[1], 0.2]
}

type Sleeper = Extract<Figure, { look: unknown }>

interface Placed {
  readonly x: number
  readonly y: number
  readonly drawing: string
}

/** Puts the cast together as people stand who belong together: close, overlapping, smaller ones in front, facing the middle. */
function group(scene: Scene, place: Place, stage: Stage): string {
  const { chance } = stage
  const sleepers = scene.cast.filter(
    (figure): figure is Sleeper => figure.kind !== 'creature' && figure.pose === 'sleeping',
  )
  const others = scene.cast.filter((figure) => !sleepers.some((sleeper) => sleeper === figure))
  const widths = others.map(widthOf)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const squeeze = Math.min(1, 960 / Math.max(1, whole))
  const spread = Math.max(0, whole * squeeze - ((widths[0] ?? 0) + (widths.at(-1) ?? 0)) * squeeze * 0.5)
  // Whoever is awake while others sleep stands beside the bed.
  const middle = place.bed !== undefined && sleepers.length > 0 ? 960 : place.focus
  const awake = others.map((figure, index): Placed => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0) + (widths[index] ?? 0) / 2
    const x = Math.min(1080, Math.max(120, middle + (before - whole / 2) * squeeze + chance.between(-10, 10)))
    const depth = (index % 2 === 0 ? 26 : -14) + chance.between(-6, 6)
    const flies = figure.pose === 'flying' || (figure.kind === 'creature' && afloat.has(figure.species))
    const y = place.floor + depth - (flies ? chance.between(120, 220) : 0)
    return { x, y: flies ? y : Math.max(place.floor - 30, y), drawing: draw(figure, x > middle + 20) }
  })
  const things = scene.props
    .filter((prop) => !scene.cast.some((figure) => figure.holding === prop))
    .slice(0, 3)
  const left = middle - spread / 2 - 170
  const right = middle + spread / 2 + 170
  const standing = things.map((prop, index): Placed => {
    const x = Math.min(1130, Math.max(70, index % 2 === 0 ? right + index * 34 : left - index * 20))
    const inAir = prop === 'kite' || prop === 'star'
    return {
      x,
      y: inAir ? 250 + index * 40 : prop === 'balloon' ? place.floor - 60 : place.floor - 6 + index * 14,
      drawing: at(0, 0, drawProp(prop), 1.25),
    }
  })
  const lanterns = things.includes('lantern') || scene.cast.some((figure) => figure.holding === 'lantern')
  const glow =
    lanterns && stage.palette.dark
      ? stage.lights.glow(middle + 70, place.floor - 100, 300, stage.palette.lamp, 0.5)
      : ''
  const drawn = [...standing, ...awake]
    .sort((a, b) => a.y - b.y)
    .map((each) => at(each.x, each.y, each.drawing))
  const light = lightOf(stage.palette, place.indoors ?? false)
  const warmth =
    stage.palette.dark && drawn.length > 0
      ? stage.lights.glow(middle + 40, place.floor - 120, 330, stage.palette.lamp, lanterns ? 0.15 : 0.07)
      : ''
  return glow + underLight(inBed(sleepers, place) + drawn.join(''), ...light) + warmth
}

/** Sleepers lie side by side, heads on their pillows, under one blanket; out of doors on the ground. */
function inBed(sleepers: readonly Sleeper[], place: Place): string {
  const first = sleepers[0]
  if (!first) return ''
  const step = Math.min(165, 420 / sleepers.length)
  const heads = sleepers.map((sleeper, index) =>
    at(index * step, index % 2 === 0 ? 0 : 10, sleepyHead(withAge(sleeper.look, sleeper.kind), 62)),
  )
  const length = Math.max(place.bed === undefined ? 400 : 520, 300 + (sleepers.length - 1) * step)
  const x = place.bed === undefined ? place.focus - length / 2 + 60 : 330
  const y = place.bed ?? place.floor - 6
  return at(x, y - 74, heads.join('')) + at(x + 30, y + 12, blanket(first.look.outfit.top, length, 62))
}

/** Those who never stand on the ground. */
const afloat: ReadonlySet<Species> = new Set(['whale', 'fish'])

/** How much room a figure takes from side to side, in pixels. */
function widthOf(figure: Figure): number {
  if (figure.kind === 'creature') return sizes[figure.species].width
  if (figure.pose === 'flying') return 300
  return figure.pose === 'sitting' || figure.pose === 'reading' ? 240 : figure.holding ? 215 : 190
}

function draw(figure: Figure, turned: boolean): string {
  const scale =
    figure.kind === 'creature' ? sizes[figure.species].scale : figure.kind === 'child' ? 1.46 : 1.22
  const drawing =
    figure.kind === 'creature'
      ? drawCreature(figure.species, figure.pose, figure.mood)
      : drawPerson({ ...figure, look: withAge(figure.look, figure.kind) })
  return at(0, 0, drawing, scale, turned)
}
