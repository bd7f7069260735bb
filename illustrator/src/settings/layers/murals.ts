import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, path } from '../../paper.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'

/** What is painted on a child's wall. */
export const murals = [
  'none',
  'none',
  'hills',
  'mountains',
  'sun',
  'rainbow',
  'waves',
  'scallops',
  'wood',
  'arch',
  'spots',
  'slope',
  'clouds',
] as const

/** A large quiet picture on the wall, in colours near to it: nothing busy is behind faces. */
export function mural(s: Stage, kind: (typeof murals)[number], decor: Decor): string {
  const { palette } = s
  const { wall, dark } = palette
  const tone = (colour: string, share: number) => mix(wall, inRoom(s, colour), dark ? share * 0.8 : share)
  const one = tone(decor.paint, 0.62)
  const two = tone(decor.cloth, 0.46)
  const three = tone(decor.second, 0.5)
  const low = 657
  switch (kind) {
    case 'hills':
      return (
        path(`M-10 ${low}V470Q160 380 340 450T700 430T1210 410V${low}z`, two) +
        path(`M-10 ${low}V540Q240 470 520 530T1210 500V${low}z`, one)
      )
    case 'mountains':
      return (
        path(`M-10 ${low}V560L170 330L330 520L520 270L760 540L930 360L1210 600V${low}z`, two) +
        path(
          'M520 270L470 336L502 322L526 346L556 318L584 342zM170 330L130 381L166 368L200 390L208 376z',
          mix(two, '#fff6e8', dark ? 0.24 : 0.6),
        ) +
        path(`M-10 ${low}V600L260 500L560 610L820 480L1210 620V${low}z`, one)
      )
    case 'sun':
      return (
        circle(640, low, 330, three) +
        circle(640, low, 250, mix(three, '#fff2d0', dark ? 0.12 : 0.4)) +
        Array.from({ length: 13 }, (_, index) => {
          const turn = Math.PI * (1 + index / 12)
          return line(
            `M${n(640 + Math.cos(turn) * 362)} ${n(low + Math.sin(turn) * 362)}L${n(640 + Math.cos(turn) * 430)} ${n(low + Math.sin(turn) * 430)}`,
            three,
            20,
          )
        }).join('')
      )
    case 'rainbow':
      return [one, two, three, mix(one, '#fff2d0', 0.4)]
        .map((colour, index) => {
          const r = 420 - index * 74
          return `<path d="M${560 - r} ${low}A${r} ${r} 0 0 1 ${560 + r} ${low}" fill="none" stroke="${colour}" stroke-width="62" stroke-linecap="butt"/>`
        })
        .join('')
    case 'waves':
      return [
        [430, two],
        [510, one],
        [590, three],
      ]
        .map(([y, colour]) => {
          const top = Number(y)
          const crests = Array.from(
            { length: 8 },
            (_, index) =>
              `Q${index * 160 + 40 - 10} ${top - 46} ${index * 160 + 80 - 10} ${top}T${(index + 1) * 160 - 10} ${top}`,
          ).join('')
          return path(`M-10 ${low}V${top}${crests}V${low}z`, String(colour))
        })
        .join('')
    case 'scallops':
      return (
        path(`M-10 ${low}V420H1210V${low}z`, one) +
        Array.from({ length: 9 }, (_, index) => ellipse(index * 150, 424, 75, 62, one)).join('')
      )
    case 'wood':
      return Array.from({ length: 9 }, (_, index) => {
        const x = 40 + index * 142
        const top = 250 + ((index * 67) % 120)
        const colour = index % 2 ? two : one
        return index % 3 === 1
          ? ellipse(x, top + 130, 62, 140, colour) +
              line(`M${x} ${top + 120}V${low}`, mix(colour, palette.shade, 0.2), 12)
          : path(`M${x} ${top}L${x - 76} ${low - 40}H${x + 76}z`, colour) +
              line(`M${x} ${low - 44}V${low}`, mix(colour, palette.shade, 0.2), 14)
      }).join('')
    case 'arch':
      return path(`M60 ${low}V480Q60 200 330 200Q600 200 600 480V${low}z`, one) + circle(930, 300, 130, three)
    case 'spots':
      return [
        [120, 420, 80],
        [330, 250, 52],
        [520, 500, 96],
        [720, 300, 70],
        [900, 470, 84],
        [1090, 270, 60],
        [1130, 560, 70],
        [270, 580, 46],
      ]
        .map(([x = 0, y = 0, r = 0], index) => circle(x, y, r, [one, two, three][index % 3] ?? one))
        .join('')
    case 'slope':
      return path(`M-10 ${low}V240L1210 560V${low}z`, one) + path(`M-10 ${low}V440L1210 620V${low}z`, two)
    case 'clouds':
      return [
        [180, 330, 1.2],
        [520, 440, 1.5],
        [900, 340, 1.3],
        [1120, 520, 1.2],
        [60, 560, 1.1],
      ]
        .map(([x = 0, y = 0, k = 1]) =>
          path(
            `M${n(x - 110 * k)} ${n(y + 30 * k)}Q${n(x - 130 * k)} ${n(y - 20 * k)} ${n(x - 70 * k)} ${n(y - 20 * k)}Q${n(x - 50 * k)} ${n(y - 70 * k)} ${n(x)} ${n(y - 50 * k)}Q${n(x + 50 * k)} ${n(y - 76 * k)} ${n(x + 74 * k)} ${n(y - 18 * k)}Q${n(x + 130 * k)} ${n(y - 14 * k)} ${n(x + 110 * k)} ${n(y + 30 * k)}z`,
            mix(wall, '#fff8ec', dark ? 0.14 : 0.46),
          ),
        )
        .join('')
    default:
      return ''
  }
}
