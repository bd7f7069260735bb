import type { Composition, PlacedFigure, PlacedOne } from './composing/group.ts'
import { backOf, drawCloth } from './creatures/cloth.ts'
import { drawCreature, pointsOf } from './creatures/index.ts'
import { buildOf, type Person } from './figures/measures.ts'
import type { PosedFigure } from './figures/pose.ts'
import { silhouette } from './limelight.ts'
import { mix, type Palette, underLight } from './palette.ts'
import { at, group, line, n, path, rect } from './paper.ts'
import { Chance } from './random.ts'
import { tiesOf } from './relations.ts'
import type { Scene } from './scene.ts'
import type { Place, Stage } from './settings/stage.ts'
import { heightOnStage, scaleOf } from './staging.ts'
import { bareSkin } from './things/toys.ts'
import { drawThing, thingDrawing } from './things.ts'
import { type Tint, tinted } from './tints.ts'
import type { Thing } from './words.ts'
import { drapes, isCarried, isOnFace, isShawl } from './worn-things.ts'

interface Performance {
  readonly scene: Scene
  readonly place: Place
  readonly stage: Stage
  readonly composition: Composition
  readonly poses: ReadonlyMap<number, PosedFigure>
  readonly isBehind: boolean
}

/** Everybody and everything on the stage, far to near, with its light. */
export function performing({ scene, place, stage, composition, poses, isBehind }: Performance): string {
  const { palette, lights } = stage
  const { company, things } = composition
  const indoors = place.indoors ?? false
  const light = lightOf(palette, indoors)
  const edge = rimOf(stage, indoors)
  const unlit = company.length > 8 ? 2 : company.length > 6 ? 1 : 0
  const side = (lights.source?.[0] ?? 0) < place.focus ? -1 : 1
  const figures = company.map((placed) => ({
    depth: placed.depth,
    drawing: behindGlass(
      afloat(
        placed,
        scene,
        place,
        belted(placed, poses, place, lit(placed, poses, stage, light, placed.row < unlit ? '' : edge, side)),
      ),
      placed.inside === undefined ? undefined : things[placed.inside],
      stage,
    ),
  }))
  // Whoever is seen from behind looks at things in front of them, which are farther away.
  const farther = (depth: number) => (isBehind && depth > 0 && depth < 100 ? -70 : depth)
  // The moon that has come for tea stands on one side of a room.
  const isInTheRoom = (index: number) => place.indoors && scene.things[index]?.side !== undefined
  // A star that the sky or a window shows is not shown twice.
  const isShown = ({ thing, depth, isOfPlace }: PlacedOne, index: number) =>
    isOfPlace ||
    (thing === 'star' && lights.hasStar && depth === -200) ||
    (thing === 'moon' && lights.hasMoon && !isInTheRoom(index) && inTheSky.has(scene.things[index]?.relation))
  const dressed = { ...stage, ...(place.dress && { dress: place.dress }) }
  const standing = things.flatMap((placed, index) =>
    isShown(placed, index)
      ? []
      : {
          depth: farther(placed.depth),
          drawing: behindGlass(
            thingInLight(
              placed,
              index,
              company,
              poses,
              inSkinOf(scene, dressed),
              light,
              scene.tints?.[placed.thing],
            ) + clothOver(placed, index, scene, light),
            placed.inside === undefined ? undefined : things[placed.inside],
            stage,
          ),
        },
  )
  const shown = [...standing, ...figures].sort((a, b) => a.depth - b.depth)
  const lanterns =
    things.some(({ thing }) => thing === 'lantern') || scene.cast.some(({ holding }) => holding === 'lantern')
  const glow =
    palette.dark && lanterns ? lights.glow(place.focus + 40, place.floor - 110, 340, palette.lamp, 0.42) : ''
  const warmth =
    palette.dark && shown.length > 0
      ? lights.glow(place.focus + 30, place.floor - 130, 340, palette.lamp, lanterns ? 0.16 : 0.08)
      : ''
  return glow + shown.map(({ drawing }) => drawing).join('') + warmth
}

/** Who or what is in a vehicle, as its panes show it. */
function behindGlass(drawing: string, vehicle: PlacedOne | undefined, { lights }: Stage): string {
  const cabin = vehicle && thingDrawing(vehicle.thing).cabin
  if (!vehicle || !cabin) return drawing
  const { x, y, scale } = vehicle
  const pane = path(cabin.panes, '#e8f4fa', 'opacity=".13"')
  const transform = `translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})`
  return lights.clipped(drawing + at(x, y, pane, scale), cabin.panes, transform)
}

