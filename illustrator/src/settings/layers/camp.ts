import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'

/** A tent with a lamp in it. */
export const tentLit = (
  { palette, lights }: Stage,
  x: number,
  y: number,
  scale: number,
  colour: string,
): string => {
  const cloth = mix(colour, palette.near, palette.dark ? 0.3 : 0.05)
  return (
    (palette.dark ? lights.glow(x, y - 70 * scale, 210 * scale, palette.lamp, 0.55) : '') +
    at(
      x,
      y,
      ellipse(0, 4, 150, 12, '#0a0820', 'opacity=".3"') +
        line('M-160 6L-110 -70M160 6L110 -70', mix(palette.wood, palette.moon, 0.2), 3) +
        sheet('M0 -164L146 4H-146z', cloth, palette.shade, 7) +
        path('M0 -164L146 4H70z', mix(cloth, palette.shade, 0.24)) +
        path(
          'M0 -120Q-10 -60 -52 4H52Q10 -60 0 -120z',
          palette.dark ? '#ffd98a' : mix(cloth, palette.shade, 0.4),
        ) +
        path(
          'M0 -120Q-10 -60 -52 4H-34Q-6 -60 0 -120zM0 -120Q10 -60 52 4H34Q6 -60 0 -120z',
          mix(cloth, palette.moon, 0.3),
        ) +
        line('M0 -164V-186', palette.wood, 6) +
        path('M0 -186q20 -4 36 6q-16 4 -36 8z', '#e8b64c'),
      scale,
    )
  )
}

/** A fire of logs in a ring of stones. */
export const fire = ({ palette, lights }: Stage, x: number, y: number, scale: number): string =>
  lights.glow(x, y - 40 * scale, 330 * scale, '#ff9a4c', palette.dark ? 0.75 : 0.4) +
  at(
    x,
    y,
    [-70, -38, 0, 38, 70]
      .map((dx) => ellipse(dx, 2 - Math.abs(dx) * 0.1, 21, 13, mix(palette.stone, palette.shade, 0.2)))
      .join('') +
      line('M-52 -4L40 -26M52 -4L-40 -26', mix(palette.wood, palette.shade, 0.25), 17) +
      path(
        'M-44 -16Q-60 -70 -18 -104Q-20 -74 0 -76Q-6 -124 26 -146Q22 -104 44 -86Q52 -96 50 -108Q76 -60 44 -16Q0 -2 -44 -16z',
        '#ff9a4c',
      ) +
      path(
        'M-24 -14Q-32 -52 -4 -74Q2 -52 14 -56Q12 -82 26 -94Q26 -66 34 -50Q42 -28 26 -14Q0 -6 -24 -14z',
        '#ffd27a',
      ) +
      path('M-8 -12Q-12 -34 6 -50Q20 -30 14 -12Q2 -8 -8 -12z', '#fff6dc') +
      [
        [-30, -150],
        [34, -176],
        [8, -204],
      ]
        .map(([dx = 0, dy = 0]) => circle(dx, dy, 4, '#ffd98a'))
        .join(''),
    scale,
  )

/** A market stall under a striped awning. */
export function stall(
  stage: Stage,
  x: number,
  y: number,
  colour: string,
  goods: 'fruit' | 'bread' | 'flowers',
): string {
  const { palette, lights } = stage
  const cloth = mix(colour, palette.middle, palette.dark ? 0.34 : 0.05)
  const pale = mix('#f6ead2', palette.middle, palette.dark ? 0.4 : 0.05)
  const wood = mix(palette.wood, '#d29a6a', 0.3)
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const left = -150 + index * 37.5
    return path(
      `M${n(left * 0.86)} -258H${n((left + 37.5) * 0.86)}L${left + 37.5} -190a18.75 18 0 0 1 -37.5 0z`,
      index % 2 ? pale : cloth,
    )
  })
  return (
    (palette.dark ? lights.glow(x, y - 150, 240, palette.lamp, 0.6) : '') +
    at(
      x,
      y,
      ellipse(0, 4, 164, 12, '#0a0820', 'opacity=".3"') +
        line('M-128 0V-240M128 0V-240', wood, 11) +
        rect(-124, -236, 248, 130, mix(palette.wall, palette.shade, 0.3), 0, 'opacity=".5"') +
        sheet('M-130 -262H130L152 -188H-152z', cloth, palette.shade, 6) +
        stripes.join('') +
        (palette.dark ? path('M-12 -178h24l6 26h-36z', '#ffd98a') : '') +
        display(goods, stage) +
        sheet('M-140 0V-92H140V0z', wood, palette.shade, 5) +
        line('M-136 -62H136M-136 -32H136', mix(wood, palette.shade, 0.3), 3, 'opacity=".6"') +
        sheet('M-150 -86V-104H150V-86z', mix(wood, palette.moon, 0.2), palette.shade, 3),
    )
  )
}

function display(goods: 'fruit' | 'bread' | 'flowers', { palette }: Stage): string {
  const dim = (colour: string) => mix(colour, palette.middle, palette.dark ? 0.24 : 0)
  if (goods === 'fruit')
    return [-108, -70, -32, 6, 44, 82, 112]
      .map(
        (x, index) =>
          circle(
            x,
            -116 - (index % 2) * 8,
            20,
            dim(['#d9604c', '#e8b64c', '#8aa860', '#d98a4c'][index % 4] ?? '#d9604c'),
          ) + circle(x - 6, -124 - (index % 2) * 8, 5, dim('#fff0d8'), 'opacity=".5"'),
      )
      .join('')
  if (goods === 'bread')
    return [-100, -46, 10, 64, 110]
      .map(
        (x, index) =>
          path(
            `M${x - 30} -104Q${x - 34} -140 ${x} -142Q${x + 34} -140 ${x + 30} -104z`,
            dim(index % 2 ? '#d9a05c' : '#c98a4c'),
          ) + line(`M${x - 12} -132l8 14M${x + 6} -134l8 14`, dim('#f0cf9a'), 4),
      )
      .join('')
  return [-108, -64, -20, 26, 70, 112]
    .map(
      (x, index) =>
        path(`M${x - 16} -104l-5 -30h42l-5 30z`, dim('#b5684c')) +
        [-14, 0, 14]
          .map((dx) =>
            circle(
              x + dx,
              -148 - (dx === 0 ? 12 : 0),
              11,
              dim(['#f0c2cf', '#f6e2a8', '#c9b4e8'][index % 3] ?? '#f0c2cf'),
            ),
          )
          .join('') +
        circle(x, -144, 6, dim('#6f9a6b')),
    )
    .join('')
}
