import type { Casting } from './casting.ts'
import { inWords } from './casting-answers.ts'
import type { StoryFact } from './facts.ts'

/**
 * How well a plot is about what the wish is about: the highest is the best. A text names several things, and one of them is the evening: what went wrong for the
 * child comes before where that was, and before how it felt. Whatever a plot answers by its very words counts for more, what it answers beside its matter for less.
 * @param wish every fact of tonight’s wish that may be told
 */
export function weightOf({ plot, main, nearly, answers }: Casting, wish: readonly StoryFact[]): number {
  const narrow = plot.head.tellsTale ? main : inWords(plot, main)
  return answers.reduce((sum, fact, index) => {
    // 'Elephants please' is one wish, though it is understood as a creature and as what the story is to be about.
    const isSaidBefore = answers
      .slice(0, index)
      .some(
        ({ about, what }) => isAskedFor(about) && isAskedFor(fact.about) && what?.head === fact.what?.head,
      )
    if (isSaidBefore && fact.what) return sum
    const weight = weightOfFact(fact, wish) * certaintyOf(fact)
    if (!main.includes(fact)) return sum + weight * besideMatter
    if (nearly.includes(fact)) return sum + weight * inPart
    const isMatter = !settings.has(fact.about) && !isOvershadowed(fact.about, wish) && !isBeside(fact, wish)
    return sum + weight + (narrow.includes(fact) && isMatter ? forItsWords : 0)
  }, 0)
}

/** A digger that is asked for along with what happened is told beside it, however well a plot about diggers would fit. */
const isBeside = ({ about }: StoryFact, wish: readonly StoryFact[]): boolean =>
  (about === 'story-about' || about === 'with-character') &&
  wish.some((other) => /^(?:event|loss|lesson)$/.test(other.kind) && !slight.has(other.about))

const isAskedFor = (about: string) => wished.has(about) || about === 'creature'

const besideMatter = 0.3
const inPart = 0.6
const forItsWords = 1

function weightOfFact({ about, kind, said }: StoryFact, wish: readonly StoryFact[]): number {
  // Who slept in the car is wide awake at nine for that reason.
  if (about === 'tired' && hasSlept.test(said) && wish.some((other) => other.about === 'cannot-sleep'))
    return 2.5
  if (slight.has(about) || isOvershadowed(about, wish)) return 1
  if (wished.has(about)) return 2
  if (settings.has(about)) return 2.5
  // 'A story about sharing': nothing says more plainly what is wanted.
  if (kind === 'lesson' && /\bstor(?:y|ies) (?:about|on|where|to)\b|\bteach/i.test(said)) return 5
  if (troubles.has(about) || about.startsWith('fear-')) return 3.5
  return kind === 'feeling' ? 2.5 : 3
}

const hasSlept = /\b(?:slept|asleep|nap|napped|dozed)\b/i

/** A fact of which one is less sure than this counts for half. */
const quiteSure = 0.65
/** From here on its words mean one thing only. */
const certain = 0.85

const certaintyOf = ({ sure }: StoryFact) => (sure < quiteSure ? 0.5 : sure < certain ? 1 : 1.15)

/** What a parent would like to be in it, or a child to know, beside what happens in the family. */
export const wished: ReadonlySet<string> = new Set(['story-about', 'with-character', 'question'])

/** What goes along with nearly anything. */
export const slight: ReadonlySet<string> = new Set(
  'weather season sad happy tired proud too-excited won creature thing person place food colour funny calm any-story'.split(
    ' ',
  ),
)

/** What keeps a child awake comes before anything that is told along with it. */
const troubles: ReadonlySet<string> = new Set(['bad-dreams', 'jealousy', 'left-out', 'gentle-hands'])

/** Where and when something happens. */
export const settings: ReadonlySet<string> = new Set(
  'party birthday wedding performance outing journey school-day feast guest play new-friend new-clothes'.split(
    ' ',
  ),
)

/** What is only how another thing was told: the naughty step is about the hitting, a tummy ache before the first day about the nerves. */
const overshadowed: Readonly<Record<string, readonly string[]>> = {
  // Whose first day it is: the one who has a new job, and so is not at the gate.
  'first-day': ['collected'],
  busy: ['collected'],
  listening: ['gentle-hands', 'quarrel', 'lie', 'broken-thing', 'left-out', 'mess'],
  patience: ['gentle-hands', 'quarrel', 'sorry', 'outing'],
  'cannot-sleep': ['outing'],
  unwell: ['nervous', 'new-class', 'first-day', 'back-to-school', 'test', 'performance', 'condition'],
  'parent-travelling': ['first-day', 'somebody-died', 'busy'],
  'somebody-left': ['first-day'],
  'fear-dark': ['moving-house', 'bad-dreams', 'own-bed'],
  potty: ['fear-other'],
  // Who is scared of the big hall is scared of the assembly in it.
  'fear-other': ['performance', 'first-day', 'new-class', 'test', 'somebody-in-hospital'],
  // A sister who comes home from hospital was born there, and a night at Dad’s new flat is no visit.
  'somebody-in-hospital': ['new-baby'],
  sleepover: ['parents-apart'],
  // Who broke an arm on the scooter is told of the arm.
  'broken-thing': ['hurt'],
  birthday: ['condition', 'left-out'],
  party: ['condition', 'left-out'],
  'trying-again': ['left-out', 'embarrassed', 'frustrated'],
  sharing: ['angry', 'jealousy', 'own-bed'],
  eating: ['condition', 'left-out'],
  'left-out': ['lost-match', 'hurt'],
}

export const isOvershadowed = (about: string, wish: readonly StoryFact[]): boolean =>
  wish.some((other) => overshadowed[about]?.includes(other.about))
