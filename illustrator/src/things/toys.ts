import { circle, ellipse, group, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  brown,
  cream,
  gold,
  green,
  ink,
  navy,
  oak,
  ochre,
  orange,
  pine,
  pink,
  plum,
  red,
  silver,
  sky,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What is played with, drawn and written with. */
/** What wheels that have been in a puddle leave behind them. */
const wet = '#3f566e'

/** Skin of nobody yet: it is drawn in that of the child of the picture. */
export const bareSkin = '#d9a17d'

/** Two lines that go everywhere together. */
const twice = (d: string) => line(d, wet, 15) + line(d, '#93a5b5', 6)

export const toys = {
  teddy: thing(
    84,
    104,
    ellipse(-22, -10, 16, 12, oak) +
      ellipse(22, -10, 16, 12, oak) +
      ellipse(0, -32, 28, 30, '#b9855a') +
      ellipse(0, -30, 17, 19, '#e2bc8c') +
      ellipse(-30, -46, 9, 16, oak, 'transform="rotate(30 -30 -46)"') +
      ellipse(30, -46, 9, 16, oak, 'transform="rotate(-30 30 -46)"') +
      circle(-22, -94, 11, oak) +
      circle(22, -94, 11, oak) +
      circle(0, -78, 27, '#b9855a') +
      ellipse(0, -70, 12, 9, '#e2bc8c') +
      circle(-10, -82, 4, ink) +
      circle(10, -82, 4, ink) +
      ellipse(0, -73, 4, 3, ink) +
      line('M0 -54V-14', brown, 2, 'stroke-dasharray="4 4"') +
      path('M-12 -54L0 -50L12 -54L12 -46L0 -50L-12 -46z', red),
    { grip: [-30, -52] },
  ),
  doll: thing(
    66,
    104,
    path('M-22 -80Q-30 -40 -18 -46V-90zM22 -80Q30 -40 18 -46V-90z', brown) +
      line('M-10 -20V-4M10 -20V-4', '#e8b890', 9) +
      path('M-10 -58H10L30 -14Q0 -4 -30 -14z', red) +
      line('M-10 -52L-26 -34M10 -52L26 -34', '#e8b890', 8) +
      circle(0, -78, 22, '#f0c8a0') +
      path('M-24 -74Q-28 -104 0 -104Q28 -104 24 -74Q16 -90 0 -90Q-16 -90 -24 -74z', brown) +
      circle(-8, -76, 3, ink) +
      circle(8, -76, 3, ink) +
      path('M-6 -67Q0 -62 6 -67', 'none', `stroke="${red}" stroke-width="3"`),
    { grip: [-24, -36] },
  ),
  blocks: thing(
    120,
    92,
    rect(-58, -44, 44, 44, red, 4) +
      rect(-10, -44, 44, 44, blue, 4) +
      rect(-36, -90, 44, 44, gold, 4) +
      path('M38 0L52 -40L66 0z', green) +
      circle(-36, -22, 10, cream) +
      rect(2, -32, 20, 20, cream, 2) +
      path('M-24 -56L-14 -80L-4 -56z', cream),
    { top: [-90, 20] },
  ),
  marble: thing(
    32,
    32,
    circle(0, -16, 16, sky) + path('M-12 -20Q0 -30 12 -10Q0 -4 -12 -20z', red) + circle(-5, -22, 4, white),
  ),
  'glove-puppet': thing(
    88,
    113,
    path('M-30 0L-22 -54H22L30 0z', plum) +
      path('M-22 -54L-44 -34L-36 -24L-18 -38zM22 -54L44 -34L36 -24L18 -38z', plum) +
      circle(0, -76, 24, '#f0c8a0') +
      path('M-24 -84Q0 -124 24 -84z', gold) +
      circle(0, -106, 7, red) +
      circle(-8, -76, 3, ink) +
      circle(8, -76, 3, ink) +
      circle(0, -68, 5, red) +
      path('M-8 -62Q0 -56 8 -62', 'none', `stroke="${ink}" stroke-width="3"`),
    { grip: [0, -10] },
  ),
  'see-saw': thing(
    560,
    150,
    path('M-46 0L0 -92L46 0z', navy) +
      path('M-18 -56L0 -92L18 -56z', '#5a7fb5') +
      line('M-270 -46L270 -138', red, 20) +
      line('M-270 -51L270 -143', '#e88a9c', 6) +
      line('M-232 -62H-196M196 -135H232', '#8a3f5c', 12) +
      line('M-150 -66V-112M-166 -112H-134M150 -118V-164M134 -164H166', ink, 9),
    {
      isBulky: true,
      top: [-92, 220],
      seats: [
        { x: -214, y: -66, hand: [62, -44] },
        { x: 214, y: -140, hand: [62, -22] },
      ],
    },
  ),
  slide: thing(
    340,
    260,
    line(
      'M-140 0V-200M-90 0V-200M-140 -50H-90M-140 -100H-90M-140 -150H-90M-140 -200V-250M-90 -200V-250',
      steel,
      11,
    ) +
      path('M-146 -206H-70Q20 -190 80 -80Q110 -24 166 -20V0H120Q60 -10 30 -70Q-20 -170 -80 -184H-146z', red) +
      path('M-70 -206Q20 -190 80 -80Q110 -24 166 -20V-10Q100 -10 66 -70Q10 -170 -70 -190z', '#e88a9c'),
    { isBulky: true, top: [-200, 30] },
  ),
  trampoline: thing(
    280,
    90,
    line('M-110 0V-66M110 0V-66M-50 0V-50M50 0V-50', ink, 10) +
      ellipse(0, -70, 140, 20, blue) +
      ellipse(0, -72, 116, 14, ink),
    { isBulky: true, top: [-72, 100] },
  ),
  'climbing-frame': thing(
    252,
    266,
    line('M-120 0L-90 -260H90L120 0M-40 0V-260M40 0V-260M-112 -66H112M-104 -132H104M-96 -196H96', teal, 12),
    { isBulky: true, top: [-260, 84] },
  ),
  roundabout: thing(
    280,
    120,
    rect(-14, -40, 28, 40, ink) +
      ellipse(0, -44, 140, 24, brick) +
      ellipse(0, -50, 140, 22, gold) +
      line('M-90 -50V-110H90V-50M0 -50V-120', steel, 9),
    { isBulky: true, top: [-52, 110] },
  ),
  hoop: thing(
    140,
    140,
    `<circle cx="0" cy="-70" r="64" fill="none" stroke="${red}" stroke-width="11"/><circle cx="0" cy="-70" r="64" fill="none" stroke="${cream}" stroke-width="11" stroke-dasharray="26 26"/>`,
    { grip: [0, -134] },
  ),
  'skipping-rope': thing(
    120,
    70,
    path('M-50 -60Q-60 0 0 -4Q60 0 50 -60', 'none', `stroke="${orange}" stroke-width="7"`) +
      rect(-56, -76, 13, 30, brown, 5) +
      rect(44, -76, 13, 30, brown, 5),
  ),
  dreidel: thing(
    56,
    84,
    rect(-5, -84, 10, 26, oak, 3) +
      path('M-26 -58H26V-24L0 0L-26 -24z', blue) +
      path('M-26 -58H-2V-2L-26 -24z', '#7f9fcc') +
      line('M6 -46H18V-28', cream, 5),
  ),
  'spinning-top': thing(
    80,
    92,
    rect(-5, -92, 10, 34, brown, 4) +
      path('M-40 -46Q0 -76 40 -46Q24 -14 0 0Q-24 -14 -40 -46z', red) +
      path('M-40 -46Q0 -34 40 -46L33 -32Q0 -22 -33 -32z', gold),
  ),
  'jack-in-the-box': thing(
    90,
    160,
    rect(-42, -70, 84, 70, blue, 4) +
      circle(0, -35, 18, gold) +
      line('M-6 -70Q14 -80 -8 -88Q14 -96 -4 -106', steel, 6) +
      circle(0, -128, 22, '#f0c8a0') +
      path('M-22 -134L-30 -160L0 -148L30 -160L22 -134z', red) +
      circle(-8, -130, 3, ink) +
      circle(8, -130, 3, ink) +
      circle(0, -122, 5, red),
    { mouth: [-70, 36] },
  ),
  'rocking-horse': thing(
    210,
    190,
    path('M-104 -16Q0 30 104 -16', 'none', `stroke="${red}" stroke-width="14"`) +
      line('M-50 -74L-62 -12M46 -74L62 -12', oak, 15) +
      path(
        'M-70 -110Q0 -84 40 -112L62 -176Q100 -180 104 -140L70 -130Q74 -80 40 -64H-44Q-76 -70 -70 -110z',
        pine,
      ) +
      path('M40 -120L58 -180L74 -174Q56 -140 52 -104z', brown) +
      line('M-72 -104Q-100 -90 -96 -56', brown, 13) +
      path('M-26 -104Q0 -92 22 -106L18 -74H-24z', blue) +
      circle(82, -154, 4, ink),
    { isBulky: true, top: [-100, 24] },
  ),
  'dolls-house': thing(
    190,
    210,
    rect(-84, -140, 168, 140, pink, 4) +
      path('M-104 -134L0 -208L104 -134z', brick) +
      line('M-84 -70H84M0 -140V0', brown, 6) +
      rect(-66, -122, 42, 40, '#ffe9a8', 3) +
      rect(24, -122, 42, 40, '#ffe9a8', 3) +
      rect(-62, -48, 34, 48, brown, 3) +
      rect(22, -52, 46, 36, '#ffe9a8', 3),
    { isBulky: true },
  ),
  kaleidoscope: thing(
    100,
    40,
    rect(-48, -36, 80, 32, plum, 6) + rect(28, -40, 20, 40, gold, 4) + rect(-48, -36, 12, 32, ochre, 4),
  ),
  puzzle: thing(
    76,
    60,
    path('M-36 -56H-8Q-14 -40 0 -40Q14 -40 8 -56H36V-34Q22 -40 22 -28Q22 -16 36 -22V0H-36z', teal) +
      path('M-36 -56h14V0h-14z', '#7cbab2'),
  ),
  dice: thing(
    50,
    50,
    rect(-25, -50, 50, 50, white, 9) +
      [
        [-12, -37],
        [12, -37],
        [0, -25],
        [-12, -13],
        [12, -13],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4.5, ink))
        .join(''),
  ),
  card: thing(
    54,
    72,
    rect(-26, -70, 52, 70, white, 5) +
      path('M0 -22Q-24 -40 -14 -52Q-4 -58 0 -46Q4 -58 14 -52Q24 -40 0 -22z', red),
  ),
  crayon: thing(
    20,
    74,
    rect(-9, -56, 18, 56, red, 3) +
      path('M-9 -56L-3 -74H3L9 -56z', '#a03c54') +
      rect(-9, -44, 18, 6, ink) +
      rect(-9, -16, 18, 6, ink),
    { held: rect(-7, -26, 14, 46, red, 3) + path('M-7 20L-2 34H2L7 20z', '#a03c54') },
  ),
  pencil: thing(
    18,
    84,
    rect(-8, -64, 16, 54, gold) +
      path('M-8 -64L0 -84L8 -64z', pine) +
      path('M-3 -76L0 -84L3 -76z', ink) +
      rect(-8, -12, 16, 12, pink, 3),
    { held: rect(-6, -34, 12, 46, gold) + path('M-6 12L0 30L6 12z', pine) + rect(-6, -42, 12, 9, pink, 2) },
  ),
  pen: thing(
    20,
    80,
    path('M-8 -70H8V-24L0 0L-8 -24z', navy) +
      rect(-9, -80, 18, 14, ink, 3) +
      path('M-4 -14L0 0L4 -14z', gold),
    { held: path('M-6 -40H6V8L0 28L-6 8z', navy) },
  ),
  paper: thing(
    70,
    84,
    path('M-34 -84H24L34 -72V0H-34z', white) +
      path('M24 -84V-72H34z', silver) +
      line('M-22 -60H20M-22 -44H22M-22 -28H8', steel, 4),
  ),
  drawing: thing(
    96,
    76,
    rect(-48, -76, 96, 76, white, 2) +
      circle(26, -56, 11, gold) +
      path('M-40 -10V-36L-20 -54L0 -36V-10z', 'none', `stroke="${brick}" stroke-width="5"`) +
      line('M16 -10V-30M8 -22L24 -22', blue, 5) +
      line('M-44 -8H44', green, 5),
  ),
  notebook: thing(
    64,
    80,
    rect(-30, -78, 60, 78, teal, 5) +
      rect(-30, -78, 12, 78, '#3f7f7a', 4) +
      rect(-8, -60, 28, 18, cream, 2) +
      line('M-30 -66h-6M-30 -50h-6M-30 -34h-6M-30 -18h-6', steel, 4),
  ),
  ruler: thing(
    120,
    22,
    rect(-60, -22, 120, 22, gold, 3) +
      line('M-48 -22v9M-34 -22v6M-20 -22v9M-6 -22v6M8 -22v9M22 -22v6M36 -22v9M50 -22v6', ink, 3),
  ),
  rubber: thing(48, 28, rect(-24, -28, 48, 28, pink, 6) + rect(-24, -28, 22, 28, blue, 6)),
  paints: thing(
    110,
    30,
    rect(-55, -24, 110, 24, ink, 5) +
      [red, gold, green, blue, plum].map((c, i) => ellipse(-40 + i * 20, -24, 9, 6, c)).join(''),
  ),
  newspaper: thing(
    84,
    66,
    rect(-40, -64, 80, 64, '#e9e2d0', 3) +
      rect(-32, -58, 64, 10, ink) +
      rect(-32, -42, 28, 22, steel) +
      line('M4 -40H32M4 -32H32M4 -24H32M-32 -12H32M-32 -5H20', steel, 3),
  ),
  'wooden-train': thing(
    130,
    56,
    rect(-60, -46, 32, 34, red, 4) +
      rect(-28, -34, 44, 22, gold, 4) +
      rect(-2, -50, 11, 18, ink, 2) +
      rect(26, -34, 36, 22, blue, 4) +
      [-48, -24, 2, 34, 54].map((x) => circle(x, -9, 9, ink)).join(''),
  ),
  'toy-car': thing(
    90,
    46,
    path('M-44 -10V-22L-26 -26L-14 -44H16L30 -26L44 -22V-10z', red) +
      path('M-10 -38H0V-26H-18zM6 -38H14L22 -26H6z', sky) +
      circle(-24, -10, 10, ink) +
      circle(24, -10, 10, ink),
  ),
  wand: thing(
    40,
    96,
    line('M0 0V-66', brown, 7) +
      path('M0 -98l7 15h17l-13 10l5 17l-16 -10l-16 10l5 -17l-13 -10h17z', '#ffe08a'),
    { grip: [0, -10] },
  ),
  treasure: thing(
    124,
    72,
    path('M-60 -40Q-56 -70 0 -72Q56 -70 60 -40z', gold) +
      circle(-26, -56, 9, ochre) +
      circle(6, -62, 9, '#fff0b4') +
      circle(30, -52, 8, ochre) +
      circle(-6, -48, 8, red) +
      rect(-62, -44, 124, 44, brown, 6) +
      rect(-62, -26, 124, 9, ochre) +
      rect(-12, -40, 24, 26, gold, 4),
  ),
  coin: thing(
    38,
    38,
    circle(0, -19, 19, ochre) +
      circle(-1, -20, 16, gold) +
      path('M0 -32l4 9h9l-7 6l3 9l-9 -6l-9 6l3 -9l-7 -6h9z', '#fff0b4'),
  ),
  gem: thing(
    50,
    44,
    path('M-25 -28L-13 -44H13L25 -28L0 0z', teal) + path('M-25 -28H-8L0 0zM-8 -28L0 -44L8 -28z', '#a4dcd4'),
  ),
  footprint: thing(
    110,
    24,
    ellipse(-36, -12, 17, 8, brown, 'opacity=".55"') +
      ellipse(-14, -14, 7, 5, brown, 'opacity=".55"') +
      ellipse(24, -8, 17, 8, brown, 'opacity=".55"') +
      ellipse(46, -10, 7, 5, brown, 'opacity=".55"'),
    { stands: 'floor' },
  ),
  tracks: thing(
    225,
    39,
    [-110, -66, -22, 22, 66, 110]
      .map(
        (x, i) =>
          ellipse(x, i % 2 ? -14 : -34, 13, 7, ink, 'opacity=".4"') +
          circle(x + 12, i % 2 ? -18 : -38, 4, ink, 'opacity=".4"'),
      )
      .join(''),
    { stands: 'floor', isBulky: true },
  ),
  'chalk-line': thing(520, 16, rect(-260, -12, 520, 9, white, 4), { stands: 'floor', isBulky: true }),
  'wheel-tracks': thing(
    460,
    70,
    line('M-228 -16C-150 -66 -60 -70 20 -44S150 -6 228 -34', wet, 9) +
      line('M-222 -2C-140 -48 -60 -52 14 -26S150 16 226 -14', wet, 9),
    { stands: 'floor', isBulky: true },
  ),
  'whale-tracks': thing(
    640,
    190,
    twice(
      'M-300 -70C-300 -150 -170 -180 -40 -160C70 -144 130 -110 190 -112L250 -168Q270 -130 262 -112Q300 -112 308 -84L214 -80C150 -30 0 6 -140 -8C-250 -20 -300 -40 -300 -70z',
    ) +
      circle(-206, -96, 11, wet) +
      twice('M-268 -46Q-210 -30 -160 -52') +
      line('M-150 -176Q-156 -196 -176 -196M-144 -176Q-138 -198 -118 -196', wet, 8),
    { stands: 'floor', isBulky: true },
  ),
  toes: thing(
    150,
    86,
    [-1, 1]
      .map((side) =>
        group(
          path('M-30 0Q-36 -44 -26 -56H28Q36 -40 30 0z', bareSkin) +
            [
              [-22, -62, 15],
              [-3, -66, 10],
              [11, -63, 9],
              [22, -57, 8],
              [31, -49, 7],
            ]
              .map(
                ([x = 0, y = 0, r = 0]) =>
                  circle(x, y, r, bareSkin) + circle(x, y - r * 0.35, r * 0.42, '#ffffff', 'opacity=".32"'),
              )
              .join('') +
            circle(-26, -62, 2.4, ink) +
            circle(-18, -62, 2.4, ink) +
            line('M-26 -56Q-22 -52 -18 -56', ink, 2),
          `translate(${side * 38} 0) scale(${side} 1)`,
        ),
      )
      .join('') +
      path('M-76 0Q-70 -22 -38 -18T0 -14T38 -18T76 0z', '#7fa6b8') +
      line('M-70 -6Q-40 -16 0 -10T70 -6', '#a9c6d2', 3),
    { isBulky: true },
  ),
  shadow: thing(
    130,
    190,
    group(
      circle(10, -156, 34, ink) +
        path('M-14 -124H34L30 -62H-10z', ink) +
        line('M-8 -114L-46 -84M28 -114L62 -136', ink, 14) +
        line('M-4 -66L-40 -34L-58 -4M24 -66L34 -36L62 -22', ink, 17),
      'skewX(-6)',
      'opacity=".46"',
    ) +
      circle(20, -160, 4, cream) +
      circle(42, -160, 4, cream) +
      line('M22 -146Q31 -138 40 -146', cream, 4),
    { isBulky: true },
  ),
  machine: thing(
    210,
    230,
    path('M-92 -150H-40V-190L-22 -226H-110L-92 -190z', steel) +
      path('M-110 -226H-22L-30 -206H-102z', '#8f9fb3') +
      rect(-96, -156, 192, 134, teal, 14) +
      rect(-96, -156, 192, 22, '#4d8f8a', 12) +
      circle(-40, -84, 32, cream) +
      line('M-40 -84L-22 -104', red, 6) +
      circle(-40, -84, 6, ink) +
      rect(14, -118, 62, 18, navy, 6) +
      circle(24, -70, 11, gold) +
      circle(54, -70, 11, red) +
      path('M90 -96H116V-40H104V-74H90z', steel) +
      circle(46, -172, 15, '#7fd08a') +
      rect(38, -162, 16, 10, steel) +
      rect(-84, -22, 26, 22, ink, 5) +
      rect(58, -22, 26, 14, ink, 5),
    { isBulky: true, top: [-156, 90] },
  ),
  'wall-scribble': thing(
    231,
    119,
    group(
      line(
        'M-150 -44C-110 -96 -30 -100 40 -92C84 -86 92 -120 112 -142L134 -116L158 -104L140 -86L116 -92C112 -66 96 -54 84 -48',
        red,
        8,
      ) +
        line('M-150 -44C-140 -20 -120 -40 -118 -4M-86 -62L-92 -6M40 -56L36 -6M84 -48L92 -4', red, 8) +
        line('M-150 -44C-166 -30 -160 -10 -164 4M-86 -62C-40 -48 0 -50 40 -56', red, 7) +
        circle(130, -112, 5, red) +
        line('M-162 -2H160M-120 -140l8 14l16 2l-12 11l3 16l-15 -8', red, 7),
      'scale(.7)',
    ),
    { stands: 'wall', isBulky: true },
  ),
  'toy-box': thing(
    150,
    150,
    path('M-66 -76L-78 -146Q0 -158 78 -146L66 -76z', '#8f5f38') +
      path('M-58 -80L-68 -136Q0 -146 68 -136L58 -80z', '#5a3b28') +
      circle(-30, -86, 22, red) +
      path('M-2 -112h34v34h-34z', teal) +
      path('M34 -80L50 -118L62 -80z', gold) +
      rect(-70, -80, 140, 80, brown, 8) +
      rect(-70, -80, 140, 14, oak, 5) +
      rect(-12, -62, 24, 22, gold, 4),
    { isBulky: true, top: [-80, 62], mouth: [-80, 56] },
  ),
  den: thing(
    320,
    200,
    line('M-128 0V-176M128 0V-176M-128 -120H-96M128 -120H96', brown, 12) +
      path(
        'M-150 -14Q-140 -150 -120 -184Q-60 -168 0 -190Q60 -168 120 -184Q142 -150 152 -14L96 0Q84 -90 0 -104Q-84 -90 -96 0z',
        blue,
      ) +
      path('M-120 -184Q-60 -168 0 -190Q60 -168 120 -184L128 -150Q60 -132 0 -154Q-60 -132 -128 -150z', red) +
      path('M-96 0Q-84 -90 0 -104Q84 -90 96 0z', '#5a3f4c') +
      path('M-70 0Q-60 -70 0 -80Q60 -70 70 0z', '#ffd98a', 'opacity=".75"') +
      [-110, -70, 70, 110].map((x) => rect(x - 9, -100 + Math.abs(x) * 0.3, 18, 18, cream, 4)).join(''),
    { isBulky: true, mouth: [-50, 86] },
  ),
  'monkey-bars': thing(
    400,
    300,
    line('M-190 0V-280M-150 0V-280M150 0V-280M190 0V-280', teal, 13) +
      line(
        'M-190 -60h40M-190 -120h40M-190 -180h40M-190 -230h40M150 -60h40M150 -120h40M150 -180h40M150 -230h40',
        gold,
        10,
      ) +
      line('M-196 -280H196M-196 -296H196', teal, 10) +
      line('M-110 -296V-278M-66 -296V-278M-22 -296V-278M22 -296V-278M66 -296V-278M110 -296V-278', red, 12),
    { isBulky: true },
  ),
} as const
