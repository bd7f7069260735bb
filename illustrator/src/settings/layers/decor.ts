import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Chance } from '../../random.ts'
import type { Thing } from '../../words.ts'
import { high, type Stage, wide } from '../stage.ts'
import { room, type WallPaper } from './interior.ts'

/** What the lower part of a wall is. */
type Dado = 'none' | 'paint' | 'boards' | 'tiles' | 'bricks'
type Floor = 'boards' | 'chequer' | 'tiles' | 'carpet' | 'planks'

/** How a family has done up a room: the same on all its walls. */
export interface Decor {
  readonly tint: string
  readonly lower: string
  readonly paper: WallPaper
  readonly dado: Dado
  readonly floor: Floor
  readonly ground: string
  /** Of furniture that is not painted. */
  readonly wood: string
  /** Of furniture that is. */
  readonly paint: string
  readonly cloth: string
  readonly second: string
  readonly metal: string
}

const tints = [
  '#a9c4ac',
  '#c9dde0',
  '#f0d58a',
  '#e6b09a',
  '#f2e6d0',
  '#b9b0d8',
  '#7fa8a8',
  '#c4cf92',
  '#eec3c8',
  '#9fb6d6',
  '#d8a878',
  '#e9dcc4',
] as const
const woods = ['#b9804e', '#dcb884', '#7f5a44', '#a0683f', '#c9986a', '#8f7a68'] as const
const paints = [
  '#f2ead8',
  '#7f9f86',
  '#3f5f7f',
  '#c9694c',
  '#e8c25c',
  '#86b4b8',
  '#d99aa4',
  '#5f7f6a',
  '#b9a0cc',
  '#8a4f5c',
  '#dcdfe4',
  '#c99a68',
] as const
const cloths = [
  '#b5566c',
  '#5a7fb5',
  '#7a6ab0',
  '#5a9a8a',
  '#d08a4c',
  '#8aa04c',
  '#c97a9a',
  '#4f6a8a',
  '#d9b45c',
  '#a8624a',
] as const
const grounds = [
  '#c89a66',
  '#8a5c40',
  '#e2cba4',
  '#b0aaa8',
  '#c47a5c',
  '#e6dcc6',
  '#86a0b4',
  '#93a98a',
] as const

/** @param dados what the lower part of such a room can be */
export function decorOf(chance: Chance, dados: readonly Dado[], floors: readonly Floor[]): Decor {
  const tint = chance.pick(tints)
  const cloth = chance.pick(cloths)
  return {
    tint,
    lower: chance.pick(paints),
    paper: chance.pick(['plain', 'stripes', 'plain', 'panels', 'dots', 'leaves', 'plain', 'bands']),
    dado: chance.pick(dados),
    floor: chance.pick(floors),
    ground: chance.pick(grounds),
    wood: chance.pick(woods),
    paint: chance.pick(paints),
    cloth,
    second: chance.pick(cloths.filter((each) => each !== cloth)),
    metal: chance.pick(['#d9a84c', '#c8ccd4', '#b5704c', '#4a4a58']),
  }
}

/** Standing things that the lines name, or a list, in the colours of the room: a sofa in its cloth, a chair in its wood. */
export const inColoursOf =
  ({ cloth, second, paint, wood }: Decor): NonNullable<Stage['dress']> =>
  (thing, drawing) => {
    const ramp = painted[thing]
    if (!ramp) return drawing
    const [kind, colours] = ramp
    const base = { cloth, second, paint, wood }[kind]
    return colours.reduce((now, [colour, lighter]) => now.replaceAll(colour, shifted(base, lighter)), drawing)
  }

const shifted = (colour: string, lighter: number): string =>
  lighter >= 0 ? mix(colour, '#fff2dc', lighter) : mix(colour, '#2c1c34', -lighter)

const woods_ = [
  ['#7a4e36', -0.3],
  ['#a9754b', -0.12],
  ['#cf9f6c', 0.06],
  ['#e2bc8c', 0.34],
] as const

/** Which colours of a drawing are those of the room, and how much lighter or darker. */
const painted: Partial<
  Record<
    Thing,
    readonly ['cloth' | 'second' | 'paint' | 'wood', readonly (readonly [colour: string, lighter: number])[]]
  >
