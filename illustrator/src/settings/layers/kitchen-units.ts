import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'

/** Where what stands in a kitchen has its feet, and how high its worktops are. */
export const standing = 712
export const worktop = 538

export type Front = 'doors' | 'drawers' | 'sink' | 'cooker' | 'baskets' | 'curtain' | 'washer'
export type DoorStyle = 'plain' | 'framed' | 'planked'

/** What stands under a worktop, from left to right. */
export function run(
  s: Stage,
  decor: Decor,
  from: number,
  parts: readonly (readonly [kind: Front, width: number])[],
  style: DoorStyle,
): string {
  const { palette, lights } = s
  const paint = inRoom(s, decor.paint)
  const whole = parts.reduce((sum, [, width]) => sum + width, 0)
  let x = from
  const fronts = parts.map(([kind, width]) => {
    const drawn = front(s, decor, kind, x, width, style)
    x += width
    return drawn
  })
  const top = mix(inRoom(s, decor.wood), palette.moon, 0.1)
  const cookers = cookersIn(from, parts)
  return (
    sheet(
      `M${from} ${standing}V${worktop}H${from + whole}V${standing}z`,
      lights.fade([paint, mix(paint, palette.shade, 0.16)]),
      palette.shade,
      7,
      mix(paint, palette.moon, 0.3),
    ) +
    rect(from, standing - 16, whole, 16, mix(paint, palette.shade, 0.5)) +
    fronts.join('') +
    sheet(
      `M${from - 8} ${worktop + 2}V${worktop - 18}H${from + whole + 8}V${worktop + 2}z`,
      top,
      palette.shade,
      4,
    ) +
    cookers.map((middle) => cooker(s, decor, middle)).join('')
  )
}

function cookersIn(from: number, parts: readonly (readonly [Front, number])[]): number[] {
  let x = from
  return parts.flatMap(([kind, width]) => {
    const middle = x + width / 2
    x += width
    return kind === 'cooker' ? [middle] : []
  })
}

