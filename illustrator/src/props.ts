import { circle, ellipse, line, path, rect } from './paper.ts'
import type { Prop } from './words.ts'

/** A thing about 80 pixels tall, standing on the origin; held, it hangs or stands from a hand at the origin. */
export function drawProp(prop: Prop, how: 'standing' | 'held' = 'standing'): string {
  return drawings[prop](how === 'held')
}

const gold = '#e8b64c'
const paper = '#f6e7c6'
const red = '#c9546a'
const blue = '#5a7fb5'
const brown = '#7a4e36'

const drawings: Record<Prop, (held: boolean) => string> = {
  lantern: (held) => {
    const y = held ? 78 : 0
    return (
      line(`M-14 ${y - 56}Q0 ${y - 84} 14 ${y - 56}`, '#3a2c40', 4) +
      path(`M-18 ${y - 56}h36l6 48h-48z`, '#ffd98a') +
      path(`M-7 ${y - 12}q-6 -18 7 -32q13 14 7 32z`, '#fff6dc') +
      rect(-22, y - 62, 44, 9, '#3a2c40', 4) +
      rect(-26, y - 9, 52, 10, '#3a2c40', 4)
    )
  },
  boat: () =>
    path('M-80 -20H80Q66 16 30 16H-34Q-66 16 -80 -20z', brown) +
    path('M-76 -20H76l-5 9H-71z', '#9a6a48') +
    line('M0 -20V-120', '#4a3030', 6) +
    path('M6 -116Q70 -74 64 -32H6z', paper) +
    path('M-6 -104Q-48 -70 -46 -34H-6z', '#e9cfa0'),
  kite: () =>
    line('M0 0Q24 40 4 90Q-10 120 6 150', '#f6e7c6', 2) +
    path('M0 -56L38 0L0 62L-38 0z', red) +
    path('M0 -56L38 0H-38z', '#e0805f') +
    path('M4 92l-14 -8v16zM4 92l14 -8v16z', gold),
  map: (held) => {
    const y = held ? 0 : -34
    return (
      path(`M-38 ${y - 26}l25 9l25 -9l26 9v52l-26 -9l-25 9l-25 -9z`, paper) +
      line(`M-26 ${y + 6}q14 -22 24 -4t26 -12`, red, 3, 'stroke-dasharray="5 6"') +
      line(`M22 ${y - 14}l10 10m0 -10l-10 10`, red, 4)
    )
  },
  key: () =>
    `<circle cx="0" cy="-46" r="16" fill="none" stroke="${gold}" stroke-width="8"/>` +
    line('M0 -30V8M0 -6h14M0 6h10', gold, 8),
  book: () =>
    rect(-34, -14, 68, 14, '#8e4a52', 3) +
    rect(-30, -12, 62, 9, paper, 2) +
    rect(-28, -27, 60, 13, blue, 3) +
    rect(-24, -25, 54, 8, paper, 2),
  telescope: () =>
    line('M0 -50l-24 50M0 -50l24 50M0 -50V0', '#4a3030', 5) +
    path('M-40 -42l70 -38l14 26l-70 38z', gold) +
    path('M30 -80l16 -8l16 28l-18 6z', '#b98a3a'),
  balloon: () =>
    path('M-24 -14L-30 -96M24 -14L30 -96', 'none') +
    line('M-22 -16L-34 -104M22 -16L34 -104M0 -16V-110', '#4a3030', 3) +
    ellipse(0, -190, 92, 104, red) +
    path('M-34 -286C-84 -230 -70 -130 -22 -92C-52 -140 -56 -230 -34 -286z', '#e9a05a') +
    path('M34 -286C84 -230 70 -130 22 -92C52 -140 56 -230 34 -286z', '#e9a05a') +
    path('M0 -294C22 -240 22 -140 0 -86C-22 -140 -22 -240 0 -294z', '#f3cf8a') +
    rect(-28, -30, 56, 34, brown, 6),
  tent: () =>
    path('M0 -96L86 0H-86z', '#c9805a') +
    path('M0 -96L26 0H-26z', '#ffd98a') +
    path('M0 -96L-26 0H-86z', '#a9634c'),
  umbrella: () =>
    line('M0 -70V-6q0 12 12 10', '#4a3030', 5) +
    path(
      'M-62 -62Q-50 -122 0 -122Q50 -122 62 -62q-16 -14 -31 0q-15 -14 -31 0q-15 -14 -31 0q-15 -14 -31 0z',
      blue,
    ),
  crown: () =>
    path('M-34 0l-8 -46l22 18l20 -30l20 30l22 -18l-8 46z', gold) +
    [-18, 0, 18].map((x) => circle(x, -10, 5, red)).join(''),
  shell: () =>
    path('M0 0C-40 -8 -40 -50 0 -54C40 -50 40 -8 0 0z', '#f0bfa6') +
    line('M0 -3V-50M-4 -4L-20 -42M4 -4L20 -42', '#c98a78', 3),
  feather: () =>
    path('M-6 0C-34 -30 -10 -70 26 -78C34 -40 20 -10 -6 0z', '#e9e2f2') + line('M-10 6L20 -66', '#a79ac0', 3),
  cape: () =>
    path('M-22 -78Q0 -88 22 -78Q46 -30 40 0Q0 -14 -40 0Q-46 -30 -22 -78z', red) + circle(0, -76, 6, gold),
  ball: () =>
    circle(0, -26, 26, '#e0805f') +
    path('M-24 -36Q0 -20 24 -36M-20 -10Q0 -26 20 -10', 'none', `stroke="${paper}" stroke-width="5"`),
  bicycle: () =>
    [-44, 44]
      .map((x) => `<circle cx="${x}" cy="-28" r="26" fill="none" stroke="#3a2c40" stroke-width="6"/>`)
      .join('') +
    line(
      'M-44 -28L-14 -66H26L44 -28M-14 -66L4 -28L26 -66M4 -28H-44M26 -66L22 -84H36M-14 -66v-12h-12',
      red,
      6,
    ),
  cake: () =>
    rect(-46, -36, 92, 36, '#e9c08a', 8) +
    path('M-46 -30Q-34 -12 -23 -26Q-12 -10 0 -26Q12 -10 23 -26Q34 -12 46 -30V-40H-46z', '#f7ead8') +
    rect(-30, -62, 60, 26, '#d98a86', 7) +
    line('M0 -62V-80', '#f6e7c6', 5) +
    path('M0 -96q9 9 0 16q-9 -7 0 -16z', '#ffd27a'),
  flag: () =>
    line('M0 0V-112', '#5a3a34', 6) + path('M3 -110Q34 -122 64 -104Q40 -92 64 -78Q34 -70 3 -78z', red),
  chest: () =>
    rect(-48, -44, 96, 44, brown, 5) +
    path('M-48 -44Q-48 -84 0 -84Q48 -84 48 -44z', '#8f5f40') +
    rect(-48, -48, 96, 8, gold) +
    rect(-9, -54, 18, 24, gold, 4) +
    [-34, 34].map((x) => rect(x - 4, -78, 8, 78, '#b98a3a')).join(''),
  ladder: () =>
    line('M-20 0L-12 -170M20 0L12 -170', '#8a5c3c', 7) +
    [-20, -55, -90, -125, -155]
      .map((y) => line(`M${-19 - y * 0.045} ${y}H${19 + y * 0.045}`, '#a9754b', 6))
      .join(''),
  letter: () =>
    rect(-34, -46, 68, 46, paper, 4) + line('M-32 -44L0 -20L32 -44', '#c9a86a', 4) + circle(0, -20, 7, red),
  basket: () =>
    line('M-32 -36Q0 -90 32 -36', '#8a5c3c', 7) +
    path('M-42 -38H42L34 0H-34z', '#b98a4c') +
    line('M-38 -26H38M-36 -13H36', '#8a5c3c', 3),
  bell: () =>
    path('M-30 -14C-22 -24 -26 -66 0 -70C26 -66 22 -24 30 -14z', gold) +
    ellipse(0, -10, 34, 7, '#c9963a') +
    circle(0, -2, 8, '#8a5c3c'),
  swing: () => line('M-34 -230V-30M34 -230V-30', '#8a6a4c', 4) + rect(-46, -34, 92, 12, '#8a5c3c', 5),
  star: () =>
    circle(0, -34, 46, '#fff2c4', 'opacity=".25"') +
    path('M0 -72L10 -44L40 -44L16 -26L25 3L0 -15L-25 3L-16 -26L-40 -44L-10 -44z', '#ffe9a8'),
  flower: () =>
    line('M0 0Q-4 -26 2 -48', '#6a8a58', 5) +
    [0, 72, 144, 216, 288]
      .map((turn) => ellipse(2, -64, 9, 15, '#f0c2cf', `transform="rotate(${turn} 2 -50)"`))
      .join('') +
    circle(2, -50, 8, gold),
  blanket: () =>
    path(
      'M-64 0Q-74 -2 -70 -14Q-72 -26 -58 -26Q-70 -40 -52 -46Q0 -54 54 -46Q70 -42 62 -26Q74 -24 70 -12Q74 0 64 0z',
      '#6a5a9e',
    ) +
    path('M-58 -26Q-70 -40 -52 -46Q0 -54 54 -46Q70 -42 62 -26Q0 -34 -58 -26z', '#9a8ccb') +
    line('M-66 -12Q0 -20 66 -12', '#c9b4dc', 4) +
    path('M-22 -50Q-10 -52 0 -52V0H-22z', '#e0a85a', 'opacity=".8"'),
  teapot: () =>
    path('M-34 -24C-60 -30 -58 -56 -44 -52', 'none', 'stroke="#d9a06a" stroke-width="8"') +
    ellipse(0, -26, 36, 28, '#d9a06a') +
    path('M32 -30Q52 -34 58 -58Q66 -54 62 -44Q54 -16 30 -12z', '#d9a06a') +
    ellipse(0, -52, 20, 7, '#b97f4c') +
    circle(0, -60, 6, '#b97f4c'),
  drum: () =>
    rect(-36, -50, 72, 50, red, 6) +
    ellipse(0, -50, 36, 12, paper) +
    line('M-34 -42L-12 -4L12 -42L34 -4', gold, 4),
  net: () =>
    line('M-10 10L14 -62', '#8a5c3c', 6) +
    path('M-10 -88Q10 -130 52 -104Q30 -96 22 -62Q2 -60 -10 -88z', '#dfe7ee', 'opacity=".45"') +
    line('M-2 -84Q18 -100 44 -100M6 -70Q22 -90 36 -108M10 -112Q20 -88 28 -76', '#f4f7fb', 2, 'opacity=".8"') +
    ellipse(6, -74, 9, 26, 'none', 'stroke="#b98a3a" stroke-width="5" transform="rotate(-44 6 -74)"'),
  medal: () =>
    path('M-18 -70L0 -30L18 -70h-14L0 -58L-4 -70z', blue) +
    circle(0, -22, 21, gold) +
    path('M0 -36l4 9h10l-8 6l3 10l-9 -6l-9 6l3 -10l-8 -6h10z', '#fff2c4'),
  snowman: () =>
    circle(0, -34, 38, '#f2f4fb') +
    circle(0, -92, 28, '#fafbff') +
    circle(-8, -98, 3.5, '#2a2038') +
    circle(10, -98, 3.5, '#2a2038') +
    path('M2 -92l24 5l-24 5z', '#e0914c') +
    path('M-28 -74Q0 -58 28 -74v12Q0 -46 -28 -62z', red),
  pillow: () =>
    path(
      'M-56 -2Q-66 -2 -58 -12Q-64 -34 -56 -44Q-64 -52 -50 -50Q0 -58 50 -50Q64 -52 56 -44Q64 -34 58 -12Q66 -2 50 -2Q0 4 -56 -2z',
      '#d9c9dc',
    ) +
    path('M-50 -6Q-56 -26 -48 -44Q0 -54 48 -44Q56 -26 50 -6Q0 -2 -50 -6z', '#f4ead8') +
    path('M-20 -40Q0 -30 22 -40Q4 -22 -20 -40z', '#d9c9dc', 'opacity=".6"'),
}
