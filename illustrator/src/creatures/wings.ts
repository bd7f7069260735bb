import { circle, ellipse, line, n, path } from '../paper.ts'
import { type Bearing, blush, darker, eye, lighter } from './parts.ts'

interface Bird {
  readonly colour: string
  readonly belly: string
  readonly width: number
  readonly height: number
  readonly tufts: boolean
  readonly wideEyes: boolean
}

export function drawBird(
  { colour, belly, width: w, height: h, tufts, wideEyes }: Bird,
  bearing: Bearing,
): string {
  const flies = bearing.posture === 'flying'
  const wings = flies
    ? spread(w, h, colour)
    : path(
        `M${-w * 0.9} ${-h * 0.7}Q${-w * 1.35} ${-h * 0.2} ${-w * 0.7} ${-h * 0.1}Q${-w * 0.5} ${-h * 0.5} ${-w * 0.9} ${-h * 0.7}zM${w * 0.9} ${-h * 0.7}Q${w * 1.35} ${-h * 0.2} ${w * 0.7} ${-h * 0.1}Q${w * 0.5} ${-h * 0.5} ${w * 0.9} ${-h * 0.7}z`,
        darker(colour),
      )
  const size = wideEyes ? w * 0.24 : w * 0.14
  const eyes = [-0.34, 0.36]
    .map(
      (x) =>
        (wideEyes ? circle(x * w, -h * 0.8, w * 0.36, lighter(belly, 0.5)) : '') +
        eye(x * w, -h * 0.8, size, bearing),
    )
    .join('')
  return (
    (flies
      ? ''
      : ellipse(0, 1, w * 0.8, 6, '#0a0820', 'opacity=".25"') +
        line(`M${-w * 0.3} -8V0M${w * 0.3} -8V0`, '#d99a4c', 6)) +
    (tufts
      ? [-1, 1]
          .map((side) =>
            path(
              `M${side * w * 0.8} ${-h * 0.9}L${side * w * 0.95} ${-h * 1.3}L${side * w * 0.3} ${-h * 1.1}z`,
              colour,
            ),
          )
          .join('')
      : '') +
    path(
      `M0 ${-h * 1.14}C${w * 1.25} ${-h * 1.14} ${w * 1.15} -6 ${w * 0.5} -4H${-w * 0.5}C${-w * 1.15} -6 ${-w * 1.25} ${-h * 1.14} 0 ${-h * 1.14}z`,
      colour,
    ) +
    ellipse(0, -h * 0.36, w * 0.66, h * 0.34, belly) +
    wings +
    eyes +
    path(`M${-w * 0.14} ${-h * 0.68}h${w * 0.3}l${-w * 0.15} ${h * 0.14}z`, '#e0a04c') +
    // Below the eyes and between the wings.
    [-0.46, 0.48].map((x) => blush(x * w, -h * (wideEyes ? 0.54 : 0.57), colour, w * 0.16)).join('')
  )
}

/** Two open wings with their feathers, raised. */
const spread = (w: number, h: number, colour: string) =>
  [-1, 1]
    .map((side) => {
      const x = (part: number) => n(side * part * w)
      const y = (part: number) => n(-part * h)
      return (
        path(
          `M${x(0.3)} ${y(0.78)}C${x(0.9)} ${y(1.2)} ${x(1.7)} ${y(1.42)} ${x(2.36)} ${y(1.2)}Q${x(2.3)} ${y(0.98)} ${x(1.96)} ${y(0.92)}Q${x(1.94)} ${y(0.74)} ${x(1.54)} ${y(0.7)}Q${x(1.5)} ${y(0.52)} ${x(1.08)} ${y(0.52)}Q${x(0.94)} ${y(0.36)} ${x(0.46)} ${y(0.38)}z`,
          darker(colour),
        ) +
        line(
          `M${x(0.7)} ${y(0.8)}Q${x(1.4)} ${y(1.06)} ${x(1.9)} ${y(1.06)}M${x(0.66)} ${y(0.66)}Q${x(1.1)} ${y(0.82)} ${x(1.46)} ${y(0.84)}`,
          darker(colour, 0.4),
          w * 0.06,
          'opacity=".5"',
        )
      )
    })
    .join('')

