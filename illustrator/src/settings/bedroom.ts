import { mix } from '../palette.ts'
import { at, line, path, rect } from '../paper.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { furnish, someOf } from './furnished.ts'
import { bedFromFoot, footBed } from './layers/bed-from-foot.ts'
import { cover, type Form, forms, head, quilts } from './layers/beds.ts'
import { type Decor, decorated, decorOf, inRoom, type Rug, rugIn, stageIn } from './layers/decor.ts'
import { garland } from './layers/furniture.ts'
import { bed, dimEdges, lamp, table } from './layers/interior.ts'
import { mural, murals } from './layers/murals.ts'
import { type Dressing, type Opening, windowAt, windowIn } from './layers/windows.ts'
import type { Place, Stage } from './stage.ts'

/** What a child loves: toys on the shelf, what stands in the corner and hangs on the wall. */
interface Love {
  readonly toys: readonly Thing[]
  readonly stands: readonly Thing[]
  readonly hangs: readonly Thing[]
}

const things = (text: string) => text.split(' ') as Thing[]
const love = (toys: string, stands: string, hangs: string): Love => ({
  toys: things(toys),
  stands: things(stands),
  hangs: things(hangs),
})

const loves: readonly Love[] = [
  love(
    'shell boat starfish rubber-duck fishbowl message-bottle',
    'anchor fishbowl boat',
    'lifebelt map picture starfish',
  ),
  love('globe planet spaceship telescope satellite', 'telescope globe spaceship', 'planet comet moon sun'),
  love('acorn teddy mushroom leaf bone', 'plant den teddy', 'leaf feather picture drawing'),
  love(
    'wooden-train toy-car tractor fire-engine blocks',
    'toy-car blocks digger',
    'map wheel drawing calendar',
  ),
  love(
    'drum trumpet violin music-box tambourine xylophone',
    'guitar piano drum',
    'picture banner wall-clock star',
  ),
  love('football trophy basketball medal skateboard', 'goal football hoop', 'banner medal calendar target'),
  love(
    'crown castle wand doll carriage music-box',
    'dolls-house rocking-horse castle',
    'mirror banner crown picture',
  ),
  love(
    'doll dice puzzle jack-in-the-box spinning-top glove-puppet',
    'dolls-house rocking-horse armchair',
    'picture kite rainbow drawing',
  ),
  love('flowerpot plant shell watering-can snowglobe', 'plant sunflower barrow', 'wreath leaf sun petal'),
  love('paint-pot crayon kaleidoscope paints pencil', 'easel blackboard', 'drawing picture rainbow paper'),
  love('magnifying-glass camera compass globe trunk', 'globe suitcase telescope', 'map mask picture kite'),
]

/** A child's own bedroom: walls, bed, window, what it loves and what it hung up are the same in all its stories, and another child's are others. */
export function bedroom(stage: Stage): Place {
  const { fixed } = stage
  const decor = decorOf(
    fixed,
    ['none', 'none', 'paint', 'boards', 'none'],
    ['boards', 'carpet', 'planks', 'boards'],
  )
  const picture = fixed.pick(murals)
  const loved = fixed.pick(loves)
  const room: Room = {
    s: stageIn(stage, decor),
    // A painted wall has no paper.
    decor:
      picture === 'none'
        ? { ...decor, paper: fixed.pick(['stars', decor.paper, 'dots']) }
        : { ...decor, paper: 'plain', dado: 'none' },
    picture,
    form: fixed.pick(forms),
    opening: fixed.pick(['square', 'wide', 'tall', 'arched', 'pair', 'round']),
    dressing: fixed.pick(['curtains', 'curtains', 'blind', 'half', 'plants']),
    toys: someOf(fixed, loved.toys, Math.min(3, loved.toys.length)),
    corner: fixed.pick(loved.stands),
    hung: someOf(fixed, loved.hangs, Math.min(3, loved.hangs.length)),
    deco: fixed.pick(['lights', 'bunting', 'chain', 'none', 'none', 'none']),
    rug: fixed.pick(['rings', 'round', 'stripes', 'border', 'flower', 'fluffy']),
    reach: fixed.between(320, 440),
    quilt: fixed.pick(quilts),
    isLampLow: fixed.next() > 0.5,
    order: fixed.pick([0, 1, 2]),
    far: fixed.pick([0, 1, 2]),
  }
  return stage.view < 2
    ? withBed(room)
    : stage.isAbed
      ? fromFoot(room)
      : stage.view === 2
        ? withoutBed(room)
        : towardsDoor(room)
}

