import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import { Chance } from '../../random.ts'
import { drawThing } from '../../things.ts'
import { high, type Stage, wide } from '../stage.ts'
import { cloudBank } from './sky.ts'

export type WallPaper = 'stars' | 'stripes' | 'plain' | 'panels' | 'dots' | 'leaves' | 'bands'

/** A room: papered wall, skirting, boards, and a lamp's warmth on all of it. */
export function room(
  stage: Stage,
  options: {
    floorAt: number
    lampAt?: readonly [number, number]
    paper?: WallPaper
    hasBoards?: boolean
  },
): string {
  const { palette, lights } = stage
  const { floorAt } = options
  const [x, y] = options.lampAt ?? [870, 330]
  lights.source = [x, y]
  const trim = mix(palette.wood, '#f4ead8', palette.dark ? 0.2 : 0.45)
  const boards = [0.1, 0.3, 0.58]
    .map((part) =>
      line(
        `M0 ${n(floorAt + 20 + part * (high - floorAt))}H${wide}`,
        mix(palette.floor, palette.shade, 0.35),
        3,
        'opacity=".5"',
      ),
    )
    .join('')
  return [
    rect(
      0,
      0,
      wide,
      high,
      lights.fade([
        mix(palette.wall, palette.shade, 0.34),
        palette.wall,
        mix(palette.wall, palette.lamp, 0.14),
      ]),
    ),
    wallpaper(stage, options.paper ?? 'plain', floorAt),
    lights.glow(x, y, 660, palette.lamp, palette.dark ? 0.62 : 0.4),
    rect(-10, floorAt - 34, wide + 20, 36, trim),
    rect(-10, floorAt - 38, wide + 20, 5, mix(trim, palette.moon, 0.3)),
    sheet(
      `M-10 ${floorAt}H${wide + 10}V${high + 10}H-10z`,
      lights.fade([
        mix(palette.floor, palette.lamp, 0.22),
        palette.floor,
        mix(palette.floor, palette.shade, 0.4),
      ]),
      palette.shade,
      7,
      mix(palette.floor, palette.moon, 0.3),
    ),
    options.hasBoards === false ? '' : boards,
  ].join('')
}

function wallpaper({ palette, chance }: Stage, kind: string, floorAt: number): string {
  const ink = mix(palette.wall, palette.moon, 0.26)
  if (kind === 'stripes')
    return Array.from({ length: 13 }, (_, index) =>
      rect(index * 96 + 10, 0, 40, floorAt, ink, 0, 'opacity=".16"'),
    ).join('')
  if (kind === 'stars')
    return Array.from({ length: 40 }, (_, index) => {
      const x = (index % 8) * 160 + (Math.floor(index / 8) % 2) * 80 + chance.between(-8, 8)
      const y = Math.floor(index / 8) * 128 + 60 + chance.between(-8, 8)
      return path(
        `M${n(x)} ${n(y - 10)}q2 8 10 10q-8 2 -10 10q-2 -8 -10 -10q8 -2 10 -10z`,
        ink,
        'opacity=".5"',
      )
    }).join('')
  if (kind === 'dots' || kind === 'leaves') {
    const shape =
      kind === 'dots'
        ? (x: number, y: number) => circle(x, y, 8, ink, 'opacity=".32"')
        : (x: number, y: number) =>
            path(
              `M${n(x)} ${n(y + 22)}Q${n(x - 20)} ${n(y)} ${n(x)} ${n(y - 22)}Q${n(x + 20)} ${n(y)} ${n(x)} ${n(y + 22)}z`,
              ink,
              `opacity=".24" transform="rotate(${Math.round(x + y) % 2 ? 32 : -32} ${n(x)} ${n(y)})"`,
            )
    return Array.from({ length: 56 }, (_, index) => {
      const row = Math.floor(index / 11)
      return shape((index % 11) * 118 + (row % 2) * 59, row * 92 + 40)
    }).join('')
  }
  if (kind === 'bands')
    return [120, 250, 380].map((y) => rect(0, y, wide, 34, ink, 0, 'opacity=".18"')).join('')
  if (kind === 'panels')
    return Array.from(
      { length: 5 },
      (_, index) =>
        `<rect x="${index * 250 - 10}" y="90" width="200" height="${floorAt - 170}" rx="8" fill="none" stroke="${ink}" stroke-width="5" opacity=".4"/>`,
    ).join('')
  return ''
}

