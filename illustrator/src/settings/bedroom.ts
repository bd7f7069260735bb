import { mix } from '../palette.ts'
import { circle, ellipse, line, path, rect, sheet } from '../paper.ts'
import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import { furnish, someOf } from './furnished.ts'
import { garland } from './layers/furniture.ts'
import { bed, curtains, dimEdges, lamp, room, rug, table, window } from './layers/interior.ts'
import type { Place, Stage } from './stage.ts'

const walls = [
  '#8fae9c',
  '#9db4cc',
  '#e0c48c',
  '#d9a89c',
  '#b8a4c8',
  '#a8bc84',
  '#c9b09a',
  '#8cb0b4',
  '#d8b4bc',
  '#a0a8c8',
] as const
const woods = ['#b9804e', '#e8dcc8', '#7f5a44', '#9fb8a4', '#c98a7c', '#8fa4c4', '#d8b070'] as const
const cloths = [
  '#b5566c',
  '#5a7fb5',
  '#7a6ab0',
  '#5a9a8a',
  '#d08a4c',
  '#8aa04c',
  '#c97a9a',
  '#4f6a8a',
] as const
const loved: readonly Thing[] = [
  'wooden-train',
  'toy-car',
  'doll',
  'blocks',
  'globe',
  'drum',
  'spinning-top',
  'dice',
  'shell',
  'trophy',
  'music-box',
  'snowglobe',
  'fishbowl',
  'plant',
  'football',
  'starfish',
  'kaleidoscope',
  'glove-puppet',
  'crown',
  'guitar',
  'rubber-duck',
  'jack-in-the-box',
  'camera',
]
const shown: readonly Thing[] = [
  'picture',
  'drawing',
  'mirror',
  'calendar',
  'snowflake',
  'clock',
  'sun',
  'rainbow',
  'kite',
  'wreath',
  'feather',
  'leaf',
  'rain-cloud',
  'starfish',
  'ribbon',
  'map',
]
const stood: readonly Thing[] = [
  'rocking-horse',
  'dolls-house',
  'easel',
  'plant',
  'globe',
  'armchair',
  'hat-stand',
  'toy-car',
  'guitar',
  'teddy',
  'blocks',
  'telescope',
]

