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

const tub =
  line('M-90 -20L-104 0M90 -20L104 0', ochre, 13) +
  path('M-140 -100H140Q130 -14 80 -10H-80Q-130 -14 -140 -100z', white) +
  path('M-140 -100h40Q-90 -20 -60 -10h-20Q-130 -14 -140 -100z', silver)
const rim = rect(-150, -108, 300, 14, white, 7) + line('M120 -108V-146Q120 -160 104 -156', steel, 9)

/** The doctor's, and the bathroom. */
export const clinic = {
  stethoscope: thing(
    80,
    96,
    path(
      'M-28 -92Q-34 -44 0 -44Q34 -44 28 -92M0 -44Q0 -8 24 -14',
      'none',
      `stroke="${navy}" stroke-width="7"`,
    ) +
      circle(30, -16, 13, silver) +
      circle(30, -16, 7, steel) +
      circle(-28, -92, 5, ink) +
      circle(28, -92, 5, ink),
  ),
  plaster: thing(
    90,
    34,
    rect(-44, -32, 88, 32, '#eebc94', 15) +
      rect(-18, -32, 36, 32, '#f6d8bc', 3) +
      [
        [-6, -22],
        [6, -22],
        [-6, -10],
        [6, -10],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.5, '#d9a47c'))
        .join(''),
  ),
  bandage: thing(
    85,
    48,
    rect(-30, -48, 50, 48, white, 18) +
      ellipse(20, -24, 14, 24, cream) +
      ellipse(20, -24, 7, 12, silver) +
      path('M-14 0Q-40 0 -44 -8', 'none', `stroke="${white}" stroke-width="13"`),
  ),
  'plaster-cast': thing(
    110,
    60,
    path('M-52 -56H-10V-30H40Q54 -26 50 0H-52z', white) +
      line('M-40 -14H30M-42 -36H-20', silver, 4) +
      path('M-20 -20l4 -6l6 4l-4 8z', red) +
      circle(16, -16, 5, blue),
  ),
  medicine: thing(
    56,
    92,
    path('M-12 -78V-68Q-26 -62 -26 -48V-6Q-26 0 -20 0H20Q26 0 26 -6V-48Q26 -62 12 -68V-78z', '#a8643c') +
      rect(-15, -92, 30, 16, white, 3) +
      rect(-24, -48, 48, 32, cream, 2) +
      path('M-5 -44H5V-37H12V-27H5V-20H-5V-27H-12V-37H-5z', red),
  ),
  thermometer: thing(
    26,
    104,
    rect(-8, -102, 16, 88, white, 8) +
      circle(0, -14, 14, white) +
      circle(0, -14, 9, red) +
      line('M0 -20V-64', red, 6) +
      line('M8 -80H2M8 -68H2M8 -56H2M8 -44H2', steel, 2.5),
  ),
  stretcher: thing(
    310,
    46,
    line('M-150 -34H150', brown, 9) +
      rect(-110, -46, 220, 22, white, 8) +
      path('M-110 -46h46v22h-46z', sky) +
      line('M-90 -24V0M90 -24V0', ink, 8),
    { isBulky: true, top: [-46, 100] },
  ),
  'first-aid-box': thing(
    100,
    80,
    line('M-16 -64Q0 -84 16 -64', ink, 7) +
      rect(-48, -66, 96, 66, white, 7) +
      path('M-9 -56H9V-42H23V-24H9V-10H-9V-24H-23V-42H-9z', red),
    { grip: [0, -76], mouth: [-66, 40] },
  ),
  bath: thing(
    300,
    161,
    tub +
      [
        [-90, 26],
        [-50, 22],
        [-6, 30],
        [40, 24],
        [84, 28],
      ]
        .map(([x = 0, r = 0]) => circle(x, -106, r, '#eef6fb'))
        .join('') +
      rim,
    { isBulky: true, mouth: [-106, 100], empty: tub + rim },
  ),
  shower: thing(
    78,
    301,
    line('M30 0V-280Q30 -296 10 -296H-10', steel, 9) +
      path('M-40 -270H8L-2 -292H-30z', silver) +
      line('M-34 -256l-6 40M-20 -256l-3 60M-6 -256v50M6 -256l4 40', '#8fc4e0', 5),
    { isBulky: true },
  ),
  toilet: thing(
    120,
    180,
    rect(-46, -176, 92, 70, white, 8) +
      rect(-50, -182, 100, 14, silver, 5) +
      path('M-54 -96H54Q50 -30 26 -24V0H-26V-24Q-50 -30 -54 -96z', white) +
      ellipse(0, -98, 58, 14, silver) +
      ellipse(0, -98, 42, 8, sky) +
      circle(34, -150, 6, gold),
    { isBulky: true, top: [-100, 40] },
  ),
  basin: thing(
    120,
    67,
    path('M-60 -48H60Q54 0 30 0H-30Q-54 0 -60 -48z', teal) +
      ellipse(0, -48, 60, 10, '#3f7f7a') +
      ellipse(0, -46, 52, 7, sky) +
      circle(-20, -52, 9, '#eef6fb') +
      circle(0, -56, 11, '#eef6fb') +
      circle(20, -51, 8, '#eef6fb'),
    { mouth: [-46, 52] },
  ),
  potty: thing(
    100,
    76,
    path('M-44 -50H44Q40 0 28 0H-28Q-40 0 -44 -50z', pink) +
      path('M-44 -50Q-50 -80 -20 -74Q0 -70 20 -74Q50 -80 44 -50z', '#e094a8') +
      ellipse(0, -50, 34, 8, '#b8647c'),
    { mouth: [-50, 32], top: [-50, 32] },
  ),
  towel: thing(
    100,
    66,
    path('M-48 -6Q-54 -56 -44 -62Q0 -68 44 -62Q54 -56 48 -6Q0 4 -48 -6z', teal) +
      line('M-48 -20Q0 -12 48 -20M-46 -48Q0 -54 46 -48', cream, 7),
  ),
  toothbrush: thing(
    100,
    30,
    line('M-46 -8H30', blue, 9) +
      rect(20, -28, 30, 16, white, 3) +
      line('M26 -28v14M34 -28v14M42 -28v14', sky, 3),
    { grip: [-30, -8], held: line('M-24 6L30 -14', blue, 8) + path('M24 -30L46 -38L50 -26L30 -18z', white) },
  ),
  toothpaste: thing(
    100,
    36,
    path('M-48 -34L34 -28V-6L-48 -2z', white) +
      path('M-48 -34h30V-4l-30 2z', red) +
      rect(34, -26, 16, 18, teal, 4),
  ),
  soap: thing(
    70,
    50,
    rect(-34, -30, 68, 30, pink, 12) +
      line('M-14 -16H14', white, 5) +
      circle(-16, -38, 8, '#eef6fb') +
      circle(2, -44, 10, '#eef6fb') +
      circle(20, -36, 7, '#eef6fb'),
  ),
  flannel: thing(
    66,
    46,
    path('M-32 -40Q0 -48 32 -40Q28 -20 32 0Q0 -6 -32 0Q-28 -20 -32 -40z', green) +
      line('M-26 -32Q0 -38 26 -32', cream, 4),
  ),
  comb: thing(
    84,
    34,
    rect(-42, -32, 84, 13, ochre, 5) +
      line('M-36 -20V0M-26 -20V0M-16 -20V0M-6 -20V0M4 -20V0M14 -20V0M24 -20V0M34 -20V0', ochre, 5),
  ),
  hairbrush: thing(
    110,
    40,
    line('M6 -22H50', brick, 12) +
      ellipse(-20, -22, 34, 16, brick) +
      line('M-44 -10V0M-34 -8V2M-24 -7V3M-14 -7V3M-4 -8V2', cream, 4),
    { grip: [40, -22] },
  ),
  'rubber-duck': thing(
    91,
    66,
    path('M-34 -26Q-44 -46 -26 -36H2Q-4 -66 20 -66Q40 -64 34 -40Q42 -10 12 -2H-18Q-36 -6 -34 -26z', gold) +
      path('M36 -52L54 -46L36 -40z', orange) +
      circle(24, -54, 4, ink) +
      path('M-20 -24Q-4 -34 8 -18Q-8 -8 -20 -24z', ochre),
  ),
  shampoo: thing(
    50,
    96,
    rect(-22, -74, 44, 74, '#b49ac8', 9) + rect(-9, -96, 18, 24, white, 3) + circle(0, -38, 13, cream),
  ),
  tooth: thing(
    24,
    28,
    path('M-11 -24Q0 -30 11 -24Q13 -13 8 0Q4 1 2 -10Q0 -13 -2 -10Q-4 1 -8 0Q-13 -13 -11 -24z', white) +
      path('M-7 -22Q-8 -14 -6 -7', 'none', `stroke="${silver}" stroke-width="2.4"`),
  ),
  dummy: thing(
    48,
    61,
    path('M-24 -38Q0 -50 24 -38Q26 -20 12 -18H-12Q-26 -20 -24 -38z', sky) +
      path('M-8 -18Q-12 0 0 0Q12 0 8 -18z', pine) +
      `<circle cx="0" cy="-48" r="10" fill="none" stroke="${blue}" stroke-width="5"/>`,
  ),
  'baby-bottle': thing(
    44,
    92,
    path('M-8 -70Q-8 -92 0 -92Q8 -92 8 -70z', pine) +
      rect(-18, -72, 36, 12, blue, 4) +
      rect(-18, -60, 36, 60, white, 9) +
      rect(-18, -40, 36, 40, cream, 9),
  ),
  'weighing-scale': thing(
    110,
    40,
    rect(-54, -26, 108, 26, teal, 8) + rect(-20, -40, 40, 18, white, 5) + line('M0 -24L6 -34', red, 3),
    { top: [-26, 44] },
  ),
} as const
