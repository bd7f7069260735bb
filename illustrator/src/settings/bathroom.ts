import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import { furnish } from './furnished.ts'
import { ceilingLight, type Decor, decorated, decorOf, inRoom, rugIn, stageIn } from './layers/decor.ts'
import { dimEdges } from './layers/interior.ts'
import { type Dressing, type Opening, windowAt, windowIn } from './layers/windows.ts'
import type { OwnSpot, Place, Stage } from './stage.ts'
import { wide } from './stage.ts'

interface Room {
  readonly s: Stage
  readonly decor: Decor
  readonly opening: Opening
  readonly dressing: Dressing
  readonly tub: 'claw' | 'panel' | 'curtain' | 'wood'
  readonly stand: 'pedestal' | 'cabinet' | 'legs'
  readonly glass: 'round' | 'square' | 'arched'
}
type Wall = (room: Room) => { readonly drawing: string; readonly owns: NonNullable<Place['owns']> }

const floorAt = 712

/** Where a family washes: tiles, tub, basin and mirror are its own. */
export function bathroom(stage: Stage): Place {
  const { fixed } = stage
  const decor = {
    ...decorOf(fixed, ['none'], ['tiles', 'chequer', 'boards', 'chequer', 'tiles']),
    paper: 'plain' as const,
  }
  const s = stageIn(stage, decor)
  const room: Room = {
    s,
    decor,
    opening: fixed.pick(['square', 'arched', 'tall', 'wide']),
    dressing: fixed.pick(['half', 'blind', 'plants', 'none']),
    tub: fixed.pick(['claw', 'panel', 'curtain', 'wood']),
    stand: fixed.pick(['pedestal', 'cabinet', 'legs']),
    glass: fixed.pick(['round', 'square', 'arched']),
  }
  const tiling = fixed.pick(['square', 'metro', 'chequer', 'panel'] as const)
  const height = fixed.pick([330, 400, 452, 150])
  const first = fixed.pick(mainWalls)
  const second = fixed.pick(otherWalls)
  const mat = fixed.pick(['rings', 'border', 'fluffy', 'stripes', 'round'] as const)
  const lampAt = fixed.pick([420, 640, 860])
  const { drawing, owns } = (stage.view >= 2 ? second : first)(room)
  return {
    back:
      decorated(s, decor, { lampAt: [lampAt, 230] }) +
      tiles(s, decor, tiling, height) +
      drawing +
      ceilingLight(s, 'globe', lampAt, decor.cloth) +
      rugIn(s, mat, 600, 826, 270, decor.second, decor.cloth),
    front: dimEdges(s),
    floor: 824,
    focus: 620,
    indoors: true,
    near: 1.22,
    ...(s.dress && { dress: s.dress }),
    owns: { rug: { x: 600, y: 826, scale: 1 }, ...owns },
  }
}

const view = ({ s, decor, opening, dressing }: Room, x: number, low = 0) =>
  windowIn(s, decor, x, opening, dressing, low)
const windows = ({ opening }: Room, x: number, low = 0) => ({
  window: windowAt(x, opening, low),
  curtain: windowAt(x, opening, low),
})

/** Its rim is where a basin of this size would have its own. */
const basinAt = (x: number): Record<'basin' | 'sink' | 'tap' | 'mirror', OwnSpot> => ({
  basin: { x, y: 592, scale: 2 },
  sink: { x, y: 756, scale: 2 },
  tap: { x: x + 10, y: 498, scale: 0.8 },
  mirror: { x, y: 392, scale: 1.5 },
})

const mainWalls: readonly Wall[] = [
  (r) => ({
    drawing: view(r, 600, -20) + bath(r, 280) + washbasin(r, 980) + towels(r, 800) + shelf(r, 1130),
    owns: { ...windows(r, 600, -20), ...basinAt(980) },
  }),
  (r) => ({
    drawing: washbasin(r, 230) + view(r, 520, -20) + bath(r, 900) + basket(r, 480) + towels(r, 60),
    owns: { ...windows(r, 520, -20), ...basinAt(230) },
  }),
  (r) => ({
    drawing:
      view({ ...r, opening: 'wide' }, 290, 20) +
      bath(r, 290) +
      towels(r, 640) +
      washbasin(r, 900) +
      plant(r, 1110),
    owns: { ...windows({ ...r, opening: 'wide' }, 290, 20), ...basinAt(900) },
  }),
  (r) => ({
    drawing:
      shelf(r, 110) +
      washbasin(r, 420) +
      towels(r, 660) +
      bath(r, 950) +
      view({ ...r, opening: 'square' }, 950, -10) +
      plant(r, 110),
    owns: { ...windows({ ...r, opening: 'square' }, 950, -10), ...basinAt(420) },
  }),
]

