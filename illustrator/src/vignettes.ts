import { drawCreature } from './creatures/index.ts'
import { drawPerson } from './figures/person.ts'
import { type Look, lookOf } from './look.ts'
import { at, circle, document, ellipse, group, Lights, line, path, rect, sheet } from './paper.ts'
import { Chance, hashOf } from './random.ts'
import { drawThing } from './things.ts'
import type { Action, Mood } from './words.ts'

export type Vignette =
  | 'empty-library'
  | 'no-child'
  | 'offline'
  | 'not-found'
  | 'weaving'
  | 'painting'
  | 'recording'
  | 'finishing'

/** A small picture for an empty or a waiting screen: 400 × 300, with a transparent background, for light and dark pages. */
export function drawVignette(kind: Vignette): string {
  const lights = new Lights(`v${hashOf(kind).toString(36)}`)
  return document(400, 300, [0, 0, 400, 300], lights, moonlitSpot(lights, kind) + scenes[kind](lights))
}

const shade = '#1c1640'

/** A circle of evening sky with a hill, for a page of any colour. */
function moonlitSpot(lights: Lights, kind: string): string {
  const chance = new Chance(kind)
  const dots = Array.from({ length: 14 }, () => {
    const turn = chance.between(3.3, 6.1)
    const reach = chance.between(40, 118)
    return circle(
      200 + Math.cos(turn) * reach,
      150 + Math.sin(turn) * reach * 0.9,
      chance.between(1, 2.4),
      '#fff6dc',
      'opacity=".8"',
    )
  })
  return (
    lights.glow(200, 160, 200, '#f0b45c', 0.3) +
    circle(200, 148, 132, '#2c2a66', 'opacity=".16"') +
    circle(200, 146, 126, lights.fade(['#2f2f74', '#6a559e', '#d99a8c'])) +
    dots.join('') +
    path('M82 190Q120 160 170 178T290 166Q310 168 321 184A126 126 0 0 1 82 190z', '#6f5a9a', 'opacity=".8"') +
    sheet(
      'M40 262Q60 214 130 216T280 210Q340 212 362 262Q300 286 200 286T40 262z',
      lights.fade(['#6a5f9e', '#463f7c']),
      shade,
      5,
      '#8f84bc',
    )
  )
}

const person = (
  id: string,
  age: number,
  action: Action,
  mood: Mood,
  x: number,
  y: number,
  scale: number,
  features = '',
) =>
  at(
    x,
    y,
    drawPerson({ kind: 'child', look: lookOf({ id, age, otherFeatures: features }), action, mood }),
    scale,
  )

const star = (x: number, y: number, k: number) =>
  path(
    'M0 -30Q5 -5 30 0Q5 5 0 30Q-5 5 -30 0Q-5 -5 0 -30z',
    '#ffe9a8',
    `transform="translate(${x} ${y}) scale(${k})"`,
  )

const scenes: Record<Vignette, (lights: Lights) => string> = {
  'empty-library': (lights) =>
    bookcase() +
    lights.glow(282, 214, 90, '#ffbf60', 0.8) +
    at(282, 254, drawThing('lantern'), 0.72) +
    at(120, 260, drawCreature('cat', 'sleep', 'sleepy'), 0.86),
  'no-child': (lights) =>
    lights.glow(196, 210, 120, '#ffbf60', 0.7) +
    tent() +
    at(176, 256, drawCreature('bear', 'sit', 'calm'), 0.62) +
    at(290, 262, drawThing('ball'), 0.6) +
    at(108, 264, drawThing('lantern'), 0.56) +
    star(262, 74, 0.7) +
    star(130, 92, 0.4),
  offline: (lights) =>
    lights.glow(250, 84, 90, '#fdf1d0', 0.5) +
    circle(256, 84, 30, '#fdf1d0') +
    cloud(232, 106) +
    line('M168 132l-6 22M196 138l-6 24M226 136l-6 22M258 134l-6 22', '#b9c6ee', 4, 'opacity=".8"') +
    at(190, 262, drawCreature('owl', 'stand', 'sleepy'), 0.94) +
    at(222, 238, drawThing('umbrella'), 0.86) +
    at(290, 262, drawThing('letter'), 0.62),
  'not-found': (lights) =>
    signpost() +
    lights.glow(196, 220, 90, '#ffbf60', 0.7) +
    at(
      150,
      262,
      drawPerson({
        kind: 'child',
        look: lookOf({ id: 'lost-2', age: 6, hairColor: 'black' }),
        action: 'stand',
        mood: 'curious',
        holding: 'lantern',
      }),
      0.72,
    ) +
    at(106, 264, drawCreature('hedgehog', 'stand', 'curious'), 0.6) +
    at(310, 264, drawThing('map'), 0.66),
  weaving: (lights) =>
    lights.glow(214, 190, 110, '#ffbf60', 0.75) +
    ribbon() +
    person('weaving-4', 7, 'read', 'curious', 152, 262, 0.86, 'ginger hair, plaits') +
    star(262, 150, 0.5) +
    star(298, 104, 0.7) +
    star(236, 84, 0.42) +
    at(296, 262, drawThing('lantern'), 0.62),
  painting: (lights) => lights.glow(262, 170, 120, '#ffbf60', 0.55) + easel() + painter(),
  recording: (lights) =>
    lights.glow(206, 190, 110, '#ffbf60', 0.7) +
    armchair() +
    at(166, 256, drawPerson({ kind: 'elder', look: elder, action: 'read', mood: 'happy' }), 0.62) +
    waves(),
  finishing: (lights) =>
    lights.glow(200, 200, 130, '#ffbf60', 0.8) +
    closedBook() +
    at(262, 186, drawCreature('bird', 'stand', 'happy'), 0.86, true) +
    star(128, 116, 0.7) +
    star(200, 84, 0.9) +
    star(266, 110, 0.5) +
    star(164, 148, 0.36),
}

