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

const wheels = (r: number, ...xs: readonly number[]) =>
  xs.map((x) => circle(x, -r, r, ink) + circle(x, -r, r * 0.45, silver)).join('')

const glass = '#cfe6f0'

/** The outlines of the panes of vehicles: passengers are seen in them. */
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const carPanes = 'M6 -166H52L86 -98H6zM-68 -166H-8V-98H-100z'
const lorryPane = 'M76 -178H130L154 -108H76z'
const vanPane = 'M36 -180H74L106 -112H36z'
const busPanes = [-196, -116, -36, 44] as const
const enginePane = 'M88 -178H166L187 -110H88z'
const trainPane = box(-184, -178, 88, 70)
const planePanes = [48, 0, -48, -96] as const
const helicopterPane = 'M-40 -130H34Q90 -126 94 -72H-40z'
const dome = 'M-68 -80Q-64 -156 0 -156Q64 -156 68 -80z'
const portholes = [80, 0, -80] as const
const carriagePanes = [10, -70] as const

/** What rolls, flies and floats. */
export const vehicles = {
  car: thing(
    330,
    192,
    path(
      'M-158 -24V-76Q-156 -96 -120 -98L-84 -172Q-76 -186 -58 -186H54Q70 -186 78 -172L112 -98Q154 -96 158 -70V-24z',
      red,
    ) +
      path(carPanes, glass) +
      path('M-158 -50H158V-24H-158z', '#a03c54') +
      circle(144, -72, 10, '#ffe9a8') +
      rect(14, -84, 26, 7, '#a03c54', 3) +
      wheels(34, -96, 98),
    {
      isBulky: true,
      top: [-186, 50],
      cabin: {
        panes: carPanes,
        seats: [
          { x: 37, sill: -98, height: 68 },
          { x: -45, sill: -98, height: 68 },
        ],
      },
    },
  ),
  lorry: thing(
    400,
    220,
    rect(-196, -216, 250, 170, teal, 8) +
      rect(-196, -216, 250, 26, '#7cbab2', 8) +
      path('M62 -194H134Q148 -194 156 -174L186 -104V-40H62z', orange) +
      path(lorryPane, glass) +
      rect(-196, -56, 384, 20, ink, 5) +
      wheels(34, -140, -60, 124),
    {
      isBulky: true,
      mouth: [-200, 110],
      cabin: { panes: lorryPane, seats: [{ x: 106, sill: -108, height: 70 }] },
    },
  ),
  van: thing(
    330,
    200,
    path('M-158 -30V-176Q-158 -196 -138 -196H70Q88 -196 98 -180L126 -120Q158 -116 158 -90V-30z', blue) +
      path(vanPane, glass) +
      rect(-130, -170, 150, 60, cream, 6) +
      rect(-158, -52, 316, 16, navy) +
      wheels(34, -96, 96),
    { isBulky: true, cabin: { panes: vanPane, seats: [{ x: 62, sill: -112, height: 68 }] } },
  ),
  bus: thing(
    460,
    230,
    rect(-226, -222, 452, 196, red, 22) +
      busPanes.map((x) => rect(x, -196, 66, 66, glass, 6)).join('') +
      rect(134, -196, 72, 160, glass, 6) +
      rect(-226, -96, 352, 14, gold) +
      wheels(36, -140, 84),
    {
      isBulky: true,
      cabin: {
        panes: busPanes.map((x) => box(x, -196, 66, 66)).join(''),
        seats: [44, -116, -36, -196].map((x) => ({ x: x + 33, sill: -130, height: 66 })),
      },
    },
  ),
  tractor: thing(
    280,
    210,
    path('M-90 -60V-196H16V-110H110Q124 -110 124 -90V-50H-60z', green) +
      rect(-78, -182, 80, 66, glass, 4) +
      rect(-100, -208, 130, 14, moss, 5) +
      line('M84 -110V-160', ink, 10) +
      wheels(62, -70) +
      wheels(36, 96),
    {
      isBulky: true,
      top: [-110, 30],
      cabin: { panes: box(-78, -182, 80, 66), seats: [{ x: -38, sill: -116, height: 66 }] },
    },
  ),
  digger: thing(
    308,
    220,
    rect(-130, -52, 210, 52, ink, 26) +
      circle(-100, -26, 14, steel) +
      circle(-25, -26, 14, steel) +
      circle(50, -26, 14, steel) +
      path('M-130 -56V-120H-60V-200H30V-56z', gold) +
      rect(-50, -188, 66, 70, glass, 4) +
      line('M20 -100L100 -210L150 -120', ochre, 20) +
      path('M120 -124H178Q174 -70 130 -70Z', steel) +
      line('M130 -70l-4 12M148 -72l0 12M164 -84l4 10', steel, 7),
    {
      isBulky: true,
      cabin: { panes: box(-50, -188, 66, 70), seats: [{ x: -17, sill: -118, height: 70 }] },
    },
  ),
  'fire-engine': thing(
    420,
    210,
    rect(-206, -150, 270, 114, red, 8) +
      path('M70 -190H170Q186 -190 196 -160L206 -110V-36H70z', red) +
      path(enginePane, glass) +
      line('M-200 -170H50M-200 -190H50', silver, 8) +
      [-180, -140, -100, -60, -20, 20].map((x) => line(`M${x} -170V-190`, silver, 6)).join('') +
      rect(110, -208, 30, 18, blue, 6) +
      rect(-206, -80, 412, 16, cream) +
      wheels(36, -130, 124),
    { isBulky: true, cabin: { panes: enginePane, seats: [{ x: 128, sill: -110, height: 68 }] } },
  ),
  cart: thing(
    258,
    110,
    path('M-100 -110H110L96 -50H-88z', oak) +
      path('M-100 -110H110l-3 14H-97z', pine) +
      line('M104 -70L150 -80', brown, 12) +
      [-60, 50]
        .map(
          (x) =>
            circle(x, -42, 42, brown) +
            circle(x, -42, 32, cream) +
            line(
              `M${x} -74V-10M${x - 32} -42H${x + 32}M${x - 23} -65L${x + 23} -19M${x + 23} -65L${x - 23} -19`,
              oak,
              6,
            ) +
            circle(x, -42, 9, brown),
        )
        .join(''),
    { isBulky: true, mouth: [-108, 92] },
  ),
  pram: thing(
    180,
    180,
    line('M-80 -150L-60 -90M-40 -60L40 -24M40 -60L-40 -24', ink, 8) +
      path('M-70 -100H80Q80 -46 30 -46H-20Q-70 -46 -70 -100z', navy) +
      path('M6 -100Q8 -170 80 -164Q92 -130 80 -100z', blue) +
      line('M30 -158L20 -100M58 -166L48 -100', navy, 5) +
      wheels(26, -44, 50),
    { isBulky: true, mouth: [-100, 60], grip: [-80, -150] },
  ),
  train: thing(
    420,
    220,
    rect(-200, -190, 120, 150, red, 8) +
      path(trainPane, glass) +
      rect(-214, -204, 148, 18, ink, 6) +
      rect(-86, -136, 250, 96, moss, 18) +
      rect(-86, -136, 250, 22, green, 14) +
      path('M96 -136V-196H84L80 -212H132L128 -196H116V-136z', ink) +
      circle(10, -140, 20, gold) +
      path('M164 -60L206 -20H150z', brick) +
      rect(-206, -50, 386, 18, ink, 5) +
      wheels(34, -150, -60) +
      wheels(26, 30, 100),
    {
      isBulky: true,
      top: [-136, 60],
      cabin: { panes: trainPane, seats: [{ x: -140, sill: -108, height: 70 }] },
    },
  ),
  wagon: thing(
    206,
    104,
    line('M84 -40L116 -100', ink, 8) +
      rect(-86, -76, 172, 46, red, 5) +
      rect(-86, -76, 172, 14, '#dd8a9c', 5) +
      wheels(20, -56, 56),
    { mouth: [-74, 78], grip: [114, -96], isBulky: true },
  ),
  sledge: thing(
    237,
    57,
    path('M-100 -8H70Q104 -8 100 -44', 'none', `stroke="${brown}" stroke-width="10"`) +
      line('M-70 -10V-38M-6 -10V-38M56 -10V-38', oak, 9) +
      rect(-96, -54, 180, 16, red, 5) +
      rect(-96, -54, 180, 6, '#e07a8c', 4) +
      line('M90 -40Q120 -70 130 -40', cream, 4),
    { isBulky: true, top: [-54, 80] },
  ),
  scooter: thing(
    170,
    160,
    line('M54 -22L36 -150M18 -150H58', steel, 9) +
      rect(-70, -32, 130, 13, teal, 6) +
      line('M10 -152H26M48 -150H64', ink, 13) +
      wheels(19, -62, 62),
    { isBulky: true, top: [-32, 50], grip: [40, -150] },
  ),
  tricycle: thing(
    190,
    150,
    line('M-60 -32L20 -80L66 -28M20 -80L10 -130M-12 -130H40', red, 11) +
      rect(-60, -92, 60, 14, ink, 7) +
      line('M-30 -80L-52 -32', red, 9) +
      wheels(28, -66) +
      wheels(36, 62),
    { isBulky: true, top: [-92, 26] },
  ),
  plane: thing(
    348,
    158,
    path('M-170 -136L-140 -112H90Q170 -112 174 -76Q160 -34 60 -34H-90Q-150 -40 -170 -136z', white) +
      path('M-170 -136L-140 -112H-100L-140 -158z', red) +
      path('M-40 -50H60L-30 0H-70z', red) +
      planePanes.map((x) => rect(x, -100, 38, 40, glass, 8)).join('') +
      path('M104 -106Q142 -104 154 -78H104z', sky) +
      line('M174 -112V-40', ink, 8),
    {
      isBulky: true,
      stands: 'air',
      top: [-112, 60],
      cabin: {
        panes: planePanes.map((x) => box(x, -100, 38, 40)).join(''),
        seats: planePanes.map((x) => ({ x: x + 19, sill: -60, height: 40 })),
      },
    },
  ),
  helicopter: thing(
    320,
    180,
    line('M-120 -170H130', ink, 9) +
      line('M0 -166V-140', ink, 9) +
      path('M-60 -140H40Q110 -136 104 -74Q90 -40 30 -40H-30Q-70 -44 -80 -84L-150 -100V-126L-70 -118z', gold) +
      path(helicopterPane, glass) +
      line('M-70 -10H90M-30 -40L-40 -12M50 -40L60 -12', ink, 8) +
      circle(-150, -113, 18, steel),
    {
      isBulky: true,
      stands: 'air',
      cabin: {
        panes: helicopterPane,
        seats: [
          { x: 46, sill: -72, height: 54 },
          { x: -12, sill: -72, height: 54 },
        ],
      },
    },
  ),
  'hot-air-balloon': thing(
    240,
    460,
    path('M0 -460Q120 -456 118 -330Q110 -240 40 -174H-40Q-110 -240 -118 -330Q-120 -456 0 -460z', red) +
      path('M0 -460Q50 -450 48 -330Q44 -240 18 -174H-18Q-44 -240 -48 -330Q-50 -450 0 -460z', cream) +
      path('M0 -460Q16 -450 16 -330Q16 -240 6 -174H-6Q-16 -240 -16 -330Q-16 -450 0 -460z', red) +
      line('M-38 -174L-54 -60M38 -174L54 -60', brown, 4) +
      path('M-60 -62H60L50 0H-50z', oak) +
      line('M-58 -42H58M-55 -21H55', brown, 4),
    { isBulky: true, stands: 'air', mouth: [-62, 50] },
  ),
  spaceship: thing(
    240,
    340,
    path('M-60 -60L-116 0H-50zM60 -60L116 0H50z', red) +
      path('M0 -340Q84 -240 64 -50H-64Q-84 -240 0 -340z', white) +
      path('M0 -340Q40 -300 54 -246H-54Q-40 -300 0 -340z', red) +
      circle(0, -184, 48, navy) +
      circle(0, -184, 38, sky) +
      path('M-12 -60H12V0H-12z', red) +
      path('M-64 -50H64L58 -34H-58z', steel),
    { isBulky: true, cabin: { panes: round(0, -184, 38), seats: [{ x: 0, sill: -150, height: 68 }] } },
  ),
  ufo: thing(
    280,
    156,
    path(dome, glass, 'opacity=".9"') +
      ellipse(0, -56, 140, 34, steel) +
      ellipse(0, -66, 128, 24, silver) +
      [-84, -42, 0, 42, 84]
        .map((x, i) => circle(x, -50 + Math.abs(x) * -0.06, 10, i % 2 ? gold : teal))
        .join('') +
      path('M-40 -26H40L26 0H-26z', steel),
    {
      isBulky: true,
      stands: 'air',
      cabin: { panes: dome, seats: [{ x: 0, sill: -84, height: 68 }] },
    },
  ),
  satellite: thing(
    240,
    130,
    rect(-36, -96, 72, 80, steel, 6) +
      rect(-118, -86, 66, 56, blue, 3) +
      rect(52, -86, 66, 56, blue, 3) +
      line('M-52 -58H-36M36 -58H52M-85 -86V-30M85 -86V-30M-118 -58H-52M52 -58H118', silver, 4) +
      path('M-30 -96Q0 -136 30 -96z', cream) +
      line('M0 -112V-134', ink, 5),
    { stands: 'air', isBulky: true },
  ),
  raft: thing(
    300,
    60,
    [0, 1, 2, 3, 4]
      .map((i) => rect(-150 + (i % 2) * 6, -50 + i * 10, 290, 14, i % 2 ? oak : pine, 7))
      .join('') +
      rect(-110, -54, 12, 54, cream, 4) +
      rect(96, -54, 12, 54, cream, 4),
    { isBulky: true, top: [-46, 120] },
  ),
  canoe: thing(
    330,
    80,
    path('M-165 -76Q-140 -56 0 -52Q140 -56 165 -76Q160 0 90 0H-90Q-160 0 -165 -76z', brick) +
      path(
        'M-165 -76Q-140 -56 0 -52Q140 -56 165 -76Q162 -56 158 -46Q100 -34 0 -32Q-100 -34 -158 -46Q-162 -56 -165 -76z',
        '#dd8a6c',
      ),
    { isBulky: true, mouth: [-58, 110] },
  ),
  'pirate-ship': thing(
    380,
    340,
    line('M-70 -92V-318M70 -92V-290', oak, 12) +
      path('M-70 -316H-8L-20 -300L-8 -284H-70z', ink) +
      circle(-46, -302, 8, white) +
      line('M-56 -291L-36 -287M-56 -287L-36 -291', white, 3) +
      path('M-148 -262Q-70 -282 8 -262Q24 -190 6 -128Q-70 -146 -146 -128Q-128 -196 -148 -262z', cream) +
      path('M14 -242Q70 -258 138 -242Q152 -186 136 -130Q70 -146 16 -130Q34 -190 14 -242z', cream) +
      path(
        'M-142 -226Q-70 -246 14 -226L14 -204Q-70 -224 -138 -204zM22 -208Q70 -224 146 -208L146 -186Q70 -202 22 -186z',
        red,
      ) +
      circle(-68, -184, 20, ink) +
      path('M-78 -170h20v12h-20z', ink) +
      circle(-76, -186, 5, cream) +
      circle(-60, -186, 5, cream) +
      path('M-186 -118L-140 -108V-92H132V-128L184 -140Q178 -40 116 0H-104Q-164 -36 -186 -118z', oak) +
      path('M-170 -72H168Q160 -56 154 -48H-158z', brown) +
      path('M132 -128L184 -140L180 -110L132 -100z', pine) +
      [-104, -34, 36, 106]
        .map(
          (x) => circle(x, -34 + Math.abs(x) * 0.06, 12, ink) + circle(x, -34 + Math.abs(x) * 0.06, 6, gold),
        )
        .join('') +
      line('M-186 -118L-226 -148', oak, 10),
    { isBulky: true, mouth: [-92, 120] },
  ),
  submarine: thing(
    330,
    200,
    ellipse(0, -72, 154, 70, gold) +
      path('M-36 -136L-26 -174H36L44 -136z', ochre) +
      line('M16 -174V-200H40', ink, 10) +
      portholes.map((x) => circle(x, -76, 38, ink) + circle(x, -76, 30, sky)).join('') +
      path('M-150 -72L-176 -112V-32z', ochre),
    {
      isBulky: true,
      cabin: {
        panes: portholes.map((x) => round(x, -76, 30)).join(''),
        seats: portholes.map((x) => ({ x, sill: -50, height: 54 })),
      },
    },
  ),
  carriage: thing(
    264,
    237,
    path('M-110 -60Q-130 -190 -60 -200H60Q130 -190 110 -60Q0 -40 -110 -60z', pink) +
      carriagePanes.map((x) => rect(x, -172, 60, 70, glass, 16)).join('') +
      path('M-70 -200Q0 -236 70 -200z', gold) +
      circle(0, -226, 11, gold) +
      [-88, 88]
        .map(
          (x) =>
            circle(x, -44, 44, gold) +
            circle(x, -44, 34, cream) +
            line(`M${x} -78V-10M${x - 34} -44H${x + 34}`, ochre, 6),
        )
        .join(''),
    {
      isBulky: true,
      top: [-204, 60],
      cabin: {
        panes: carriagePanes.map((x) => box(x, -172, 60, 70)).join(''),
        seats: carriagePanes.map((x) => ({ x: x + 30, sill: -102, height: 70 })),
      },
    },
  ),
  parachute: thing(
    220,
    220,
    path(
      'M-110 -120Q-100 -220 0 -220Q100 -220 110 -120Q84 -140 55 -120Q28 -140 0 -120Q-28 -140 -55 -120Q-84 -140 -110 -120z',
      orange,
    ) +
      path('M-55 -120Q-50 -200 0 -220Q50 -200 55 -120Q28 -140 0 -120Q-28 -140 -55 -120z', cream) +
      line('M-110 -120L0 0M-55 -120L0 0M55 -120L0 0M110 -120L0 0', ink, 3),
    { isBulky: true, stands: 'air' },
  ),
} as const
