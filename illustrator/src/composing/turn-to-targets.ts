import { type Posture, postureOf } from '../figures/postures.ts'
import type { Group, PlacedFigure } from './group.ts'

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
      if (postureOf(placed.figure) === 'walking') continue
      if (caller && Math.abs(caller.x - placed.x) > 6) turn(group, index, caller.x < placed.x)
      else if (!caller && isTurnedAway(group, placed)) turn(group, index, !placed.isFlipped)
    }
  }
}

/** Whether somebody has everybody else behind their back, and nowhere to go. */
function isTurnedAway({ figures, ties }: Group, { index, x, isFlipped, figure }: PlacedFigure): boolean {
  if (underWay.has(postureOf(figure)) || ties.figures[index]) return false
  const others = [...figures.values()].filter((each) => each.index !== index)
  return others.length > 0 && others.every((each) => (isFlipped ? each.x - x : x - each.x) > 20)
}

const underWay: ReadonlySet<Posture> = new Set(['walking', 'running', 'flying'])

function turn(group: Group, index: number, isFlipped: boolean) {
  const placed = group.figures.get(index)
  if (placed && !placed.isTurned) group.figures.set(index, { ...placed, isFlipped })
}