function front(s: Stage, decor: Decor, kind: Front, x: number, w: number, style: DoorStyle): string {
  const { palette } = s
  const paint = inRoom(s, decor.paint)
  const seam = mix(paint, palette.shade, 0.28)
  const edge = mix(paint, palette.moon, 0.22)
  const knob = inRoom(s, decor.metal)
  const [top, low] = [worktop + 14, standing - 24]
  if (kind === 'cooker') return ''
  if (kind === 'drawers') {
    const step = (low - top) / 3
    return [0, 1, 2]
      .map(
        (row) =>
          `<rect x="${n(x + 10)}" y="${n(top + row * step)}" width="${n(w - 20)}" height="${n(step - 8)}" rx="4" fill="${edge}" fill-opacity=".5" stroke="${seam}" stroke-width="3" stroke-opacity=".6"/>` +
          line(`M${n(x + w / 2 - 16)} ${n(top + row * step + step / 2 - 4)}h32`, knob, 6),
      )
      .join('')
  }
  if (kind === 'baskets') {
    const straw = inRoom(s, '#c99a5c')
    return (
      rect(x + 8, top, w - 16, low - top, mix(paint, palette.shade, 0.5), 4) +
      [0, 1]
        .map((row) => {
          const y = top + 10 + row * ((low - top) / 2)
          return (
            rect(x + 18, y, w - 36, (low - top) / 2 - 18, straw, 8) +
            line(
              `M${n(x + 24)} ${n(y + 16)}H${n(x + w - 24)}M${n(x + 24)} ${n(y + 32)}H${n(x + w - 24)}`,
              mix(straw, palette.shade, 0.3),
              3,
              'opacity=".6"',
            )
          )
        })
        .join('') +
      rect(x + 8, (top + low) / 2 - 3, w - 16, 8, edge)
    )
  }
  if (kind === 'curtain') {
    const cloth = inRoom(s, decor.cloth)
    const folds = Array.from(
      { length: Math.floor(w / 26) },
      (_, index) => `M${n(x + 20 + index * 26)} ${top + 4}V${low - 2}`,
    ).join('')
    return (
      rect(x + 8, top, w - 16, low - top, cloth, 4) +
      line(folds, mix(cloth, palette.shade, 0.26), 5, 'opacity=".5"')
    )
  }
  if (kind === 'washer') {
    const white = inRoom(s, '#f0f0f2')
    return (
      rect(x + 6, top - 8, w - 12, low - top + 14, white, 6) +
      rect(x + 16, top, w - 32, 20, mix(white, palette.shade, 0.12), 4) +
      circle(x + w / 2, (top + low) / 2 + 14, 46, mix(palette.stone, '#ffffff', 0.3)) +
      circle(x + w / 2, (top + low) / 2 + 14, 36, inRoom(s, '#3f5a7c')) +
      path(
        `M${n(x + w / 2 - 32)} ${n((top + low) / 2 + 22)}q18 -24 32 -6t32 -2a36 36 0 0 1 -64 8z`,
        inRoom(s, '#9ac0dc'),
      )
    )
  }
  const doors = w > 130 ? 2 : 1
  const width = (w - 12) / doors
  const drawn = Array.from({ length: doors }, (_, index) => {
    const left = x + 6 + index * width
    const pattern =
      style === 'planked'
        ? line(
            Array.from(
              { length: Math.max(1, Math.floor(width / 26) - 1) },
              (_, plank) => `M${n(left + 26 * (plank + 1))} ${top + 4}V${low - 4}`,
            ).join(''),
            seam,
            3,
            'opacity=".4"',
          )
        : style === 'framed'
          ? `<rect x="${n(left + 16)}" y="${top + 14}" width="${n(width - 32)}" height="${low - top - 28}" rx="3" fill="none" stroke="${seam}" stroke-width="4" stroke-opacity=".5"/>`
          : ''
    const handle = index === 0 && doors === 2 ? left + width - 16 : left + 16
    return (
      `<rect x="${n(left + 4)}" y="${top}" width="${n(width - 8)}" height="${low - top}" rx="4" fill="${edge}" fill-opacity=".35" stroke="${seam}" stroke-width="3" stroke-opacity=".6"/>` +
      pattern +
      (style === 'plain' ? line(`M${n(handle)} ${top + 18}v34`, knob, 6) : circle(handle, top + 30, 6, knob))
    )
  }).join('')
  return kind === 'sink' ? drawn + basin(s, decor, x + w / 2) : drawn
}

/** The sink in the worktop, with its tap. */
function basin(s: Stage, decor: Decor, x: number): string {
  const white = inRoom(s, '#f6f2ec')
  return (
    sheet(
      `M${x - 78} ${worktop - 6}H${x + 78}V${worktop + 46}Q${x + 78} ${worktop + 58} ${x + 64} ${worktop + 58}H${x - 64}Q${x - 78} ${worktop + 58} ${x - 78} ${worktop + 46}z`,
      white,
      s.palette.shade,
      4,
    ) + line(`M${x} ${worktop - 16}v-44q0 -20 22 -20q18 0 18 16`, inRoom(s, decor.metal), 9)
  )
}

