import { mix } from '../palette.ts'
import { circle, ellipse, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { dimEdges } from './layers/interior.ts'
import { hills } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { treeline } from './layers/trees.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

/** What passes by outside: land under the sky, and a road or rails. */
const passing = (s: Stage, horizon: number) =>
  sky(s) +
  hills(s, horizon, 40, s.palette.far) +
  treeline(s, 'round', horizon + 66, 54, mix(s.palette.far, s.palette.middle, 0.6)) +
  rect(-10, horizon + 60, wide + 20, high, mix(s.palette.near, s.palette.middle, 0.4))

/** A wall with openings: whatever is in them stays visible. */
const cutOut = (openings: readonly string[], colour: string, { palette }: Stage, edge = 9) =>
  path(`M-20 -20H${wide + 20}V${high + 20}H-20z${openings.join('')}`, colour, 'fill-rule="evenodd"') +
  openings
    .map((d) => path(d, 'none', `stroke="${mix(colour, palette.shade, 0.4)}" stroke-width="${edge}"`))
    .join('') +
  openings
    .map((d) =>
      path(d, 'none', 'stroke="#ffffff" stroke-opacity=".16" stroke-width="3" transform="translate(3 4)"'),
    )
    .join('')

/** Clockwise, with round corners. */
const opening = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`

const cloths = ['#5a7a8c', '#8c5a66', '#6a7d54', '#7a6a94'] as const
const lining = ({ palette }: Stage) => mix('#cfc2b2', palette.wall, palette.dark ? 0.6 : 0.3)
const clothOf = ({ fixed, palette }: Stage) =>
  mix(fixed.pick(cloths), palette.wall, palette.dark ? 0.32 : 0.1)

/** A padded seat of a car or a train, with seams. */
function padded({ palette }: Stage, x: number, y: number, w: number, h: number, colour: string): string {
  const seam = mix(colour, palette.shade, 0.28)
  const seams = [0.33, 0.67].map((part) => `M${x + w * part} ${y + 20}V${y + h - 14}`).join('')
  return (
    sheet(opening(x, y, w, h, 34), mix(colour, palette.moon, 0.04), palette.shade, 8) +
    line(seams, seam, 4, 'opacity=".55"')
  )
}

/** What one sits on, with the floor of the car before it. */
const cushion = (
  { palette, lights }: Stage,
  cloth: string,
  { top, front, floor }: { readonly top: string; readonly front: string; readonly floor: number },
) =>
  sheet(
    top,
    lights.fade([mix(cloth, palette.moon, 0.16), mix(cloth, palette.shade, 0.06)]),
    palette.shade,
    8,
  ) +
  path(front, mix(cloth, palette.shade, 0.3)) +
  rect(-20, floor, wide + 40, 80, mix(palette.floor, palette.shade, 0.5))

/** The back seat, seen from the front of the car, with the road behind in the rear window. */
function car(s: Stage): Place {
  const { palette, lights } = s
  const cloth = clothOf(s)
  const wall = lining(s)
  lights.source = [600, 90]
  const road = mix('#6c6876', palette.near, palette.dark ? 0.4 : 0.1)
  const rear =
    'M352 204H848Q884 204 896 236L936 390Q944 426 906 426H294Q256 426 264 390L304 236Q316 204 352 204z'
  const left = 'M-20 230L150 216Q184 214 190 248L214 412Q218 450 180 452L-20 460z'
  const right = 'M1220 230L1050 216Q1016 214 1010 248L986 412Q982 450 1020 452L1220 460z'
  return {
    back:
      passing(s, 300) +
      path('M582 362L618 362L790 450H410z', road) +
      line('M600 366V450', mix('#f4e6b0', road, 0.3), 5, 'stroke-dasharray="16 20"') +
      cutOut([rear, left, right], wall, s) +
      sheet('M-20 -20H1220V56Q600 116 -20 56z', mix(wall, palette.shade, 0.22), palette.shade, 7) +
      lights.glow(600, 80, 340, palette.lamp, palette.dark ? 0.5 : 0.18) +
      rect(556, 74, 88, 18, palette.dark ? '#fff0c4' : mix('#fff6dc', wall, 0.2), 9) +
      [-20, 1220].map((x) => doorPanel(s, x, wall)).join('') +
      rect(150, 430, 900, 40, mix(wall, palette.shade, 0.35), 16) +
      [250, 530, 810].map((x) => padded(s, x, 408, 140, 96, mix(cloth, palette.shade, 0.1))).join('') +
      [150, 450, 750].map((x) => padded(s, x, 466, 300, 264, cloth)).join('') +
      [430, 770].map((x) => buckle(s, x)).join('') +
      cushion(s, cloth, {
        top: 'M120 716Q600 690 1080 716L1110 790Q600 812 90 790z',
        front: 'M90 790Q600 812 1110 790L1104 860H96z',
        floor: 852,
      }),
    front: dimEdges(s),
    floor: 872,
    focus: 600,
    indoors: true,
    near: 0.98,
    span: [230, 970],
    bench: 122,
    boxes: ['none'],
  }
}

const doorPanel = ({ palette }: Stage, x: number, wall: string) => {
  const way = x < 0 ? 1 : -1
  const door = mix(wall, palette.shade, 0.16)
  return (
    sheet(`M${x} 470L${x + way * 190} 462L${x + way * 150} 880H${x}z`, door, palette.shade, 6) +
    line(`M${x + way * 40} 520h${way * 80}`, mix(door, palette.shade, 0.45), 14) +
    circle(x + way * 74, 620, 34, mix(door, palette.shade, 0.25)) +
    circle(x + way * 74, 620, 22, mix(door, palette.shade, 0.12))
  )
}

/** Of a belt that nobody wears. */
const buckle = ({ palette }: Stage, x: number) =>
  line(`M${x} 470C${x + 18} 560 ${x - 10} 640 ${x + 6} 716`, mix('#4a4656', palette.wall, 0.2), 12) +
  rect(x - 4, 700, 24, 26, mix('#b8b2bc', palette.wall, 0.2), 5) +
  rect(x + 1, 705, 14, 8, '#c9504c', 3)

/** The same seat through the open side: the window on the other side shows what is passed. */
function carFromTheSide(s: Stage): Place {
  const { palette, lights } = s
  const cloth = clothOf(s)
  const wall = lining(s)
  lights.source = [620, 90]
  const windowAt =
    'M330 180H930Q972 180 986 218L1040 448Q1046 490 1004 490H286Q244 490 250 448L286 218Q294 180 330 180z'
  return {
    back:
      passing(s, 330) +
      rect(-10, 440, wide + 20, 90, mix('#6c6876', palette.near, palette.dark ? 0.4 : 0.1)) +
      [300, 520, 740, 960].map((x) => sign(s, x)).join('') +
      cutOut([windowAt], wall, s, 12) +
      sheet('M-20 -20H1220V60Q600 106 -20 60z', mix(wall, palette.shade, 0.22), palette.shade, 7) +
      line('M470 96q40 26 80 0', mix(wall, palette.shade, 0.5), 9) +
      lights.glow(600, 90, 320, palette.lamp, palette.dark ? 0.45 : 0.15) +
      line('M300 540H960', mix(wall, palette.shade, 0.4), 16) +
      rect(560, 590, 150, 34, mix(wall, palette.shade, 0.24), 14) +
      seatInProfile(s, 30, cloth) +
      seatInFront(s, cloth) +
      cushion(s, cloth, {
        top: 'M110 716Q600 694 980 716V790Q600 806 110 790z',
        front: 'M110 790Q600 806 980 790V852H110z',
        floor: 848,
      }),
    front: dimEdges(s),
    floor: 872,
    focus: 560,
    indoors: true,
    near: 0.98,
    span: [250, 880],
    bench: 122,
    boxes: ['none'],
  }
}

/** Posts at the side of the road. */
const sign = ({ palette }: Stage, x: number) =>
  line(`M${x} 446V388`, mix('#f4f0e6', palette.near, palette.dark ? 0.4 : 0.1), 9) +
  line(`M${x} 404v-8`, mix('#c9504c', palette.near, 0.2), 9)

/** The back of the seat, at the left. */
const seatInProfile = ({ palette }: Stage, x: number, colour: string) =>
  sheet(
    `M${x - 60} 860V420Q${x - 60} 330 ${x + 10} 330Q${x + 60} 330 ${x + 62} 400L${x + 110} 720V860z`,
    colour,
    palette.shade,
    8,
  ) + line(`M${x + 20} 400L${x + 72} 716`, mix(colour, palette.shade, 0.3), 4, 'opacity=".6"')

/** The seat in front of them, from behind. */
const seatInFront = ({ palette }: Stage, colour: string) =>
  sheet(
    'M1230 880V430Q1226 360 1150 372Q1086 384 1080 460L1040 790V880z',
    mix(colour, palette.shade, 0.16),
    palette.shade,
    8,
  ) +
  sheet(
    'M1230 380V286Q1180 270 1136 288Q1110 300 1112 340Q1116 372 1150 376z',
    mix(colour, palette.shade, 0.1),
    palette.shade,
    6,
  ) +
  line('M1090 560L1230 552', mix(colour, palette.shade, 0.4), 5, 'opacity=".6"')

/** A compartment: two seats face each other, with a table below the window between them. */
function compartment(s: Stage): Place {
  const { palette, lights } = s
  const cloth = mix(s.fixed.pick(['#4f7a7a', '#8a5060', '#6a6a3f']), palette.wall, palette.dark ? 0.3 : 0.1)
  const wood = mix('#8a5a4c', palette.wall, palette.dark ? 0.4 : 0.2)
  lights.source = [600, 120]
  const seat = (x: number, way: 1 | -1) =>
    sheet(
      `M${x} 880V330Q${x} 300 ${x + way * 34} 300H${x + way * 104}Q${x + way * 134} 300 ${x + way * 138} 334L${x + way * 168} 690H${x + way * 300}V880z`,
      cloth,
      palette.shade,
      9,
    ) +
    sheet(
      `M${x + way * 150} 690H${x + way * 300}Q${x + way * 322} 690 ${x + way * 322} 716V744H${x + way * 156}z`,
      mix(cloth, palette.moon, 0.16),
      palette.shade,
      5,
    ) +
    rect(way > 0 ? x + 20 : x - 122, 286, 102, 64, mix('#f4ead8', palette.wall, palette.dark ? 0.4 : 0.1), 14)
  return {
    back:
      passing(s, 330) +
      line('M-20 470H1220M-20 486H1220', mix('#8d8794', palette.near, 0.3), 5) +
      cutOut([opening(290, 130, 620, 390, 30)], mix('#7a5360', palette.wall, 0.5), s, 16) +
      line('M600 136V516', mix(wood, palette.shade, 0.2), 14) +
      sheet('M-20 -20H1220V70Q600 110 -20 70z', mix(wood, palette.shade, 0.3), palette.shade, 8) +
      rect(60, 232, 170, 12, mix('#d9a84c', palette.wall, 0.25), 5) +
      rect(970, 232, 170, 12, mix('#d9a84c', palette.wall, 0.25), 5) +
      sheet('M90 232v-58h92v58z', mix('#a8684c', palette.wall, 0.3), palette.shade, 4) +
      sheet('M1000 232v-46h112v46z', mix('#4f7a8a', palette.wall, 0.3), palette.shade, 4) +
      lights.glow(600, 150, 480, palette.lamp, palette.dark ? 0.5 : 0.25) +
      sheet('M-20 520H1220V720H-20z', lights.fade([mix(wood, palette.moon, 0.12), wood]), palette.shade, 6) +
      sheet('M470 572H730L716 600H484z', mix(wood, palette.moon, 0.28), palette.shade, 6) +
      line('M600 600V700', mix(wood, palette.shade, 0.4), 16) +
      rect(588, 528, 24, 44, mix('#d9a84c', palette.wall, 0.2), 5) +
      path('M566 532L580 484H620L634 532z', '#ffe9a8') +
      rect(-20, 716, wide + 40, 220, mix(palette.floor, palette.shade, 0.2)) +
      ellipse(600, 800, 330, 46, mix('#9a4a54', palette.wall, palette.dark ? 0.4 : 0.2)) +
      seat(-30, 1) +
      seat(1230, -1),
    front: dimEdges(s),
    floor: 830,
    focus: 600,
    indoors: true,
    near: 1.16,
    span: [300, 900],
    boxes: ['none'],
  }
}

/** Towards the driver: the road lies ahead in the windscreen. */
function frontOfTheBus(s: Stage): Place {
  const { palette, lights } = s
  const wall = mix('#5a6a94', palette.wall, 0.5)
  const rail = mix('#e8b64c', palette.wall, 0.12)
  lights.source = [600, 70]
  const road = mix('#6c6876', palette.near, palette.dark ? 0.4 : 0.1)
  const dark = mix('#3f3a4c', palette.wall, 0.2)
  return {
    back:
      passing(s, 300) +
      path('M570 366H630L860 620H340z', road) +
      line('M600 372V620', mix('#f4e6b0', road, 0.3), 6, 'stroke-dasharray="20 24"') +
      cutOut(
        [opening(220, 130, 760, 380, 44), opening(-60, 160, 210, 320, 24), opening(1050, 160, 210, 320, 24)],
        wall,
        s,
        14,
      ) +
      line('M600 132V508', mix(wall, palette.shade, 0.2), 12) +
      line('M300 506L470 400M700 506L870 400', dark, 6) +
      rect(-10, 60, wide + 20, 50, mix('#c98a4c', palette.wall, 0.2)) +
      [180, 600, 1020].map((x) => rect(x - 70, 26, 140, 20, '#fff2c4', 10)).join('') +
      lights.glow(600, 60, 560, palette.lamp, palette.dark ? 0.55 : 0.3) +
      sheet(
        'M-20 516H1220V716H-20z',
        mix('#c98a4c', palette.wall, palette.dark ? 0.4 : 0.2),
        palette.shade,
        7,
      ) +
      `<ellipse cx="880" cy="560" rx="96" ry="30" fill="none" stroke="${dark}" stroke-width="15"/>` +
      line('M880 560V640', dark, 14) +
      sheet(
        'M770 716V520Q770 470 820 470H940Q990 470 990 520V716z',
        mix('#b5566c', palette.wall, 0.2),
        palette.shade,
        8,
      ) +
      rect(-20, 704, wide + 40, 230, lights.fade([mix(palette.floor, palette.lamp, 0.2), palette.floor])) +
      line('M480 708L330 900M720 708L870 900', mix(palette.floor, palette.shade, 0.35), 4, 'opacity=".5"') +
      [120, 1080]
        .map((x) => line(`M${x} 110V800`, rail, 14) + line(`M${x - 3} 110V800`, '#fff2c4', 3, 'opacity=".5"'))
        .join('') +
      line('M120 470H330V760', rail, 12) +
      rect(318, 520, 26, 40, mix('#c9546a', palette.wall, 0.1), 8),
    front: dimEdges(s),
    floor: 826,
    focus: 560,
    indoors: true,
    near: 1.16,
    span: [190, 960],
    boxes: ['none'],
    hasSeats: true,
    owns: { window: { x: 600, y: 480, scale: 1.6 } },
  }
}

export const insideVehicles: Partial<Record<Setting, (stage: Stage) => Place>> = { car }

/** Towards their other end, or out of their window. */
export const otherSidesOfVehicles: Partial<Record<Setting, (stage: Stage) => Place>> = {
  car: carFromTheSide,
  train: compartment,
  bus: frontOfTheBus,
}
