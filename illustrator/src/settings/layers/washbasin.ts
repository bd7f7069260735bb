import { mix } from '../../palette.ts'
import { at, circle, line, path, sheet } from '../../paper.ts'
import type { OwnSpot, Stage } from '../stage.ts'

/** Its rim is where a basin of this size would have its own. */
export const washbasinAt = {
  basin: { x: 980, y: 592, scale: 2 },
  sink: { x: 980, y: 756, scale: 2 },
  tap: { x: 990, y: 498, scale: 0.8 },
  mirror: { x: 980, y: 392, scale: 1.5 },
} as const satisfies Record<string, OwnSpot>

/** A wash-basin with its tap and a mirror above it. */
export const washbasin = ({ palette, lights }: Stage) => {
  const white = mix('#f6f2ec', palette.wall, palette.dark ? 0.26 : 0)
  return (
    lights.glow(980, 240, 240, palette.lamp, palette.dark ? 0.8 : 0.4) +
    circle(980, 280, 112, mix(palette.wood, '#e0b98a', 0.4)) +
    circle(
      980,
      280,
      98,
      lights.fade([mix(palette.sky[2], '#ffffff', 0.4), mix(palette.wall, '#dfeaf4', 0.5)]),
    ) +
    path('M914 320L1000 196M950 350L1046 214', 'none', 'stroke="#ffffff" stroke-width="10" opacity=".35"') +
    sheet('M940 716L956 560H1004L1020 716z', mix(white, palette.shade, 0.1), palette.shade, 5) +
    sheet('M860 500H1100Q1096 570 980 576Q864 570 860 500z', white, palette.shade, 6) +
    line('M980 498V456Q980 440 1000 446', mix('#d9a84c', palette.wall, 0.15), 12) +
    at(
      900,
      498,
      path('M-14 0V-44H14V0z', mix('#5a9ab5', palette.wall, 0.2)) +
        line('M-5 -44V-82M6 -44L14 -78', '#d9647a', 5),
    )
  )
}
