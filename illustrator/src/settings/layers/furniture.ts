import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, n, path, rect, sheet } from '../../paper.ts'
import { high, type Stage } from '../stage.ts'

/** Little lamps on a string across the wall. */
export const garland = ({ palette, lights }: Stage): string => {
  const bulbs = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10
    const x = 530 + part * 640
    const y = 96 + 4 * part * (1 - part) * 64
    return (
      (index % 3 === 1 ? lights.glow(x, y + 14, 60, palette.lamp, 0.5) : '') +
      ellipse(x, y + 13, 7, 10, index % 2 ? '#ffd98a' : '#ffe9a8')
    )
  })
  return line('M530 96Q850 224 1170 96', mix(palette.wall, palette.shade, 0.4), 3) + bulbs.join('')
}

export const hangingLamp = ({ palette, lights }: Stage, x: number): string =>
  line(`M${x} -10V120`, mix(palette.wood, palette.shade, 0.2), 5) +
  lights.glow(x, 200, 360, palette.lamp, palette.dark ? 0.7 : 0.45) +
  path(
    `M${x - 70} 192Q${x - 60} 112 ${x} 108Q${x + 60} 112 ${x + 70} 192z`,
    mix('#d97a5c', palette.wall, 0.2),
  ) +
  ellipse(x, 192, 70, 12, '#fff2c4')

export const beams = ({ palette, lights }: Stage): string => {
  const roof = mix(palette.wood, palette.shade, 0.42)
  const wood = mix(palette.wood, '#d29a6a', 0.24)
  const edge = mix(wood, palette.moon, 0.3)
  return (
    sheet('M-30 -30H620L-30 470z', roof, palette.shade, 10) +
    sheet('M1230 -30H580L1230 470z', roof, palette.shade, 10) +
    line(
      'M-10 330L420 0M-10 210L270 0M1210 330L780 0M1210 210L930 0',
      mix(roof, palette.shade, 0.4),
      5,
      'opacity=".6"',
    ) +
    sheet(
      'M-30 496L600 14L1230 496V456L600 -26L-30 456z',
      lights.fade([wood, mix(wood, palette.shade, 0.2)]),
      palette.shade,
      7,
      edge,
    ) +
    sheet('M300 150H900V176H300z', wood, palette.shade, 6) +
    [236, 940]
      .map((x) => sheet(`M${x} 692V${x === 236 ? 270 : 276}H${x + 26}V692z`, wood, palette.shade, 6))
      .join('')
  )
}

export const boxes = ({ palette }: Stage): string =>
  [
    [60, 716, 170, 120],
    [110, 592, 120, 90],
    [1010, 726, 180, 150],
  ]
    .map(([x = 0, y = 0, w = 0, h = 0]) => {
      const card = mix('#c99a6a', palette.wall, palette.dark ? 0.4 : 0.12)
      return (
        sheet(`M${x} ${y}v${-h}h${w}v${h}z`, card, palette.shade, 5) +
        path(`M${x} ${y - h}h${w}v16h${-w}z`, mix(card, palette.shade, 0.2)) +
        rect(x + w * 0.42, y - h, w * 0.16, h * 0.4, mix(card, '#f4e2c0', 0.5), 0, 'opacity=".7"')
      )
    })
    .join('') +
  at(
    1100,
    576,
    path('M-56 0V-40Q-56 -84 0 -84Q56 -84 56 -40V0z', mix('#7a5a8c', palette.wall, 0.3)) +
      line('M-56 -34H56M-30 -76V0M30 -76V0', '#c9a04c', 6),
  )

export const columns = (s: Stage): string =>
  [40, 320, 800, 1080]
    .map((x) => {
      const stone = mix(s.palette.stone, s.palette.moon, 0.16)
      return (
        sheet(
          `M${x} 690V120H${x + 80}V690z`,
          s.lights.fade([mix(stone, s.palette.shade, 0.2), stone]),
          s.palette.shade,
          7,
          mix(stone, '#ffffff', 0.3),
        ) +
        line(
          `M${x + 22} 150V680M${x + 42} 150V680M${x + 62} 150V680`,
          mix(stone, s.palette.shade, 0.24),
          5,
          'opacity=".6"',
        ) +
        sheet(
          `M${x - 20} 130V96H${x + 100}V130zM${x - 16} 706V680H${x + 96}V706z`,
          mix(stone, '#ffffff', 0.14),
          s.palette.shade,
          4,
        )
      )
    })
    .join('')

