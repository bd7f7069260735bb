import { circle, line, path, rect } from '../paper.ts'
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

const panes = (places: readonly (readonly [number, number])[], w = 44, h = 48) =>
  places
    .map(
      ([x, y]) =>
        rect(x - w / 2, y - h, w, h, '#ffe08a', 3) +
        line(`M${x} ${y - h}V${y}M${x - w / 2} ${y - h / 2}H${x + w / 2}`, brown, 4),
    )
    .join('')

/** Streets, building sites, the post, and whole buildings. */
export const town = {
  house: thing(
    330,
    400,
    rect(-130, -250, 260, 250, cream) +
      path('M-165 -240L0 -396L165 -240z', brick) +
      path('M-165 -240L0 -396L24 -374L-110 -240z', '#dd8a6c') +
      rect(66, -380, 40, 90, '#a84f3c') +
      rect(-34, -110, 68, 110, teal, 4) +
      circle(20, -54, 5, gold) +
      panes([
        [-80, -160],
        [80, -160],
        [-80, -50],
        [84, -50],
      ]),
    { isBulky: true, top: [-380, 20] },
  ),
  cottage: thing(
    300,
    260,
    rect(-120, -150, 240, 150, white) +
      path('M-150 -140Q0 -290 150 -140z', gold) +
      path('M-150 -140Q0 -290 60 -220Q-40 -210 -90 -140z', '#f0cc7c') +
      rect(-28, -96, 56, 96, brick, 22) +
      panes([
        [-76, -50],
        [76, -50],
      ]),
    { isBulky: true },
  ),
  tower: thing(
    170,
    440,
    path('M-64 0L-56 -330H56L64 0z', steel) +
      path('M-64 0L-56 -330h30L-30 0z', silver) +
      path('M-84 -326L0 -440L84 -326z', plum) +
      rect(-20, -80, 40, 80, brown, 20) +
      rect(-16, -220, 32, 50, '#ffe08a', 16) +
      rect(-16, -300, 32, 44, '#ffe08a', 16),
    { isBulky: true, top: [-330, 40] },
  ),
  church: thing(
    300,
    420,
    rect(-120, -170, 180, 170, silver) +
      path('M-136 -164L-30 -250L76 -164z', plum) +
      rect(50, -270, 84, 270, '#bcc6d2') +
      path('M40 -264L92 -420L144 -264z', plum) +
      path('M78 -190V-226Q92 -246 106 -226V-190z', '#ffe08a') +
      path('M-50 0V-60Q-28 -90 -6 -60V0z', brown) +
      path('M-96 -70V-110Q-84 -126 -72 -110V-70z', '#ffe08a'),
    { isBulky: true },
  ),
  mill: thing(
    300,
    420,
    path('M-70 0L-46 -270H46L70 0z', cream) +
      path('M-56 -266Q0 -340 56 -266z', brick) +
      rect(-22, -80, 44, 80, brown, 4) +
      rect(-15, -180, 30, 40, '#ffe08a', 3) +
      [30, 120, 210, 300]
        .map(
          (t) =>
            line('M0 -270V-420', oak, 8, `transform="rotate(${t} 0 -270)"`) +
            rect(4, -410, 30, 104, white, 2, `transform="rotate(${t} 0 -270)" opacity=".9"`),
        )
        .join('') +
      circle(0, -270, 12, brown),
    { isBulky: true },
  ),
  shop: thing(
    330,
    330,
    rect(-150, -290, 300, 290, plum) +
      rect(-160, -306, 320, 24, '#5a4070') +
      rect(-126, -130, 150, 110, '#ffe9a8', 4) +
      rect(50, -140, 74, 140, brown, 4) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          path(
            `M${-156 + i * 52} -200H${-104 + i * 52}V-166Q${-130 + i * 52} -146 ${-156 + i * 52} -166z`,
            i % 2 ? white : red,
          ),
        )
        .join('') +
      rect(-120, -266, 240, 44, cream, 5) +
      line('M-90 -244H-40M-26 -244H30M46 -244H90', brick, 10) +
      circle(110, -66, 5, gold),
    { isBulky: true },
  ),
  castle: thing(
    420,
    400,
    rect(-150, -200, 300, 200, silver) +
      rect(-200, -280, 90, 280, '#bcc6d2') +
      rect(110, -280, 90, 280, '#bcc6d2') +
      path('M-214 -276L-155 -390L-96 -276zM96 -276L155 -390L214 -276z', red) +
      [-140, -84, -28, 28, 84].map((x) => rect(x, -222, 34, 26, silver)).join('') +
      path('M-44 0V-90Q0 -140 44 -90V0z', brown) +
      rect(-168, -210, 26, 44, '#ffe08a', 13) +
      rect(142, -210, 26, 44, '#ffe08a', 13),
    { isBulky: true },
  ),
  lighthouse: thing(
    128,
    439,
    path('M-64 0L-40 -320H40L64 0z', white) +
      path('M-58 -80L-52 -160H52L58 -80zM-46 -240L-41 -310H41L46 -240z', red) +
      rect(-52, -336, 104, 18, ink, 4) +
      rect(-32, -390, 64, 56, '#ffe9a8') +
      path('M-44 -388L0 -440L44 -388z', red) +
      rect(-16, -60, 32, 60, brown, 16),
    { isBulky: true },
  ),
  greenhouse: thing(
    300,
    260,
    path('M-140 0V-150L0 -250L140 -150V0z', '#d9ecf0', 'opacity=".8"') +
      line(
        'M-140 0V-150L0 -250L140 -150V0M-70 0V-200M0 0V-250M70 0V-200M-140 -150H140M-140 -76H140',
        white,
        7,
      ) +
      circle(-100, -30, 20, green) +
      circle(-44, -34, 24, moss) +
      circle(96, -30, 22, green),
    { isBulky: true },
  ),
  wall: thing(
    340,
    140,
    rect(-170, -140, 340, 140, brick, 3) +
      [0, 1, 2, 3]
        .map(
          (r) =>
            line(`M-170 ${-105 + r * 35}H170`, '#e0a48c', 5) +
            [0, 1, 2, 3, 4]
              .map((c) => line(`M${-136 + c * 68 + (r % 2) * 34} ${-140 + r * 35}v35`, '#e0a48c', 5))
              .join(''),
        )
        .join('') +
      rect(-176, -150, 352, 16, '#a84f3c', 3),
    { isBulky: true, top: [-150, 160] },
  ),
  roof: thing(
    340,
    170,
    path('M-170 0L-90 -160H90L170 0z', brick) +
      [0, 1, 2, 3]
        .map((r) =>
          path(
            `M${-160 + r * 22} ${-20 - r * 38}${Array.from({ length: 8 - r }, () => 'q20 22 40 0').join('')}`,
            'none',
            'stroke="#a84f3c" stroke-width="6"',
          ),
        )
        .join(''),
    { isBulky: true, top: [-160, 80] },
  ),
  chimney: thing(
    80,
    130,
    rect(-30, -110, 60, 110, brick) +
      rect(-38, -124, 76, 20, '#a84f3c', 3) +
      line('M-30 -80H30M-30 -50H30M-30 -20H30', '#e0a48c', 4) +
      rect(-18, -140, 36, 18, ochre, 3),
    { mouth: [-140, 18], top: [-124, 30], isBulky: true },
  ),
  signpost: thing(
    170,
    220,
    rect(-8, -216, 16, 216, brown, 4) +
      path('M-8 -200H66L84 -180L66 -160H-8z', pine) +
      path('M8 -146H-66L-84 -126L-66 -106H8z', '#e2bc8c') +
      line('M10 -180H54M-54 -126H-8', brown, 7),
    { isBulky: true },
  ),
  board: thing(
    180,
    170,
    rect(-64, -70, 12, 70, brown) +
      rect(52, -70, 12, 70, brown) +
      rect(-88, -168, 176, 104, oak, 5) +
      rect(-78, -158, 156, 84, pine, 3) +
      rect(-64, -148, 44, 54, white, 1) +
      rect(-8, -142, 36, 44, cream, 1) +
      rect(38, -150, 32, 52, white, 1) +
      circle(-42, -146, 4, red) +
      circle(10, -140, 4, blue) +
      circle(54, -148, 4, gold),
    { isBulky: true },
  ),
  label: thing(
    95,
    40,
    path('M-38 -40H20L40 -22L20 -4H-38z', cream) +
      circle(22, -22, 5, brown) +
      line('M-26 -28H8M-26 -15H0', brown, 4) +
      path('M26 -22Q50 -40 56 -20', 'none', `stroke="${red}" stroke-width="3"`),
  ),
  'traffic-light': thing(
    70,
    290,
    rect(-7, -170, 14, 170, ink) +
      rect(-32, -290, 64, 140, ink, 12) +
      circle(0, -262, 18, red) +
      circle(0, -220, 18, '#6a5a3c') +
      circle(0, -178, 18, '#3f6a48'),
    { isBulky: true },
  ),
  'street-lamp': thing(
    72,
    352,
    circle(0, -300, 110, '#ffe9a8', 'opacity=".16"') +
      line('M0 0V-270', ink, 12) +
      path('M-26 -320H26L18 -270H-18z', '#ffe08a') +
      path('M-36 -318L0 -352L36 -318z', ink) +
      path('M-24 0L-14 -30H14L24 0z', ink),
    { isBulky: true },
  ),
  'bus-stop': thing(
    108,
    288,
    rect(-7, -230, 14, 230, steel) +
      circle(0, -248, 40, red) +
      rect(-26, -260, 52, 26, white, 5) +
      rect(16, -190, 52, 70, cream, 3) +
      line('M24 -174H60M24 -160H60M24 -146H50', steel, 4),
    { isBulky: true },
  ),
  'telephone-box': thing(
    116,
    300,
    rect(-58, -300, 116, 300, red, 6) +
      rect(-50, -288, 100, 24, cream, 3) +
      [0, 1, 2, 3]
        .map((r) => [0, 1, 2].map((c) => rect(-42 + c * 30, -252 + r * 58, 24, 50, '#d9ecf0', 2)).join(''))
        .join(''),
    { isBulky: true },
  ),
  telephone: thing(
    100,
    76,
    path('M-44 -60Q0 -90 44 -60L48 -42H26V-54H-26V-42H-48z', ink) +
      path('M-30 -50H30L46 0H-46z', red) +
      circle(0, -26, 17, cream) +
      circle(0, -26, 6, ink),
  ),
  postbox: thing(
    100,
    200,
    rect(-44, -170, 88, 170, red, 6) +
      path('M-48 -164Q-44 -204 0 -204Q44 -204 48 -164z', '#a03c54') +
      rect(-30, -146, 60, 12, ink, 3) +
      rect(-24, -120, 48, 40, cream, 3) +
      rect(-50, -14, 100, 14, ink, 3),
    { isBulky: true, mouth: [-140, 26] },
  ),
  parcel: thing(
    110,
    80,
    rect(-54, -78, 108, 78, pine, 4) +
      rect(-54, -78, 108, 18, '#e2bc8c', 4) +
      line('M0 -78V0M-54 -40H54', red, 6) +
      path('M0 -78Q-24 -96 -18 -80zM0 -78Q24 -96 18 -80z', red) +
      rect(20, -30, 28, 22, white, 2),
    { top: [-78, 48], mouth: [-78, 48] },
  ),
  envelope: thing(
    84,
    56,
    rect(-42, -56, 84, 56, cream, 4) +
      line('M-40 -54L0 -22L40 -54', ochre, 4) +
      rect(22, -52, 14, 15, red, 1),
  ),
  stamp: thing(
    44,
    50,
    rect(-22, -50, 44, 50, white, 2, 'stroke="#cdd6e0" stroke-width="3" stroke-dasharray="4 4"') +
      rect(-15, -43, 30, 36, blue, 1) +
      circle(0, -25, 9, gold),
  ),
  post: thing(
    40,
    180,
    rect(-16, -176, 32, 176, oak, 5) +
      path('M-18 -172L0 -192L18 -172z', brown) +
      line('M-6 -150V-20', pine, 5),
    { top: [-180, 14], isBulky: true },
  ),
  box: thing(
    152,
    96,
    rect(-56, -76, 112, 76, pine, 3) +
      path('M-56 -76L-76 -96H-20L-8 -76zM56 -76L76 -96H20L8 -76z', '#e2bc8c') +
      rect(-12, -76, 24, 30, cream) +
      line('M-40 -20H-14', oak, 5),
    { mouth: [-76, 50], top: [-76, 44], isBulky: false },
  ),
  shoebox: thing(
    110,
    60,
    rect(-52, -46, 104, 46, teal, 3) +
      rect(-56, -58, 112, 18, '#7cbab2', 3) +
      rect(-20, -34, 40, 22, cream, 2),
    { mouth: [-50, 46], top: [-58, 50] },
  ),
  flagpole: thing(
    130,
    380,
    line('M-50 0V-376', silver, 9) +
      path('M-46 -370Q0 -390 30 -368Q60 -350 80 -366V-300Q50 -284 26 -304Q0 -322 -46 -304z', red) +
      circle(-50, -378, 8, gold),
    { isBulky: true },
  ),
  'building-crane': thing(
    360,
    440,
    line('M-80 0V-420M-40 0V-420M-80 -60L-40 -120L-80 -180L-40 -240L-80 -300L-40 -360', gold, 8) +
      line('M-140 -400H180M-60 -440L-140 -400M-60 -440L180 -400', ochre, 8) +
      line('M140 -400V-240', ink, 4) +
      path('M126 -240h28v24q-14 14 -28 0z', steel) +
      rect(-96, -410, 50, 44, red, 4),
    { isBulky: true },
  ),
  scaffold: thing(
    300,
    300,
    line('M-130 0V-300M0 0V-300M130 0V-300', steel, 9) +
      rect(-146, -110, 292, 14, pine, 3) +
      rect(-146, -220, 292, 14, pine, 3) +
      line('M-130 -96L0 -206M0 -96L130 -206', steel, 6),
    { isBulky: true, top: [-110, 130] },
  ),
  kennel: thing(
    170,
    160,
    rect(-70, -100, 140, 100, red, 4) +
      path('M-90 -94L0 -160L90 -94z', brown) +
      path('M-34 0V-46Q0 -90 34 -46V0z', ink) +
      rect(-24, -100, 48, 18, cream, 3),
    { isBulky: true, mouth: [-50, 32] },
  ),
  bone: thing(
    80,
    32,
    line('M-26 -15H26', white, 15) +
      circle(-30, -23, 10, white) +
      circle(-30, -8, 10, white) +
      circle(30, -23, 10, white) +
      circle(30, -8, 10, white),
  ),
  trunk: thing(
    150,
    100,
    rect(-74, -60, 148, 60, brown, 5) +
      path('M-74 -56Q-74 -100 0 -100Q74 -100 74 -56z', oak) +
      line('M-44 -96V0M44 -96V0', ochre, 9) +
      rect(-14, -66, 28, 26, gold, 4),
    { top: [-96, 50], mouth: [-62, 64], isBulky: true },
  ),
  'rope-ladder': thing(
    76,
    333,
    line('M-30 0V-330M30 0V-330', pine, 6) +
      [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-38, -40 - i * 46, 76, 11, oak, 4)).join(''),
    { isBulky: true, stands: 'wall' },
  ),
  slope: thing(
    420,
    170,
    path('M-210 0Q-60 -30 20 -120Q80 -180 150 -160Q200 -120 210 0z', green) +
      path('M-210 0Q-60 -30 20 -120Q60 -164 100 -168Q40 -60 -40 0z', '#8fbc70'),
    { isBulky: true, top: [-160, 60] },
  ),
  hill: thing(
    560,
    170,
    path('M-280 0Q-140 -170 0 -170Q140 -170 280 0z', green) +
      path('M-280 0Q-140 -170 0 -170Q-120 -90 -150 0z', '#8fbc70'),
    { isBulky: true, top: [-168, 90] },
  ),
  bridge: thing(
    420,
    150,
    path('M-210 0V-40Q0 -200 210 -40V0H150Q0 -150 -150 0z', steel) +
      path('M-210 -40Q0 -200 210 -40V-62Q0 -226 -210 -62z', silver),
    { isBulky: true, top: [-130, 90] },
  ),
  arch: thing(
    220,
    290,
    path(
      'M-110 0V-170Q-110 -290 0 -290Q110 -290 110 -170V0H70V-166Q70 -244 0 -244Q-70 -244 -70 -166V0z',
      moss,
    ) +
      [
        [-90, -80],
        [-92, -160],
        [-70, -240],
        [0, -266],
        [70, -240],
        [92, -160],
        [90, -80],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 12, pink) + circle(x, y, 4, gold))
        .join(''),
    { isBulky: true },
  ),
  computer: thing(
    130,
    110,
    rect(-60, -108, 120, 80, ink, 7) +
      rect(-52, -100, 104, 64, sky, 3) +
      path('M-30 -56L-8 -78L10 -62L28 -84', 'none', `stroke="${white}" stroke-width="6"`) +
      rect(-14, -28, 28, 18, steel) +
      rect(-40, -12, 80, 12, steel, 4),
  ),
  camera: thing(
    84,
    60,
    rect(-40, -50, 80, 50, ink, 8) +
      rect(-30, -60, 26, 12, steel, 3) +
      circle(4, -24, 18, silver) +
      circle(4, -24, 12, navy) +
      circle(28, -40, 4, gold),
  ),
  calendar: thing(
    84,
    96,
    rect(-40, -92, 80, 92, white, 4) +
      rect(-40, -92, 80, 22, red, 4) +
      line('M-20 -98V-86M20 -98V-86', ink, 6) +
      [0, 1, 2]
        .map((r) =>
          [0, 1, 2, 3]
            .map((c) => rect(-32 + c * 17, -60 + r * 18, 11, 11, r === 1 && c === 2 ? gold : silver, 2))
            .join(''),
        )
        .join(''),
    { stands: 'wall' },
  ),
  watch: thing(
    50,
    76,
    rect(-11, -76, 22, 76, brown, 5) +
      circle(0, -38, 24, gold) +
      circle(0, -38, 18, white) +
      line('M0 -38V-50M0 -38L8 -34', ink, 3),
  ),
  doorbell: thing(
    44,
    60,
    rect(-20, -60, 40, 60, gold, 8) + circle(0, -30, 12, white) + circle(0, -30, 6, red),
    { stands: 'wall' },
  ),
  compass: thing(
    66,
    70,
    circle(0, -32, 32, gold) +
      circle(0, -32, 25, white) +
      path('M0 -54L7 -32H-7z', red) +
      path('M0 -10L7 -32H-7z', navy) +
      rect(-6, -72, 12, 10, ochre, 3),
  ),
  hourglass: thing(
    60,
    96,
    rect(-28, -96, 56, 11, oak, 4) +
      rect(-28, -11, 56, 11, oak, 4) +
      path('M-22 -85H22Q20 -60 4 -48Q20 -36 22 -11H-22Q-20 -36 -4 -48Q-20 -60 -22 -85z', '#e0f0f4') +
      path('M-14 -70H14Q10 -58 0 -50Q-10 -58 -14 -70zM-20 -11Q0 -36 20 -11z', gold),
  ),
} as const
