import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { furnish, someOf } from './furnished.ts'
import {
  ceilingLight,
  ceilingLights,
  type Decor,
  decorated,
  decorOf,
  inRoom,
  type Rug,
  rugIn,
  stageIn,
} from './layers/decor.ts'
import { dimEdges } from './layers/interior.ts'
import { type Dressing, type Opening, windowAt, windowIn } from './layers/windows.ts'
import type { Place, Stage } from './stage.ts'

const floorAt = 712

interface Room {
  readonly s: Stage
  readonly decor: Decor
  readonly opening: Opening
  readonly dressing: Dressing
  readonly seat: Seating
  readonly fire: 'brick' | 'white' | 'stove'
  readonly art: readonly Thing[]
}

type Seating = 'round' | 'boxy' | 'legs' | 'tufted'
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
  return {
    back:
      decorated(s, decor, { lampAt: [lampAt, 250] }) +
      drawing +
      ceilingLight(s, light, lampAt, decor.second) +
      rugIn(s, rug, 600, 826, reach, decor.second, decor.cloth),
    front: dimEdges(s),
    floor: 826,
    focus: 580,
    indoors: true,
    near: 1.2,
    ...(s.dress && { dress: s.dress }),
    owns: { lamp: { x: lampAt, y: 250, scale: 1 }, rug: { x: 600, y: 826, scale: 1 }, ...owns },
  }
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

function sofa({ s, decor, seat }: Room, x: number, w: number): string {
  const { palette, lights } = s
  const cloth = inRoom(s, decor.cloth)
  const light = mix(cloth, '#fff2dc', palette.dark ? 0.1 : 0.2)
  const dark = mix(cloth, palette.shade, 0.2)
  const half = w / 2
  const r = { round: 52, boxy: 12, legs: 24, tufted: 34 }[seat]
  const back = `M${x - half + 20} 640V${486 + r}Q${x - half + 20} 486 ${x - half + 20 + r} 486H${x + half - 20 - r}Q${x + half - 20} 486 ${x + half - 20} ${486 + r}V640z`
  const arm = (way: 1 | -1) => {
    const ax = x + way * (half - 26)
    return sheet(
      `M${ax - 34} ${floorAt - 22}V${556 + Math.min(30, r)}Q${ax - 34} 552 ${ax} 552Q${ax + 34} 552 ${ax + 34} ${556 + Math.min(30, r)}V${floorAt - 22}z`,
      dark,
      palette.shade,
      5,
      light,
    )
  }
  const cushions = seat === 'boxy' ? 2 : 3
  const step = (w - 120) / cushions
  const seams = Array.from({ length: cushions }, (_, index) =>
    rect(x - half + 60 + index * step + 3, 596, step - 6, 46, light, 14),
  ).join('')
  const buttons =
    seat === 'tufted'
      ? [-0.6, -0.2, 0.2, 0.6]
          .map(
            (part) =>
              circle(x + part * half, 540, 6, dark) +
              line(`M${n(x + part * half)} 512V534`, dark, 3, 'opacity=".5"'),
          )
          .join('')
      : Array.from({ length: cushions - 1 }, (_, index) =>
          line(`M${n(x - half + 60 + (index + 1) * step)} 506V590`, dark, 4, 'opacity=".5"'),
        ).join('')
  const pillow = (px: number, colour: string, turn: number) =>
    `<g transform="rotate(${turn} ${px} 590)">${sheet(`M${px - 42} 606Q${px - 34} 566 ${px - 44} 528Q${px} 536 ${px + 44} 528Q${px + 34} 566 ${px + 42} 606Q${px} 598 ${px - 42} 606z`, inRoom(s, colour), palette.shade, 4)}</g>`
  return (
    ellipse(x, floorAt + 2, half, 12, '#0a0820', 'opacity=".26"') +
    line(
      `M${x - half + 40} ${floorAt - 26}V${floorAt}M${x + half - 40} ${floorAt - 26}V${floorAt}`,
      inRoom(s, decor.wood),
      seat === 'legs' ? 12 : 18,
    ) +
    sheet(back, lights.fade([light, cloth]), palette.shade, 7, light) +
    buttons +
    sheet(
      `M${x - half + 16} 634H${x + half - 16}V${floorAt - (seat === 'legs' ? 32 : 18)}H${x - half + 16}z`,
      dark,
      palette.shade,
      4,
      cloth,
    ) +
    seams +
    pillow(x - half * 0.62, decor.second, -8) +
    pillow(x + half * 0.62, decor.paint, 9) +
    arm(-1) +
    arm(1)
  )
}

