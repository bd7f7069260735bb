import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { bathroom } from './bathroom.ts'
import { beams, hangingLamp } from './layers/furniture.ts'
import { curtains, dimEdges, room, rug, shelf, window } from './layers/interior.ts'
import { ground, hills } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { treeline } from './layers/trees.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

const within = (back: string, front: string, focus: number, floor = 824): Place => ({
  back,
  front,
  floor,
  focus,
  indoors: true,
  near: 1.22,
})

/** Rooms with a trade or a task. */
export const parlours: Partial<Record<Setting, (stage: Stage) => Place>> = {
  bakery: (s) =>
    within(
      room(s, { floorAt: 700, lampAt: [330, 430], paper: 'stripes' }) +
        oven(s) +
        loaves(s, 560, 230) +
        loaves(s, 560, 350) +
        window(s, 930, 170, 220, 300) +
        curtains(s, 930, 170, 220, 300, '#d9a05c') +
        hangingLamp(s, 720) +
        counter(s),
      dimEdges(s),
      540,
    ),
  bathroom,
  laundry: (s) =>
    within(
      room(s, { floorAt: 690, lampAt: [600, 220] }) +
        window(s, 80, 140, 230, 280) +
        shelf(s, 920, 420, 240, 1) +
        [430, 610, 790].map((x, index) => washer(s, x, 700, index)).join('') +
        washingLine(s) +
        basketOfWashing(s, 160, 730) +
        rug(s, 600, 828, 340, '#7a6ab0'),
      dimEdges(s),
      580,
    ),
  greenhouse: (s) => ({
    ...within(
      sky(s, { clouds: 2 }) +
        hills(s, 520, 40, s.palette.far) +
        treeline(s, 'round', 620, 60, s.palette.middle) +
        glasshouse(s) +
        ground(s, 690, mix(s.palette.ground, s.palette.wood, 0.35), false) +
        benches(s) +
        tomatoes(s),
      bigLeaves(s),
      600,
    ),
  }),
  barn: (s) =>
    within(
      barnWall(s) +
        barnDoor(s) +
        beams(s) +
        loft(s) +
        hayFloor(s) +
        bales(s) +
        lanternHung(s, 330, 240) +
        lanternHung(s, 920, 260),
      dimEdges(s),
      560,
    ),
}

const oven = ({ palette, lights }: Stage) => {
  const brick = mix('#b5684c', palette.wall, palette.dark ? 0.32 : 0.1)
  return (
    sheet(
      'M60 716V330Q60 180 260 170Q460 180 460 330V716z',
      lights.fade([mix(brick, palette.moon, 0.1), brick]),
      palette.shade,
      8,
      mix(brick, palette.moon, 0.3),
    ) +
    line(
      'M80 300H440M72 380H150M372 380H448M64 460H140M380 460H456M64 540H456M64 620H456M150 220H370',
      mix(brick, palette.shade, 0.3),
      4,
      'opacity=".5" stroke-dasharray="56 8"',
    ) +
    path('M150 520V420Q150 330 260 326Q370 330 370 420V520z', mix(brick, palette.shade, 0.7)) +
    lights.glow(260, 460, 250, '#ff9a4c', 0.9) +
    path(
      'M180 516Q170 450 214 420Q216 450 236 450Q232 400 264 380Q268 430 290 440Q304 424 300 404Q350 460 334 516z',
      '#ffa850',
    ) +
    path('M214 516Q210 476 240 460Q250 476 262 440Q292 470 290 516z', '#ffe9a8') +
    sheet('M130 520H390V544H130z', mix(palette.stone, palette.moon, 0.1), palette.shade, 4) +
    sheet('M210 172V-20H310V172z', mix(brick, palette.shade, 0.14), palette.shade, 6)
  )
}

