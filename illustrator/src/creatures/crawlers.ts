import { circle, ellipse, line, path } from '../paper.ts'
import { type Bearing, blush, darker, eye, lighter, smile } from './parts.ts'

const shadow = (half: number) => ellipse(0, 1, half, 7, '#0a0820', 'opacity=".25"')

export const drawAnt = (b: Bearing): string => {
  const brown = '#8a4f3a'
  const dark = darker(brown, 0.25)
  return (
    shadow(60) +
    line('M-14 -30L-34 -14L-40 0M0 -28L-4 -12L-8 0M12 -30L26 -14L30 0', dark, 6) +
    line('M-20 -32L-54 -20L-62 0M18 -32L44 -18L50 0', dark, 6) +
    ellipse(-46, -40, 34, 25, brown) +
    ellipse(-52, -48, 18, 10, lighter(brown, 0.3), 'opacity=".6"') +
    ellipse(0, -36, 20, 16, darker(brown, 0.1)) +
    line('M40 -70Q44 -92 62 -96M54 -68Q64 -86 80 -86', dark, 4.5) +
    circle(63, -96, 5, dark) +
    circle(81, -86, 5, dark) +
    circle(44, -48, 28, brown) +
    eye(42, -54, 6, b) +
    eye(60, -53, 5.4, b) +
    smile(52, -38, 8) +
    blush(34, -40, brown)
  )
}

export const drawSpider = (b: Bearing): string => {
  const plum = '#6a5478'
  const dark = darker(plum, 0.2)
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((at) => {
      const [knee, foot] = [44 + at * 12, 36 + at * 20]
      return `M${side * 22} -40L${side * knee} ${-78 + at * 14}L${side * foot} 0`
    }),
  )
  return (
    shadow(70) +
    line(legs.join(''), dark, 5.5) +
    circle(0, -46, 36, plum) +
    circle(-10, -58, 14, lighter(plum, 0.25), 'opacity=".6"') +
    eye(-4, -56, 7, b) +
    eye(18, -55, 6.4, b) +
    smile(8, -36, 10) +
    blush(-16, -40, plum)
  )
}

export const drawLadybird = (b: Bearing): string => {
  const red = '#cf4f45'
  const black = '#3a3040'
  return (
    shadow(54) +
    line('M-30 -14L-36 0M-4 -12L-6 0M22 -14L28 0', black, 6) +
    line('M44 -56Q46 -74 60 -78M54 -52Q64 -66 76 -66', black, 4) +
    circle(61, -78, 4.5, black) +
    circle(77, -66, 4.5, black) +
    circle(44, -36, 25, black) +
    path('M-56 -12C-60 -86 36 -92 40 -12z', red) +
    line('M-4 -70Q6 -40 2 -12', black, 4) +
    [
      [-34, -34, 8],
      [-18, -58, 7],
      [20, -52, 7],
      [-14, -26, 6],
      [24, -26, 7],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, black))
      .join('') +
    circle(52, -34, 17, '#e6c8a4') +
    eye(48, -38, 4.8, b) +
    eye(60, -37, 4.4, b) +
    smile(55, -26, 6)
  )
}

export const drawWorm = (b: Bearing): string => {
  const pink = '#d98a8a'
  return (
    shadow(72) +
    line('M-78 -12Q-54 -48 -30 -16T18 -16Q34 -22 38 -58', pink, 26) +
    line('M-62 -34l8 12M-22 -8l4 -16M12 -6l-2 -18', darker(pink, 0.16), 4) +
    circle(42, -64, 25, pink) +
    eye(42, -70, 5.6, b) +
    eye(57, -69, 5.2, b) +
    smile(50, -54, 8) +
    blush(34, -58, pink)
  )
}

