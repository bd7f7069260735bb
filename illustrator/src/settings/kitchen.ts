import { mix } from '../palette.ts'
import { at, rect, sheet } from '../paper.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { furnish } from './furnished.ts'
import { ceilingLights, type Decor, decorOf, inRoom, rugIn, stageIn } from './layers/decor.ts'
import { dresser, fridge, hood, wallCupboards, woodStove } from './layers/kitchen-furniture.ts'
import { onWorktop, openShelf, rail } from './layers/kitchen-shelves.ts'
import { ownTable } from './layers/kitchen-table.ts'
import { type DoorStyle, type Front, run, standing, worktop } from './layers/kitchen-units.ts'
import { type Dressing, type Opening, windowAt, windowIn } from './layers/windows.ts'
import type { Place, Stage } from './stage.ts'
import { walledRoom } from './walled-room.ts'

/** What a family has chosen for its kitchen. */
interface Kitchen {
  readonly s: Stage
  readonly decor: Decor
  readonly doors: DoorStyle
  readonly opening: Opening
  readonly dressing: Dressing
  readonly table: string
}

/** A wall of a kitchen: its drawing, and where things are that the lines can name. */
type Wall = (kitchen: Kitchen) => {
  readonly drawing: string
  readonly owns: NonNullable<Place['owns']>
  /** Shelves and cupboards that no line names: from the left to the right, from top to bottom. */
  readonly busy?: readonly (readonly [number, number, number, number])[]
}

/** A family's kitchen: how it is painted, what stands where and what hangs there are its own, and another wall is seen from the other side. */
export function kitchen(stage: Stage): Place {
  const { fixed } = stage
  const decor = decorOf(
    fixed,
    ['none', 'paint', 'boards', 'tiles', 'tiles', 'bricks'],
    ['boards', 'chequer', 'tiles', 'planks', 'tiles'],
  )
  const s = stageIn(stage, decor)
  const doors = fixed.pick(['plain', 'framed', 'planked'] as const)
  const opening = fixed.pick(['square', 'wide', 'tall', 'arched', 'pair'] as const)
  const dressing = fixed.pick(['curtains', 'half', 'blind', 'plants', 'half'] as const)
  const light = fixed.pick(ceilingLights)
  const first = fixed.pick(mainWalls)
  const second = fixed.pick(otherWalls)
  const lampAt = fixed.pick([420, 540, 660])
  const table = ownTable(
    s,
    decor,
    fixed.pick([430, 560, 690]),
    fixed.pick([300, 380, 240]),
    fixed.pick(['long', 'round', 'cloth']),
    fixed.pick(['bread', 'fruit', 'flowers', 'tea']),
  )
  const rug =
    fixed.next() > 0.6
      ? rugIn(s, fixed.pick(['stripes', 'border', 'rings']), 600, 834, 300, decor.second, decor.cloth)
      : ''
  const { drawing, owns, busy } = (stage.view >= 2 ? second : first)({
    s,
    decor,
    doors,
    opening,
    dressing,
    table: s.named.has('table') ? '' : table,
  })
  return walledRoom({
    s,
    decor,
    drawing,
    lamp: { x: lampAt, y: 260, kind: light, cloth: decor.cloth },
    rug,
    focus: 560,
    near: 1.16,
    owns,
    busy: (busy ?? []).map(([left, right, top, bottom]) => ({ left, right, top, bottom })),
  })
}

/** A thing of the drawing, as high as the one of that name would be at this scale. */
const spot = (thing: Thing, x: number, height: number) => ({
  x,
  y: standing,
  scale: height / thingDrawing(thing).height,
})
const sinkAt = (x: number) => ({
  sink: { x, y: standing, scale: (standing - worktop + 12) / 128 },
  tap: { x: x + 8, y: worktop - 12, scale: 0.8 },
})
const cookerAt = (x: number) => ({ oven: spot('oven', x, 196), stove: spot('stove', x, 320) })
const fridgeAt = (x: number) => ({ fridge: spot('fridge', x, 320) })
const windows = (kitchen: Kitchen, x: number, low = 0) => ({
  window: windowAt(x, kitchen.opening, low),
  curtain: windowAt(x, kitchen.opening, low),
})

