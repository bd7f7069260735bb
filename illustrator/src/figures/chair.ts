import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { inner, line, path } from '../paper.ts'

/** A wheelchair as children have them: light, low at the back, in a colour of their own. The hips rest 58 pixels up. */
export const chairBehind = (look: Look): string => {
  const frame = frameOf(look)
  return (
    wheel(-12, -34, 32, mix(frame, '#1c1030', 0.3)) +
    line('M-30 -58V-112M-30 -112h-16', mix(frame, '#1c1030', 0.25), 7) +
    path('M-36 -108H-22V-52H-34z', mix(look.outfit.second, '#1c1030', 0.25)) +
    line('M-26 -50H34L46 -14H64', frame, 6)
  )
}

/** The parts in front of the person: the wheel, and the small one before it. */
export const chairBefore = (look: Look): string =>
  line('M-24 -48H30', frameOf(look), 7) +
  wheel(-6, -33, 33, '#2c2440', frameOf(look)) +
  wheel(44, -9, 9, '#2c2440')

const frameOf = ({ outfit }: Look) => mix(outfit.shoes, outfit.top, 0.5)

function wheel(x: number, y: number, r: number, tyre: string, rim = ''): string {
  const spokes = [0, 1, 2]
    .map((index) => {
      const [dx, dy] = [Math.cos(index * 1.047) * r, Math.sin(index * 1.047) * r]
      return `M${Math.round(x - dx)} ${Math.round(y - dy)}L${Math.round(x + dx)} ${Math.round(y + dy)}`
    })
    .join('')
  const ring = (radius: number, colour: string, width: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return (
    (r > 20 ? inner(line(spokes, '#cfd4e2', 1.6)) : '') +
    ring(r, tyre, r > 20 ? 6 : 7) +
    (rim ? inner(ring(r - 6, rim, 3)) : '')
  )
}