function armchair({ s, decor, seat }: Room, x: number): string {
  const { palette, lights } = s
  const cloth = inRoom(s, decor.second)
  const light = mix(cloth, '#fff2dc', palette.dark ? 0.1 : 0.2)
  const dark = mix(cloth, palette.shade, 0.2)
  const top =
    seat === 'boxy'
      ? `M${x - 88} 640V462Q${x - 88} 446 ${x - 72} 446H${x + 72}Q${x + 88} 446 ${x + 88} 462V640z`
      : `M${x - 84} 640Q${x - 116} 440 ${x - 52} 432H${x + 52}Q${x + 116} 440 ${x + 84} 640z`
  return (
    ellipse(x, floorAt + 2, 120, 11, '#0a0820', 'opacity=".26"') +
    line(
      `M${x - 82} ${floorAt - 20}V${floorAt}M${x + 82} ${floorAt - 20}V${floorAt}`,
      inRoom(s, decor.wood),
      13,
    ) +
    sheet(top, lights.fade([light, cloth]), palette.shade, 6, light) +
    rect(x - 86, 612, 172, 40, light, 14) +
    sheet(`M${x - 100} 644H${x + 100}V${floorAt - 16}H${x - 100}z`, dark, palette.shade, 4, cloth) +
    sheet(
      `M${x - 122} ${floorAt - 16}V588Q${x - 122} 568 ${x - 98} 568Q${x - 74} 568 ${x - 74} 588V${floorAt - 16}zM${x + 74} ${floorAt - 16}V588Q${x + 74} 568 ${x + 98} 568Q${x + 122} 568 ${x + 122} 588V${floorAt - 16}z`,
      dark,
      palette.shade,
      4,
      cloth,
    )
  )
}

