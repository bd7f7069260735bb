import { mix } from '../../palette.ts'
import { n, path, sheet } from '../../paper.ts'
import type { Chance } from '../../random.ts'
import { high, type Stage, wide } from '../stage.ts'

/** The shape of the window: leaves, cloud, plain paper, or land that rises at the sides. */
export type Box = 'leaves' | 'cloud' | 'paper' | 'slopes' | 'none'

/**
 * Sheets with a window cut in them, one before another, as in a box of paper with a lamp inside: the nearer, the
 * darker. One is behind the people, one before them.
 */
export function lightbox(stage: Stage, where: 'behind' | 'before', box: Box): string {
  if (box === 'none') return ''
  const { palette } = stage
  const isNear = where === 'before'
  // By day a cloud is pale.
  const isPale = box === 'cloud' && !palette.dark
  const colour = isPale
    ? mix(palette.sky[isNear ? 0 : 1], '#ffffff', isNear ? 0.42 : 0.5)
    : isNear
      ? mix(palette.front, palette.near, palette.dark ? 0.05 : 0.25)
      : mix(mix(palette.front, palette.near, palette.dark ? 0.5 : 0.75), palette.sky[1], 0.2)
  const inset = (isNear ? 22 : 50) * (palette.dark ? 1 : 0.8)
  return [true, false]
    .map((left) => {
      const d = cuts[box](stage.chance, left, inset)
      return isNear
        ? path(d, palette.shade, 'opacity=".18" transform="translate(0 6)"') + path(d, colour)
        : sheet(d, colour, palette.shade, 7)
    })
    .join('')
}

type Cut = (chance: Chance, left: boolean, inset: number) => string

const from = (left: boolean) => (x: number) => n(left ? x : wide - x)

const cuts: Record<Exclude<Box, 'none'>, Cut> = {
  /** Long curves that run from the top to the ground and lean into the corner above. */
  paper(chance, left, inset) {
    const x = from(left)
    const steps = 4
    let d = `M${x(-30)} -30H${x(inset * 5 + chance.between(0, 120))}`
    let [px, py] = [inset * 4.4, -6]
    for (let index = 1; index <= steps; index++) {
      const part = index / steps
      const [nx, ny] = [inset * (0.7 + leaning(part)) + chance.between(-16, 16), part * (high + 30)]
      d += `Q${x((px + nx) / 2 + 26)} ${n((py + ny) / 2 + 8)} ${x(nx)} ${n(ny)}`
      ;[px, py] = [nx, ny]
    }
    return `${d}V${high + 30}H${x(-30)}z`
  },
  /** Clumps of leaves, larger above. */
  leaves(chance, left, inset) {
    const x = from(left)
    let [px, py] = [inset * 5.4 + chance.between(0, 120), -40]
    let d = `M${x(-30)} -40H${x(px)}`
    while (py < high) {
      const part = Math.max(0, (py + 60) / high)
      const size = chance.between(34, 74)
      const ny = py + size * chance.between(0.7, 1)
      const nx = inset * (0.5 + leaning(Math.min(1, part))) + chance.between(-18, 18)
      const r = n(Math.hypot(nx - px, ny - py) * 0.56)
      d += `A${r} ${r} 0 0 ${left ? 1 : 0} ${x(nx)} ${n(ny)}`
      ;[px, py] = [nx, ny]
    }
    return `${d}V${high + 30}H${x(-30)}z`
  },
  /** Banks of cloud above and below. */
  cloud(chance, left, inset) {
    const x = from(left)
    const bank = (top: boolean) => {
      const reach = inset * chance.between(5, 8)
      let px = reach
      let py = top ? -30 : high + 30
      let d = `M${x(-40)} ${top ? -40 : high + 40}L${x(px)} ${n(py)}`
      while (px > -20) {
        const nx = px - chance.between(50, 90)
        const part = 1 - Math.max(0, nx) / reach
        const depth = inset * (0.4 + part * 2.4)
        const ny = top ? depth : high - depth
        const r = n(Math.hypot(nx - px, ny - py) * 0.56)
        d += `A${r} ${r} 0 0 ${left === top ? 1 : 0} ${x(nx)} ${n(ny)}`
        ;[px, py] = [nx, ny]
      }
      return `${d}H${x(-40)}z`
    }
    return bank(true) + bank(false)
  },
  /** The land rises to both sides. */
  slopes(chance, left, inset) {
    const x = from(left)
    const top = high - inset * chance.between(5, 9)
    const reach = inset * chance.between(6, 10)
    return `M${x(-30)} ${n(top)}C${x(reach * 0.3)} ${n(top - 20)} ${x(reach * 0.45)} ${n(high - 60)} ${x(reach + 120)} ${high + 30}H${x(-30)}z`
  },
}

/** Wide above, narrow at the eye's height, a little wider at the foot. */
const leaning = (part: number) => 4.2 * (1 - part) ** 2.6 + (part > 0.74 ? (part - 0.74) * 5 : 0)