const loaves = ({ palette }: Stage, x: number, y: number) => {
  const crust = (index: number) =>
    mix(['#c98a4c', '#d9a05c', '#b5743c'][index % 3] ?? '#c98a4c', palette.wall, palette.dark ? 0.24 : 0.04)
  return (
    [0, 1, 2, 3]
      .map((index) => {
        const lx = x + 36 + index * 76
        return index % 2
          ? path(
              `M${lx - 10} ${y}L${lx + 24} ${y - 84}Q${lx + 40} ${y - 92} ${lx + 40} ${y - 74}L${lx + 14} ${y}z`,
              crust(index),
            )
          : path(
              `M${lx - 34} ${y}Q${lx - 40} ${y - 46} ${lx} ${y - 50}Q${lx + 40} ${y - 46} ${lx + 34} ${y}z`,
              crust(index),
            ) + line(`M${lx - 14} ${y - 42}l8 18M${lx + 6} ${y - 44}l8 18`, '#f0cf9a', 4)
      })
      .join('') + sheet(`M${x - 10} ${y}h330v16h-330z`, mix(palette.wood, '#d29a6a', 0.3), palette.shade, 5)
  )
}

const counter = (s: Stage) => {
  const { palette } = s
  const wood = mix(palette.wood, '#d29a6a', 0.35)
  const bun = (x: number) =>
    path(
      `M${x - 26} 592Q${x - 28} 560 ${x} 558Q${x + 28} 560 ${x + 26} 592z`,
      mix('#d9a05c', palette.wall, 0.1),
    ) + circle(x, 560, 6, '#d9604c')
  return (
    [620, 680, 740, 1000, 1060].map(bun).join('') +
    at(
      880,
      592,
      path('M-50 0Q-54 -64 0 -66Q54 -64 50 0z', '#dfeaf4', 'opacity=".4"') +
        path('M-40 0V-26H40V0z', '#e9c08a') +
        path('M-40 -24Q-30 -10 -20 -24Q-10 -10 0 -24Q10 -10 20 -24Q30 -10 40 -24V-34H-40z', '#d98a86') +
        ellipse(0, 0, 58, 7, mix(wood, palette.moon, 0.4)),
    ) +
    sheet('M520 600H1230V716H520z', wood, palette.shade, 6) +
    line(
      'M640 620V710M790 620V710M940 620V710M1090 620V710',
      mix(wood, palette.shade, 0.3),
      4,
      'opacity=".6"',
    ) +
    sheet('M506 604V584H1230V604z', mix(wood, palette.moon, 0.24), palette.shade, 4)
  )
}

const washer = ({ palette, lights }: Stage, x: number, y: number, index: number) => {
  const white = mix('#eef0f4', palette.wall, palette.dark ? 0.34 : 0.04)
  const cloth = ['#c9546a', '#5a8fb5', '#e0a03c'][index % 3] ?? '#c9546a'
  return at(
    x,
    y,
    sheet(
      'M-82 0V-210H82V0z',
      lights.fade([white, mix(white, palette.shade, 0.2)]),
      palette.shade,
      6,
      '#ffffff',
    ) +
      rect(-70, -198, 140, 30, mix(white, palette.shade, 0.16), 6) +
      circle(-50, -183, 9, '#ffd27a') +
      rect(-20, -190, 70, 13, mix('#86c9ae', white, 0.2), 4) +
      circle(0, -92, 62, mix(palette.stone, '#ffffff', 0.3)) +
      circle(0, -92, 50, mix('#2f4a6c', palette.wall, 0.2)) +
      path('M-44 -80Q-20 -110 4 -84T46 -84A48 48 0 0 1 -44 -80z', '#9ac0dc') +
      path('M-30 -70q14 -30 30 -6q16 -22 30 2q-14 22 -30 20q-20 4 -30 -16z', cloth) +
      circle(-14, -116, 6, '#ffffff', 'opacity=".6"') +
      circle(8, -124, 4, '#ffffff', 'opacity=".6"'),
  )
}

/** Small clothes on a line across the room. */
const washingLine = ({ palette }: Stage) => {
  const dim = (colour: string) => mix(colour, palette.wall, palette.dark ? 0.26 : 0.04)
  const shirt = (x: number, y: number, colour: string) =>
    at(x, y, path('M-34 0L-58 22L-44 40L-30 30V78H30V30L44 40L58 22L34 0Q0 16 -34 0z', dim(colour)))
  const sock = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      path('M-10 0H10V36Q28 40 26 54H-2Q-12 52 -10 36z', dim(colour)) + rect(-10, 6, 20, 6, dim('#fff0d8')),
    )
  const sheetOf = (x: number, y: number, colour: string) =>
    at(
      x,
      y,
      path('M-60 0H60V120Q30 132 0 120T-60 120z', dim(colour)) +
        path('M-60 20H60V34H-60z', dim('#fff0d8'), 'opacity=".6"'),
    )
  return (
    line('M-10 170Q600 290 1210 170', mix(palette.wood, palette.moon, 0.2), 4) +
    shirt(400, 216, '#d9694f') +
    sock(484, 222, '#5b9a8b') +
    sock(524, 224, '#5b9a8b') +
    sheetOf(630, 228, '#8a9ad0') +
    shirt(760, 224, '#e0a03c') +
    sock(850, 216, '#c4608a') +
    sock(886, 214, '#c4608a')
  )
}

