import { mix } from '../../palette.ts'
import { at, circle, line, n, path, rect, sheet } from '../../paper.ts'
import type { Stage } from '../stage.ts'

/** A lit pane at night, a reflecting one by day. */
export const pane = ({ palette }: Stage): string =>
  palette.dark ? '#ffd27a' : mix(palette.sky[0], '#ffffff', 0.4)

/** A small house with a steep roof, its foot at (x, y). */
export function house(stage: Stage, x: number, y: number, scale: number, tall = 1): string {
  const { palette, fixed: chance, lights } = stage
  const dim = palette.dark ? 0.48 : 0.06
  const wall = mix(chance.pick(['#e0ac74', '#d29482', '#c4ab92', '#b4aecb', '#c8a0a8']), palette.middle, dim)
  const roof = mix(chance.pick(['#b05a44', '#8a5266', '#75604f', '#5d6a8a']), palette.near, dim)
  const top = -110 * tall
  const frame = mix(wall, '#fff4e0', 0.3)
  const window = (wx: number, wy: number) =>
    rect(wx - 4, wy - 4, 38, 46, frame, 6) +
    rect(wx, wy, 30, 38, pane(stage), 4) +
    line(`M${wx + 15} ${wy}v38M${wx} ${wy + 18}h30`, frame, 3)
  const upper = tall > 1.3 ? window(-52, top + 22) + window(22, top + 22) : ''
  return (
    (palette.dark ? lights.glow(x, y - 60 * scale, 120 * scale, palette.lamp, 0.34) : '') +
    at(
      x,
      y,
      rect(34, top - 78, 22, 50, mix(roof, palette.shade, 0.2)) +
        sheet(
          `M-70 6V${top}H70V6z`,
          lights.fade([mix(wall, palette.shade, 0.16), wall]),
          palette.shade,
          5,
          mix(wall, palette.moon, 0.3),
        ) +
        sheet(
          `M-90 ${top + 8}Q-40 ${top - 50} 0 ${top - 84}Q40 ${top - 50} 90 ${top + 8}Q0 ${top - 4} -90 ${top + 8}z`,
          roof,
          palette.shade,
          5,
        ) +
        circle(0, top - 34, 10, pane(stage)) +
        upper +
        window(-56, -82) +
        window(24, -82) +
        path('M-17 6V-38A17 17 0 0 1 17 -38V6z', mix(roof, palette.shade, 0.24)) +
        circle(9, -20, 2.6, '#e8b64c'),
      scale,
    )
  )
}

export const lampPost = ({ palette, lights }: Stage, x: number, y: number, scale = 1): string =>
  (palette.dark ? lights.glow(x, y - 250 * scale, 240, palette.lamp, 0.85) : '') +
  at(
    x,
    y,
    line('M0 0V-226M-26 -196H26', palette.front, 9) +
      path('M-22 4Q-14 -14 -6 -20H6Q14 -14 22 4z', palette.front) +
      path('M-20 -226l-8 -46h56l-8 46z', palette.dark ? '#fff2c4' : '#ffe9a8') +
      path('M-34 -270Q0 -286 0 -302Q0 -286 34 -270z', palette.front),
    scale,
  )

/** A castle of towers with lit windows, its gate at (x, y). */
export function castle(stage: Stage, x: number, y: number, scale = 1): string {
  const { palette, lights } = stage
  const lit = pane(stage)
  const roof = mix('#96608c', palette.near, 0.3)
  const tower = (tx: number, w: number, h: number, stone: string) => {
    const teeth = Array.from(
      { length: 4 },
      (_, index) => `M${n(tx - 8 + (index * (w + 16)) / 3.6)} ${-h}v-20h${n((w + 16) / 6)}v20z`,
    ).join('')
    return (
      sheet(
        `M${tx} 6V${-h}H${tx + w}V6z`,
        lights.fade([mix(stone, palette.moon, 0.14), stone, mix(stone, palette.shade, 0.3)]),
        palette.shade,
        6,
        mix(stone, palette.moon, 0.4),
      ) +
      path(`M${n(tx + w * 0.7)} 6V${-h}H${tx + w}V6z`, palette.shade, 'opacity=".16"') +
      path(
        `M${tx - 10} ${-h - 4}h${w + 20}v22q${n(-w / 2 - 10)} 12 ${-w - 20} 0z${teeth}`,
        mix(stone, palette.moon, 0.1),
      ) +
      sheet(
        `M${tx - 8} ${-h - 12}Q${n(tx + w * 0.4)} ${-h - 60} ${tx + w / 2} ${-h - 140}Q${n(tx + w * 0.6)} ${-h - 60} ${tx + w + 8} ${-h - 12}z`,
        roof,
        palette.shade,
        5,
      ) +
      path(`M${tx + w / 2 - 11} ${-h + 84}v-30a11 11 0 0 1 22 0v30z`, lit) +
      line(`M${tx + w / 2} ${-h - 140}v-34`, palette.front, 4) +
      path(`M${tx + w / 2} ${-h - 174}q24 -4 42 8q-20 4 -42 10z`, '#d9647a')
    )
  }
  const stone = mix(palette.stone, palette.far, 0.3)
  const back = mix(stone, palette.sky[2], 0.24)
  return (
    (palette.dark ? lights.glow(x, y - 150 * scale, 380 * scale, palette.lamp, 0.42) : '') +
    at(
      x,
      y,
      tower(-150, 70, 300, back) +
        tower(86, 66, 330, back) +
        tower(-44, 96, 380, back) +
        sheet(
          'M-190 6V-176h28v-20h28v20h40v-20h28v20h40v-20h28v20h40v-20h28v20h40v-20h28v20h52V6z',
          lights.fade([stone, mix(stone, palette.shade, 0.26)]),
          palette.shade,
          6,
          mix(stone, palette.moon, 0.4),
        ) +
        tower(-252, 92, 236, stone) +
        tower(164, 92, 224, stone) +
        path('M-50 6V-76A50 50 0 0 1 50 -76V6z', mix(stone, palette.shade, 0.45)) +
        path('M-38 6V-72A38 38 0 0 1 38 -72V6z', lit) +
        line(
          'M-19 6V-100M19 6V-100M0 6V-108M-38 -36H38M-38 -68H38',
          mix(palette.wood, palette.shade, 0.2),
          4,
          'opacity=".75"',
        ) +
        [-118, 96].map((wx) => path(`M${wx} -86v-26a11 11 0 0 1 22 0v26z`, lit)).join('') +
        path('M-54 -160h28v70l-14 14l-14 -14zM26 -160h28v70l-14 14l-14 -14z', '#c9546a', 'opacity=".8"'),
      scale,
    )
  )
}

