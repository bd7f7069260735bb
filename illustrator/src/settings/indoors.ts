import { mix } from '../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../paper.ts'
import { stars } from './outdoors.ts'
import { high, type Stage, wide } from './stage.ts'

/** A room: wall, floor, and a lamp's warmth on both. */
export function room(
  { palette, lights }: Stage,
  options: { floorAt: number; lampAt?: readonly [number, number] },
): string {
  const [x, y] = options.lampAt ?? [870, 330]
  return [
    rect(0, 0, wide, high, lights.fade([mix(palette.wall, palette.shade, 0.32), palette.wall])),
    lights.glow(x, y, 620, palette.lamp, palette.dark ? 0.6 : 0.35),
    sheet(`M-10 ${options.floorAt}H${wide + 10}V${high + 10}H-10z`, palette.floor, palette.shade),
    [60, 130, 210]
      .map((dy) =>
        line(
          `M0 ${options.floorAt + dy}H${wide}`,
          mix(palette.floor, palette.shade, 0.3),
          3,
          'opacity=".35"',
        ),
      )
      .join(''),
  ].join('')
}

/** A window with the evening behind it. */
export function window(stage: Stage, x: number, y: number, w: number, h: number, arched = false): string {
  const { palette, lights, chance } = stage
  const shape = arched
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`
  const frame = mix(palette.wood, '#f4ead8', 0.25)
  const moon = { x: x + w * 0.66, y: y + h * 0.34 }
  const inside = Array.from({ length: 12 }, () =>
    circle(
      chance.between(x + 12, x + w - 12),
      chance.between(y + (arched ? w / 2 : 12), y + h * 0.6),
      chance.between(1, 2.6),
      '#fff6dc',
      'opacity=".9"',
    ),
  ).join('')
  return (
    path(shape, lights.fade(palette.sky)) +
    lights.glow(moon.x, moon.y, w * 0.5, palette.moon, 0.6) +
    (palette.dark ? inside : '') +
    circle(moon.x, moon.y, w * 0.11, palette.moon) +
    path(
      `M${x} ${y + h}V${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.66} ${x + w * 0.55} ${y + h * 0.8}T${x + w} ${y + h * 0.76}V${y + h}z`,
      palette.near,
    ) +
    `<path d="${shape}" fill="none" stroke="${frame}" stroke-width="14"/>` +
    line(`M${x + w / 2} ${y + 4}V${y + h}M${x} ${y + h * 0.52}h${w}`, frame, 8) +
    rect(x - 20, y + h - 2, w + 40, 16, frame, 5)
  )
}

export function curtains({ palette }: Stage, x: number, y: number, w: number, h: number): string {
  const cloth = mix('#b5566c', palette.wall, palette.dark ? 0.35 : 0.1)
  const fold = (cx: number, side: number) =>
    sheet(
      `M${cx} ${y - 16}h${side * w * 0.34}C${cx + side * w * 0.3} ${y + h * 0.4} ${cx + side * w * 0.14} ${y + h * 0.6} ${cx + side * w * 0.24} ${y + h + 30}H${cx - side * 26}z`,
      cloth,
      palette.shade,
      4,
    )
  return rect(x - 60, y - 28, w + 120, 12, palette.wood, 6) + fold(x - 30, 1) + fold(x + w + 30, -1)
}

/** A bed that runs across the page; whoever sleeps lies on it. */
export function bed({ palette }: Stage, x: number, y: number, length: number): string {
  const wood = mix(palette.wood, '#c98a5c', 0.25)
  return (
    sheet(
      `M${x - 40} ${y + 90}V${y - 130}Q${x - 10} ${y - 170} ${x + 26} ${y - 130}V${y + 90}z`,
      wood,
      palette.shade,
    ) +
    rect(x, y - 26, length, 92, mix('#efe3cf', palette.wall, palette.dark ? 0.3 : 0), 16) +
    sheet(`M${x} ${y + 28}H${x + length}V${y + 92}H${x}z`, wood, palette.shade, 3) +
    sheet(
      `M${x + length - 16} ${y + 100}V${y - 62}Q${x + length + 14} ${y - 92} ${x + length + 42} ${y - 62}V${y + 100}z`,
      wood,
      palette.shade,
    )
  )
}

export function lamp({ palette, lights }: Stage, x: number, y: number): string {
  return (
    lights.glow(x, y - 90, 260, palette.lamp, 0.75) +
    line(`M${x} ${y}V${y - 70}`, palette.wood, 9) +
    ellipse(x, y, 34, 8, palette.wood) +
    path(
      `M${x - 46} ${y - 66}L${x - 26} ${y - 132}H${x + 26}L${x + 46} ${y - 66}z`,
      mix(palette.lamp, '#fff6dc', 0.35),
    ) +
    path(`M${x - 46} ${y - 66}L${x - 26} ${y - 132}h10L${x - 24} ${y - 66}z`, '#ffffff', 'opacity=".3"')
  )
}

export function shelf({ palette, chance }: Stage, x: number, y: number, w: number, rows: number): string {
  const wood = mix(palette.wood, '#b98a5c', 0.15)
  const colours = ['#b5566c', '#5a7fb5', '#e0a85a', '#6f9a6b', '#7f6fb5', '#c98a7a'].map((colour) =>
    mix(colour, palette.wall, palette.dark ? 0.4 : 0.1),
  )
  const row = (ry: number) => {
    let books = ''
    for (let bx = x + 16; bx < x + w - 40; ) {
      const bw = chance.between(13, 30)
      const bh = chance.between(54, 88)
      books += chance.next() < 0.1 ? '' : rect(bx, ry - bh, bw, bh, chance.pick(colours), 3)
      bx += bw + 3
    }
    return books + rect(x, ry, w, 12, wood)
  }
  return (
    rect(x - 12, y - rows * 112 - 10, w + 24, rows * 112 + 24, mix(wood, palette.shade, 0.3), 8) +
    Array.from({ length: rows }, (_, index) => row(y - index * 112)).join('')
  )
}

export function rug({ palette }: Stage, x: number, y: number, rx: number): string {
  const base = mix('#8a5a7c', palette.floor, palette.dark ? 0.3 : 0.15)
  return (
    ellipse(x, y, rx, rx * 0.17, base) +
    ellipse(x, y, rx * 0.82, rx * 0.135, mix(base, '#f0d9bd', 0.25)) +
    ellipse(x, y, rx * 0.62, rx * 0.1, base)
  )
}

export const table = (x: number, y: number, w: number, { palette }: Stage): string =>
  line(`M${x - w * 0.4} ${y}v110M${x + w * 0.4} ${y}v110`, mix(palette.wood, palette.shade, 0.2), 18) +
  sheet(
    `M${x - w / 2} ${y - 14}h${w}q8 0 8 8v14H${x - w / 2 - 8}v-14q0 -8 8 -8z`,
    palette.wood,
    palette.shade,
    4,
  )

/** Dark at the edges, so that the eye stays in the light. */
export const dimEdges = ({ palette }: Stage): string =>
  path(`M0 0H${wide}V${high}H0z`, 'none') +
  path(
    `M0 ${high}V${high - 30}Q600 ${high + 24} ${wide} ${high - 30}V${high}z`,
    palette.front,
    'opacity=".55"',
  )

export const porthole = (stage: Stage, x: number, y: number, r: number): string =>
  circle(x, y, r + 16, mix(stage.palette.stone, '#dfe6f2', 0.3)) +
  circle(x, y, r, stage.lights.fade(stage.palette.sky)) +
  at(0, 0, stars(stage.chance, 0, 0, 1)) +
  Array.from({ length: 7 }, () =>
    circle(
      x + stage.chance.between(-r * 0.6, r * 0.6),
      y + stage.chance.between(-r * 0.6, r * 0.6),
      2.2,
      '#fff6dc',
    ),
  ).join('') +
  `<path d="M${n(x - r * 0.6)} ${n(y - r * 0.3)}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(x)} ${n(y - r * 0.7)}" fill="none" stroke="#ffffff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`