const basketOfWashing = ({ palette }: Stage, x: number, y: number) => {
  const straw = mix('#c99a5c', palette.wall, palette.dark ? 0.3 : 0.05)
  return at(
    x,
    y,
    ellipse(0, 2, 120, 12, '#0a0820', 'opacity=".3"') +
      path('M-90 -86Q-70 -150 -20 -130Q10 -166 50 -132Q96 -140 92 -86z', mix('#8a9ad0', palette.wall, 0.2)) +
      path('M-40 -90Q-20 -130 20 -116Q60 -120 60 -90z', mix('#f0c2cf', palette.wall, 0.2)) +
      sheet('M-108 -92H108L90 0H-90z', straw, palette.shade, 6) +
      line(
        'M-102 -64H102M-98 -36H98M-60 -88L-50 -4M0 -88V-4M60 -88L50 -4',
        mix(straw, palette.shade, 0.3),
        4,
        'opacity=".6"',
      ),
  )
}

/** Ribs and panes, drawn over the evening outside. */
const glasshouse = ({ palette, lights }: Stage) => {
  const iron = mix('#e8efe6', palette.middle, palette.dark ? 0.5 : 0.15)
  const ribs = [60, 240, 420, 600, 780, 960, 1140]
    .map((x) => `M${x} 700V330Q${n(600 + (x - 600) * 0.96)} 160 ${n(600 + (x - 600) * 0.2)} -20`)
    .join('')
  return (
    rect(0, 0, wide, 700, mix(palette.sky[2], '#ffffff', 0.5), 0, `opacity="${palette.dark ? 0.07 : 0.2}"`) +
    path(
      'M-20 700V420L200 160L60 700zM420 700L520 60H640L560 700zM900 700L1000 120L1080 200L1020 700z',
      '#ffffff',
      'opacity=".07"',
    ) +
    line(
      `${ribs}M-10 330H1210M-10 500H1210M120 190H1080`,
      mix(iron, palette.shade, 0.3),
      13,
      'opacity=".5" transform="translate(3 4)"',
    ) +
    line(`${ribs}M-10 330H1210M-10 500H1210M120 190H1080`, iron, 10) +
    lights.glow(600, 420, 460, palette.lamp, palette.dark ? 0.5 : 0.2) +
    [300, 600, 900]
      .map(
        (x) =>
          (palette.dark ? lights.glow(x, 250, 120, palette.lamp, 0.8) : '') +
          line(`M${x} 190V228`, iron, 4) +
          path(`M${x - 20} 228h40l8 34h-56z`, '#ffd98a'),
      )
      .join('')
  )
}