/** Water round whoever swims, where not everything is water. */
function afloat(
  { figure, x, y, scale }: PlacedFigure,
  { setting }: Scene,
  { water }: Place,
  drawing: string,
): string {
  const isInPool = water !== undefined
  if (figure.kind === 'creature' || figure.action !== 'swim' || setting === 'underwater') return drawing
  if (isInPool)
    return (
      drawing + at(x, y - 4 * scale, line('M-150 0Q-115 -12 -80 0T-10 0T60 0T130 0', '#d6ecf4', 5), scale)
    )
  const pool = (tone: string, low: number, half: number, high: number) =>
    at(x, y + low * scale, `<ellipse rx="${n(half)}" ry="${n(high)}" fill="${tone}"/>`, scale)
  const ripples = 'M-120 -6Q-90 -16 -60 -6T0 -6T60 -6T120 -6M-80 14Q-50 4 -20 14T40 14T100 14'
  return (
    pool('#6aa6c4', -52, 196, 44) +
    drawing +
    pool('#7fb6d0', -22, 176, 34) +
    at(x, y - 22 * scale, line(ripples, '#d6ecf4', 4), scale)
  )
}

/** A moon that is so placed is the one that shines, not one of paper on a table. */
const inTheSky: ReadonlySet<string | undefined> = new Set([undefined, 'over', 'behind', 'beside'])

type Light = readonly [tint: string, share: number]

/** The tint of the time of day on people and things, and its strength. */
export function lightOf({ dark, sky }: Palette, indoors: boolean): Light {
  if (!dark) return [sky[2], 0.05]
  return indoors ? ['#6a3f5c', 0.09] : [mix(sky[1], '#c98a6a', 0.25), 0.14]
}

/** The lit edge of a figure: warm in the dark, pale by day. */
const rimOf = ({ palette, isDark }: Stage, indoors: boolean): string =>
  palette.dark ? (indoors && !isDark ? '#ffd9a0' : mix(palette.moon, palette.lamp, 0.4)) : dayEdge

const dayEdge = '#fbe6bc'

/** In a car: a belt over the chest, and a seat of their own for those who are small. */
function belted(
  { figure, index, scale, isFlipped, x, y, contacts }: PlacedFigure,
  poses: ReadonlyMap<number, PosedFigure>,
  { bench, hasSeats }: Place,
  drawing: string,
): string {
  const pose = poses.get(index)
  if (hasSeats && contacts.isBelted) return paddedSeat(x, y, scale) + drawing
  if (contacts.isOnStool) return stool(x, y, contacts.seat ?? 0, scale) + drawing
  if (bench === undefined || figure.kind === 'creature' || !pose) return drawing
  const { face, lap, box } = pose
  const way = isFlipped ? -1 : 1
  const { body, width } = buildOf(figure)
  const middle = face.x - way * face.radius * 0.1
  const top = face.y + face.radius * 0.98
  const [from, to] = [middle - way * width * 0.42 * scale, middle + way * width * 0.5 * scale]
  const low = Math.min(box.bottom, top + body * 0.86 * scale)
  const belt = line(`M${n(from)} ${n(top)}L${n(to)} ${n(low)}`, '#3a3644', 9 * scale ** 0.5)
  // A wheelchair is fastened to the floor, and who sits in it is belted as everybody is.
  const isSmall = figure.kind === 'child' && (figure.look.age ?? 6) < 9 && !figure.look.wheelchair
  return (isSmall ? childSeat(middle, face, lap, width * scale) : '') + drawing + belt
}

/** Three legs and a round top. */
const stool = (x: number, y: number, seat: number, scale: number): string => {
  const half = 40 * scale
  return (
    line(
      `M${n(x - half * 0.7)} ${n(y - seat)}L${n(x - half)} ${n(y)}M${n(x + half * 0.7)} ${n(y - seat)}L${n(x + half)} ${n(y)}M${n(x - half * 0.86)} ${n(y - seat * 0.4)}h${n(half * 1.72)}`,
      '#7a4e36',
      9 * scale,
    ) + at(x, y - seat, path('M-44 0Q-44 -14 -30 -14H30Q44 -14 44 0z', '#a9754b'), scale)
  )
}

/** The seat of a bus, as broad as who sits on it. */
const paddedSeat = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    path('M-74 0V-190Q-74 -208 -56 -208H56Q74 -208 74 -190V0z', '#8a4456') +
      path('M-66 -150H66V-186Q66 -200 52 -200H-52Q-66 -200 -66 -186z', '#e8dcc8') +
      path('M-82 -14V-70Q-82 -84 -68 -84H68Q82 -84 82 -70V-14z', '#b5566c'),
    scale,
  )