const elder: Look = {
  ...lookOf({ id: 'recording-1', otherFeatures: 'light brown skin' }),
  hair: { colour: '#d9d3de', style: 'bun' },
  glasses: true,
}

const bookcase = () =>
  sheet('M130 256V96Q200 70 270 96V256z', '#7a5048', shade, 5) +
  path('M142 160V108Q200 88 258 108V160zM142 206V172H258V206zM142 250V218H258V250z', '#38244c') +
  [
    [150, 22, 40, '#b5566c'],
    [174, 16, 34, '#e0a85a'],
  ]
    .map(([x, w, h, colour]) => rect(Number(x), 160 - Number(h), Number(w), Number(h), String(colour), 2))
    .join('') +
  path('M204 160l12 -38l16 5l-12 33z', '#6f9ab0') +
  line('M146 250q10 -20 22 -32M252 176q-10 4 -14 26', '#8a7ab0', 1.6, 'opacity=".7"') +
  star(228, 234, 0.3)

const tent = () =>
  sheet('M200 96L304 256H96z', '#d9805f', shade, 5) +
  path('M200 96L304 256H262z', '#b5604c') +
  path('M200 128L240 256H150z', '#ffd98a') +
  path('M200 128L150 256H132z', '#e6a07a') +
  line('M200 96V78', '#7a4e36', 5) +
  path('M200 78q18 -4 32 6q-14 4 -32 8z', '#7aa878')

const cloud = (x: number, y: number) =>
  at(
    x,
    y,
    sheet(
      'M-96 30Q-122 0 -78 -14Q-70 -56 -26 -50Q4 -84 42 -52Q86 -58 88 -14Q118 0 94 30z',
      '#cfd2ee',
      shade,
      4,
    ),
    0.9,
  )

const signpost = () =>
  line('M262 262V104', '#7a5040', 11) +
  sheet('M206 112H300L318 130L300 148H206z', '#c9986a', shade, 4) +
  sheet('M318 164H226L208 182L226 200H318z', '#b5845a', shade, 4) +
  line('M226 130H284M238 182H300', '#7a5040', 4, 'stroke-dasharray="16 8"')

const ribbon = () =>
  path(
    'M196 206Q236 190 226 160Q214 130 250 124Q292 120 284 86Q280 64 300 52',
    'none',
    'stroke="#b5702c" stroke-width="15" stroke-linecap="round" opacity=".35" transform="translate(2 4)"',
  ) +
  path(
    'M196 206Q236 190 226 160Q214 130 250 124Q292 120 284 86Q280 64 300 52',
    'none',
    'stroke="#fff3d8" stroke-width="15" stroke-linecap="round"',
  ) +
  path(
    'M196 206Q236 190 226 160Q214 130 250 124Q292 120 284 86Q280 64 300 52',
    'none',
    'stroke="#8a6a9c" stroke-width="3" stroke-dasharray="10 6" stroke-linecap="round"',
  ) +
  at(304, 50, drawThing('feather'), 0.56)

const easel = () =>
  line('M240 262L276 92M342 258L302 92M292 258V110', '#8a5c3c', 8) +
  sheet('M226 96H352V208H226z', '#f6e7c6', shade, 4) +
  rect(236, 106, 106, 92, '#3f3f86') +
  circle(314, 130, 13, '#fdf1d0') +
  path('M236 198V172Q264 146 292 168T342 162V198z', '#7f6fb5') +
  path('M236 198V186Q280 168 342 184V198z', '#5f9a8b') +
  rect(220, 208, 138, 9, '#8a5c3c', 3)

const painter = () => {
  const look = lookOf({ id: 'painting-3', age: 6, hairColor: 'blonde' })
  const brush = line('M0 0L34 -12', '#8a5c3c', 4) + path('M32 -16q14 -8 22 -4q-6 10 -20 11z', '#e0805f')
  return (
    at(146, 262, drawPerson({ kind: 'child', look, action: 'point', mood: 'happy' }), 0.84) +
    at(204, 152, brush) +
    group(
      ellipse(0, 0, 24, 15, '#c9986a') +
        circle(-9, -4, 4, '#d9604c') +
        circle(2, -7, 4, '#6f9ad0') +
        circle(11, -1, 4, '#8aa860') +
        circle(0, 5, 4, '#f0c872'),
      'translate(102 214) rotate(-18)',
    )
  )
}

const armchair = () =>
  sheet('M92 258V150Q96 110 140 108H186Q226 110 230 150V258z', '#5f8a92', shade, 5) +
  sheet(
    'M78 262V206Q78 190 94 190Q110 190 110 206V262zM214 262V206Q214 190 230 190Q246 190 246 206V262z',
    '#4f757e',
    shade,
    4,
  )

const waves = () =>
  [0, 1, 2]
    .map((index) =>
      line(
        `M${262 + index * 22} ${164 - index * 14}q${16 + index * 7} ${26 + index * 14} 0 ${52 + index * 28}`,
        '#ffd27a',
        7,
        `opacity="${0.95 - index * 0.25}"`,
      ),
    )
    .join('')

const closedBook = () =>
  ellipse(200, 258, 110, 12, shade, 'opacity=".4"') +
  sheet('M104 252V204Q104 192 116 192H292V252z', '#8a4a6c', shade, 5) +
  path('M116 200H288V244H116Q108 240 108 222T116 200z', '#fff3d8') +
  line('M118 212H286M116 222H286M118 232H286', '#e0c89c', 2) +
  path('M104 246Q104 240 116 244H292V256H116Q104 256 104 246z', '#b5607f') +
  path('M262 192V276l-9 -9l-9 9V192z', '#e8b64c')
