import { circle, ellipse, line, path } from '../paper.ts'
import { type Bearing, blush, eye, smile } from './parts.ts'

export function drawSwimmer(kind: 'whale' | 'fish' | 'octopus' | 'seal', b: Bearing): string {
  if (kind === 'whale') {
    return (
      path(
        'M-190 -40C-190 -130 -60 -170 60 -150C150 -136 190 -80 180 -20C120 10 -120 14 -190 -40z',
        '#51699c',
      ) +
      path('M-150 -16C-60 -40 90 -40 178 -20C130 14 -60 22 -150 -16z', '#c3d0e4') +
      path(
        'M-176 -60C-220 -80 -250 -130 -240 -150C-216 -146 -196 -130 -186 -112C-190 -130 -180 -156 -160 -164C-148 -140 -150 -100 -160 -76z',
        '#51699c',
      ) +
      eye(118, -70, 9, b) +
      line('M96 -34q40 14 76 -6', '#2f3f66', 4) +
      blush(92, -50, '#51699c') +
      (b.asleep
        ? ''
        : line('M20 -158Q16 -190 -4 -200M20 -158Q24 -192 44 -200M20 -158V-206', '#cfe0f2', 6, 'opacity=".8"'))
    )
  }
  if (kind === 'fish') {
    return (
      path('M-30 -30C-10 -62 40 -58 58 -30C40 -2 -10 2 -30 -30z', '#e0914c') +
      path('M-24 -30L-58 -56Q-50 -30 -58 -4z', '#c9703c') +
      path('M8 -52Q20 -70 34 -54z', '#c9703c') +
      line('M14 -50Q4 -30 14 -10', '#f6d9a0', 5) +
      eye(38, -34, 6, b)
    )
  }
  if (kind === 'octopus') {
    const arms = [-44, -26, -8, 10, 28, 46]
      .map((x, index) =>
        line(`M${x * 0.7} -44Q${x * 1.3} -16 ${x * 1.5 + (index % 2 ? 12 : -12)} -2`, '#a8608a', 17),
      )
      .join('')
    return (
      arms +
      path('M-52 -50C-60 -150 60 -150 52 -50Q0 -26 -52 -50z', '#c4709c') +
      eye(-14, -82, 9, b) +
      eye(20, -82, 9, b) +
      smile(3, -64, 9) +
      blush(-32, -66, '#c4709c')
    )
  }
  return (
    ellipse(0, 1, 76, 9, '#0a0820', 'opacity=".25"') +
    path('M-90 -6C-60 -50 -10 -50 20 -70C30 -110 84 -110 84 -66C84 -30 60 -2 20 0H-70z', '#6d7690') +
    path('M-80 -8l-34 -20l4 26z', '#59617a') +
    path('M30 -8l24 12l-40 2z', '#59617a') +
    ellipse(72, -66, 15, 12, '#a9b0c4') +
    circle(84, -70, 4, '#2a1a2c') +
    eye(56, -80, 6, b) +
    eye(78, -82, 5, b)
  )
}
