import { postureOf } from '../figures/postures.ts'
import type { Group } from './group.ts'

/** Who acts on somebody turns to them, and they turn back if they have nobody else to turn to. */
export function turnToTargets(group: Group) {
  for (const [index, placed] of group.figures) {
    const target = placed.figure.target
    const to =
      target && 'figure' in target
        ? group.figures.get(target.figure)
        : target && 'thing' in target
          ? group.things.get(target.thing)
          : undefined
    const way =
      target && 'direction' in target
        ? target.direction === 'left'
          ? -1
          : target.direction === 'right'
            ? 1
            : 0
        : 0
    const x = to ? to.x : way === 0 ? undefined : placed.x + way * 100
    if (x !== undefined && Math.abs(x - placed.x) > 6) turn(group, index, x < placed.x)
    else if (!target) {
      const caller = [...group.figures.values()].find(
        ({ figure }) =>
          figure.target !== undefined && 'figure' in figure.target && figure.target.figure === index,
      )
      if (caller && Math.abs(caller.x - placed.x) > 6 && postureOf(placed.figure) !== 'walking')
        turn(group, index, caller.x < placed.x)
    }
  }
}

function turn(group: Group, index: number, isFlipped: boolean) {
  const placed = group.figures.get(index)
  if (placed && !placed.isTurned) group.figures.set(index, { ...placed, isFlipped })
}
