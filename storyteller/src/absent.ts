import escapeStringRegexp from 'escape-string-regexp'
import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'

/**
 * The indexes of the companions who cannot come along, because the wish says that they have died, are ill, have left or are missing, or have hurt the child: a friend of whom a quarrel is
 * told does not come in at the door.
 * Leaving out one too many does less harm than one who died coming to the door.
 * @param answers the facts that the plot answers: whom it is about being missed does not turn up in it
 */
export function absentFrom(
  { companions, facts = [], details = '' }: Pick<Brief, 'companions' | 'facts' | 'details'>,
  answers: readonly StoryFact[],
): Set<number> {
  const losses = facts.filter(
    (fact) =>
      fact.from === 'wish' &&
      fact.polarity === 'yes' &&
      (answers.includes(fact) ? isParting(fact) : fact.kind === 'loss' && fact.about !== 'missing'),
  )
  const told = facts.filter((fact) => fact.from === 'wish' && fact.polarity === 'yes')
  const isAbsent = (each: Brief['companions'][number]) =>
    losses.some((loss) => isAbout(loss, each)) ||
    hasHurt(each, told, details) ||
    hasGone(each, details) ||
    isTheirParent(each, losses)
  return new Set(companions.flatMap((each, index) => (isAbsent(each) ? [index] : [])))
}

/** A friend who is named in a wish that tells of a quarrel, or of a child who was left out. */
const hasHurt = (
  { name, relationship }: Brief['companions'][number],
  told: readonly StoryFact[],
  details: string,
): boolean =>
  /\b(?:friend|mate|pal|classmate|neighbou?r)\b/i.test(relationship) &&
  told.some(({ about }) => hurts.has(about)) &&
  saidIn(details, name)

const hurts: ReadonlySet<string> = new Set('quarrel left-out lonely jealousy'.split(' '))

/** 'Nana Jo went home today', 'Biscuit is away at the vet’s', and not 'went back to sleep'. */
const hasGone = ({ name }: Brief['companions'][number], details: string): boolean =>
  details
    .split(/[.!?;\n]/)
    .some(
      (sentence) =>
        saidIn(sentence, name) && gone.test(sentence.slice(sentence.toLowerCase().indexOf(simple(name)))),
    )

const gone =
  /^\p{L}+(?: \p{L}+)?(?: has|['’]s| have)? (?:just )?(?:(?:went|gone|flew|flown|flies|going|drove) (?:home|away(?! to (?:hide|sleep))|back (?:home|to (?:(?:his|her|their) (?:house|flat|home|own)|(?!(?:sleep|bed|normal|the|an?|his|her|their|him|me|us|it|\p{L}+ing)\b)\p{L}+)))|moved away|left (?:today|this|on|for|us)|is away|['’]?s away)\b/iu

/** 'My mother went home': the child’s grandmother. */
const isTheirParent = (
  { relationship }: Brief['companions'][number],
  losses: readonly StoryFact[],
): boolean =>
  losses.some(
    ({ what, said }) =>
      /\bmy (?:mother|mum|mom|father|dad)\b/i.test(said) &&
      ((/^(?:mother|mum|mom)$/.test(what?.head ?? '') &&
        /^(?:grandm|gran\b|granny|nan)/i.test(relationship)) ||
        (/^(?:father|dad)$/.test(what?.head ?? '') && /^(?:grandf|grand?da|grandpa)/i.test(relationship))),
  )

const saidIn = (text: string, name: string): boolean =>
  name.trim() !== '' && new RegExp(`(?<!\\p{L})${escapeStringRegexp(name.trim())}(?!\\p{L})`, 'iu').test(text)

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
