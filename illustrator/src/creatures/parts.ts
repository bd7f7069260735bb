import { mix } from '../palette.ts'
import { circle, ellipse, inner, line } from '../paper.ts'
import type { Mood, Pose } from '../words.ts'

const ink = '#2a1a2c'

export interface Bearing {
  readonly asleep: boolean
  readonly mood: Mood
  readonly pose: Pose
}

/** One eye of a creature; shut when it sleeps. */
export function eye(x: number, y: number, size: number, { asleep, mood }: Bearing): string {
  if (asleep || mood === 'sleepy')
    return inner(line(`M${x - size} ${y}q${size} ${size} ${size * 2} 0`, ink, Math.max(2, size * 0.45)))
  const wide = mood === 'surprised' ? 1.3 : 1
  return inner(
    circle(x, y, size * wide, ink) + circle(x + size * 0.35, y - size * 0.35, size * 0.38 * wide, '#fff'),
  )
}

export const blush = (x: number, y: number, colour: string) =>
  ellipse(x, y, 9, 6, mix(colour, '#e0685c', 0.45), 'opacity=".6"')

export const smile = (x: number, y: number, width: number) =>
  inner(line(`M${x - width} ${y}q${width} ${width * 0.8} ${width * 2} 0`, ink, 3))

export const darker = (colour: string, share = 0.22) => mix(colour, '#1a1030', share)
export const lighter = (colour: string, share = 0.3) => mix(colour, '#fff6e4', share)
