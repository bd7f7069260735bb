import type { Composition } from './composing/group.ts'
import { type Box, type Camera, unionOf } from './framing.ts'
import { type Node, rootOf, type Ties } from './relations.ts'
import { high } from './settings/stage.ts'
import { boxOfFigure, thingBoxOf } from './shot.ts'

/** What is broader than this on the page is furniture: its edge may be cut. */
const widest = 330

/** What would be cut by the side of the page moves in, with all that is on it; what is off the page stays off. @param margin on the page */
export function onThePage(
  { company, things }: Composition,
  ties: Ties,
  { zoom, left, up }: Camera,
  { width, margin }: { readonly width: number; readonly margin: number },
): Composition {
  const roots = things.map((_, thing) => rootOf(ties, { thing }))
  // Whoever sits or climbs on it would be left behind.
  const vehicles = new Set(company.flatMap(({ inside }) => inside ?? []))
  const ridden = new Set(
    ties.figures.flatMap((tie) =>
      tie && 'thing' in tie.to && !vehicles.has(tie.to.thing) ? [tie.to.thing] : [],
    ),
  )
  const shiftOf = (root: number): number => {
    const placed = things[root]
    if (!placed || placed.isOfPlace || placed.worn) return 0
    const members = things.filter((_, index) => isSameThing(roots[index], root))
    const box = unionOf(members.map(thingBoxOf))
    // Passengers are to be seen.
    return box ? shiftInto(box, vehicles.has(root) ? width - 40 : widest) : 0
  }
  const shiftInto = (box: Box, most: number): number => {
    const [from, to] = [box.left * zoom + left, box.right * zoom + left]
    const isSeen = to > 0 && from < width && box.top * zoom + up < high
    if (!isSeen || to - from > most) return 0
    return from < margin ? (margin - from) / zoom : to > width - margin ? (width - margin - to) / zoom : 0
  }
  const shifts = new Map<number, number>()
  for (const root of roots)
    if (root && 'thing' in root && !ridden.has(root.thing) && !shifts.has(root.thing))
      shifts.set(root.thing, shiftOf(root.thing))
  return {
    // A small animal at the end of a group would stand in the leaves.
    company: company.map((placed) => {
      const isAlone = placed.figure.kind === 'creature' && !ties.figures[placed.index]
      const shift = isAlone
        ? shiftInto(boxOfFigure(placed, new Map()), widest)
        : placed.inside === undefined
          ? 0
          : (shifts.get(placed.inside) ?? 0)
      return shift === 0 ? placed : { ...placed, x: placed.x + shift }
    }),
    things: things.map((placed, index) => {
      const root = roots[index]
      const shift = root && 'thing' in root ? (shifts.get(root.thing) ?? 0) : 0
      return shift === 0 ? placed : { ...placed, x: placed.x + shift }
    }),
  }
}

const isSameThing = (node: Node | undefined, thing: number): boolean =>
  node !== undefined && 'thing' in node && node.thing === thing
