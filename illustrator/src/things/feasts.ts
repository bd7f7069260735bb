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
  silver,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** Birthdays, feasts and fairs. */
export const feasts = {
  present: thing(
    96,
    100,
    rect(-46, -70, 92, 70, teal, 4) +
      rect(-50, -78, 100, 22, '#7cbab2', 4) +
      rect(-9, -78, 18, 78, red) +
      path('M0 -78Q-34 -108 -34 -86Q-30 -74 0 -78zM0 -78Q34 -108 34 -86Q30 -74 0 -78z', red) +
      circle(0, -79, 7, '#a03c54'),
    { grip: [0, -40], mouth: [-78, 42] },
  ),
  bunting: thing(
    420,
    80,
    path('M-210 -78Q0 -20 210 -78', 'none', `stroke="${cream}" stroke-width="4"`) +
      [red, gold, teal, blue, pink, orange, green]
        .map((c, i) => {
          const x = -186 + i * 60
          const y = -74 + (1 - (Math.abs(x + 20) / 210) ** 2) * 32
          return path(`M${x} ${Math.round(y)}h44l-22 44z`, c)
        })
        .join(''),
    { stands: 'wall', isBulky: true },
  ),
  'paper-chain': thing(
    334,
    70,
    Array.from({ length: 10 }, (_, i) =>
      ellipse(
        -144 + i * 32,
        -30 - Math.abs(i - 4.5) * 5,
        19,
        13,
        'none',
        `stroke="${[red, gold, green, blue][i % 4]}" stroke-width="8"`,
      ),
    ).join(''),
    { stands: 'wall', isBulky: true },
  ),
  cracker: thing(
    120,
    44,
    path('M-32 -40H32V-4H-32z', red) +
      path('M-32 -40L-60 -44V0L-32 -4zM32 -40L60 -44V0L32 -4z', gold) +
      line('M-32 -40V-4M32 -40V-4', cream, 5) +
      circle(0, -22, 10, cream),
  ),
  menorah: thing(
    128,
    117,
    ellipse(0, -6, 40, 7, ochre) +
      line('M0 -8V-76', gold, 8) +
      [20, 40, 60]
        .map((r) =>
          path(
            `M${-r} -76V-66Q${-r} -30 0 -28Q${r} -30 ${r} -66V-76`,
            'none',
            `stroke="${gold}" stroke-width="7"`,
          ),
        )
        .join('') +
      [-60, -40, -20, 0, 20, 40, 60]
        .map(
          (x) =>
            rect(x - 4, -98, 8, 22, white) +
            path(`M${x} -118Q${x + 8} -104 ${x} -99Q${x - 8} -104 ${x} -118z`, orange),
        )
        .join(''),
  ),
  diya: thing(
    70,
    54,
    path('M-34 -24H34Q24 0 0 0Q-24 0 -34 -24z', brick) +
      ellipse(0, -24, 34, 6, ochre) +
      path('M0 -54Q14 -34 0 -26Q-14 -34 0 -54z', orange) +
      circle(0, -34, 40, '#ffd98a', 'opacity=".18"'),
  ),
  'paper-lantern': thing(
    80,
    120,
    line('M0 -120V-100', ink, 4) +
      circle(0, -54, 60, '#ffd98a', 'opacity=".16"') +
      ellipse(0, -58, 40, 42, red) +
      path(
        'M-20 -96Q-34 -58 -20 -20M0 -100V-16M20 -96Q34 -58 20 -20',
        'none',
        'stroke="#e88a9c" stroke-width="3"',
      ) +
      rect(-16, -104, 32, 9, gold, 3) +
      rect(-16, -22, 32, 9, gold, 3) +
      line('M0 -12V0', gold, 5),
    { stands: 'air', grip: [0, -118] },
  ),
  'party-hat': thing(
    66,
    84,
    path('M-32 0L0 -76L32 0Q0 10 -32 0z', plum) +
      circle(0, -78, 9, gold) +
      circle(-8, -28, 6, gold) +
      circle(10, -14, 6, pink) +
      circle(2, -46, 5, teal),
  ),
  confetti: thing(
    200,
    140,
    [red, gold, teal, blue, pink, green, orange, cream, plum, red, gold, blue]
      .map((c, i) =>
        rect(
          -90 + ((i * 53) % 180),
          -130 + ((i * 37) % 120),
          13,
          9,
          c,
          2,
          `transform="rotate(${i * 40} ${-84 + ((i * 53) % 180)} ${-126 + ((i * 37) % 120)})"`,
        ),
      )
      .join(''),
    { stands: 'air', isBulky: true },
  ),
  stocking: thing(
    76,
    100,
    path('M-24 -88H16V-40Q20 -26 38 -22Q46 -8 34 0H-4Q-26 0 -24 -30z', red) +
      rect(-30, -98, 52, 20, white, 8) +
      path('M34 0Q46 -8 38 -22Q24 -20 22 0z', white),
    { stands: 'wall', mouth: [-98, 20] },
  ),
  wreath: thing(
    120,
    120,
    `<circle cx="0" cy="-60" r="42" fill="none" stroke="${moss}" stroke-width="28"/>` +
      [0, 60, 120, 180, 240, 300]
        .map((t) => circle(0, -102, 7, red, `transform="rotate(${t} 0 -60)"`))
        .join('') +
      path('M0 -24Q-34 -40 -32 -16Q-20 -6 0 -20Q20 -6 32 -16Q34 -40 0 -24z', red),
    { stands: 'wall' },
  ),
  angel: thing(
    104,
    112,
    path('M-20 -60Q-60 -80 -50 -30Q-30 -30 -14 -50zM20 -60Q60 -80 50 -30Q30 -30 14 -50z', white) +
      path('M-12 -66H12L34 0H-34z', cream) +
      circle(0, -80, 18, '#f0c8a0') +
      path('M-18 -82Q0 -104 18 -82Q0 -92 -18 -82z', ochre) +
      ellipse(0, -106, 16, 4, 'none', `stroke="${gold}" stroke-width="4"`),
  ),
  snowglobe: thing(
    90,
    110,
    circle(0, -64, 44, '#d9ecf6') +
      path('M-40 -46Q0 -58 40 -46A44 44 0 0 1 -40 -46z', white) +
      path('M-10 -50V-66L4 -80L18 -66V-50z', brick) +
      path('M-34 -50L-24 -80L-14 -50z', moss) +
      [
        [-20, -94],
        [10, -96],
        [26, -78],
        [-4, -86],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3, white))
        .join('') +
      path('M-36 -26H36L42 0H-42z', brown),
  ),
  'big-wheel': thing(
    420,
    460,
    line('M0 -240L-110 0M0 -240L110 0', steel, 14) +
      `<circle cx="0" cy="-240" r="180" fill="none" stroke="${red}" stroke-width="12"/>` +
      [0, 45, 90, 135]
        .map((t) => line('M0 -420V-60', silver, 6, `transform="rotate(${t} 0 -240)"`))
        .join('') +
      Array.from({ length: 8 }, (_, i) => {
        const x = Math.round(Math.cos((i * Math.PI) / 4) * 180)
        const y = Math.round(-240 + Math.sin((i * Math.PI) / 4) * 180)
        return path(`M${x - 24} ${y}h48l-8 32h-32z`, [gold, teal, blue, pink][i % 4] ?? gold)
      }).join('') +
      circle(0, -240, 18, gold),
    { isBulky: true },
  ),
  carousel: thing(
    380,
    330,
    path('M-180 -220L0 -330L180 -220z', red) +
      path('M-90 -220L0 -330L90 -220z', cream) +
      path('M-30 -220L0 -330L30 -220z', red) +
      rect(-180, -224, 360, 24, gold, 6) +
      rect(-176, -36, 352, 36, brick, 8) +
      [-130, -44, 44, 130].map((x) => line(`M${x} -200V-36`, gold, 7)).join('') +
      [-130, 44]
        .map(
          (x) =>
            path(
              `M${x - 40} -100Q${x} -84 ${x + 20} -104L${x + 34} -134L${x + 50} -110L${x + 36} -104L${x + 30} -74H${x - 34}z`,
              white,
            ) + line(`M${x - 26} -76L${x - 34} -50M${x + 22} -76L${x + 30} -50`, white, 8),
        )
        .join(''),
    { isBulky: true },
  ),
  stall: thing(
    300,
    270,
    rect(-134, -220, 12, 220, oak) +
      rect(122, -220, 12, 220, oak) +
      rect(-144, -100, 288, 100, brick, 4) +
      rect(-150, -110, 300, 18, pine, 4) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          path(
            `M${-150 + i * 50} -264H${-100 + i * 50}V-214Q${-125 + i * 50} -194 ${-150 + i * 50} -214z`,
            i % 2 ? white : red,
          ),
        )
        .join(''),
    { isBulky: true, top: [-110, 134] },
  ),
  counter: thing(
    320,
    130,
    rect(-150, -112, 300, 112, teal, 4) +
      [-110, -36, 38, 112].map((x) => rect(x - 28, -94, 56, 78, '#3f7f7a', 3)).join('') +
      rect(-160, -130, 320, 22, pine, 5),
    { isBulky: true, top: [-130, 146] },
  ),
  ticket: thing(
    70,
    38,
    path('M-35 -38H35V-26A8 8 0 0 0 35 -12V0H-35V-12A8 8 0 0 0 -35 -26z', gold) +
      line('M14 -34V-4', brown, 3, 'stroke-dasharray="4 4"') +
      line('M-24 -24H4M-24 -13H-4', brown, 4),
  ),
  spotlight: thing(
    110,
    170,
    path('M-10 -150L-110 60H90z', '#fff2c4', 'opacity=".25"') +
      line('M40 0V-120', ink, 9) +
      path('M-30 -166L34 -150L22 -104L-36 -128z', ink) +
      ellipse(-34, -146, 10, 20, '#ffe9a8', 'transform="rotate(18 -34 -146)"') +
      line('M14 0H66', ink, 9),
    { isBulky: true },
  ),
  stage: thing(
    480,
    320,
    rect(-230, -40, 460, 40, oak, 3) +
      line('M-230 -40H230', pine, 8) +
      path('M-230 -300H-110Q-120 -160 -170 -40H-230zM230 -300H110Q120 -160 170 -40H230z', red) +
      path(
        'M-236 -320H236V-270Q160 -240 100 -274Q50 -244 0 -274Q-50 -244 -100 -274Q-160 -240 -236 -270z',
        '#a03c54',
      ) +
      line('M-236 -316H236', gold, 8),
    { isBulky: true, top: [-40, 170] },
  ),
  throne: thing(
    170,
    290,
    path('M-64 -100V-260L-40 -284L0 -260L40 -284L64 -260V-100z', gold) +
      path('M-48 -108V-244H48V-108z', red) +
      rect(-78, -116, 156, 34, '#a03c54', 8) +
      rect(-84, -150, 24, 150, ochre, 5) +
      rect(60, -150, 24, 150, ochre, 5) +
      rect(-62, -86, 124, 60, gold) +
      circle(0, -268, 11, blue),
    { isBulky: true, top: [-116, 54] },
  ),
  banner: thing(
    300,
    70,
    path('M-150 -70H150V-10H-150z', cream) +
      path('M-150 -70L-130 -40L-150 -10zM150 -70L130 -40L150 -10z', red) +
      line('M-110 -40H-70M-56 -40H0M16 -40H50M64 -40H110', blue, 11),
    { stands: 'wall', isBulky: true },
  ),
} as const
