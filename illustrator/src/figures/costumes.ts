import type { Headwear, Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, line, n, path } from '../paper.ts'
import type { Role } from '../words.ts'
import type { Build } from './measures.ts'

/** Parts of a costume that lie over the clothes, or hang behind them. */
type Part =
  | 'apron'
  | 'badge'
  | 'bag'
  | 'belt'
  | 'bow-tie'
  | 'cape'
  | 'chain'
  | 'ermine'
  | 'medals'
  | 'neckerchief'
  | 'pack'
  | 'rank'
  | 'ruff'
  | 'stars'
  | 'stethoscope'
  | 'stripes'
  | 'scarf'
  | 'tape'
  | 'tie'
  | 'tools'
  | 'whistle'
  | 'wings'

/** The clothes of a trade. What is missing is the person's own. */
interface Costume {
  readonly outfit: Partial<Look['outfit']>
  readonly hat?: Headwear
  readonly parts?: readonly Part[]
}

const white = '#f3eee2'
const black = '#3a3644'
const navy = '#34497c'
const red = '#bf4a4c'
const gold = '#e8b64c'
const green = '#5d8a52'
const brown = '#7a5540'
const yellow = '#e6b93c'
const grey = '#8d93a6'

const uniform = (top: string, bottom = top): Partial<Look['outfit']> => ({
  cut: 'uniform',
  top,
  bottom: mix(bottom, '#1c1030', 0.2),
  shoes: black,
  pattern: 'plain',
})
const robe = (top: string, second: string): Partial<Look['outfit']> => ({
  cut: 'robe',
  top,
  second,
  pattern: 'plain',
})
const suit = (top: string, shoes = top): Partial<Look['outfit']> => ({
  cut: 'suit',
  top,
  bottom: top,
  shoes,
  boots: true,
  pattern: 'plain',
})
const shirt = (top: string, bottom: string, second = white): Partial<Look['outfit']> => ({
  cut: 'waistcoat',
  top,
  bottom,
  second,
  sleeve: second,
  pattern: 'plain',
})
const plain = (top: string, bottom: string): Partial<Look['outfit']> => ({
  cut: 'jumper',
  top,
  bottom,
  pattern: 'plain',
})

