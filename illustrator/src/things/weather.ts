import { circle, ellipse, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  brown,
  cream,
  gold,
  green,
  ink,
  orange,
  plum,
  red,
  silver,
  steel,
  thing,
  white,
} from './thing.ts'

/** What is in the sky, and what falls out of it. */
export const weather = {
  cloud: thing(
    220,
    110,
    path(
      'M-100 -10Q-116 -56 -70 -60Q-60 -108 -8 -104Q40 -112 54 -66Q112 -64 104 -10Q60 0 0 0Q-60 0 -100 -10z',
      white,
    ) + path('M-100 -10Q-116 -56 -70 -60Q-76 -30 -20 -26Q40 -10 104 -14Q60 0 0 0Q-60 0 -100 -10z', '#dbe4ee'),
    { stands: 'air', top: [-84, 60], isBulky: false, grip: [-100, -20] },
  ),
  'rain-cloud': thing(
    220,
    170,
    path(
      'M-100 -70Q-116 -116 -70 -120Q-60 -168 -8 -164Q40 -172 54 -126Q112 -124 104 -70Q60 -60 0 -60Q-60 -60 -100 -70z',
      steel,
    ) + line('M-60 -46l-8 26M-20 -46l-8 34M20 -46l-8 26M60 -46l-8 32', '#8fc0e0', 7),
    { stands: 'air', isBulky: true },
  ),
  sun: thing(
    170,
    170,
    circle(0, -85, 84, '#ffe9a8', 'opacity=".35"') +
      Array.from({ length: 12 }, (_, i) =>
        path('M-8 -140L0 -168L8 -140z', gold, `transform="rotate(${i * 30} 0 -85)"`),
      ).join('') +
      circle(0, -85, 52, '#ffd868') +
      circle(-12, -97, 26, '#ffe9a0'),
    { stands: 'air', isBulky: true },
  ),
  moon: thing(
    130,
    150,
    circle(0, -75, 74, '#fff2c4', 'opacity=".2"') +
      path('M20 -144A70 70 0 1 0 60 -30A56 56 0 1 1 20 -144z', '#ffeeb8') +
      circle(-34, -80, 7, '#ecd89c') +
      circle(-20, -40, 9, '#ecd89c'),
    { stands: 'air', isBulky: false, top: [-18, 30], grip: [-50, -70] },
  ),
  rainbow: thing(
    520,
    270,
    [red, orange, gold, green, blue, plum]
      .map((c, i) =>
        path(
          `M${-250 + i * 20} 0A${250 - i * 20} ${250 - i * 20} 0 0 1 ${250 - i * 20} 0`,
          'none',
          `stroke="${c}" stroke-width="20" opacity=".8"`,
        ),
      )
      .join(''),
    { stands: 'air', isBulky: true, top: [-250, 50] },
  ),
  comet: thing(
    200,
    90,
    path('M60 -30L-96 -86Q-40 -40 -96 -60Q-40 -20 50 -16z', '#ffe9a8', 'opacity=".6"') +
      path('M66 -62l10 22h24l-19 15l7 24l-22 -14l-22 14l7 -24l-19 -15h24z', '#ffe08a'),
    { stands: 'air', isBulky: true },
  ),
  planet: thing(
    180,
    120,
    circle(0, -60, 50, orange) +
      path('M-46 -76Q0 -64 46 -78M-49 -52Q0 -40 49 -54', 'none', `stroke="${brick}" stroke-width="9"`) +
      path(
        'M-44 -46Q-110 -20 -80 -14Q0 -16 84 -74Q106 -100 46 -82',
        'none',
        `stroke="${gold}" stroke-width="9"`,
      ),
    { stands: 'air', isBulky: true, top: [-110, 20] },
  ),
  lightning: thing(80, 150, path('M14 -150L-36 -66H-6L-20 0L38 -92H6z', '#ffe08a'), { stands: 'air' }),
  snowball: thing(
    52,
    52,
    circle(0, -26, 26, '#eef3fb') + path('M-26 -26A26 26 0 0 0 26 -26Q0 -8 -26 -26z', '#cbd8ea'),
  ),
  snowflake: thing(
    68,
    79,
    [0, 60, 120]
      .map((t) =>
        line(
          'M0 -76V-4M-12 -66L0 -56L12 -66M-12 -14L0 -24L12 -14',
          white,
          6,
          `transform="rotate(${t} 0 -40)"`,
        ),
      )
      .join(''),
    { stands: 'air' },
  ),
  snowdrift: thing(
    300,
    80,
    path('M-150 0Q-110 -60 -40 -56Q10 -100 70 -52Q130 -46 150 0z', '#eef3fb') +
      path('M-150 0Q-60 -34 20 -20Q90 -36 150 0z', '#d4e0f0'),
    { isBulky: true, top: [-56, 80] },
  ),
  icicle: thing(
    120,
    110,
    path('M-60 -110H60L50 -60L40 -104L24 -10L10 -100L-8 -40L-22 -104L-36 0L-46 -100L-56 -50z', '#cfe8f4') +
      path('M24 -10L10 -100H18zM-36 0L-46 -100H-40z', white),
    { stands: 'wall', isBulky: false },
  ),
  drop: thing(26, 53, path('M0 -54Q26 -16 0 0Q-26 -16 0 -54z', '#7fb8dc') + ellipse(-5, -18, 4, 8, white)),
  bubble: thing(
    110,
    110,
    [
      [-20, -40, 36],
      [34, -76, 24],
      [30, -20, 14],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, '#d9eef6', 'opacity=".45"') +
          circle(x, y, r, 'none', `stroke="${white}" stroke-width="4" opacity=".8"`) +
          path(
            `M${x - r * 0.6} ${y - r * 0.2}Q${x - r * 0.5} ${y - r * 0.6} ${x - r * 0.1} ${y - r * 0.7}`,
            'none',
            `stroke="${white}" stroke-width="5"`,
          ),
      )
      .join(''),
    { stands: 'air' },
  ),
  smoke: thing(
    90,
    150,
    circle(-6, -24, 20, silver, 'opacity=".8"') +
      circle(14, -60, 25, silver, 'opacity=".65"') +
      circle(-10, -104, 32, silver, 'opacity=".5"'),
    { stands: 'air' },
  ),
  weathervane: thing(
    115,
    163,
    line('M0 0V-110M-50 -70H50', ink, 8) +
      path('M-60 -110H30L56 -126L30 -142V-130H-60z', ink) +
      path('M-20 -130Q-24 -166 6 -160Q26 -168 24 -150Q6 -130 -20 -130z', ink) +
      circle(0, -110, 7, gold),
    { isBulky: true },
  ),
  campfire: thing(
    130,
    120,
    circle(0, -50, 110, '#ffb860', 'opacity=".18"') +
      path('M-40 -18Q-56 -70 -14 -116Q-8 -84 10 -98Q54 -64 40 -18z', orange) +
      path('M-18 -18Q-28 -54 2 -78Q30 -50 18 -18z', '#ffe08a') +
      line('M-54 -4L54 -18M-54 -18L54 -4', brown, 15) +
      rect(-8, -12, 16, 6, brick),
  ),
  firework: thing(
    200,
    200,
    [red, gold, '#8fc0e0', '#f0b8c4', green, cream, orange, '#c8a4dc']
      .map(
        (c, i) =>
          line('M0 -130V-190', c, 7, `transform="rotate(${i * 45} 0 -100)"`) +
          circle(0, -110, 5, c, `transform="rotate(${i * 45 + 22} 0 -100) translate(0 -44)"`),
      )
      .join('') + circle(0, -100, 10, '#fff2c4'),
    { stands: 'air', isBulky: true },
  ),
} as const
