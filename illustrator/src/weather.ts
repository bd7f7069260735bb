import { mix } from './palette.ts'
import { group, line, n, path } from './paper.ts'
import { high, type Place, type Stage, wide } from './settings/stage.ts'

/** Mist lies among the trees and about the feet, behind the characters. */
export function hazeBehind(stage: Stage, { floor }: Place): string {
  if (stage.weather !== 'mist') return ''
  const { lights, chance, palette } = stage
  return [floor - 300, floor - 190, floor - 80]
    .map((y, index) =>
      group(
        lights.glow(0, 0, 760, mix(palette.sky[2], '#ffffff', 0.4), 0.66),
        `translate(${n(chance.between(200, 1000))} ${n(y)}) scale(1 ${n(0.12 + index * 0.04)})`,
      ),
    )
    .join('')
}

/** Leaves on the wind, behind the characters: in front of a face they look like a mark on it. */
export const leavesBehind = ({ weather, chance, palette }: Stage): string =>
  weather !== 'breeze'
    ? ''
    : Array.from({ length: 9 }, () =>
        path(
          'M0 0C10 -14 28 -12 34 0C24 8 8 10 0 0z',
          mix(palette.leaf, palette.lamp, 0.35),
          `opacity=".8" transform="translate(${n(chance.between(60, wide))} ${n(chance.between(120, 640))}) rotate(${n(chance.between(0, 360))}) scale(${n(chance.between(0.6, 1.1))})"`,
        ),
      ).join('')

/** What falls or drifts in front of the scene. */
export function weatherOver(stage: Stage): string {
  const { weather, chance, palette } = stage
  if (weather === 'rain') {
    const drops = (count: number, length: number) =>
      Array.from(
        { length: count },
        () =>
          `M${Math.round(chance.between(-20, wide))} ${Math.round(chance.between(0, high))}l${-length / 5} ${length}`,
      ).join('')
    return (
      line(drops(60, 30), '#dfe9f6', 2, 'opacity=".26"') +
      line(drops(36, 50), '#eef4fc', 3, 'opacity=".34"') +
      ripples(stage)
    )
  }
  if (weather === 'snow')
    return [4, 7, 11]
      .map((size, index) => {
        const flakes = Array.from(
          { length: 54 - index * 16 },
          () => `M${Math.round(chance.between(0, wide))} ${Math.round(chance.between(0, high))}h.1`,
        )
        return line(flakes.join(''), '#ffffff', size, `opacity="${n(0.85 - index * 0.14)}"`)
      })
      .join('')
  if (weather === 'mist')
    return group(
      stage.lights.glow(0, 0, 700, mix(palette.sky[2], '#ffffff', 0.4), 0.5),
      `translate(${n(chance.between(300, 900))} ${high - 40}) scale(1 .14)`,
    )
  return ''
}

/** Where drops meet the ground. */
const ripples = ({ chance }: Stage): string =>
  line(
    Array.from({ length: 16 }, () => {
      const r = chance.between(9, 20)
      return `M${n(chance.between(40, wide - 40))} ${n(chance.between(high - 130, high - 20))}a${n(r)} ${n(r * 0.26)} 0 0 0 ${n(r * 2)} 0`
    }).join(''),
    '#eef4fc',
    2.4,
    'opacity=".4"',
  )