const row = ({ s, decor, doors }: Kitchen, from: number, ...parts: (readonly [Front, number])[]) =>
  run(s, decor, from, parts, doors)
const view = ({ s, decor, opening, dressing }: Kitchen, x: number, low = 0) =>
  windowIn(s, decor, x, opening, dressing, low)
const wallTiles = ({ s, decor }: Kitchen, from: number, w: number) => {
  const tile = mix(inRoom(s, decor.second), s.palette.wall, 0.5)
  return (
    rect(from, 400, w, 130, tile) +
    Array.from({ length: Math.ceil(w / 60) }, (_, index) =>
      index % 2
        ? rect(from + index * 60, 400, Math.min(60, w - index * 60), 43, mix(tile, '#fff6e8', 0.24)) +
          rect(from + index * 60, 486, Math.min(60, w - index * 60), 44, mix(tile, '#fff6e8', 0.24))
        : rect(from + index * 60, 443, Math.min(60, w - index * 60), 43, mix(tile, '#fff6e8', 0.24)),
    ).join('')
  )
}
const pinned = (s: Stage, x: number, things: readonly Thing[]) =>
  things
    .map((thing, index) =>
      s.named.has(thing)
        ? ''
        : furnish(
            s,
            thing,
            x + index * 128,
            400 - (index % 2) * 26,
            Math.min(1, 108 / Math.max(thingDrawing(thing).width, thingDrawing(thing).height)),
          ),
    )
    .join('')

