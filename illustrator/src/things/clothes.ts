import { circle, ellipse, group, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  brown,
  cream,
  gold,
  green,
  ink,
  moss,
  navy,
  oak,
  ochre,
  orange,
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

/** What is put on, and what things are carried in. */
export const clothes = {
  boot: thing(
    66,
    70,
    path('M-26 -68H8V-36Q38 -34 38 -10V0H-26z', red) +
      path('M-26 -68h12V0h-12z', '#e07a8c') +
      rect(-28, -10, 66, 10, '#8a3450', 4) +
      rect(-28, -70, 38, 11, cream, 4),
  ),
  shoe: thing(
    76,
    42,
    path('M-34 -38H-8Q4 -24 24 -20Q38 -16 38 -8V0H-36z', brown) +
      rect(-38, -8, 76, 8, cream, 4) +
      line('M-6 -30L4 -36M4 -24L14 -30', white, 4),
  ),
  slipper: thing(
    80,
    36,
    path('M-38 -6Q-40 -36 4 -34Q40 -26 40 -6z', pink) +
      ellipse(-18, -26, 18, 8, '#c98a9c') +
      rect(-40, -8, 80, 8, brown, 4) +
      circle(12, -30, 8, white),
  ),
  skate: thing(
    84,
    84,
    path('M-28 -80H4V-50Q36 -48 36 -26H-28z', white) +
      line('M-30 -6H40M-18 -26V-8M24 -26V-8', steel, 7) +
      line('M-6 -70H8M-4 -60H8', red, 4) +
      path('M-28 -80h10v54h-10z', '#d8e0ea'),
  ),
  coat: thing(
    120,
    150,
    path('M-30 -144Q0 -130 30 -144L60 -60L40 -52L34 -76L40 0H-40L-34 -76L-40 -52L-60 -60z', gold) +
      line('M0 -134V-4', ochre, 5) +
      circle(8, -100, 4, brown) +
      circle(8, -70, 4, brown) +
      circle(8, -40, 4, brown) +
      path('M-30 -144Q0 -130 30 -144L16 -156H-16z', ochre),
    { grip: [0, -146] },
  ),
  'dressing-gown': thing(
    190,
    170,
    path('M-34 -150Q0 -136 34 -150L94 -128L88 -96L42 -108L46 0H-46L-42 -108L-88 -96L-94 -128z', blue) +
      path('M-34 -150Q-20 -90 0 -62Q20 -90 34 -150L20 -158Q8 -112 0 -100Q-8 -112 -20 -158z', cream) +
      rect(-46, -72, 92, 12, navy, 5) +
      path('M-8 -62L-18 -24M2 -62L10 -30', navy) +
      line('M-6 -62L-16 -26M4 -62L12 -30', navy, 6) +
      rect(-88, -128, 12, 34, cream, 4) +
      rect(76, -128, 12, 34, cream, 4),
    { grip: [0, -146], top: [-152, 30] },
  ),
  jumper: thing(
    120,
    100,
    path('M-28 -96Q0 -84 28 -96L60 -40L42 -30L32 -50V0H-32V-50L-42 -30L-60 -40z', teal) +
      path('M-34 -62H34V-46H-34z', cream) +
      line('M-30 -4H30', '#3f7f7a', 8),
    { grip: [0, -94] },
  ),
  shirt: thing(
    116,
    96,
    path('M-26 -92L0 -80L26 -92L58 -62L46 -44L32 -54V0H-32V-54L-46 -44L-58 -62z', white) +
      path('M-26 -92L0 -80L26 -92L0 -66z', sky) +
      line('M0 -70V-6', steel, 3),
    { grip: [0, -90] },
  ),
  trousers: thing(
    80,
    110,
    path('M-34 -108H34L38 0H10L0 -66L-10 0H-38z', navy) + rect(-34, -108, 68, 12, brown),
  ),
  dress: thing(
    110,
    140,
    path('M-20 -136Q0 -124 20 -136L26 -90L54 0Q0 14 -54 0L-26 -90z', pink) +
      path('M-27 -88H27L30 -76H-30z', red) +
      circle(-16, -40, 5, white) +
      circle(14, -30, 5, white) +
      circle(0, -60, 5, white) +
      circle(30, -14, 5, white),
    { grip: [0, -130] },
  ),
  pyjamas: thing(
    110,
    70,
    path('M-54 -6V-44Q-50 -66 0 -64Q50 -66 54 -44V-6Q0 6 -54 -6z', sky) +
      line('M-34 -60V-4M-10 -64V-2M14 -64V-2M38 -60V-4', white, 6) +
      path('M-16 -64L0 -50L16 -64z', blue),
  ),
  glove: thing(
    52,
    66,
    path(
      'M-18 -20V-52Q-16 -64 -10 -52L-8 -62Q-2 -70 2 -60Q8 -68 12 -56Q18 -58 18 -46V-30Q30 -40 28 -26L16 -14z',
      moss,
    ) + rect(-20, -20, 38, 20, green, 5),
  ),
  mitten: thing(
    52,
    64,
    path('M-20 -20Q-28 -64 0 -64Q22 -62 18 -34Q32 -42 28 -26L16 -14H-18z', red) +
      rect(-20, -20, 38, 20, cream, 6) +
      path('M-8 -44l6 -6l6 6l-6 6z', white),
  ),
  cap: thing(
    90,
    48,
    path('M-36 -10Q-36 -48 0 -48Q34 -48 34 -10z', blue) +
      path('M30 -16Q58 -14 52 -4Q20 -4 -4 -10z', navy) +
      circle(0, -46, 5, navy) +
      rect(-36, -14, 70, 8, navy, 3),
  ),
  helmet: thing(
    90,
    62,
    path('M-44 -14Q-44 -62 0 -62Q44 -62 44 -14z', orange) +
      rect(-46, -18, 92, 10, '#b8642c', 4) +
      path(
        'M-22 -54Q-30 -36 -28 -18M0 -60V-18M22 -54Q30 -36 28 -18',
        'none',
        `stroke="${cream}" stroke-width="6"`,
      ) +
      line('M-34 -8Q0 14 34 -8', ink, 4),
  ),
  nightcap: thing(
    100,
    76,
    path('M-40 -12Q-36 -70 10 -74Q50 -70 48 -24Q30 -50 34 -12z', blue) +
      rect(-44, -18, 80, 18, cream, 8) +
      circle(48, -18, 12, cream) +
      circle(-8, -46, 5, gold) +
      circle(14, -56, 5, gold),
  ),
  mask: thing(
    90,
    44,
    path('M-44 -34Q0 -50 44 -34Q46 -2 18 -4Q6 -8 0 -18Q-6 -8 -18 -4Q-46 -2 -44 -34z', plum) +
      ellipse(-20, -24, 11, 8, cream) +
      ellipse(20, -24, 11, 8, cream),
  ),
  goggles: thing(
    90,
    40,
    line('M-44 -20H-38M38 -20H44M-4 -20H4', ink, 8) +
      [-20, 20]
        .map(
          (x) =>
            `<circle cx="${x}" cy="-20" r="16" fill="#cfe6f0" fill-opacity=".24" stroke="${blue}" stroke-width="7"/>`,
        )
        .join(''),
  ),
  armbands: thing(
    100,
    50,
    ellipse(-25, -25, 25, 22, orange) +
      ellipse(-25, -25, 10, 12, brick) +
      ellipse(25, -25, 25, 22, orange) +
      ellipse(25, -25, 10, 12, brick) +
      line('M-40 -36q6 -8 14 -8M10 -36q6 -8 14 -8', white, 5),
  ),
  apron: thing(
    90,
    116,
    path('M-20 -110H20L24 -70H42L38 0H-38L-42 -70H-24z', white) +
      path('M-20 -110Q0 -130 20 -110', 'none', `stroke="${red}" stroke-width="6"`) +
      rect(-22, -52, 44, 30, red, 4) +
      line('M-40 -70H40', red, 6),
  ),
  tie: thing(
    34,
    84,
    path('M-10 -84H10L6 -66H-6z', red) +
      path('M-6 -66H6L16 -16L0 0L-16 -16z', red) +
      line('M-10 -40L10 -48M-12 -24L12 -32', cream, 5),
  ),
  ribbon: thing(
    90,
    62,
    path('M0 -40Q-44 -70 -42 -38Q-40 -16 0 -36zM0 -40Q44 -70 42 -38Q40 -16 0 -36z', red) +
      path('M-4 -34L-26 0L-16 -2L-12 4L4 -32zM4 -34L26 0L16 -2L12 4L-4 -32z', '#a03c54') +
      circle(0, -38, 9, '#a03c54'),
  ),
  tiara: thing(
    84,
    44,
    path('M-40 -4L-36 -26L-22 -12L-14 -36L0 -12L14 -44L20 -12L36 -30L40 -4Q0 8 -40 -4z', silver) +
      circle(-14, -36, 5, pink) +
      circle(14, -42, 6, blue) +
      circle(36, -30, 4, pink) +
      circle(0, -8, 5, red),
  ),
  handkerchief: thing(
    64,
    46,
    path('M-30 -40Q0 -30 32 -44Q26 -20 30 0Q0 -8 -30 0Q-24 -20 -30 -40z', white) +
      path(
        'M-24 -32Q0 -24 24 -34M-24 -8Q0 -16 24 -8',
        'none',
        `stroke="${blue}" stroke-width="4" stroke-dasharray="5 5"`,
      ),
  ),
  purse: thing(
    66,
    56,
    path('M-32 -36H32Q36 0 0 0Q-36 0 -32 -36z', red) +
      rect(-30, -44, 60, 10, gold, 5) +
      circle(-5, -50, 6, gold) +
      circle(5, -50, 6, ochre),
  ),
  bag: thing(
    112,
    92,
    path('M-26 -62Q-26 -92 0 -92Q26 -92 26 -62', 'none', `stroke="${navy}" stroke-width="8"`) +
      path('M-38 -64H38Q56 -62 55 -40V-10Q54 0 42 0H-42Q-54 0 -55 -10V-40Q-56 -62 -38 -64z', brick) +
      path('M-38 -64Q-56 -62 -55 -40V-10Q-54 0 -42 0h14V-64z', '#dd8a6c') +
      line('M-40 -56H40', cream, 5, 'stroke-dasharray="4 3"') +
      rect(-22, -38, 46, 28, '#a5544a', 5) +
      line('M-16 -31H18', gold, 4),
    { grip: [0, -88], mouth: [-64, 36] },
  ),
  rucksack: thing(
    100,
    116,
    path('M-12 -104Q0 -120 12 -104', 'none', `stroke="${ink}" stroke-width="8"`) +
      path('M-42 0V-74Q-42 -106 0 -106Q42 -106 42 -74V0Q0 8 -42 0z', blue) +
      path('M-42 -60V-74Q-42 -106 0 -106Q42 -106 42 -74V-60Q0 -46 -42 -60z', navy) +
      rect(-26, -40, 52, 34, '#7f9fcc', 8) +
      rect(-50, -40, 12, 34, navy, 6) +
      rect(38, -40, 12, 34, navy, 6) +
      rect(-7, -62, 14, 18, gold, 3),
    { grip: [0, -108], mouth: [-96, 30] },
  ),
  satchel: thing(
    110,
    84,
    path('M-44 -60Q0 -110 44 -60', 'none', `stroke="${brown}" stroke-width="7"`) +
      rect(-52, -62, 104, 62, oak, 8) +
      path('M-52 -62H52V-34Q0 -14 -52 -34z', brown) +
      rect(-30, -36, 10, 18, gold, 2) +
      rect(20, -36, 10, 18, gold, 2),
    { grip: [0, -84] },
  ),
  suitcase: thing(
    140,
    106,
    line('M-20 -88V-100H20V-88', ink, 8) +
      rect(-70, -90, 140, 90, brick, 8) +
      line('M-40 -90V0M40 -90V0', brown, 9) +
      path('M-70 -90h16V0h-16zM54 -90h16V0h-16z', '#a84f3c') +
      rect(-18, -62, 36, 22, cream, 3),
    { grip: [0, -98], top: [-90, 56] },
  ),
  sack: thing(
    110,
    120,
    path('M-18 -96Q-64 -60 -54 -8Q-50 0 -40 0H40Q50 0 54 -8Q64 -60 18 -96z', '#c9a877') +
      path('M-18 -96Q-64 -60 -54 -8Q-50 0 -40 0h14Q-40 -50 -6 -96z', '#e0c496') +
      path('M-26 -118Q0 -108 26 -118L16 -94H-16z', '#b8945f') +
      line('M-18 -95H18', brick, 7),
    { grip: [0, -96], mouth: [-108, 20] },
  ),
  'coat-hanger': thing(
    110,
    56,
    path('M0 -34V-42Q-8 -56 4 -56Q14 -54 12 -46', 'none', `stroke="${steel}" stroke-width="5"`) +
      path('M0 -34L-50 -4H50z', 'none', `stroke="${oak}" stroke-width="8"`),
    { stands: 'wall' },
  ),
  necklace: thing(
    80,
    60,
    path(
      'M-36 -58Q-34 -6 0 -6Q34 -6 36 -58',
      'none',
      `stroke="${gold}" stroke-width="4" stroke-dasharray="1 9"`,
    ) +
      path(
        'M-36 -58Q-34 -6 0 -6Q34 -6 36 -58',
        'none',
        `stroke="${gold}" stroke-width="7" stroke-dasharray="1 9"`,
      ) +
      circle(0, -6, 9, red),
  ),
  ring: thing(
    44,
    52,
    `<circle cx="0" cy="-18" r="15" fill="none" stroke="${gold}" stroke-width="7"/>` +
      path('M-11 -40L0 -54L11 -40L0 -30z', sky),
  ),
  glasses: thing(
    63,
    26,
    group(
      `<circle cx="-22" cy="-16" r="15" fill="#e6f2f4" fill-opacity=".2" stroke="${ink}" stroke-width="6"/><circle cx="22" cy="-16" r="15" fill="#e6f2f4" fill-opacity=".2" stroke="${ink}" stroke-width="6"/>` +
        line('M-8 -18Q0 -24 8 -18M-37 -18L-42 -26M37 -18L42 -26', ink, 5),
      'scale(.75)',
    ),
  ),
  wings: thing(
    140,
    85,
    path(
      'M0 -40Q-50 -110 -70 -70Q-74 -30 0 -34zM0 -40Q50 -110 70 -70Q74 -30 0 -34z',
      '#d9ecf6',
      'opacity=".9"',
    ) +
      path('M0 -36Q-50 -30 -46 -4Q-20 8 0 -32zM0 -36Q50 -30 46 -4Q20 8 0 -32z', '#bcdcec', 'opacity=".9"') +
      line('M0 -40L-50 -76M0 -40L50 -76M0 -34L-34 -10M0 -34L34 -10', white, 3),
  ),
} as const
