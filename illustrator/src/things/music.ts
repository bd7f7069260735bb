import { circle, line, path, rect } from '../paper.ts'
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
  red,
  silver,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

/** What makes a sound, or carries one. */
export const music = {
  trumpet: thing(
    130,
    56,
    line('M-58 -34H30', gold, 10) +
      path('M20 -34Q44 -36 60 -56V-6Q44 -28 20 -30z', gold) +
      path('M-30 -34V-14Q-30 -4 -16 -4H8Q20 -4 20 -16V-32', 'none', `stroke="${ochre}" stroke-width="8"`) +
      line('M-16 -38V-48M-2 -38V-48M12 -38V-48', silver, 7),
    { grip: [-4, -20] },
  ),
  violin: thing(
    56,
    130,
    line('M0 -60V-124', brown, 8) +
      path(
        'M0 0Q-28 -2 -26 -24Q-14 -34 -22 -46Q-20 -64 0 -64Q20 -64 22 -46Q14 -34 26 -24Q28 -2 0 0z',
        '#b8643c',
      ) +
      line('M0 -112V-14', cream, 2) +
      line('M-6 -112V-14M6 -112V-14', cream, 1.5) +
      line('M-10 -26q-4 -6 0 -12M10 -26q4 -6 0 -12', ink, 3) +
      path('M-7 -124Q0 -138 7 -124z', brown),
    { grip: [0, -84] },
  ),
  guitar: thing(
    76,
    160,
    line('M0 -74V-148', brown, 10) +
      path(
        'M0 0Q-40 0 -36 -32Q-20 -44 -26 -60Q-22 -82 0 -82Q22 -82 26 -60Q20 -44 36 -32Q40 0 0 0z',
        '#d9a05c',
      ) +
      circle(0, -46, 12, ink) +
      rect(-13, -20, 26, 6, brown, 2) +
      line('M-3 -144V-18M3 -144V-18', cream, 1.5) +
      rect(-9, -162, 18, 20, brown, 4),
    { grip: [0, -104] },
  ),
  piano: thing(
    240,
    190,
    rect(-120, -186, 240, 120, brown, 6) +
      rect(-120, -186, 240, 16, oak, 6) +
      rect(-110, -66, 14, 66, brown) +
      rect(96, -66, 14, 66, brown) +
      rect(-124, -82, 248, 20, white, 3) +
      Array.from({ length: 11 }, (_, i) => rect(-112 + i * 21, -82, 9, 11, ink)).join('') +
      rect(-44, -150, 88, 50, cream, 3) +
      line('M-34 -136H34M-34 -124H34M-34 -112H34', steel, 3),
    { isBulky: true, top: [-186, 100] },
  ),
  flute: thing(
    120,
    20,
    rect(-60, -16, 120, 12, silver, 6) +
      circle(-46, -10, 4, ink) +
      [-10, 6, 22, 38].map((x) => circle(x, -10, 3.5, steel)).join(''),
  ),
  whistle: thing(
    60,
    40,
    path('M-28 -36H26V-22H6Q8 0 -12 0Q-32 0 -28 -36z', red) +
      circle(-12, -18, 8, ink) +
      circle(-34, -30, 6, 'none', `stroke="${gold}" stroke-width="4"`),
  ),
  triangle: thing(
    97,
    88,
    path('M-36 -8L0 -72L36 -8z', 'none', `stroke="${silver}" stroke-width="8"`) +
      line('M0 -72V-86', red, 4) +
      line('M30 -50L54 -30', steel, 6),
    { grip: [0, -84] },
  ),
  tambourine: thing(
    84,
    84,
    circle(0, -42, 40, oak) +
      circle(0, -42, 32, cream) +
      [
        [-38, -42],
        [38, -42],
        [0, -80],
        [0, -4],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, gold))
        .join(''),
  ),
  drumstick: thing(80, 40, line('M-38 -4L30 -32', pine, 7) + circle(32, -33, 7, oak)),
  xylophone: thing(
    120,
    60,
    path('M-56 0L-60 -50L60 -38V-10z', brown) +
      [red, orange, gold, '#7aa860', teal, blue]
        .map((c, i) => rect(-54 + i * 19, -54 + i * 4, 15, 52 - i * 8, c, 4))
        .join(''),
  ),
  accordion: thing(
    120,
    90,
    rect(-60, -84, 26, 80, red, 6) +
      rect(34, -84, 26, 80, red, 6) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            path(`M${-34 + i * 17} -80L${-26 + i * 17} -70V-14L${-34 + i * 17} -6z`, i % 2 ? cream : white) +
            path(`M${-17 + i * 17} -80L${-26 + i * 17} -70V-14L${-17 + i * 17} -6z`, '#d8cbb0'),
        )
        .join('') +
      circle(46, -64, 4, cream) +
      circle(46, -48, 4, cream) +
      circle(46, -32, 4, cream),
  ),
  'music-box': thing(
    105,
    80,
    rect(-44, -44, 88, 44, '#7a4a6e', 5) +
      path('M-44 -44L-38 -80H50L44 -44z', '#8a5c7c') +
      line('M0 -44V-58', gold, 4) +
      circle(0, -64, 6, white) +
      path('M-8 -50L0 -60L8 -50z', '#f0b8c4') +
      line('M44 -22H58V-34', gold, 5),
  ),
  radio: thing(
    108,
    106,
    line('M30 -66L48 -104', steel, 4) +
      rect(-54, -70, 108, 70, brick, 10) +
      circle(-22, -35, 24, cream) +
      line('M-36 -43H-8M-40 -35H-4M-36 -27H-8', ochre, 4) +
      rect(14, -56, 32, 14, cream, 3) +
      circle(22, -22, 7, gold) +
      circle(40, -22, 7, gold),
  ),
  microphone: thing(
    36,
    104,
    line('M0 0V-60', ink, 12) +
      circle(0, -80, 20, steel) +
      line('M-14 -88H14M-18 -78H18M-14 -68H14', silver, 3) +
      rect(-12, -62, 24, 10, gold, 3),
    { grip: [0, -34] },
  ),
  loudspeaker: thing(
    88,
    130,
    rect(-44, -130, 88, 130, ink, 8) +
      circle(0, -46, 30, steel) +
      circle(0, -46, 14, navy) +
      circle(0, -100, 16, steel) +
      circle(0, -100, 7, navy),
    { isBulky: true },
  ),
  gong: thing(
    140,
    150,
    line('M-60 0V-140H60V0', brown, 11) +
      circle(0, -72, 46, gold) +
      circle(0, -72, 32, ochre) +
      circle(0, -72, 14, gold) +
      line('M-20 -138V-112M20 -138V-112', cream, 4),
    { isBulky: true },
  ),
  'music-stand': thing(
    90,
    150,
    line('M-30 0L0 -30L30 0M0 -30V-100', ink, 7) +
      path('M-44 -150H44L38 -92H-38z', ink) +
      rect(-32, -146, 64, 48, white, 2) +
      line('M-24 -134H24M-24 -122H24M-24 -110H24', steel, 3),
    { isBulky: true },
  ),
} as const
