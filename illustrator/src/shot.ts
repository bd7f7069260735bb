import type { PlacedFigure, PlacedOne } from './composing/group.ts'
import type { PosedFigure } from './figures/pose.ts'
import type { Box } from './framing.ts'
import { heightOnStage, scaleOf, widthOf } from './staging.ts'
import { thingDrawing } from './things.ts'
import type { Thing } from './words.ts'

type Poses = ReadonlyMap<number, PosedFigure>

/** What is drawn of somebody. */
export function boxOfFigure(placed: PlacedFigure, poses: Poses): Box {
  const posed = poses.get(placed.index)
  if (posed) {
    const { box, face, hands } = posed
    const { holding } = placed.figure
    // Umbrellas and flags are held up.
    const held = holding ? hands.near.y - raised(holding) * placed.scale : box.top
    // Hats and hair stand off.
    return { ...box, top: Math.min(box.top, face.y - face.radius * 1.7, held) }
  }
  const share = placed.scale / scaleOf(placed.figure)
  const half = (widthOf(placed.figure) * share) / 2
  return {
    left: placed.x - half,
    right: placed.x + half,
    top: placed.y - heightOnStage(placed.figure) * share,
    bottom: placed.y,
  }
}

/** How far a thing in a hand is above it. */
const raised = (thing: Thing): number =>
  thing === 'umbrella' ? 230 : ['flag', 'broom', 'net', 'balloon', 'oar'].includes(thing) ? 110 : 40

/** The face, with its hair. */
export function faceBoxOf(placed: PlacedFigure, poses: Poses): Box {
  const posed = poses.get(placed.index)
  if (posed) {
    const { x, y, radius } = posed.face
    return {
      left: x - radius * 1.25,
      right: x + radius * 1.25,
      top: y - radius * 1.6,
      bottom: y + radius * 1.1,
    }
  }
  const box = boxOfFigure(placed, poses)
  const middle = (box.left + box.right) / 2
  return placed.isFlipped
    ? { ...box, right: middle, bottom: (box.top + box.bottom) / 2 }
    : { ...box, left: middle, bottom: (box.top + box.bottom) / 2 }
}

export function thingBoxOf({ thing, x, y, scale, others }: PlacedOne): Box {
  const { width, height } = thingDrawing(thing)
  const half = (width / 2) * scale
  const xs = [0, ...others.map(([dx]) => dx)]
  const ys = [0, ...others.map(([, dy]) => dy)]
  return {
    left: x + Math.min(...xs) - half,
    right: x + Math.max(...xs) + half,
    top: y + Math.min(...ys) - height * scale,
    bottom: y,
  }
}

/** Everything that should be on the page. */
export const boxesOf = (
  company: readonly PlacedFigure[],
  things: readonly PlacedOne[],
  poses: Poses,
): Box[] => [
  ...company.map((placed) => boxOfFigure(placed, poses)),
  ...things.filter(({ worn }) => !worn).map(thingBoxOf),
]

/** What a close picture is about: those who do something to each other or to a thing, down to their hands. */
export function subjectsOf(
  company: readonly PlacedFigure[],
  things: readonly PlacedOne[],
  poses: Poses,
): Box[] {
  const actor =
    company.find(
      ({ figure }) =>
        figure.kind !== 'creature' && figure.target !== undefined && !('direction' in figure.target),
    ) ??
    company.find(({ figure }) => figure.kind !== 'creature') ??
    company[0]
  if (!actor) return []
  const target = actor.figure.target
  const other =
    target && 'figure' in target ? company.find(({ index }) => index === target.figure) : undefined
  const near = other ?? nearestTo(actor, company)
  const thing = target && 'thing' in target ? things[target.thing] : undefined
  const reachable = thing && thingDrawing(thing.thing).height * thing.scale < 330 ? [thingBoxOf(thing)] : []
  return [bust(actor, poses), ...(near ? [bust(near, poses)] : []), ...reachable]
}

function nearestTo(actor: PlacedFigure, company: readonly PlacedFigure[]): PlacedFigure | undefined {
  const others = company.filter((each) => each !== actor && Math.abs(each.x - actor.x) < 330)
  return others.length === 0
    ? undefined
    : others.reduce((a, b) => (Math.abs(b.x - actor.x) < Math.abs(a.x - actor.x) ? b : a))
}

/** Head and hands. */
function bust(placed: PlacedFigure, poses: Poses): Box {
  const posed = poses.get(placed.index)
  if (!posed) return boxOfFigure(placed, poses)
  const { face, hands } = posed
  const low = Math.max(hands.near.y, hands.far.y)
  return {
    left: Math.min(face.x - face.radius * 1.5, hands.near.x - 20, hands.far.x - 20),
    right: Math.max(face.x + face.radius * 1.5, hands.near.x + 20, hands.far.x + 20),
    top: face.y - face.radius * 2,
    bottom: Math.min(low + 40, face.y + face.radius * 4.2),
  }
}
