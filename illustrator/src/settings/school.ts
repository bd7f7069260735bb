import { mix } from '../palette.ts'
import { at, circle, line, n, path, rect, sheet } from '../paper.ts'
import { furnish } from './furnished.ts'
import { type Decor, decorOf, inRoom, rugIn, stageIn } from './layers/decor.ts'
import { shelf, table } from './layers/interior.ts'
import { type Dressing, type Opening, windowAt, windowIn } from './layers/windows.ts'
import type { Place, Stage } from './stage.ts'
import { walledRoom } from './walled-room.ts'

const floorAt = 712

interface Room {
  readonly s: Stage
  readonly decor: Decor
  readonly opening: Opening
  readonly dressing: Dressing
  readonly board: string
}
type Wall = (room: Room) => { readonly drawing: string; readonly owns: NonNullable<Place['owns']> }

/** A classroom of a story: where its board, windows, shelves and children's pictures are differs from that of another story. */
export function school(stage: Stage): Place {
  const { fixed } = stage
  const decor = decorOf(
    fixed,
    ['none', 'paint', 'boards', 'paint'],
    ['boards', 'tiles', 'planks', 'chequer', 'carpet'],
  )
  const s = stageIn(stage, decor)
  const room: Room = {
    s,
    decor: { ...decor, paper: 'plain' },
    opening: fixed.pick(['square', 'tall', 'pair', 'wide']),
    dressing: fixed.pick(['none', 'blind', 'plants', 'none']),
    board: fixed.pick(['#3f6a58', '#3c4652', '#f0eee6', '#47606c']),
  }
  const first = fixed.pick(mainWalls)
  const second = fixed.pick(otherWalls)
  const lampAt = fixed.pick([480, 600, 720])
  const light = fixed.pick(['dome', 'cone', 'globe', 'pair'] as const)
  const rug =
    fixed.next() > 0.5
      ? rugIn(s, fixed.pick(['round', 'rings', 'border']), 600, 830, 380, decor.second, decor.cloth)
      : ''
  const { drawing, owns } = (stage.view >= 2 ? second : first)(room)
  return walledRoom({
    s,
    decor: room.decor,
    drawing,
    lamp: { x: lampAt, y: 250, kind: light, cloth: decor.cloth },
    rug,
    focus: 560,
    near: 1.12,
    owns,
  })
}

const view = ({ s, decor, opening, dressing }: Room, x: number, low = 0) =>
  windowIn(s, decor, x, opening, dressing, low)
const windows = ({ opening }: Room, x: number, low = 0) => ({
  window: windowAt(x, opening, low),
  curtain: windowAt(x, opening, low),
})
const boardAt = (x: number) => ({ blackboard: { x, y: 520, scale: 2 } })

const mainWalls: readonly Wall[] = [
  (r) => ({
    drawing: board(r, 640) + view(r, 180) + shelf(r.s, 1000, 690, 190, 4) + desks(r, [160, 880]),
    owns: { ...windows(r, 180), ...boardAt(640), bookcase: { x: 1095, y: 690, scale: 1.2 } },
  }),
  (r) => ({
    drawing:
      board(r, 320) +
      view(r, 760) +
      view({ ...r, opening: 'square' }, 1080) +
      desks(r, [640, 960]) +
      pegs(r, 480),
    owns: { ...windows(r, 760), ...boardAt(320) },
  }),
  (r) => ({
    drawing: board(r, 860) + display(r, 300, 190, 460) + lowShelf(r, 280, 420) + desks(r, [800, 1080]),
    owns: { ...boardAt(860), bookcase: { x: 280, y: floorAt, scale: 0.8 } },
  }),
  (r) => ({
    drawing:
      view({ ...r, opening: 'tall' }, 120) +
      view({ ...r, opening: 'tall' }, 1080) +
      board(r, 600) +
      desks(r, [250, 950]) +
      letters(r, 90),
    owns: { ...windows({ ...r, opening: 'tall' }, 120), ...boardAt(600) },
  }),
]