/** The shell behind a child, with wings beside the head. */
function childSeat(
  x: number,
  { y, radius: r }: PosedFigure['face'],
  lap: { readonly y: number },
  width: number,
): string {
  const shell = (wing: number, half: number, top: number, foot: number) =>
    `M${n(x - wing)} ${n(y)}C${n(x - wing)} ${n(top)} ${n(x + wing)} ${n(top)} ${n(x + wing)} ${n(y)}Q${n(x + wing)} ${n(y + r)} ${n(x + half)} ${n(y + r * 1.4)}Q${n(x + half * 1.3)} ${n(foot)} ${n(x + half)} ${n(foot)}H${n(x - half)}Q${n(x - half * 1.3)} ${n(foot)} ${n(x - half)} ${n(y + r * 1.4)}Q${n(x - wing)} ${n(y + r)} ${n(x - wing)} ${n(y)}z`
  const foot = lap.y + r * 0.8
  return (
    path(shell(r * 1.42, width * 0.74, y - r * 1.9, foot), '#4a5468') +
    path(shell(r * 1.2, width * 0.6, y - r * 1.62, foot - r * 0.2), '#c98a6a')
  )
}

/** A figure in the light: those behind stand deeper in the air, and all have an edge on the side of the light. */
function lit(
  placed: PlacedFigure,
  poses: ReadonlyMap<number, PosedFigure>,
  stage: Stage,
  [tint, share]: Light,
  edge: string,
  side: number,
): string {
  const { figure, x, y, scale, isFlipped, row } = placed
  const drawing =
    figure.kind === 'creature'
      ? drawCreature(figure.species, figure.action, figure.mood, figure)
      : (poses.get(placed.index)?.drawing ?? '')
  const depth = row === 0 ? 0.07 : 0
  const reach = edge === dayEdge ? 1.7 : 2.6
  const rim = edge && at(x + side * reach, y - reach * 0.6, silhouette(drawing, edge), scale, isFlipped)
  const one = underLight(drawing, tint, share + depth)
  return flock(placed, one, stage) + rim + at(x, y, one, scale, isFlipped)
}

/** Sixty sheep: the nearest stands with the others, and the rest behind it, smaller with the distance. */
function flock({ figure, scale, y }: PlacedFigure, drawing: string, { lights, chance }: Stage): string {
  const count = figure.kind === 'creature' ? (figure.count ?? 1) : 1
  if (count < 2) return ''
  const name = lights.reuse(drawing)
  const others = Math.min(count, 60) - 1
  const perRow = Math.min(12, Math.max(4, Math.ceil(others / 4)))
  return Array.from({ length: others }, (_, index) => {
    const row = Math.floor(index / perRow)
    const k = scale * (0.62 - row * 0.09)
    const step = 1120 / perRow
    const x = 60 + ((index % perRow) + (row % 2) * 0.5 + chance.between(0.2, 0.5)) * step
    return { x, y: y - 78 - row * 34 + chance.between(-6, 6), k, isFlipped: chance.next() > 0.5 }
  })
    .sort((a, b) => a.y - b.y)
    .map((each) => at(each.x, each.y, `<use href="#${name}"/>`, each.k, each.isFlipped))
    .join('')
}

/** Bare toes are those of the child. */
function inSkinOf({ cast }: Scene, stage: Stage): Stage {
  const child = cast.find((figure): figure is Person => figure.kind === 'child')
  return child
    ? {
        ...stage,
        dress: (thing, drawing) => {
          const dressed = stage.dress?.(thing, drawing) ?? drawing
          return thing === 'toes' ? drawing.replaceAll(bareSkin, child.look.skin) : dressed
        },
      }
    : stage
}

function thingInLight(
  placed: PlacedOne,
  index: number,
  company: readonly PlacedFigure[],
  poses: ReadonlyMap<number, PosedFigure>,
  { palette, lights, dress, named }: Stage,
  [light, share]: Light,
  tint?: Tint,
): string {
  const isDrained = named.has('plug')
  const { drawing: full, empty, isBulky, stands } = thingDrawing(placed.thing)
  const plain = (isDrained && empty) || full
  const dressed = dress ? dress(placed.thing, plain) : plain
  const drawing = tint ? tinted(dressed, tint) : dressed
  if (placed.worn) {
    const wearer = company.find((each) => each.index === placed.worn?.by)
    return wearer ? worn(placed, wearer, poses) : ''
  }
  const lit = underLight(drawing, light, share)
  const shown = laid(placed, placed.hasHouse ? underLight(houseFront(), light, share) + lit : lit)
  const isKey = index === 0 || placed.thing === 'lantern'
  const glow =
    palette.dark && isKey && !isBulky && stands === 'ground'
      ? lights.glow(placed.x, placed.y - 30, 74, palette.lamp, 0.55)
      : ''
  if (placed.others.length === 0) return glow + at(placed.x, placed.y, shown, placed.scale)
  const name = lights.reuse(shown)
  const spots = [[0, 0, 1] as const, ...placed.others].toSorted((a, b) => a[1] - b[1])
  return (
    glow +
    spots
      .map(([x, y, k]) => at(placed.x + x, placed.y + y, `<use href="#${name}"/>`, placed.scale * k))
      .join('')
  )
}