export const fence = ({ palette }: Stage, y: number): string => {
  const wood = mix('#f0e2cc', palette.middle, palette.dark ? 0.55 : 0.12)
  const posts = Array.from(
    { length: 25 },
    (_, index) => `M${index * 50 - 8} ${y + 24}v-92l9 -14l9 14v92z`,
  ).join('')
  return (
    line(`M-10 ${y - 40}H1210M-10 ${y - 8}H1210`, mix(wood, palette.shade, 0.2), 9) +
    sheet(posts, wood, palette.shade, 3)
  )
}

export const fountain = ({ palette }: Stage, x: number, y: number): string =>
  at(
    x,
    y,
    sheet('M-130 4Q-136 -50 -116 -52H116Q136 -50 130 4z', palette.stone, palette.shade, 5) +
      path('M-116 -52Q0 -30 116 -52Q0 -70 -116 -52z', mix(palette.water, palette.moon, 0.3)) +
      sheet('M-12 -52L-8 -130H8L12 -52z', palette.stone, palette.shade, 3) +
      sheet('M-62 -136Q0 -100 62 -136z', palette.stone, palette.shade, 3) +
      line(
        'M0 -138Q-8 -214 -46 -150M0 -138Q8 -214 46 -150M0 -138V-206M-60 -136Q-92 -120 -94 -60M60 -136Q92 -120 94 -60',
        '#dcecf6',
        5,
        'opacity=".75"',
      ),
    0.9,
  )

export const bunting = ({ palette }: Stage, y: number): string =>
  line(`M-10 ${y}Q300 ${y + 90} 600 ${y + 10}T1210 ${y}`, mix('#f4ead8', palette.sky[1], 0.3), 3) +
  Array.from({ length: 15 }, (_, index) => {
    const part = ((index * 80 + 30) % 600) / 600
    const sag = 4 * part * (1 - part) * (index < 7.2 ? 46 : -6) + (index < 7.2 ? part * 10 : 10 - part * 10)
    const colour = ['#d9647a', '#e8b64c', '#6a8fc4', '#7aa878'][index % 4] ?? '#d9647a'
    return path(
      `M${index * 80 + 8} ${n(y + sag)}h44l-22 48z`,
      mix(colour, palette.sky[1], palette.dark ? 0.25 : 0.05),
    )
  }).join('')

export const barn = (stage: Stage, x: number, y: number): string => {
  const { palette, lights } = stage
  const red = mix('#c05a44', palette.middle, palette.dark ? 0.42 : 0.04)
  const trim = mix('#f6e8d0', palette.middle, palette.dark ? 0.3 : 0)
  return (
    (palette.dark ? lights.glow(x, y - 60, 260, palette.lamp, 0.5) : '') +
    at(
      x,
      y,
      sheet(
        'M-160 6V-150L-116 -236L0 -290L116 -236L160 -150V6z',
        lights.fade([red, mix(red, palette.shade, 0.25)]),
        palette.shade,
        7,
        mix(red, palette.moon, 0.3),
      ) +
        line(
          'M-100 6V-200M-50 -120V-250M50 -120V-250M100 6V-200',
          mix(red, palette.shade, 0.25),
          3,
          'opacity=".5"',
        ) +
        sheet(
          'M-184 -134L-132 -246L0 -310L132 -246L184 -134L164 -138L118 -226L0 -282L-118 -226L-164 -138z',
          mix(palette.stone, palette.shade, 0.2),
          palette.shade,
          4,
        ) +
        rect(-64, -122, 128, 128, trim, 4) +
        rect(-54, -112, 50, 118, palette.dark ? '#ffd27a' : mix(red, palette.shade, 0.4)) +
        rect(4, -112, 50, 118, red) +
        line('M8 2L50 -108M50 2L8 -108', trim, 6) +
        circle(0, -190, 32, trim) +
        circle(0, -190, 25, pane(stage)) +
        line('M0 -215v50M-25 -190h50', trim, 4),
    )
  )
}
