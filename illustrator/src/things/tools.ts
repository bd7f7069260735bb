import { circle, ellipse, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  brown,
  cream,
  gold,
  ink,
  navy,
  oak,
  ochre,
  orange,
  pine,
  pink,
  red,
  silver,
  sky,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What one works, mends and cleans with. */
export const tools = {
  hammer: thing(
    70,
    104,
    line('M0 0V-78', oak, 11) +
      path('M-34 -96H22Q34 -96 34 -84V-76H-34z', steel) +
      rect(-38, -100, 16, 28, ink, 3),
    { grip: [0, -22] },
  ),
  saw: thing(
    130,
    56,
    path('M-62 -50L30 -40V-14L-62 -40z', silver) +
      line('M-60 -38L28 -12', steel, 4, 'stroke-dasharray="5 5"') +
      path('M28 -46Q64 -54 64 -26Q62 0 34 -6Q24 -24 28 -46z', brick) +
      ellipse(46, -26, 9, 11, cream),
    { grip: [46, -26] },
  ),
  nail: thing(18, 50, line('M0 0V-42', steel, 6) + rect(-9, -50, 18, 8, silver, 2)),
  screwdriver: thing(24, 96, line('M0 0V-50', silver, 7) + rect(-11, -96, 22, 48, red, 9), {
    grip: [0, -74],
  }),
  spanner: thing(
    36,
    96,
    line('M0 -14V-74', steel, 12) + path('M-18 -96Q-22 -70 0 -68Q22 -70 18 -96L8 -84H-8z', steel),
  ),
  toolbox: thing(
    120,
    76,
    line('M-24 -56Q0 -86 24 -56', ink, 8) +
      rect(-60, -56, 120, 56, red, 6) +
      rect(-60, -56, 120, 16, '#a03c54', 6) +
      rect(-12, -46, 24, 16, gold, 3),
    { grip: [0, -72], mouth: [-56, 50] },
  ),
  brush: thing(
    30,
    92,
    line('M0 -34V-88', oak, 10) + path('M-14 -34H14L16 0H-16z', ink) + rect(-14, -40, 28, 12, silver, 2),
    { grip: [0, -68] },
  ),
  paintbrush: thing(
    24,
    110,
    line('M0 -34V-106', brick, 8) +
      rect(-7, -44, 14, 16, silver) +
      path('M-8 -28H8Q10 -12 0 0Q-10 -12 -8 -28z', blue),
    {
      grip: [0, -78],
      held:
        line('M0 30V-44', brick, 8) +
        rect(-7, -60, 14, 16, silver) +
        path('M-8 -60H8Q10 -78 0 -90Q-10 -78 -8 -60z', blue),
    },
  ),
  'paint-pot': thing(
    66,
    64,
    path('M-28 -52Q0 -84 28 -52', 'none', `stroke="${steel}" stroke-width="4"`) +
      rect(-30, -54, 60, 54, silver, 4) +
      ellipse(0, -54, 30, 8, red) +
      path('M-30 -54Q-26 -20 -18 -34Q-12 -10 -4 -40Q4 -30 8 -48z', red),
    { grip: [0, -68], mouth: [-54, 26] },
  ),
  needle: thing(
    33,
    72,
    line('M0 0L4 -62', silver, 4) +
      ellipse(4, -64, 4, 7, 'none', `stroke="${silver}" stroke-width="3"`) +
      path('M4 -66Q30 -70 22 -40Q14 -20 30 -4', 'none', `stroke="${red}" stroke-width="3"`),
  ),
  thread: thing(
    44,
    54,
    ellipse(0, -6, 20, 6, oak) +
      rect(-14, -44, 28, 38, red) +
      line('M-14 -36H14M-14 -26H14M-14 -16H14', '#a03c54', 3) +
      ellipse(0, -46, 20, 7, pine),
  ),
  wool: thing(
    96,
    64,
    circle(0, -32, 32, '#b8749c') +
      path(
        'M-28 -40Q0 -60 28 -40M-32 -26Q0 -46 32 -26M-26 -12Q0 -30 26 -12M-10 -62Q20 -34 8 -2',
        'none',
        'stroke="#d9a4c4" stroke-width="4"',
      ) +
      path('M26 -10Q46 6 60 -4', 'none', 'stroke="#b8749c" stroke-width="5"'),
  ),
  knitting: thing(
    80,
    96,
    line('M-30 -92L20 -30M30 -96L-20 -30', pine, 6) +
      path('M-30 -46H30L34 0H-34z', teal) +
      line('M-32 -32H32M-32 -18H32M-34 -6H34', '#7cbab2', 4, 'stroke-dasharray="7 4"'),
  ),
  button: thing(
    40,
    40,
    circle(0, -20, 20, red) +
      circle(0, -20, 14, '#e07a8c') +
      [
        [-5, -25],
        [5, -25],
        [-5, -15],
        [5, -15],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, ink))
        .join(''),
  ),
  scissors: thing(
    60,
    92,
    line('M-12 -34L14 -90M12 -34L-14 -90', silver, 8) +
      `<circle cx="-16" cy="-18" r="14" fill="none" stroke="${red}" stroke-width="8"/><circle cx="16" cy="-18" r="14" fill="none" stroke="${red}" stroke-width="8"/>`,
    { grip: [0, -20] },
  ),
  'tape-measure': thing(
    95,
    50,
    rect(-30, -50, 56, 50, gold, 14) +
      circle(-2, -25, 14, cream) +
      path('M26 -10H60V2', 'none', `stroke="${white}" stroke-width="9"`) +
      line('M34 -12v6M44 -12v6M54 -12v6', ink, 2),
  ),
  'magnifying-glass': thing(
    64,
    112,
    line('M10 -46L22 -6', brown, 12) +
      circle(-2, -78, 32, gold) +
      circle(-2, -78, 24, '#d9ecf2') +
      path('M-16 -84Q-10 -98 4 -98', 'none', 'stroke="#fff" stroke-width="6"'),
    { grip: [20, -14] },
  ),
  magnet: thing(
    74,
    75,
    path('M-28 -66V-34Q-28 0 0 0Q28 0 28 -34V-66', 'none', `stroke="${red}" stroke-width="18"`) +
      line('M-28 -66v4M28 -66v4', silver, 18),
  ),
  plank: thing(
    190,
    24,
    rect(-95, -22, 190, 22, pine, 3) +
      line('M-80 -14H-10M10 -8H80', oak, 3) +
      circle(-84, -11, 3, ink) +
      circle(84, -11, 3, ink),
    { isBulky: false, top: [-22, 80], grip: [0, -11] },
  ),
  tile: thing(
    70,
    60,
    path('M-34 -60H34V-10Q0 10 -34 -10z', brick) + path('M-34 -60h14V-4Q-30 -6 -34 -10z', '#dd8a6c'),
  ),
  'clothes-horse': thing(
    200,
    170,
    line(
      'M-90 0L-60 -166M90 0L60 -166M-60 0L-60 -166M60 0V-166M-70 -160H70M-76 -110H76M-84 -60H84',
      pine,
      8,
    ) +
      path('M-50 -162H-6V-100H-50zM10 -112H60V-50H10z', sky) +
      path('M-40 -62H0V-16H-40z', red),
    { isBulky: true },
  ),
  brick: thing(96, 46, rect(-48, -44, 96, 44, brick, 4) + rect(-48, -44, 96, 12, '#dd8a6c', 4), {
    top: [-44, 42],
  }),
  hook: thing(
    36,
    64,
    rect(-16, -64, 32, 14, oak, 4) +
      path('M0 -50V-24Q0 0 16 -4Q24 -10 20 -22', 'none', `stroke="${steel}" stroke-width="8"`),
    { stands: 'wall' },
  ),
  wheel: thing(
    120,
    120,
    circle(0, -60, 60, brown) +
      circle(0, -60, 47, cream) +
      line('M0 -106V-14M-46 -60H46M-32 -92L32 -28M32 -92L-32 -28', oak, 8) +
      circle(0, -60, 13, brown),
  ),
  pipe: thing(
    187,
    69,
    path('M-90 -20H40Q66 -20 66 -56', 'none', `stroke="${steel}" stroke-width="26"`) +
      rect(-95, -38, 16, 36, silver, 3) +
      rect(48, -62, 36, 14, silver, 3),
    { isBulky: true },
  ),
  plug: thing(
    75,
    38,
    line('M-10 -24Q4 -44 16 -20T38 -6', steel, 4, 'stroke-dasharray="5 4"') +
      path('M-34 0Q-38 -16 -28 -18H8Q18 -16 14 0z', ink) +
      rect(-32, -22, 46, 8, steel, 4) +
      circle(-9, -26, 5, steel),
  ),
  sponge: thing(
    76,
    42,
    rect(-38, -40, 76, 40, gold, 12) +
      circle(-18, -26, 5, ochre) +
      circle(4, -16, 6, ochre) +
      circle(20, -30, 5, ochre) +
      circle(-4, -32, 3, ochre),
  ),
  cloth: thing(
    80,
    40,
    path('M-40 -4Q-34 -38 -4 -34Q30 -42 40 -4Q20 6 0 -2Q-20 6 -40 -4z', sky) +
      path('M-30 -14Q-10 -26 6 -16M4 -30Q20 -22 30 -12', 'none', `stroke="${blue}" stroke-width="4"`),
  ),
  'feather-duster': thing(
    50,
    130,
    line('M0 -64V-126', brown, 9) +
      path('M0 -70Q-34 -60 -26 -20Q-12 4 0 0Q12 4 26 -20Q34 -60 0 -70z', pink) +
      line('M0 -60V-10M-10 -50L-14 -16M10 -50L14 -16', white, 3, 'opacity=".7"'),
    { grip: [0, -104] },
  ),
  dustpan: thing(
    96,
    50,
    path('M-46 0L-36 -34H26L36 0z', blue) +
      line('M30 -24L48 -44', navy, 12) +
      path('M-46 0L-42 -12H32L36 0z', navy),
    { grip: [44, -38] },
  ),
  crutch: thing(
    36,
    200,
    line('M-4 0V-150M6 0V-150', steel, 6) +
      line('M-10 -100H14', ink, 9) +
      rect(-18, -194, 40, 16, ink, 8) +
      line('M-8 -150L-12 -184M8 -150L14 -184', steel, 6),
    { grip: [2, -100] },
  ),
  anvil: thing(
    140,
    80,
    path('M-70 -80H60Q70 -70 50 -58H24L20 -26H40V0H-40V-26H-20L-24 -58H-50Q-66 -62 -70 -80z', ink) +
      path('M-70 -80H60l-4 8H-66z', steel),
    { isBulky: true, top: [-80, 50] },
  ),
  cone: thing(
    80,
    100,
    rect(-40, -12, 80, 12, '#c06c34', 4) +
      path('M-8 -98H8L28 -12H-28z', orange) +
      path('M-15 -70H15L20 -48H-20z', white),
    { grip: [0, -90] },
  ),
  gear: thing(
    80,
    80,
    Array.from({ length: 8 }, (_, i) =>
      rect(-8, -80, 16, 18, gold, 3, `transform="rotate(${i * 45} 0 -40)"`),
    ).join('') +
      circle(0, -40, 30, gold) +
      circle(0, -40, 12, cream),
  ),
  battery: thing(
    36,
    66,
    rect(-16, -58, 32, 58, ink, 5) + rect(-16, -58, 32, 18, gold, 5) + rect(-7, -66, 14, 9, silver, 2),
  ),
  lightbulb: thing(
    50,
    76,
    circle(0, -48, 50, '#ffe9a8', 'opacity=".25"') +
      path('M-12 -22Q-26 -36 -24 -52Q-20 -76 0 -76Q20 -76 24 -52Q26 -36 12 -22z', '#ffe9a8') +
      rect(-11, -22, 22, 18, steel, 4) +
      line('M-6 -26L0 -44L6 -26', ochre, 3),
  ),
} as const
