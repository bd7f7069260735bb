import { mix } from '../../palette.ts'
import { at, line, path, rect, sheet } from '../../paper.ts'
import { inRoom } from './decor.ts'
import { floorAt, type Room } from './living-room-parts.ts'

/** A fire in its hearth, of bricks or painted, or a stove. */
export function hearth({ s, decor, fire }: Room, x: number): string {
  const { palette, lights } = s
  const flames = (y: number) =>
    lights.glow(x, y - 50, 230, '#ff9a4c', 0.85) +
    at(
      x,
      y,
      path('M-56 0Q-70 -50 -30 -92Q-24 -60 -6 -70Q-10 -112 18 -132Q20 -84 40 -70Q66 -40 54 0z', '#ffa850') +
        path('M-28 0Q-36 -34 -8 -56Q4 -38 12 -62Q34 -30 26 0z', '#ffe9a8') +
        line('M-60 2L60 -8M-60 -8L60 2', inRoom(s, '#6f4a34'), 12),
    )
  if (fire === 'stove') {
    const iron = inRoom(s, '#4a4a58')
    return (
      sheet(`M${x - 30} 500V-20H${x + 30}V500z`, mix(iron, palette.shade, 0.1), palette.shade, 5) +
      sheet(
        `M${x - 170} ${floorAt}V${floorAt - 18}H${x + 170}V${floorAt}z`,
        inRoom(s, '#a8a0a0'),
        palette.shade,
        4,
      ) +
      line(`M${x - 90} ${floorAt - 18}V660M${x + 90} ${floorAt - 18}V660`, iron, 14) +
      sheet(
        `M${x - 112} 672V500Q${x - 112} 486 ${x - 98} 486H${x + 98}Q${x + 112} 486 ${x + 112} 500V672z`,
        iron,
        palette.shade,
        6,
        mix(iron, palette.moon, 0.24),
      ) +
      rect(x - 86, 512, 172, 140, mix(iron, palette.shade, 0.6), 12) +
      flames(644) +
      rect(x - 124, 478, 248, 14, mix(iron, palette.moon, 0.16), 4)
    )
  }
  const isBrick = fire === 'brick'
  const face = isBrick ? inRoom(s, '#b5684c') : inRoom(s, '#f0e8dc')
  return (
    sheet(
      `M${x - 120} 440V-20H${x + 120}V440z`,
      isBrick ? mix(face, palette.shade, 0.1) : mix(palette.wall, '#fff4e0', palette.dark ? 0.1 : 0.3),
      palette.shade,
      6,
    ) +
    sheet(`M${x - 168} ${floorAt}V430H${x + 168}V${floorAt}z`, face, palette.shade, 6) +
    (isBrick
      ? line(
          [470, 510, 550, 590, 630, 670]
            .map(
              (y, index) =>
                `M${x - 164} ${y}H${x + 164}M${x - 130 + (index % 2) * 40} ${y}v-38M${x + 130 - (index % 2) * 40} ${y}v-38`,
            )
            .join(''),
          mix(face, palette.shade, 0.3),
          3,
          'opacity=".5"',
        )
      : line(
          `M${x - 150} 450V${floorAt - 10}M${x + 150} 450V${floorAt - 10}`,
          mix(face, palette.shade, 0.2),
          6,
          'opacity=".6"',
        )) +
    path(
      `M${x - 104} ${floorAt}V560Q${x - 104} 496 ${x} 492Q${x + 104} 496 ${x + 104} 560V${floorAt}z`,
      mix('#3a2a30', palette.shade, 0.4),
    ) +
    flames(floorAt - 8) +
    sheet(
      `M${x - 190} 432V408H${x + 190}V432z`,
      isBrick ? inRoom(s, decor.wood) : mix(face, '#ffffff', 0.2),
      palette.shade,
      5,
    ) +
    at(x - 130, 408, rect(-8, -46, 16, 46, '#f6ecdc', 3) + path('M0 -70q-9 14 0 22q9 -8 0 -22z', '#ffd98a')) +
    at(x + 120, 408, path('M-24 0Q-34 -44 -12 -60H12Q34 -44 24 0z', inRoom(s, decor.cloth)))
  )
}