const costumes: Partial<Record<Role, Costume>> = {
  queen: { outfit: robe('#7a4a94', gold), hat: 'crown', parts: ['ermine', 'chain'] },
  king: { outfit: { ...uniform(red, '#5a4668'), boots: true }, hat: 'crown', parts: ['ermine', 'belt'] },
  princess: { outfit: robe('#d98aa8', gold), hat: 'tiara', parts: ['belt'] },
  prince: { outfit: { ...uniform('#4f83b5', white), boots: true }, hat: 'circlet', parts: ['cape', 'belt'] },
  captain: { outfit: uniform(navy, white), hat: 'captain', parts: ['rank'] },
  sailor: { outfit: { ...plain(white, navy), pattern: 'stripes' }, hat: 'sailor', parts: ['neckerchief'] },
  pirate: { outfit: { ...shirt(red, black), boots: true }, hat: 'bandana', parts: ['belt'] },
  witch: { outfit: robe('#4a3a6c', '#8a6ab8'), hat: 'witch', parts: ['belt'] },
  wizard: { outfit: robe('#3f5a9c', gold), hat: 'wizard', parts: ['stars'] },
  magician: { outfit: shirt(black, black), hat: 'tall', parts: ['bow-tie', 'cape'] },
  fairy: { outfit: { cut: 'dress', top: '#b4d28c', pattern: 'plain' }, hat: 'garland', parts: ['wings'] },
  giant: { outfit: shirt(brown, green, '#d9c48c'), parts: ['belt'] },
  baker: { outfit: plain(white, '#6a7a94'), hat: 'toque', parts: ['apron'] },
  cook: { outfit: uniform(white, grey), hat: 'toque', parts: ['neckerchief', 'apron'] },
  miller: { outfit: plain('#e6dcc4', brown), hat: 'cap', parts: ['apron'] },
  waiter: { outfit: shirt(black, black), parts: ['bow-tie', 'apron'] },
  postman: { outfit: uniform('#3f62a0', navy), hat: 'peaked', parts: ['bag'] },
  postwoman: { outfit: uniform('#3f62a0', navy), hat: 'peaked', parts: ['bag'] },
  conductor: { outfit: uniform('#6d3f52', black), hat: 'peaked', parts: ['rank', 'whistle'] },
  driver: { outfit: uniform('#4a6a5c', black), hat: 'peaked' },
  'police-officer': { outfit: uniform('#2f3f66'), hat: 'peaked', parts: ['badge', 'belt'] },
  guard: { outfit: uniform(red, black), hat: 'tall-fur', parts: ['belt'] },
  keeper: { outfit: uniform('#8a7a4c', brown), hat: 'straw', parts: ['belt'] },
  teacher: { outfit: { cut: 'jumper', pattern: 'plain' }, parts: ['chain'] },
  librarian: { outfit: { cut: 'jumper', pattern: 'plain', top: '#8a6a8c' }, parts: ['chain', 'badge'] },
  doctor: { outfit: { cut: 'coat', top: white, second: '#6fa0b8', sleeve: white }, parts: ['stethoscope'] },
  dentist: { outfit: { ...plain('#8cc4bc', '#6aa49c') }, parts: ['badge'] },
  vet: { outfit: { ...plain('#6aa06c', '#4f7a54') }, parts: ['stethoscope'] },
  nurse: { outfit: { ...plain('#7fb0d0', '#5a8cb0') }, hat: 'nurse', parts: ['badge'] },
  gardener: { outfit: { cut: 'dungarees', bottom: green, second: '#d9a860', boots: true }, hat: 'straw' },
  farmer: { outfit: { cut: 'dungarees', bottom: '#4a6694', second: '#c96a54', boots: true }, hat: 'straw' },
  shepherd: { outfit: { cut: 'coat', top: '#9a8462', second: '#c9b48c' }, hat: 'straw' },
  beekeeper: { outfit: suit(white), hat: 'veil', parts: ['belt'] },
  musician: { outfit: shirt('#5a4a8c', black), hat: 'beret', parts: ['bow-tie'] },
  painter: {
    outfit: { cut: 'coat', top: '#a9c0d8', second: red, sleeve: '#a9c0d8' },
    hat: 'beret',
    parts: ['neckerchief'],
  },
  diver: { outfit: suit('#3f4f66', '#2f3a4c'), hat: 'mask', parts: ['pack', 'stripes'] },
  astronaut: { outfit: suit('#e6e6ec', '#b4b8c6'), hat: 'bubble', parts: ['pack', 'badge', 'belt'] },
  knight: { outfit: { ...suit('#a4aabc', '#8a90a4'), cut: 'armour' }, hat: 'knight', parts: ['belt'] },
  firefighter: {
    outfit: { ...suit('#8a6a3c', black), cut: 'uniform' },
    hat: 'fire-helmet',
    parts: ['stripes'],
  },
  builder: {
    outfit: { ...plain('#dd8440', '#4a5a7c'), boots: true },
    hat: 'helmet',
    parts: ['stripes', 'tools'],
  },
  inventor: { outfit: shirt('#8a6a4c', brown), hat: 'goggles', parts: ['tools'] },
  tailor: { outfit: shirt('#7a5a74', black), parts: ['tape'] },
  lamplighter: { outfit: uniform('#5a4668', black), hat: 'tall', parts: ['neckerchief'] },
  fisher: { outfit: { ...uniform(yellow), boots: true }, hat: 'souwester' },
  fisherman: { outfit: { ...uniform(yellow), boots: true }, hat: 'souwester' },
  fisherwoman: { outfit: { ...uniform(yellow), boots: true }, hat: 'souwester' },
  lifeguard: { outfit: plain(yellow, red), hat: 'cap', parts: ['whistle'] },
  judge: { outfit: robe(black, white), hat: 'wig', parts: ['neckerchief'] },
  mayor: {
    outfit: { cut: 'coat', top: red, second: white, sleeve: red },
    hat: 'bicorne',
    parts: ['ermine', 'medals'],
  },
  clown: {
    outfit: { cut: 'suit', top: yellow, bottom: '#4f83b5', pattern: 'dots', shoes: red },
    hat: 'clown',
    parts: ['ruff'],
  },
  shopkeeper: { outfit: shirt('#5d7a8a', brown), parts: ['apron'] },
  goalkeeper: { outfit: plain('#7ab04c', black), hat: 'cap' },
  referee: { outfit: { ...plain(white, black), pattern: 'stripes' }, parts: ['whistle'] },
  coach: {
    outfit: { cut: 'hoodie', top: '#4f6aa8', bottom: '#3a4a78', pattern: 'plain' },
    hat: 'cap',
    parts: ['whistle'],
  },
  detective: { outfit: { cut: 'coat', top: '#a9895c', second: brown, sleeve: '#a9895c' }, hat: 'beret' },
  explorer: {
    outfit: { ...uniform('#b09a62', brown), boots: true },
    hat: 'straw',
    parts: ['neckerchief', 'bag'],
  },
  dancer: { outfit: { cut: 'dress', top: '#e6a4bc', pattern: 'plain' }, hat: 'circlet' },
  superhero: { outfit: suit('#4a6ab8', red), parts: ['cape', 'belt'] },
  ninja: { outfit: suit('#3f4256', black), hat: 'bandana', parts: ['belt'] },
}