/** A fire in its hearth, of bricks or painted, or a stove. */
function hearth({ s, decor, fire }: Room, x: number): string {
  const { palette, lights } = s
  const flames = (y: number) =>
    lights.glow(x, y - 50, 230, '#ff9a4c', 0.85) +
    at(
      x,
      y,
      path('M-56 0Q-70 -50 -30 -92Q-24 -60 -6 -70Q-10 -112 18 -132Q20 -84 40 -70Q66 -40 54 0z', '#ffa850') +
        path('M-28 0Q-36 -34 -8 -56Q4 -38 12 -62Q34 -30 26 0z', '#ffe9a8') +
        line('M-60 2L60 -8M-60 -8L60 2', inRoom(s, '#6f4a34'), 12),
    )
  if (fire === 'stove') {
    const iron = inRoom(s, '#4a4a58')
    return (
      sheet(`M${x - 30} 500V-20H${x + 30}V500z`, mix(iron, palette.shade, 0.1), palette.shade, 5) +
      sheet(
        `M${x - 170} ${floorAt}V${floorAt - 18}H${x + 170}V${floorAt}z`,
        inRoom(s, '#a8a0a0'),
        palette.shade,
        4,
      ) +
      line(`M${x - 90} ${floorAt - 18}V660M${x + 90} ${floorAt - 18}V660`, iron, 14) +
      sheet(
        `M${x - 112} 672V500Q${x - 112} 486 ${x - 98} 486H${x + 98}Q${x + 112} 486 ${x + 112} 500V672z`,
        iron,
        palette.shade,
        6,
        mix(iron, palette.moon, 0.24),
      ) +
      rect(x - 86, 512, 172, 140, mix(iron, palette.shade, 0.6), 12) +
      flames(644) +
      rect(x - 124, 478, 248, 14, mix(iron, palette.moon, 0.16), 4)
    )
  }
  const isBrick = fire === 'brick'
  const face = isBrick ? inRoom(s, '#b5684c') : inRoom(s, '#f0e8dc')
  return (
    sheet(
      `M${x - 120} 440V-20H${x + 120}V440z`,
      isBrick ? mix(face, palette.shade, 0.1) : mix(palette.wall, '#fff4e0', palette.dark ? 0.1 : 0.3),
      palette.shade,
      6,
    ) +
    sheet(`M${x - 168} ${floorAt}V430H${x + 168}V${floorAt}z`, face, palette.shade, 6) +
    (isBrick
      ? line(
          [470, 510, 550, 590, 630, 670]
            .map(
              (y, index) =>
                `M${x - 164} ${y}H${x + 164}M${x - 130 + (index % 2) * 40} ${y}v-38M${x + 130 - (index % 2) * 40} ${y}v-38`,
            )
            .join(''),
          mix(face, palette.shade, 0.3),
          3,
          'opacity=".5"',
        )
      : line(
          `M${x - 150} 450V${floorAt - 10}M${x + 150} 450V${floorAt - 10}`,
          mix(face, palette.shade, 0.2),
          6,
          'opacity=".6"',
        )) +
    path(
      `M${x - 104} ${floorAt}V560Q${x - 104} 496 ${x} 492Q${x + 104} 496 ${x + 104} 560V${floorAt}z`,
      mix('#3a2a30', palette.shade, 0.4),
    ) +
    flames(floorAt - 8) +
    sheet(
      `M${x - 190} 432V408H${x + 190}V432z`,
      isBrick ? inRoom(s, decor.wood) : mix(face, '#ffffff', 0.2),
      palette.shade,
      5,
    ) +
    at(x - 130, 408, rect(-8, -46, 16, 46, '#f6ecdc', 3) + path('M0 -70q-9 14 0 22q9 -8 0 -22z', '#ffd98a')) +
    at(x + 120, 408, path('M-24 0Q-34 -44 -12 -60H12Q34 -44 24 0z', inRoom(s, decor.cloth)))
  )
}

function tallCase({ s, decor }: Room, x: number, w: number): string {
  const { palette } = s
  const wood = mix(inRoom(s, decor.wood), inRoom(s, decor.paint), 0.4)
  const top = 190
  const rows = [0, 1, 2, 3, 4].map((row) => 282 + row * 102)
  return (
    sheet(`M${x - w / 2} ${floorAt}V${top}H${x + w / 2}V${floorAt}z`, wood, palette.shade, 7) +
    rect(x - w / 2 + 14, top + 14, w - 28, floorAt - top - 28, mix(wood, palette.shade, 0.42)) +
    rows
      .map((y) => books(s, decor, x - w / 2 + 22, y, w - 44) + rect(x - w / 2 + 14, y, w - 28, 11, wood))
      .join('') +
    sheet(
      `M${x - w / 2 - 10} ${top + 4}V${top - 14}H${x + w / 2 + 10}V${top + 4}z`,
      mix(wood, palette.moon, 0.14),
      palette.shade,
      4,
    )
  )
}