interface Room {
  readonly s: Stage
  readonly decor: Decor
  readonly picture: (typeof murals)[number]
  readonly form: Form
  readonly opening: Opening
  readonly dressing: Dressing
  readonly toys: readonly Thing[]
  readonly corner: Thing
  readonly hung: readonly Thing[]
  readonly deco: keyof typeof decorations
  readonly rug: Rug
  readonly reach: number
  readonly quilt: (typeof quilts)[number]
  readonly isLampLow: boolean
  readonly order: 0 | 1 | 2
  readonly far: 0 | 1 | 2
}

/** Where window, pictures and shelf are along the wall with the bed. */
const orders = [
  { window: 300, hung: 555, shelf: 1000 },
  { window: 910, hung: 430, shelf: 220 },
  { window: 560, hung: 850, shelf: 190 },
] as const

function withBed(room: Room): Place {
  const { s, decor, opening, dressing, form, isLampLow } = room
  const { palette } = s
  const wood = inRoom(s, decor.wood)
  const at_ = orders[room.order]
  return {
    back:
      decorated(s, decor, { lampAt: [1130, 420] }) +
      mural(s, room.picture, decor) +
      windowIn(s, decor, at_.window, opening, dressing, -20) +
      decorations[room.deco](s) +
      hangings(room, at_.hung, 300) +
      shelfWith(room, at_.shelf, 300) +
      inCorner(room, 1010) +
      table(s, 1092, 600, 216) +
      (isLampLow
        ? lamp(s, 1150, 582, 1.1)
        : furnish(s, 'night-light', 1150, 588) +
          s.lights.glow(1150, 545, 250, palette.lamp, palette.dark ? 0.8 : 0.4)) +
      head(s, form, wood, decor) +
      bed(s, 130, 640, 800, wood) +
      cover(s, 130, 640, 800, decor.cloth, decor.second, room.quilt) +
      rugIn(s, room.rug, 600, 826, room.reach, decor.second, decor.cloth),
    front: dimEdges(s),
    floor: 826,
    focus: 640,
    bed: 640,
    table: [1078, 586],
    blanket: { colour: mix(decor.cloth, palette.wall, 0.14), pattern: room.quilt },
    ...(s.dress && { dress: s.dress }),
    owns: {
      bed: { x: 530, y: 790, scale: 1.9 },
      window: windowAt(at_.window, opening, -20),
      curtain: windowAt(at_.window, opening, -20),
      // One light or the other is there, and is the one that is meant.
      lamp: { x: 1150, y: 588, scale: 1.1 },
      'night-light': { x: 1150, y: 588, scale: 1.1 },
      shelf: { x: at_.shelf, y: 314, scale: 1.3 },
      pillow: { x: 206, y: 614, scale: 1 },
      quilt: { x: 600, y: 700, scale: 1.6 },
      blanket: { x: 600, y: 700, scale: 1.6 },
      rug: { x: 600, y: 826, scale: 1 },
    },
    rests: { clock: { x: 1066, y: 590, scale: 0.8 }, glass: { x: 1070, y: 590, scale: 0.9 } },
    board: { x: 1050, y: 588, half: 56 },
    indoors: true,
  }
}

