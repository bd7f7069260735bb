import { isInChair } from './figures/stance-of.ts'
import { isTooLarge } from './placing.ts'
import type { Scene } from './scene.ts'
import type { PlacedThing, Target } from './target.ts'
import type { Action, Setting, Thing } from './words.ts'

const things = (text: string): ReadonlySet<Thing> => new Set(text.trim().split(/\s+/) as Thing[])
const settings = (text: string): ReadonlySet<Setting> => new Set(text.trim().split(/\s+/) as Setting[])

/** Where clothes hang on a hook; in a bedroom they lie about. */
const withHooks = settings('hallway kitchen living-room school nursery shop cafe theatre museum laundry')
const hung = things('coat jumper shirt dress apron cape pyjamas trousers')
/** Where one comes in, hats hang, too. */
const hungAtTheDoor = things('hat cap scarf')

/** Where one plays there is a bench, and coats are on it. */
const withBench = settings('playground park playing-field')

/** What is on the rim of a wash-basin. */
const onBasin = things(
  'soap cup mug glass toothbrush toothpaste comb hairbrush tooth sponge flannel cloth medicine shampoo bottle dummy potato tin',
)

/** Under the open sky a lamp is a lantern, and a clock has no wall. */
const outdoors = settings(
  `garden park meadow forest river lake seaside harbour island mountain village rooftops palace-garden farm playing-field sky moon planet snowfield
  playground campsite market bridge rooftop-garden pond street station fair building-site hill field lane jungle desert orchard zoo airfield`,
)
const ofOpenAir: Partial<Record<Thing, Thing>> = { lamp: 'lantern', 'wall-clock': 'clock' }

/** Where a clock hangs on the wall; beside a bed there is an alarm clock. */
const withWallClock = settings(
  'hallway kitchen living-room library school shop hospital cafe nursery theatre post-office bakery museum',
)

/** Where one eats at a table. */
const withTable = settings('living-room kitchen cafe nursery bakery')
const served = things(
  `cup mug saucer plate bowl jug glass teapot bun biscuit toast sandwich cheese butter egg jam milk porridge soup pancake pie cake banana pear orange
  apple lemon plum strawberry cherry grapes tomato carrot potato bread honey fork teaspoon dice medicine thermometer
  paper pencil crayon pen notebook card drawing letter envelope paints pizza lunchbox till
  saucer spoon ladle whisk kettle pan tray tin jar bottle pea onion newspaper book telephone scissors needle thread button coin glasses`,
)

/** Where one works at a desk or sells at a counter, and what lies there. */
const workplaces: Partial<Record<Setting, readonly [board: Thing, lies: ReadonlySet<Thing>]>> = {
  workshop: [
    'desk',
    things(
      'saw hammer nail screwdriver spanner pencil jar tin paint-pot bottle nut gear clock cup paper scissors tape-measure radio card brush',
    ),
  ],
  library: ['desk', things('book notebook paper pencil pen card letter envelope mug cup lamp globe stamp')],
  'tower-room': ['desk', things('book notebook paper pencil pen letter envelope candle bottle jar key cup')],
  lighthouse: ['desk', things('book notebook paper pencil pen letter cup mug plate bread clock compass key')],
  shop: [
    'counter',
    things('bell jar label tin comb coin key purse scissors till bread apple cake sweet card cup scales'),
  ],
}

/** What is done to something where it lies. */
const low: ReadonlySet<Action> = new Set(['kneel', 'crouch', 'reach-down', 'roll', 'dig', 'kick', 'crawl'])

/** The most of a kind that a table has room for. */
const mostOnTable = 6

/**
 * In a room things are where one has them, unless the lines say where: coats on hooks, soap on the wash-basin, cups on a table, and the clock on the
 * wall; and what is hugged is in somebody's arms. What is added stands behind the others in the list, for targets are indexes of it.
 */