const otherWalls: readonly Wall[] = [
  (r) => ({
    drawing:
      furnish(r.s, 'toilet', 180, floorAt) +
      view(r, 480, -20) +
      washbasin(r, 860) +
      towels(r, 1090) +
      basket(r, 640),
    owns: { ...windows(r, 480, -20), ...basinAt(860) },
  }),
  (r) => ({
    drawing:
      shower(r, 210) +
      washbasin(r, 620) +
      shelf(r, 900) +
      basket(r, 900) +
      furnish(r.s, 'toilet', 1090, floorAt),
    owns: basinAt(620),
  }),
  (r) => ({
    drawing: washbasin(r, 260) + towels(r, 520) + plant(r, 700) + shower(r, 990),
    owns: basinAt(260),
  }),
]

function tiles(
  s: Stage,
  { paint, second, tint }: Decor,
  kind: 'square' | 'metro' | 'chequer' | 'panel',
  from: number,
): string {
  const { palette } = s
  const base = mix(inRoom(s, kind === 'chequer' ? second : paint), palette.wall, paint === tint ? 0.1 : 0.3)
  const joint = mix(base, '#ffffff', palette.dark ? 0.18 : 0.5)
  const low = 656
  const edge = rect(-10, from - 12, wide + 20, 16, mix(inRoom(s, second), base, 0.2))
  const face = rect(-10, from, wide + 20, low - from, base)
  if (kind === 'panel')
    return (
      face +
      line(
        Array.from({ length: 26 }, (_, index) => `M${20 + index * 47} ${from + 6}V${low - 2}`).join(''),
        mix(base, palette.shade, 0.2),
        3,
        'opacity=".4"',
      ) +
      edge
    )
  const size = kind === 'metro' ? 44 : 74
  const rows = Math.ceil((low - from) / size)
  const across = Array.from(
    { length: rows },
    (_, row) => `M0 ${n(Math.min(low, from + row * size))}H${wide}`,
  ).join('')
  if (kind === 'metro')
    return (
      face +
      line(
        across +
          Array.from({ length: rows }, (_, row) =>
            Array.from(
              { length: 13 },
              (__, column) =>
                `M${column * 96 + (row % 2) * 48} ${n(from + row * size)}V${n(Math.min(low, from + (row + 1) * size))}`,
            ).join(''),
          ).join(''),
        joint,
        3,
        'opacity=".5"',
      ) +
      edge
    )
  const down = Array.from({ length: 17 }, (_, index) => `M${index * size} ${from}V${low}`).join('')
  const squares =
    kind === 'chequer'
      ? path(
          Array.from({ length: rows }, (_, row) =>
            Array.from({ length: 9 }, (__, column) => {
              const x = (column * 2 + (row % 2)) * size
              const y = from + row * size
              return `M${x} ${n(y)}h${size}v${n(Math.min(size, low - y))}h${-size}z`
            }).join(''),
          ).join(''),
          mix(base, '#fff6e8', palette.dark ? 0.1 : 0.3),
        )
      : ''
  return face + squares + line(across + down, joint, 3, 'opacity=".4"') + edge
}

