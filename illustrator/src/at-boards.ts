import { sitsAtTable } from './composing/seated.ts'
import { isInChair } from './figures/stance-of.ts'
import { boards, tiesOf } from './relations.ts'
import type { Figure, Scene } from './scene.ts'
import type { PlacedThing } from './target.ts'
import type { Action, Setting } from './words.ts'

/** Where there is always a table to eat at, named or not. */
const withTable: ReadonlySet<Setting> = new Set<Setting>(['kitchen', 'cafe', 'living-room'])

/** What one does standing at a table. */
const standing: ReadonlySet<Action> = new Set<Action>([
  'stand',
  'stir',
  'cut',
  'pour',
  'fold',
  'roll',
  'hold',
  'paint',
  'blow',
  'think',
  'clap',
  'look-through',
  'give',
  'drink',
])

/** More have no room on its far side. */
const most = 3

/** Whoever eats or sits at a table is on its far side, on a chair, and whoever stirs, cuts or pours something on it stands there: not in it and not on the floor. */
export function atBoards(scene: Scene): Scene {
  const { shot, setting } = scene
  if (shot === 'object' || shot === 'behind') return scene
  const things = withBoard(scene)
  const board = things.findIndex(({ thing, of, count }) => boards.has(thing) && !of && count === undefined)
  if (board === -1) return scene
  const now = { ...scene, things }
  const ties = tiesOf(now)
  const isOnBoard = (index: number) => {
    const tie = ties.things[index]
    return tie?.relation === 'on' && 'thing' in tie.to && tie.to.thing === board
  }
  let taken = ties.figures.filter((tie) => tie && 'thing' in tie.to && tie.to.thing === board).length
  const isAtBoard = (figure: Figure): boolean => {
    const { target, relation } = figure
    if (relation !== undefined && relation !== 'at') return false
    if (target && 'thing' in target) return target.thing === board || isOnBoard(target.thing)
    if (figure.action === 'sit-on-chair' && !things.some(({ thing }) => seats.has(thing))) return true
    if (target) return false
    if (figure.action === 'sit') return setting === 'kitchen' || setting === 'cafe'
    return eats(figure) && (withTable.has(setting) || things[board]?.thing !== 'desk')
  }
  return {
    ...now,
    cast: scene.cast.map((figure, index): Figure => {
      if (figure.kind === 'creature' || ties.figures[index] || !isAtBoard(figure)) return figure
      if (!sitsAtTable(figure) && !standing.has(figure.action)) return figure
      if (taken >= most) return figure
      taken++
      const action = figure.action === 'sit' && !isInChair(figure) ? 'sit-on-chair' : figure.action
      return { ...figure, action, board }
    }),
  }
}

const eats = ({ kind, action }: Figure): boolean => kind !== 'creature' && action === 'eat'

/** Whoever eats in a kitchen has a table. */
const withBoard = ({ setting, cast, things }: Scene): readonly PlacedThing[] =>
  withTable.has(setting) &&
  cast.some((figure) => eats(figure) && !figure.target) &&
  !things.some(({ thing }) => boards.has(thing) || seats.has(thing))
    ? [...things, { thing: 'table' }]
    : things

const seats: ReadonlySet<PlacedThing['thing']> = new Set(['sofa', 'armchair', 'bench', 'chair', 'stool'])