export function inUsualPlaces(scene: Scene): Scene {
  const added: PlacedThing[] = []
  const { setting } = scene
  // Nobody is in a still life, and what lies there has its place all the same.
  const isStill = scene.shot === 'object'
  const cast = isStill ? [] : scene.cast
  const onFloor = new Set(
    cast.flatMap(({ action, target }) =>
      low.has(action) && target && 'thing' in target ? [target.thing] : [],
    ),
  )
  const hosts = new Set(scene.things.flatMap(({ of }) => (of && 'thing' in of ? [of.thing] : [])))
  const has = (thing: Thing) => scene.things.some((each) => each.thing === thing)
  const add = (thing: PlacedThing): Target => {
    added.push(thing)
    return { thing: scene.things.length + added.length - 1 }
  }
  const once = (thing: Thing): Target => {
    const index = [...scene.things, ...added].findIndex(
      (each) => each.thing === thing && each.of === undefined,
    )
    return index === -1 ? add({ thing }) : { thing: index }
  }
  const moved = scene.things.map((one, index): PlacedThing => {
    const { thing, of, side, count = 1 } = one
    const open = outdoors.has(setting) ? ofOpenAir[thing] : undefined
    if (open) return { ...one, thing: open }
    if (thing === 'clock' && !of && withWallClock.has(setting) && !onFloor.has(index))
      return { ...one, thing: 'wall-clock' }
    if (thing === 'tap' && !of && setting === 'kitchen' && !has('sink')) return { ...one, thing: 'sink' }
    const hugger = cast.findIndex(
      ({ kind, action, target, holding }) =>
        kind !== 'creature' &&
        action === 'hug' &&
        !holding &&
        target !== undefined &&
        'thing' in target &&
        target.thing === index,
    )
    if (hugger !== -1 && !of && count === 1 && !isTooLarge(thing) && !hosts.has(index))
      return { ...one, relation: 'held-by', of: { figure: hugger } }
    const hangs = hung.has(thing) ? withHooks.has(setting) : setting === 'hallway' && hungAtTheDoor.has(thing)
    if (hangs && !of && count === 1 && !onFloor.has(index) && !hosts.has(index)) {
      const { side: _, ...hanging } = one
      return { ...hanging, relation: 'on', of: add({ thing: 'hook', ...(side && { side }) }) }
    }
    if (of || side || onFloor.has(index) || hosts.has(index)) return one
    if (thing === 'coat' && withBench.has(setting)) return { ...one, relation: 'on', of: once('bench') }
    if (setting === 'bathroom') {
      if (onBasin.has(thing) && count <= mostOnTable) return { ...one, relation: 'on', of: once('basin') }
      if (thing === 'towel' && count <= 2) return { ...one, relation: 'on', of: once('stool') }
    }
    if (
      withTable.has(setting) &&
      served.has(thing) &&
      count <= mostOnTable &&
      !has('desk') &&
      !has('counter')
    )
      return { ...one, relation: 'on', of: once('table') }
    const [board, lies] = workplaces[setting] ?? []
    if (board && lies?.has(thing) && count <= mostOnTable && !has('table'))
      return { ...one, relation: 'on', of: once(board) }
    return one
  })
  if (isStill) return { ...scene, things: [...moved, ...added] }
  if (wantsSofa(scene)) added.push({ thing: 'sofa' })
  const bathing = undressed({ ...scene, cast: bathed(scene) })
  const all = [...moved, ...added]
  return { ...scene, cast: seated({ ...scene, cast: bathing, things: all }), things: all }
}

/** Nobody takes a wheelchair or clothes into the bath, and one swims in a swimsuit. */
function undressed(scene: Scene): Scene['cast'] {
  return scene.cast.map((figure) => {
    const { target, relation } = figure
    const isInBath =
      relation === 'in' && target && 'thing' in target && scene.things[target.thing]?.thing === 'bath'
    if (figure.kind === 'creature') return figure
    if (isInBath) return { ...figure, look: { ...figure.look, wheelchair: false, bathing: 'bath' } }
    const swims = figure.action === 'swim' || (scene.setting === 'swimming-pool' && figure.kind === 'child')
    return swims && !figure.role ? { ...figure, look: { ...figure.look, bathing: 'swim' } } : figure
  })
}

/** A child that washes where there is a bath, and nothing else to wash at, is in it. */
function bathed({ cast, things }: Scene): Scene['cast'] {
  const bath = things.findIndex(({ thing, of }) => thing === 'bath' && !of)
  if (bath === -1 || things.some(({ thing }) => thing === 'sink' || thing === 'basin')) return cast
  return cast.map((figure) =>
    figure.kind === 'child' && figure.action === 'wash' && !figure.target && !figure.holding
      ? { ...figure, target: { thing: bath }, relation: 'in' }
      : figure,
  )
}

/** Where one sits, if it is there, and how many find room. */
const seats = [
  ['sofa', 3],
  ['bench', 3],
  ['armchair', 1],
  ['chair', 1],
  ['stool', 1],
] as const
const sitting: ReadonlySet<Action> = new Set(['sit', 'eat', 'read'])

/** Whoever sits in a living room sits on its sofa, unless the lines have something else for it. */
function wantsSofa({ setting, cast, things }: Scene): boolean {
  if (setting !== 'living-room' || things.some(({ thing }) => satOn.has(thing))) return false
  return cast.some(
    (figure) =>
      figure.kind !== 'creature' &&
      (figure.action === 'sit' || figure.action === 'read') &&
      !figure.target &&
      !figure.look.wheelchair,
  )
}

const satOn = things(
  'sofa armchair bench chair stool rug mat cushion table mattress hammock stairs swing den',
)

/** Where there is a sofa or a bench nobody sits on the floor. */
function seated({ setting, cast, things }: Scene): Scene['cast'] {
  if (setting === 'bedroom') return cast
  const taken = new Map<number, number>()
  for (const { target, relation } of cast)
    if (relation === 'on' && target && 'thing' in target)
      taken.set(target.thing, (taken.get(target.thing) ?? 0) + 1)
  return cast.map((figure) => {
    const isFree = figure.kind !== 'creature' && sitting.has(figure.action) && !figure.target
    if (!isFree || (figure.look.wheelchair && isInChair(figure))) return figure
    for (const [seat, most] of seats) {
      const index = things.findIndex(({ thing, of, count }) => thing === seat && !of && count === undefined)
      if (index === -1 || (taken.get(index) ?? 0) >= most) continue
      taken.set(index, (taken.get(index) ?? 0) + 1)
      return { ...figure, target: { thing: index }, relation: 'on' }
    }
    return figure
  })
}