export function drawFlutterer(kind: 'butterfly' | 'moth' | 'firefly', bearing: Bearing): string {
  const up = bearing.posture === 'sitting' || bearing.asleep ? 0 : -60
  if (kind === 'firefly') {
    return (
      circle(0, up - 14, 46, '#ffe08a', 'opacity=".16"') +
      circle(0, up - 14, 30, '#ffe08a', 'opacity=".24"') +
      ellipse(-17, up - 36, 9, 19, '#dfe6f2', `opacity=".75" transform="rotate(-46 -17 ${up - 36})"`) +
      ellipse(17, up - 36, 9, 19, '#dfe6f2', `opacity=".75" transform="rotate(46 17 ${up - 36})"`) +
      ellipse(0, up - 8, 15, 19, '#ffe08a') +
      ellipse(0, up - 4, 9, 12, '#fff6dc') +
      circle(0, up - 34, 14, '#5a4660') +
      line(`M-5 ${up - 46}q-4 -12 -12 -12M5 ${up - 46}q4 -12 12 -12`, '#5a4660', 3) +
      eye(-5, up - 35, 3.6, { ...bearing, mood: 'calm' }) +
      eye(6, up - 35, 3.6, { ...bearing, mood: 'calm' })
    )
  }
  if (kind === 'moth') {
    // Broad wings like a roof, a furry body, feelers like feathers.
    const roof = (side: number) =>
      path(
        `M${side * 4} ${up - 54}C${side * 26} ${up - 70} ${side * 52} ${up - 56} ${side * 50} ${up - 30}Q${side * 30} ${up - 22} ${side * 6} ${up - 30}z`,
        '#b8a084',
      ) +
      path(
        `M${side * 5} ${up - 34}Q${side * 34} ${up - 30} ${side * 34} ${up - 8}Q${side * 18} ${up} ${side * 4} ${up - 14}z`,
        '#d6c4a6',
      ) +
      circle(side * 32, up - 46, 6, '#7a6450') +
      line(
        `M${side * 3} ${up - 62}q${side * 6} -14 ${side * 16} -14m${side * -5} 0l${side * 2} -6`,
        '#6a5644',
        3,
      )
    return (
      roof(-1) +
      roof(1) +
      ellipse(0, up - 28, 8, 26, '#8a745c') +
      circle(0, up - 56, 11, '#c9b698') +
      eye(-4, up - 57, 3, { ...bearing, mood: 'calm' }) +
      eye(5, up - 57, 3, { ...bearing, mood: 'calm' })
    )
  }
  const wing = (side: number) =>
    ellipse(side * 22, up - 44, 24, 28, '#c9608a') +
    ellipse(side * 17, up - 14, 16, 18, '#e0914c') +
    circle(side * 24, up - 46, 9, '#f6d9a0')
  return (
    wing(-1) +
    wing(1) +
    ellipse(0, up - 30, 5, 26, '#3a2440') +
    line(`M-2 ${up - 56}q-8 -14 -16 -14M2 ${up - 56}q8 -14 16 -14`, '#3a2440', 3)
  )
}

/** A duck in profile, looking right: a boat of a body, a round head, a flat bill. */
export function drawDuck(bearing: Bearing): string {
  const white = '#f4ead6'
  const flies = bearing.posture === 'flying'
  const wing = flies
    ? path('M-20 -34C-50 -90 -10 -110 20 -96C4 -80 16 -50 14 -32z', darker(white, 0.16))
    : path('M-30 -34C-16 -52 16 -48 22 -32C10 -14 -18 -12 -34 -22z', darker(white, 0.14))
  return (
    (flies
      ? ''
      : ellipse(0, 1, 44, 7, '#0a0820', 'opacity=".25"') + line('M-6 -10V-1h8M12 -10V-1h8', '#e09a4c', 5)) +
    path(
      'M-62 -44Q-52 -30 -34 -34C-10 -52 20 -40 26 -58C46 -58 52 -30 38 -14C24 0 -30 0 -46 -14Q-60 -28 -62 -44z',
      white,
    ) +
    wing +
    circle(32, -70, 24, white) +
    path('M50 -74Q72 -76 76 -66Q72 -58 50 -60z', '#e8a04c') +
    line('M54 -66H72', '#b5702c', 2) +
    eye(38, -76, 4.6, bearing) +
    blush(26, -62, white)
  )
}