/** The bed from its foot, against the wall of its pillow. */
function fromFoot(room: Room): Place {
  const { s, decor, opening, dressing, form, isLampLow } = room
  const { palette } = s
  const window = 985
  const hasDoor = s.named.has('door') && !s.named.has('window') && !s.named.has('curtain')
  return {
    back:
      decorated(s, decor, { lampAt: [140, 420] }) +
      (hasDoor
        ? openDoor(s, window, inRoom(s, decor.paint))
        : windowIn(s, decor, window, opening, dressing, -20) + inCorner(room, 1120)) +
      decorations[room.deco](s) +
      hangings(room, 500, 270) +
      shelfWith(room, 205, 330) +
      table(s, 222, 600, 200) +
      (isLampLow
        ? lamp(s, 176, 582, 1.1)
        : furnish(s, 'night-light', 176, 588) +
          s.lights.glow(176, 545, 250, palette.lamp, palette.dark ? 0.8 : 0.4)) +
      rugIn(s, room.rug, 980, 846, 250, decor.second, decor.cloth) +
      bedFromFoot(s, form, inRoom(s, decor.wood)),
    front: dimEdges(s),
    floor: 836,
    focus: 640,
    bed: footBed.fold,
    isBedFromFoot: true,
    table: [240, 586],
    blanket: { colour: mix(decor.cloth, palette.wall, 0.14), pattern: room.quilt },
    ...(s.dress && { dress: s.dress }),
    owns: {
      bed: { x: footBed.x, y: 900, scale: 1.5 },
      ...(hasDoor
        ? { door: { x: window, y: 708, scale: 1.6 } }
        : {
            window: windowAt(window, opening, -20),
            curtain: windowAt(window, opening, -20),
          }),
      lamp: { x: 176, y: 588, scale: 1.1 },
      'night-light': { x: 176, y: 588, scale: 1.1 },
      shelf: { x: 205, y: 344, scale: 1.3 },
      pillow: { x: footBed.x, y: footBed.pillow + 20, scale: 1 },
      quilt: { x: footBed.x, y: 850, scale: 1.4 },
      blanket: { x: footBed.x, y: 850, scale: 1.4 },
      rug: { x: 980, y: 846, scale: 1 },
    },
    rests: { clock: { x: 262, y: 590, scale: 0.8 }, glass: { x: 258, y: 590, scale: 0.9 } },
    board: { x: 268, y: 588, half: 46 },
    indoors: true,
  }
}

/** The same room towards another wall: where clothes and toys are, and where one draws. */
function withoutBed(room: Room): Place {
  const { s, decor, opening, dressing } = room
  const { named } = s
  const stand = (thing: Thing, x: number, scale = 1) =>
    named.has(thing) ? '' : furnish(s, thing, x, 712, scale)
  const places = [
    {
      window: 840,
      desk: 860,
      drawing:
        stand('wardrobe', 180, 1.15) +
        toyShelf(room, 560) +
        stand('desk', 860, 1) +
        inCorner(room, 1090) +
        hangings(room, 470, 330),
    },
    {
      window: 330,
      desk: undefined,
      drawing:
        toyShelf(room, 330) +
        inCorner(room, 640) +
        stand('bookcase', 860, 1.15) +
        stand('wardrobe', 1080, 1.1) +
        hangings(room, 600, 300),
    },
    {
      window: 600,
      desk: 400,
      drawing:
        stand('bookcase', 150, 1.2) +
        stand('desk', 400) +
        inCorner(room, 640) +
        toyShelf(room, 940) +
        hangings(room, 880, 330),
    },
  ] as const
  const { window, desk, drawing } = places[room.far]
  return {
    back:
      decorated(s, decor, { lampAt: [600, 300] }) +
      windowIn(s, decor, window, opening, dressing, -20) +
      decorations[room.deco](s) +
      drawing +
      s.lights.glow(600, 420, 420, s.palette.lamp, s.palette.dark ? 0.4 : 0.14) +
      rugIn(s, room.rug, 600, 826, room.reach, decor.second, decor.cloth),
    front: dimEdges(s),
    floor: 826,
    focus: 600,
    near: 1.2,
    ...(desk !== undefined && !named.has('desk') && { board: { x: desk, y: 562, half: 100 } }),
    ...(s.dress && { dress: s.dress }),
    owns: {
      window: windowAt(window, opening, -20),
      curtain: windowAt(window, opening, -20),
      rug: { x: 600, y: 826, scale: 1 },
      ...elsewhere,
    },
    indoors: true,
  }
}

