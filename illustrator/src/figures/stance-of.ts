import type { Thing } from '../words.ts'
import { buildOf, isReading, type Person } from './measures.ts'
import type { HandAt, Stance } from './stance.ts'
import { stances, standingIn } from './stances.ts'

/** Who uses a wheelchair sits in it, but for bed, water and air. */
export const isInChair = ({ look, action }: Pick<Person, 'look' | 'action'>): boolean =>
  look.wheelchair && !outOfChair.has(action)

const outOfChair: ReadonlySet<string> = new Set([
  'sleep',
  'fly',
  'swim',
  'lie-back',
  'lie-front',
  'crawl',
  'fall',
  'lie-awake',
  'sit-up',
])

/** How somebody holds their body: by what they do, feel, hold and sit on. */
export function stanceOf(person: Person): Stance {
  const { action, mood, holding, variant = 0, seat } = person
  const mooded = action === 'stand' && !holding ? standingIn[mood] : undefined
  const list = stances[isReading(person) ? readingAs(person) : action]
  const usual = mooded ?? list[action === 'stroke' ? strokesHigh(person) : variant % list.length] ?? list[0]
  if (!usual) throw new Error(`Nobody can ${action}`)
  const posed = person.isBelted && !canBeBelted(usual) ? (stances.sit[0] ?? usual) : usual
  const isSeated = person.isBelted || posed.hips === 'ground'
  const seated = seat !== undefined && isSeated ? onSeat(posed) : posed
  const stance = isReading(person) && action === 'stand' ? { ...seated, ...upright } : seated
  return rolling(
    person,
    holding ? (action === 'wave' && light.has(holding) ? waving(stance) : holdingIn(stance)) : stance,
  )
}

/** In a car nobody lies, swims, flies, crawls or falls. */
const canBeBelted = ({ isLying, isAloft, lean = 0 }: Stance): boolean =>
  !isLying && !isAloft && Math.abs(lean) <= 30

/** Who strokes a horse stands, who strokes a hedgehog kneels. */
function strokesHigh({ kind, look, reach }: Person): number {
  const { legs, body } = buildOf({ kind, look })
  return reach?.near && reach.near.y < -(legs + body * 0.4) ? 1 : 0
}

const readingAs = ({ action }: Person) => (action === 'stand' ? 'read' : action === 'sit' ? 'read' : action)

const upright = {
  hips: 1,
  nearFoot: { at: [0.24, 0] },
  farFoot: { at: [-0.22, 0] },
  legsOver: false,
} as const

const onSeat = (stance: Stance): Stance => ({
  ...stance,
  hips: 'seat',
  nearFoot: { at: [0.66, 0] },
  farFoot: { at: [0.54, 0] },
  legsOver: true,
})

/** A hand that hangs or rests takes what is held; one that holds or carries already has it. */
function holdingIn(stance: Stance): Stance {
  const { holds = 'near' } = stance
  if (holds === 'both') return stance
  const hand = stance[holds]
  if (hand.shape === 'hold' || hand.shape === 'cup') return stance
  const taken: HandAt =
    holds === 'near' ? { at: [0.74, 0.36], shape: 'hold' } : { at: [-0.66, 0.56], shape: 'hold' }
  return { ...stance, [holds]: taken }
}

/** What is waved with. */
const light: ReadonlySet<Thing> = new Set([
  'handkerchief',
  'flag',
  'scarf',
  'hat',
  'cap',
  'towel',
  'ribbon',
  'leaf',
  'feather',
  'letter',
  'ticket',
  'envelope',
  'wand',
  'paper',
  'drawing',
  'cloth',
  'sock',
  'glove',
  'mitten',
])

/** In the hand that waves, which is the one that holds unless something else is said. */
function waving({ holds: _, ...stance }: Stance): Stance {
  return { ...stance, near: { ...stance.near, shape: 'hold' } }
}

/** Hands are on the wheels when a chair rolls. */
function rolling(person: Person, stance: Stance): Stance {
  if (!isInChair(person)) return stance
  const free = person.holding === undefined
  if (person.action === 'walk' || person.action === 'run' || person.action === 'tiptoe')
    return {
      ...stance,
      near: free ? { at: [0.02, 0.9], shape: 'fist' } : stance.near,
      far: { at: [0.2, 0.86], shape: 'fist' },
    }
  return person.action === 'stand' || person.action === 'sit'
    ? {
        ...stance,
        ...(free && { near: { at: [0.5, 0.66], shape: 'rest' } }),
        far: { at: [0.56, 0.62], shape: 'rest' },
      }
    : stance
}
