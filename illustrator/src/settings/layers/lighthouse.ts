import { mix } from '../../palette.ts'
import { at, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'

/** A lighthouse on its rock, its foot at (x, y), 330 pixels tall at a scale of one; in the dark its beam sweeps both ways. */
export const lighthouse = ({ palette, lights }: Stage, x: number, y: number, k = 1) =>
  (palette.dark
    ? path(
        `M${x} ${y - 262 * k}L${x - 1400} ${y - 262 * k - 180}v360zM${x} ${y - 262 * k}L${x + 1400} ${y - 262 * k - 200}v380z`,
        palette.lamp,
        'opacity=".13"',
      ) + lights.glow(x, y - 262 * k, 150 * k, palette.lamp, 0.9)
    : '') +
  at(
    x,
    y,
    sheet('M-80 30Q-60 -20 0 -22Q60 -20 84 30z', palette.stone, palette.shade, 4) +
      sheet(
        'M-42 0L-26 -236H26L42 0z',
        mix('#f4ead8', palette.sky[1], palette.dark ? 0.3 : 0.05),
        palette.shade,
        4,
      ) +
      path(
        'M-37 -70L-33 -130H33L37 -70zM-29 -190L-26 -236H26L29 -190z',
        mix('#d9604c', palette.sky[1], palette.dark ? 0.3 : 0),
      ) +
      rect(-34, -244, 68, 10, palette.front) +
      rect(-20, -284, 40, 42, palette.dark ? '#fff2c4' : '#ffe9a8') +
      path('M-30 -282Q0 -330 30 -282z', palette.front),
    k,
  )