const otherWalls: readonly Wall[] = [
  (r) => ({
    drawing:
      display(r, 620, 170, 560) +
      lowShelf(r, 620, 520) +
      cushions(r, 180) +
      furnish(r.s, 'globe', 1040, floorAt, 1.2),
    owns: { bookcase: { x: 620, y: floorAt, scale: 0.8 } },
  }),
  (r) => ({
    drawing:
      view({ ...r, opening: 'wide' }, 330) +
      lowShelf(r, 330, 460) +
      display(r, 850, 180, 380) +
      furnish(r.s, 'easel', 1080, floorAt) +
      pegs(r, 850),
    owns: { ...windows({ ...r, opening: 'wide' }, 330), bookcase: { x: 330, y: floorAt, scale: 0.8 } },
  }),
  (r) => ({
    drawing:
      pegs(r, 330) +
      display(r, 330, 130, 460) +
      view(r, 900) +
      cushions(r, 900) +
      furnish(r.s, 'plant', 1120, floorAt, 1.2),
    owns: windows(r, 900),
  }),
]

function board({ s, decor, board: colour }: Room, x: number): string {
  const { palette } = s
  const isWhite = colour === '#f0eee6'
  const chalk = isWhite ? inRoom(s, '#5a7fb5') : '#f0ead8'
  const face = mix(colour, palette.wall, palette.dark ? 0.24 : 0.05)
  return (
    sheet(
      `M${x - 280} 150H${x + 280}V450H${x - 280}z`,
      isWhite ? inRoom(s, '#c8ccd4') : inRoom(s, decor.wood),
      palette.shade,
      7,
    ) +
    rect(x - 262, 168, 524, 262, face) +
    line(`M${x - 200} 260q20 -50 44 0t44 0M${x - 190} 340h120M${x - 190} 376h80`, chalk, 5, 'opacity=".75"') +
    line(
      `M${x + 80} 380V310L${x + 130} 260L${x + 180} 310V380zM${x + 116} 380V346H${x + 144}V380`,
      chalk,
      5,
      'opacity=".75"',
    ) +
    line(
      `M${x + 20} 230l8 16l16 2l-12 12l4 16l-16 -8l-14 8l2 -16l-12 -12l18 -2z`,
      isWhite ? inRoom(s, '#c9694c') : '#ffe9a8',
      4,
      'opacity=".8"',
    ) +
    rect(x - 60, 446, 120, 10, mix(inRoom(s, decor.wood), '#fff4e0', 0.2), 4)
  )
}

const desks = ({ s, decor }: Room, xs: readonly number[]) =>
  xs
    .map(
      (x, index) =>
        table(s, x, 640, 220, 92) +
        rect(x - 60, 606, 70, 10, inRoom(s, index % 2 ? decor.second : decor.cloth), 2) +
        rect(x - 54, 594, 62, 12, inRoom(s, '#5a7fb5'), 2) +
        at(
          x + 60,
          626,
          path('M-14 0V-30H14V0z', inRoom(s, '#d9a06a')) +
            line('M-6 -30V-58M2 -30L8 -60M8 -30L18 -52', inRoom(s, '#7aa878'), 5),
        ),
    )
    .join('')

/** Children's pictures on a board of cork or felt, above heads. */
function display({ s, decor }: Room, x: number, y: number, w: number): string {
  const { fixed } = s
  const ink = () => inRoom(s, fixed.pick(['#c9694c', '#5a9a8a', '#5a7fb5', '#e0a84c', '#8a6ab0']))
  const count = Math.floor((w - 30) / 106)
  const sheets = Array.from({ length: count * 2 }, (_, index) => {
    const px = x - w / 2 + 26 + (index % count) * ((w - 40) / count)
    const py = y + 20 + Math.floor(index / count) * 112
    const what = Math.floor(fixed.next() * 4)
    const one = ink()
    const drawn =
      what === 0
        ? circle(px + 40, py + 40, 20, one)
        : what === 1
          ? path(`M${n(px + 14)} ${py + 72}L${n(px + 42)} ${py + 22}L${n(px + 70)} ${py + 72}z`, one)
          : what === 2
            ? line(`M${n(px + 14)} ${py + 50}q14 -30 28 0t28 0`, one, 7)
            : rect(px + 22, py + 36, 38, 36, one) +
              path(`M${n(px + 16)} ${py + 38}L${n(px + 41)} ${py + 16}L${n(px + 66)} ${py + 38}z`, ink())
    return rect(px, py, 84, 92, inRoom(s, '#f6ecdc'), 2) + drawn
  }).join('')
  return (
    sheet(
      `M${x - w / 2} ${y}H${x + w / 2}V${y + 252}H${x - w / 2}z`,
      mix(inRoom(s, decor.second), s.palette.wall, 0.2),
      s.palette.shade,
      5,
    ) + sheets
  )
}

