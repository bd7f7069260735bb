import { isAbed, sits } from './figures/postures.ts'
import { isInChair } from './figures/stance-of.ts'
import type { Scene } from './scene.ts'
import type { Figure } from './staging.ts'
import type { PlacedThing, Target } from './target.ts'
import { thingDrawing } from './things.ts'
import type { Relation, Thing } from './words.ts'

/** What something hangs together with, by what the line says. */
export type Node = { readonly figure: number } | { readonly thing: number }

export interface Tie {
  readonly to: Node
  readonly relation: Relation
}

/** Everybody and everything of a scene, with what it is tied to. What is tied to nothing stands for itself. */
export interface Ties {
  readonly figures: readonly (Tie | undefined)[]
  readonly things: readonly (Tie | undefined)[]
}

/** Figures that are in, on or under something go where it goes; beside and before it they stand for themselves. */
const carried: ReadonlySet<Relation> = new Set(['in', 'on', 'under', 'over', 'behind'])

const words = (text: string): ReadonlySet<Thing> => new Set(text.trim().split(/\s+/) as Thing[])

/** Where there is a table, what one eats, cooks, writes or makes is on it, said or not. */
export const boards = words('table desk counter')
const onBoards = words(
  `cup mug saucer plate bowl jug glass bottle jar tin fork teaspoon spoon whisk rolling-pin tray toaster cake-stand scales candle candlestick bread
  bun biscuit toast sandwich cheese butter egg jam milk porridge soup pancake pie cake banana pear orange apple lemon plum strawberry cherry grapes
  tomato carrot potato cabbage lettuce turnip pea bean mushroom nut crumb honey corn sweet teapot kettle pan pot tooth letter envelope stamp paper
  pencil pen crayon drawing notebook ruler scissors paints needle thread button card dice medicine thermometer lamp radio pizza chips lunchbox till`,
)

/** More would not lie side by side. */
const mostOnBoard = 6

/** What lies before whoever writes. */
export const papers = words('paper drawing notebook letter card envelope label newspaper')
export const writing: ReadonlySet<Figure['action']> = new Set(['write', 'draw', 'paint'])

/** What one does on something, or in it, said or not. */
const implied: Partial<Record<Figure['action'], Relation>> = {
  ride: 'on',
  row: 'in',
  'sit-on-chair': 'on',
  'sit-on-edge': 'on',
  climb: 'on',
}

/** Nobody sits on a table at which there is a chair, nor on whom they look at from one. */
function impliedBy({ action }: Figure, to: Node, things: Scene['things']): Relation | undefined {
  if ('figure' in to && action !== 'ride' && action !== 'climb') return undefined
  const thing = 'thing' in to ? things[to.thing]?.thing : undefined
  return action === 'sit-on-chair' && thing !== undefined && boards.has(thing) ? 'behind' : implied[action]
}

/** What one lies on, if it is there; on a rug one lies anyway. */
const couches: readonly Thing[] = ['mattress', 'sofa', 'hammock', 'bed']

function couchFor({ action, kind }: Figure, things: Scene['things']): Node | undefined {
  if (kind === 'creature' || (action !== 'lie-back' && action !== 'lie-front')) return undefined
  const [couch] = couches
    .flatMap((word) => things.findIndex(({ thing }) => thing === word))
    .filter((at) => at !== -1 && !(action === 'lie-front' && isLookedUnder(at, things)))
    // Where the lines name the rug beside the bed, they mean it.
    .filter((at) => things[at]?.thing !== 'bed' || !things.some(({ thing, of }) => thing === 'rug' && !of))
  return couch === undefined ? undefined : { thing: couch }
}

/** Whoever lies on the tummy where something is under the bed looks at it there. */
const isLookedUnder = (couch: number, things: Scene['things']): boolean =>
  things.some(({ relation, of }) => relation === 'under' && of && 'thing' in of && of.thing === couch)

/** Animals that two hands hold; a toy is held, whatever it shows. */
const handy: ReadonlySet<string> = new Set(
  'mouse snail frog hedgehog bird butterfly bee moth firefly crab mole'.split(' '),
)
const inArms: ReadonlySet<Figure['action']> = new Set([
  'hug',
  'hold',
  'carry',
  'carry-both',
  'lift',
  'stroke',
])

/** Who has a toy or a small animal in their arms. */
function holderOf(held: number, cast: Scene['cast']): Node | undefined {
  const one = cast[held]
  if (
    one?.kind !== 'creature' ||
    (one.count ?? 1) > 1 ||
    !(one.isToy || (handy.has(one.species) && !one.size))
  )
    return undefined
  const holder = cast.findIndex(
    ({ kind, action, holding, target, relation }) =>
      kind !== 'creature' &&
      holding === undefined &&
      (relation === undefined || relation === 'at') &&
      inArms.has(action) &&
      (action !== 'stroke' || one.isToy === true) &&
      target !== undefined &&
      isSame(nodeOf(target) ?? { thing: -1 }, { figure: held }),
  )
  return holder === -1 ? undefined : { figure: holder }
}

