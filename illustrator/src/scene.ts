import { inBed, type Sleeper } from './bedded.ts'
import { type Bedtime, cameraFor, starAt, transformOf } from './camera.ts'
import type { ColourScript } from './colour-scripts.ts'
import { composed, isToy } from './composed.ts'
import type { Composition } from './composing/group.ts'
import { laidAside } from './figures/lying.ts'
import type { Person } from './figures/measures.ts'
import type { PosedFigure } from './figures/pose.ts'
import { type Box, type Camera, cameraOn, closeOn, stillLifeOf, unionOf } from './framing.ts'
import { fromItsFloor, inMiniature, isMiniature } from './miniature.ts'
import { onThePage } from './on-the-page.ts'
import { mix, type Palette, paletteAt, weathered } from './palette.ts'
import { document, group, Lights, n, rect } from './paper.ts'
import { lightOf, performing } from './performing.ts'
import { needsRoom } from './placing.ts'
import { Chance, hashOf } from './random.ts'
import { tiesOf, writing } from './relations.ts'
import { inSeason, leavesOf, seasonOf } from './seasons.ts'
import { build } from './settings/index.ts'
import { footBed } from './settings/layers/bed-from-foot.ts'
import { type Box as LightboxShape, lightbox } from './settings/layers/lightbox.ts'
import { high, type Place, type Stage, wide } from './settings/stage.ts'
import { boxesOf, clearOf, faceBoxOf, subjectsOf, thingBoxOf } from './shot.ts'
import { type Figure, widthOf } from './staging.ts'
import { isLying, isSleeper, supplemented } from './supplemented.ts'
import type { PlacedThing, Target } from './target.ts'
import { remembered, thoughtCloud } from './thought.ts'
import { type Tint, tinted } from './tints.ts'
import { posesOf } from './touch.ts'
import { hazeBehind, leavesBehind, weatherOver } from './weather.ts'
import type { Setting, Shot, Species, Thing, Time, Weather } from './words.ts'

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
  /** What the first person thinks of: it is in a cloud above them. */
  readonly thoughts?: readonly (Thing | Species)[]
  /** What the first child did: it is in that cloud, doing it. */
  readonly memory?: Pick<Person, 'action' | 'mood' | 'holding'>
  /** Things that have a colour of their own: a *blue* mitten. */
  readonly tints?: Partial<Record<Thing, Tint>>
  /** The lamp of the room is out: the moon shines in. */
  readonly isDark?: true
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
  given: Scene,
  { isCover = false, width = wide }: { isCover?: boolean; width?: number } = {},
): Picture {
  const asked = { ...given, view: viewOf(given) }
  const isMirrored = asked.view % 2 === 1
  const isFromTheFloor = isMiniature(asked)
  const scene = withTints(supplemented(isFromTheFloor ? inMiniature(asked) : asked, isMirrored))
  const prefix = `n${hashOf(`${scene.seed}:${scene.setting}:${isCover}`).toString(36)}`
  const season = seasonOf(scene)
  const lit = weathered(inSeason(paletteAt(scene), season), scene.weather)
  const palette = scene.isDark ? { ...lit, lamp: mix(lit.lamp, '#7f8fc4', 0.85) } : lit
  const leaves = leavesOf(season)
  // On the shelf and on the wall, too, a blue bus is blue.
  const tint = (thing: Thing, drawing: string): string => {
    const own = scene.tints?.[thing]
    return own ? tinted(drawing, own) : drawing
  }
  const named = new Set(scene.things.map(({ thing }) => thing))
  const stageUnder = (top: number, star?: Stage['star']): Stage => ({
    palette,
    lights: new Lights(prefix),
    chance: new Chance(scene.seed),
    fixed: new Chance(
      `${(atHome.has(scene.setting) ? scene.home : undefined) ?? scene.story ?? scene.seed}:${scene.setting}`,
    ),
    view: asked.view,
    isAbed: isSeenFromFoot(scene),
    ...(scene.isDark && { isDark: true }),
    ...(leaves && { dress: leaves }),
    ...(scene.tints && { tint }),
    ...(scene.keepsake && { keepsake: scene.keepsake }),
    weather: scene.weather,
    named,
    top,
    ...(star && { star }),
  })
  // The positions of people decide the zoom, and the zoom decides how low the moon must hang to be visible.
  const rehearsal = stageUnder(0)
  const builtOn = (stage: Stage): Place => {
    const built = build(scene.setting, stage)
    return isFromTheFloor ? fromItsFloor(built) : built
  }
  const plan = builtOn(rehearsal)
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
  const star = hasStar ? starAt(composition.company, camera, top, rehearsal.lights.source) : undefined
  // Where nothing has to hang lower than it did, the place is built already.
  const isBuilt = top === 0 && star === undefined
  const stage = isBuilt ? rehearsal : stageUnder(top, star)
  const { lights } = stage
  const place = isBuilt ? plan : builtOn(stage)
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
    (scene.isDark && place.indoors ? rect(0, 0, wide, high, '#0d1240', 0, 'opacity=".34"') : '') +
    corners(isMirrored ? wide - place.focus : place.focus, stage, camera) +
    thought(scene, place, composition, poses, camera, { isMirrored, isCover, palette, width })
  const xs = composition.company.map(({ x }) => x * camera.zoom + camera.left)
  const onPage = xs.length > 0 ? (Math.min(...xs) + Math.max(...xs)) / 2 : wide / 2
  const middle = isMirrored ? wide - onPage : onPage
  const onPageOf = (boxes: readonly Box[]) => boxOnPage(unionOf(boxes), camera, isMirrored)
  const { company, things } = composition
  const all = onPageOf(boxesOf(company, things, poses))
  const subject = company.length > 0 ? onPageOf(boxesOf(company, [], poses)) : all
  return { lights, content, palette, middle, subject, all }
}