/** Sheets before a writer, and what lies about. */
function laid({ thing, isFlat, lies }: PlacedOne, drawing: string): string {
  if (isFlat) return group(drawing, 'skewX(-28) scale(1.1 .34)')
  if (lies === 'flat') return group(drawing, 'skewX(-16) scale(1.08 .5)')
  if (lies !== 'along') return drawing
  const { width, height } = thingDrawing(thing)
  return group(drawing, `translate(${n(-height / 2)} ${n(-width * 0.3)}) scale(1 .6) rotate(84)`)
}

/** The wall in which a door is, its roof, a window beside it and the step before it. */
const houseFront = (): string =>
  rect(-230, -430, 460, 430, '#d8c3a0') +
  path('M-262 -412L0 -590L262 -412z', '#9c5a4e') +
  path('M-262 -412L0 -590L24 -574L-206 -412z', '#b36e5e') +
  rect(-98, -330, 196, 330, '#f1e6d0', 6) +
  [-164, 164]
    .map(
      (x) =>
        rect(x - 44, -292, 88, 118, '#f1e6d0', 5) +
        rect(x - 34, -282, 68, 98, '#ffdf9c', 3) +
        rect(x - 3, -282, 6, 98, '#f1e6d0') +
        rect(x - 34, -238, 68, 6, '#f1e6d0') +
        rect(x - 52, -178, 104, 12, '#b99a74', 4),
    )
    .join('') +
  rect(-230, -26, 460, 26, '#b99a74') +
  rect(-118, -8, 236, 20, '#a89a92', 5)

/** A cloth round the shoulders, open in front. */
const shawl = (r: number): string => {
  const side = (way: number) =>
    `M0 ${n(-r * 0.08)}Q${n(way * r * 0.9)} ${n(-r * 0.1)} ${n(way * r * 1.06)} ${n(r * 0.5)}L${n(way * r * 1.1)} ${n(r * 1.5)}Q${n(way * r * 0.7)} ${n(r * 1.62)} ${n(way * r * 0.34)} ${n(r * 1.46)}Q${n(way * r * 0.42)} ${n(r * 0.6)} 0 ${n(r * 0.16)}z`
  const hem = (way: number) =>
    `M${n(way * r * 1.08)} ${n(r * 1.24)}Q${n(way * r * 0.72)} ${n(r * 1.34)} ${n(way * r * 0.37)} ${n(r * 1.22)}`
  return (
    path(side(-1), '#6a5a9e') +
    path(side(1), '#7a6ab0') +
    line(hem(-1) + hem(1), '#e0c8a0', Math.max(3, r * 0.07))
  )
}

/** Somebody is behind the table: a cloth hangs down before their legs. */
function clothOver(
  { thing, x, y, scale }: PlacedOne,
  index: number,
  scene: Scene,
  [tint, share]: Light,
): string {
  const front = fronts[thing]
  const isTaken = tiesOf(scene).figures.some(
    (tie) => tie?.relation === 'behind' && 'thing' in tie.to && tie.to.thing === index,
  )
  if (!front || !isTaken) return ''
  const cloth = new Chance(`cloth:${scene.home ?? scene.story ?? scene.seed}`).pick(cloths)
  return at(x, y, underLight(front(cloth), tint, share), scale)
}

const cloths = ['#c97a6a', '#6f94b8', '#e0b45c', '#7fa58a', '#b28ab0', '#e6d8bc', '#5f8f94'] as const