> = {
  sofa: [
    'cloth',
    [
      ['#8a5a7e', -0.14],
      ['#a8749a', 0.1],
      ['#7a4a6e', -0.26],
      ['#b884aa', 0.24],
    ],
  ],
  armchair: [
    'second',
    [
      ['#4f9a94', -0.1],
      ['#6fb4ac', 0.16],
      ['#3f7f7a', -0.24],
      ['#7cbfb6', 0.26],
    ],
  ],
  cupboard: [
    'paint',
    [
      ['#7f9fa8', -0.12],
      ['#a0bcc2', 0.08],
      ['#6a8a94', -0.24],
    ],
  ],
  curtain: [
    'cloth',
    [
      ['#c9546a', 0],
      ['#a03c54', -0.26],
    ],
  ],
  cushion: [
    'second',
    [
      ['#e0914c', 0],
      ['#f0b47c', 0.3],
      ['#c8664a', -0.2],
    ],
  ],
  table: ['wood', woods_],
  chair: ['wood', woods_],
  stool: ['wood', woods_],
  desk: ['wood', woods_],
  wardrobe: ['wood', woods_],
  bookcase: ['wood', [['#7a4e36', -0.1]]],
  shelf: ['wood', woods_],
  picture: ['wood', [['#a9754b', -0.1]]],
  bench: ['wood', woods_],
  stairs: ['wood', [...woods_, ['#b9855a', -0.08]]],
  counter: ['wood', woods_],
  door: [
    'paint',
    [
      ['#7a4e36', -0.3],
      ['#c8664a', 0.04],
      ['#b0543c', -0.1],
    ],
  ],
}

/** The stage in the colours of a room: walls and floor keep the light of the hour and something of the colours of the story. */
export function stageIn(s: Stage, decor: Decor): Stage {
  const { tint, ground, wood } = decor
  const { palette } = s
  const { dark } = palette
  return {
    ...s,
    dress: inColoursOf(decor),
    cloths: [decor.cloth, decor.second],
    palette: {
      ...palette,
      wall: mix(palette.wall, tint, dark ? 0.4 : 0.6),
      floor: mix(palette.floor, ground, dark ? 0.34 : 0.6),
      wood: mix(palette.wood, wood, dark ? 0.4 : 0.7),
    },
  }
}

/** A colour of something in a room, in its light. */
export const inRoom = ({ palette }: Stage, colour: string, share = 0): string =>
  mix(
    colour,
    palette.dark ? mix(palette.wall, palette.shade, 0.24) : palette.wall,
    (palette.dark ? 0.42 : 0.1) + share,
  )

const dadoAt = 452

/** Walls and floor; what stands there is drawn over it. @param s the stage in the colours of the room */
export function decorated(
  s: Stage,
  decor: Decor,
  { floorAt = 690, lampAt }: { floorAt?: number; lampAt: readonly [number, number] },
): string {
  return (
    room(s, { floorAt, lampAt, paper: decor.paper, hasBoards: decor.floor === 'boards' }) +
    lowerWall(s, decor, floorAt) +
    floorOf(s, decor, floorAt)
  )
}

function lowerWall(s: Stage, { dado, lower }: Decor, floorAt: number): string {
  if (dado === 'none') return ''
  const { palette, lights } = s
  const colour = mix(inRoom(s, lower), palette.wall, 0.34)
  const height = floorAt - 34 - dadoAt
  const edge = rect(-10, dadoAt - 8, wide + 20, 12, mix(colour, '#fff4e0', palette.dark ? 0.16 : 0.4))
  const face = rect(-10, dadoAt, wide + 20, height, lights.fade([colour, mix(colour, palette.shade, 0.12)]))
  const joint = mix(colour, palette.shade, 0.22)
  if (dado === 'boards')
    return (
      face +
      line(
        columns(52, 26)
          .map((x) => `M${x} ${dadoAt + 8}V${floorAt - 36}`)
          .join(''),
        joint,
        3,
        'opacity=".45"',
      ) +
      edge
    )
  if (dado === 'tiles')
    return (
      face +
      line(
        [0.25, 0.5, 0.75].map((part) => `M0 ${n(dadoAt + height * part)}H${wide}`).join('') +
          columns(62, 31)
            .map((x) => `M${x} ${dadoAt + 4}V${floorAt - 36}`)
            .join(''),
        mix(colour, '#ffffff', palette.dark ? 0.16 : 0.5),
        3,
        'opacity=".5"',
      ) +
      edge
    )
  if (dado === 'bricks') {
    const rows = [0, 1, 2, 3, 4, 5, 6]
    return (
      face +
      line(
        rows
          .map((row) => {
            const y = dadoAt + (row * height) / 7
            return `M0 ${n(y)}H${wide}${columns(96, row % 2 ? 48 : 0)
              .map((x) => `M${x} ${n(y)}V${n(y + height / 7)}`)
              .join('')}`
          })
          .join(''),
        joint,
        3,
        'opacity=".4"',
      ) +
      edge
    )
  }
  return face + edge
}