const letters = ({ s, decor }: Room, y: number) =>
  Array.from({ length: 15 }, (_, index) =>
    rect(
      80 + index * 70,
      y,
      54,
      42,
      inRoom(s, index % 3 === 0 ? decor.cloth : index % 3 === 1 ? decor.second : '#f6ecdc'),
      4,
    ),
  ).join('')

function lowShelf({ s, decor }: Room, x: number, w: number): string {
  const { palette, fixed } = s
  const wood = inRoom(s, decor.wood)
  const boxes = Math.floor(w / 104)
  const step = (w - 20) / boxes
  return (
    sheet(`M${x - w / 2} ${floorAt}V574H${x + w / 2}V${floorAt}z`, wood, palette.shade, 6) +
    Array.from({ length: boxes }, (_, index) => {
      const bx = x - w / 2 + 14 + index * step
      return [586, 648]
        .map(
          (by) =>
            rect(
              bx,
              by,
              step - 10,
              52,
              inRoom(s, fixed.pick([decor.cloth, decor.second, decor.paint, '#e8dcc4'])),
              5,
            ) + rect(bx + step / 2 - 24, by + 18, 38, 8, mix(wood, '#fff4e0', 0.5), 3),
        )
        .join('')
    }).join('') +
    furnish(s, 'plant', x - w * 0.32, 574, 0.8) +
    furnish(s, 'globe', x + w * 0.3, 574, 0.8)
  )
}

/** Coats and bags on their pegs. */
const pegs = ({ s, decor }: Room, x: number) =>
  rect(x - 170, 470, 340, 14, inRoom(s, decor.wood), 5) +
  [-130, -44, 44, 130]
    .map((dx, index) => {
      const cloth = inRoom(s, [decor.cloth, '#e0a84c', decor.second, '#5a8fa0'][index] ?? decor.cloth)
      return (
        circle(x + dx, 484, 7, inRoom(s, decor.metal)) +
        (index % 2
          ? path(
              `M${x + dx - 26} 520Q${x + dx - 30} 500 ${x + dx} 492Q${x + dx + 30} 500 ${x + dx + 26} 520V570H${x + dx - 26}z`,
              cloth,
            ) + rect(x + dx - 16, 534, 32, 22, mix(cloth, '#2c1c34', 0.2), 4)
          : path(
              `M${x + dx} 490L${x + dx - 34} 520L${x + dx - 40} 610H${x + dx + 40}L${x + dx + 34} 520z`,
              cloth,
            ) + line(`M${x + dx} 506V604`, mix(cloth, '#2c1c34', 0.24), 4))
      )
    })
    .join('')

/** Where one reads: cushions on the floor. */
const cushions = ({ s, decor }: Room, x: number) =>
  [
    [-90, decor.cloth],
    [90, decor.second],
    [0, decor.paint],
  ]
    .map(([dx, colour]) =>
      path(
        `M${x + Number(dx) - 70} ${floorAt + 6}Q${x + Number(dx) - 84} 640 ${x + Number(dx)} 630Q${x + Number(dx) + 84} 640 ${x + Number(dx) + 70} ${floorAt + 6}z`,
        inRoom(s, String(colour)),
      ),
    )
    .join('')