/** A cooker with four rings, an oven door and a cloth on its rail; a kettle or a pot stands on it. */
export function cooker(s: Stage, decor: Decor, x: number, half = 92): string {
  const { palette, lights } = s
  const enamel = inRoom(s, decor.second)
  const steel = inRoom(s, '#c8ccd4')
  const top = worktop - 20
  return (
    sheet(
      `M${x - half} ${standing}V${top}H${x + half}V${standing}z`,
      lights.fade([enamel, mix(enamel, palette.shade, 0.24)]),
      palette.shade,
      6,
      mix(enamel, palette.moon, 0.3),
    ) +
    rect(x - half - 4, top - 4, half * 2 + 8, 14, mix('#3a3440', palette.wall, 0.1), 4) +
    [-0.66, -0.22, 0.22, 0.66].map((part) => circle(x + part * half, top + 30, 9, steel)).join('') +
    rect(x - half + 18, top + 56, half * 2 - 36, 92, mix(enamel, palette.shade, 0.6), 10) +
    lights.glow(x, top + 106, 120, '#ff9a4c', palette.dark ? 0.7 : 0.4) +
    rect(x - half + 32, top + 72, half * 2 - 64, 60, mix('#f0a85c', enamel, palette.dark ? 0.1 : 0.4), 8) +
    line(`M${x - half + 22} ${top + 50}H${x + half - 22}`, steel, 7) +
    at(x - half * 0.44, top - 4, pot(s, decor.cloth)) +
    at(x + half * 0.46, top - 4, kettle(s, decor.second === '#b5566c' ? '#5a7fb5' : '#d9604c'))
  )
}

const pot = (s: Stage, colour: string) =>
  path('M-40 0V-40H40V0Q40 6 32 6H-32Q-40 6 -40 0z', inRoom(s, colour)) +
  rect(-44, -46, 88, 10, mix(inRoom(s, colour), '#ffffff', 0.3), 4) +
  circle(0, -52, 6, inRoom(s, '#3a2c40')) +
  line('M-40 -28H-54M40 -28H54', inRoom(s, colour), 8)

const kettle = (s: Stage, colour: string) =>
  path('M-36 4Q-46 -44 0 -48Q46 -44 36 4z', inRoom(s, colour)) +
  path(
    'M30 -10Q52 -16 54 -38',
    'none',
    `stroke="${inRoom(s, colour)}" stroke-width="9" stroke-linecap="round"`,
  ) +
  path(
    'M-26 -42Q0 -86 26 -42',
    'none',
    `stroke="${inRoom(s, '#4a3a44')}" stroke-width="7" stroke-linecap="round"`,
  )

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

/** A long board with jars, cups, a plant and books. */
export function openShelf(s: Stage, decor: Decor, x: number, y: number, w: number): string {
  const { palette, fixed } = s
  const wood = inRoom(s, decor.wood)
  const colours = [decor.cloth, decor.second, decor.paint, '#e0b45c', '#8fb0c4', '#c9694c', '#7fa070']
  let things = ''
  for (let at_ = x + 30; at_ < x + w - 24; ) {
    const colour = inRoom(s, fixed.pick(colours))
    const what = Math.floor(fixed.next() * 6)
    if (what === 0) {
      things +=
        rect(at_ - 18, y - 52, 36, 52, mix(colour, '#eef4f4', 0.6), 6) +
        rect(at_ - 18, y - 30, 36, 30, colour, 6) +
        rect(at_ - 20, y - 58, 40, 10, wood, 4)
      at_ += 50
    } else if (what === 1) {
      things += circle(at_ + 6, y - 29, 28, mix(colour, '#fff6e8', 0.4)) + circle(at_ + 6, y - 29, 17, colour)
      at_ += 68
    } else if (what === 2) {
      things +=
        path(`M${at_ - 18} ${y - 34}H${at_ + 18}L${at_ + 12} ${y}H${at_ - 12}z`, inRoom(s, '#c47a5c')) +
        [-34, 0, 34]
          .map((turn) =>
            ellipse(
              at_,
              y - 52,
              10,
              24,
              inRoom(s, '#6f9a6b'),
              `transform="rotate(${turn} ${n(at_)} ${y - 34})"`,
            ),
          )
          .join('')
      at_ += 60
    } else if (what === 3) {
      things +=
        path(`M${at_ - 16} ${y - 34}h32q0 34 -10 34h-12q-10 0 -10 -34z`, colour) +
        path(`M${at_ + 14} ${y - 28}q16 0 14 10q-2 8 -16 8`, 'none', `stroke="${colour}" stroke-width="5"`)
      at_ += 56
    } else if (what === 4) {
      things += [0, 1, 2]
        .map((book) =>
          rect(
            at_ - 14 + book * 15,
            y - 58 + book * 5,
            13,
            58 - book * 5,
            inRoom(s, colours[(book + Math.round(at_)) % colours.length] ?? '#c9694c'),
            2,
          ),
        )
        .join('')
      at_ += 58
    } else {
      things += path(
        `M${at_ - 34} ${y - 26}H${at_ + 34}Q${at_ + 28} ${y} ${at_} ${y}Q${at_ - 28} ${y} ${at_ - 34} ${y - 26}z`,
        colour,
      )
      at_ += 84
    }
  }
  return (
    things +
    sheet(`M${x} ${y}h${w}v14h${-w}z`, wood, palette.shade, 4) +
    line(`M${x + 30} ${y + 14}v20M${x + w - 30} ${y + 14}v20`, mix(wood, palette.shade, 0.3), 7)
  )
}