/** What hides the legs of those behind: the fall of a cloth, or a board. */
const fronts: Partial<Record<Thing, (colour: string) => string>> = {
  table: (colour) =>
    path(
      'M-168 -149H168L174 -40Q154 -26 131 -38Q109 -26 87 -38Q65 -26 43 -38Q21 -26 0 -38Q-21 -26 -43 -38Q-65 -26 -87 -38Q-109 -26 -131 -38Q-154 -26 -174 -40z',
      colour,
    ) +
    path('M-168 -149H168L169 -132H-169z', mix(colour, '#fff4e0', 0.3)) +
    line('M-172 -62Q0 -56 172 -62', mix(colour, '#fff4e0', 0.5), 6) +
    line('M-96 -128L-102 -66M-4 -128V-66M92 -128L98 -66', mix(colour, '#3a2440', 0.16), 4),
  desk: () => path('M-114 -128H114V-22H-114z', '#a9754b') + path('M-100 -116H100V-36H-100z', '#b98454'),
}

/** On a head, round a neck, on a back, in the other hand: in the size of who wears it. */
function worn(
  { thing, worn: on }: PlacedOne,
  wearer: PlacedFigure,
  poses: ReadonlyMap<number, PosedFigure>,
): string {
  const { drawing, width, height } = thingDrawing(thing)
  const { isFlipped } = wearer
  const pose = poses.get(wearer.index)
  if (!pose) {
    const tall = (heightOnStage(wearer.figure) * wearer.scale) / scaleOf(wearer.figure)
    const size = Math.min(1, (tall * 0.5) / width)
    if (on?.where === 'neck' && wearer.figure.kind === 'creature') {
      const { species, action, isToy } = wearer.figure
      const { head, back } = pointsOf(species, action, isToy)
      const x = wearer.x + (isFlipped ? -1 : 1) * (head.x * 0.72 + back.x * 0.28) * wearer.scale
      const y = wearer.y + (head.y * 0.62 + back.y * 0.2) * wearer.scale
      return at(x, y + height * size * 0.5, drawing, size, isFlipped)
    }
    if (on?.where === 'back' && wearer.figure.kind === 'creature') {
      const { species, action } = wearer.figure
      const cloth = drapes(thing) ? drawCloth(species, action, wearer.figure) : undefined
      if (cloth) return at(wearer.x, wearer.y, cloth, wearer.scale, isFlipped)
      const back = backOf(species, action, wearer.figure)
      if (back) {
        const x = wearer.x + (isFlipped ? -1 : 1) * back.x * wearer.scale
        return at(x, wearer.y + back.y * wearer.scale + height * size * 0.5, drawing, size, isFlipped)
      }
    }
    return at(wearer.x + (isFlipped ? -1 : 1) * tall * 0.12, wearer.y - tall * 0.92, drawing, size, isFlipped)
  }
  const { face, hands } = pose
  const r = face.radius
  if (on?.where === 'hand') {
    const { x, y } = hands.far
    // A balloon would cover the face: it leans to the other side.
    const isTurned = thing === 'balloon' ? x < face.x : isFlipped
    return at(x, y, drawThing(thing, 'held'), wearer.scale * 0.86, isTurned)
  }
  if (on?.where === 'neck')
    return at(face.x, face.y + r * 1.02 + height * ((r * 1.3) / width), drawing, (r * 1.3) / width, isFlipped)
  const { knee, feet } = pose
  if (on?.where === 'chest')
    return at(face.x, face.y + r * 0.82 + height * ((r * 2.2) / width), drawing, (r * 2.2) / width, isFlipped)
  if (on?.where === 'breast') return at(face.x, face.y + r * 1.9, drawing, (r * 0.6) / width, isFlipped)
  if (on?.where === 'knee')
    return at(knee.x, knee.y + height * ((r * 0.42) / width), drawing, (r * 0.84) / width, isFlipped)
  if (on?.where === 'feet')
    return [feet.far, feet.near]
      .map(({ x, y }) => at(x, y + r * 0.14, drawing, (r * 0.8) / width, isFlipped))
      .join('')
  if (on?.where === 'back' && isShawl(thing)) return at(face.x, face.y + r * 0.98, shawl(r), 1, isFlipped)
  // A bag is behind its wearer, and seen beside them.
  if (on?.where === 'back' && isCarried(thing))
    return at(
      face.x - (isFlipped ? -1 : 1) * r * 0.8,
      face.y + r * 0.9 + height * ((r * 1.9) / width),
      drawing,
      (r * 1.9) / width,
      isFlipped,
    )
  if (on?.where === 'back')
    return at(face.x, face.y + r * 0.9 + height * ((r * 2.6) / width), drawing, (r * 2.6) / width, isFlipped)
  if (isOnFace(thing))
    return at(
      face.x + (isFlipped ? -1 : 1) * r * 0.1,
      face.y + r * 0.3,
      drawing,
      (r * 1.7) / width,
      isFlipped,
    )
  const size = (r * 2.1) / Math.max(70, width)
  return at(face.x, face.y - r * 0.66, drawing, size, isFlipped)
}