/** A child's own bedroom: walls, bed, window, what hangs and stands there are the same in all its stories, and another child's are others. */
export function bedroom(s: Stage): Place {
  const { fixed, palette } = s
  const tint = fixed.pick(walls)
  const own: Stage = {
    ...s,
    palette: { ...palette, wall: mix(palette.wall, tint, palette.dark ? 0.42 : 0.62) },
  }
  const wood = fixed.pick(woods)
  const cloth = fixed.pick(cloths)
  const second = fixed.pick(cloths.filter((each) => each !== cloth))
  const isLampLow = fixed.next() > 0.5
  const style = fixed.pick(['board', 'rails', 'house', 'boat', 'canopy', 'round'] as const)
  const hung = someOf(fixed, shown, 3)
  const toys = someOf(fixed, loved, 3)
  const [corner] = someOf(fixed, stood, 1)
  const opening = fixed.pick(['square', 'wide', 'arched', 'round', 'two'] as const)
  const decoration = fixed.pick(['lights', 'bunting', 'chain', 'none', 'none'] as const)
  return {
    back:
      room(own, {
        floorAt: 690,
        lampAt: [1130, 420],
        paper: fixed.pick(['stars', 'stripes', 'plain', 'panels', 'stars']),
      }) +
      openings[opening](own, fixed.pick(cloths)) +
      decorations[decoration](own) +
      hung.map((thing, index) => hangOnWall(own, thing, 570 + index * 128, 268 + (index % 2) * 34)).join('') +
      shelfWith(own, 960, 300, [...toys, ...(s.keepsake ? [s.keepsake] : [])]) +
      (corner ? furnish(own, corner, 1010, 716, Math.min(1, 170 / thingDrawing(corner).height)) : '') +
      table(own, 1092, 600, 216) +
      (isLampLow
        ? lamp(own, 1150, 582, 1.1)
        : furnish(own, 'night-light', 1150, 588) +
          own.lights.glow(1150, 545, 250, palette.lamp, palette.dark ? 0.8 : 0.4)) +
      head(own, style, mix(wood, palette.wall, palette.dark ? 0.36 : 0.1)) +
      bed(own, 130, 640, 800, mix(wood, palette.wall, palette.dark ? 0.3 : 0.08)) +
      cover(own, 130, 640, 800, cloth, second, fixed.pick(['squares', 'stripes', 'dots', 'plain'])) +
      rug(own, 600, 822, fixed.between(340, 440), fixed.pick(cloths)),
    front: dimEdges(own),
    floor: 826,
    focus: 640,
    bed: 640,
    table: [1078, 586],
    owns: {
      bed: { x: 530, y: 790, scale: 1.9 },
      window: { x: 300, y: 440, scale: 1.3 },
      curtain: { x: 300, y: 440, scale: 1.3 },
      // One light or the other is there, and is the one that is meant.
      lamp: { x: 1150, y: 588, scale: 1.1 },
      'night-light': { x: 1150, y: 588, scale: 1.1 },
      shelf: { x: 1020, y: 314, scale: 1.3 },
      pillow: { x: 206, y: 614, scale: 1 },
      quilt: { x: 600, y: 700, scale: 1.6 },
      blanket: { x: 600, y: 700, scale: 1.6 },
      rug: { x: 600, y: 826, scale: 1 },
    },
    rests: { clock: { x: 1066, y: 590, scale: 0.8 }, glass: { x: 1070, y: 590, scale: 0.9 } },
    indoors: true,
  }
}

const hangOnWall = (s: Stage, thing: Thing, x: number, y: number) => {
  const { width, height } = thingDrawing(thing)
  return furnish(s, thing, x, y + 50, Math.min(1, 100 / Math.max(width, height)))
}

/** A shelf with what the child loves, and what tonight's story has left there. */
function shelfWith(s: Stage, x: number, y: number, toys: readonly Thing[]): string {
  const step = 280 / Math.max(1, toys.length)
  return (
    furnish(s, 'shelf', x + 60, y + 14, 1.3) +
    toys
      .map((toy, index) => {
        const { width, height } = thingDrawing(toy)
        return furnish(
          s,
          toy,
          x + 60 - 140 + step * (index + 0.5),
          y - 4,
          Math.min(1, 84 / Math.max(width, height)),
        )
      })
      .join('')
  )
}

const openings: Record<'square' | 'wide' | 'arched' | 'round' | 'two', (s: Stage, cloth: string) => string> =
  {
    square: (s, cloth) => window(s, 150, 120, 290, 320) + curtains(s, 150, 120, 290, 320, cloth),
    wide: (s, cloth) => window(s, 110, 150, 380, 230) + curtains(s, 110, 150, 380, 230, cloth),
    arched: (s, cloth) => window(s, 190, 90, 220, 360, true) + curtains(s, 190, 90, 220, 360, cloth),
    round: (s) =>
      window(s, 190, 130, 230, 230, true) +
      `<circle cx="305" cy="245" r="140" fill="none" stroke="${s.palette.wall}" stroke-width="50"/>` +
      `<circle cx="305" cy="245" r="114" fill="none" stroke="${mix(s.palette.wood, '#f4ead8', s.palette.dark ? 0.3 : 0.5)}" stroke-width="14"/>`,
    two: (s) => window(s, 90, 140, 170, 270) + window(s, 310, 140, 170, 270, false, false),
  }

const decorations: Record<'lights' | 'bunting' | 'chain' | 'none', (s: Stage) => string> = {
  lights: garland,
  bunting: (s) => furnish(s, 'bunting', 720, 130, 1.2),
  chain: (s) => furnish(s, 'paper-chain', 700, 120, 1.3),
  none: () => '',
}