/** What a page may name that is at another wall: it is there, and not seen. */
const elsewhere: Place['owns'] = Object.fromEntries(
  (['bed', 'pillow', 'quilt', 'blanket', 'lamp', 'night-light'] as const).map((thing) => [
    thing,
    { x: 600, y: 780, scale: 0.4 },
  ]),
)

/** The same room towards its door, which is open: the landing has a light. */
function towardsDoor(room: Room): Place {
  const { s, decor } = room
  const stand = (thing: Thing, x: number, scale = 1) =>
    s.named.has(thing) ? '' : furnish(s, thing, x, 712, scale)
  return {
    back:
      decorated(s, decor, { lampAt: [330, 470] }) +
      decorations[room.deco](s) +
      openDoor(s, 330, inRoom(s, decor.paint)) +
      (s.named.has('hook') ? '' : furnish(s, 'hook', 560, 420, 0.9) + furnish(s, 'coat', 560, 520, 0.8)) +
      hangings(room, 640, 330) +
      toyShelf(room, 740) +
      stand('wardrobe', 1020, 1.15) +
      rugIn(s, room.rug, 640, 826, room.reach, decor.second, decor.cloth),
    front: dimEdges(s),
    floor: 826,
    focus: 560,
    near: 1.2,
    ...(s.dress && { dress: s.dress }),
    owns: {
      door: { x: 330, y: 708, scale: 1.6 },
      rug: { x: 640, y: 826, scale: 1 },
      ...elsewhere,
    },
    indoors: true,
  }
}

/** A doorway with the light of the landing, its leaf against the wall, and the switch beside it. */
function openDoor(s: Stage, x: number, paint: string): string {
  const { palette, lights } = s
  const light = mix('#ffe3a6', palette.lamp, 0.4)
  const frame = mix('#f4ead8', palette.wall, palette.dark ? 0.3 : 0.08)
  const dim = mix(light, palette.shade, 0.34)
  return (
    lights.glow(x, 500, 330, palette.lamp, palette.dark ? 0.7 : 0.3) +
    rect(x - 118, 262, 236, 450, frame, 4) +
    rect(x - 96, 284, 192, 428, light) +
    rect(x - 96, 560, 192, 152, dim, 0, 'opacity=".5"') +
    line(
      `M${x - 96} 548H${x + 96}M${x - 60} 548V690M${x - 12} 548V690M${x + 36} 548V690M${x + 84} 548V690`,
      mix(paint, palette.shade, 0.25),
      9,
    ) +
    path(`M${x + 118} 276L${x + 176} 256V752L${x + 118} 712z`, mix(paint, palette.wall, 0.2)) +
    path(
      `M${x + 128} 320L${x + 164} 312V470L${x + 128} 470zM${x + 128} 510H${x + 164}V690L${x + 128} 674z`,
      mix(paint, palette.shade, 0.22),
    ) +
    rect(x + 162, 494, 9, 24, '#e8c25c', 4) +
    path(`M${x - 96} 712H${x + 96}L${x + 150} 812H${x - 120}z`, light, 'opacity=".3"') +
    lightSwitch(s, x - 168, 490)
  )
}

const lightSwitch = (s: Stage, x: number, y: number): string =>
  rect(x - 15, y - 22, 30, 44, inRoom(s, '#f8f2e6'), 5) + rect(x - 6, y - 10, 12, 20, inRoom(s, '#c9bfae'), 3)

