import type { Contacts } from '../figures/pose.ts'
import { isToyIndoors } from '../placing.ts'
import type { Chance } from '../random.ts'
import { carries, fitting, isAboard, isSame, type Node, type Ties } from '../relations.ts'
import type { Scene } from '../scene.ts'
import type { Place } from '../settings/stage.ts'
import { manyOf } from '../several.ts'
import { arrange, type Figure, heightOnStage, type Standing } from '../staging.ts'
import { sizeFactors, type Thing } from '../words.ts'
import type { WornAt } from '../worn-things.ts'
import { leastScale } from './sizes.ts'

/** A thing in its place on the stage. */
export interface PlacedOne {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly scale: number
  /** What is nearer to the eye is drawn later. */
  readonly depth: number
  /** Where the others of several are, from the first, and how much smaller. */
  readonly others: readonly (readonly [x: number, y: number, scale: number])[]
  /** The place has drawn it: others are put on it and look at it. */
  readonly isOfPlace?: true
  /** A sheet that lies before whoever writes on it. */
  readonly isFlat?: true
  /** What nothing holds upright lies: a pencil along, a sheet flat. */
  readonly lies?: 'along' | 'flat'
  /** A door under the open sky is that of a house. */
  readonly hasHouse?: true
  /** On somebody: it moves with their head, neck or back. */
  readonly worn?: { readonly by: number; readonly where: WornAt }
  /** The vehicle through whose panes it is seen. */
  readonly inside?: number
}

/** Somebody in their place. */
export interface PlacedFigure extends Standing {
  readonly index: number
  readonly depth: number
  readonly contacts: Contacts
  /** They look the way of their seat, whatever they do something to. */
  readonly isTurned?: boolean
  /** The vehicle through whose panes they are seen. */
  readonly inside?: number
}

export interface Composition {
  readonly company: readonly PlacedFigure[]
  readonly things: readonly PlacedOne[]
}

/** Where a group is set, and how large. */
export interface GroupSetting {
  readonly focus: number
  readonly span: readonly [number, number]
  /** 1 is the usual size of people. */
  readonly size: number
  readonly chance: Chance
  /** The heroes look at whoever has the book, as on its cover. */
  readonly looksOut?: boolean
}

/** Where something stands, and how large. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly depth: number
  readonly scale: number
}

/** A group in the making: who and what already has a place. */
export interface Group {
  readonly scene: Scene
  readonly place: Place
  /** Indexes of those of the cast who are there. */
  readonly who: readonly number[]
  readonly set: GroupSetting
  readonly ties: Ties
  readonly figures: Map<number, PlacedFigure>
  readonly things: Map<number, PlacedOne>
  /** What of the ground is taken. */
  readonly taken: { readonly x: number; readonly half: number }[]
}

export function isTied(group: Group, index: number): boolean {
  const tie = group.ties.figures[index]
  if (!tie) return false
  if ('figure' in tie.to) return group.who.includes(tie.to.figure)
  const thing = group.scene.things[tie.to.thing]
  const figure = group.scene.cast[index]
  if (thing === undefined || figure === undefined) return false
  return isAboard(tie.relation, thing, figure) || fitting(tie.relation, thing.thing) !== 'before'
}

export function isOn(group: Group, figure: number, node: Node): boolean {
  const tie = group.ties.figures[figure]
  return tie !== undefined && isSame(tie.to, node) && isTied(group, figure)
}

export function sizeOfThing(group: Group, index: number): number {
  const thing = group.scene.things[index]
  const factor = thing?.magnified ?? (thing?.size ? sizeFactors[thing.size] : 1)
  // In a room a boat is a toy.
  const isToy =
    group.place.indoors &&
    thing !== undefined &&
    !thing.magnified &&
    isToyIndoors(thing.thing) &&
    !carries(group.ties, index)
  return isToy ? factor * group.set.size * 0.36 : Math.max(factor * group.set.size, leastScale(group, index))
}

export function setThing(group: Group, index: number, spot: Spot, others: PlacedOne['others'] = []) {
  const thing = group.scene.things[index]
  if (thing) group.things.set(index, { thing: thing.thing, ...spot, others })
}

export function setFigure(group: Group, index: number, spot: Spot, contacts: Contacts, isFlipped = false) {
  const figure = group.scene.cast[index]
  if (!figure) return
  group.figures.set(index, { figure, index, variant: index, row: 1, ...spot, isFlipped, contacts })
}

export function scaleOf(group: Group, figure: Figure): number {
  return arrange([figure], 0, 0, group.set.chance)[0]?.scale ?? 1.4
}

export function heightOf(group: Group, { figure, scale }: PlacedFigure): number {
  return (heightOnStage(figure) * scale) / (arrange([figure], 0, 0, group.set.chance)[0]?.scale ?? 1)
}

export function othersOf(group: Group, index: number, half: number, size: number): PlacedOne['others'] {
  const count = group.scene.things[index]?.count ?? 1
  return count > 1 ? manyOf(count, half * 1.8, Math.max(300, 520 * size)) : []
}

export function sideOf(group: Group, index: number, x: number): number {
  const side = group.scene.things[index]?.side
  if (side) return side === 'left' ? -1 : 1
  return x > 600 ? -1 : 1
}
