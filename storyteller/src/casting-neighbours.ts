import type { Brief } from './brief.ts'
import type { Casting } from './casting.ts'
import { isShared, isTold } from './casting-answers.ts'
import type { StoryFact } from './facts.ts'
import type { Plot } from './plots.ts'

/** By the id of a fact that no plot answers: the intents whose plots may stand in for one. */
export type Neighbours = ReadonlyMap<string, readonly string[]>

/** Where no plot is about a thing, one about the same feeling is nearer to it than one with the same noun. */
const sameFeeling: Readonly<Record<string, readonly string[]>> = {
  sharing: ['quarrel', 'jealousy'],
  'gentle-hands': ['angry', 'sorry'],
  'losing-well': ['lost-match', 'frustrated'],
  kindness: ['proud'],
  bravery: ['proud'],
  'can-do': ['proud'],
}

/** @param cast the plots that answer the wish, with what each does */
export function neighboursFor(cast: readonly Casting[], brief: Brief): Neighbours {
  const isAnswered = (id: string) =>
    cast.some(({ plot, main }) => isOfItsOwn(plot) && main.some((fact) => fact.id === id))
  return new Map(
    (brief.facts ?? []).flatMap((fact): [string, readonly string[]][] => {
      const near = sameFeeling[fact.about]
      return near &&
        isTold(fact, brief) &&
        !isAnswered(fact.id) &&
        !isSharedAlready(fact) &&
        !isGentleAlready(fact) &&
        !isAskedFor(fact)
        ? [[fact.id, near]]
        : []
    }),
  )
}

/** Who has shared is in no quarrel about it. */
const isSharedAlready = ({ about, said }: StoryFact) => about === 'sharing' && isShared(said)

/** Who strokes the baby has hurt nobody. */
const isGentleAlready = ({ about, said }: StoryFact) =>
  about === 'gentle-hands' && /\b(?:stroked|softly|gently|so gentle|kissed|patted|hugged)\b/i.test(said)

/** 'A story about kindness' is for a plot of any theme that has some, and for none about a proud day: that answers who has been kind. */
const isAskedFor = ({ about, said }: StoryFact) =>
  (about === 'kindness' || about === 'bravery') &&
  /\b(?:stor(?:y|ies)|something|lesson|reminder|learn\w*|teach\w*|needs?)\b/i.test(said)

const isOfItsOwn = ({ isAboutLife, head }: Plot) => isAboutLife && !head.tellsLine && !head.tellsThings