/** Worn with a headscarf or a turban, too. */
const overEverything: ReadonlySet<Headwear> = new Set([
  'crown',
  'tiara',
  'circlet',
  'bubble',
  'mask',
  'garland',
  'goggles',
])

/** Somebody in the clothes of what they are. A hat that was described is kept. */
export function dressedAs(look: Look, role: Role | undefined): Look {
  const costume = role && costumes[role]
  if (!costume) return look
  const { hat } = costume
  const isFree = look.headwear === 'none' && look.hair.style !== 'hijab'
  const headwear = hat && (isFree || overEverything.has(hat)) ? hat : look.headwear
  const { sleeve: _, ...own } = look.outfit
  const isTrousered = (role === 'fairy' || role === 'dancer') && look.form === 'man'
  return {
    ...look,
    headwear,
    outfit: { ...own, ...costume.outfit, ...(isTrousered && { cut: 'jumper' as const }) },
  }
}

/** What hangs behind the body, for an upright one. */
export const costumeBehind = (role: Role | undefined, look: Look, build: Build, isFolded: boolean): string =>
  partsOf(role, look)
    .map((part) => behind[part]?.(build, isFolded) ?? '')
    .join('')

/** What lies over the clothes, for an upright body. */
export const costumeOver = (role: Role | undefined, look: Look, build: Build, isFolded: boolean): string =>
  partsOf(role, look)
    .map((part) => over[part]?.(build, isFolded) ?? '')
    .join('')

const partsOf = (role: Role | undefined, { wears = [] }: Look): readonly Part[] => [
  ...new Set([...((role && costumes[role]?.parts) ?? []), ...wears]),
]

