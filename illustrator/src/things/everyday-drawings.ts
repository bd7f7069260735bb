import { circle, ellipse, group, line, path, rect } from '../paper.ts'

const gold = '#e8b64c'
const paper = '#f6e7c6'
const red = '#c9546a'
const blue = '#5a7fb5'
const brown = '#7a4e36'

export const everydayDrawings = {
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
  // Held, it is a toy.
  boat: (held) =>
    group(
      path('M-80 -20H80Q66 16 30 16H-34Q-66 16 -80 -20z', brown) +
        path('M-76 -20H76l-5 9H-71z', '#9a6a48') +
        line('M0 -20V-120', '#4a3030', 6) +
        path('M6 -116Q70 -74 64 -32H6z', paper) +
        path('M-6 -104Q-48 -70 -46 -34H-6z', '#e9cfa0'),
      held ? 'translate(0 -6) scale(.5)' : 'translate(0 0)',
    ),
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
  // Carried closed; who stays to read has it open in both hands.
  book: (held) =>
    held
      ? group(
          rect(-24, -46, 48, 60, '#3f5f90', 4) +
            rect(-20, -44, 42, 55, paper, 3) +
            rect(-24, -46, 42, 60, blue, 4) +
            rect(-24, -46, 8, 60, '#3f5f90', 3) +
            circle(2, -18, 8, gold),
          'rotate(-8)',
        )
      : rect(-34, -14, 68, 14, '#8e4a52', 3) +
        rect(-30, -12, 62, 9, paper, 2) +
        rect(-28, -27, 60, 13, blue, 3) +
        rect(-24, -25, 54, 8, paper, 2),
  telescope: () =>
    line('M0 -50l-24 50M0 -50l24 50M0 -50V0', '#4a3030', 5) +
    path('M-40 -42l70 -38l14 26l-70 38z', gold) +
    path('M30 -80l16 -8l16 28l-18 6z', '#b98a3a'),
  // A child's, on its string; held, it leans to the side to which its holder looks.
  balloon: (held) => {
    const balloon =
      line('M0 0C14 -26 -14 -56 0 -88', '#7a6a70', 2.6) +
      path('M-8 -84L0 -98L8 -84z', '#b04058') +
      path(
        'M0 -96C-30 -108 -42 -132 -42 -154C-42 -180 -24 -196 0 -196C24 -196 42 -180 42 -154C42 -132 30 -108 0 -96z',
        red,
      ) +
      path('M-24 -152C-26 -168 -18 -180 -6 -184C-16 -174 -18 -164 -16 -150z', '#f3b8b4')
    return held ? group(balloon, 'rotate(26)') : balloon
  },
  tent: () =>
    path('M0 -96L86 0H-86z', '#c9805a') +
    path('M0 -96L26 0H-26z', '#ffd98a') +
    path('M0 -96L-26 0H-86z', '#a9634c'),
  // Held, it is above its holder.
  umbrella: (held) => {
    const [x, y, k] = held ? [-26, -92, 1.75] : [0, 0, 1]
    const open =
      line(held ? 'M0 14V-20L-26 -196' : 'M0 -70V-6q0 12 12 10', '#4a3030', 5) +
      `<g transform="translate(${x} ${y}) scale(${k})">${path(
        'M-62 -62Q-50 -122 0 -122Q50 -122 62 -62q-16 -14 -31 0q-15 -14 -31 0q-15 -14 -31 0q-15 -14 -31 0z',
        blue,
      )}${path('M-31 -62Q-26 -108 0 -122Q26 -108 31 -62q-16 -14 -31 0q-15 -14 -31 0z', '#7a9cd0')}${line('M0 -122v-8', '#4a3030', 4)}</g>`
    // On the ground it lies on its rim and its handle.
    return held ? open : group(open, 'translate(-55 -13) rotate(53.7)')
  },
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
  swing: () =>
    line('M-106 0L-84 -280L-66 0M106 0L84 -280L66 0', '#b5603f', 9) +
    line('M-96 -280H96', '#d9805f', 11) +
    line('M-36 -278V-58M36 -278V-58', '#8a6a4c', 4) +
    rect(-46, -64, 92, 12, '#8a5c3c', 5),
  star: () =>
    circle(0, -34, 52, '#fff2c4', 'opacity=".1"') +
    circle(0, -34, 38, '#fff2c4', 'opacity=".14"') +
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
  // A paper bird, folded.
  'paper-crane': (held) => {
    const y = held ? 26 : 0
    return (
      path(`M0 ${y - 8}L-52 ${y - 66}L-14 ${y - 34}z`, '#f6e7c6') +
      path(`M0 ${y - 8}L44 ${y - 76}L10 ${y - 36}z`, '#e9cfa0') +
      path(`M-22 ${y - 30}L0 ${y - 4}L26 ${y - 30}L2 ${y - 44}z`, '#fff6e0') +
      path(`M-20 ${y - 28}L-60 ${y - 24}L-8 ${y - 12}z`, '#e0c08c') +
      path(`M22 ${y - 28}L58 ${y - 58}L70 ${y - 48}L54 ${y - 44}L12 ${y - 14}z`, '#f6e7c6')
    )
  },
  // Of wool, as children wear it.
  hat: () =>
    circle(0, -64, 12, '#f6e7c6') +
    path('M-40 -12Q-42 -60 0 -62Q42 -60 40 -12z', '#5f5a92') +
    path('M-40 -34Q0 -44 40 -34L41 -24Q0 -34 -41 -24z', red) +
    path('M-26 -50Q-20 -55 -12 -57L-16 -38l-12 3z', '#8a84bc', 'opacity=".7"') +
    path('M-44 -16Q0 -24 44 -16V-4Q0 4 -44 -4z', '#4f4a7c'),
  clock: () =>
    line('M-18 -6L-24 2M18 -6L24 2', brown, 8) +
    circle(-22, -74, 12, gold) +
    circle(22, -74, 12, gold) +
    circle(0, -40, 40, red) +
    circle(0, -40, 31, '#fff6e0') +
    line('M0 -40V-60M0 -40L14 -32', '#3a2c40', 5) +
    circle(0, -40, 4, '#3a2c40') +
    line('M0 -84V-92M-8 -92H8', gold, 5),
  bucket: (held) => {
    const y = held ? 78 : 0
    return (
      line(`M-32 ${y - 54}Q0 ${y - 96} 32 ${y - 54}`, '#5d6a86', 5) +
      path(`M-36 ${y - 56}H36L27 ${y}H-27z`, blue) +
      path(`M-36 ${y - 56}h18l4 56h-13z`, '#7a9ac8') +
      ellipse(0, y - 56, 36, 8, '#3f5f90')
    )
  },
  broom: () =>
    line('M8 -150L-4 -44', '#a9754b', 7) +
    path('M-16 -50L8 -46L26 0Q-6 8 -38 0z', '#d9a84c') +
    line('M-18 -44L10 -39M-8 -34L-18 -2M0 -34V2M8 -34L14 -2', '#a8702c', 4),
  apple: () =>
    path('M0 -44C-16 -58 -42 -46 -36 -18C-32 0 -14 4 0 -2C14 4 32 0 36 -18C42 -46 16 -58 0 -44z', '#d9504c') +
    path('M-24 -36q-6 8 -4 18', 'none', 'stroke="#f0a090" stroke-width="6" stroke-linecap="round"') +
    line('M0 -44Q0 -56 6 -62', brown, 5) +
    path('M4 -54Q18 -70 32 -60Q22 -46 4 -54z', '#7aa860'),
  kettle: () =>
    path('M-34 -22C-62 -34 -58 -54 -50 -58L-40 -52C-46 -46 -40 -36 -30 -34z', '#6f9aa8') +
    path('M-40 0Q-50 -54 0 -58Q50 -54 40 0z', '#7fb0bc') +
    path('M-28 -10Q-32 -42 -6 -48', 'none', 'stroke="#b4d6da" stroke-width="7" stroke-linecap="round"') +
    ellipse(0, -57, 18, 6, '#4f7a88') +
    circle(0, -66, 6, brown) +
    line('M-26 -60Q-20 -96 0 -96Q20 -96 26 -60', brown, 7),
  spoon: () =>
    line('M-2 4L6 -70', '#b5845a', 8) +
    ellipse(9, -92, 18, 25, '#c9986a', 'transform="rotate(7 9 -92)"') +
    ellipse(10, -92, 11, 17, '#a9754b', 'transform="rotate(7 10 -92)"'),
  rope: () =>
    [0, 1, 2]
      .map(
        (index) =>
          `<ellipse cx="0" cy="${-12 - index * 13}" rx="${44 - index * 3}" ry="14" fill="none" stroke="${index % 2 ? '#b98a5c' : '#c99a6c'}" stroke-width="11"/>`,
      )
      .join('') + line('M40 -12Q66 -6 74 0', '#c99a6c', 9),
  wheelbarrow: () =>
    line('M-84 -50L-34 -24M34 -24H60M-30 -20L-40 0M-4 -20L2 0', brown, 7) +
    path('M-44 -66H58L36 -20H-28z', '#5f8a6a') +
    path('M-44 -66H58l-5 10H-40z', '#84ad8a') +
    [-20, 4, 30]
      .map((x, index) => circle(x, -72 - (index % 2) * 8, 17, index % 2 ? '#e0914c' : '#d9a04c'))
      .join('') +
    circle(56, -20, 20, '#3a2c40') +
    circle(56, -20, 9, '#9a8fa0'),
  // A pocket torch: its light falls forward.
  torch: (held) => {
    const y = held ? 0 : -14
    return (
      path(`M30 ${y - 14}L170 ${y - 66}V${y + 66}L30 ${y + 14}z`, '#ffe9a8', 'opacity=".22"') +
      path(`M30 ${y - 10}L120 ${y - 36}V${y + 36}L30 ${y + 10}z`, '#fff2c4', 'opacity=".28"') +
      rect(-32, y - 9, 46, 18, blue, 7) +
      path(`M12 ${y - 10}L32 ${y - 17}V${y + 17}L12 ${y + 10}z`, '#3f5f90') +
      ellipse(32, y, 5, 16, '#ffe9a8') +
      rect(-14, y - 13, 12, 6, gold, 3)
    )
  },
  gramophone: () =>
    rect(-44, -36, 88, 36, brown, 5) +
    rect(-50, -42, 100, 10, '#9a6a48', 4) +
    ellipse(-6, -44, 36, 7, '#2c2438') +
    ellipse(-6, -44, 12, 3, red) +
    line('M26 -44V-74Q26 -88 12 -90', gold, 8) +
    path('M16 -84Q-14 -86 -46 -132Q-20 -156 24 -150Q66 -144 76 -112Q40 -96 16 -84z', gold) +
    path('M-46 -132Q-20 -156 24 -150Q66 -144 76 -112Q50 -116 16 -122T-46 -132z', '#c9963a') +
    line('M16 -88Q6 -110 2 -146M18 -88Q34 -110 46 -140', '#c9963a', 3, 'opacity=".7"'),
  sock: () =>
    path('M-20 -84H18V-40Q22 -26 42 -22Q56 -16 50 -2Q46 6 30 4H-6Q-22 2 -20 -18z', '#d9805f') +
    path('M-20 -84H18v16h-38zM-20 -52H18v12h-38z', '#f4ead8') +
    path('M36 -24Q58 -18 51 -1Q46 6 34 4Q28 -12 36 -24z', '#f4ead8', 'opacity=".85"'),
  scarf: () =>
    path('M-54 -30Q-60 -52 -20 -52Q30 -56 56 -38Q64 -24 40 -18Q0 -12 -36 -18Q-52 -20 -54 -30z', '#c9546a') +
    path('M-40 -34Q0 -46 44 -34Q20 -26 -10 -26Q-34 -28 -40 -34z', '#8a3450') +
    path('M18 -22L52 -14L62 0H26z', '#d9647a') +
    line('M22 -12L54 -6M-48 -26L-40 -46M-16 -18L-14 -50M24 -20L26 -52', '#f4d9b0', 6, 'opacity=".8"') +
    line('M30 2v8M42 2v8M54 2v8', '#f4d9b0', 4),
} as const satisfies Record<string, (held: boolean) => string>