const benches = ({ palette, chance }: Stage) => {
  const wood = mix(palette.wood, '#d29a6a', 0.3)
  const pot = (x: number, y: number, k: number, kind: number) => {
    const leaf = mix(palette.leaf, palette.moon, 0.04 + kind * 0.08)
    const plant =
      kind === 0
        ? [-50, -24, 0, 24, 50]
            .map((turn) =>
              path(
                'M0 0C-16 -30 -10 -80 0 -104C10 -80 16 -30 0 0z',
                leaf,
                `transform="translate(0 -44) rotate(${turn})"`,
              ),
            )
            .join('')
        : kind === 1
          ? path('M-4 -40Q-10 -100 0 -150Q10 -100 6 -40z', mix(leaf, palette.shade, 0.2)) +
            [-130, -104, -78].map((dy, index) => circle(index % 2 ? 18 : -16, dy, 20, leaf)).join('') +
            [-120, -90]
              .map((dy) => circle(6, dy, 9, mix('#e0805f', palette.near, palette.dark ? 0.2 : 0)))
              .join('')
          : circle(0, -74, 40, leaf) +
            [
              [-18, -86],
              [14, -94],
              [20, -62],
              [-10, -56],
            ]
              .map(([dx = 0, dy = 0]) =>
                circle(dx, dy, 9, mix('#f0c2cf', palette.near, palette.dark ? 0.2 : 0)),
              )
              .join('')
    return at(
      x,
      y,
      plant +
        sheet(
          'M-28 0L-36 -48H36L28 0z',
          mix('#b5684c', palette.near, palette.dark ? 0.35 : 0.02),
          palette.shade,
          4,
        ) +
        rect(-40, -54, 80, 14, mix('#c97a5c', palette.near, palette.dark ? 0.35 : 0.02), 4),
      k,
    )
  }
  return (
    [60, 180, 300, 880, 1000, 1130]
      .map((x, index) =>
        pot(x, 610, 0.9 + (index % 2) * 0.16, (index + Math.floor(chance.between(0, 3))) % 3),
      )
      .join('') +
    [-20, 800]
      .map(
        (x) =>
          sheet(`M${x} 606h420v20h-420z`, wood, palette.shade, 5) +
          line(`M${x + 40} 626V720M${x + 380} 626V720`, mix(wood, palette.shade, 0.2), 14),
      )
      .join('')
  )
}

const tomatoes = ({ palette }: Stage) =>
  [500, 600, 700]
    .map((x, index) => {
      const leaf = mix(palette.leaf, palette.shade, 0.12)
      return (
        line(`M${x} 700V430`, mix(palette.wood, '#d29a6a', 0.2), 5) +
        [0, 1, 2, 3]
          .map((step) => {
            const y = 670 - step * 56
            return (
              ellipse(x - 24, y, 28, 13, leaf, `transform="rotate(24 ${x - 24} ${y})"`) +
              ellipse(
                x + 24,
                y - 22,
                28,
                13,
                mix(leaf, palette.moon, 0.1),
                `transform="rotate(-24 ${x + 24} ${y - 22})"`,
              ) +
              ((step + index) % 2
                ? circle(x + 12, y + 10, 13, mix('#d9604c', palette.near, palette.dark ? 0.2 : 0))
                : '')
            )
          })
          .join('')
      )
    })
    .join('')

const bigLeaves = ({ palette, chance }: Stage) =>
  [true, false]
    .map((left) =>
      [-64, -28, 6, 40]
        .map((turn, index) => {
          const x = left ? -10 + index * 14 : wide + 10 - index * 14
          const colour = mix(palette.front, palette.leaf, index % 2 ? 0.36 : 0.12)
          return `<g transform="translate(${x} ${high + 20 - index * 26}) rotate(${left ? 40 + turn * 0.6 : -40 - turn * 0.6}) scale(${n(chance.between(1, 1.35))})">${path('M0 0C-60 -40 -70 -150 0 -230C70 -150 60 -40 0 0z', colour)}${line('M0 0V-200M0 -60L-34 -96M0 -60L34 -96M0 -110L-36 -146M0 -110L36 -146', mix(colour, palette.moon, 0.2), 4)}</g>`
        })
        .join(''),
    )
    .join('')

const barnWall = ({ palette, lights }: Stage) => {
  const wood = mix(palette.wood, palette.wall, 0.3)
  lights.source = [330, 240]
  return (
    rect(
      0,
      0,
      wide,
      high,
      lights.fade([mix(wood, palette.shade, 0.5), wood, mix(wood, palette.lamp, 0.14)]),
    ) +
    line(
      Array.from({ length: 16 }, (_, index) => `M${index * 78 + 20} 0V700`).join(''),
      mix(wood, palette.shade, 0.45),
      5,
      'opacity=".6"',
    ) +
    lights.glow(600, 420, 640, palette.lamp, palette.dark ? 0.5 : 0.35)
  )
}