/** What hangs on a rail: pans, cups, herbs or tools. */
export function rail(
  s: Stage,
  decor: Decor,
  x: number,
  y: number,
  kind: 'pans' | 'cups' | 'herbs' | 'tools',
): string {
  const { palette } = s
  const metal = inRoom(s, decor.metal)
  const bar = line(`M${x} ${y}h230`, kind === 'herbs' ? inRoom(s, decor.wood) : metal, 9)
  const spots = [0, 1, 2, 3].map((index) => x + 34 + index * 54)
  if (kind === 'pans')
    return (
      bar +
      spots
        .map(
          (px, index) =>
            line(`M${px} ${y}v46`, metal, 7) +
            circle(px, y + 72 - index * 2, 30 - index * 4, inRoom(s, index % 2 ? '#c88a5c' : '#d08a5a')) +
            circle(px, y + 72 - index * 2, 21 - index * 3, mix(inRoom(s, '#d08a5a'), palette.shade, 0.14)),
        )
        .join('')
    )
  if (kind === 'cups')
    return (
      bar +
      spots
        .map((px, index) => {
          const colour = inRoom(s, [decor.cloth, decor.second, '#e0b45c', '#8fb0c4'][index] ?? '#e0b45c')
          return (
            line(`M${px} ${y}v12`, metal, 4) +
            path(`M${px - 18} ${y + 14}h36q0 40 -12 40h-12q-12 0 -12 -40z`, colour) +
            path(`M${px + 16} ${y + 20}q16 0 14 12q-2 8 -16 8`, 'none', `stroke="${colour}" stroke-width="5"`)
          )
        })
        .join('')
    )
  if (kind === 'herbs')
    return (
      bar +
      spots
        .map((px, index) => {
          const green = inRoom(s, ['#7f9a5c', '#a88fb5', '#8fa86a', '#c98a5c'][index] ?? '#7f9a5c')
          return (
            line(`M${px} ${y}v18`, metal, 4) +
            path(`M${px - 5} ${y + 16}h10l18 58q-10 12 -22 2q-14 10 -24 -2z`, green)
          )
        })
        .join('')
    )
  return (
    bar +
    line(`M${spots[0]} ${y}v74M${spots[1]} ${y}v60M${spots[2]} ${y}v70M${spots[3]} ${y}v58`, metal, 6) +
    ellipse(spots[0] ?? 0, y + 84, 14, 18, metal) +
    rect((spots[1] ?? 0) - 14, y + 58, 28, 40, inRoom(s, decor.wood), 5) +
    circle(spots[2] ?? 0, y + 84, 17, metal) +
    line(`M${(spots[3] ?? 0) - 10} ${y + 58}q0 40 10 40q10 0 10 -40`, metal, 5)
  )
}