export const drawCaterpillar = (b: Bearing): string => {
  const green = '#8fb35c'
  const rings = [-72, -44, -16, 12]
  return (
    shadow(84) +
    rings.map((x) => line(`M${x - 6} -12L${x - 8} 0M${x + 8} -12L${x + 8} 0`, '#5a4034', 6)).join('') +
    rings
      .map((x, at) => circle(x, -30 - (at % 2) * 8, 24, at % 2 === 0 ? green : lighter(green, 0.2)))
      .join('') +
    line('M40 -80Q40 -98 30 -104M56 -80Q62 -96 74 -98', '#5a4034', 4.5) +
    circle(29, -105, 5, '#e0a85a') +
    circle(75, -99, 5, '#e0a85a') +
    circle(46, -54, 30, green) +
    eye(44, -60, 6.4, b) +
    eye(62, -59, 5.8, b) +
    smile(54, -44, 9) +
    blush(34, -46, green)
  )
}

export const drawSnake = (b: Bearing): string => {
  const green = '#7fa25e'
  const back = 'M-96 -8Q-64 -36 -40 -14T14 -16Q52 -20 40 -54Q34 -80 52 -92'
  return (
    shadow(92) +
    line(back, green, 25) +
    line(back, lighter(green, 0.35), 6, 'stroke-dasharray="10 14"') +
    (b.asleep ? '' : line('M84 -88h14l8 -6M98 -88l8 6', '#c9504c', 3.4)) +
    ellipse(60, -94, 28, 21, green) +
    eye(58, -102, 5.8, b) +
    eye(74, -99, 5.2, b) +
    smile(72, -86, 7) +
    blush(52, -90, green)
  )
}

/** As large as a child, with a tail in place of legs. */
export const drawMermaid = (b: Bearing): string => {
  const [skin, hair, tail] = ['#e6b894', '#b5563c', '#4f9a94']
  return (
    shadow(70) +
    path('M-18 -178C-72 -174 -78 -96 -56 -58C-36 -84 20 -90 40 -66C60 -110 52 -176 4 -180z', hair) +
    path('M-24 -74C-34 -30 -20 -6 34 -8Q58 -10 74 -26C66 -38 44 -30 30 -38Q20 -46 24 -74z', tail) +
    path('M64 -22C80 -56 104 -58 112 -50C100 -40 104 -26 116 -12C100 -2 76 -4 64 -22z', lighter(tail, 0.2)) +
    line('M-16 -56q8 8 16 0q8 8 16 0M-18 -38q8 8 16 0q8 8 18 2', lighter(tail, 0.3), 3.4) +
    path('M-20 -108Q0 -118 20 -108L24 -72Q0 -62 -25 -72z', skin) +
    path('M-20 -108Q0 -96 20 -108L21 -90Q0 -80 -21 -90z', '#c78fb4') +
    line('M-18 -102Q-38 -92 -36 -70M18 -102Q38 -94 46 -78', skin, 11) +
    circle(2, -140, 34, skin) +
    path('M-34 -138C-38 -184 40 -186 38 -140C30 -162 6 -166 -8 -160Q-28 -156 -34 -138z', hair) +
    path('M14 -166l6 -12l6 12l13 2l-10 9l3 13l-12 -7l-12 7l3 -13l-10 -9z', '#f0c860') +
    eye(-2, -138, 6.4, b) +
    eye(22, -138, 6, b) +
    smile(11, -122, 9) +
    blush(-14, -126, skin) +
    blush(30, -126, skin)
  )
}

/** A sheet with a face, a hand above the ground. */
export const drawGhost = (b: Bearing): string => {
  const white = '#eef0f4'
  return (
    ellipse(0, 1, 44, 7, '#0a0820', 'opacity=".2"') +
    path(
      'M-46 -20C-58 -150 -30 -176 2 -176C36 -176 60 -146 48 -20Q34 -6 24 -20Q12 -34 2 -18Q-8 -4 -20 -20Q-32 -34 -46 -20z',
      white,
    ) +
    path(
      'M-46 -20C-58 -150 -30 -176 -6 -175C-30 -150 -36 -100 -30 -27Q-40 -26 -46 -20z',
      darker(white, 0.08),
    ) +
    line('M-44 -92Q-66 -86 -70 -66M46 -92Q66 -88 72 -70', white, 16) +
    eye(-4, -126, 8, b) +
    eye(24, -126, 7.4, b) +
    smile(10, -104, 10) +
    blush(-18, -110, white) +
    blush(36, -110, white)
  )
}
