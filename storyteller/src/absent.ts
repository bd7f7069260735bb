import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'

/**
 * The indexes of the companions who cannot come along, because the wish says that they have died, are ill, have left or are missing.
 * Leaving out one too many does less harm than one who died coming to the door.
 * @param answers the facts that the plot answers: whom it is about being missed does not turn up in it
 */
export function absentFrom(
  { companions, facts = [] }: Pick<Brief, 'companions' | 'facts'>,
  answers: readonly StoryFact[],
): Set<number> {
  const losses = facts.filter(
    (fact) =>
      fact.from === 'wish' &&
      fact.polarity === 'yes' &&
      (answers.includes(fact) ? isParting(fact) : fact.kind === 'loss' && fact.about !== 'missing'),
  )
  return new Set(
    companions.flatMap((each, index) => (losses.some((loss) => isAbout(loss, each)) ? [index] : [])),
  )
}

/** Whether a fact is about somebody who may come along: 'mum was too busy', and Sarah, the mother. */
export function isAbout({ what, name }: StoryFact, companion: Brief['companions'][number]): boolean {
  const called = simple(companion.name)
  const noun = what?.head ?? ''
  if (name) return [simple(name), simple(`${noun} ${name}`), noun].includes(called)
  if (!noun) return false
  // A child may have two grandmothers, and one of them along tonight.
  return called.split(' ').includes(noun) || (!isGrand.test(noun) && simple(companion.relationship) === noun)
}

/** Whether it says of somebody that they are not here. */
export const isParting = ({ kind, about }: StoryFact): boolean =>
  kind === 'loss' || about === 'parent-travelling'

const isGrand = /^(?:great-? ?)?gran/

const simple = (text: string) => text.trim().toLowerCase()