const inCorner = ({ s, corner }: Room, x: number) =>
  s.named.has(corner)
    ? ''
    : furnish(
        s,
        corner,
        x,
        716,
        Math.min(1, 190 / Math.max(thingDrawing(corner).height, thingDrawing(corner).width)),
      )

/** What the child has hung up, and its drawing of what tonight's story is about. */
function hangings({ s, hung }: Room, x: number, y: number): string {
  const shown = hung.filter((thing) => !s.named.has(thing)).slice(0, s.keepsake ? 2 : 3)
  return (
    shown.map((thing, index) => hangOnWall(s, thing, x + index * 108, y - 22 + (index % 2) * 34)).join('') +
    (s.keepsake ? drawn(s, s.keepsake, x + shown.length * 108, y - 26) : '')
  )
}

const hangOnWall = (s: Stage, thing: Thing, x: number, y: number) => {
  const { width, height } = thingDrawing(thing)
  return furnish(s, thing, x, y + 50, Math.min(1, 100 / Math.max(width, height)))
}

/** On a sheet of paper, held by two strips of tape. */
function drawn(s: Stage, thing: Thing, x: number, y: number): string {
  const { width, height } = thingDrawing(thing)
  const scale = 70 / Math.max(width, height)
  return `<g transform="rotate(-4 ${x} ${y})">${rect(x - 50, y - 46, 100, 104, inRoom(s, '#f8f0e0'), 2)}${furnish(s, thing, x, y + 6 + (height * scale) / 2, scale)}${rect(x - 58, y - 52, 26, 12, inRoom(s, '#e8c25c'), 0, 'opacity=".8"')}${rect(x + 32, y - 52, 26, 12, inRoom(s, '#e8c25c'), 0, 'opacity=".8"')}</g>`
}

/** A shelf with what the child loves, and what tonight's story has left there. */
function shelfWith({ s, toys }: Room, x: number, y: number): string {
  const shown = [...toys, ...(s.keepsake ? [s.keepsake] : [])]
  const step = 280 / Math.max(1, shown.length)
  return (
    furnish(s, 'shelf', x, y + 14, 1.3) +
    shown
      .map((toy, index) => {
        const { width, height } = thingDrawing(toy)
        return furnish(
          s,
          toy,
          x - 140 + step * (index + 0.5),
          y - 4,
          Math.min(1, 84 / Math.max(width, height)),
        )
      })
      .join('')
  )
}

/** A low one for toys, closed below. */
function toyShelf({ s, decor, toys }: Room, x: number): string {
  const paint = inRoom(s, decor.paint)
  const half = 150
  const shown = [...toys, ...(s.keepsake ? [s.keepsake] : [])].slice(0, 3)
  return (
    at(
      x,
      712,
      rect(-half, -170, half * 2, 170, paint, 6) +
        [-1, 0, 1]
          .map(
            (column) =>
              rect(column * 98 - 42, -150, 84, 62, mix(paint, s.palette.shade, 0.3), 4) +
              rect(column * 98 - 42, -78, 84, 66, inRoom(s, column === 0 ? decor.second : decor.cloth), 6) +
              rect(column * 98 - 16, -54, 32, 9, mix(paint, '#fff4e0', 0.5), 4),
          )
          .join('') +
        rect(-half - 8, -182, half * 2 + 16, 16, inRoom(s, decor.wood), 4),
    ) +
    shown
      .map((toy, index) => {
        const { width, height } = thingDrawing(toy)
        return furnish(s, toy, x - 100 + index * 100, 530, Math.min(1, 88 / Math.max(width, height)))
      })
      .join('')
  )
}

const decorations: Record<'lights' | 'bunting' | 'chain' | 'none', (s: Stage) => string> = {
  lights: garland,
  bunting: (s) => furnish(s, 'bunting', 720, 130, 1.2),
  chain: (s) => furnish(s, 'paper-chain', 700, 120, 1.3),
  none: () => '',
}
