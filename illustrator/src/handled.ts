import type { Figure, Scene } from './scene.ts'
import type { Target } from './target.ts'
import { thingDrawing } from './things.ts'
import type { Thing } from './words.ts'

const words = (text: string): ReadonlySet<Thing> => new Set(text.trim().split(/\s+/) as Thing[])

const drunkFrom = words('mug cup glass bottle bowl baby-bottle jug')
/** What one looks into with it in one's hands. */
const lookedInto = words(
  'mug cup glass bottle jar tin bowl jug spoon teaspoon purse bag box envelope parcel basket bucket hat shell kaleidoscope',
)

/** What is drunk from, or looked into, is in the hands of whoever does it, and a tap is the one of its sink: nothing of it is there twice. */
export const handled = (scene: Scene): Scene => lifted(tapOfSink(scene))

function lifted(scene: Scene): Scene {
  return scene.cast.reduce((now, _, index) => {
    const figure = now.cast[index]
    const at = figure && inReach(now, figure)
    if (!figure || at === undefined) return now
    const { target: _target, relation: _relation, ...rest } = figure
    const holding = now.things[at]?.thing
    const { action } = figure
    const holder = {
      ...rest,
      action: action === 'peek' ? 'hold' : action,
      ...(holding && { holding }),
    } as Figure
    return withMember(without(now, at, { figure: index }), index, holder)
  }, scene)
}

const withMember = (scene: Scene, index: number, figure: Figure): Scene => ({
  ...scene,
  cast: scene.cast.with(index, figure),
})

/** The one thing that somebody drinks from or looks into, if it is one that hands can take. */
function inReach({ things }: Scene, { kind, action, holding, target, relation }: Figure): number | undefined {
  if (kind === 'creature' || holding !== undefined) return undefined
  const isTaken = (index: number, kinds: ReadonlySet<Thing>): boolean => {
    const one = things[index]
    if (!one || !kinds.has(one.thing) || (one.count ?? 1) > 1 || one.size || thingDrawing(one.thing).isBulky)
      return false
    return one.relation !== 'held-by' && one.relation !== 'worn-by' && one.relation !== 'in'
  }
  if (action === 'drink') {
    const found = things.findIndex((_, index) => isTaken(index, drunkFrom))
    return found === -1 ? undefined : found
  }
  const isAt = relation === undefined || relation === 'at' || relation === 'in'
  return action === 'peek' && isAt && target && 'thing' in target && isTaken(target.thing, lookedInto)
    ? target.thing
    : undefined
}

/** The tap that is named with its sink is drawn on it. */
function tapOfSink(scene: Scene): Scene {
  const sink = scene.things.findIndex(({ thing }) => thing === 'sink')
  const tap = scene.things.findIndex(({ thing, of, count }) => thing === 'tap' && !of && count === undefined)
  if (sink === -1 || tap === -1) return scene
  const joined = without(scene, tap, { thing: sink })
  const there = sink > tap ? sink - 1 : sink
  return {
    ...joined,
    things: joined.things.map((one) =>
      (one.thing === 'drop' && !one.of) ||
      (one.of && 'thing' in one.of && one.of.thing === there && one.relation === 'under')
        ? { ...one, relation: 'on', of: { thing: there } }
        : one,
    ),
  }
}

/** The scene with a thing less: whoever does something to it does it to another one. */
function without(scene: Scene, gone: number, instead: Target): Scene {
  const moved = (target: Target): Target => {
    if (!('thing' in target)) return target
    const to = target.thing === gone ? instead : target
    return 'thing' in to && to.thing > gone ? { thing: to.thing - 1 } : to
  }
  return {
    ...scene,
    cast: scene.cast.map((figure, index) => {
      const { target, relation, ...rest } = figure
      if (!target) return figure
      const to = moved(target)
      // Nobody is aimed at themselves.
      return 'figure' in to && to.figure === index
        ? (rest as Figure)
        : ({ ...rest, target: to, ...(relation && { relation }) } as Figure)
    }),
    things: scene.things.flatMap((one, index) => {
      if (index === gone) return []
      return [one.of ? { ...one, of: moved(one.of) } : one]
    }),
  }
}
