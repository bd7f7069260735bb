import { circle, ellipse, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  brown,
  cream,
  gold,
  ink,
  oak,
  ochre,
  orange,
  pine,
  red,
  silver,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What is thrown, kicked, won and run past. */
export const sports = {
  football: thing(
    64,
    64,
    circle(0, -32, 32, white) +
      path('M0 -46L13 -36L8 -21H-8L-13 -36z', ink) +
      path(
        'M-30 -40L-20 -52L-12 -60Q-26 -58 -31 -44zM30 -40L20 -52L12 -60Q26 -58 31 -44zM-18 -6L-12 -14L-22 -18Q-26 -12 -18 -6zM18 -6L12 -14L22 -18Q26 -12 18 -6z',
        ink,
      ),
  ),
  goal: thing(
    380,
    210,
    line('M-180 -200L-150 0M180 -200L150 0M-150 -12H150', silver, 4) +
      Array.from({ length: 11 }, (_, i) => line(`M${-170 + i * 34} -204V-10`, white, 2, 'opacity=".7"')).join(
        '',
      ) +
      [-170, -130, -90, -50].map((y) => line(`M-180 ${y}H180`, white, 2, 'opacity=".7"')).join('') +
      line('M-186 0V-206H186V0', white, 12),
    { isBulky: true, mouth: [-10, 150] },
  ),
  bat: thing(
    34,
    120,
    line('M0 -72V-114', brown, 11) +
      path('M-15 -76H15L17 -8Q0 6 -17 -8z', pine) +
      path('M-15 -76H-5L-6 -2Q-14 -4 -17 -8z', '#e6c294'),
    { grip: [0, -96] },
  ),
  racket: thing(
    66,
    130,
    line('M0 0V-62', red, 10) +
      ellipse(0, -94, 32, 38, 'none', `stroke="${ochre}" stroke-width="8"`) +
      line('M-24 -94H24M-20 -110H20M-20 -78H20M-10 -126V-62M10 -126V-62', white, 2),
    { grip: [0, -14] },
  ),
  arrow: thing(
    130,
    30,
    line('M-50 -15H50', oak, 7) +
      path('M44 -28L66 -15L44 -2z', steel) +
      path('M-66 -26L-46 -15L-66 -4L-56 -15z', red),
  ),
  bow: thing(
    82,
    164,
    path('M-20 -158Q50 -120 50 -80Q50 -40 -20 -2', 'none', `stroke="${brown}" stroke-width="11"`) +
      line('M-20 -156V-4', cream, 3),
    { grip: [48, -80] },
  ),
  trophy: thing(
    104,
    108,
    path(
      'M-28 -100C-60 -100 -50 -60 -22 -62M28 -100C60 -100 50 -60 22 -62',
      'none',
      `stroke="${ochre}" stroke-width="8"`,
    ) +
      path('M-32 -108H32Q30 -50 8 -46V-26H-8V-46Q-30 -50 -32 -108z', gold) +
      path('M-32 -108h14Q-18 -60 -4 -48Q-30 -56 -32 -108z', '#f6d488') +
      rect(-30, -26, 60, 26, brown, 4),
    { mouth: [-106, 26] },
  ),
  target: thing(
    140,
    180,
    line('M-40 0L-20 -100M40 0L20 -100', brown, 11) +
      circle(0, -112, 66, white) +
      circle(0, -112, 52, red) +
      circle(0, -112, 36, white) +
      circle(0, -112, 20, red) +
      circle(0, -112, 8, gold),
    { isBulky: true },
  ),
  hurdle: thing(
    180,
    110,
    line('M-80 0V-100M80 0V-100M-96 0H-60M60 0H96', ink, 9) +
      rect(-88, -110, 176, 22, white, 3) +
      rect(-88, -110, 36, 22, red, 3) +
      rect(-18, -110, 36, 22, red, 3) +
      rect(52, -110, 36, 22, red, 3),
    { isBulky: true },
  ),
  'finish-line': thing(
    420,
    220,
    line('M-200 0V-210M200 0V-210', silver, 12) +
      rect(-206, -216, 412, 54, white, 3) +
      Array.from({ length: 10 }, (_, i) => rect(-200 + i * 40, i % 2 ? -216 : -189, 40, 27, ink)).join(''),
    { isBulky: true },
  ),
  podium: thing(
    330,
    130,
    rect(-165, -84, 110, 84, blue) +
      rect(-55, -128, 110, 128, gold) +
      rect(55, -60, 110, 60, brick) +
      line('M-4 -92L4 -100V-60', cream, 7),
    { isBulky: true, top: [-128, 50] },
  ),
  skis: thing(
    40,
    180,
    path('M-14 0V-160Q-14 -178 -6 -178L-4 0zM6 0V-160Q6 -178 14 -178L16 0z', red) +
      line('M26 0V-120', steel, 5),
  ),
  skateboard: thing(
    140,
    40,
    path('M-68 -32Q-60 -20 -48 -20H48Q60 -20 68 -32', 'none', `stroke="${teal}" stroke-width="11"`) +
      [-40, 40].map((x) => circle(x, -9, 9, orange)).join(''),
    { top: [-24, 50] },
  ),
  surfboard: thing(
    60,
    260,
    path('M0 -260Q40 -150 20 0H-20Q-40 -150 0 -260z', orange) +
      line('M0 -240V-6', cream, 6) +
      path('M-26 -110H26L28 -86H-28z', red),
    { isBulky: true },
  ),
  basketball: thing(
    64,
    64,
    circle(0, -32, 32, orange) +
      path(
        'M0 -64V0M-32 -32H32M-24 -54Q-4 -32 -24 -10M24 -54Q4 -32 24 -10',
        'none',
        `stroke="${ink}" stroke-width="4"`,
      ),
  ),
  weight: thing(
    110,
    56,
    rect(-34, -34, 68, 12, steel) + rect(-54, -56, 22, 56, ink, 5) + rect(32, -56, 22, 56, ink, 5),
  ),
  stopwatch: thing(
    60,
    80,
    rect(-6, -80, 12, 16, steel, 2) +
      circle(0, -34, 32, steel) +
      circle(0, -34, 25, white) +
      line('M0 -34V-52M0 -34L10 -28', ink, 4),
  ),
  'tennis-net': thing(
    420,
    112,
    line('M-204 0V-108M204 0V-108', brown, 11) +
      rect(-200, -98, 400, 88, white, 0, 'opacity=".3"') +
      line(
        `${Array.from({ length: 19 }, (_, at) => `M${-190 + at * 21} -96V-12`).join('')}M-200 -76H200M-200 -56H200M-200 -36H200M-200 -16H200`,
        white,
        2.5,
      ) +
      rect(-204, -108, 408, 16, white, 3) +
      rect(-10, -100, 20, 100, white, 2),
    { isBulky: true },
  ),
} as const
