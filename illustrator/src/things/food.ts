import { circle, ellipse, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  brown,
  cream,
  gold,
  green,
  ink,
  moss,
  oak,
  ochre,
  orange,
  pine,
  pink,
  plum,
  red,
  thing,
  white,
} from './thing.ts'

const leafTop = (y: number) => path(`M0 ${y}Q14 ${y - 22} 32 ${y - 14}Q22 ${y + 4} 0 ${y}z`, green)

/** What is eaten. */
export const food = {
  bread: thing(
    110,
    62,
    path('M-54 -20Q-62 -60 -24 -58Q0 -66 24 -58Q62 -60 54 -20V-8Q54 0 46 0H-46Q-54 0 -54 -8z', '#c98a4c') +
      path('M-46 -46Q0 -66 46 -46Q0 -54 -46 -46z', '#e2b070') +
      line('M-24 -54L-14 -34M0 -58L8 -36M24 -54L32 -36', '#f0d4a0', 6),
  ),
  bun: thing(
    70,
    46,
    path('M-34 -6Q-40 -46 0 -46Q40 -46 34 -6Q0 6 -34 -6z', '#d99a54') +
      path('M-26 -28Q-16 -44 10 -42Q-14 -34 -26 -28z', '#f0c484') +
      circle(-8, -30, 4, ink) +
      circle(12, -26, 4, ink) +
      circle(2, -16, 4, ink),
  ),
  biscuit: thing(
    52,
    50,
    circle(0, -25, 25, '#d9a45e') +
      circle(-2, -27, 20, '#e8bc7c') +
      circle(-8, -34, 4, brown) +
      circle(8, -28, 5, brown) +
      circle(-6, -16, 4, brown),
  ),
  toast: thing(
    60,
    58,
    path('M-28 0V-34Q-34 -56 -12 -54Q0 -60 12 -54Q34 -56 28 -34V0z', oak) +
      path('M-23 -5V-32Q-27 -48 -10 -47Q0 -52 10 -47Q27 -48 23 -32V-5z', '#f0cc8c') +
      rect(-9, -36, 18, 16, '#ffe680', 3),
  ),
  sandwich: thing(
    80,
    54,
    path('M-40 0L0 -54L40 0z', '#f0dcb4') +
      path('M-36 -8L0 -54L36 -8L30 -8L0 -44L-30 -8z', '#d9a45e') +
      path('M-40 0Q-20 -12 0 -4Q20 -12 40 0z', green) +
      rect(-38, -5, 76, 6, red, 2),
  ),
  cheese: thing(
    84,
    54,
    path('M-42 -22L30 -54Q42 -46 42 -22z', '#ffe08a') +
      path('M-42 -22H42V0H-42z', gold) +
      circle(-16, -10, 6, ochre) +
      circle(12, -12, 8, ochre) +
      circle(20, -34, 6, ochre),
  ),
  butter: thing(
    80,
    36,
    ellipse(0, -6, 40, 6, white) +
      path('M-26 -8V-30H20V-8z', '#ffe680') +
      path('M-26 -30L-18 -36H28L20 -30zM20 -30L28 -36V-14L20 -8z', '#f3cc5c'),
  ),
  egg: thing(
    36,
    46,
    path('M0 -46Q18 -36 18 -17Q18 0 0 0Q-18 0 -18 -17Q-18 -36 0 -46z', '#f6dcc0') +
      path('M-4 -38Q-14 -28 -12 -14Q-4 -22 -4 -38z', '#fff4e4'),
  ),
  jam: thing(
    62,
    76,
    path('M-28 -56H28V-8Q28 0 20 0H-20Q-28 0 -28 -8z', '#b83f5c') +
      rect(-24, -52, 8, 46, '#e07a8c', 3) +
      path('M-32 -58Q-30 -80 0 -78Q30 -80 32 -58z', white) +
      line('M-30 -62H30', red, 5) +
      rect(-15, -38, 30, 20, cream, 3),
  ),
  milk: thing(
    50,
    104,
    path('M-10 -94V-74Q-24 -62 -24 -46V-6Q-24 0 -18 0H18Q24 0 24 -6V-46Q24 -62 10 -74V-94z', white) +
      path('M14 -68Q24 -60 24 -46V-6Q24 0 18 0H8Q18 -30 14 -68z', '#ded6c4') +
      rect(-12, -104, 24, 14, blue, 4),
    { grip: [0, -76] },
  ),
  porridge: thing(
    92,
    74,
    path('M-46 -40H46Q42 0 14 0H-14Q-42 0 -46 -40z', brick) +
      ellipse(0, -41, 46, 9, '#8a4434') +
      ellipse(0, -41, 40, 7, '#f0dcb4') +
      ellipse(6, -42, 12, 3, gold) +
      line('M-14 -56q6 -8 0 -14M8 -58q6 -8 0 -14', white, 4, 'opacity=".7"'),
    { mouth: [-41, 40] },
  ),
  soup: thing(
    92,
    74,
    path('M-46 -40H46Q42 0 14 0H-14Q-42 0 -46 -40z', cream) +
      ellipse(0, -41, 46, 9, ochre) +
      ellipse(0, -41, 41, 7, orange) +
      circle(-12, -42, 4, green) +
      circle(14, -41, 5, gold) +
      line('M-14 -56q6 -8 0 -14M8 -58q6 -8 0 -14', white, 4, 'opacity=".7"'),
    { mouth: [-41, 40] },
  ),
  pancake: thing(
    112,
    40,
    ellipse(0, -5, 56, 7, white) +
      [0, 1, 2].map((i) => ellipse(0, -11 - i * 8, 42, 8, i % 2 ? '#e8b06a' : '#c98a4c')).join('') +
      ellipse(0, -29, 42, 8, '#f0c484') +
      rect(-9, -38, 18, 10, '#ffe680', 3),
  ),
  pie: thing(
    110,
    56,
    path('M-54 -26H54L42 0H-42z', '#b9c4cc') +
      path('M-52 -26Q0 -70 52 -26z', '#d99a54') +
      path('M-44 -32Q0 -64 44 -32Q0 -50 -44 -32z', '#f0c484') +
      line('M-16 -40L-8 -32M0 -46V-36M16 -40L8 -32', brown, 5),
  ),
  banana: thing(
    76,
    46,
    path('M-36 -40Q-26 0 34 -14Q38 -20 30 -24Q-10 -16 -26 -44Q-34 -48 -36 -40z', '#f3cc5c') +
      path('M-36 -40Q-26 0 34 -14Q-14 -10 -36 -40z', '#dba93c') +
      circle(-32, -43, 5, brown),
  ),
  pear: thing(
    50,
    72,
    path(
      'M0 -64Q14 -62 14 -44Q26 -34 25 -18Q24 0 0 0Q-24 0 -25 -18Q-26 -34 -14 -44Q-14 -62 0 -64z',
      '#b5bf58',
    ) +
      path('M-10 -46Q-20 -32 -16 -14Q-6 -28 -4 -54z', '#d8dc88') +
      line('M0 -64Q2 -72 6 -74', brown, 4),
  ),
  orange: thing(56, 62, circle(0, -24, 24, orange) + circle(-6, -30, 12, '#f0ac6c') + leafTop(-46)),
  lemon: thing(
    58,
    44,
    path('M-28 -22Q-20 -44 0 -42Q20 -44 30 -22Q20 0 0 -2Q-20 0 -28 -22z', '#f3d84c') +
      path('M-20 -26Q-10 -38 6 -36Q-12 -30 -20 -26z', '#fff0a0') +
      circle(29, -22, 4, '#d8bc3c'),
  ),
  plum: thing(
    44,
    46,
    circle(0, -21, 21, plum) +
      path('M-12 -30Q-4 -38 6 -36Q-8 -26 -12 -30z', '#a98abc') +
      line('M0 -42V-50', brown, 4),
  ),
  strawberry: thing(
    44,
    52,
    path('M0 0Q-26 -20 -20 -38Q0 -48 20 -38Q26 -20 0 0z', '#d9434c') +
      path('M-20 -38L0 -34L20 -38L10 -50L0 -42L-10 -50z', green) +
      line('M-8 -26v2M6 -28v2M0 -16v2M12 -20v2', cream, 4),
  ),
  cherry: thing(
    56,
    62,
    line('M-12 -20Q-4 -50 10 -60Q14 -40 14 -18', moss, 4) +
      circle(-13, -13, 13, red) +
      circle(14, -14, 14, '#b8324c') +
      circle(-17, -17, 4, pink) +
      circle(10, -19, 4, pink),
  ),
  grapes: thing(
    56,
    72,
    line('M0 -52V-70', brown, 5) +
      [
        [-16, -46],
        [0, -48],
        [16, -46],
        [-9, -32],
        [9, -32],
        [0, -16],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 12, plum) + circle(x - 4, y - 4, 3, '#a98abc'))
        .join('') +
      leafTop(-58),
  ),
  tomato: thing(
    56,
    48,
    ellipse(0, -22, 28, 22, '#d9504c') +
      ellipse(-10, -30, 8, 5, '#f0a090') +
      path('M0 -42L-14 -46L-4 -38L-6 -30L2 -37L12 -32L6 -40L14 -48z', moss),
  ),
  carrot: thing(
    40,
    96,
    path('M0 0Q-20 -40 -16 -62Q0 -72 16 -62Q20 -40 0 0z', orange) +
      line('M-12 -48h8M2 -36h8M-6 -24h6', '#c06c34', 3) +
      path('M0 -64Q-24 -84 -14 -98Q-4 -90 0 -78Q2 -100 14 -98Q20 -82 0 -64z', green),
    { grip: [0, -60] },
  ),
  potato: thing(
    70,
    44,
    path('M-34 -20Q-30 -46 0 -42Q34 -46 35 -20Q30 0 0 0Q-32 2 -34 -20z', '#c9a06a') +
      circle(-12, -24, 3, brown) +
      circle(10, -30, 3, brown) +
      circle(16, -12, 3, brown),
  ),
  cabbage: thing(
    84,
    70,
    circle(0, -34, 34, '#8fb870') +
      path('M-42 -24Q-44 -60 -6 -68Q-24 -40 -14 0Q-38 0 -42 -24z', '#a9cc88') +
      path('M42 -24Q44 -60 6 -68Q24 -40 14 0Q38 0 42 -24z', '#7aa860') +
      line('M0 -64Q-2 -30 0 -4M0 -40L-12 -50M0 -40L12 -50', '#d4e6b8', 4),
  ),
  lettuce: thing(
    80,
    60,
    path('M0 0Q-40 4 -40 -30Q-34 -62 -14 -52Q0 -66 14 -52Q34 -62 40 -30Q40 4 0 0z', '#a5cc6c') +
      path('M0 0Q-22 -20 -14 -44Q0 -54 14 -44Q22 -20 0 0z', '#c8e490') +
      line('M0 -4V-40', '#e6f4c4', 4),
  ),
  turnip: thing(
    60,
    86,
    path('M0 0Q-4 -10 -14 -14Q-34 -28 -28 -44Q-20 -58 0 -56Q20 -58 28 -44Q34 -28 14 -14Q4 -10 0 0z', white) +
      path('M-28 -44Q-20 -58 0 -56Q20 -58 28 -44Q0 -30 -28 -44z', '#a8608c') +
      path('M0 -56Q-20 -72 -16 -86Q-4 -82 0 -70Q4 -88 18 -86Q18 -70 0 -56z', green),
    { grip: [0, -66] },
  ),
  pumpkin: thing(
    112,
    90,
    ellipse(-30, -36, 26, 34, '#d98434') +
      ellipse(30, -36, 26, 34, '#d98434') +
      ellipse(0, -36, 30, 37, orange) +
      ellipse(-8, -50, 8, 14, '#f0ac6c') +
      path('M-6 -70Q-6 -86 8 -92L16 -86Q6 -82 8 -70z', moss),
  ),
  pea: thing(
    76,
    30,
    path('M-38 -16Q0 -44 38 -16Q0 12 -38 -16z', green) +
      [-18, 0, 18].map((x) => circle(x, -15, 8, '#b5d884')).join('') +
      line('M36 -16l8 -6', moss, 4),
  ),
  bean: thing(
    44,
    30,
    path('M-20 -12Q-18 -30 0 -28Q22 -30 20 -10Q16 2 4 -6Q-4 -12 -10 -4Q-20 0 -20 -12z', '#a8654a') +
      ellipse(-8, -20, 5, 3, '#d09478'),
  ),
  mushroom: thing(
    64,
    64,
    path('M-12 -34H12L16 -4Q0 4 -16 -4z', cream) +
      path('M-32 -32Q-30 -64 0 -64Q30 -64 32 -32Q0 -24 -32 -32z', brick) +
      circle(-12, -46, 6, white) +
      circle(10, -52, 5, white) +
      circle(16, -38, 4, white),
  ),
  nut: thing(
    40,
    44,
    path('M-18 -26Q-16 0 0 0Q16 0 18 -26z', oak) +
      path('M-20 -26Q-18 -44 0 -44Q18 -44 20 -26Q0 -18 -20 -26z', brown) +
      ellipse(-6, -14, 3, 7, pine),
  ),
  acorn: thing(
    36,
    50,
    path('M-15 -28Q-14 -4 0 0Q14 -4 15 -28z', '#c99a4c') +
      path('M-18 -28Q-16 -44 0 -44Q16 -44 18 -28Q0 -20 -18 -28z', brown) +
      line('M0 -44V-52', brown, 5) +
      ellipse(-5, -16, 3, 7, '#e6c27c'),
  ),
  crumb: thing(
    50,
    14,
    circle(-16, -5, 6, '#d9a45e') +
      circle(2, -4, 5, '#c98a4c') +
      circle(18, -6, 7, '#e8bc7c') +
      circle(10, -10, 3, '#d9a45e'),
  ),
  honey: thing(
    66,
    80,
    path('M-24 -64Q-36 -40 -28 -8Q-26 0 -18 0H18Q26 0 28 -8Q36 -40 24 -64z', gold) +
      path('M-24 -64Q-36 -40 -28 -8Q-26 0 -18 0h8Q-20 -40 -12 -64z', '#f6d488') +
      rect(-27, -76, 54, 14, brown, 5) +
      path('M-20 -62q4 26 12 4q6 22 14 0q6 16 14 -2z', '#fff0b4') +
      rect(-16, -32, 32, 18, cream, 3),
  ),
  'ice-cream': thing(
    44,
    88,
    path('M-18 -46H18L0 0z', '#d9a45e') +
      line('M-10 -40L4 -14M10 -40L-4 -14', oak, 3) +
      circle(0, -52, 20, pink) +
      circle(-6, -60, 9, '#fbd8de') +
      circle(4, -76, 12, cream),
    { grip: [0, -22] },
  ),
  popcorn: thing(
    52,
    90,
    path('M-24 -60H24L18 0H-18z', white) +
      path('M-24 -60h10l2 60h-6zM-4 -60h10l-1 60h-8zM16 -60h8l-6 60h-4z', red) +
      [
        [-16, -64],
        [0, -70],
        [16, -64],
        [-6, -78],
        [8, -80],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 10, '#fff0b4'))
        .join(''),
  ),
  melon: thing(
    100,
    54,
    path('M-50 -50H50Q46 0 0 0Q-46 0 -50 -50z', moss) +
      path('M-44 -50H44Q40 -8 0 -8Q-40 -8 -44 -50z', '#e2606c') +
      line('M-22 -38v3M0 -30v3M22 -38v3M-10 -20v3M12 -20v3', ink, 5),
  ),
  onion: thing(
    50,
    60,
    path('M0 -50Q28 -40 25 -18Q20 0 0 0Q-20 0 -25 -18Q-28 -40 0 -50z', '#d9a06a') +
      line('M0 -48Q-16 -24 -4 -2M0 -48Q16 -24 4 -2', '#b9804a', 3) +
      line('M0 -50L-4 -60M0 -50L5 -60', moss, 4),
  ),
  corn: thing(
    54,
    89,
    path('M0 -90Q18 -70 14 -10H-14Q-18 -70 0 -90z', '#f3cc4c') +
      line('M-6 -70V-20M6 -70V-20M-12 -56H12M-12 -40H12', '#d8a93c', 3) +
      path('M-18 0Q-34 -40 -20 -62Q-16 -30 0 0z', green) +
      path('M18 0Q34 -40 20 -62Q16 -30 0 0z', moss),
  ),
  sweet: thing(
    64,
    30,
    path('M-18 -15L-32 -28V-2zM18 -15L32 -28V-2z', pink) +
      circle(0, -15, 15, red) +
      path('M-8 -26Q4 -16 -6 -4M6 -28Q14 -16 6 -2', 'none', `stroke="${white}" stroke-width="4"`),
  ),
  lollipop: thing(
    44,
    92,
    line('M0 0V-56', white, 6) +
      circle(0, -68, 22, red) +
      path(
        'M0 -68Q10 -80 14 -66Q12 -52 -4 -52Q-18 -58 -14 -76',
        'none',
        `stroke="${white}" stroke-width="5"`,
      ),
    { grip: [0, -16] },
  ),
  pizza: thing(
    130,
    58,
    ellipse(0, -22, 64, 26, ochre) +
      ellipse(0, -26, 62, 25, '#d9a860') +
      ellipse(0, -28, 52, 20, brick) +
      ellipse(0, -30, 50, 19, '#f0cf7a') +
      [
        [-26, -32],
        [4, -40],
        [24, -28],
        [-6, -22],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 9, 5, red))
        .join('') +
      [
        [-14, -38],
        [14, -20],
        [34, -34],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 5, 3, moss))
        .join(''),
    { grip: [0, -8] },
  ),
  chips: thing(
    64,
    88,
    line('M-20 -40L-26 -76M-8 -40L-8 -86M4 -40L8 -80M16 -40L24 -72M-14 -40L-16 -68M10 -40L16 -86', gold, 9) +
      path('M-30 -54Q0 -40 30 -54L22 0H-22z', red) +
      path('M-28 -44Q0 -30 28 -44L27 -36Q0 -22 -27 -36z', white),
  ),
} as const