/** Books, and between them a box, a plant or a ball. */
function books(s: Stage, decor: Decor, x: number, y: number, w: number): string {
  const { fixed } = s
  const colours = [
    decor.cloth,
    decor.second,
    '#e0b45c',
    '#8fb0c4',
    '#c9694c',
    '#7fa070',
    '#e8dcc4',
    '#7a6ab0',
  ]
  let drawn = ''
  for (let bx = x; bx < x + w - 20; ) {
    const what = fixed.next()
    const colour = inRoom(s, fixed.pick(colours))
    if (what < 0.1) {
      drawn +=
        rect(bx + 4, y - 44, 50, 44, colour, 5) + rect(bx + 18, y - 30, 22, 8, mix(colour, '#fff4e0', 0.5), 2)
      bx += 62
    } else if (what < 0.18) {
      drawn +=
        path(`M${n(bx + 10)} ${y - 28}h32l-6 28h-20z`, inRoom(s, '#c47a5c')) +
        [-30, 0, 30]
          .map((turn) =>
            ellipse(
              bx + 26,
              y - 46,
              9,
              22,
              inRoom(s, '#6f9a6b'),
              `transform="rotate(${turn} ${n(bx + 26)} ${y - 28})"`,
            ),
          )
          .join('')
      bx += 56
    } else {
      const bw = fixed.between(15, 28)
      const bh = fixed.between(52, 80)
      drawn += rect(bx, y - bh, bw, bh, colour, 3)
      bx += bw + 3
    }
  }
  return drawn
}

/** A low bookcase with something on it. */
function lowCase({ s, decor }: Room, x: number, w: number): string {
  const { palette } = s
  const wood = inRoom(s, decor.paint)
  const top = 556
  return (
    sheet(`M${x - w / 2} ${floorAt}V${top}H${x + w / 2}V${floorAt}z`, wood, palette.shade, 6) +
    rect(x - w / 2 + 12, top + 12, w - 24, floorAt - top - 26, mix(wood, palette.shade, 0.42)) +
    [630, floorAt - 14]
      .map((y) => books(s, decor, x - w / 2 + 20, y, w - 40) + rect(x - w / 2 + 12, y, w - 24, 9, wood))
      .join('') +
    sheet(
      `M${x - w / 2 - 10} ${top + 4}V${top - 14}H${x + w / 2 + 10}V${top + 4}z`,
      inRoom(s, decor.wood),
      palette.shade,
      4,
    ) +
    at(
      x - w * 0.28,
      top - 14,
      path('M-22 -38H22L15 0H-15z', inRoom(s, decor.cloth)) +
        [-44, -14, 16, 44]
          .map(
            (turn) =>
              `<ellipse cy="-62" rx="11" ry="31" fill="${inRoom(s, '#6f9a6b')}" transform="rotate(${turn} 0 -36)"/>`,
          )
          .join(''),
    ) +
    at(
      x + w * 0.24,
      top - 14,
      circle(0, -42, 42, mix('#cfe8ee', palette.wall, 0.1), 'opacity=".7"') +
        path('M-40 -50Q0 -42 40 -50Q44 -8 0 -2Q-44 -8 -40 -50z', inRoom(s, '#7fbcd0')) +
        path('M-12 -28Q4 -40 18 -28Q4 -16 -12 -28zM-10 -28L-22 -38V-18z', inRoom(s, '#e0914c')),
    )
  )
}

/** A closed one, plain behind whoever stands before it. */
function sideboard({ s, decor }: Room, x: number, w: number): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  const seam = mix(paint, palette.shade, 0.28)
  return (
    line(
      `M${x - w / 2 + 24} ${floorAt - 30}V${floorAt}M${x + w / 2 - 24} ${floorAt - 30}V${floorAt}`,
      inRoom(s, decor.wood),
      12,
    ) +
    sheet(`M${x - w / 2} ${floorAt - 24}V568H${x + w / 2}V${floorAt - 24}z`, paint, palette.shade, 6) +
    line(`M${x - w / 6} 580V${floorAt - 34}M${x + w / 6} 580V${floorAt - 34}`, seam, 4, 'opacity=".6"') +
    [-0.24, -0.09, 0.24].map((part) => circle(x + part * w, 620, 6, inRoom(s, decor.metal))).join('') +
    sheet(`M${x - w / 2 - 8} 572V554H${x + w / 2 + 8}V572z`, inRoom(s, decor.wood), palette.shade, 4) +
    at(x - w * 0.34, 554, path('M-20 0Q-34 -40 -10 -62H10Q34 -40 20 0z', inRoom(s, decor.cloth))) +
    at(
      x + w * 0.34,
      554,
      rect(-44, -20, 88, 20, inRoom(s, decor.second), 2) + rect(-36, -36, 76, 16, inRoom(s, '#e8dcc4'), 2),
    )
  )
}