const mainWalls: readonly Wall[] = [
  // One long worktop, the sink under the window, the cooker under its hood.
  (k) => ({
    drawing:
      view(k, 420, -10) +
      fridge(k.s, 92, k.decor.lower, true) +
      row(
        k,
        180,
        ['doors', 150],
        ['sink', 190],
        ['drawers', 130],
        ['doors', 100],
        ['cooker', 184],
        ['doors', 290],
      ) +
      hood(k.s, k.decor, 842, 'steel') +
      openShelf(k.s, k.decor, 975, 300, 215) +
      openShelf(k.s, k.decor, 975, 420, 215) +
      onWorktop(k.s, k.decor, 'board', 240) +
      onWorktop(k.s, k.decor, 'plant', 580) +
      onWorktop(k.s, k.decor, 'bread', 690) +
      onWorktop(k.s, k.decor, 'teapot', 1040),
    busy: [
      [975, 1190, 210, 316],
      [975, 1190, 330, 436],
    ],
    owns: { ...windows(k, 420, -10), ...sinkAt(425), ...cookerAt(842), ...fridgeAt(92) },
  }),
  // A dresser, a table under the window, a wood stove.
  (k) => ({
    drawing:
      view(k, 600) +
      dresser(k.s, k.decor, 190, 330, 220) +
      woodStove(k.s, 1030, '#6a7a94') +
      rail(k.s, k.decor, 800, 196, 'pans') +
      k.table,
    busy: [[25, 355, 220, 712]],
    owns: { ...windows(k, 600), stove: spot('stove', 1030, 420), oven: spot('oven', 1030, 226) },
  }),
  // The cooker in a chimney breast in the middle, cupboards at its sides.
  (k) => ({
    drawing:
      breast(k) +
      view({ ...k, opening: 'square' }, 200, 10) +
      row(k, -10, ['doors', 120], ['sink', 190], ['drawers', 110]) +
      row(k, 430, ['cooker', 260]) +
      row(k, 720, ['baskets', 140], ['curtain', 150]) +
      fridge(k.s, 1110, k.decor.cloth, false) +
      openShelf(k.s, k.decor, 750, 250, 260) +
      rail(k.s, k.decor, 756, 330, 'cups') +
      onWorktop(k.s, k.decor, 'plant', 350) +
      onWorktop(k.s, k.decor, 'jars', 830) +
      onWorktop(k.s, k.decor, 'fruit', 950),
    busy: [[750, 1010, 160, 266]],
    owns: {
      ...windows({ ...k, opening: 'square' }, 200, 10),
      ...sinkAt(205),
      ...cookerAt(560),
      ...fridgeAt(1110),
    },
  }),
  // Open shelves over tiles, and a tall fridge.
  (k) => ({
    drawing:
      wallTiles(k, -10, 820) +
      openShelf(k.s, k.decor, 40, 220, 330) +
      openShelf(k.s, k.decor, 40, 350, 330) +
      rail(k.s, k.decor, 440, 330, 'tools') +
      row(k, -10, ['baskets', 150], ['cooker', 184], ['sink', 190], ['drawers', 140], ['curtain', 150]) +
      fridge(k.s, 900, k.decor.second, true) +
      view({ ...k, opening: 'tall' }, 1090) +
      onWorktop(k.s, k.decor, 'radio', 60) +
      onWorktop(k.s, k.decor, 'toaster', 590) +
      onWorktop(k.s, k.decor, 'bread', 730),
    busy: [
      [40, 370, 130, 236],
      [40, 370, 260, 366],
    ],
    owns: { ...windows({ ...k, opening: 'tall' }, 1090), ...cookerAt(232), ...sinkAt(419), ...fridgeAt(900) },
  }),
  // A bench under the window with the table before it, and cupboards up to the ceiling.
  (k) => ({
    drawing:
      view({ ...k, opening: 'wide' }, 330) +
      nook(k, 330) +
      row(k, 700, ['doors', 120], ['sink', 180], ['cooker', 184], ['doors', 60]) +
      wallCupboards(k.s, k.decor, 700, 250, k.doors) +
      hood(k.s, k.decor, 1092, 'wood') +
      onWorktop(k.s, k.decor, 'jars', 765),
    busy: [[700, 950, 150, 330]],
    owns: {
      ...windows({ ...k, opening: 'wide' }, 330),
      ...sinkAt(910),
      ...cookerAt(1092),
      bench: { x: 330, y: 700, scale: 1.8 },
    },
  }),
  // Two cupboards with the fridge between them, herbs, and a round table.
  (k) => ({
    drawing:
      view({ ...k, opening: 'arched' }, 900) +
      wallCupboards(k.s, k.decor, 30, 440, k.doors) +
      wallTiles(k, -10, 500) +
      row(k, -10, ['washer', 140], ['cooker', 184], ['doors', 176]) +
      fridge(k.s, 600, k.decor.cloth, false) +
      rail(k.s, k.decor, 700, 150, 'herbs') +
      row(k, 780, ['drawers', 120], ['sink', 200], ['baskets', 120]) +
      onWorktop(k.s, k.decor, 'teapot', 60) +
      onWorktop(k.s, k.decor, 'fruit', 420) +
      onWorktop(k.s, k.decor, 'radio', 1140),
    busy: [[30, 470, 150, 330]],
    owns: {
      ...windows({ ...k, opening: 'arched' }, 900),
      ...sinkAt(1000),
      ...cookerAt(222),
      ...fridgeAt(600),
    },
  }),
]

const otherWalls: readonly Wall[] = [
  // The table, and what hangs above it.
  (k) => ({
    drawing:
      pinned(k.s, 470, ['drawing', 'calendar', 'picture']) +
      dresser(k.s, k.decor, 200, 300, 250) +
      door(k, 1060) +
      k.table,
    busy: [[50, 350, 250, 712]],
    owns: { door: { x: 1060, y: standing, scale: 1.16 } },
  }),
  // The door to the garden, and coats beside it.
  (k) => ({
    drawing:
      door(k, 260) +
      openShelf(k.s, k.decor, 480, 280, 340) +
      pinned(k.s, 560, ['drawing', 'wall-clock']) +
      row(k, 470, ['baskets', 160], ['washer', 140], ['curtain', 160]) +
      fridge(k.s, 1080, k.decor.lower, true) +
      onWorktop(k.s, k.decor, 'plant', 560) +
      onWorktop(k.s, k.decor, 'jars', 850),
    busy: [[480, 820, 190, 296]],
    owns: { door: { x: 260, y: standing, scale: 1.16 }, ...fridgeAt(1080) },
  }),
  // A bench along the wall, and shelves.
  (k) => ({
    drawing:
      openShelf(k.s, k.decor, 60, 250, 400) +
      view({ ...k, opening: 'square' }, 820, 10) +
      nook(k, 780) +
      dresser(k.s, k.decor, 210, 300, 330) +
      rail(k.s, k.decor, 990, 200, 'cups'),
    busy: [
      [60, 460, 160, 266],
      [60, 360, 330, 712],
    ],
    owns: { ...windows({ ...k, opening: 'square' }, 820, 10), bench: { x: 780, y: 700, scale: 1.8 } },
  }),
]

