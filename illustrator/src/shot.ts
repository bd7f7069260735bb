import type { PlacedFigure, PlacedOne } from './composing/group.ts'
import type { PosedFigure } from './figures/pose.ts'
import { type Box, unionOf } from './framing.ts'
import type { Tie } from './relations.ts'
import { heightOnStage, scaleOf, widthOf } from './staging.ts'
import { thingDrawing } from './things.ts'
import type { Thing } from './words.ts'

type Poses = ReadonlyMap<number, PosedFigure>

/** What is drawn of somebody. */
export function boxOfFigure(placed: PlacedFigure, poses: Poses): Box {
  const posed = poses.get(placed.index)
  // Of a passenger the pane shows the head and the shoulders.
  if (placed.inside !== undefined) return headIn(placed, posed)
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

function headIn({ x, y }: PlacedFigure, posed: PosedFigure | undefined): Box {
  const { face } = posed ?? {}
  return face
    ? {
        left: face.x - face.radius,
        right: face.x + face.radius,
        top: face.y - face.radius * 1.2,
        bottom: face.y + face.radius * 1.3,
      }
    : { left: x - 30, right: x + 30, top: y - 60, bottom: y }
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

/** What a thought may not cover: the face of whoever thinks it, and all of everybody else. */
export const clearOf = (company: readonly PlacedFigure[], poses: Poses, thinker?: PlacedFigure): Box[] =>
  company.map((placed) => (placed === thinker ? faceBoxOf(placed, poses) : boxOfFigure(placed, poses)))

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

/** A close picture shows this much of the stage at most, with everybody and as many of the things as that leaves room for. */
const closest = { width: 820, height: 600 } as const

/** What a close picture is about: everybody down to their hands, what they do something to, and what belongs to them or lies with it. */
export function subjectsOf(
  company: readonly PlacedFigure[],
  things: readonly PlacedOne[],
  poses: Poses,
  ties: readonly (Tie | undefined)[],
): Box[] {
  const shown = [
    ...company.map((placed) => aboard(placed, things) ?? bust(placed, poses)),
    ...things.flatMap((thing) => lowWorn(thing, poses)),
  ]
  const aims = new Set(
    company.flatMap(({ figure: { target } }) => (target && 'thing' in target ? [target.thing] : [])),
  )
  const isAbout = (index: number): boolean => {
    const tie = ties[index]
    return aims.has(index) || (tie !== undefined && ('figure' in tie.to || aims.has(tie.to.thing)))
  }
  const ranked = [...things.entries()]
    .filter(([index, { worn, isOfPlace }]) => !worn && (!isOfPlace || aims.has(index)))
    .sort(([a], [b]) => Number(aims.has(b)) - Number(aims.has(a)) || Number(isAbout(b)) - Number(isAbout(a)))
    .filter(([index]) => isAbout(index))
  for (const [, thing] of ranked) {
    const box = thingBoxOf(thing)
    const all = unionOf([...shown, box])
    if (all && all.right - all.left <= closest.width && all.bottom - all.top <= closest.height)
      shown.push(box)
  }
  return shown
}

/** A vehicle with whom is in it, if it is not too broad. */
function aboard({ inside }: PlacedFigure, things: readonly PlacedOne[]): Box | undefined {
  const vehicle = inside === undefined ? undefined : things[inside]
  const box = vehicle && thingBoxOf(vehicle)
  return box && box.right - box.left <= closest.width ? box : undefined
}

/** A plaster on a knee and boots on feet have to be seen. */
function lowWorn({ worn }: PlacedOne, poses: Poses): Box[] {
  const pose = worn && poses.get(worn.by)
  if (!pose || (worn.where !== 'knee' && worn.where !== 'feet')) return []
  const { x, y } = worn.where === 'knee' ? pose.knee : pose.feet.near
  return [{ left: x - 40, right: x + 40, top: y - 40, bottom: y + 40 }]
}

/** Head and hands, and as broad as they are. */
function bust(placed: PlacedFigure, poses: Poses): Box {
  const posed = poses.get(placed.index)
  if (!posed || placed.inside !== undefined) return boxOfFigure(placed, poses)
  const { face, hands, box } = posed
  const low = Math.max(hands.near.y, hands.far.y)
  return {
    left: Math.min(face.x - face.radius * 1.5, box.left),
    right: Math.max(face.x + face.radius * 1.5, box.right),
    top: face.y - face.radius * 2,
    bottom: Math.min(low + 40, face.y + face.radius * 4.2),
  }
}