function bath({ s, decor, tub }: Room, x: number): string {
  const { palette, lights } = s
  // Whoever is in the bath of the lines sits in that one, behind its rim.
  if (s.named.has('bath')) return ''
  const white = inRoom(s, '#f6f2ec')
  const metal = inRoom(s, decor.metal)
  const foam = [
    [-150, -178, 46],
    [-90, -196, 56],
    [-20, -188, 50],
    [50, -200, 58],
    [124, -184, 48],
  ]
    .map(
      ([cx = 0, cy = 0, r = 0]) =>
        circle(cx, cy, r, mix('#ffffff', palette.wall, palette.dark ? 0.18 : 0.03)) +
        circle(cx - r * 0.3, cy - r * 0.3, r * 0.3, '#ffffff', 'opacity=".6"'),
    )
    .join('')
  const duck =
    path('M40 -222C56 -222 62 -204 56 -194H10C4 -204 8 -216 20 -214z', '#f0c84c') +
    circle(46, -232, 16, '#f0c84c') +
    path('M58 -234l18 4l-16 6z', '#e0914c') +
    circle(50, -236, 2.6, '#2a1a2c')
  const tap = line('M-210 -186V-256Q-210 -282 -184 -282Q-164 -282 -164 -262', metal, 13)
  const shadow = ellipse(0, 4, 250, 16, '#0a0820', 'opacity=".3"')
  const body = {
    claw:
      line('M-190 -14l-16 22M190 -14l16 22', metal, 20) +
      sheet(
        'M-226 -170Q-220 -20 -150 -6H150Q220 -20 226 -170z',
        lights.fade([white, mix(white, palette.shade, 0.24)]),
        palette.shade,
        7,
        '#ffffff',
      ) +
      sheet('M-246 -184H246V-160H-246z', mix(white, '#ffffff', 0.4), palette.shade, 4),
    panel:
      sheet('M-240 -164H240V0H-240z', inRoom(s, decor.cloth), palette.shade, 6) +
      [-160, 0, 160]
        .map(
          (px) =>
            `<rect x="${px - 66}" y="-136" width="132" height="116" rx="4" fill="none" stroke="${mix(inRoom(s, decor.cloth), palette.shade, 0.26)}" stroke-width="4" stroke-opacity=".6"/>`,
        )
        .join('') +
      sheet('M-252 -184H252V-158H-252z', mix(white, '#ffffff', 0.4), palette.shade, 4),
    curtain:
      sheet('M-240 -164H240V0H-240z', white, palette.shade, 6, '#ffffff') +
      sheet('M-252 -184H252V-158H-252z', mix(white, '#ffffff', 0.4), palette.shade, 4) +
      rect(-260, -560, 520, 10, metal, 5) +
      sheet(
        'M-258 -556H-120Q-136 -380 -148 -260Q-156 -160 -170 -70Q-214 -60 -258 -70z',
        inRoom(s, decor.cloth),
        palette.shade,
        6,
      ) +
      line(
        'M-226 -548Q-232 -300 -236 -90M-190 -548Q-200 -300 -208 -90M-152 -548Q-166 -340 -178 -110',
        mix(inRoom(s, decor.cloth), palette.shade, 0.3),
        4,
        'opacity=".5"',
      ),
    wood:
      sheet(
        'M-232 -176H232L214 0H-214z',
        lights.fade([inRoom(s, decor.wood), mix(inRoom(s, decor.wood), palette.shade, 0.24)]),
        palette.shade,
        6,
      ) +
      line(
        'M-150 -170L-140 -4M-70 -172L-66 -4M10 -172V-4M90 -172L86 -4M166 -170L156 -4',
        mix(inRoom(s, decor.wood), palette.shade, 0.3),
        4,
        'opacity=".6"',
      ) +
      line('M-228 -140H228M-220 -40H220', metal, 8),
  }[tub]
  return at(x, 706, shadow + foam + duck + tap + body, 1.02)
}

function washbasin({ s, decor, stand, glass }: Room, x: number): string {
  const { palette, lights } = s
  const white = inRoom(s, '#f6f2ec')
  const metal = inRoom(s, decor.metal)
  const frame = inRoom(s, decor.wood)
  const pane = lights.fade([mix(palette.sky[2], '#ffffff', 0.4), mix(palette.wall, '#dfeaf4', 0.5)])
  const mirror =
    glass === 'round'
      ? circle(x, 280, 112, frame) + circle(x, 280, 98, pane)
      : glass === 'square'
        ? rect(x - 104, 176, 208, 214, frame, 12) + rect(x - 90, 190, 180, 186, pane, 6)
        : path(`M${x - 92} 396V280A92 112 0 0 1 ${x + 92} 280V396z`, frame) +
          path(`M${x - 78} 384V282A78 98 0 0 1 ${x + 78} 282V384z`, pane)
  const below =
    stand === 'pedestal'
      ? sheet(
          `M${x - 40} 716L${x - 24} 560H${x + 24}L${x + 40} 716z`,
          mix(white, palette.shade, 0.1),
          palette.shade,
          5,
        )
      : stand === 'cabinet'
        ? sheet(`M${x - 124} 714V540H${x + 124}V714z`, inRoom(s, decor.paint), palette.shade, 6) +
          line(`M${x} 570V700`, mix(inRoom(s, decor.paint), palette.shade, 0.3), 4) +
          circle(x - 16, 626, 6, metal) +
          circle(x + 16, 626, 6, metal)
        : line(`M${x - 92} 540V714M${x + 92} 540V714M${x - 92} 640H${x + 92}`, metal, 9) +
          rect(x - 60, 606, 120, 28, inRoom(s, decor.cloth), 8)
  return (
    lights.glow(x, 240, 240, palette.lamp, palette.dark ? 0.8 : 0.36) +
    mirror +
    path(
      `M${x - 60} 320L${x + 20} 206M${x - 26} 344L${x + 62} 220`,
      'none',
      'stroke="#ffffff" stroke-width="10" opacity=".3"',
    ) +
    below +
    sheet(
      `M${x - 120} 500H${x + 120}Q${x + 116} 570 ${x} 576Q${x - 116} 570 ${x - 120} 500z`,
      white,
      palette.shade,
      6,
    ) +
    line(`M${x} 498V456Q${x} 440 ${x + 20} 446`, metal, 12) +
    at(
      x - 80,
      498,
      path('M-14 0V-44H14V0z', inRoom(s, decor.cloth)) +
        line('M-5 -44V-82M6 -44L14 -78', inRoom(s, decor.second), 5),
    ) +
    at(x + 84, 498, rect(-13, -40, 26, 40, inRoom(s, decor.second), 6) + rect(-5, -54, 10, 16, metal, 3))
  )
}