const columns = (step: number, from: number): number[] =>
  Array.from({ length: Math.ceil((wide - from) / step) }, (_, index) => from + index * step)

/** Rows of the floor get deeper towards the eye. */
const depths = [0, 0.12, 0.3, 0.56, 1.02]

function floorOf(s: Stage, { floor, ground, second }: Decor, y: number): string {
  const { palette } = s
  const line_ = mix(palette.floor, palette.shade, 0.3)
  if (floor === 'boards') return ''
  if (floor === 'carpet')
    return rect(
      -10,
      y + 4,
      wide + 20,
      high - y,
      mix(palette.floor, inRoom(s, second), 0.5),
      0,
      'opacity=".8"',
    )
  const rows = depths.map((part) => y + 6 + part * (high - y))
  const x = (column: number, at: number) => 600 + column * (96 + (at - y) * 0.64)
  const seams = Array.from({ length: 15 }, (_, index) => index - 7)
    .map((column) => `M${n(x(column, y + 6))} ${y + 6}L${n(x(column, high))} ${high}`)
    .join('')
  if (floor === 'planks') return line(seams, line_, 3, 'opacity=".5"')
  const across = rows.map((row) => `M0 ${n(row)}H${wide}`).join('')
  if (floor === 'tiles')
    return line(seams + across, mix(palette.floor, '#fff4e0', palette.dark ? 0.14 : 0.36), 4, 'opacity=".6"')
  let squares = ''
  for (const [row, top] of rows.slice(0, -1).entries()) {
    const bottom = rows[row + 1] ?? high
    for (let column = -8 + (row % 2); column < 8; column += 2)
      squares += `M${n(x(column, top))} ${n(top)}H${n(x(column + 1, top))}L${n(x(column + 1, bottom))} ${n(bottom)}H${n(x(column, bottom))}z`
  }
  return path(
    squares,
    mix(palette.floor, mix(ground, '#fff6e4', 0.7), palette.dark ? 0.3 : 0.6),
    'opacity=".55"',
  )
}

export type Rug = 'rings' | 'round' | 'stripes' | 'border' | 'flower' | 'fluffy'

