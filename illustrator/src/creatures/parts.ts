import { mix } from '../palette.ts'
import { circle, ellipse, inner, line, n, path } from '../paper.ts'
import type { Mood, Pose } from '../words.ts'

const ink = '#2a1a2c'

export interface Bearing {
  readonly asleep: boolean
  readonly mood: Mood
  readonly pose: Pose
}

/** One eye of a creature; shut when it sleeps. */
export function eye(x: number, y: number, size: number, { asleep, mood }: Bearing): string {
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
  const wide = mood === 'surprised' ? 1.3 : 1
  return inner(
    circle(x, y, size * wide, ink) + circle(x + size * 0.35, y - size * 0.35, size * 0.38 * wide, '#fff'),
  )
}

export const blush = (x: number, y: number, colour: string, size = 9) =>
  ellipse(x, y, size, size * 0.67, mix(colour, '#e0685c', 0.45), 'opacity=".6"')

export const smile = (x: number, y: number, width: number) =>
  inner(line(`M${x - width} ${y}q${width} ${width * 0.8} ${width * 2} 0`, ink, 3))

export const darker = (colour: string, share = 0.22) => mix(colour, '#1a1030', share)
export const lighter = (colour: string, share = 0.3) => mix(colour, '#fff6e4', share)
