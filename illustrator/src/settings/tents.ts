import { mix } from '../palette.ts'
import { circle, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { dimEdges } from './layers/interior.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

const doorway = 'M600 214Q690 470 792 716H408Q510 470 600 214z'

/** Inside of a tent, towards its door, whose zip is shut. Sky or lamps outside shine through the cloth. */
function tent(s: Stage): Place {
  const { palette, lights } = s
  const cloth = mix(
    s.fixed.pick(['#c9805a', '#7a9a5c', '#5f8fae', '#c9a04c']),
    palette.wall,
    palette.dark ? 0.34 : 0.1,
  )
  lights.source = [600, 120]
  const seam = mix(cloth, palette.shade, 0.36)
  return {
    back:
      rect(-10, -10, wide + 20, high + 20, lights.fade([mix(cloth, palette.moon, 0.22), cloth])) +
      path('M600 -60L-40 880V-20H600z', mix(cloth, palette.shade, 0.22), 'opacity=".6"') +
      path('M600 -60L1240 880V-20H600z', mix(cloth, palette.shade, 0.08), 'opacity=".6"') +
      lights.glow(600, 560, 330, mix(palette.sky[2], palette.moon, 0.4), 0.4) +
      (s.view >= 2 ? netWindow(s, seam) : door(s, cloth, seam)) +
      line('M600 -60L-40 880M600 -60L1240 880', seam, 8) +
      [-1, 1].map((way) => pocket(s, 600 + way * 360, mix(cloth, palette.shade, 0.26))).join('') +
      floorOf(s, mix('#4f6a7c', palette.floor, 0.5)) +
      line('M600 -20V96', mix('#4a3a34', palette.wall, 0.2), 4) +
      lamp(s, 600, 96),
    ...around(s),
    owns: { tent: { x: 600, y: 900, scale: 8 }, ...owned },
  }
}

const door = ({ palette }: Stage, cloth: string, seam: string) =>
  path(doorway, mix(cloth, palette.moon, 0.16)) +
  line(doorway, seam, 5) +
  line('M600 222V716', mix('#f4ead8', palette.wall, 0.3), 7, 'stroke-dasharray="5 4"') +
  rect(592, 662, 16, 34, mix('#d9a84c', palette.wall, 0.2), 5)

/** In the wall across from the door. */
const netWindow = ({ palette }: Stage, seam: string) =>
  path('M600 300L690 500H510z', mix(palette.sky[1], palette.wall, 0.2)) +
  line('M600 300L690 500H510zM600 300V500M564 380L636 460M636 380L564 460', seam, 4)

/** A pocket on the wall. */
const pocket = ({ palette }: Stage, x: number, colour: string) =>
  sheet(`M${x - 64} 560H${x + 64}L${x + 54} 650H${x - 54}z`, colour, palette.shade, 4) +
  line(`M${x - 64} 566H${x + 64}`, mix(colour, palette.moon, 0.3), 5)

/** Inside of a den: blankets over chairs, with fairy lights. */
function den(s: Stage): Place {
  const { palette, lights } = s
  const colours = ['#b5566c', '#5a7fb5', '#c9a04c', '#6a9a7c', '#8a6aa4'] as const
  // Other blankets hang across from its door.
  const first = s.fixed.pick([0, 1, 2, 3, 4]) + (s.view >= 2 ? 2 : 0)
  const cloth = (at: number) =>
    mix(colours[(first + at) % 5] ?? '#b5566c', palette.wall, palette.dark ? 0.3 : 0.1)
  lights.source = [600, 150]
  const patches = (x: number, y: number, colour: string) =>
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2].map((column) => [x + column * 118 + (row % 2) * 40, y + row * 128] as const),
      )
      .map(([px, py]) => rect(px, py, 56, 56, mix(colour, palette.moon, 0.24), 10, 'opacity=".6"'))
      .join('')
  const wood = mix('#8a5c3c', palette.wall, 0.2)
  const chair = (x: number) =>
    line(`M${x} 250V900M${x + 132} 250V900`, wood, 20) +
    line(`M${x} 330h132M${x} 420h132M${x} 640h132`, wood, 18)
  const bulbs = Array.from(
    { length: 13 },
    (_, at) => [70 + at * 88, 250 + Math.sin(at * 0.9) * 26 - Math.abs(at - 6) * 8] as const,
  )
  return {
    back:
      rect(-10, -10, wide + 20, high + 20, mix(cloth(0), palette.shade, 0.22)) +
      patches(430, 240, mix(cloth(0), palette.shade, 0.1)) +
      chair(330) +
      chair(738) +
      sheet('M-20 200Q180 250 300 260L250 900H-20z', cloth(1), palette.shade, 8) +
      patches(-40, 300, cloth(1)) +
      sheet('M1220 200Q1020 250 900 260L950 900H1220z', cloth(2), palette.shade, 8) +
      patches(962, 300, cloth(2)) +
      sheet(
        'M-20 -20H1220V190Q1040 300 860 226Q720 320 600 236Q470 320 340 226Q160 300 -20 190z',
        cloth(3),
        palette.shade,
        9,
      ) +
      line(
        'M-20 150Q160 262 340 190Q470 282 600 200Q720 282 860 190Q1040 262 1220 150',
        mix(cloth(3), palette.moon, 0.34),
        7,
      ) +
      floorOf(s, mix(cloth(4), palette.floor, 0.4)) +
      line(
        `M${bulbs.map(([x, y]) => `${x} ${Math.round(y)}`).join('L')}`,
        mix('#3f3a4c', palette.wall, 0.3),
        4,
      ) +
      bulbs
        .map(
          ([x, y]) =>
            lights.glow(x, Math.round(y) + 12, 46, palette.lamp, 0.5) +
            circle(x, Math.round(y) + 10, 9, '#ffe9a8'),
        )
        .join('') +
      lights.glow(600, 320, 560, palette.lamp, palette.dark ? 0.45 : 0.25),
    ...around(s),
    owns: { den: { x: 600, y: 900, scale: 4 }, ...owned },
  }
}

/** A groundsheet with a soft edge. */
const floorOf = ({ palette, lights }: Stage, colour: string) =>
  sheet(
    `M-20 706Q600 690 ${wide + 20} 706V${high + 20}H-20z`,
    lights.fade([mix(colour, palette.moon, 0.16), mix(colour, palette.shade, 0.16)]),
    palette.shade,
    6,
  ) +
  line(
    'M40 760Q600 744 1160 760M20 846Q600 828 1180 846',
    mix(colour, palette.shade, 0.26),
    4,
    'opacity=".5"',
  )

/** Of a string. */
const lamp = ({ palette, lights }: Stage, x: number, y: number) =>
  lights.glow(x, y + 40, 520, palette.lamp, palette.dark ? 0.6 : 0.24) +
  rect(x - 22, y, 44, 12, '#5a4a44', 4) +
  rect(x - 18, y + 12, 36, 52, '#ffe9a8', 8) +
  rect(x - 22, y + 62, 44, 12, '#5a4a44', 4)

/** The walls of it are what one sees of the roof and the door. */
const owned: NonNullable<Place['owns']> = {
  lamp: { x: 600, y: 176, scale: 0.8 },
  lantern: { x: 600, y: 176, scale: 0.9 },
}

const around = (s: Stage) =>
  ({
    front: dimEdges(s),
    floor: 816,
    focus: 600,
    indoors: true,
    near: 1.16,
    span: [170, 1030],
    boxes: ['none'],
  }) as const

export const tents: Partial<Record<Setting, (stage: Stage) => Place>> = { tent, den }
