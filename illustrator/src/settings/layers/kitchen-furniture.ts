import { mix } from '../../palette.ts'
import { at, circle, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'
import { type DoorStyle, kettle, pot, standing } from './kitchen-units.ts'

/** A hood over a cooker. */
export function hood(s: Stage, decor: Decor, x: number, kind: 'steel' | 'plaster' | 'wood'): string {
  const { palette } = s
  const colour =
    kind === 'steel'
      ? inRoom(s, '#b8bec8')
      : kind === 'wood'
        ? inRoom(s, decor.wood)
        : mix(palette.wall, '#fff4e0', palette.dark ? 0.1 : 0.3)
  return (
    sheet(`M${x - 50} -20V230L${x - 116} 312H${x + 116}L${x + 50} 230V-20z`, colour, palette.shade, 6) +
    sheet(`M${x - 124} 312H${x + 124}V338H${x - 124}z`, mix(colour, palette.shade, 0.14), palette.shade, 4)
  )
}

/** A wood stove with its fire and its pipe. */
export function woodStove(s: Stage, x: number, colour: string): string {
  const { palette, lights } = s
  const iron = inRoom(s, colour)
  return (
    sheet(`M${x + 20} ${480}V-20H${x + 84}V480z`, mix(iron, palette.shade, 0.2), palette.shade, 5) +
    sheet(
      `M${x - 155} ${standing}V486H${x + 155}V${standing}z`,
      lights.fade([iron, mix(iron, palette.shade, 0.3)]),
      palette.shade,
      7,
      mix(iron, palette.moon, 0.3),
    ) +
    sheet(`M${x - 171} 490V466H${x + 171}V490z`, mix(iron, palette.moon, 0.2), palette.shade, 4) +
    rect(x - 105, 556, 210, 116, mix(iron, palette.shade, 0.6), 16) +
    lights.glow(x, 630, 210, '#ff9a4c', 0.85) +
    at(
      x,
      672,
      path(
        'M-65 0Q-75 -52 -39 -82Q-35 -52 -19 -56Q-25 -96 5 -116Q5 -72 27 -62Q35 -76 33 -88Q71 -52 59 0z',
        '#ffa850',
      ) + path('M-35 0Q-39 -32 -15 -50Q-5 -32 5 -60Q29 -32 21 0z', '#ffe9a8'),
    ) +
    at(x - 78, 466, pot(s, '#c9694c')) +
    at(x + 96, 466, kettle(s, '#5a8fa0'))
  )
}

export function fridge(s: Stage, x: number, colour: string, isRound: boolean): string {
  const { palette, lights } = s
  const enamel = inRoom(s, colour)
  const r = isRound ? 34 : 8
  return (
    sheet(
      `M${x - 82} ${standing - 6}V${392 + r}Q${x - 82} 392 ${x - 82 + r} 392H${x + 82 - r}Q${x + 82} 392 ${x + 82} ${392 + r}V${standing - 6}z`,
      lights.fade([mix(enamel, palette.moon, 0.2), enamel]),
      palette.shade,
      7,
      mix(enamel, '#ffffff', 0.4),
    ) +
    line(`M${x - 80} 488H${x + 80}`, mix(enamel, palette.shade, 0.3), 4) +
    line(`M${x - 62} 430v40M${x - 62} 508v70`, inRoom(s, '#b8bec8'), 8) +
    rect(x - 74, standing - 8, 22, 10, palette.shade) +
    rect(x + 52, standing - 8, 22, 10, palette.shade) +
    // Magnets and a drawing.
    rect(x - 8, 512, 58, 50, '#f6ecdc', 2) +
    line(`M${x} 552L${x + 18} 528L${x + 34} 552`, inRoom(s, '#5a9a8a'), 4) +
    circle(x + 40, 524, 6, '#e0a84c') +
    circle(x + 20, 510, 6, inRoom(s, '#c9546a')) +
    rect(x - 30, 424, 14, 14, inRoom(s, '#5a7fb5'), 3)
  )
}

/** A dresser: cupboards below, plates and cups on shelves above. */
export function dresser(s: Stage, decor: Decor, x: number, w: number, top: number): string {
  const { palette, lights, fixed } = s
  const wood = inRoom(s, decor.wood)
  const [left, right] = [x - w / 2, x + w / 2]
  const plates = [decor.cloth, decor.second, '#f4ead8', '#8fb0c4', '#e0b45c']
  const rows = [0, 1, 2].map((row) => top + 92 + row * 92).filter((y) => y < 500)
  const china = rows
    .map((y) =>
      Array.from({ length: Math.floor((w - 40) / 62) }, (_, index) => {
        const px = left + 50 + index * 62
        const colour = inRoom(s, fixed.pick(plates))
        const what = fixed.next()
        return what < 0.56
          ? circle(px, y - 30, 27, mix(colour, '#fff6e8', 0.5)) +
              circle(px, y - 30, 18, colour) +
              circle(px, y - 30, 11, mix(colour, '#fff6e8', 0.5))
          : what < 0.78
            ? path(`M${px - 18} ${y - 36}h36q0 36 -12 36h-12q-12 0 -12 -36z`, colour) +
              path(
                `M${px + 16} ${y - 30}q16 0 14 10q-2 8 -16 8`,
                'none',
                `stroke="${colour}" stroke-width="5"`,
              )
            : path(`M${px - 16} ${y}q-10 -30 6 -42v-12h20v12q16 12 6 42z`, colour)
      }).join(''),
    )
    .join('')
  return (
    sheet(
      `M${left} ${standing}V${top}H${right}V${standing}z`,
      lights.fade([wood, mix(wood, palette.shade, 0.2)]),
      palette.shade,
      7,
      mix(wood, palette.moon, 0.3),
    ) +
    rect(left + 14, top + 16, w - 28, 500 - top, mix(wood, palette.shade, 0.4)) +
    rows.map((y) => rect(left + 14, y, w - 28, 10, wood)).join('') +
    china +
    sheet(
      `M${left - 12} ${top + 4}V${top - 14}H${right + 12}V${top + 4}z`,
      mix(wood, palette.moon, 0.16),
      palette.shade,
      4,
    ) +
    sheet(`M${left - 10} 524V504H${right + 10}V524z`, mix(wood, palette.moon, 0.16), palette.shade, 4) +
    [0, 1]
      .map((door) => {
        const dx = left + 12 + door * (w / 2 - 8)
        return (
          `<rect x="${n(dx)}" y="540" width="${n(w / 2 - 18)}" height="150" rx="4" fill="${mix(wood, palette.moon, 0.1)}" stroke="${mix(wood, palette.shade, 0.4)}" stroke-width="3" stroke-opacity=".6"/>` +
          circle(door === 0 ? dx + w / 2 - 34 : dx + 16, 610, 6, inRoom(s, decor.metal))
        )
      })
      .join('')
  )
}

/** Cupboards on the wall. */
export function wallCupboards(s: Stage, decor: Decor, from: number, w: number, style: DoorStyle): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  const seam = mix(paint, palette.shade, 0.28)
  const count = Math.max(1, Math.round(w / 110))
  const step = w / count
  return (
    sheet(`M${from} 330V150H${from + w}V330z`, paint, palette.shade, 6) +
    Array.from({ length: count }, (_, index) => {
      const x = from + index * step
      return (
        `<rect x="${n(x + 7)}" y="160" width="${n(step - 14)}" height="160" rx="4" fill="${mix(paint, palette.moon, 0.16)}" stroke="${seam}" stroke-width="3" stroke-opacity=".6"/>` +
        (style === 'framed'
          ? `<rect x="${n(x + 24)}" y="178" width="${n(step - 48)}" height="124" rx="3" fill="none" stroke="${seam}" stroke-width="4" stroke-opacity=".5"/>`
          : '') +
        circle(x + (index % 2 ? 20 : step - 20), 296, 5, inRoom(s, decor.metal))
      )
    }).join('')
  )
}