/** What somebody holds has its own colour in their hands, too. */
function withTints(scene: Scene): Scene {
  const { tints } = scene
  if (!tints) return scene
  const cast = scene.cast.map((figure): Figure => {
    const tint = figure.kind !== 'creature' && figure.holding ? tints[figure.holding] : undefined
    return tint && figure.kind !== 'creature' ? { ...figure, tint } : figure
  })
  return { ...scene, cast }
}

/** What the first of the people thinks of; on a cover it is in their hands. */
function thought(
  { thoughts = [], memory, tints, cast }: Scene,
  place: Place,
  { company, things }: Composition,
  poses: ReadonlyMap<number, PosedFigure>,
  camera: Camera,
  {
    isMirrored,
    isCover,
    palette,
    width,
  }: { isMirrored: boolean; isCover: boolean; palette: Palette; width: number },
): string {
  if ((thoughts.length === 0 && !memory) || isCover) return ''
  const child = cast.find((figure): figure is Person => figure.kind === 'child')
  const onPage = (box: Box) => boxOnPage(box, camera, isMirrored) ?? box
  const sleepers = cast.filter(isSleeper)
  const head = (face: { readonly x: number; readonly y: number; readonly radius: number }): Box => ({
    left: face.x - face.radius,
    right: face.x + face.radius,
    top: face.y - face.radius,
    bottom: face.y + face.radius,
  })
  const first =
    sleepers.length > 0 ? undefined : poses.get(company.find(({ index }) => poses.has(index))?.index ?? -1)
  const lying = place.isBedFromFoot
    ? { x: footBed.x, y: footBed.pillow - 20 }
    : { x: 330, y: (place.bed ?? place.floor) - 96 }
  const thinker = first ? head(first.face) : sleepers.length > 0 ? head({ ...lying, radius: 66 }) : undefined
  if (!thinker) return ''
  const { left, right, top, bottom } = onPage(thinker)
  // A narrow page of a book shows the middle of what is there.
  const all = unionOf(boxesOf(company, things, poses).map(onPage))
  const from = all ? Math.max(0, Math.min(wide - width, (all.left + all.right - width) / 2)) : 0
  const inSleep = sleepers.length > 0 ? [thinker] : []
  const held = company.flatMap(({ figure, index }) => {
    const hand = figure.holding ? poses.get(index)?.hands.near : undefined
    return hand ? [head({ ...hand, radius: 30 })] : []
  })
  const thinks = company.find(({ index }) => poses.get(index) === first)
  const seen = [
    ...clearOf(company, poses, thinks),
    ...inSleep,
    ...held,
    ...things.filter(({ isOfPlace, worn }) => !isOfPlace && !worn).map(thingBoxOf),
  ]
  return thoughtCloud(
    thoughts,
    { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 },
    seen.map(onPage),
    palette,
    [from, from + width],
    memory && child && remembered(asRemembered(child, memory, tints)),
    tints,
  )
}

/** A child as it was: not where it is now, and with nothing in its hands but what it had then. */
function asRemembered(
  { kind, look, size, role }: Person,
  memory: NonNullable<Scene['memory']>,
  tints: Scene['tints'] = {},
): Person {
  const tint = memory.holding && tints[memory.holding]
  return { kind, look, ...(size && { size }), ...(role && { role }), ...(tint && { tint }), ...memory }
}

/** Rooms of the family: the same in all its stories. */
const atHome: ReadonlySet<Setting> = new Set([
  'bedroom',
  'kitchen',
  'living-room',
  'bathroom',
  'hallway',
  'garden',
])

/**
 * A bedroom is seen from the side that shows what the page is about: whoever lies in bed, sits on it or does something to it, from its side or its foot; a door and a window, the wall
 * in which they are.
 */
