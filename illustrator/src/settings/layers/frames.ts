import { mix } from '../../palette.ts'
import { circle, ellipse, line, n, path } from '../../paper.ts'
import { high, type Stage, wide } from '../stage.ts'

type Frame = 'leaves' | 'grass' | 'boughs' | 'ferns' | 'reeds'

/** Dark paper at the page's edges, which makes a window of the scene. */
export const frame = (stage: Stage, ...kinds: readonly Frame[]): string =>
  kinds.map((kind) => frames[kind](stage)).join('')

const bank = ({ palette }: Stage) =>
  path(
    `M-10 ${high}V${high - 44}Q300 ${high - 12} 600 ${high - 18}T${wide + 10} ${high - 48}V${high}z`,
    palette.front,
  )

const frames: Record<Frame, (stage: Stage) => string> = {
  leaves(stage) {
    const { chance, lights, palette } = stage
    const [light, dark] = [0.34, 0.08].map((share) => {
      const colour = mix(palette.front, palette.leaf, share)
      const vein = line('M0 0V-92', mix(colour, palette.moon, 0.16), 2.5)
      return lights.reuse(path('M0 0C-30 -30 -26 -84 0 -112C26 -84 30 -30 0 0z', colour) + vein)
    })
    const side = (left: boolean) =>
      Array.from({ length: 8 }, (_, index) => {
        const x = chance.between(-30, 70)
        const turn = chance.between(4, 70)
        const size = chance.between(0.8, 1.5)
        const [at, way] = left ? [x, turn] : [wide - x, -turn]
        return `<use href="#${index % 3 === 0 ? light : dark}" transform="translate(${n(at)} ${high - index * 24 + 24}) rotate(${n(way)}) scale(${n(size)})"/>`
      }).join('')
    return side(true) + side(false) + bank(stage)
  },
  grass(stage) {
    const { chance, palette } = stage
    const blade = (x: number, tall: number) => {
      const sway = chance.between(-26, 26)
      return `M${n(x - 7)} ${high}Q${n(x - 4)} ${n(high - tall * 0.6)} ${n(x + sway)} ${n(high - tall)}Q${n(x + 5 + sway * 0.2)} ${n(high - tall * 0.5)} ${n(x + 8)} ${high}z`
    }
    const rows = (count: number, low: number, up: number) =>
      Array.from({ length: count }, () => {
        const x = chance.between(-10, wide + 10)
        const edge = Math.abs(x / wide - 0.5) * 2
        return blade(x, low + up * edge ** 2.4 * chance.between(0.5, 1.2))
      }).join('')
    const heads = [50, 120, 1090, 1160]
      .map((x, index) => {
        const top = high - 120 - (index % 3) * 34
        return (
          line(`M${x} ${high}Q${x + 6} ${top + 60} ${x + 4} ${top}`, palette.front, 4) +
          [0, 72, 144, 216, 288]
            .map((turn) =>
              ellipse(
                x + 4,
                top - 10,
                5.4,
                10,
                mix(palette.lamp, palette.front, 0.45),
                `transform="rotate(${turn} ${x + 4} ${top})"`,
              ),
            )
            .join('') +
          circle(x + 4, top, 5, palette.front)
        )
      })
      .join('')
    return (
      path(rows(46, 26, 130), mix(palette.front, palette.leaf, 0.3)) +
      heads +
      path(rows(60, 14, 90), palette.front) +
      bank(stage)
    )
  },
  boughs({ chance, palette }) {
    const left = chance.next() > 0.5
    const leaves = Array.from({ length: 34 }, (_, index) => {
      const part = chance.next()
      const x = 30 + part * 400
      const y = 26 + Math.sin(part * 2.6) * 36 + chance.between(-10, 52) * (1 - part * 0.5)
      const colour = mix(palette.front, palette.leaf, index % 3 === 0 ? 0.4 : 0.12)
      return path(
        'M0 0C-14 12 -14 36 0 50C14 36 14 12 0 0z',
        colour,
        `transform="translate(${n(x)} ${n(y)}) rotate(${n(chance.between(-60, 40))})"`,
      )
    }).join('')
    return `<g transform="${left ? '' : `translate(${wide} 0) scale(-1 1)`}">${path('M-20 -20H250Q330 40 450 62Q330 66 230 34Q120 40 -20 90z', palette.front)}${leaves}</g>`
  },
  ferns(stage) {
    const { chance, palette } = stage
    const fern = (x: number, turn: number, size: number, colour: string) => {
      const fronds = Array.from({ length: 9 }, (_, index) => {
        const y = -26 - index * 17
        const reach = 46 - Math.abs(index - 2) * 5
        return `M0 ${y}Q${n(reach * 0.6)} ${y - 16} ${reach} ${y - 12}Q${n(reach * 0.6)} ${y + 6} 0 ${y + 9}Q${n(-reach * 0.6)} ${y + 6} ${-reach} ${y - 12}Q${n(-reach * 0.6)} ${y - 16} 0 ${y}z`
      }).join('')
      return `<g transform="translate(${n(x)} ${high + 6}) rotate(${n(turn)}) scale(${n(size)})">${path(fronds, colour)}${line('M0 0V-176', colour, 6)}</g>`
    }
    const side = (left: boolean) =>
      [62, 40, 18, -6]
        .map((turn, index) => {
          const x = 10 + index * 26 + chance.between(-14, 14)
          return fern(
            left ? x : wide - x,
            left ? turn : -turn,
            chance.between(0.9, 1.35),
            mix(palette.front, palette.leaf, index % 2 ? 0.26 : 0.06),
          )
        })
        .join('')
    return side(true) + side(false) + bank(stage)
  },
  reeds(stage) {
    const { chance, palette } = stage
    const reed = (x: number, tall: number) => {
      const sway = chance.between(-14, 14)
      const top = high - tall
      return (
        line(`M${n(x)} ${high}Q${n(x)} ${n(top + tall * 0.5)} ${n(x + sway)} ${n(top)}`, palette.front, 6) +
        ellipse(x + sway, top - 16, 8, 28, mix(palette.wood, palette.front, 0.45)) +
        path(
          `M${n(x)} ${high}Q${n(x + 20)} ${n(top + tall * 0.6)} ${n(x + 56)} ${n(top + tall * 0.34)}Q${n(x + 30)} ${n(top + tall * 0.7)} ${n(x + 12)} ${high}z`,
          mix(palette.front, palette.leaf, 0.2),
        )
      )
    }
    return (
      [20, 62, 108, 150].map((x, index) => reed(x, 250 - index * 44 + chance.between(-20, 20))).join('') +
      [1180, 1138, 1090].map((x, index) => reed(x, 220 - index * 44 + chance.between(-20, 20))).join('') +
      bank(stage)
    )
  },
}