/** The great door stands open upon the fields. */
const barnDoor = (s: Stage) => {
  const { palette, lights } = s
  const wood = mix(palette.wood, '#b5684c', 0.35)
  const door = (x: number, k: number) =>
    sheet(`M${x} 700V250h${150 * k}V700z`, mix(wood, palette.shade, 0.1), palette.shade, 6) +
    line(
      `M${x + 14 * k} 690L${x + 136 * k} 264M${x + 14 * k} 264L${x + 136 * k} 690M${x + 8 * k} 470H${x + 142 * k}`,
      mix(wood, '#f4e2c0', 0.3),
      9,
    )
  return (
    path('M420 700V250H780V700z', lights.fade(palette.sky)) +
    lights.glow(690, 340, 170, palette.moon, 0.6) +
    circle(690, 340, 38, palette.moon) +
    (palette.dark
      ? [
          [470, 300],
          [530, 370],
          [600, 290],
          [740, 430],
          [500, 440],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 2.6, '#fff6dc'))
          .join('')
      : '') +
    path('M420 700V560Q510 510 600 550T780 540V700z', palette.far) +
    path('M420 700V620Q540 580 640 620T780 610V700z', palette.near) +
    line(
      'M420 640H780M420 664H780M450 620V690M540 616V690M630 620V690M720 616V690',
      mix('#f0e2cc', palette.near, palette.dark ? 0.5 : 0.2),
      7,
    ) +
    door(276, 1) +
    door(774, 1)
  )
}

const loft = ({ palette, chance }: Stage) => {
  const wood = mix(palette.wood, '#d29a6a', 0.2)
  const hay = mix('#e0b85c', palette.wall, palette.dark ? 0.4 : 0.1)
  const straws = Array.from(
    { length: 24 },
    () =>
      `M${n(chance.between(930, 1190))} ${n(chance.between(330, 400))}l${n(chance.between(-18, 18))} ${n(chance.between(-26, -8))}`,
  ).join('')
  return (
    path('M900 410Q960 330 1040 350Q1120 310 1220 340V410z', hay) +
    line(straws, mix(hay, '#fff0c8', 0.3), 4) +
    sheet('M880 404H1230V430H880z', wood, palette.shade, 5) +
    line(
      'M900 430L860 704M950 430L916 704M892 480H940M884 530H934M878 580H928M870 630H922M866 676H918',
      mix(wood, palette.moon, 0.14),
      10,
    )
  )
}

const hayFloor = ({ palette, lights, chance }: Stage) => {
  const floor = mix(palette.floor, '#c9a05c', 0.3)
  return (
    sheet(
      `M-20 696H1220V${high + 20}H-20z`,
      lights.fade([mix(floor, palette.lamp, 0.2), floor, mix(floor, palette.shade, 0.45)]),
      palette.shade,
      7,
      mix(floor, palette.moon, 0.3),
    ) +
    line(
      Array.from(
        { length: 60 },
        () =>
          `M${n(chance.between(0, wide))} ${n(chance.between(716, 890))}l${n(chance.between(-22, 22))} ${n(chance.between(-6, 6))}`,
      ).join(''),
      mix('#f0d08a', palette.floor, palette.dark ? 0.35 : 0.1),
      4,
      'opacity=".7"',
    )
  )
}

const bales = ({ palette }: Stage) =>
  [
    [110, 730],
    [130, 622],
    [1090, 742],
  ]
    .map(([x = 0, y = 0]) => {
      const hay = mix('#dfb457', palette.wall, palette.dark ? 0.36 : 0.06)
      return at(
        x,
        y,
        sheet('M-106 0V-108H106V0z', hay, palette.shade, 6) +
          line('M-50 -108V0M50 -108V0', mix(palette.wood, '#b5684c', 0.3), 6) +
          line(
            'M-90 -80l24 8M-30 -90l20 6M0 -40l26 8M70 -70l22 6M-84 -30l20 -6M66 -24l20 -8M-20 -66l18 -4',
            mix(hay, '#fff2c8', 0.4),
            4,
          ),
      )
    })
    .join('')

const lanternHung = ({ palette, lights }: Stage, x: number, y: number) =>
  lights.glow(x, y + 50, 240, palette.lamp, palette.dark ? 0.9 : 0.5) +
  line(`M${x} ${y - 60}V${y}`, palette.front, 4) +
  path(`M${x - 18} ${y + 10}h36l6 52h-48z`, '#ffd98a') +
  path(`M${x - 7} ${y + 56}q-6 -18 7 -34q13 16 7 34z`, '#fff6dc') +
  rect(x - 22, y + 2, 44, 10, palette.front, 4) +
  rect(x - 26, y + 60, 52, 10, palette.front, 4)
