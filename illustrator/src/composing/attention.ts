import { sits } from '../figures/postures.ts'
import { heightOnStage, scaleOf } from '../staging.ts'
import { thingDrawing } from '../things.ts'
import type { Action, Thing } from '../words.ts'
import type { Group, PlacedFigure, PlacedOne } from './group.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What leaves somebody free to look about. Who reads, pours or climbs looks at that. */
const attentive: ReadonlySet<Action> = new Set([
  'stand',
  'sit',
  'sit-on-chair',
  'sit-on-edge',
  'kneel',
  'crouch',
  'lie-front',
  'hold',
  'carry',
  'give',
  'listen',
  'clap',
  'wave',
  'shout',
  'whisper',
  'bow',
  'eat',
  'hug',
])

const shows: ReadonlySet<Action> = new Set(['hold', 'carry', 'give'])

/** What is there anyway: nobody looks at it because it is there. */
const backdrop: ReadonlySet<Thing> = new Set(
  `bed table chair stool bench sofa armchair desk counter shelf cupboard wardrobe drawers door window curtain rug mat wall fence gate hedge tree
  lamp night-light street-lamp quilt blanket pillow cushion sink basin tap hook path sun moon`.split(
    /\s+/,
  ) as Thing[],
)

/**
 * Whoever does nothing to anybody looks at somebody all the same: at the one who does something, and that one at whoever listens; alone, at what is in the hand or lies
 * there. @param looksOut on a cover the heroes look at whoever has the book
 */
export function payAttention(group: Group, looksOut = false) {
  const company = [...group.figures.values()]
  const centre = centreOf(company)
  for (const placed of company) {
    const { figure, index } = placed
    const isHero = figure.kind === 'child' && figure.rank !== 'support'
    if (figure.target || placed.inside !== undefined || (looksOut && isHero)) continue
    if (figure.kind !== 'creature' && !attentive.has(figure.action)) continue
    const to = attendedBy(placed, company, centre, group)
    if (!to) continue
    const isFlipped = to.x < placed.x
    // What carries somebody, and the way of a seat, are not turned by a look.
    const isFree = !group.ties.figures[index] && !placed.isTurned && Math.abs(to.x - placed.x) > 24
    group.figures.set(index, {
      ...placed,
      ...(isFree && { isFlipped }),
      contacts: figure.kind === 'creature' ? placed.contacts : { ...placed.contacts, lookAt: to },
    })
  }
}

/** Who is looked at: a hero who does something, any other who does, a guest, a hero. */
function centreOf(company: readonly PlacedFigure[]): PlacedFigure | undefined {
  const rank = ({ figure }: PlacedFigure): number => {
    const isBusy = figure.target !== undefined || figure.holding !== undefined || !quiet.has(figure.action)
    const isHero = figure.kind === 'child' && figure.rank !== 'support'
    const isToy = figure.kind === 'creature' && figure.isToy === true
    return (isBusy ? 4 : 0) + (isHero ? 2 : 0) + (isToy ? -1 : 0)
  }
  return company.toSorted((one, other) => rank(other) - rank(one))[0]
}

const quiet: ReadonlySet<Action> = new Set(['stand', 'sit', 'sit-on-chair', 'sit-on-edge', 'listen', 'sleep'])

function attendedBy(
  placed: PlacedFigure,
  company: readonly PlacedFigure[],
  centre: PlacedFigure | undefined,
  group: Group,
): Point | undefined {
  const { figure, index } = placed
  const caller = company.find(
    ({ figure: { target } }) => target !== undefined && 'figure' in target && target.figure === index,
  )
  if (caller) return headOf(caller)
  if (centre && centre.index !== index && !isAsleep(centre)) return headOf(centre)
  const others = company.filter((each) => each.index !== index && !isAsleep(each))
  const [listener] = others.toSorted(
    (one, other) =>
      Number(isToy(one)) - Number(isToy(other)) || Math.abs(one.x - placed.x) - Math.abs(other.x - placed.x),
  )
  if (listener) return headOf(listener)
  if (figure.kind === 'creature') return undefined
  if (figure.holding && shows.has(figure.action))
    return { x: placed.x + (placed.isFlipped ? -90 : 90), y: placed.y - heightOf(placed) * 0.42 }
  const [thing] = [...group.things]
    .filter(([at, one]) => isSeen(at, one, group))
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one)
  return thing && { x: thing.x, y: thing.y - thingDrawing(thing.thing).height * thing.scale * 0.5 }
}

const isToy = ({ figure }: PlacedFigure) => figure.kind === 'creature' && figure.isToy === true
const isAsleep = ({ figure }: PlacedFigure) => figure.action === 'sleep'

const isSeen = (index: number, { thing, isOfPlace, worn }: PlacedOne, { scene }: Group): boolean =>
  !isOfPlace && !worn && !backdrop.has(thing) && scene.things[index]?.relation !== 'held-by'

const heightOf = ({ figure, scale }: PlacedFigure): number =>
  heightOnStage(figure) * (scale / scaleOf(figure)) * (figure.kind !== 'creature' && sits(figure) ? 0.72 : 1)

/** About where the eyes are. */
const headOf = (placed: PlacedFigure): Point => {
  const isPerson = placed.figure.kind !== 'creature'
  return {
    x: placed.x + (isPerson ? 0 : (placed.isFlipped ? -1 : 1) * 30),
    y: placed.y - heightOf(placed) * (isPerson ? 0.78 : 0.7),
  }
}