/** A rug that lies before people; flat and quiet under their feet. */
export function rugIn(
  s: Stage,
  kind: Rug,
  x: number,
  y: number,
  rx: number,
  colour: string,
  other: string,
): string {
  const { palette } = s
  const base = mix(inRoom(s, colour), palette.floor, palette.dark ? 0.2 : 0.12)
  const light = mix(base, mix(inRoom(s, other), '#f4dcb8', 0.4), 0.5)
  const ry = rx * 0.175
  const dark = mix(base, palette.shade, 0.18)
  if (kind === 'rings')
    return (
      ellipse(x, y + 4, rx + 4, ry + 3, palette.shade, 'opacity=".2"') +
      ellipse(x, y, rx, ry, light) +
      ellipse(x, y, rx * 0.94, ry * 0.93, base) +
      ellipse(x, y, rx * 0.76, ry * 0.74, light) +
      ellipse(x, y, rx * 0.7, ry * 0.68, dark) +
      ellipse(x, y, rx * 0.4, ry * 0.38, base)
    )
  if (kind === 'round')
    return (
      ellipse(x, y + 4, rx * 0.9, ry + 3, palette.shade, 'opacity=".2"') +
      ellipse(x, y, rx * 0.88, ry, base) +
      Array.from({ length: 16 }, (_, index) => {
        const turn = (index / 16) * Math.PI * 2
        return ellipse(
          x + Math.cos(turn) * rx * 0.76,
          y + Math.sin(turn) * ry * 0.84,
          rx * 0.03,
          ry * 0.07,
          light,
        )
      }).join('')
    )
  if (kind === 'flower' || kind === 'fluffy') {
    const lobes = kind === 'flower' ? 8 : 14
    const size = kind === 'flower' ? 0.3 : 0.2
    return (
      ellipse(x, y + 6, rx * 0.84, ry * 0.98, palette.shade, 'opacity=".2"') +
      Array.from({ length: lobes }, (_, index) => {
        const turn = (index / lobes) * Math.PI * 2
        return ellipse(
          x + Math.cos(turn) * rx * 0.6,
          y + Math.sin(turn) * ry * 0.6,
          rx * size,
          ry * size * 1.2,
          base,
        )
      }).join('') +
      ellipse(x, y, rx * 0.6, ry * 0.62, base) +
      (kind === 'flower'
        ? ellipse(x, y, rx * 0.26, ry * 0.28, light)
        : ellipse(x, y, rx * 0.5, ry * 0.5, mix(base, '#fff4e0', 0.2)))
    )
  }
  const [top, low] = [y - ry * 0.92, y + ry * 0.98]
  const corner = (part: number, at: number) => x + part * rx * (at === top ? 0.86 : 1.02)
  const outline = (share: number) =>
    `M${n(corner(-share, top))} ${n(top + (1 - share) * ry)}H${n(corner(share, top))}L${n(corner(share, low))} ${n(low - (1 - share) * ry)}H${n(corner(-share, low))}z`
  return (
    path(
      `M${n(corner(-1, top))} ${n(top)}H${n(corner(1, top))}L${n(corner(1, low))} ${n(low + 6)}H${n(corner(-1, low))}z`,
      palette.shade,
      'opacity=".2"',
    ) +
    path(outline(1), base) +
    (kind === 'border'
      ? path(outline(0.88), light) + path(outline(0.82), base) + path(outline(0.5), dark)
      : [-0.7, -0.35, 0, 0.35, 0.7]
          .map((part) =>
            path(
              `M${n(corner(part - 0.09, top))} ${n(top)}H${n(corner(part + 0.09, top))}L${n(corner(part + 0.09, low))} ${n(low)}H${n(corner(part - 0.09, low))}z`,
              part === 0 ? dark : light,
            ),
          )
          .join(''))
  )
}

type Light = 'dome' | 'globe' | 'cone' | 'pair' | 'basket' | 'none'
export const ceilingLights: readonly Light[] = ['dome', 'globe', 'cone', 'pair', 'basket']

/** What hangs from the ceiling. */
export function ceilingLight(s: Stage, kind: Light, x: number, colour: string): string {
  if (kind === 'none') return ''
  const { palette, lights } = s
  const cord = mix(palette.wood, palette.shade, 0.2)
  const shade = inRoom(s, colour)
  if (kind === 'pair')
    return ceilingLight(s, 'cone', x - 110, colour) + ceilingLight(s, 'cone', x + 110, colour)
  const glow = lights.glow(x, 200, kind === 'cone' ? 260 : 350, palette.lamp, palette.dark ? 0.7 : 0.4)
  const drop = line(`M${x} -10V120`, cord, 5)
  if (kind === 'globe')
    return (
      drop +
      glow +
      circle(x, 170, 56, '#fff2c4') +
      path(`M${x - 20} 120h40v10h-40z`, cord) +
      line(`M${x - 54} 160Q${x} 180 ${x + 54} 160M${x - 46} 200Q${x} 220 ${x + 46} 200`, '#f0d89a', 3)
    )
  if (kind === 'cone')
    return (
      drop +
      glow +
      sheet(`M${x - 44} 196L${x - 12} 112H${x + 12}L${x + 44} 196z`, shade, palette.shade, 5) +
      ellipse(x, 196, 44, 8, '#fff2c4')
    )
  if (kind === 'basket')
    return (
      drop +
      glow +
      path(
        `M${x - 74} 150Q${x - 70} 100 ${x} 98Q${x + 70} 100 ${x + 74} 150L${x + 60} 200H${x - 60}z`,
        mix(shade, '#e0c08a', 0.6),
      ) +
      line(
        `M${x - 74} 150H${x + 74}M${x - 68} 176H${x + 68}M${x - 66} 124H${x + 66}`,
        mix(shade, '#8a5c3c', 0.5),
        4,
      ) +
      ellipse(x, 200, 60, 9, '#fff2c4')
    )
  return (
    drop +
    glow +
    path(`M${x - 76} 192Q${x - 66} 112 ${x} 108Q${x + 66} 112 ${x + 76} 192z`, shade) +
    ellipse(x, 192, 76, 12, '#fff2c4')
  )
}