function floorLamp({ s, decor }: Room, x: number): string {
  const { palette, lights } = s
  const metal = inRoom(s, decor.metal)
  return (
    line(`M${x} ${floorAt}V440`, metal, 8) +
    ellipse(x, floorAt, 44, 9, mix(metal, palette.shade, 0.3)) +
    lights.glow(x, 420, 250, palette.lamp, palette.dark ? 0.85 : 0.4) +
    path(`M${x - 62} 446L${x - 36} 348H${x + 36}L${x + 62} 446z`, '#ffe9a8') +
    path(`M${x - 62} 446L${x - 36} 348H${x - 16}L${x - 30} 446z`, '#fff6dc')
  )
}

function sideTable({ s, decor }: Room, x: number): string {
  const wood = inRoom(s, decor.wood)
  return (
    line(
      `M${x - 44} 606L${x - 54} ${floorAt}M${x + 44} 606L${x + 54} ${floorAt}`,
      mix(wood, s.palette.shade, 0.24),
      10,
    ) +
    ellipse(x, 604, 74, 13, mix(wood, s.palette.moon, 0.14)) +
    at(
      x - 20,
      598,
      path('M-20 0Q-26 -50 0 -66Q26 -50 20 0z', inRoom(s, decor.second)) +
        line('M-4 -60V-100M6 -60L20 -96M-8 -60L-22 -90', inRoom(s, '#6f9a6b'), 5) +
        circle(-4, -104, 11, inRoom(s, '#e8c25c')) +
        circle(22, -98, 10, inRoom(s, '#e6a0ac')) +
        circle(-24, -94, 9, inRoom(s, '#c9694c')),
    ) +
    at(
      x + 34,
      598,
      rect(-24, -10, 48, 10, inRoom(s, decor.cloth), 2) + rect(-20, -19, 42, 9, inRoom(s, '#e8dcc4'), 2),
    )
  )
}

function windowSeat({ s, decor }: Room, x: number): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  return (
    sheet(`M${x - 270} ${floorAt}V600H${x + 270}V${floorAt}z`, paint, palette.shade, 6) +
    [-180, 0, 180]
      .map(
        (dx) =>
          `<rect x="${x + dx - 76}" y="626" width="152" height="70" rx="4" fill="none" stroke="${mix(paint, palette.shade, 0.3)}" stroke-width="4" stroke-opacity=".5"/>`,
      )
      .join('') +
    sheet(
      `M${x - 278} 606Q${x - 278} 568 ${x - 250} 566H${x + 250}Q${x + 278} 568 ${x + 278} 606z`,
      inRoom(s, decor.cloth),
      palette.shade,
      5,
    ) +
    [60, 210]
      .map((dx, index) =>
        sheet(
          `M${x + dx - 44} 570Q${x + dx - 36} 532 ${x + dx - 46} 494Q${x + dx} 502 ${x + dx + 46} 494Q${x + dx + 36} 532 ${x + dx + 44} 570z`,
          inRoom(s, index ? decor.second : '#e8dcc4'),
          palette.shade,
          4,
        ),
      )
      .join('')
  )
}

/** An open door with the hall behind it. */
function doorway({ s, decor }: Room, x: number): string {
  const { palette } = s
  const frame = mix(inRoom(s, decor.paint), palette.moon, 0.24)
  return (
    sheet(`M${x - 120} ${floorAt - 10}V310H${x + 120}V${floorAt - 10}z`, frame, palette.shade, 6) +
    rect(x - 98, 334, 196, floorAt - 346, mix(palette.wall, palette.shade, 0.36)) +
    path(`M${x - 98} ${floorAt - 12}L${x - 20} ${floorAt - 52}V334H${x - 98}z`, inRoom(s, decor.paint)) +
    circle(x - 40, 520, 8, inRoom(s, decor.metal)) +
    s.lights.glow(x + 40, 460, 130, palette.lamp, 0.4)
  )
}
