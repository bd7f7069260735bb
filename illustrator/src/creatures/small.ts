import { circle, ellipse, group, line, path } from '../paper.ts'
import { type Bearing, blush, darker, eye, lighter, smile } from './parts.ts'

export const drawSnail = (b: Bearing): string => {
  const skin = '#c9b08a'
  const shell = '#c9785a'
  return (
    ellipse(4, 1, 60, 7, '#0a0820', 'opacity=".25"') +
    path('M-62 0Q-56 -14 -20 -18H30Q44 -20 46 -44Q54 -66 70 -52Q82 -36 72 -16Q66 0 44 0z', skin) +
    (b.asleep
      ? ''
      : line('M58 -54L52 -80M68 -52L72 -78', skin, 5) + circle(52, -82, 6, skin) + circle(72, -80, 6, skin)) +
    circle(-8, -44, 42, darker(shell, 0.16)) +
    circle(-6, -46, 38, shell) +
    path(
      'M-6 -46m26 0a26 26 0 1 1 -26 -26a18 18 0 1 1 -16 24a11 11 0 1 1 18 6',
      'none',
      `stroke="${lighter(shell, 0.45)}" stroke-width="6" stroke-linecap="round"`,
    ) +
    eye(60, -42, 4.6, b) +
    smile(64, -26, 6) +
    blush(52, -30, skin)
  )
}

export const drawCrab = (b: Bearing): string => {
  const red = '#d9694c'
  const claw = (side: number) =>
    line(`M${side * 44} -32Q${side * 66} -40 ${side * 62} -62`, red, 11) +
    path(
      `M${side * 62} -58C${side * 40} -72 ${side * 46} -100 ${side * 66} -96L${side * 64} -82L${side * 76} -94C${side * 92} -84 ${side * 84} -60 ${side * 62} -58z`,
      lighter(red, 0.12),
    )
  return (
    ellipse(0, 1, 62, 8, '#0a0820', 'opacity=".25"') +
    [-1, 1]
      .map((side) =>
        line(
          `M${side * 30} -20L${side * 60} -16L${side * 66} -2M${side * 26} -14L${side * 46} -8L${side * 48} 0`,
          darker(red, 0.16),
          8,
        ),
      )
      .join('') +
    claw(-1) +
    claw(1) +
    line('M-14 -52V-70M14 -52V-70', red, 7) +
    path('M-52 -30C-52 -66 52 -66 52 -30C46 -4 -46 -4 -52 -30z', red) +
    path('M-36 -44C-20 -58 20 -58 36 -44C16 -50 -16 -50 -36 -44z', lighter(red, 0.4), 'opacity=".7"') +
    [-14, 14].map((x) => circle(x, -72, 10, '#fff6ea') + eye(x + 1, -72, 5.4, b)).join('') +
    smile(0, -28, 12) +
    blush(-26, -28, red) +
    blush(26, -28, red)
  )
}

export const drawBee = (b: Bearing): string => {
  const up = b.posture === 'sitting' || b.asleep ? 0 : -70
  const body =
    ellipse(-8, -62, 17, 30, '#eaf2fb', 'fill-opacity=".8" transform="rotate(-24 -8 -50)"') +
    ellipse(14, -62, 15, 27, '#eaf2fb', 'fill-opacity=".8" transform="rotate(18 14 -50)"') +
    path('M-40 -28L-52 -24L-40 -20z', '#3c3040') +
    ellipse(0, -26, 42, 28, '#f0b83c') +
    path(
      'M-26 -48Q-34 -26 -26 -4Q-18 0 -14 0Q-22 -26 -14 -52zM-2 -54Q-8 -26 -2 2H10Q4 -26 10 -53z',
      '#3c3040',
    ) +
    circle(32, -30, 21, '#f4c85c') +
    line('M30 -50q0 -16 10 -20M40 -48q6 -12 16 -12', '#3c3040', 3.4) +
    circle(41, -71, 4.4, '#3c3040') +
    circle(57, -60, 4.4, '#3c3040') +
    eye(30, -34, 4.8, b) +
    eye(44, -34, 4.4, b) +
    smile(38, -22, 5) +
    blush(22, -24, '#f4c85c')
  return (
    (up === 0 ? ellipse(0, 1, 36, 6, '#0a0820', 'opacity=".25"') : '') + group(body, `translate(0 ${up})`)
  )
}

export const drawTortoise = (b: Bearing): string => {
  const skin = '#b5a26a'
  const shell = '#8a6a44'
  return (
    ellipse(0, 1, 66, 9, '#0a0820', 'opacity=".25"') +
    path('M-46 -20h22V0h-22zM22 -20h22V0h-22z', darker(skin, 0.16)) +
    path('M-60 -18l-18 8l16 6z', skin) +
    path('M-62 -16C-62 -96 62 -96 62 -16Q0 -4 -62 -16z', shell) +
    [
      [-34, -44, 17],
      [0, -58, 20],
      [34, -44, 17],
      [-14, -30, 13],
      [16, -30, 13],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x - r} ${y}l${r * 0.5} ${-r * 0.8}h${r}l${r * 0.5} ${r * 0.8}l${-r * 0.5} ${r * 0.8}h${-r}z`,
          lighter(shell, 0.3),
        ),
      )
      .join('') +
    path('M-64 -20Q0 0 64 -20V-8Q0 10 -64 -8z', darker(shell, 0.2)) +
    (b.asleep
      ? ''
      : path('M52 -22Q70 -30 72 -56L92 -50Q92 -20 66 -8z', skin) +
        circle(86, -62, 23, skin) +
        eye(92, -68, 4.8, b) +
        smile(96, -54, 7) +
        blush(82, -54, skin))
  )
}
