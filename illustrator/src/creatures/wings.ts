import { circle, ellipse, line, path } from '../paper.ts'
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
  const flies = bearing.pose === 'flying'
  const wings = flies
    ? path(
        `M${-w * 0.4} ${-h * 0.6}C${-w * 2} ${-h * 1.5} ${-w * 2.6} ${-h * 0.8} ${-w * 2.4} ${-h * 0.5}C${-w * 1.6} ${-h * 0.6} ${-w} ${-h * 0.3} ${-w * 0.4} ${-h * 0.35}zM${w * 0.4} ${-h * 0.6}C${w * 2} ${-h * 1.5} ${w * 2.6} ${-h * 0.8} ${w * 2.4} ${-h * 0.5}C${w * 1.6} ${-h * 0.6} ${w} ${-h * 0.3} ${w * 0.4} ${-h * 0.35}z`,
        darker(colour),
      )
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
    blush(-w * 0.55, -h * 0.64, colour)
  )
}

export function drawFlutterer(kind: 'butterfly' | 'firefly', bearing: Bearing): string {
  const up = bearing.pose === 'sitting' || bearing.asleep ? 0 : -60
  if (kind === 'firefly') {
    return (
      circle(0, up - 18, 40, '#ffe08a', 'opacity=".22"') +
      circle(0, up - 18, 20, '#ffe9a8', 'opacity=".5"') +
      ellipse(-8, up - 30, 12, 7, '#dfe6f2', 'opacity=".7" transform="rotate(-30)"') +
      ellipse(0, up - 22, 8, 13, '#4a3a50') +
      circle(0, up - 10, 8, '#ffe08a')
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