export function tiesOf({ cast, things }: Pick<Scene, 'cast' | 'things'>): Ties {
  const figures = cast.map((figure, index): Tie | undefined => {
    if (figure.board !== undefined) return { to: { thing: figure.board }, relation: 'behind' }
    const to = nodeOf(figure.target)
    const holder = to && figure.relation && carried.has(figure.relation) ? undefined : holderOf(index, cast)
    if (holder) return { to: holder, relation: 'held-by' }
    const couch = to ? undefined : couchFor(figure, things)
    if (couch) return { to: couch, relation: 'on' }
    if (!to || isSame(to, { figure: index })) return undefined
    // Who holds a lantern over the hedgehog stands on the ground: the lantern is over it.
    const isHeldOver = figure.relation === 'over' && figure.holding !== undefined
    const said = figure.relation && carried.has(figure.relation) && !isHeldOver ? figure.relation : undefined
    const relation =
      said ??
      (figure.relation === undefined || figure.relation === 'at' ? impliedBy(figure, to, things) : undefined)
    // Nobody in bed is on anything else, and who sits in a wheelchair sits there, beside the bench.
    const isSeated =
      relation === 'on' && 'thing' in to && figure.kind !== 'creature' && isInChair(figure) && sits(figure)
    // An animal sleeps where it is said to.
    const isInBed = figure.kind !== 'creature' && isAbed(figure)
    return relation && !isInBed && !isSeated ? { to, relation } : undefined
  })
  const board = things.findIndex(({ thing, of }) => boards.has(thing) && !of)
  const isWritten = cast.some(({ action }) => writing.has(action))
  const tied = things.map(({ thing, relation, of, side, count }, index): Tie | undefined => {
    const to = nodeOf(of)
    if (
      !to &&
      board !== -1 &&
      !side &&
      (count ?? 1) <= mostOnBoard &&
      onBoards.has(thing) &&
      !(isWritten && papers.has(thing))
    )
      return { to: { thing: board }, relation: 'on' }
    return to && relation && !isSame(to, { thing: index }) ? { to, relation } : undefined
  })
  return withoutRings({ figures, things: tied })
}

const nodeOf = (target: Target | undefined): Node | undefined =>
  target === undefined || 'direction' in target ? undefined : target

export const isSame = (a: Node, b: Node): boolean =>
  'figure' in a ? 'figure' in b && a.figure === b.figure : 'thing' in b && a.thing === b.thing

const tieOf = (ties: Ties, node: Node): Tie | undefined =>
  'figure' in node ? ties.figures[node.figure] : ties.things[node.thing]

/** The cat on the chest that is beside the cat: whoever closes a ring stands for itself. */
function withoutRings(ties: Ties): Ties {
  const isInRing = (start: Node): boolean => {
    let node: Node | undefined = tieOf(ties, start)?.to
    for (let steps = 0; node && steps < 12; steps++) {
      if (isSame(node, start)) return true
      node = tieOf(ties, node)?.to
    }
    return false
  }
  const figures = ties.figures.map((tie, figure) => (tie && isInRing({ figure }) ? undefined : tie))
  return {
    figures,
    things: ties.things.map((tie, thing) =>
      tie && isInRing({ thing }) && 'thing' in tie.to
        ? undefined
        : tie &&
            isInRing({ thing }) &&
            figures.some((each) => each && 'thing' in each.to && each.to.thing === thing)
          ? undefined
          : tie,
    ),
  }
}

/** What somebody or something goes with: what carries it, and carries that. */
export function rootOf(ties: Ties, start: Node): Node {
  let node = start
  for (let steps = 0; steps < 8; steps++) {
    const tie = tieOf(ties, node)
    if (!tie) break
    node = tie.to
  }
  return node
}

/** Whether somebody is on or in a thing: then it stands where they would. */
export const carries = ({ figures }: Ties, thing: number): boolean =>
  figures.some((tie) => tie !== undefined && 'thing' in tie.to && tie.to.thing === thing)

/** Whether somebody is inside of a vehicle and seen through its panes. Nobody stands on the roof of a bus; on a car a cat does. */
export function isAboard(relation: Relation, { thing }: PlacedThing, figure: Figure): boolean {
  if (!thingDrawing(thing).cabin) return false
  return (
    relation === 'in' ||
    (relation === 'on' && (figure.kind !== 'creature' || figure.action === 'ride') && !roofs.has(thing))
  )
}

/** One gets onto them from outside, too. */
const roofs: ReadonlySet<PlacedThing['thing']> = new Set(['car'])

/** How one can be on or in a thing: what is hollow is got into, what has a top stood on; else one stands before it. */
export function fitting(relation: Relation, thing: Scene['things'][number]['thing']): Relation {
  const { top, mouth } = thingDrawing(thing)
  if (relation === 'in') return mouth ? 'in' : top ? 'on' : 'before'
  if (relation === 'on') return top ? 'on' : mouth ? 'in' : 'before'
  return relation
}
