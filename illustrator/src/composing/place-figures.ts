import { buildOf } from '../figures/measures.ts'
import { sits } from '../figures/postures.ts'
import { boards, fitting, isAboard } from '../relations.ts'
import { type Figure, heightOnStage, reachOf, widthOf } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import type { Action, Thing } from '../words.ts'
import { sitAboard } from './aboard.ts'
import {
  type Group,
  heightOf,
  isOn,
  isTied,
  type PlacedFigure,
  type PlacedOne,
  type Spot,
  scaleOf,
  setFigure,
} from './group.ts'
import { placeAtBoard, sitApart, sitOn } from './seated.ts'

/** Whoever lies on something has it below all of them, and no feet on the ground. */
const lying: ReadonlySet<Action> = new Set(['lie-back', 'lie-front'])

/** One looks out of their door, and not over their rim. */
const openInFront: ReadonlySet<Thing> = new Set(['tent', 'den', 'kennel'])

/** In, on, under, over or behind something that has its place. */
export function placeTiedFigure(group: Group, index: number) {
  const tie = group.ties.figures[index]
  const figure = group.scene.cast[index]
  if (!tie || !figure || !isTied(group, index)) return
  if ('figure' in tie.to) {
    const host = group.figures.get(tie.to.figure)
    if (host) placeWithFigure(group, index, figure, host, tie.relation)
    return
  }
  const host = group.things.get(tie.to.thing)
  if (!host) return
  const drawing = thingDrawing(host.thing)
  const relation = fitting(tie.relation, host.thing)
  const company = group.who.filter((each) =>
    isOn(group, each, { thing: (tie.to as { thing: number }).thing }),
  )
  const vehicle = group.scene.things[tie.to.thing]
  if (vehicle && isAboard(tie.relation, vehicle, figure)) {
    sitAboard(group, index, host, tie.to.thing, company)
    return
  }
  const place = company.indexOf(index)
  const usual = scaleOf(group, figure) * Math.min(1, group.set.size)
  const [level, reach] = (relation === 'in' ? drawing.mouth : drawing.top) ?? [
    -drawing.height,
    drawing.width / 2,
  ]
  const room = reach * 2 * host.scale * 1.3
  const wanted = company.reduce(
    (sum, each) => sum + widthOf(group.scene.cast[each] as Figure) * group.set.size,
    0,
  )
  // Three badgers on a sofa sit side by side, and not in one another.
  const isCrowd = company.length > 1 && figure.kind === 'creature'
  // A whale in a bucket is a small one.
  const isTight = relation === 'in' && figure.kind === 'creature' && wanted > room * 2
  const scale =
    usual * (isTight ? (room * 1.5) / wanted : isCrowd ? Math.max(0.7, Math.min(1, room / wanted)) : 1)
  const part = company.length === 1 ? 0 : (place / (company.length - 1)) * 2 - 1
  const x = host.x + part * Math.max(0, reach * host.scale - 44 * scale)
  const isOwnBed = host.isOfPlace && host.thing === 'bed' && group.place.bed !== undefined
  const isLaid = figure.kind !== 'creature' && lying.has(figure.action)
  const y = isOwnBed ? (group.place.bed ?? 0) + (isLaid ? -18 : 10) : host.y + level * host.scale
  const isSitting = sits(figure) && !isLaid
  const legs = figure.kind === 'creature' ? 0 : buildOf(figure).legs * scale
  if (relation === 'behind' && host.thing === 'window' && group.place.indoors) {
    setFigure(group, index, inPane(group, figure, host, company.indexOf(index)), {})
  } else if (relation === 'in' && openInFront.has(host.thing)) {
    // In its doorway, not behind its roof.
    setFigure(
      group,
      index,
      {
        x: host.x + part * reach * host.scale * 0.6,
        y: host.y + 10,
        depth: host.depth + 1 + place * 0.1,
        scale,
      },
      {},
    )
  } else if (relation === 'in' && !isLaid) {
    // The rim hides the legs of those who stand, and the feet of those who sit.
    // Who sleeps there lies on what is in it, below the rim with the paws alone.
    const isAsleep = figure.kind === 'creature' && figure.action === 'sleep'
    const sunk = isAsleep
      ? 0
      : figure.kind === 'creature'
        ? heightOnStage(figure) * (scale / scaleOf(group, figure)) * (isTight ? 0.06 : 0.3)
        : isSitting
          ? 26 * scale
          : legs * 0.72
    setFigure(
      group,
      index,
      { x, y: y + sunk, depth: host.depth - (isAsleep ? 0.3 : 1) - place * 0.01, scale },
      {},
    )
  } else if (relation === 'on' || relation === 'in') {
    if (!isLaid && sitApart(group, index, host, company, usual)) return
    if (figure.kind !== 'creature' && figure.action === 'climb') {
      // One after another: the next is still on the ground.
      const climbers = company.filter((each) => group.scene.cast[each]?.action === 'climb')
      const after = climbers.indexOf(index)
      const up = after > 0 ? 0 : Math.min(-level * host.scale * 0.45, 150)
      const back = after * 104 * scale
      setFigure(
        group,
        index,
        {
          x: host.x - (drawing.width / 2) * host.scale * 0.5 - 24 * scale - back,
          y: host.y - up,
          depth: host.depth + 2 + after * 0.1,
          scale,
        },
        {
          near: { x: host.x - (drawing.width / 2) * host.scale * 0.1 - back, y: host.y - up - 190 * scale },
          far: { x: host.x + 10 - back, y: host.y - up - 150 * scale },
        },
      )
      return
    }
    const at = { x, y, depth: host.depth + 1 + place * 0.1, scale }
    if (isSitting && figure.kind !== 'creature') sitOn(group, index, host, at)
    else setFigure(group, index, at, {})
  } else if (relation === 'under') {
    setFigure(
      group,
      index,
      {
        x: host.x,
        y: group.place.floor + 2,
        depth: drawing.height * host.scale > 240 ? host.depth + 1 : host.depth - 1,
        scale,
      },
      {},
    )
  } else if (relation === 'over') {
    setFigure(
      group,
      index,
      { x: host.x, y: host.y - drawing.height * host.scale - 30, depth: host.depth + 1, scale },
      {},
    )
  } else if (boards.has(host.thing)) {
    placeAtBoard(group, index, figure, host, company, scale)
  } else {
    const half = (drawing.width / 2) * host.scale
    const isHigh = drawing.height * host.scale > 170
    const isHung = host.isOfPlace === true && host.y < group.place.floor - 60
    // From behind a shed one looks round its side, not over its roof; the next one on the other side, and more farther out.
    const after = company.filter((each) => group.ties.figures[each]?.relation === 'behind').indexOf(index)
    const side = (after % 2 === 0 ? 1 : -1) * (isHigh ? 0.98 + Math.floor(after / 2) * 0.5 : 0.3)
    setFigure(
      group,
      index,
      {
        // Below the curtain at a window, on the floor.
        x: host.x + (isHung ? 0 : half * side),
        y: isHung ? group.place.floor - 8 : host.y - 34,
        depth: host.depth - 1 - after * 0.1,
        scale,
      },
      {},
    )
  }
}

