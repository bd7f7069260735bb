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

const petals = (x: number, y: number, r: number, fill: string, heart: string) =>
  [0, 72, 144, 216, 288]
    .map((turn) => ellipse(x, y - r, r * 0.6, r, fill, `transform="rotate(${turn} ${x} ${y})"`))
    .join('') + circle(x, y, r * 0.55, heart)

/** What grows, and what a gardener has. */
export const garden = {
  'watering-can': thing(
    120,
    92,
    path('M-30 -56C-70 -60 -62 -96 -10 -90', 'none', `stroke="${teal}" stroke-width="9"`) +
      path('M-34 -60H30V0H-34z', teal) +
      path('M-34 -60h16V0h-16z', '#7cbab2') +
      path('M30 -14L64 -62L56 -70L30 -40z', '#3f7f7a') +
      path('M50 -74L72 -58L76 -72L60 -84z', silver) +
      ellipse(-2, -60, 32, 6, '#2f6a68'),
    { grip: [-24, -90] },
  ),
  spade: thing(
    46,
    150,
    line('M0 -50V-136', oak, 10) +
      line('M-14 -142H14', brown, 10) +
      path('M-22 -58H22V-24Q14 -4 0 0Q-14 -4 -22 -24z', steel) +
      path('M-22 -58H-8V-4Q-18 -12 -22 -24z', silver),
    { grip: [0, -110] },
  ),
  rake: thing(
    80,
    160,
    line('M0 -20V-158', oak, 9) +
      rect(-38, -24, 76, 9, steel, 3) +
      line('M-34 -18V0M-17 -18V0M0 -18V0M17 -18V0M34 -18V0', steel, 6),
    { grip: [0, -120] },
  ),
  trowel: thing(28, 80, line('M0 -46V-74', brick, 12) + path('M-13 -46H13L10 -16L0 0L-10 -16z', silver), {
    grip: [0, -64],
  }),
  hose: thing(
    140,
    62,
    [0, 1, 2]
      .map((i) =>
        ellipse(-10, -14 - i * 12, 50, 15, 'none', `stroke="${i % 2 ? moss : green}" stroke-width="10"`),
      )
      .join('') +
      line('M36 -14Q60 -6 66 -30', green, 10) +
      rect(58, -52, 16, 24, gold, 4),
    { grip: [66, -36] },
  ),
  flowerpot: thing(
    76,
    116,
    path('M-28 -46H28L20 0H-20z', brick) +
      path('M-28 -46h14l4 46h-10z', '#dd8a6c') +
      rect(-34, -58, 68, 16, '#b0543c', 4) +
      line('M0 -58V-86M0 -70L-14 -80M0 -74L14 -84', moss, 5) +
      petals(0, -96, 14, pink, gold),
    { grip: [0, -48], mouth: [-56, 26] },
  ),
  plant: thing(
    110,
    150,
    path('M-30 -48H30L22 0H-22z', ochre) +
      rect(-36, -58, 72, 14, oak, 4) +
      path('M0 -56Q-60 -70 -52 -120Q-10 -110 0 -56zM0 -56Q60 -74 54 -128Q8 -116 0 -56z', green) +
      path('M0 -56Q-34 -110 0 -152Q34 -110 0 -56z', moss) +
      line('M0 -60V-136', '#a5cc84', 3),
    { mouth: [-58, 28] },
  ),
  seedling: thing(
    50,
    52,
    ellipse(0, -5, 24, 7, brown) +
      line('M0 -6V-36', moss, 5) +
      path('M0 -32Q-26 -34 -24 -52Q-4 -50 0 -32zM0 -32Q24 -32 24 -48Q4 -50 0 -32z', green),
  ),
  tree: thing(
    330,
    430,
    path('M-26 0Q-14 -80 -22 -190H22Q14 -80 30 0z', brown) +
      path('M4 -120L70 -200L60 -210L0 -150z', brown) +
      circle(-80, -250, 82, moss) +
      circle(84, -260, 80, moss) +
      circle(0, -330, 100, green) +
      circle(-30, -240, 70, green) +
      circle(40, -230, 64, '#8fbc70') +
      circle(-30, -350, 46, '#8fbc70'),
    { isBulky: true, top: [-190, 40] },
  ),
  'christmas-tree': thing(
    240,
    390,
    rect(-14, -40, 28, 40, brown) +
      path('M-120 -34L0 -210L120 -34z', moss) +
      path('M-98 -130L0 -290L98 -130z', '#64905c') +
      path('M-72 -230L0 -370L72 -230z', green) +
      [
        [-60, -60, red],
        [0, -80, gold],
        [56, -56, blue],
        [-40, -150, gold],
        [36, -160, red],
        [-6, -220, pink],
        [-24, -270, red],
        [26, -280, gold],
      ]
        .map(([x, y, c]) => circle(Number(x), Number(y), 11, String(c)))
        .join('') +
      path('M0 -396l8 18h20l-16 12l6 20l-18 -12l-18 12l6 -20l-16 -12h20z', '#ffe08a'),
    { isBulky: true },
  ),
  bush: thing(
    190,
    120,
    circle(-54, -46, 46, moss) +
      circle(54, -46, 46, moss) +
      circle(0, -66, 54, green) +
      circle(-20, -78, 24, '#8fbc70') +
      circle(-50, -30, 5, red) +
      circle(20, -40, 5, red) +
      circle(50, -60, 5, red) +
      circle(0, -24, 5, red),
    { isBulky: true },
  ),
  hedge: thing(
    340,
    150,
    rect(-170, -140, 340, 140, moss, 26) +
      [-130, -66, 0, 66, 130]
        .map(
          (x, i) =>
            circle(x, -130, 34, i % 2 ? green : moss) + circle(x - 20, -70 + (i % 2) * 30, 26, '#64905c'),
        )
        .join(''),
    { isBulky: true },
  ),
  leaf: thing(
    60,
    46,
    path('M-28 -6Q-24 -46 28 -44Q30 -8 -28 -6z', orange) +
      line('M-28 -4Q0 -22 22 -40M-8 -18L-6 -32M4 -26L16 -24', brick, 3),
  ),
  rose: thing(
    56,
    110,
    line('M0 0V-70M0 -30L-16 -44M0 -44L16 -54', moss, 5) +
      path('M-16 -44q-14 2 -14 -10q12 -2 14 10zM16 -54q14 0 14 -12q-14 0 -14 12z', green) +
      circle(0, -86, 24, red) +
      path('M-14 -92Q0 -108 14 -92Q10 -76 -2 -80Q-8 -88 4 -92', 'none', 'stroke="#e88a9c" stroke-width="5"'),
    { grip: [0, -34] },
  ),
  daisy: thing(
    50,
    84,
    line('M0 0Q-4 -30 0 -54', moss, 5) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((t) => ellipse(0, -78, 6, 13, white, `transform="rotate(${t} 0 -62)"`))
        .join('') +
      circle(0, -62, 9, gold),
    { grip: [0, -22] },
  ),
  tulip: thing(
    48,
    100,
    line('M0 0V-60', moss, 6) +
      path('M0 -10Q-26 -30 -20 -56Q-4 -40 0 -10z', green) +
      path('M-20 -60Q-24 -88 -18 -98L-6 -84L0 -100L6 -84L18 -98Q24 -88 20 -60Q0 -50 -20 -60z', orange),
    { grip: [0, -34] },
  ),
  sunflower: thing(
    128,
    276,
    line('M0 0Q8 -120 0 -200', moss, 10) +
      path('M2 -90Q-50 -90 -56 -130Q-10 -130 2 -90zM4 -120Q50 -124 54 -160Q10 -158 4 -120z', green) +
      Array.from({ length: 12 }, (_, i) =>
        ellipse(0, -250, 12, 26, gold, `transform="rotate(${i * 30} 0 -212)"`),
      ).join('') +
      circle(0, -212, 28, brown),
    { isBulky: true },
  ),
  petal: thing(
    70,
    24,
    path(
      'M-30 -4Q-26 -22 -8 -16Q-12 0 -30 -4zM0 -2Q2 -20 20 -18Q20 0 0 -2zM24 -10Q28 -24 36 -16Q34 -6 24 -10z',
      pink,
    ),
  ),
  bouquet: thing(
    90,
    110,
    path('M-14 0H14L24 -52H-24z', cream) +
      line('M-14 -14H14', red, 7) +
      petals(-20, -70, 12, pink, gold) +
      petals(18, -74, 12, '#c8a4dc', gold) +
      petals(0, -92, 12, white, gold) +
      circle(-4, -62, 9, green) +
      circle(26, -58, 8, moss) +
      circle(-30, -56, 8, moss),
    { grip: [0, -14] },
  ),
  fence: thing(
    320,
    116,
    rect(-160, -88, 320, 14, pine, 4) +
      rect(-160, -44, 320, 14, pine, 4) +
      [-140, -94, -48, 0, 48, 94, 140]
        .map((x) => path(`M${x - 14} 0V-100L${x} -116L${x + 14} -100V0z`, '#e2bc8c'))
        .join(''),
    { isBulky: true, top: [-100, 150] },
  ),
  gate: thing(
    200,
    150,
    rect(-100, -148, 22, 148, brown, 5) +
      rect(78, -148, 22, 148, brown, 5) +
      rect(-78, -120, 156, 15, pine, 4) +
      rect(-78, -80, 156, 15, pine, 4) +
      rect(-78, -40, 156, 15, pine, 4) +
      line('M-70 -32L70 -112', oak, 12) +
      circle(62, -72, 6, ink),
    { isBulky: true, top: [-120, 70] },
  ),
  stile: thing(
    190,
    120,
    rect(-70, -118, 16, 118, brown, 4) +
      rect(54, -118, 16, 118, brown, 4) +
      rect(-90, -106, 180, 14, oak, 4) +
      rect(-90, -76, 180, 14, oak, 4) +
      rect(-40, -46, 80, 13, pine, 4) +
      line('M-28 0V-34M28 0V-34', brown, 10),
    { isBulky: true, top: [-46, 30] },
  ),
  bin: thing(
    90,
    120,
    path('M-38 -96H38L32 0H-32z', steel) +
      line('M-20 -88L-16 -10M0 -88V-10M20 -88L16 -10', '#74809a', 5) +
      rect(-44, -106, 88, 13, silver, 6) +
      path('M-16 -106Q0 -124 16 -106', 'none', `stroke="${ink}" stroke-width="7"`),
    { mouth: [-100, 36] },
  ),
  barrow: thing(
    169,
    76,
    line('M-84 -62L-20 -36M40 -20L62 -18M-36 -20L-44 0M0 -20V0', brown, 9) +
      path('M-52 -76H64L40 -26H-32z', teal) +
      path('M-52 -76H64l-5 11H-47z', '#7cbab2') +
      circle(58, -22, 22, ink) +
      circle(58, -22, 10, steel),
    { mouth: [-74, 52], grip: [-80, -60] },
  ),
  shed: thing(
    270,
    290,
    rect(-110, -190, 220, 190, oak) +
      line('M-80 -190V0M-40 -190V0M0 -190V0M40 -190V0M80 -190V0', brown, 3) +
      path('M-136 -186L0 -286L136 -186z', brick) +
      path('M-136 -186L0 -286L20 -270L-96 -186z', '#dd8a6c') +
      rect(-48, -172, 92, 172, brown, 4) +
      circle(28, -84, 6, gold) +
      rect(58, -146, 40, 44, '#ffd98a', 3),
    { isBulky: true },
  ),
  beehive: thing(
    102,
    108,
    line('M-34 -10V0M34 -10V0', brown, 12) +
      [0, 1, 2, 3]
        .map((i) => rect(-50 + i * 7, -36 - i * 24, 100 - i * 14, 27, i % 2 ? gold : '#f0c86c', 13))
        .join('') +
      circle(0, -30, 10, ink) +
      ellipse(44, -96, 8, 5, ink) +
      ellipse(44, -102, 7, 4, white),
  ),
  nest: thing(
    110,
    41,
    path('M-44 -26Q-40 0 0 0Q40 0 44 -26Q0 -14 -44 -26z', brown) +
      line('M-44 -24L-20 -10M40 -26L14 -8M-30 -30L-4 -12M30 -20L52 -30M-40 -12L-54 -20', oak, 4) +
      ellipse(-12, -28, 10, 13, sky) +
      ellipse(10, -28, 10, 13, '#cfe6f0'),
    { mouth: [-26, 36], top: [-26, 30] },
  ),
  web: thing(
    110,
    110,
    line('M0 -110V0M-55 -55H55M-40 -96L40 -14M40 -96L-40 -14', white, 2.5, 'opacity=".9"') +
      [18, 34, 50]
        .map((r) =>
          path(
            `M0 ${-55 - r}L${r * 0.7} ${-55 - r * 0.7}L${r} -55L${r * 0.7} ${-55 + r * 0.7}L0 ${-55 + r}L${-r * 0.7} ${-55 + r * 0.7}L${-r} -55L${-r * 0.7} ${-55 - r * 0.7}z`,
            'none',
            `stroke="${white}" stroke-width="2.5"`,
          ),
        )
        .join(''),
    { stands: 'wall' },
  ),
  twig: thing(
    90,
    40,
    line('M-42 -6Q0 -22 42 -34M-8 -18L-20 -36M14 -26L30 -12', brown, 6) + ellipse(-22, -38, 6, 4, green),
  ),
  stick: thing(24, 150, line('M-6 0Q6 -70 4 -144M0 -70L12 -84', brown, 9), { grip: [2, -100] }),
  log: thing(
    170,
    62,
    rect(-80, -58, 150, 58, brown, 26) +
      ellipse(68, -29, 18, 29, pine) +
      ellipse(68, -29, 10, 17, oak) +
      ellipse(68, -29, 4, 7, pine) +
      line('M-50 -44H10M-60 -22H20', '#5a3826', 5),
    { top: [-56, 70] },
  ),
  stump: thing(
    120,
    80,
    path('M-46 -66H46Q48 -20 66 0H-66Q-48 -20 -46 -66z', brown) +
      ellipse(0, -67, 46, 13, pine) +
      ellipse(0, -67, 28, 8, oak) +
      ellipse(0, -67, 12, 3.5, pine),
    { top: [-66, 38], isBulky: true },
  ),
  stone: thing(
    110,
    66,
    path('M-54 0Q-58 -40 -24 -58Q12 -72 40 -44Q58 -20 54 0z', steel) +
      path('M-54 0Q-58 -40 -24 -58Q0 -66 10 -62Q-26 -40 -30 0z', silver),
    { top: [-58, 30] },
  ),
  rock: thing(
    190,
    130,
    path('M-92 0Q-100 -60 -50 -100Q10 -146 60 -96Q104 -50 92 0z', '#8a8496') +
      path('M-92 0Q-100 -60 -50 -100Q-10 -126 10 -118Q-50 -70 -44 0z', '#a9a4b4') +
      line('M30 -80L50 -40', '#6a6478', 5),
    { top: [-112, 46], isBulky: true },
  ),
  pebble: thing(
    90,
    24,
    ellipse(-26, -9, 16, 9, silver) +
      ellipse(6, -8, 13, 8, steel) +
      ellipse(32, -10, 13, 10, '#b9a99c') +
      ellipse(-30, -12, 6, 3, white),
  ),
  puddle: thing(
    210,
    40,
    ellipse(0, -18, 105, 18, '#6f9cc0') +
      ellipse(-10, -20, 84, 12, '#8fb8d6') +
      ellipse(-24, -22, 30, 4, white, 'opacity=".7"'),
    { stands: 'floor', top: [-12, 60] },
  ),
  heap: thing(
    210,
    110,
    path('M-105 0Q-70 -60 -30 -84Q0 -124 36 -84Q84 -50 105 0z', orange) +
      path('M-105 0Q-70 -60 -30 -84Q-8 -112 10 -104Q-40 -40 -50 0z', '#f0ac6c') +
      [
        [-50, -30],
        [20, -60],
        [56, -22],
        [-10, -20],
        [0, -86],
      ]
        .map(([x = 0, y = 0]) => path(`M${x} ${y}q14 -20 30 -8q-10 14 -30 8z`, brick))
        .join(''),
    { isBulky: true, top: [-84, 40] },
  ),
  hole: thing(140, 34, ellipse(0, -16, 70, 17, brown) + ellipse(0, -13, 56, 12, '#2c2030'), {
    stands: 'floor',
    mouth: [-14, 50],
  }),
  scarecrow: thing(
    222,
    292,
    line('M0 0V-230M-90 -180H90', oak, 12) +
      path('M-60 -196H60L44 -80H-44z', blue) +
      path('M-96 -196H-50V-160H-90zM96 -196H50V-160H90z', blue) +
      line(
        'M-92 -178l-16 -8M-92 -172l-14 4M92 -178l16 -8M92 -172l14 4M-30 -80l-6 24M0 -80v26M30 -80l6 24',
        gold,
        6,
      ) +
      circle(0, -230, 34, '#f0d49c') +
      circle(-11, -234, 4, ink) +
      circle(11, -234, 4, ink) +
      path('M-12 -218Q0 -208 12 -218', 'none', `stroke="${brick}" stroke-width="4"`) +
      path('M-48 -250H48L28 -262L16 -292H-16L-28 -262z', brown) +
      rect(-20, -130, 24, 24, red, 2),
    { isBulky: true },
  ),
  'washing-line': thing(
    360,
    200,
    rect(-176, -200, 10, 200, oak) +
      rect(166, -200, 10, 200, oak) +
      line('M-170 -190Q0 -160 170 -190', white, 4) +
      path('M-130 -180H-70V-110H-130z', sky) +
      path('M-46 -174L-20 -172L-16 -160L-4 -172L22 -172L14 -110H-38z', red) +
      path('M50 -174H74L84 -110H70L62 -150L54 -110H40z', blue) +
      path('M104 -180H140V-140H104z', gold) +
      rect(-128, -186, 6, 14, oak) +
      rect(-78, -184, 6, 14, oak),
    { isBulky: true },
  ),
  peg: thing(24, 40, path('M-9 0L-5 -30Q0 -42 5 -30L9 0H3L0 -22L-3 0z', pine)),
  deckchair: thing(
    170,
    150,
    line('M-70 -4L50 -146M70 -4L-54 -90', oak, 11) +
      path('M-58 -94Q-10 -30 20 -50L62 -140L42 -148L4 -72Q-10 -56 -44 -104z', blue) +
      path('M-30 -72Q-12 -46 6 -52L52 -144L46 -148L4 -72Q-8 -60 -26 -80z', white),
    { top: [-66, 40], isBulky: true },
  ),
  'swimming-pool': thing(
    280,
    70,
    ellipse(0, -22, 140, 22, navy) +
      ellipse(0, -40, 136, 22, '#6fbcd6') +
      ellipse(0, -40, 118, 15, '#a4dcec') +
      line('M-60 -42q14 -8 28 0M10 -36q14 -8 28 0', white, 4),
    { isBulky: true, mouth: [-40, 110] },
  ),
  sandpit: thing(
    280,
    56,
    path('M-140 -28H140L120 0H-120z', oak) +
      ellipse(0, -32, 134, 20, '#f0d49c') +
      path('M-30 -34Q0 -74 40 -36z', '#e2c07c'),
    { isBulky: true, top: [-32, 100] },
  ),
  pump: thing(
    110,
    170,
    rect(-18, -140, 36, 140, moss, 6) +
      path('M-18 -110H-44V-90', 'none', `stroke="${moss}" stroke-width="13"`) +
      line('M6 -130L50 -150V-80', ink, 9) +
      path('M-24 -140Q0 -174 24 -140z', '#3f6a40') +
      path('M-44 -84q10 14 0 20q-10 -6 0 -20z', sky),
    { isBulky: true },
  ),
  well: thing(
    170,
    230,
    rect(-60, -170, 12, 110, brown) +
      rect(48, -170, 12, 110, brown) +
      path('M-84 -164L0 -228L84 -164z', brick) +
      rect(-70, -72, 140, 72, steel, 8) +
      line(
        'M-66 -48H66M-66 -24H66M-30 -70V-50M20 -70V-50M-10 -46V-26M44 -46V-26M-40 -22V-4M10 -22V-4',
        '#6a7488',
        4,
      ) +
      line('M-50 -140H50M0 -140V-96', oak, 6) +
      path('M-14 -100H14L10 -76H-10z', oak),
    { isBulky: true, mouth: [-72, 60] },
  ),
  fountain: thing(
    220,
    220,
    path('M-110 -40H110L84 0H-84z', steel) +
      ellipse(0, -42, 108, 15, '#8fc4dc') +
      rect(-12, -120, 24, 80, silver) +
      ellipse(0, -120, 56, 11, silver) +
      ellipse(0, -123, 46, 7, '#8fc4dc') +
      path(
        'M0 -220Q-40 -190 -60 -122M0 -220Q40 -190 60 -122M0 -220V-126',
        'none',
        'stroke="#cfeaf4" stroke-width="7"',
      ),
    { isBulky: true, mouth: [-44, 80] },
  ),
  statue: thing(
    120,
    260,
    rect(-56, -70, 112, 70, steel, 4) +
      rect(-64, -80, 128, 14, silver, 3) +
      path('M-30 -80Q-40 -150 -18 -190H18Q40 -150 30 -80z', silver) +
      circle(0, -214, 26, silver) +
      line('M18 -176L50 -220M-18 -170L-34 -130', silver, 15) +
      path('M-30 -80Q-40 -150 -18 -190h8Q-24 -140 -14 -80z', white),
    { isBulky: true },
  ),
  birdhouse: thing(
    80,
    150,
    rect(-5, -70, 10, 70, oak) +
      rect(-32, -124, 64, 60, pine, 3) +
      path('M-42 -120L0 -152L42 -120z', red) +
      circle(0, -100, 11, ink) +
      line('M0 -84V-78', brown, 6),
    { top: [-136, 20] },
  ),
  hay: thing(
    196,
    94,
    rect(-82, -92, 164, 92, gold, 12) +
      line('M-70 -70H60M-60 -46H70M-72 -22H50M-40 -84L-34 -62M20 -56L28 -34', ochre, 5) +
      line('M-36 -92V0M36 -92V0', brown, 5) +
      line('M-82 -50l-14 -6M82 -70l14 -8M82 -20l12 -4', gold, 5),
    { top: [-92, 74], isBulky: true },
  ),
  mound: thing(
    130,
    60,
    path('M-64 0Q-50 -60 0 -60Q50 -60 64 0z', brown) +
      circle(-20, -26, 6, oak) +
      circle(14, -38, 7, oak) +
      circle(30, -14, 5, oak),
    { top: [-58, 20] },
  ),
} as const
