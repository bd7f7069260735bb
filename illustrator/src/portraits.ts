import { hairBehind } from './figures/hair.ts'
import { head as headOf } from './figures/head.ts'
import { drawPerson } from './figures/person.ts'
import { type Look, lookOf } from './look.ts'
import { mix, palettes } from './palette.ts'
import { at, circle, document, ellipse, group, Lights, line, path, rect } from './paper.ts'
import { drawProp } from './props.ts'
import { Chance, hashOf } from './random.ts'
import { hills } from './settings/layers/land.ts'
import { roundTree } from './settings/layers/trees.ts'
import type { Stage } from './settings/stage.ts'

/** Head and shoulders in a round window, 160 × 160. */
export function drawAvatar(look: Look): string {
  const lights = new Lights(`a${hashOf(JSON.stringify(look)).toString(36)}`)
  const shoulders =
    path('M24 160C26 128 52 116 80 116C108 116 134 128 136 160z', look.outfit.top) +
    rect(69, 96, 22, 30, mix(look.skin, '#3a1c30', 0.16), 9)
  const background =
    circle(80, 80, 80, lights.fade(['#3a3a7c', '#a8709a'])) + lights.glow(104, 50, 80, '#ffd98a', 0.6)
  const head = (content: string) => group(content, 'translate(78 78) scale(40)')
  return document(
    160,
    160,
    [0, 0, 160, 160],
    lights,
    background + head(hairBehind(look)) + shoulders + head(headOf(look, 'happy')),
  )
}

/** A child with a book under a tree, by lantern light; the left third is left to the sky. */
export function drawHero(seed: string, theme: 'evening' | 'bedtime'): string {
  const lights = new Lights(`h${hashOf(seed + theme).toString(36)}`)
  const palette = palettes[theme === 'evening' ? 'dusk' : 'night']
  const stage: Stage = { palette, lights, chance: new Chance(seed), weather: 'stars' }
  const child = lookOf({ id: 'hero', age: 6, hairColor: 'dark brown', otherFeatures: 'curly hair' })
  const wideSky =
    rect(0, 0, 1600, 900, lights.fade(palette.sky)) +
    heroStars(stage.chance) +
    lights.glow(420, 190, 340, palette.moon, 0.5) +
    circle(420, 190, 62, palette.moon)
  const land = group(
    hills(stage, 560, 60, palette.far) +
      hills(stage, 640, 54, palette.middle) +
      hills(stage, 720, 40, palette.near),
    'scale(1.3334 1)',
  )
  const meadow = path('M-20 780Q500 700 900 740T1620 730V920H-20z', palette.ground)
  const tree = roundTree(1370, 800, 3, palette.leaf, stage)
  const light = lights.glow(1130, 640, 520, palette.lamp, 0.75)
  const reader = at(
    1080,
    800,
    drawPerson({ kind: 'child', look: child, pose: 'reading', mood: 'happy' }),
    2.5,
  )
  const lantern = lights.glow(1240, 690, 220, palette.lamp, 0.9) + at(1250, 800, drawProp('lantern'), 1.7)
  const books = at(960, 806, drawProp('book'), 1.5)
  const edge = path('M-10 900V850Q400 880 800 864T1610 846V900z', palette.front)
  return document(
    1600,
    900,
    [0, 0, 1600, 900],
    lights,
    wideSky + land + meadow + tree + light + books + reader + lantern + edge,
  )
}

const heroStars = (chance: Chance) =>
  Array.from({ length: 110 }, () =>
    circle(
      chance.between(10, 1590),
      chance.between(14, 520),
      chance.between(1, 3.4),
      '#fff6dc',
      `opacity="${Math.round(chance.between(4, 10)) / 10}"`,
    ),
  ).join('')

export type Vignette =
  | 'empty-library'
  | 'no-child'
  | 'offline'
  | 'not-found'
  | 'weaving'
  | 'painting'
  | 'recording'
  | 'finishing'

