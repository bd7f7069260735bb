import type { Posture } from '../figures/postures.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, inner, line, n, path } from '../paper.ts'
import type { Mood } from '../words.ts'

const ink = '#2a1a2c'

export interface Bearing {
  readonly asleep: boolean
  readonly mood: Mood
  readonly posture: Posture
  readonly isToy?: true
  /** Of a toy: on its back. */
  readonly isLaid?: true
}

/** One eye of a creature; shut when it sleeps. @param side -1 of the left one */
export function eye(
  x: number,
  y: number,
  size: number,
  { asleep, mood, isToy }: Bearing,
  side: 1 | -1 = x < 0 ? -1 : 1,
): string {
  if (isToy) return button(x, y, size * 1.1)
  if (asleep)
    return inner(line(`M${x - size} ${y}q${size} ${size} ${size * 2} 0`, ink, Math.max(2, size * 0.45)))
  // Half-closed: the sleepy are awake.
  if (mood === 'sleepy')
    return inner(
      path(
        `M${n(x - size)} ${n(y)}Q${n(x)} ${n(y - size * 0.8)} ${n(x + size)} ${n(y)}A${n(size)} ${n(size)} 0 0 1 ${n(x - size)} ${n(y)}z`,
        ink,
      ) + circle(x + size * 0.3, y + size * 0.1, size * 0.28, '#fff'),
    )
  if (mood === 'laughing' || mood === 'proud')
    return inner(
      line(
        `M${n(x - size)} ${n(y + size * 0.4)}q${n(size)} ${n(-size * 1.4)} ${n(size * 2)} 0`,
        ink,
        Math.max(2, size * 0.5),
      ),
    )
  const wide = mood === 'surprised' || mood === 'scared' ? 1.3 : 1
  return inner(
    circle(x, y, size * wide, ink) +
      circle(x + size * 0.35, y - size * 0.35, size * 0.38 * wide, '#fff') +
      brow(x, y, size, mood, side),
  )
}

/** What an animal feels is in its brows. */
function brow(x: number, y: number, size: number, mood: Mood, side: 1 | -1): string {
  const inner = mood === 'cross' ? 0.5 : mood === 'sad' || mood === 'worried' || mood === 'scared' ? -0.5 : 0
  if (inner === 0) return ''
  const tilt = inner * -side
  return line(
    `M${n(x - size)} ${n(y - size * (1.8 + tilt))}L${n(x + size)} ${n(y - size * (1.8 - tilt))}`,
    ink,
    Math.max(1.6, size * 0.34),
  )
}

/** The eye of a toy: sewn on through four holes. */
const button = (x: number, y: number, r: number) =>
  inner(
    circle(x, y, r, ink) +
      circle(x, y, r * 0.72, '#4a3844') +
      line(
        `M${n(x - r * 0.34)} ${n(y - r * 0.34)}L${n(x + r * 0.34)} ${n(y + r * 0.34)}M${n(x + r * 0.34)} ${n(y - r * 0.34)}L${n(x - r * 0.34)} ${n(y + r * 0.34)}`,
        '#e6d9c4',
        Math.max(1, r * 0.22),
      ),
  )

/** A seam down the middle with its stitches, of a toy. */
export const seams = (x: number, y: number, half: number): string =>
  inner(
    line(`M${n(x)} ${n(y - half)}V${n(y + half)}`, '#3a2c38', 1.6, 'opacity=".55"') +
      line(
        [-0.7, -0.25, 0.2, 0.65].map((part) => `M${n(x - 5)} ${n(y + half * part)}h10`).join(''),
        '#3a2c38',
        1.8,
        'opacity=".6"',
      ),
  )

export const blush = (x: number, y: number, colour: string, size = 9) =>
  ellipse(x, y, size, size * 0.67, mix(colour, '#e0685c', 0.45), 'opacity=".6"')

export const smile = (x: number, y: number, width: number) =>
  inner(line(`M${x - width} ${y}q${width} ${width * 0.8} ${width * 2} 0`, ink, 3))

export const darker = (colour: string, share = 0.22) => mix(colour, '#1a1030', share)
export const lighter = (colour: string, share = 0.3) => mix(colour, '#fff6e4', share)