const behind: Partial<Record<Part, (build: Build, isFolded: boolean) => string>> = {
  cape: (build, isFolded) => mantle(build, red, isFolded ? 0 : 0.7),
  ermine: (build, isFolded) => mantle(build, '#a83f4c', isFolded ? 0 : 0.86),
  pack: ({ body, width }) =>
    path(
      `M${n(-width * 0.78)} ${n(-body * 0.92)}h${n(width * 0.5)}v${n(body * 0.72)}h${n(-width * 0.5)}z`,
      grey,
    ) + path(`M${n(-width * 0.7)} ${n(-body * 0.92)}v-8h${n(width * 0.2)}v8z`, black),
  wings: ({ body, width }) =>
    [-1, 1]
      .map((side) =>
        path(
          `M0 ${n(-body * 0.6)}C${n(side * width * 0.8)} ${n(-body * 1.5)} ${n(side * width * 1.9)} ${n(-body * 1.3)} ${n(side * width * 1.5)} ${n(-body * 0.66)}C${n(side * width * 1.6)} ${n(-body * 0.1)} ${n(side * width * 0.8)} ${n(-body * 0.1)} 0 ${n(-body * 0.4)}z`,
          '#dfeef4',
          'opacity=".8"',
        ),
      )
      .join(''),
}

const mantle = ({ body, width, legs }: Build, colour: string, length: number) =>
  path(
    `M${n(-width * 0.46)} ${n(-body + 4)}Q0 ${n(-body - 8)} ${n(width * 0.46)} ${n(-body + 4)}C${n(width * 0.8)} ${n(-body * 0.4)} ${n(width * 0.84)} ${n(legs * length * 0.5)} ${n(width * 0.72)} ${n(legs * length)}Q0 ${n(legs * length + 10)} ${n(-width * 0.86)} ${n(legs * length)}C${n(-width * 0.92)} ${n(legs * length * 0.4)} ${n(-width * 0.84)} ${n(-body * 0.4)} ${n(-width * 0.46)} ${n(-body + 4)}z`,
    colour,
  )

