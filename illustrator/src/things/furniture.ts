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
  plum,
  red,
  silver,
  sky,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What stands or hangs in rooms. */
export const furniture = {
  table: thing(
    330,
    148,
    rect(-140, -134, 18, 134, brown, 4) +
      rect(122, -134, 18, 134, brown, 4) +
      rect(-148, -128, 296, 20, oak) +
      rect(-165, -148, 330, 22, pine, 6) +
      rect(-165, -148, 330, 7, '#e2bc8c', 4),
    { top: [-148, 150] },
  ),
  chair: thing(
    120,
    200,
    line('M-44 -4L-38 -196M34 -4L30 -96', brown, 13) +
      line('M-50 0L-46 -90M44 0L38 -90', oak, 13) +
      path('M-48 -190Q-42 -206 -34 -192L-30 -104H-44z', oak) +
      line('M-38 -176L-34 -120', pine, 8) +
      path('M-52 -106H46L54 -88H-54z', pine) +
      rect(-54, -90, 108, 11, oak, 4),
    { top: [-98, 44], grip: [-40, -180], isBulky: true },
  ),
  stool: thing(
    92,
    84,
    line('M-26 -70L-36 0M26 -70L36 0', brown, 12) +
      line('M-30 -28H30', brown, 8) +
      rect(-46, -84, 92, 18, pine, 8) +
      rect(-46, -84, 92, 7, '#e2bc8c', 5),
    { top: [-84, 38], isBulky: true },
  ),
  armchair: thing(
    220,
    240,
    path('M-80 -60Q-104 -232 -46 -238H50Q104 -232 82 -60z', teal) +
      path('M-60 -70Q-76 -214 -36 -220H40Q76 -214 62 -70z', '#6fb4ac') +
      rect(-90, -104, 180, 50, '#3f7f7a', 12) +
      rect(-84, -116, 168, 34, '#7cbfb6', 12) +
      rect(-110, -134, 40, 126, teal, 18) +
      rect(70, -134, 40, 126, teal, 18) +
      line('M-80 -6V0M80 -6V0', brown, 14),
    { top: [-116, 62], isBulky: true },
  ),
  sofa: thing(
    380,
    200,
    rect(-160, -196, 320, 140, '#8a5a7e', 30) +
      rect(-150, -186, 145, 100, '#a8749a', 22) +
      rect(5, -186, 145, 100, '#a8749a', 22) +
      rect(-160, -104, 320, 50, '#7a4a6e', 12) +
      rect(-152, -114, 150, 36, '#b884aa', 12) +
      rect(2, -114, 150, 36, '#b884aa', 12) +
      rect(-190, -140, 44, 130, '#8a5a7e', 20) +
      rect(146, -140, 44, 130, '#8a5a7e', 20) +
      line('M-160 -8V0M160 -8V0', brown, 14),
    { top: [-114, 138] },
  ),
  bench: thing(
    300,
    150,
    line('M-120 0V-74M120 0V-74M-112 -70V-144M112 -70V-144', ink, 12) +
      rect(-150, -84, 300, 16, oak, 5) +
      rect(-150, -146, 300, 18, oak, 5) +
      rect(-150, -118, 300, 18, pine, 5) +
      rect(-150, -88, 300, 7, '#e2bc8c', 4),
    { top: [-86, 130] },
  ),
  bed: thing(
    430,
    180,
    rect(-215, -178, 20, 178, brown, 6) +
      rect(195, -120, 20, 120, brown, 6) +
      rect(-200, -150, 40, 110, oak, 8) +
      rect(-205, -68, 410, 40, oak, 6) +
      rect(-198, -98, 396, 40, white, 14) +
      path('M-190 -98Q-190 -128 -150 -126H-100Q-84 -112 -90 -96z', '#e9e0ea') +
      path('M-70 -104H200Q206 -60 198 -40H-80Q-88 -80 -70 -104z', blue) +
      path('M-70 -104H-30Q-44 -70 -36 -40H-80Q-88 -80 -70 -104z', cream),
    { top: [-104, 180] },
  ),
  cot: thing(
    230,
    190,
    rect(-110, -70, 220, 40, white, 8) +
      path('M-100 -76Q0 -100 100 -76V-60H-100z', pink) +
      rect(-116, -188, 14, 188, oak, 5) +
      rect(102, -188, 14, 188, oak, 5) +
      rect(-116, -160, 232, 12, pine, 5) +
      rect(-116, -44, 232, 14, pine, 5) +
      [-80, -52, -24, 4, 32, 60, 84].map((x) => rect(x, -152, 7, 112, pine, 3)).join(''),
    { mouth: [-110, 90] },
  ),
  desk: thing(
    250,
    150,
    rect(-118, -134, 16, 134, brown, 4) +
      rect(46, -134, 72, 134, oak, 4) +
      rect(54, -120, 56, 34, pine, 4) +
      rect(54, -78, 56, 34, pine, 4) +
      circle(82, -103, 5, ink) +
      circle(82, -61, 5, ink) +
      rect(-125, -150, 250, 20, pine, 6) +
      rect(-125, -150, 250, 7, '#e2bc8c', 4),
    { top: [-150, 110] },
  ),
  shelf: thing(
    220,
    14,
    rect(-110, -14, 220, 14, oak, 3) +
      rect(-110, -14, 220, 5, pine, 3) +
      path('M-90 0L-76 0L-90 26zM90 0L76 0L90 26z', brown),
    { stands: 'wall', top: [-14, 96], isBulky: true },
  ),
  bookcase: thing(
    200,
    290,
    rect(-100, -290, 200, 290, brown, 6) +
      [0, 1, 2]
        .map(
          (r) =>
            rect(-88, -278 + r * 92, 176, 80, '#4a3030', 3) +
            [red, blue, gold, green, plum, teal, orange, cream]
              .map((c, i) =>
                rect(
                  -84 + i * 21,
                  -262 + r * 92 + ((i * 7 + r * 5) % 16),
                  18,
                  64 - ((i * 7 + r * 5) % 16),
                  c,
                  2,
                ),
              )
              .join(''),
        )
        .join(''),
    { top: [-290, 90] },
  ),
  cupboard: thing(
    190,
    280,
    rect(-95, -276, 190, 270, '#7f9fa8', 8) +
      rect(-82, -262, 78, 236, '#a0bcc2', 6) +
      rect(4, -262, 78, 236, '#a0bcc2', 6) +
      circle(-14, -144, 6, gold) +
      circle(14, -144, 6, gold) +
      rect(-102, -286, 204, 14, '#6a8a94', 4) +
      rect(-88, -8, 18, 8, ink) +
      rect(70, -8, 18, 8, ink),
    { top: [-286, 90] },
  ),
  wardrobe: thing(
    220,
    330,
    path('M-110 -318Q0 -350 110 -318z', oak) +
      rect(-110, -320, 220, 310, oak, 6) +
      rect(-98, -306, 92, 284, pine, 6) +
      rect(6, -306, 92, 284, pine, 6) +
      circle(-16, -160, 7, gold) +
      circle(16, -160, 7, gold) +
      rect(-100, -12, 22, 12, brown) +
      rect(78, -12, 22, 12, brown),
    { top: [-326, 96] },
  ),
  drawer: thing(
    140,
    60,
    path('M-70 -54H70L62 -44H-62z', brown) +
      rect(-70, -54, 140, 54, pine, 5) +
      rect(-58, -44, 116, 34, '#e2bc8c', 4) +
      circle(0, -27, 7, brown),
    { mouth: [-54, 60], isBulky: false },
  ),
  lamp: thing(
    96,
    150,
    ellipse(0, -6, 32, 7, ochre) +
      rect(-5, -80, 10, 76, gold) +
      circle(0, -96, 100, '#ffe9a8', 'opacity=".18"') +
      path('M-24 -148H24L46 -80H-46z', '#ffd98a') +
      path('M-24 -148h14L-22 -80H-46z', '#ffeec0'),
    { grip: [0, -40] },
  ),
  mirror: thing(
    110,
    150,
    ellipse(0, -78, 54, 72, gold) +
      ellipse(0, -78, 45, 63, '#bcdbe6') +
      path('M-30 -60L10 -124M-14 -44L30 -112', 'none', 'stroke="#ffffff" stroke-width="9" opacity=".6"') +
      circle(0, -150, 9, ochre),
    { stands: 'wall', isBulky: true },
  ),
  'wall-clock': thing(
    96,
    96,
    circle(0, -48, 48, oak) +
      circle(0, -48, 39, cream) +
      line('M0 -82V-76M0 -20V-14M-34 -48H-28M28 -48H34', brown, 4) +
      line('M0 -48V-72M0 -48L18 -38', ink, 5),
    { stands: 'wall' },
  ),
  picture: thing(
    120,
    100,
    rect(-60, -100, 120, 100, oak, 5) +
      rect(-50, -90, 100, 80, sky, 2) +
      path('M-50 -34Q-20 -56 6 -36Q30 -52 50 -34V-10H-50z', green) +
      circle(24, -70, 12, gold),
    { stands: 'wall' },
  ),
  window: thing(
    190,
    220,
    rect(-95, -220, 190, 220, oak, 6) +
      rect(-82, -208, 164, 190, '#33508a', 3) +
      circle(34, -160, 24, '#fff0c4') +
      path('M-82 -60Q-30 -96 20 -64Q50 -80 82 -60V-18H-82z', '#24406c') +
      rect(-6, -208, 12, 190, oak) +
      rect(-82, -118, 164, 10, oak) +
      rect(-106, -14, 212, 16, pine, 4),
    { stands: 'wall', isBulky: true },
  ),
  door: thing(
    160,
    310,
    rect(-80, -310, 160, 310, brown, 6) +
      rect(-68, -300, 136, 300, brick, 4) +
      rect(-52, -282, 104, 100, '#b0543c', 4) +
      rect(-52, -162, 104, 134, '#b0543c', 4) +
      circle(50, -150, 8, gold),
    { isBulky: true },
  ),
  curtain: thing(
    170,
    270,
    rect(-90, -270, 180, 10, brown, 5) +
      path('M-80 -264H-10Q-14 -120 -40 -60Q-60 0 -84 0z', red) +
      path('M80 -264H10Q14 -120 40 -60Q60 0 84 0z', red) +
      line(
        'M-56 -254Q-56 -120 -70 -20M-34 -254Q-38 -130 -56 -60M56 -254Q56 -120 70 -20M34 -254Q38 -130 56 -60',
        '#a03c54',
        6,
      ),
    { isBulky: true },
  ),
  rug: thing(
    320,
    54,
    ellipse(0, -26, 160, 26, '#8a3f5c') +
      ellipse(0, -27, 140, 21, '#c97a7a') +
      ellipse(0, -27, 100, 14, cream) +
      ellipse(0, -27, 64, 8, '#c97a7a'),
    { stands: 'floor', top: [-24, 130] },
  ),
  mat: thing(170, 30, path('M-80 -26H74L85 -2H-85z', moss) + path('M-68 -21H64L70 -7H-72z', '#8fb07c'), {
    stands: 'floor',
    top: [-14, 70],
  }),
  cushion: thing(
    96,
    60,
    path('M-46 -52Q0 -64 46 -52Q54 -28 46 -4Q0 6 -46 -4Q-54 -28 -46 -52z', orange) +
      path('M-40 -46Q0 -56 30 -48Q0 -34 -36 -16z', '#f0b47c') +
      circle(0, -28, 5, brick),
    { top: [-54, 34] },
  ),
  mattress: thing(
    330,
    66,
    rect(-165, -64, 330, 64, white, 20) +
      path('M-165 -30H165V-20Q165 0 145 0H-145Q-165 0 -165 -20z', '#d8cfe0') +
      [-120, -60, 0, 60, 120]
        .map((x) => circle(x, -46, 4, steel) + line(`M${x} -64V-30`, sky, 5, 'opacity=".6"'))
        .join(''),
    { top: [-62, 150] },
  ),
  sheet: thing(
    140,
    46,
    path('M-70 -6Q-76 -30 -60 -40Q0 -50 60 -40Q76 -30 70 -6Q0 6 -70 -6z', white) +
      path('M-64 -20Q0 -30 64 -20M-60 -32Q0 -42 60 -32', 'none', 'stroke="#d8cfd8" stroke-width="4"'),
  ),
  quilt: thing(
    170,
    56,
    path('M-85 -6Q-90 -46 -70 -52Q0 -60 70 -52Q90 -46 85 -6Q0 8 -85 -6z', blue) +
      path('M-60 -54h40v54h-44zM22 -54h40l4 52h-44z', gold) +
      path('M-84 -28Q0 -20 84 -28', 'none', `stroke="${white}" stroke-width="4" stroke-dasharray="7 6"`),
    { isBulky: false },
  ),
  hammock: thing(
    340,
    170,
    line('M-150 0V-170M150 0V-170', brown, 14) +
      path('M-150 -150Q0 -10 150 -150Q90 -40 0 -36Q-90 -40 -150 -150z', orange) +
      line('M-110 -108Q0 -20 110 -108', cream, 7),
    { mouth: [-80, 90], top: [-66, 80] },
  ),
  'hat-stand': thing(
    120,
    300,
    line('M0 -8V-290', brown, 12) +
      line('M-34 0L0 -22L34 0M0 -250L-40 -276M0 -250L40 -276M0 -216L-34 -240M0 -216L34 -240', brown, 9) +
      path('M-62 -278H-22Q-24 -304 -42 -304Q-60 -304 -62 -278z', blue) +
      path('M24 -236Q60 -240 58 -150Q40 -134 22 -150z', red),
    { isBulky: true },
  ),
  'umbrella-stand': thing(
    70,
    130,
    line('M-8 -60L-24 -124M10 -60L22 -118', red, 9) +
      path('M-24 -124q-12 -6 -14 6', 'none', `stroke="${ink}" stroke-width="6"`) +
      path('M-30 -84H30L24 0H-24z', navy) +
      ellipse(0, -84, 30, 7, ink),
    { mouth: [-84, 26] },
  ),
  stairs: thing(
    260,
    240,
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          rect(-130 + i * 52, -48 * (i + 1), 260 - i * 52, 48, i % 2 ? '#b9855a' : pine) +
          rect(-130 + i * 52, -48 * (i + 1), 54, 8, '#e2bc8c'),
      )
      .join(''),
    {
      top: [-144, 20],
      seats: [
        { x: -14, y: -144, feet: -48, faces: 'left' },
        { x: 78, y: -240, feet: -144, faces: 'left' },
      ],
    },
  ),
  fireplace: thing(
    260,
    220,
    rect(-120, -200, 240, 200, '#b08a7c', 4) +
      rect(-136, -220, 272, 24, oak, 4) +
      path('M-74 0V-112Q0 -168 74 -112V0z', ink) +
      path('M-44 -8Q-60 -60 -20 -104Q-14 -74 4 -90Q48 -56 42 -8z', orange) +
      path('M-18 -8Q-26 -40 0 -62Q26 -40 18 -8z', '#ffe08a') +
      line('M-50 -8L50 -16M-50 -16L50 -8', brown, 12),
    { top: [-220, 120] },
  ),
  blackboard: thing(
    250,
    200,
    line('M-90 0L-70 -60M90 0L70 -60', brown, 12) +
      rect(-125, -200, 250, 160, oak, 6) +
      rect(-112, -188, 224, 136, '#3f6a58', 3) +
      line('M-86 -150q14 -34 30 0t30 0M-80 -96H0M30 -150V-90M30 -150H80', cream, 5, 'opacity=".85"'),
  ),
  globe: thing(
    90,
    120,
    ellipse(0, -6, 34, 7, brown) +
      line('M0 -10V-24', brown, 9) +
      circle(0, -68, 40, '#6fa8cc') +
      path(
        'M-28 -84Q-6 -104 14 -92Q10 -70 -10 -66zM6 -54Q24 -62 32 -52Q24 -36 10 -38zM-34 -58Q-20 -52 -22 -40Q-32 -46 -34 -58z',
        green,
      ) +
      path('M10 -114A50 50 0 0 1 14 -24', 'none', `stroke="${gold}" stroke-width="6"`),
  ),
  fishbowl: thing(
    88,
    92,
    circle(0, -44, 44, '#cfe8ee', 'opacity=".7"') +
      path('M-42 -52Q0 -44 42 -52Q46 -10 0 -2Q-46 -10 -42 -52z', '#7fbcd0', 'opacity=".85"') +
      path('M-14 -32Q4 -46 20 -32Q4 -18 -14 -32zM-12 -32L-26 -42V-22z', orange) +
      circle(12, -34, 2.5, ink) +
      ellipse(0, -86, 28, 6, white) +
      path('M20 -8Q26 -26 22 -40', 'none', `stroke="${green}" stroke-width="5"`),
    { mouth: [-86, 26] },
  ),
  cage: thing(
    110,
    150,
    rect(-50, -14, 100, 14, ochre, 4) +
      path('M-48 -14V-84Q-44 -134 0 -136Q44 -134 48 -84V-14', 'none', `stroke="${gold}" stroke-width="6"`) +
      line('M-24 -14V-120M0 -14V-134M24 -14V-120M-48 -70H48', gold, 4) +
      circle(0, -143, 7, ochre) +
      line('M-20 -48H20', brown, 5),
    { mouth: [-60, 40] },
  ),
  vase: thing(
    70,
    140,
    path('M-24 -76Q-40 -40 -18 0H18Q40 -40 24 -76z', plum) +
      path('M-24 -76Q-40 -40 -18 0h8Q-24 -40 -12 -76z', '#a084b0') +
      line('M-10 -76Q-16 -100 -18 -112M4 -76V-118M14 -76Q22 -96 24 -104', moss, 5) +
      circle(-18, -120, 13, pink) +
      circle(4, -128, 14, gold) +
      circle(25, -112, 12, red),
    { mouth: [-76, 22] },
  ),
  easel: thing(
    150,
    250,
    line('M-56 0L0 -250L56 0M0 -240L16 -10', oak, 10) +
      rect(-70, -206, 140, 120, white, 3) +
      path('M-60 -100Q-30 -150 0 -118Q30 -156 60 -100z', green) +
      circle(34, -176, 16, gold) +
      rect(-76, -88, 152, 11, brown, 4),
    { isBulky: true },
  ),
  'night-light': thing(
    70,
    80,
    circle(0, -40, 76, '#ffe9a8', 'opacity=".2"') +
      path('M-30 -12Q-40 -70 0 -76Q40 -70 30 -12z', '#ffeec0') +
      path('M0 -60A22 22 0 1 0 16 -26A26 26 0 0 1 0 -60z', gold) +
      rect(-28, -14, 56, 14, silver, 5),
  ),
} as const