type Head = 'board' | 'rails' | 'house' | 'boat' | 'canopy' | 'round'

/** What the bed is behind its pillow; it stands at 130, 640 and is 800 long. */
function head({ palette, lights }: Stage, style: Head, wood: string): string {
  const edge = mix(wood, palette.moon, 0.3)
  const dark = mix(wood, palette.shade, 0.3)
  switch (style) {
    case 'board':
      return ''
    case 'rails':
      return (
        line('M96 700V440Q96 410 126 410H250Q280 410 280 440V640', edge, 13) +
        line('M140 640V420M188 640V414M236 640V420', wood, 8) +
        circle(96, 418, 13, edge) +
        circle(280, 418, 13, edge)
      )
    case 'house':
      return (
        line('M92 700V430L510 250L920 430V640M92 430H920', wood, 15) +
        line('M92 424L510 244L920 424', edge, 5)
      )
    case 'boat':
      return (
        sheet('M60 720Q40 520 20 420Q130 470 250 610V720z', wood, palette.shade, 7, edge) +
        line('M34 440Q130 490 240 620', edge, 8)
      )
    case 'canopy':
      return (
        line('M104 700V250M930 640V250M90 250H944', dark, 13) +
        sheet(
          'M92 240H330Q250 420 170 560Q140 600 96 640z',
          mix('#e9d3dc', palette.wall, palette.dark ? 0.5 : 0.2),
          palette.shade,
          6,
        ) +
        path(
          'M90 240H944V276Q900 306 850 276Q800 306 750 276Q700 306 650 276Q600 306 550 276Q500 306 450 276Q400 306 350 276Q300 306 250 276Q200 306 150 276Q120 300 90 276z',
          mix('#d9b3c4', palette.wall, palette.dark ? 0.5 : 0.2),
        )
      )
    case 'round':
      return (
        sheet(
          'M70 700V520Q70 400 190 400Q310 400 310 520V640H70z',
          lights.fade([edge, wood]),
          palette.shade,
          7,
          edge,
        ) +
        `<path d="M188 450l12 26l28 3l-21 19l6 28l-25 -14l-25 14l6 -28l-21 -19l28 -3z" fill="${mix('#ffe9a8', wood, 0.3)}"/>`
      )
  }
}

/** The quilt of an empty bed; sleepers have a blanket of their own. */
function cover(
  { palette }: Stage,
  x: number,
  y: number,
  length: number,
  cloth: string,
  second: string,
  kind: string,
): string {
  const fade = (colour: string) => mix(colour, palette.wall, palette.dark ? 0.34 : 0.1)
  const [main, other] = [fade(cloth), fade(second)]
  const from = x + 150
  const w = length - 160
  const pattern =
    kind === 'squares'
      ? Array.from({ length: 6 }, (_, index) =>
          rect(from + index * (w / 6), y - 34 + (index % 2) * 50, w / 6, 50, other, 4),
        ).join('')
      : kind === 'stripes'
        ? Array.from({ length: 5 }, (_, index) =>
            rect(from + 30 + index * (w / 5), y - 36, 34, 102, other),
          ).join('')
        : kind === 'dots'
          ? Array.from({ length: 14 }, (_, index) =>
              circle(from + 30 + index * (w / 14.5), y - 12 + (index % 2) * 44, 13, other),
            ).join('')
          : ''
  return (
    path(
      `M${x + 30} ${y - 26}Q${x + 20} ${y - 84} ${x + 76} ${y - 82}Q${x + 138} ${y - 84} ${x + 132} ${y - 26}z`,
      '#f6ecdc',
    ) +
    rect(from, y - 36, w, 102, main, 6) +
    pattern +
    rect(x + 140, y - 38, length - 150, 12, mix('#f4ead8', palette.wall, 0.2), 6) +
    ellipse(x + 80, y - 54, 20, 6, '#ffffff', 'opacity=".3"')
  )
}