const over: Partial<Record<Part, (build: Build, isFolded: boolean) => string>> = {
  apron: ({ body, width, legs }, isFolded) => {
    const h = width / 2
    const hem = isFolded ? 4 : Math.min(body * 0.4, legs * 0.5)
    return (
      line(
        `M${n(-h * 0.5)} ${n(-body * 0.7)}L${n(-h * 0.36)} ${n(-body + 4)}M${n(h * 0.5)} ${n(-body * 0.7)}L${n(h * 0.42)} ${n(-body + 4)}`,
        '#e6ded0',
        5,
      ) +
      path(
        `M${n(-h * 0.56)} ${n(-body * 0.72)}H${n(h * 0.58)}L${n(h * 0.9)} ${n(-body * 0.3)}L${n(h * 0.94)} ${n(hem)}Q0 ${n(hem + 8)} ${n(-h * 0.94)} ${n(hem)}L${n(-h * 0.9)} ${n(-body * 0.3)}z`,
        '#fbf6ea',
      ) +
      line(
        `M${n(-h * 0.96)} ${n(-body * 0.3)}Q0 ${n(-body * 0.22)} ${n(h * 0.98)} ${n(-body * 0.3)}`,
        '#d9cfbc',
        4,
      ) +
      line(
        `M${n(-h * 0.4)} ${n(-body * 0.12)}v${n(body * 0.14)}q${n(h * 0.4)} 6 ${n(h * 0.8)} 0v${n(-body * 0.14)}`,
        '#d9cfbc',
        2.4,
      )
    )
  },
  badge: ({ body, width }) =>
    path(`M${n(width * 0.14)} ${n(-body * 0.78)}l4 6l7 1l-5 5l1 7l-7 -3l-7 3l1 -7l-5 -5l7 -1z`, gold),
  bag: ({ body, width }) =>
    line(`M${n(width * 0.3)} ${n(-body * 0.94)}L${n(-width * 0.44)} ${n(-body * 0.06)}`, brown, 6) +
    path(
      `M${n(-width * 0.76)} ${n(-body * 0.16)}h${n(width * 0.56)}v${n(body * 0.34)}h${n(-width * 0.56)}z`,
      '#9a6a44',
    ) +
    path(
      `M${n(-width * 0.76)} ${n(-body * 0.16)}h${n(width * 0.56)}l${n(-width * 0.08)} ${n(body * 0.18)}h${n(-width * 0.4)}z`,
      '#7a5038',
    ),
  belt: ({ body, width, shape }) =>
    path(
      `M${n(-width * 0.52 * shape[1])} ${n(-body * 0.32)}Q0 ${n(-body * 0.24)} ${n(width * 0.52 * shape[1])} ${n(-body * 0.32)}v${n(body * 0.1)}Q0 ${n(-body * 0.14)} ${n(-width * 0.52 * shape[1])} ${n(-body * 0.22)}z`,
      brown,
    ) +
    path(
      `M${n(-width * 0.06)} ${n(-body * 0.3)}h${n(width * 0.2)}v${n(body * 0.14)}h${n(-width * 0.2)}z`,
      gold,
    ),
  'bow-tie': ({ body, width }) =>
    path(
      `M${n(width * 0.04)} ${n(-body * 0.88)}L${n(-width * 0.16)} ${n(-body * 0.95)}V${n(-body * 0.8)}zM${n(width * 0.04)} ${n(-body * 0.88)}L${n(width * 0.24)} ${n(-body * 0.95)}V${n(-body * 0.8)}z`,
      red,
    ),
  chain: ({ body, width }) =>
    line(
      `M${n(-width * 0.26)} ${n(-body * 0.94)}Q${n(width * 0.02)} ${n(-body * 0.56)} ${n(width * 0.3)} ${n(-body * 0.94)}`,
      gold,
      3,
    ) + circle(width * 0.02, -body * 0.72, 5, gold),
  ermine: ({ body, width }) =>
    path(
      `M${n(-width * 0.46)} ${n(-body + 6)}Q0 ${n(-body + 22)} ${n(width * 0.48)} ${n(-body + 6)}Q${n(width * 0.62)} ${n(-body * 0.78)} ${n(width * 0.4)} ${n(-body * 0.7)}Q0 ${n(-body * 0.54)} ${n(-width * 0.4)} ${n(-body * 0.7)}Q${n(-width * 0.62)} ${n(-body * 0.78)} ${n(-width * 0.46)} ${n(-body + 6)}z`,
      '#f6f0e4',
    ) +
    [-0.36, -0.14, 0.1, 0.34]
      .map((x, index) => line(`M${n(width * x)} ${n(-body * (index % 2 ? 0.72 : 0.8))}v5`, '#4a4048', 3))
      .join(''),
  medals: ({ body, width }) =>
    [0, 1, 2]
      .map(
        (at) =>
          line(`M${n(width * (0.1 + at * 0.13))} ${n(-body * 0.62)}v7`, red, 5) +
          circle(width * (0.1 + at * 0.13), -body * 0.5, 4.4, gold),
      )
      .join(''),
  neckerchief: ({ body, width }) =>
    path(
      `M${n(-width * 0.34)} ${n(-body + 1)}Q0 ${n(-body + 14)} ${n(width * 0.38)} ${n(-body + 1)}L${n(width * 0.04)} ${n(-body * 0.66)}z`,
      red,
    ),
  rank: ({ body, width, shape }) =>
    line(
      `M${n(-width * 0.5 * shape[0])} ${n(-body + 10)}h${n(width * 0.2)}M${n(width * 0.32 * shape[0])} ${n(-body + 10)}h${n(width * 0.2)}`,
      gold,
      6,
    ),
  ruff: ({ body, width }) =>
    [-0.4, -0.22, -0.04, 0.14, 0.32, 0.46]
      .map((x, index) =>
        circle(width * x, -body + 4 + (index % 2) * 4, width * 0.13, index % 2 ? red : white),
      )
      .join(''),
  scarf: ({ body, width }) =>
    path(
      `M${n(-width * 0.36)} ${n(-body - 4)}Q0 ${n(-body + 12)} ${n(width * 0.4)} ${n(-body - 4)}L${n(width * 0.38)} ${n(-body + 14)}Q0 ${n(-body + 28)} ${n(-width * 0.36)} ${n(-body + 14)}z`,
      red,
    ) +
    path(
      `M${n(width * 0.06)} ${n(-body + 16)}h${n(width * 0.24)}l${n(width * 0.04)} ${n(body * 0.5)}h${n(-width * 0.26)}z`,
      mix(red, '#1c1030', 0.14),
    ) +
    line(`M${n(width * 0.08)} ${n(-body * 0.46)}h${n(width * 0.26)}`, white, 4),
  stars: ({ body, width }) =>
    [
      [-0.26, 0.74],
      [0.24, 0.6],
      [-0.1, 0.4],
      [0.3, 0.2],
      [-0.34, 0.1],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${n(width * x)} ${n(-body * y - 7)}l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2z`, gold),
      )
      .join(''),
  stethoscope: ({ body, width }) =>
    line(
      `M${n(-width * 0.2)} ${n(-body + 4)}Q${n(-width * 0.22)} ${n(-body * 0.66)} 0 ${n(-body * 0.6)}Q${n(width * 0.24)} ${n(-body * 0.66)} ${n(width * 0.24)} ${n(-body + 4)}M0 ${n(-body * 0.6)}v${n(body * 0.16)}`,
      '#4a4a5c',
      3.4,
    ) + circle(0, -body * 0.4, 5.4, grey),
  stripes: ({ body, width, shape }) =>
    line(
      `M${n(-width * 0.5 * shape[1])} ${n(-body * 0.42)}Q0 ${n(-body * 0.34)} ${n(width * 0.52 * shape[1])} ${n(-body * 0.42)}M${n(-width * 0.52)} ${n(-body * 0.14)}Q0 ${n(-body * 0.06)} ${n(width * 0.54)} ${n(-body * 0.14)}`,
      '#f0e46c',
      6,
    ),
  tape: ({ body, width }) =>
    line(
      `M${n(-width * 0.24)} ${n(-body * 0.3)}L${n(-width * 0.22)} ${n(-body + 4)}Q${n(width * 0.04)} ${n(-body + 12)} ${n(width * 0.28)} ${n(-body + 4)}L${n(width * 0.3)} ${n(-body * 0.4)}`,
      '#f0dc8c',
      5,
    ),
  tie: ({ body, width }) =>
    path(
      `M${n(-width * 0.06)} ${n(-body + 4)}h${n(width * 0.2)}l${n(-width * 0.05)} ${n(body * 0.12)}l${n(width * 0.07)} ${n(body * 0.42)}l${n(-width * 0.12)} ${n(body * 0.12)}l${n(-width * 0.12)} ${n(-body * 0.12)}l${n(width * 0.07)} ${n(-body * 0.42)}z`,
      '#5a4a94',
    ),
  tools: ({ body, width }) =>
    path(
      `M${n(-width * 0.54)} ${n(-body * 0.2)}Q0 ${n(-body * 0.12)} ${n(width * 0.54)} ${n(-body * 0.2)}v9Q0 ${n(-body * 0.12 + 9)} ${n(-width * 0.54)} ${n(-body * 0.2 + 9)}z`,
      brown,
    ) +
    line(`M${n(width * 0.3)} ${n(-body * 0.16)}v20M${n(width * 0.22)} ${n(-body * 0.16 + 20)}h12`, grey, 4.4),
  whistle: ({ body, width }) =>
    line(
      `M${n(-width * 0.2)} ${n(-body * 0.96)}L${n(width * 0.06)} ${n(-body * 0.58)}L${n(width * 0.28)} ${n(-body * 0.96)}`,
      '#3f5a7c',
      2.4,
    ) + circle(width * 0.06, -body * 0.54, 5, gold),
}