/** Rain or snow behind a pane. */
function fallingBehind({ palette, weather }: Stage, x: number, y: number, w: number, h: number): string {
  const tint = mix('#e4eef6', palette.sky[1], 0.3)
  // Weather moves nothing in the room.
  const fixed = new Chance(`${x} ${y}`)
  return Array.from({ length: 22 }, () => {
    const [dx, dy] = [fixed.between(x + 16, x + w - 10), fixed.between(y + 10, y + h - 34)]
    return weather === 'snow'
      ? circle(dx, dy, fixed.between(2.4, 4.6), tint)
      : line(`M${n(dx)} ${n(dy)}l-7 24`, tint, 3, 'opacity=".7"')
  }).join('')
}

/** A window with the evening behind it. Of several in one wall, one shows the moon. */
export function window(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  arched = false,
  wantsMoon = true,
): string {
  const { palette, lights, chance, weather, named } = stage
  // Where it rains there is no moon, unless the page is about it.
  const isWet = (weather === 'rain' || weather === 'snow') && !named.has('moon') && !named.has('star')
  const isMoonSeen = wantsMoon && !isWet
  const shape = arched
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`
  const frame = mix(palette.wood, '#f4ead8', palette.dark ? 0.3 : 0.5)
  if (isMoonSeen) lights.hasMoon = true
  const moon = { x: x + w * chance.between(0.6, 0.72), y: y + h * (arched ? 0.36 : 0.3) }
  const inside = Array.from({ length: 14 }, () =>
    circle(
      chance.between(x + 12, x + w - 12),
      chance.between(y + (arched ? w / 2 : 12), y + h * 0.6),
      chance.between(1, 2.6),
      '#fff6dc',
    ),
  ).join('')
  const land = (part: number, colour: string, lean: number) =>
    path(
      `M${x} ${y + h}V${n(y + h * part)}Q${n(x + w * 0.3)} ${n(y + h * (part - lean))} ${n(x + w * 0.55)} ${n(y + h * part)}T${x + w} ${n(y + h * (part - 0.04))}V${y + h}z`,
      colour,
    )
  return (
    `<path d="${shape}" fill="none" stroke="${palette.shade}" stroke-width="34" opacity=".16"/>` +
    path(shape, lights.fade(palette.sky)) +
    (isMoonSeen ? lights.glow(moon.x, moon.y, Math.min(w, h) * 0.5, palette.moon, 0.6) : '') +
    (palette.dark && !isWet ? inside : '') +
    (isMoonSeen ? circle(moon.x, moon.y, Math.min(w, h) * 0.11, palette.moon) : '') +
    (w > 220
      ? at(
          x + w * 0.08,
          y + h * 0.42,
          cloudBank(stage, 0, 0, w * 0.38, 0.3, undefined, mix(palette.sky[1], palette.sky[2], 0.26)),
        )
      : '') +
    (w > 150 ? starIn(stage, x + w * 0.24, y + h * (arched ? 0.3 : 0.2)) : '') +
    land(0.76, palette.far, 0.12) +
    land(0.86, palette.near, 0.06) +
    (isWet ? fallingBehind(stage, x, y + (arched ? w * 0.3 : 0), w, h - (arched ? w * 0.3 : 0)) : '') +
    `<path d="${shape}" fill="none" stroke="${mix(frame, palette.shade, 0.35)}" stroke-width="18"/><path d="${shape}" fill="none" stroke="${frame}" stroke-width="13"/>` +
    line(`M${x + w / 2} ${y + 4}V${y + h}M${x} ${n(y + h * 0.54)}h${w}`, frame, 8) +
    sheet(`M${x - 24} ${y + h - 2}h${w + 48}v18h${-w - 48}z`, frame, palette.shade, 4)
  )
}

/** Indoors the star of the story is seen in a window. */
function starIn({ lights, star }: Stage, x: number, y: number): string {
  if (!star || lights.hasStar) return ''
  lights.hasStar = true
  return at(x, y + 20, drawThing('star'), 0.56)
}

export function curtains(
  { palette, lights, cloths }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = '#b5566c',
): string {
  const cloth = mix(cloths?.[0] ?? colour, palette.wall, palette.dark ? 0.3 : 0.1)
  const face = lights.fade([mix(cloth, palette.shade, 0.2), cloth])
  const fold = (cx: number, side: number) =>
    sheet(
      `M${cx} ${y - 16}h${n(side * w * 0.36)}C${n(cx + side * w * 0.32)} ${n(y + h * 0.34)} ${n(cx + side * w * 0.1)} ${n(y + h * 0.52)} ${n(cx + side * w * 0.06)} ${n(y + h * 0.62)}C${n(cx + side * w * 0.14)} ${n(y + h * 0.8)} ${n(cx + side * w * 0.2)} ${n(y + h)} ${n(cx + side * w * 0.22)} ${y + h + 40}H${cx - side * 30}z`,
      face,
      palette.shade,
      6,
      mix(cloth, palette.moon, 0.3),
    ) +
    line(
      `M${n(cx + side * w * 0.12)} ${y - 8}Q${n(cx + side * w * 0.1)} ${n(y + h * 0.4)} ${n(cx - side * 4)} ${n(y + h * 0.6)}M${n(cx + side * w * 0.06)} ${n(y + h * 0.68)}V${y + h + 30}`,
      mix(cloth, palette.shade, 0.4),
      4,
      'opacity=".5"',
    ) +
    line(
      `M${n(cx - side * 26)} ${n(y + h * 0.64)}L${n(cx + side * w * 0.08)} ${n(y + h * 0.61)}`,
      mix('#e8b64c', cloth, 0.2),
      10,
    )
  return (
    rect(x - 64, y - 30, w + 128, 13, palette.wood, 6) +
    circle(x - 66, y - 24, 12, palette.wood) +
    circle(x + w + 66, y - 24, 12, palette.wood) +
    fold(x - 34, 1) +
    fold(x + w + 34, -1)
  )
}

/** A bed across the page, for sleepers to lie on. */
export function bed(
  { palette, lights }: Stage,
  x: number,
  y: number,
  length: number,
  wood = mix(palette.wood, '#d29a6a', 0.32),
): string {
  const face = lights.fade([mix(wood, palette.moon, 0.12), mix(wood, palette.shade, 0.2)])
  const edge = mix(wood, palette.moon, 0.34)
  const sheetColour = mix('#f4ead8', palette.wall, palette.dark ? 0.26 : 0)
  return (
    ellipse(x + length / 2, y + 112, length * 0.56, 16, '#0a0820', 'opacity=".3"') +
    sheet(
      `M${x - 46} ${y + 110}V${y - 150}Q${x - 46} ${y - 186} ${x - 8} ${y - 190}Q${x + 30} ${y - 186} ${x + 30} ${y - 150}V${y + 110}z`,
      face,
      palette.shade,
      8,
      edge,
    ) +
    rect(x, y - 30, length, 92, sheetColour, 18) +
    rect(x, y - 30, length, 14, mix(sheetColour, '#ffffff', 0.4), 7) +
    sheet(`M${x} ${y + 40}H${x + length}V${y + 96}H${x}z`, face, palette.shade, 4, edge) +
    sheet(
      `M${x + length - 22} ${y + 116}V${y - 60}Q${x + length - 22} ${y - 92} ${x + length + 10} ${y - 94}Q${x + length + 42} ${y - 92} ${x + length + 42} ${y - 60}V${y + 116}z`,
      face,
      palette.shade,
      8,
      edge,
    )
  )
}

export function lamp({ palette, lights, isDark }: Stage, x: number, y: number, scale = 1): string {
  const [shade, edge] = isDark ? ['#a9aecb', '#b9bed8'] : ['#ffe9a8', '#fff6dc']
  return (
    (isDark ? '' : lights.glow(x, y - 90 * scale, 270 * scale, palette.lamp, palette.dark ? 0.85 : 0.5)) +
    at(
      x,
      y,
      path(
        'M-34 4Q-30 -10 -8 -14Q-16 -40 0 -66Q16 -40 8 -14Q30 -10 34 4z',
        mix('#6a8fb0', palette.wall, palette.dark ? 0.3 : 0),
      ) +
        path('M-52 -62L-28 -138H28L52 -62Q0 -50 -52 -62z', shade) +
        path('M-52 -62L-28 -138h12L-26 -59Q-40 -60 -52 -62z', edge) +
        ellipse(0, -62, 52, 7, edge),
      scale,
    )
  )
}

export function shelf({ palette, chance }: Stage, x: number, y: number, w: number, rows: number): string {
  const wood = mix(palette.wood, '#c9986a', 0.2)
  const colours = ['#b5566c', '#5a7fb5', '#e0a85a', '#6f9a6b', '#7f6fb5', '#c98a7a', '#e6d3b0'].map(
    (colour) => mix(colour, palette.wall, palette.dark ? 0.34 : 0.08),
  )
  const row = (ry: number) => {
    let books = ''
    for (let bx = x + 12; bx < x + w - 34; ) {
      const bw = chance.between(15, 32)
      const bh = chance.between(54, 88)
      const what = chance.next()
      const colour = chance.pick(colours)
      if (what < 0.08)
        books +=
          circle(bx + 20, ry - 22, 20, mix('#8fb5c4', palette.wall, 0.3)) + rect(bx + 8, ry - 6, 24, 6, wood)
      else if (what < 0.2)
        books += path(
          `M${n(bx + 4)} ${ry}l${n(bh * 0.26)} ${n(-bh)}l${n(bw)} 6l${n(-bh * 0.26)} ${n(bh - 6)}z`,
          colour,
        )
      else
        books +=
          rect(bx, ry - bh, bw, bh, colour, 3) + rect(bx, ry - bh + 10, bw, 5, mix(colour, '#fff4e0', 0.4))
      bx += bw + (what < 0.2 ? 24 : 3)
    }
    return books + rect(x, ry, w, 13, wood) + rect(x, ry, w, 4, mix(wood, palette.moon, 0.24))
  }
  const tall = rows * 112
  return (
    sheet(`M${x - 16} ${y + 22}V${y - tall - 14}H${x + w + 16}V${y + 22}z`, wood, palette.shade, 8) +
    rect(x, y - tall, w, tall, mix(wood, palette.shade, 0.5)) +
    Array.from({ length: rows }, (_, index) => row(y - index * 112)).join('')
  )
}

export function rug(
  { palette, cloths }: Stage,
  x: number,
  y: number,
  rx: number,
  colour = '#a8688c',
): string {
  const base = mix(cloths?.[1] ?? colour, palette.floor, palette.dark ? 0.3 : 0.15)
  const light = mix(base, '#f4dcb8', 0.34)
  return (
    ellipse(x, y + 4, rx + 4, rx * 0.18, palette.shade, 'opacity=".2"') +
    ellipse(x, y, rx, rx * 0.175, light) +
    ellipse(x, y, rx * 0.94, rx * 0.163, base) +
    ellipse(x, y, rx * 0.76, rx * 0.13, light) +
    ellipse(x, y, rx * 0.7, rx * 0.12, mix(base, palette.shade, 0.2)) +
    ellipse(x, y, rx * 0.4, rx * 0.066, base)
  )
}

export const table = ({ palette }: Stage, x: number, y: number, w: number, legs = 110): string =>
  line(
    `M${x - w * 0.4} ${y}v${legs}M${x + w * 0.4} ${y}v${legs}`,
    mix(palette.wood, palette.shade, 0.2),
    18,
  ) +
  sheet(
    `M${x - w / 2} ${y - 14}h${w}q8 0 8 8v14H${x - w / 2 - 8}v-14q0 -8 8 -8z`,
    mix(palette.wood, '#d29a6a', 0.2),
    palette.shade,
    4,
  )

/** Things near the eye, at the lower edge of a room. */
export const dimEdges = ({ palette }: Stage): string =>
  path(
    `M-10 ${high}V${high - 34}Q600 ${high + 26} ${wide + 10} ${high - 34}V${high}z`,
    palette.front,
    'opacity=".6"',
  )