/** A long-necked skeleton on a plinth. */
export const skeleton = ({ palette }: Stage): string => {
  const bone = mix('#f2e8d6', palette.wall, palette.dark ? 0.2 : 0)
  const ribs = [-112, -76, -40, -4, 32]
    .map((x, index) =>
      line(`M${x} ${-226 - index * 3}Q${x + 26} -170 ${x - 4} ${-132 - Math.abs(index - 2) * -8}`, bone, 9),
    )
    .join('')
  return at(
    580,
    690,
    sheet('M-230 26V-14H230V26z', mix(palette.stone, palette.shade, 0.1), palette.shade, 5) +
      line('M-130 -214L-150 -120L-138 -14M-92 -210L-84 -110L-100 -14', mix(bone, palette.shade, 0.22), 13) +
      line('M60 -224L84 -124L66 -14M92 -220L124 -130L116 -14', bone, 14) +
      line('M-150 -208Q-230 -196 -286 -120Q-306 -94 -332 -90', bone, 12) +
      line('M-150 -208Q-20 -262 90 -226Q160 -212 180 -330Q188 -392 226 -410', bone, 16) +
      line(
        'M150 -250l22 8M164 -290l24 4M172 -330l24 2M184 -370l22 8M-200 -196l-4 -18M-244 -166l-14 -14',
        bone,
        9,
      ) +
      ribs +
      path('M206 -440Q262 -462 306 -414Q310 -396 292 -392L226 -386Q190 -400 206 -440z', bone) +
      circle(240, -420, 9, mix(bone, palette.shade, 0.6)) +
      line('M258 -392H300', mix(bone, palette.shade, 0.5), 4),
    0.92,
  )
}

export const chandelier = ({ palette, lights }: Stage): string => {
  const gold = mix('#e8b64c', palette.wall, 0.1)
  return (
    line('M600 -10V120', gold, 6) +
    lights.glow(600, 170, 460, palette.lamp, 0.8) +
    path(
      'M440 160Q520 250 600 200Q680 250 760 160M520 150Q560 210 600 180Q640 210 680 150',
      'none',
      `stroke="${gold}" stroke-width="9" stroke-linecap="round"`,
    ) +
    circle(600, 206, 17, gold) +
    path('M600 222L588 250L600 274L612 250z', '#dfeaf4', 'opacity=".8"') +
    [440, 520, 600, 680, 760]
      .map((x, index) => {
        const y = index === 2 ? 120 : index % 2 ? 136 : 146
        return (
          rect(x - 7, y - 26, 14, 34, '#fff6dc', 4) +
          path(
            `M${x} ${y - 60}Q${x - 14} ${y - 32} ${x} ${y - 26}Q${x + 14} ${y - 32} ${x} ${y - 60}z`,
            '#ffe08a',
          ) +
          ellipse(x, y + 10, 17, 5, gold)
        )
      })
      .join('')
  )
}

/** A floor of squares that run to a vanishing point. */
export const chequered = ({ palette }: Stage, y: number): string => {
  const light = mix(palette.floor, palette.moon, 0.3)
  const rows = [0, 0.13, 0.32, 0.6, 1.02].map((part) => y + part * (high - y))
  const x = (column: number, at: number) => 600 + column * (90 + (at - y) * 0.62)
  let d = ''
  for (let row = 0; row < rows.length - 1; row++) {
    const top = rows[row] ?? y
    const bottom = rows[row + 1] ?? high
    for (let column = -8 + (row % 2); column < 8; column += 2)
      d += `M${n(x(column, top))} ${n(top)}H${n(x(column + 1, top))}L${n(x(column + 1, bottom))} ${n(bottom)}H${n(x(column, bottom))}z`
  }
  return path(d, light, 'opacity=".4"')
}

export const controls = ({ chance, lights }: Stage): string =>
  lights.glow(600, 640, 300, '#86c9e8', 0.35) +
  sheet('M330 730L380 620H820L870 730z', lights.fade(['#7a86bc', '#4a5490']), '#101430', 6, '#aab6e4') +
  rect(420, 636, 150, 60, '#1c2450', 8) +
  line('M430 680l24 -20l20 12l26 -26l24 14l34 -10', '#86e0c0', 4) +
  Array.from({ length: 12 }, (_, index) =>
    circle(
      610 + (index % 6) * 34,
      652 + Math.floor(index / 6) * 34,
      9,
      chance.pick(['#ffd27a', '#e0805f', '#86c9ae', '#8ab4e8']),
    ),
  ).join('')

export const porthole = (s: Stage, x: number, y: number, r: number): string => {
  const { lights, chance } = s
  const stars = Array.from({ length: 14 }, () => {
    const turn = chance.between(0, 6.283)
    const reach = chance.between(0.1, 0.88) * r
    return circle(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, chance.between(1.4, 3.2), '#fff6dc')
  })
  return (
    circle(x, y, r + 32, '#1a2048', 'opacity=".35"') +
    circle(x, y, r + 24, '#aab6dc') +
    circle(x, y + 3, r + 22, '#8490c0') +
    circle(x, y, r, lights.fade(['#0a0d30', '#2a2668', '#6a4f96'])) +
    stars.join('') +
    circle(x + r * 0.34, y + r * 0.3, r * 0.3, '#e0a86a') +
    path(
      `M${n(x + r * 0.04)} ${n(y + r * 0.34)}a${n(r * 0.32)} ${n(r * 0.09)} 0 0 0 ${n(r * 0.6)} ${n(-r * 0.12)}`,
      'none',
      `stroke="#f4dcc0" stroke-width="${n(r * 0.06)}" stroke-linecap="round"`,
    ) +
    Array.from({ length: 8 }, (_, index) =>
      circle(x + Math.cos(index * 0.785) * (r + 12), y + Math.sin(index * 0.785) * (r + 12), 5, '#5a668f'),
    ).join('') +
    path(
      `M${n(x - r * 0.74)} ${n(y - r * 0.3)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(x - r * 0.1)} ${n(y - r * 0.8)}`,
      'none',
      'stroke="#ffffff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"',
    )
  )
}
