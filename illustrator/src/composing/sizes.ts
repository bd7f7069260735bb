import { carries } from '../relations.ts'
import { heightOnStage } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import type { Relation, Thing } from '../words.ts'
import type { Group } from './group.ts'

/** How high a thing is at least, in heights of the tallest person in the picture, and how broad it may become for that, in pixels of the stage. */
const least: Partial<Record<Thing, readonly [share: number, widest: number]>> = {
  door: [1.2, 400],
  arch: [1.2, 500],
  wardrobe: [1.1, 400],
  shed: [1.25, 560],
  greenhouse: [1.2, 640],
  'telephone-box': [1.15, 300],
  tent: [1.06, 640],
  den: [1, 560],
  bath: [0.58, 460],
  car: [0.86, 640],
  van: [1, 680],
  tractor: [1, 600],
  digger: [1, 640],
  lorry: [1.02, 900],
  bus: [1.05, 1000],
  train: [1.02, 900],
  'fire-engine': [1, 900],
}

/** The same for what matters only to those who are in it: a head finds room in a pane. */
const leastWithPassengers: Partial<Record<Thing, readonly [share: number, widest: number]>> = {
  'hot-air-balloon': [2.6, 460],
  plane: [1.1, 760],
  helicopter: [0.95, 700],
  spaceship: [1.35, 420],
  ufo: [0.72, 640],
  submarine: [0.95, 640],
  carriage: [1, 640],
}

/** So far a person outgrows what stands in the picture: a giant does not fit through any door. */
const tallestGuest = 470

/** What is in a hand, on a table or in a bag is a toy or a picture, and as large as that is. */
const asToys: ReadonlySet<Relation> = new Set(['on', 'in', 'held-by', 'worn-by'])

/** The least scale at which a thing is larger than those who go through it, sleep in it or ride in it: 0 if it does not matter. */
export function leastScale(group: Group, index: number): number {
  const { scene, ties, who, set } = group
  const thing = scene.things[index]
  const rule =
    thing && (least[thing.thing] ?? (carries(ties, index) ? leastWithPassengers[thing.thing] : undefined))
  const tie = ties.things[index]
  if (!rule || thing.size === 'tiny' || thing.size === 'small' || (tie && asToys.has(tie.relation))) return 0
  const [share, widest] = rule
  const tall = Math.max(0, ...who.map((each) => standingHeight(group, each))) * set.size
  const { width, height } = thingDrawing(thing.thing)
  return Math.min((Math.min(tall, tallestGuest) * share) / height, widest / width)
}

/** How high somebody is who stands up; toys and what flies or swims do not count. */
function standingHeight({ scene }: Group, index: number): number {
  const figure = scene.cast[index]
  if (!figure) return 0
  if (figure.kind === 'creature') return figure.isToy ? 0 : heightOnStage({ ...figure, action: 'stand' })
  const { holding: _, ...empty } = figure
  return heightOnStage({ ...empty, action: 'stand' })
}