/** A small picture for an empty screen or a wait: 400 × 300, on nothing, for light pages and dark ones. */
export function drawVignette(kind: Vignette): string {
  const lights = new Lights(`v${hashOf(kind).toString(36)}`)
  const glow = lights.glow(200, 150, 190, '#f0b45c', 0.32)
  const island = ellipse(200, 262, 150, 20, '#5a5590', 'opacity=".35"')
  return document(400, 300, [0, 0, 400, 300], lights, glow + island + vignettes[kind]())
}

const child = (id: string, age: number) => lookOf({ id, age })

const vignettes: Record<Vignette, () => string> = {
  'empty-library': () => shelf() + at(250, 258, drawProp('lantern'), 0.8),
  'no-child': () =>
    at(150, 258, drawProp('basket'), 1) +
    at(236, 258, drawProp('ball'), 1) +
    at(290, 258, drawProp('pillow'), 0.8) +
    at(206, 150, drawProp('star'), 0.6),
  offline: () =>
    cloud(200, 150) +
    line('M150 200l20 26M200 206l10 26M240 200l20 24', '#8a94c0', 6) +
    at(200, 262, drawProp('umbrella'), 0.6),
  'not-found': () =>
    at(200, 262, drawProp('map'), 1.6) +
    at(296, 262, drawProp('lantern'), 0.9) +
    at(110, 262, drawProp('telescope'), 0.9),
  weaving: () =>
    at(
      170,
      258,
      drawPerson({ kind: 'child', look: child('weaving', 7), pose: 'reading', mood: 'curious' }),
      0.95,
    ) +
    at(290, 258, drawProp('lantern'), 1) +
    at(280, 130, drawProp('feather'), 0.7),
  painting: () =>
    easel() +
    at(
      120,
      258,
      drawPerson({ kind: 'child', look: child('painting', 6), pose: 'pointing', mood: 'happy' }),
      0.92,
    ),
  recording: () =>
    at(
      160,
      258,
      drawPerson({
        kind: 'elder',
        look: { ...child('recording', 60), hair: { colour: '#cfc9d4', style: 'bun' }, glasses: true },
        pose: 'reading',
        mood: 'happy',
      }),
      0.72,
    ) + waves(),
  finishing: () =>
    at(200, 250, drawProp('book'), 1.9) +
    [
      [110, 130],
      [290, 110],
      [230, 70],
    ]
      .map(([x = 0, y = 0]) => at(x, y, drawProp('star'), 0.55))
      .join(''),
}

const shelf = () =>
  rect(80, 206, 240, 12, '#8a5c3c', 4) +
  [
    [104, 60, '#b5566c'],
    [132, 74, '#5a7fb5'],
    [160, 52, '#e0a85a'],
  ]
    .map(([x, h, colour]) => rect(Number(x), 206 - Number(h), 22, Number(h), String(colour), 3))
    .join('') +
  path('M196 206L230 146L250 156L220 206z', '#6f9a6b')
const cloud = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-90 30Q-116 0 -74 -14Q-66 -54 -24 -48Q4 -80 40 -50Q80 -56 82 -14Q112 0 90 30z', '#b9bfe0'),
    1,
  )
const easel = () =>
  line('M250 262L280 110M340 262L310 110M295 262V110', '#8a5c3c', 8) +
  rect(236, 110, 120, 100, '#f6e7c6', 4) +
  circle(318, 140, 16, '#f0c872') +
  path('M236 210V184Q270 156 300 180T356 170V210z', '#7f6fb5')
const waves = () =>
  [0, 1, 2]
    .map((index) =>
      line(
        `M${262 + index * 24} ${150 - index * 16}q${22 + index * 8} ${34 + index * 16} 0 ${68 + index * 32}`,
        '#e0a85a',
        8,
        `opacity="${0.9 - index * 0.25}"`,
      ),
    )
    .join('')