/** A rail of two towels on the wall. */
function towels({ s, decor }: Room, x: number): string {
  const hanging = (tx: number, colour: string, long: number) => {
    const cloth = inRoom(s, colour)
    return (
      sheet(
        `M${tx - 30} 430H${tx + 30}V${430 + long}Q${tx} ${442 + long} ${tx - 30} ${430 + long}z`,
        cloth,
        s.palette.shade,
        4,
      ) +
      line(
        `M${tx - 28} ${400 + long}H${tx + 28}M${tx - 28} ${382 + long}H${tx + 28}`,
        mix(cloth, '#ffffff', 0.5),
        6,
      )
    )
  }
  return (
    line(`M${x - 76} 430H${x + 76}`, inRoom(s, decor.metal), 10) +
    hanging(x - 36, decor.cloth, 170) +
    hanging(x + 38, decor.second, 128)
  )
}

const shelf = ({ s, decor }: Room, x: number) =>
  rect(x - 84, 330, 168, 12, inRoom(s, decor.wood), 3) +
  at(
    x - 50,
    330,
    rect(-16, -54, 32, 54, inRoom(s, decor.cloth), 8) + rect(-7, -70, 14, 18, inRoom(s, decor.metal), 3),
  ) +
  at(x, 330, rect(-24, -34, 48, 34, inRoom(s, '#f0e4d0'), 8)) +
  at(
    x + 52,
    330,
    path('M-18 0L-24 -34H24L18 0z', inRoom(s, decor.second)) +
      [-30, 0, 30]
        .map(
          (turn) =>
            `<ellipse cy="-52" rx="9" ry="24" fill="${inRoom(s, '#6f9a6b')}" transform="rotate(${turn} 0 -32)"/>`,
        )
        .join(''),
  )

const basket = ({ s, decor }: Room, x: number) => {
  const straw = inRoom(s, '#c99a5c')
  return (
    path(`M${x - 48} 596Q${x - 20} 556 ${x + 10} 580Q${x + 40} 560 ${x + 52} 596z`, inRoom(s, decor.cloth)) +
    sheet(`M${x - 64} 594H${x + 64}L${x + 52} ${floorAt}H${x - 52}z`, straw, s.palette.shade, 5) +
    line(
      `M${x - 60} 622H${x + 60}M${x - 58} 650H${x + 58}M${x - 54} 680H${x + 54}`,
      mix(straw, s.palette.shade, 0.28),
      4,
      'opacity=".6"',
    )
  )
}

const plant = ({ s, decor }: Room, x: number) =>
  at(
    x,
    floorAt,
    [-52, -26, 0, 26, 52]
      .map(
        (turn) =>
          `<ellipse cy="-150" rx="18" ry="70" fill="${inRoom(s, turn % 52 ? '#7fa86a' : '#5f8a5c')}" transform="rotate(${turn} 0 -84)"/>`,
      )
      .join('') + path('M-44 -84H44L32 0H-32z', inRoom(s, decor.second)),
  )

function shower({ s, decor }: Room, x: number): string {
  const { palette } = s
  const metal = inRoom(s, decor.metal)
  return (
    sheet(
      `M${x - 130} ${floorAt}V${floorAt - 26}H${x + 130}V${floorAt}z`,
      inRoom(s, '#f0ece6'),
      palette.shade,
      4,
    ) +
    line(`M${x - 70} 520V210Q${x - 70} 180 ${x - 34} 180H${x - 14}`, metal, 9) +
    path(`M${x - 40} 190H${x + 14}L${x + 24} 212H${x - 50}z`, metal) +
    rect(x - 132, 150, 264, floorAt - 176, '#e4f0f4', 6, `opacity="${palette.dark ? 0.1 : 0.24}"`) +
    line(
      `M${x - 132} 150V${floorAt - 26}M${x + 132} 150V${floorAt - 26}M${x - 132} 150H${x + 132}`,
      metal,
      8,
    ) +
    path(`M${x + 40} 170L${x + 110} 170L${x - 20} ${floorAt - 40}H${x - 80}z`, '#ffffff', 'opacity=".1"')
  )
}
