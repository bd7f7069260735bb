import { circle, ellipse, line, path, rect } from '../paper.ts'
import {
  blue,
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
  red,
  sky,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What is on ships and beaches. */
export const sea = {
  anchor: thing(
    110,
    150,
    line('M0 -110V-12M-26 -88H26', steel, 13) +
      path('M-50 -50Q-44 -8 0 -8Q44 -8 50 -50', 'none', `stroke="${steel}" stroke-width="13"`) +
      path('M-62 -36L-50 -62L-38 -40zM62 -36L50 -62L38 -40z', steel) +
      `<circle cx="0" cy="-126" r="15" fill="none" stroke="${steel}" stroke-width="9"/>`,
    { grip: [0, -126] },
  ),
  oar: thing(
    40,
    210,
    line('M0 -60V-204', pine, 10) +
      path('M-15 -68H15L18 -14Q0 8 -18 -14z', oak) +
      rect(-7, -210, 14, 24, brown, 5),
    {
      grip: [0, -170],
      isBulky: false,
      held: line('M0 -70V90', pine, 9) + path('M-13 84H13L16 140Q0 160 -16 140z', oak),
    },
  ),
  sail: thing(
    186,
    266,
    line('M-70 0V-260', brown, 12) +
      path('M-62 -250Q90 -200 110 -40H-62z', cream) +
      path('M-62 -170Q60 -150 96 -90Q40 -100 -62 -110z', red),
    { isBulky: true },
  ),
  lifebelt: thing(
    110,
    110,
    `<circle cx="0" cy="-55" r="40" fill="none" stroke="${white}" stroke-width="28"/><circle cx="0" cy="-55" r="40" fill="none" stroke="${red}" stroke-width="28" stroke-dasharray="32 31"/>`,
    { grip: [0, -100] },
  ),
  seaweed: thing(
    110,
    130,
    path(
      'M-30 0Q-56 -40 -34 -70Q-14 -100 -36 -130M0 0Q-20 -46 4 -76Q20 -100 6 -124M32 0Q54 -36 34 -60Q20 -84 40 -104',
      'none',
      `stroke="${moss}" stroke-width="13"`,
    ) + path('M-30 0Q-50 -40 -30 -70M34 0Q50 -30 34 -58', 'none', `stroke="${green}" stroke-width="6"`),
  ),
  sandcastle: thing(
    170,
    130,
    path('M-80 0L-70 -60H70L80 0z', '#e2c07c') +
      rect(-62, -92, 44, 40, '#f0d49c', 3) +
      rect(18, -92, 44, 40, '#f0d49c', 3) +
      path('M-26 -50V-104H26V-50z', '#e8ca8c') +
      [-62, -44, -26, -10, 8, 18, 36, 54]
        .map((x, i) => rect(x, i > 2 && i < 5 ? -114 : -102, 11, 13, '#f0d49c'))
        .join('') +
      path('M-14 0V-28Q0 -44 14 -28V0z', brown) +
      line('M0 -112V-140', oak, 4) +
      path('M0 -140L26 -131L0 -122z', red),
    { top: [-104, 20], isBulky: true },
  ),
  cork: thing(
    36,
    44,
    path('M-14 -42H14L11 0H-11z', pine) +
      circle(-4, -28, 2.5, oak) +
      circle(5, -16, 2.5, oak) +
      circle(3, -34, 2, oak),
  ),
  'message-bottle': thing(
    127,
    44,
    path('M-56 -44H20Q40 -42 46 -30H58V-16H46Q40 -2 20 0H-56Q-62 -22 -56 -44z', '#8cc4a4', 'opacity=".85"') +
      rect(-36, -36, 56, 26, cream, 6) +
      line('M-36 -23H20', ochre, 3) +
      rect(54, -32, 14, 18, pine, 3) +
      path('M-46 -38H10', 'none', 'stroke="#fff" stroke-width="5" opacity=".6"'),
    { grip: [50, -22] },
  ),
  barrel: thing(
    110,
    130,
    path('M-40 -128H40Q64 -64 40 0H-40Q-64 -64 -40 -128z', oak) +
      path('M-40 -128h22Q-38 -64 -18 0h-22Q-64 -64 -40 -128z', pine) +
      line('M-48 -100H48M-48 -28H48', ink, 9) +
      ellipse(0, -128, 40, 9, brown),
    { mouth: [-128, 36], top: [-128, 34], isBulky: true },
  ),
  crate: thing(
    120,
    100,
    rect(-58, -98, 116, 98, pine, 3) +
      line('M-58 -66H58M-58 -33H58', oak, 5) +
      line('M-50 -92V-6M50 -92V-6', oak, 12),
    { mouth: [-98, 52], top: [-98, 52] },
  ),
  buoy: thing(
    90,
    130,
    path('M-44 -30Q0 -50 44 -30Q30 0 0 0Q-30 0 -44 -30z', red) +
      path('M-20 -36L-8 -100H8L20 -36z', red) +
      path('M-16 -56L-11 -80H11L16 -56z', white) +
      circle(0, -112, 14, '#ffe9a8'),
    { isBulky: true },
  ),
  'ships-wheel': thing(
    140,
    140,
    [0, 45, 90, 135].map((t) => line('M0 -138V-2', oak, 9, `transform="rotate(${t} 0 -70)"`)).join('') +
      `<circle cx="0" cy="-70" r="44" fill="none" stroke="${brown}" stroke-width="14"/>` +
      circle(0, -70, 14, gold),
    { isBulky: true, grip: [40, -100] },
  ),
  mast: thing(
    120,
    420,
    line('M0 0V-416', brown, 18) +
      line('M-56 -300H56', oak, 12) +
      path('M0 -416L60 -396L0 -376z', red) +
      path('M-34 -340H34L26 -304H-26z', oak),
    { isBulky: true, mouth: [-340, 26] },
  ),
  jetty: thing(
    420,
    78,
    rect(-210, -76, 420, 22, pine, 4) +
      line('M-180 0V-70M-60 0V-70M60 0V-70M180 0V-70', brown, 15) +
      line('M-160 -76v20M-100 -76v20M-40 -76v20M20 -76v20M80 -76v20M140 -76v20', oak, 4),
    { isBulky: true, top: [-76, 180] },
  ),
  coral: thing(
    93,
    115,
    path(
      'M0 0V-60M0 -40L-34 -76V-100M0 -56L30 -86V-106M0 -30L40 -50',
      'none',
      `stroke="${pink}" stroke-width="17"`,
    ) +
      circle(-34, -100, 10, pink) +
      circle(30, -104, 10, pink),
  ),
  starfish: thing(
    80,
    74,
    path('M0 -74L12 -46L40 -44L18 -26L26 2L0 -14L-26 2L-18 -26L-40 -44L-12 -46z', orange) +
      circle(0, -34, 5, cream) +
      circle(0, -52, 3.5, cream) +
      circle(16, -38, 3.5, cream) +
      circle(-16, -38, 3.5, cream),
  ),
  'fishing-rod': thing(
    150,
    190,
    line('M-60 0L60 -180', oak, 8) +
      path('M60 -180Q80 -90 70 -10', 'none', `stroke="${white}" stroke-width="2.5"`) +
      circle(-34, -40, 11, steel) +
      path('M64 -12q0 12 10 8', 'none', `stroke="${steel}" stroke-width="4"`),
    {
      grip: [-44, -24],
      isBulky: false,
      held:
        line('M-16 24L104 -156', oak, 7) +
        path('M104 -156Q124 -66 114 14', 'none', `stroke="${white}" stroke-width="2.5"`) +
        circle(8, -12, 9, steel),
    },
  ),
  pearl: thing(40, 40, circle(0, -20, 20, '#f0e6f0') + circle(-7, -27, 7, white)),
  wave: thing(
    280,
    90,
    path('M-140 0Q-110 -80 -40 -86Q10 -80 6 -44Q-10 -60 -26 -46Q-10 -10 60 -20Q110 -30 140 0z', '#5fa4c4') +
      path('M-40 -86Q10 -80 6 -44Q-10 -60 -26 -46Q-40 -60 -60 -60Q-60 -80 -40 -86z', white),
    { stands: 'floor', isBulky: true },
  ),
  'pirate-hat': thing(
    130,
    70,
    path('M-64 -12Q-50 -68 0 -68Q50 -68 64 -12Q0 -40 -64 -12z', ink) +
      path('M-64 -12Q0 -44 64 -12Q0 -28 -64 -12z', gold) +
      circle(0, -46, 9, white) +
      line('M-14 -30L14 -36M14 -30L-14 -36', white, 4),
  ),
  hull: thing(
    360,
    130,
    path('M-180 -120H180Q160 -20 100 0H-100Q-160 -20 -180 -120z', brown) +
      path('M-180 -120H180l-5 24H-175z', pine) +
      line('M-160 -66H160', '#5a3826', 6) +
      [-80, 0, 80].map((x) => circle(x, -48, 13, ink) + circle(x, -48, 8, '#ffe08a')).join(''),
    { isBulky: true, mouth: [-118, 140] },
  ),
  lake: thing(
    520,
    90,
    ellipse(0, -44, 260, 44, blue) +
      ellipse(-10, -48, 220, 32, '#7fa8d0') +
      line('M-120 -56q20 -8 40 0M30 -44q20 -8 40 0M-40 -34q20 -8 40 0', white, 5),
    { isBulky: true, stands: 'floor', mouth: [-44, 180] },
  ),
  sand: thing(
    200,
    40,
    path('M-100 0Q-50 -40 0 -36Q50 -40 100 0z', '#f0d49c') + line('M-40 -16h20M10 -22h18M30 -8h14', ochre, 3),
    { stands: 'floor' },
  ),
  porthole: thing(
    110,
    110,
    circle(0, -55, 54, gold) +
      circle(0, -55, 40, sky) +
      path('M-39 -50Q-20 -62 0 -50Q20 -40 39 -52A40 40 0 0 1 -39 -50z', teal) +
      circle(-46, -55, 4, ochre) +
      circle(46, -55, 4, ochre) +
      circle(0, -104, 4, ochre),
    { stands: 'wall', isBulky: true },
  ),
} as const