/** What stands on a worktop. */
export function onWorktop(
  s: Stage,
  decor: Decor,
  kind: 'jars' | 'bread' | 'plant' | 'fruit' | 'toaster' | 'radio' | 'board' | 'teapot',
  x: number,
): string {
  const y = worktop - 18
  const wood = inRoom(s, decor.wood)
  const one = inRoom(s, decor.cloth)
  const two = inRoom(s, decor.second)
  switch (kind) {
    case 'jars':
      return [0, 1, 2]
        .map(
          (index) =>
            rect(x - 60 + index * 42, y - 62 + index * 12, 34, 62 - index * 12, index % 2 ? two : one, 6) +
            rect(x - 62 + index * 42, y - 70 + index * 12, 38, 12, wood, 4),
        )
        .join('')
    case 'bread':
      return (
        rect(x - 62, y - 14, 124, 14, wood, 4) +
        path(
          `M${x - 46} ${y - 14}Q${x - 60} ${y - 66} ${x} ${y - 68}Q${x + 60} ${y - 66} ${x + 46} ${y - 14}z`,
          inRoom(s, '#d9a06a'),
        ) +
        line(`M${x - 24} ${y - 58}l10 22M${x + 6} ${y - 60}l10 22`, inRoom(s, '#f0cf9a'), 5)
      )
    case 'plant':
      return (
        [-44, -16, 14, 42]
          .map((turn) =>
            ellipse(x, y - 76, 13, 36, inRoom(s, '#6f9a6b'), `transform="rotate(${turn} ${x} ${y - 44})"`),
          )
          .join('') + path(`M${x - 28} ${y - 48}H${x + 28}L${x + 20} ${y}H${x - 20}z`, two)
      )
    case 'fruit':
      return (
        circle(x - 22, y - 42, 19, inRoom(s, '#d9604c')) +
        circle(x + 14, y - 44, 19, inRoom(s, '#e0b04c')) +
        circle(x - 2, y - 54, 17, inRoom(s, '#8aa860')) +
        path(
          `M${x - 54} ${y - 36}H${x + 54}Q${x + 46} ${y} ${x} ${y}Q${x - 46} ${y} ${x - 54} ${y - 36}z`,
          one,
        )
      )
    case 'toaster':
      return (
        rect(x - 28, y - 76, 18, 30, inRoom(s, '#e0b884'), 4) +
        rect(x + 6, y - 76, 18, 30, inRoom(s, '#e0b884'), 4) +
        rect(x - 50, y - 58, 100, 58, inRoom(s, '#c8ccd4'), 16) +
        line(`M${x + 50} ${y - 36}h10`, wood, 7)
      )
    case 'radio':
      return (
        line(`M${x + 34} ${y - 60}L${x + 60} ${y - 108}`, inRoom(s, decor.metal), 4) +
        rect(x - 58, y - 64, 116, 64, two, 10) +
        circle(x - 24, y - 32, 22, mix(two, '#fff4e0', 0.5)) +
        rect(x + 8, y - 48, 40, 14, mix(two, '#fff4e0', 0.5), 3) +
        circle(x + 18, y - 18, 6, wood)
      )
    case 'board':
      return rect(x - 34, y - 108, 68, 108, wood, 12) + circle(x, y - 92, 8, mix(wood, s.palette.shade, 0.4))
    case 'teapot':
      return (
        path(`M${x - 44} ${y}Q${x - 56} ${y - 56} ${x} ${y - 60}Q${x + 56} ${y - 56} ${x + 44} ${y}z`, one) +
        path(
          `M${x + 42} ${y - 20}Q${x + 64} ${y - 24} ${x + 66} ${y - 46}`,
          'none',
          `stroke="${one}" stroke-width="10" stroke-linecap="round"`,
        ) +
        path(
          `M${x - 44} ${y - 44}Q${x - 74} ${y - 40} ${x - 50} ${y - 12}`,
          'none',
          `stroke="${one}" stroke-width="8"`,
        ) +
        circle(x, y - 66, 8, wood)
      )
  }
}