/** Whoever is behind a window of a room is outside, as large as its pane leaves room for. */
function inPane(group: Group, figure: Figure, host: PlacedOne, after: number): Spot {
  const { width, height } = thingDrawing('window')
  const usual = scaleOf(group, figure)
  const tall = heightOnStage(figure)
  const fit = Math.min((height * 0.62 * host.scale) / tall, (width * 0.72 * host.scale) / widthOf(figure), 1)
  return {
    x: host.x + after * width * 0.3 * host.scale,
    y: host.y - height * 0.16 * host.scale,
    depth: host.depth + 1 + after * 0.1,
    scale: usual * fit,
  }
}

/** On a back, on somebody's head, above or behind them. */
function placeWithFigure(group: Group, index: number, figure: Figure, host: PlacedFigure, relation: string) {
  const scale = scaleOf(group, figure) * Math.min(1, group.set.size)
  const tall = heightOf(group, host)
  const forward = host.isFlipped ? -1 : 1
  if (relation === 'held-by') {
    // From behind, what is in somebody's arms is farther away than they are.
    const isBehind = group.scene.shot === 'behind'
    setFigure(
      group,
      index,
      {
        x: host.x + forward * 46 * Math.min(1, group.set.size),
        y: host.y - tall * 0.3,
        depth: host.depth + (isBehind ? -1 : 1),
        scale,
      },
      {},
      host.isFlipped,
    )
    return
  }
  if (relation === 'on' || relation === 'in') {
    if (host.figure.kind === 'creature' && figure.kind !== 'creature') {
      const back = host.y - tall * 0.6
      const seat = 60 * scale
      setFigure(
        group,
        index,
        { x: host.x - forward * 0.08 * widthOf(host.figure), y: back + seat, depth: host.depth + 1, scale },
        { seat },
        host.isFlipped,
      )
      return
    }
    setFigure(
      group,
      index,
      {
        x: host.x,
        y: host.y - tall * (host.figure.kind === 'creature' ? 0.72 : 0.96),
        depth: host.depth + 1,
        scale,
      },
      {},
      host.isFlipped,
    )
  } else if (relation === 'over')
    setFigure(
      group,
      index,
      { x: host.x + forward * 60, y: host.y - tall - 40, depth: host.depth + 1, scale },
      {},
    )
  else if (relation === 'under')
    setFigure(group, index, { x: host.x + forward * 30, y: host.y + 22, depth: host.depth + 8, scale }, {})
  else
    setFigure(
      group,
      index,
      {
        x: host.x - forward * widthOf(host.figure) * 0.36 * group.set.size,
        y: host.y - 34,
        depth: host.depth - 8,
        scale: scale * 0.94,
      },
      {},
      host.isFlipped,
    )
}

export function placeAtEnd(group: Group, index: number) {
  const figure = group.scene.cast[index]
  if (!figure) return
  const all = [...group.figures.values()]
  const right = all.length > 0 ? reachOf(all)[1] : group.set.focus
  const half = (widthOf(figure) * group.set.size) / 2
  setFigure(
    group,
    index,
    {
      x: Math.min(group.set.span[1], right + half),
      y: group.place.floor - 4,
      depth: -4,
      scale: scaleOf(group, figure) * group.set.size,
    },
    {},
  )
}
