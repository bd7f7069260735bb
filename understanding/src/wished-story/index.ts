import { type Entries, namedInSentences } from '../entries/index.ts'
import { mustNotBeRead } from '../entries/readable.ts'
import type { Fact, KnownPerson } from '../fact.ts'
import { isOfADay, patternOf } from './adventure.ts'
import { canOpen } from './can-open.ts'
import type { Happening } from './happenings.ts'
import { heardIn, isSaidToTheProduct, type Wish } from './heard.ts'
import { inThePast } from './in-the-past.ts'
import { ofTheChild, toldAs, withSubject } from './told-as.ts'
import { whatHappensIn } from './what-happens.ts'

const mostWords = 120

/** What happens in a wished-for story, as a teller says it, and of which sort that is. */
export interface WishedStory extends Entries {
  /** For each sort its share; together 1. */
  readonly likely: ReadonlyMap<Happening, number>
}

/**
 * The story that a parent wishes for, where what happens in it has been typed, sentence by sentence as a teller says it: 'Kit found a tiny door behind the sofa.',
 * 'The people who lived there were very cross about it.' Only for one child, and nothing of a day that was or will be.
 * @param text as it was typed
 */
export function wishedStoryIn(
  text: string,
  people: readonly KnownPerson[],
  facts: readonly Fact[],
): WishedStory | undefined {
  const [child, another] = people.filter(({ role }) => role === 'child')
  if (!child || another) return undefined
  const names = people.map((each) => each.name)
  const happens = whatHappensIn(text, names)
  const isSure = happens.isStory > surelyNoDay
  if (facts.some((fact) => mustNotBeRead(fact) && !(isSure && isOfAStory(fact)))) return undefined
  const sentences = toldIn({ text, child, names, facts, isStory: happens.isStory })
  if (sentences.length === 0) return undefined
  return {
    sentences,
    isAsked: true,
    isToCome: false,
    likely: happens.likely,
    ...withKinLast(withoutRoleOf(child.name, namedInSentences(sentences, people), sentences)),
  }
}

/** Surer than that, what is missing or left out is so in the story alone. */
const surelyNoDay = 0.9

/** 'Then it wants its mum', 'no one will sit beside him', of a shark. */
const isOfAStory = ({ kind, about }: Fact) => kind === 'lesson' || about === 'missing'

type Named = ReturnType<typeof namedInSentences>

/** Of 'Jayden was a ninja' the ninja is Jayden. */
function withoutRoleOf(
  name: string,
  { beings, things, sayings }: Named,
  sentences: readonly string[],
): Named {
  const told = sentences.join(' ')
  const isTheChild = ({ head }: Named['beings'][number]) =>
    new RegExp(
      `\\b${patternOf(name)} (?:was|became|worked as|turned into|woke up as) (?:an?|the) (?:[\\p{L}-]+ ){0,2}${patternOf(head)}(?!\\p{L})`,
      'iu',
    ).test(told)
  return { beings: beings.filter((each) => !isTheChild(each)), things, sayings }
}

/** What runs away is the biscuits, and not the grandmother who made them: kin come last, and behind things are left out. */
function withKinLast({ beings, things, sayings }: Named): Named {
  const isKin = ({ is }: Named['beings'][number]) => is === 'kin'
  const others = beings.filter((each) => !isKin(each))
  return {
    beings: others.length === 0 && things.length > 0 ? [] : [...others, ...beings.filter(isKin)],
    things,
    sayings,
  }
}

/** The sentences of the story in the past; none where its first cannot be told. */
function toldIn(wish: Wish): string[] {
  const { name } = wish.child
  const told: string[] = []
  let words = 0
  let isAfterOther = false
  for (const heard of heardIn(wish)) {
    const isFirst = told.length === 0
    const { typed, asked, said } = heard
    isAfterOther ||=
      isFirst && said === null && (isSaidToTheProduct(typed, name) || typed.split(' ').length > 3)
    const sentence = asked ?? (said && ofTheChild(said, { name, child: wish.child, isFirst }))
    if (!sentence || (isOfADay(sentence) && !isFirst)) continue
    if (isFirst && !canOpen(sentence, heard, wish, isAfterOther)) return []
    const whole = isFirst ? sentence : withSubject(sentence, told[0] ?? '', wish.child)
    const past = asked ? inThePast(asked)?.replace(/^They/, name) : toldAs(whole, name, wish.names)
    words += past?.split(' ').length ?? 0
    if (past && words <= mostWords) told.push(past)
    // What follows may lean on it.
    else if (!isFirst || sentence.split(' ').length > 3) break
  }
  return told
}
