import { mix } from './palette.ts'
import { circle, group, line, n, path } from './paper.ts'
import { high, type Stage, wide } from './settings/stage.ts'

/** What falls or drifts between the eye and the scene. */
export function weatherOver(stage: Stage): string {
  const { weather, chance, palette } = stage
  if (weather === 'rain')
    return Array.from({ length: 90 }, () =>
      line(
        `M${n(chance.between(-20, wide))} ${n(chance.between(0, high))}l-7 34`,
        '#dfe9f6',
        2.4,
        'opacity=".34"',
      ),
    ).join('')
  if (weather === 'snow')
    return Array.from({ length: 110 }, () =>
      circle(
        chance.between(0, wide),
        chance.between(0, high),
        chance.between(2, 6),
        '#ffffff',
        `opacity="${n(chance.between(0.4, 0.9))}"`,
      ),
    ).join('')
  if (weather === 'mist')
    return [480, 590, 720]
      .map((y, index) => {
        const bank = stage.lights.glow(0, 0, 760, mix(palette.sky[2], '#ffffff', 0.45), 0.62)
        return group(
          bank,
          `translate(${n(chance.between(200, 1000))} ${y}) scale(1 ${n(0.12 + index * 0.03)})`,
        )
      })
      .join('')
  if (weather === 'breeze')
    return Array.from({ length: 9 }, () =>
      path(
        'M0 0C10 -14 28 -12 34 0C24 8 8 10 0 0z',
        mix(palette.leaf, palette.lamp, 0.35),
        `opacity=".8" transform="translate(${n(chance.between(60, wide))} ${n(chance.between(120, 640))}) rotate(${n(chance.between(0, 360))}) scale(${n(chance.between(0.6, 1.1))})"`,
      ),
    ).join('')
  return ''
}
