import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, rect, sheet } from '../../paper.ts'
import { inRoom } from './decor.ts'
import { floorAt, type Room } from './living-room-parts.ts'

export function sofa({ s, decor, seat }: Room, x: number, w: number): string {
  const { palette, lights } = s
  const cloth = inRoom(s, decor.cloth)
  const light = mix(cloth, '#fff2dc', palette.dark ? 0.1 : 0.2)
  const dark = mix(cloth, palette.shade, 0.2)
  const half = w / 2
  const r = { round: 52, boxy: 12, legs: 24, tufted: 34 }[seat]
  const back = `M${x - half + 20} 640V${486 + r}Q${x - half + 20} 486 ${x - half + 20 + r} 486H${x + half - 20 - r}Q${x + half - 20} 486 ${x + half - 20} ${486 + r}V640z`
  const arm = (way: 1 | -1) => {
    const ax = x + way * (half - 26)
    return sheet(
      `M${ax - 34} ${floorAt - 22}V${556 + Math.min(30, r)}Q${ax - 34} 552 ${ax} 552Q${ax + 34} 552 ${ax + 34} ${556 + Math.min(30, r)}V${floorAt - 22}z`,
      dark,
      palette.shade,
      5,
      light,
    )
  }
  const cushions = seat === 'boxy' ? 2 : 3
  const step = (w - 120) / cushions
  const seams = Array.from({ length: cushions }, (_, index) =>
    rect(x - half + 60 + index * step + 3, 596, step - 6, 46, light, 14),
  ).join('')
  const buttons =
    seat === 'tufted'
      ? [-0.6, -0.2, 0.2, 0.6]
          .map(
            (part) =>
              circle(x + part * half, 540, 6, dark) +
              line(`M${n(x + part * half)} 512V534`, dark, 3, 'opacity=".5"'),
          )
          .join('')
      : Array.from({ length: cushions - 1 }, (_, index) =>
          line(`M${n(x - half + 60 + (index + 1) * step)} 506V590`, dark, 4, 'opacity=".5"'),
        ).join('')
  const pillow = (px: number, colour: string, turn: number) =>
    `<g transform="rotate(${turn} ${px} 590)">${sheet(`M${px - 42} 606Q${px - 34} 566 ${px - 44} 528Q${px} 536 ${px + 44} 528Q${px + 34} 566 ${px + 42} 606Q${px} 598 ${px - 42} 606z`, inRoom(s, colour), palette.shade, 4)}</g>`
  return (
    ellipse(x, floorAt + 2, half, 12, '#0a0820', 'opacity=".26"') +
    line(
      `M${x - half + 40} ${floorAt - 26}V${floorAt}M${x + half - 40} ${floorAt - 26}V${floorAt}`,
      inRoom(s, decor.wood),
      seat === 'legs' ? 12 : 18,
    ) +
    sheet(back, lights.fade([light, cloth]), palette.shade, 7, light) +
    buttons +
    sheet(
      `M${x - half + 16} 634H${x + half - 16}V${floorAt - (seat === 'legs' ? 32 : 18)}H${x - half + 16}z`,
      dark,
      palette.shade,
      4,
      cloth,
    ) +
    seams +
    pillow(x - half * 0.62, decor.second, -8) +
    pillow(x + half * 0.62, decor.paint, 9) +
    arm(-1) +
    arm(1)
  )
}

export function armchair({ s, decor, seat }: Room, x: number): string {
  const { palette, lights } = s
  const cloth = inRoom(s, decor.second)
  const light = mix(cloth, '#fff2dc', palette.dark ? 0.1 : 0.2)
  const dark = mix(cloth, palette.shade, 0.2)
  const top =
    seat === 'boxy'
      ? `M${x - 88} 640V462Q${x - 88} 446 ${x - 72} 446H${x + 72}Q${x + 88} 446 ${x + 88} 462V640z`
      : `M${x - 84} 640Q${x - 116} 440 ${x - 52} 432H${x + 52}Q${x + 116} 440 ${x + 84} 640z`
  return (
    ellipse(x, floorAt + 2, 120, 11, '#0a0820', 'opacity=".26"') +
    line(
      `M${x - 82} ${floorAt - 20}V${floorAt}M${x + 82} ${floorAt - 20}V${floorAt}`,
      inRoom(s, decor.wood),
      13,
    ) +
    sheet(top, lights.fade([light, cloth]), palette.shade, 6, light) +
    rect(x - 86, 612, 172, 40, light, 14) +
    sheet(`M${x - 100} 644H${x + 100}V${floorAt - 16}H${x - 100}z`, dark, palette.shade, 4, cloth) +
    sheet(
      `M${x - 122} ${floorAt - 16}V588Q${x - 122} 568 ${x - 98} 568Q${x - 74} 568 ${x - 74} 588V${floorAt - 16}zM${x + 74} ${floorAt - 16}V588Q${x + 74} 568 ${x + 98} 568Q${x + 122} 568 ${x + 122} 588V${floorAt - 16}z`,
      dark,
      palette.shade,
      4,
      cloth,
    )
  )
}

export function windowSeat({ s, decor }: Room, x: number): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  return (
    sheet(`M${x - 270} ${floorAt}V600H${x + 270}V${floorAt}z`, paint, palette.shade, 6) +
    [-180, 0, 180]
      .map(
        (dx) =>
          `<rect x="${x + dx - 76}" y="626" width="152" height="70" rx="4" fill="none" stroke="${mix(paint, palette.shade, 0.3)}" stroke-width="4" stroke-opacity=".5"/>`,
      )
      .join('') +
    sheet(
      `M${x - 278} 606Q${x - 278} 568 ${x - 250} 566H${x + 250}Q${x + 278} 568 ${x + 278} 606z`,
      inRoom(s, decor.cloth),
      palette.shade,
      5,
    ) +
    [60, 210]
      .map((dx, index) =>
        sheet(
          `M${x + dx - 44} 570Q${x + dx - 36} 532 ${x + dx - 46} 494Q${x + dx} 502 ${x + dx + 46} 494Q${x + dx + 36} 532 ${x + dx + 44} 570z`,
          inRoom(s, index ? decor.second : '#e8dcc4'),
          palette.shade,
          4,
        ),
      )
      .join('')
  )
}
