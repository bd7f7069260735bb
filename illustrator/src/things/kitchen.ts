import { circle, ellipse, line, path, rect } from '../paper.ts'
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
  red,
  silver,
  sky,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What one cooks in, eats from and washes up. */
export const kitchen = {
  cup: thing(
    62,
    48,
    path('M20 -40Q44 -44 42 -26Q40 -10 16 -12', 'none', `stroke="${blue}" stroke-width="7"`) +
      path('M-24 -46H24Q24 0 8 0H-8Q-24 0 -24 -46z', blue) +
      path('M-24 -46h12Q-12 -8 -4 0H-8Q-24 0 -24 -46z', '#7f9fcc') +
      ellipse(0, -46, 24, 6, navy) +
      path('M-22 -30H22l-1 7H-21z', cream),
    { grip: [36, -26], mouth: [-46, 22] },
  ),
  mug: thing(
    66,
    52,
    path('M22 -40Q46 -42 44 -24Q42 -8 20 -10', 'none', `stroke="${brick}" stroke-width="8"`) +
      rect(-24, -50, 48, 50, brick, 7) +
      rect(-24, -50, 14, 50, '#dd8a6c', 7) +
      ellipse(0, -49, 24, 6, '#7a3a30') +
      circle(6, -24, 9, cream),
    { grip: [38, -26], mouth: [-50, 22] },
  ),
  saucer: thing(
    76,
    14,
    ellipse(0, -7, 38, 7, navy) + ellipse(0, -9, 36, 6, sky) + ellipse(0, -9, 18, 3, '#8ab0cc'),
    { top: [-9, 26] },
  ),
  lid: thing(
    96,
    34,
    path('M-48 -4Q-40 -26 0 -26Q40 -26 48 -4z', steel) +
      rect(-48, -8, 96, 8, silver, 4) +
      circle(0, -28, 7, ink),
  ),
  plate: thing(
    104,
    20,
    ellipse(0, -8, 52, 8, '#b9a98c') +
      ellipse(0, -12, 52, 8, white) +
      ellipse(0, -12, 34, 5, '#e2d6bc') +
      ellipse(0, -12.5, 30, 4, cream),
    { top: [-13, 34], grip: [44, -11] },
  ),
  bowl: thing(
    100,
    50,
    path('M-48 -44H48Q44 0 14 0H-14Q-44 0 -48 -44z', teal) +
      path('M-48 -44h18Q-30 -10 -10 0H-14Q-44 0 -48 -44z', '#7cbab2') +
      ellipse(0, -44, 48, 9, '#2f6a68') +
      ellipse(0, -43, 42, 6, '#e9c98a') +
      path('M-45 -32H45l-3 8H-42z', cream),
    { mouth: [-44, 42] },
  ),
  pot: thing(
    120,
    92,
    rect(-60, -58, 120, 12, ink, 6) +
      path('M-48 -66H48L44 -6Q42 0 34 0H-34Q-42 0 -44 -6z', brick) +
      path('M-48 -66h20l2 66h-8Q-42 0 -44 -6z', '#dd8a6c') +
      path('M-50 -66Q0 -96 50 -66z', '#a84f3c') +
      circle(0, -85, 8, ink),
    { grip: [56, -52], mouth: [-68, 44] },
  ),
  cauldron: thing(
    150,
    124,
    path('M-34 -8L-44 0M34 -8L44 0', 'none', `stroke="${ink}" stroke-width="12"`) +
      path('M-62 -96Q-92 -8 0 -6Q92 -8 62 -96z', '#4a4458') +
      path('M-62 -96Q-84 -36 -40 -14Q-58 -50 -44 -96z', '#6a6480') +
      ellipse(0, -98, 66, 13, ink) +
      ellipse(0, -98, 56, 9, green) +
      circle(-18, -104, 9, '#a5cc84') +
      circle(16, -106, 12, '#8fbc70'),
    { mouth: [-100, 56] },
  ),
  pan: thing(
    150,
    34,
    line('M40 -24L92 -32', brown, 11) +
      path('M-56 -30H44L34 0H-46z', ink) +
      ellipse(-6, -30, 50, 7, '#5a5468') +
      path('M-56 -28h14l8 28h-12z', '#5a5468'),
    { grip: [86, -31], mouth: [-30, 46] },
  ),
  jug: thing(
    101,
    102,
    path('M24 -82Q58 -80 52 -46Q46 -24 24 -26', 'none', `stroke="${sky}" stroke-width="9"`) +
      path('M-26 -96Q-36 -104 -44 -100Q-32 -84 -30 -70Q-48 -30 -28 0H28Q48 -30 28 -70V-96z', sky) +
      path('M-26 -96Q-36 -104 -44 -100Q-32 -84 -30 -70Q-48 -30 -28 0h14Q-34 -36 -14 -70V-96z', '#cbe2ee') +
      line('M-36 -40Q0 -30 36 -40', blue, 6) +
      ellipse(0, -96, 27, 6, navy),
    { grip: [50, -54], mouth: [-96, 26] },
  ),
  glass: thing(
    44,
    60,
    path('M-20 -58H20L15 0H-15z', '#dff0f4', 'opacity=".75"') +
      path('M-17 -36H17L14 -2H-14z', '#f3c46a', 'opacity=".9"') +
      path('M-16 -54h6l2 50h-6z', '#ffffff', 'opacity=".7"'),
    { mouth: [-58, 18] },
  ),
  bottle: thing(
    46,
    104,
    path('M-9 -92V-66Q-24 -58 -22 -40V-6Q-22 0 -16 0H16Q22 0 22 -6V-40Q24 -58 9 -66V-92z', '#5f9a78') +
      path('M-9 -92V-66Q-24 -58 -22 -40V-6Q-22 0 -16 0h6Q-14 -40 -3 -64V-92z', '#8cc09c') +
      rect(-8, -104, 16, 16, pine, 3) +
      rect(-18, -42, 36, 26, cream, 3),
    { grip: [0, -72] },
  ),
  jar: thing(
    62,
    78,
    path(
      'M-28 -58Q-30 -66 -22 -66H22Q30 -66 28 -58V-8Q28 0 20 0H-20Q-28 0 -28 -8z',
      '#e6f0f0',
      'opacity=".8"',
    ) +
      path('M-26 -44H26V-8Q26 -2 20 -2H-20Q-26 -2 -26 -8z', '#c9506a') +
      rect(-25, -78, 50, 14, gold, 4) +
      rect(-16, -36, 32, 20, cream, 3) +
      rect(-24, -60, 7, 50, '#ffffff', 3, 'opacity=".6"'),
    { mouth: [-66, 24] },
  ),
  tin: thing(
    64,
    70,
    rect(-32, -62, 64, 62, brick, 5) +
      rect(-32, -62, 14, 62, '#dd8a6c', 5) +
      ellipse(0, -62, 32, 8, silver) +
      path('M-32 -46H32V-18H-32z', cream) +
      circle(0, -32, 10, gold),
    { mouth: [-62, 28] },
  ),
  fork: thing(
    20,
    92,
    line('M0 0V-46', silver, 7) +
      path('M-10 -88V-62Q-10 -46 0 -46Q10 -46 10 -62V-88h-5v24h-2V-90h-6v26h-2V-88z', silver),
    { grip: [0, -20] },
  ),
  teaspoon: thing(
    20,
    66,
    line('M0 0V-40', silver, 6) + ellipse(0, -52, 10, 15, silver) + ellipse(1, -52, 6, 10, steel),
    { grip: [0, -14] },
  ),
  ladle: thing(
    44,
    104,
    line('M10 -20V-96Q10 -106 20 -102', silver, 7) +
      path('M-26 -26H14Q14 0 -6 0Q-26 0 -26 -26z', silver) +
      ellipse(-6, -26, 20, 5, steel),
    { grip: [10, -84] },
  ),
  whisk: thing(
    36,
    104,
    line('M0 -60V-100', oak, 9) +
      line('M0 -58Q-26 -20 0 -2Q26 -20 0 -58M0 -58Q-10 -24 0 -2Q10 -24 0 -58', steel, 4),
    { grip: [0, -82] },
  ),
  'rolling-pin': thing(
    150,
    30,
    rect(-75, -20, 150, 9, brown, 4) +
      rect(-50, -30, 100, 30, pine, 12) +
      rect(-46, -27, 92, 8, '#e6c294', 4),
    { grip: [60, -16] },
  ),
  tray: thing(150, 18, path('M-75 -18H75L68 0H-68z', oak) + path('M-75 -18H75l-2 6H-73z', pine), {
    top: [-16, 62],
    grip: [68, -12],
  }),
  toaster: thing(
    92,
    82,
    rect(-30, -82, 22, 34, pine, 5) +
      rect(6, -80, 22, 32, pine, 5) +
      rect(-46, -60, 92, 56, steel, 14) +
      rect(-46, -60, 92, 18, silver, 12) +
      rect(-40, -6, 80, 6, ink, 3) +
      circle(30, -22, 6, red),
    { grip: [0, -40] },
  ),
  oven: thing(
    180,
    200,
    rect(-90, -190, 180, 190, cream, 8) +
      rect(-90, -190, 180, 38, silver, 8) +
      [-60, -30, 30, 60].map((x) => circle(x, -171, 9, ink)).join('') +
      rect(-70, -134, 140, 96, ink, 8) +
      rect(-60, -124, 120, 76, '#e8a04c', 6) +
      ellipse(0, -62, 40, 14, '#b9743a') +
      path('M-38 -64Q0 -108 38 -64z', '#d99a54') +
      rect(-60, -146, 120, 8, steel, 4) +
      rect(-84, -8, 168, 8, ink, 3),
    { top: [-190, 80] },
  ),
  stove: thing(
    196,
    300,
    rect(40, -300, 26, 120, '#4a4458') +
      rect(-90, -176, 180, 168, '#5a5468', 10) +
      rect(-98, -186, 196, 16, ink, 6) +
      rect(-56, -136, 112, 84, ink, 12) +
      path('M-34 -60Q-44 -92 -14 -118Q-10 -96 4 -108Q34 -86 30 -60z', orange) +
      path('M-14 -60Q-20 -82 0 -94Q18 -80 12 -60z', gold) +
      line('M-76 -8V0M76 -8V0', ink, 14),
    { top: [-186, 80] },
  ),
  fridge: thing(
    150,
    290,
    rect(-72, -284, 144, 280, '#bfd6dc', 14) +
      rect(-72, -284, 30, 280, '#d8e8ec', 14) +
      rect(-72, -190, 144, 6, steel) +
      rect(46, -250, 9, 46, steel, 4) +
      rect(46, -168, 9, 70, steel, 4) +
      rect(-30, -150, 50, 42, cream, 2) +
      circle(-6, -128, 10, gold) +
      circle(-6, -152, 5, red) +
      rect(-62, -6, 124, 6, ink),
    { top: [-284, 60] },
  ),
  sink: thing(
    208,
    185,
    rect(-100, -118, 200, 118, pine, 6) +
      line('M-2 -110V0', oak, 5) +
      rect(-104, -130, 208, 16, white, 6) +
      rect(-70, -126, 140, 20, silver, 8) +
      line('M0 -128V-166Q0 -180 18 -180Q30 -180 30 -166', steel, 9) +
      circle(-14, -60, 5, ink) +
      circle(12, -60, 5, ink),
    { top: [-128, 90], mouth: [-126, 64] },
  ),
  tap: thing(
    70,
    76,
    line('M-10 0V-40Q-10 -60 12 -60Q30 -60 30 -40V-30', steel, 13) +
      line('M-28 -72H8M-10 -60V-72', silver, 9) +
      path('M30 -20q8 12 0 16q-8 -4 0 -16z', sky),
  ),
  tablecloth: thing(
    170,
    60,
    path('M-85 -60H85L78 0L52 -10L26 0L0 -10L-26 0L-52 -10L-78 0z', white) +
      line('M-84 -40H84M-50 -58L-54 -12M0 -58V-12M50 -58L54 -12', red, 5),
    { isBulky: false, top: [-60, 84] },
  ),
  'cake-stand': thing(
    112,
    64,
    rect(-7, -50, 14, 44, sky) +
      path('M-34 0Q0 -16 34 0z', sky) +
      ellipse(0, -54, 56, 9, '#cbe2ee') +
      ellipse(0, -57, 56, 8, white),
    { top: [-58, 46] },
  ),
  scales: thing(
    140,
    96,
    path('M-36 0L-22 -50H22L36 0z', brick) +
      line('M0 -50V-84M-56 -92Q0 -72 56 -92', ink, 7) +
      path('M-70 -92H-42Q-44 -76 -56 -76Q-68 -76 -70 -92zM42 -92H70Q68 -76 56 -76Q44 -76 42 -92z', gold) +
      circle(0, -24, 14, cream) +
      line('M0 -24L8 -32', ink, 3),
  ),
  candle: thing(
    30,
    84,
    rect(-14, -54, 28, 54, white, 4) +
      path('M-14 -54h10V0h-10z', '#fffdf4') +
      path('M14 -46q5 8 0 18z', '#e2d6bc') +
      line('M0 -54V-62', ink, 3) +
      path('M0 -88Q16 -66 0 -58Q-16 -66 0 -88z', orange) +
      path('M0 -78Q8 -66 0 -60Q-8 -66 0 -78z', '#ffe9a8'),
  ),
  candlestick: thing(
    70,
    108,
    ellipse(0, -6, 34, 7, ochre) +
      path('M-6 -8H6V-40H-6z', gold) +
      path('M-20 -40H20L14 -32H-14z', ochre) +
      rect(-10, -78, 20, 38, white, 3) +
      line('M0 -78V-84', ink, 3) +
      path('M0 -110Q14 -90 0 -82Q-14 -90 0 -110z', orange) +
      path('M26 -8Q44 -14 36 -26Q28 -28 28 -18', 'none', `stroke="${gold}" stroke-width="5"`),
    { grip: [0, -24] },
  ),
  'paper-bag': thing(
    66,
    82,
    path('M-30 -74L-20 -82L-10 -74L0 -82L10 -74L20 -82L30 -74V0H-30z', pine) +
      path('M-30 -74L-20 -82L-12 -76V0H-30z', '#e2bc8c') +
      line('M-14 -40H14', oak, 4),
    { grip: [0, -74] },
  ),
  lunchbox: thing(
    104,
    78,
    line('M-22 -60V-72Q-22 -78 -14 -78H14Q22 -78 22 -72V-60', navy, 8) +
      rect(-50, -60, 100, 60, blue, 12) +
      rect(-50, -36, 100, 7, navy) +
      rect(-11, -44, 22, 20, gold, 4) +
      circle(-28, -16, 8, '#f0cf7a') +
      circle(28, -16, 8, '#f0cf7a'),
    { grip: [0, -74] },
  ),
} as const