function viewOf(scene: Scene): number {
  const { setting, view = 0, cast, things } = scene
  if (setting !== 'bedroom') return view
  const isNamed = (thing: Thing) => things.some((each) => each.thing === thing)
  const isDoor = isNamed('door') && !isNamed('window') && !isNamed('curtain')
  if (isSeenFromFoot(scene)) return isDoor ? 2 + (view % 2) : view
  if (isAtBed({ cast, things })) return view % 2
  if (isDoor) return 3
  return view === 3 && (isNamed('window') || isNamed('curtain') || isNamed('moon')) ? 2 : view
}

/** Whether somebody lies, or somebody or something is on the bed or at it. */
function isAtBed({ cast, things }: Pick<Scene, 'cast' | 'things'>): boolean {
  const isOfBed = (target: Target | undefined) => {
    const one = target && 'thing' in target ? things[target.thing] : undefined
    return one !== undefined && one.of === undefined && ofBed.has(one.thing)
  }
  return (
    cast.some(
      (figure) =>
        isSleeper(figure) || isLaidOnBed(figure) || atBed.has(figure.action) || isOfBed(figure.target),
    ) || things.some(({ of }) => isOfBed(of))
  )
}

/** On the tummy one lies on the floor where something is looked at there. */
const isLaidOnBed = (figure: Figure): boolean =>
  isLying(figure) && !(figure.action === 'lie-front' && figure.target !== undefined)

const atBed: ReadonlySet<string> = new Set(['tuck-in', 'sit-on-edge'])
const ofBed: ReadonlySet<Thing> = new Set(['bed', 'pillow', 'quilt', 'blanket', 'sheet', 'mattress'])

/** A bed has room for two who lie in it, and beside it for one, where it is seen from its foot. */
function isSeenFromFoot({ setting, cast }: Pick<Scene, 'setting' | 'cast'>): boolean {
  const sleepers = cast.filter(isSleeper)
  const others = cast.filter((figure): boolean => !isSleeper(figure) && !isToy(figure))
  return (
    setting === 'bedroom' &&
    sleepers.length > 0 &&
    sleepers.length < 3 &&
    others.length < 2 &&
    sleepers.every(({ action }) => action === 'sleep' || action === 'lie-awake') &&
    others.every((figure) => (figure.kind === 'creature' ? widthOf(figure) < 220 : !isLying(figure)))
  )
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
function shotOf({ shot = 'two', view = 0, cast, things }: Scene): Shot {
  const isAsleep = cast.some(isSleeper)
  if (shot === 'object')
    return isAsleep || things.length + cast.filter(({ holding }) => holding).length === 0 ? 'close' : 'object'
  if (isAsleep && (shot === 'behind' || shot === 'above'))
    return shot === 'above' && view < 2 ? 'wide' : 'two'
  // Somebody who lies or writes is a heap from behind.
  if (shot === 'behind' && cast.some((figure) => isLying(figure) || isWriting(figure))) return 'two'
  // What a face shows is not to be seen from behind, unless somebody looks or goes away from us.
  if (shot === 'behind' && !cast.some(isFacingAway)) return 'two'
  return shot
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
      const x = place.isBedFromFoot ? footBed.x : place.bed === undefined ? place.focus - 60 : 470
      const heads = { left: x - 300, right: x + 300, top: y - 190, bottom: y + 170 }
      // Whoever sits beside the bed is there, and less of the blanket.
      const all = unionOf([{ ...heads, right: x + 100 }, ...subjectsOf(company, [], poses, [])])
      return closeOn(company.length > 0 && all ? all : heads, [], chance, width)
    }
    const subject = unionOf(subjectsOf(company, things, poses, tiesOf(scene).things))
    if (subject && !isCutOff(subject, company, things))
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

/** Whether what everybody looks at is too large, or too far away, to be on a page with near faces. */
function isCutOff(
  { left, right }: Box,
  company: Composition['company'],
  things: Composition['things'],
): boolean {
  const aims = new Set(
    company.map(({ figure: { target } }) => (target && 'thing' in target ? target.thing : undefined)),
  )
  const [aim] = aims
  const thing = aims.size === 1 && aim !== undefined ? things[aim] : undefined
  if (!thing || thing.isOfPlace || thing.worn) return false
  const box = thingBoxOf(thing)
  return box.left < left - 1 || box.right > right + 1
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

const isFacingAway = ({ kind, action, target }: Figure): boolean =>
  kind !== 'creature' &&
  (away.has(action) || (action !== 'hold-hands' && target !== undefined && 'thing' in target))

const away: ReadonlySet<string> = new Set(
  'look-up look-through point peek walk run climb tiptoe crawl wave listen fly row swim reach-up'.split(' '),
)

const isWriting = ({ kind, action }: Figure): boolean => kind !== 'creature' && writing.has(action)

/** Whether the picture is of people in bed, and whether it shows the table with what they took off. */
const bedtimeOf = (sleepers: readonly Sleeper[]): Bedtime =>
  sleepers.length === 0 ? 'none' : sleepers.some(({ look }) => laidAside(look).length > 0) ? 'table' : 'bed'