/** A table with what is on it, and chairs. It stands before the wall, behind everybody. */
export function ownTable(
  s: Stage,
  decor: Decor,
  x: number,
  w: number,
  kind: 'long' | 'round' | 'cloth',
  laid: 'bread' | 'fruit' | 'flowers' | 'tea',
): string {
  const { palette } = s
  const wood = inRoom(s, decor.wood)
  const dark = mix(wood, palette.shade, 0.26)
  const top = 622
  const cloth = inRoom(s, decor.cloth)
  const chair = (cx: number, way: 1 | -1) =>
    line(
      `M${cx - way * 34} 560L${cx - way * 28} 742M${cx + way * 30} 668V742`,
      mix(inRoom(s, decor.paint), palette.shade, 0.12),
      11,
    ) +
    line(`M${cx - way * 33} 580h${way * 4}M${cx - way * 32} 610h${way * 4}`, inRoom(s, decor.paint), 11) +
    rect(cx - 40, 654, 80, 13, inRoom(s, decor.paint), 5)
  const legs =
    kind === 'round'
      ? line(`M${x} ${top}V732M${x - 56} 738Q${x} 712 ${x + 56} 738`, dark, 18)
      : line(`M${n(x - w * 0.42)} ${top}V742M${n(x + w * 0.42)} ${top}V742`, dark, 18)
  const board =
    kind === 'round'
      ? ellipse(x, top + 8, w / 2, 15, dark) + ellipse(x, top, w / 2, 15, mix(wood, palette.moon, 0.14))
      : sheet(`M${x - w / 2} ${top - 12}h${w}v24h${-w}z`, mix(wood, palette.moon, 0.1), palette.shade, 4)
  const over =
    kind === 'cloth'
      ? path(
          `M${x - w / 2 - 6} ${top - 14}H${x + w / 2 + 6}L${x + w / 2 + 10} ${top + 64}Q${x + w / 4} ${top + 48} ${x} ${top + 62}Q${x - w / 4} ${top + 48} ${x - w / 2 - 10} ${top + 64}z`,
          cloth,
        ) + rect(x - w / 2 - 6, top - 14, w + 12, 12, mix(cloth, '#fff4e0', 0.3), 4)
      : ''
  const things = {
    bread:
      at(
        x - w * 0.2,
        top - 10,
        path('M-30 0Q-44 -40 0 -42Q44 -40 30 0z', inRoom(s, '#d9a06a')) +
          path('M-26 -38Q0 -64 26 -38z', inRoom(s, '#e6c08a')),
      ) + at(x + w * 0.22, top - 10, path('M-18 0V-50H18V0z', inRoom(s, '#8fb0c4'))),
    fruit: at(
      x,
      top - 10,
      circle(-16, -34, 15, inRoom(s, '#d9604c')) +
        circle(10, -36, 15, inRoom(s, '#e0b04c')) +
        circle(26, -30, 12, inRoom(s, '#8aa860')) +
        path('M-44 -28H44Q38 0 0 0Q-38 0 -44 -28z', inRoom(s, decor.second)),
    ),
    flowers: at(
      x,
      top - 10,
      line('M-8 -40L-18 -76M2 -40V-86M10 -40L24 -74', inRoom(s, '#6f9a6b'), 5) +
        circle(-18, -80, 13, inRoom(s, '#e6a0ac')) +
        circle(2, -90, 14, inRoom(s, '#e8c25c')) +
        circle(24, -78, 12, inRoom(s, '#c9694c')) +
        path('M-20 -44H20Q12 -20 18 0H-18Q-12 -20 -20 -44z', inRoom(s, '#8fb0c4')),
    ),
    tea:
      at(
        x - w * 0.14,
        top - 10,
        path('M-38 0Q-48 -46 0 -50Q48 -46 38 0z', inRoom(s, decor.second)) +
          circle(0, -56, 7, dark) +
          path('M36 -18Q56 -22 58 -42', 'none', `stroke="${inRoom(s, decor.second)}" stroke-width="9"`),
      ) + at(x + w * 0.2, top - 10, path('M-18 -28h36q0 28 -12 28h-12q-12 0 -12 -28z', inRoom(s, '#f0e4d0'))),
  }
  return chair(x - w / 2 - 34, 1) + chair(x + w / 2 + 34, -1) + legs + board + over + things[laid]
}