/** The chimney breast that the cooker stands in. */
function breast({ s, decor }: Kitchen): string {
  const { palette } = s
  const wall = mix(
    palette.wall,
    decor.dado === 'bricks' ? inRoom(s, '#b5684c') : '#fff4e0',
    palette.dark ? 0.14 : 0.34,
  )
  return (
    sheet(`M380 ${standing}V-20H740V${standing}z`, wall, palette.shade, 7) +
    sheet(
      `M416 ${standing}V410Q416 340 560 338Q704 340 704 410V${standing}z`,
      mix(wall, palette.shade, 0.3),
      palette.shade,
      4,
    ) +
    sheet('M362 300H758V328H362z', inRoom(s, decor.wood), palette.shade, 5) +
    openThings(s, decor)
  )
}

const openThings = (s: Stage, decor: Decor): string =>
  at(
    440,
    300,
    rect(-20, -70, 40, 70, inRoom(s, decor.cloth), 8) +
      rect(60, -54, 40, 54, inRoom(s, decor.second), 8) +
      rect(190, -88, 90, 88, inRoom(s, '#f0e4d0'), 4) +
      rect(200, -78, 70, 68, inRoom(s, '#8fb0c4')),
  )

/** A bench with cushions along the wall, and the table before it. */
function nook({ s, decor, table }: Kitchen, x: number): string {
  const { palette } = s
  const wood = inRoom(s, decor.paint)
  const cushion = (cx: number, colour: string) =>
    sheet(
      `M${cx - 44} 588Q${cx - 38} 548 ${cx - 46} 514Q${cx} 522 ${cx + 46} 514Q${cx + 38} 548 ${cx + 44} 588z`,
      inRoom(s, colour),
      palette.shade,
      4,
    )
  return (
    sheet(
      `M${x - 290} 610V476Q${x - 290} 462 ${x - 276} 462H${x + 276}Q${x + 290} 462 ${x + 290} 476V610z`,
      wood,
      palette.shade,
      6,
    ) +
    cushion(x - 200, decor.cloth) +
    cushion(x - 60, decor.second) +
    cushion(x + 190, decor.cloth) +
    sheet(`M${x - 300} 590H${x + 300}V616H${x - 300}z`, inRoom(s, decor.second), palette.shade, 4) +
    sheet(
      `M${x - 290} 614H${x + 290}V${standing}H${x - 290}z`,
      mix(wood, palette.shade, 0.12),
      palette.shade,
      5,
    ) +
    (table ? at(x, 0, ownTable(s, decor, 0, 330, 'round', 'flowers')) : '')
  )
}

/** A door with panes in its upper half. */
function door({ s, decor }: Kitchen, x: number): string {
  const { palette, lights } = s
  const paint = inRoom(s, decor.paint)
  return (
    sheet(
      `M${x - 108} ${standing - 10}V330H${x + 108}V${standing - 10}z`,
      mix(paint, palette.moon, 0.24),
      palette.shade,
      6,
    ) +
    rect(x - 92, 346, 184, standing - 358, paint, 4) +
    rect(x - 72, 366, 144, 140, lights.fade(palette.sky), 4) +
    rect(x - 72, 466, 144, 40, palette.near, 4) +
    rect(x - 4, 366, 8, 140, paint) +
    rect(x - 72, 430, 144, 8, paint) +
    `<rect x="${x - 66}" y="540" width="132" height="130" rx="4" fill="none" stroke="${mix(paint, palette.shade, 0.3)}" stroke-width="5" stroke-opacity=".6"/>` +
    at(x + 76, 530, rect(-7, -7, 14, 14, inRoom(s, decor.metal), 7))
  )
}
