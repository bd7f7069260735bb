import type { Point } from '../figures/joints.ts'
import { postureOf } from '../figures/postures.ts'
import { group, line, n, path } from '../paper.ts'
import type { Action, Species } from '../words.ts'
import { type Beast, coated, isCurledUp, saddleOf } from './beasts.ts'
import { beasts } from './herd.ts'
import type { Kind } from './index.ts'

/**
 * A cloth over the back of an animal on four legs, from between its feet, looking right. Nothing for toys, for those who sit up, and
 * for all others, who have no back that a cloth would stay on.
 */
export function drawCloth(species: Species, action: Action, { coat, isToy }: Kind = {}): string | undefined {
  const known = beasts[species]
  if (!known || isToy) return undefined
  const beast = coat ? coated(known, coat) : known
  const posture = postureOf({ action })
  if (isCurledUp(beast, { posture, asleep: posture === 'sleeping' && action !== 'lie-awake' }))
    return overCurledUp(beast)
  const saddle = saddleOf(beast, posture)
  const cloth = saddle && overBack(beast, saddle)
  return cloth && posture === 'flying' ? group(cloth, 'rotate(-9)') : cloth
}

/** Where something else lies on the same backs, from between the feet. */
export function backOf(species: Species, action: Action, { isToy }: Kind = {}): Point | undefined {
  const beast = isToy ? undefined : beasts[species]
  return beast && saddleOf(beast, postureOf({ action }))
}

const colour = '#6a5a9e'
const stripes = ['#c9b4dc', '#e0a85a'] as const

/** As far down as the belly. */
function overBack({ body: [long, high] }: Beast, { x, y, height }: { x: number; y: number; height: number }) {
  const half = long * 0.6
  const drop = Math.min(half * 1.1, high * 1.2, height * 0.92)
  const hem = [1, 0.5, 0, -0.5].map(
    (from) =>
      `Q${n((from - 0.25) * half * 1.04)} ${n(drop * 1.16)} ${n((from - 0.5) * half * 1.04)} ${n(drop)}`,
  )
  const cloth = `M${n(-half)} ${n(drop * 0.1)}Q0 ${n(-drop * 0.14)} ${n(half)} ${n(drop * 0.1)}L${n(half * 1.04)} ${n(drop)}${hem.join('')}z`
  const stripe = (at: number) =>
    `M${n(-half * 1.01)} ${n(drop * at)}Q0 ${n(drop * (at - 0.14))} ${n(half * 1.01)} ${n(drop * at)}`
  return group(
    path(cloth, colour) +
      line(stripe(0.42), stripes[0], Math.max(2, drop * 0.06)) +
      line(stripe(0.76), stripes[1], Math.max(2, drop * 0.08)),
    `translate(${n(x)} ${n(y)})`,
  )
}

/** Along the round back down to the ground, and free of the face, which lies before it. */
function overCurledUp({ body: [long, high], head }: Beast) {
  const [left, right] = [-long * 1.05, Math.min(-long * 0.1, long * 0.45 - head * 1.06)]
  const step = (right - left) / 4
  const hem = [0, 1, 2, 3].map(
    (each) => `Q${n(left + (each + 0.5) * step)} ${n(high * 0.16)} ${n(left + (each + 1) * step)} -2`,
  )
  const top = n(-high * 1.87)
  const cloth = `M${n(right)} ${top}C${n(right - long * 0.42)} ${n(-high * 1.94)} ${n(-long * 1.01)} ${n(-high * 1.5)} ${n(-long * 1.02)} ${n(-high * 0.85)}L${n(left)} -2${hem.join('')}z`
  const stripe = (y: number) =>
    `M${n(-long * 1.02)} ${n(-high * y)}Q${n((left + right) / 2)} ${n(-high * (y + 0.1))} ${n(right)} ${n(-high * y)}`
  return (
    path(cloth, colour) +
    line(stripe(0.7), stripes[0], Math.max(2, high * 0.06)) +
    line(stripe(0.3), stripes[1], Math.max(2, high * 0.08))
  )
}
