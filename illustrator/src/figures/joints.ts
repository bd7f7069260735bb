export interface Point {
  readonly x: number
  readonly y: number
}

export const lerp = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The middle joint of a limb, and where its end comes to be: at its target, or as near to it as the limb reaches. */
export interface Bent {
  readonly joint: Point
  readonly end: Point
}

/**
 * Two bones of equal length from a root to a target.
 * @param length of both bones together
 * @param prefer which of the two places of the joint is the natural one: the higher value wins
 */
export function twoBones(root: Point, target: Point, length: number, prefer: (joint: Point) => number): Bent {
  const way = distance(root, target) || 0.001
  const far = Math.min(Math.max(way, length * 0.22), length * 0.998)
  const end = lerp(root, target, far / way)
  const middle = lerp(root, end, 0.5)
  const out = Math.sqrt(Math.max(0, (length / 2) ** 2 - (far / 2) ** 2))
  const across = { x: ((end.y - root.y) / far) * out, y: (-(end.x - root.x) / far) * out }
  const [one, other] = [
    { x: middle.x + across.x, y: middle.y + across.y },
    { x: middle.x - across.x, y: middle.y - across.y },
  ]
  return { joint: prefer(one) >= prefer(other) ? one : other, end }
}

/** How thick a limb is at its root, its joint and its end. */
export type Girth = readonly [number, number, number]

/** The outline of a sleeve or a trouser leg: it tapers, and is soft at the joint. */
export function limbPath(root: Point, { joint, end }: Bent, [first, middle, last]: Girth): string {
  const one = normal(root, joint)
  const two = normal(joint, end)
  const bend = unit({ x: one.x + two.x, y: one.y + two.y }, one)
  const before = lerp(joint, root, 0.42)
  const after = lerp(joint, end, 0.42)
  const off = (point: Point, across: Point, half: number) =>
    `${Math.round(point.x + across.x * half)} ${Math.round(point.y + across.y * half)}`
  const cap = `A${Math.round(first / 2)} ${Math.round(first / 2)} 0 0 1 ${off(root, one, first / 2)}z`
  // An arm that hangs needs no elbow.
  if (Math.abs(one.x * two.y - one.y * two.x) < 0.12 && one.x * two.x + one.y * two.y > 0)
    return `M${off(root, one, first / 2)}L${off(end, two, last / 2)}L${off(end, two, -last / 2)}L${off(root, one, -first / 2)}${cap}`
  const near = (first * 0.42 + middle * 0.58) / 2
  const next = (last * 0.42 + middle * 0.58) / 2
  return (
    `M${off(root, one, first / 2)}L${off(before, one, near)}Q${off(joint, bend, middle / 2)} ${off(after, two, next)}L${off(end, two, last / 2)}` +
    `L${off(end, two, -last / 2)}L${off(after, two, -next)}Q${off(joint, bend, -middle / 2)} ${off(before, one, -near)}L${off(root, one, -first / 2)}${cap}`
  )
}

const normal = (from: Point, to: Point): Point => {
  const far = distance(from, to) || 1
  return { x: -(to.y - from.y) / far, y: (to.x - from.x) / far }
}

const unit = ({ x, y }: Point, otherwise: Point): Point => {
  const far = Math.hypot(x, y)
  return far < 0.1 ? otherwise : { x: x / far, y: y / far }
}
