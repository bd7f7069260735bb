import { type Entries, namedInSentences } from '../entries/index.ts'
import { isLeftOutAlone } from '../entries/left-out.ts'
import { isForTheProduct, mustNotBeRead, wishedFor } from '../entries/readable.ts'
import { cutIntoSentences, tidied } from '../entries/tidy.ts'
import type { Fact, KnownPerson } from '../fact.ts'
import { singularOf } from '../lexicon/number.ts'
import { privateSpans } from '../private-spans.ts'
import { aOrAn } from '../tale/article.ts'
import { isAdventure, isOfADay } from './adventure.ts'
import { finiteVerbsIn, inThePast } from './in-the-past.ts'

const mostSentences = 4
const mostWords = 120

/**
 * The story that a parent wishes for, where what happens in it has been typed, sentence by sentence as a teller says it: 'Kit found a tiny door behind the sofa.',
 * 'The people who lived there were very cross about it.' Only for one child, and nothing of a day that was or will be.
 * @param text as it was typed
 */
export function wishedStoryIn(
  text: string,
  people: readonly KnownPerson[],
  facts: readonly Fact[],
): Entries | undefined {
  const [child, another] = people.filter(({ role }) => role === 'child')
  if (!child || another || facts.some(mustNotBeRead) || isOfADay(text)) return undefined
  const { name } = child
  const isAsked = facts.some(isRequest) || asksForOne.test(text)
  const hidden = [...privateSpans(text), ...facts.filter(isBan)]
  const names = people.map((each) => each.name)
  const told: string[] = []
  let words = 0
  let isSure = isAsked
  for (const { start, typed } of cutIntoSentences(text)) {
    const end = start + typed.length
    if (hidden.some((span) => span.start < end && span.end > start)) continue
    const lead = withoutLead(typed)
    if (lead === typed && ofTheWish.test(typed)) continue
    const wish = wishedFor(lead, true)
    if (wish === null || isLeftOutAlone(wish)) continue
    if (isForTheProduct(wish) && !isAdventure(wish, name)) continue
    const plain = tidied(wish.replace(/^(?:and|but|so) /i, '').replace(/\?+$/, '.'), names)
    const sentence = plain && ofTheChild(plain, { name, child, isFirst: told.length === 0 })
    if (!sentence || ofTheTeller.test(sentence)) continue
    isSure ||= isAdventure(sentence, name)
    const past = toldAs(sentence)
    if (past === null) {
      // What follows may lean on it.
      if (told.length === 0 && sentence.split(' ').length < 4) continue
      break
    }
    words += past.split(' ').length
    if (words > mostWords) break
    told.push(past)
  }
  if (!isSure || told.length === 0) return undefined
  const sentences = inFew(told)
  return { sentences, isAsked: true, isToCome: false, ...namedInSentences(sentences, people) }
}

const isRequest = ({ from, kind, about }: Fact) =>
  from === 'wish' && kind === 'want' && /^(?:story-about|with-character|bring-back)$/.test(about)

const isBan = ({ from, kind, sensitivity }: Fact) =>
  from === 'wish' && (kind === 'avoid' || sensitivity === 'private')

const asksForOne =
  /\b(?:stor(?:y|ies)|tale)\b|\b(?:one|story) (?:where|in which|about)\b|^\W*what if\b|\bcan (?:it|you) (?:be|do) one\b/i

/** What is said to the product before what is to happen: 'the same dragon as always, but this time …', 'can it be one where …'. */
const withoutLead = (typed: string): string =>
  typed
    .replace(
      /^.*\b(?:can|could) (?:it|this|you)(?: please)? (?:be|do)(?: the)? one (?:where|about|in which)\s+/i,
      '',
    )
    .replace(/^(?:the|that) (?:one|story) (?:where|in which|when)\s+/i, '')
    .replace(/^(?:an? )?(?:\p{L}+ ){0,2}(?:story|mystery|adventure),? (?:where|in which)\s+/iu, '')
    .replace(/^.*\b(?:but )?this time,? (?=\p{L})/iu, '')
    .replace(/^(?:an? |the )?(?:\p{L}+ )?(?:story|mystery|one|adventure)[,:] (?=\p{L})/iu, '')
    .replace(/^what if (.*)$/is, (_, rest: string) => rest.replace(/\byou\b/gi, 'people'))
    .replace(/^(?:he|she|they) (?:asks?|asked) for (?=(?:an?|the|some|two) )/i, '')
    .replace(/^(?:ok(?:ay)?|so|hi|hello)[, ]+(?=\p{L})/iu, '')

/** Who types speaks of itself, or to the product. */
const ofTheTeller = /\b(?:i|i’m|we|we’re|we’ve|us|me|my|mine|you|your)\b/i

/** 'He wants farts in it'. */
const ofTheWish =
  /^\W*(?:he|she|they) (?:just |really |always )?(?:wants?|wanted|would like|likes?|loves?|asked|(?:is|has been) asking|requested)\b(?! to\b)/i

interface OfWhom {
  readonly name: string
  readonly child: KnownPerson
  readonly isFirst: boolean
}

/** With the child’s name, where it is only he or she: 'Her shoes walk off' is 'Kit’s shoes walk off'. */
function ofTheChild(sentence: string, { name, child, isFirst }: OfWhom): string {
  const own = sentence
    .replace(/\bour own\b/gi, 'the')
    .replace(/\bour\b/gi, 'the')
    .replace(/\b(?:can|could|should|will) be (?=an? |the )/i, 'is ')
    .replace(/^the\b/, 'The')
  if (!isFirst) return own
  const is = child.pronouns
  const fits = (pronoun: string) => is === undefined || is === 'name' || is === pronoun
  const owner = /^(His|Her|Their|My)\b/.exec(own)?.[1]
  if (owner && (owner === 'My' || fits({ His: 'he', Her: 'she', Their: 'they' }[owner] ?? '')))
    return own.replace(owner, `${name}’s`)
  const subject = /^(He|She)\b/.exec(own)?.[1]
  return subject && fits(subject.toLowerCase()) ? own.replace(subject, name) : own
}

/** 'Two giants who live on two hills' is no sentence: there were two giants. */
function toldAs(sentence: string): string | null {
  const past = inThePast(sentence)
  if (past === null) return null
  const { words, verbs } = finiteVerbsIn(sentence)
  const [first = 0] = verbs
  const relative = words
    .slice(0, first)
    .findLastIndex(({ norm }) => /^(?:who|that|which|whose|where)(?:’.*)?$/.test(norm))
  const isBehindRelative = relative > 0 || /^(?:who|that|which)’/.test(words[first]?.norm ?? '')
  // 'The people who live there are very small': a verb behind the relative clause that is nobody else’s.
  const isWhole = verbs
    .slice(1)
    .some(
      (at) =>
        !words
          .slice(first + 1, at + 1)
          .some(
            ({ norm, pre, post }, index, all) =>
              joins.test(norm) || (index < all.length - 1 && /[,;:–]/.test(pre + post)),
          ),
    )
  if (!isBehindRelative || isWhole) return past
  const head = words[(relative > 0 ? relative : first) - 1]?.norm ?? ''
  const isMany =
    singularOf(head) !== head &&
    !/ and /.test(sentence.slice(0, sentence.search(/ (?:who|that|which|whose|where)\b/)))
  const isTitled = /^\p{Lu}\p{L}+ \p{Lu}/u.test(sentence)
  const hasOpener = /^(?:an?|the|one|two|three|four|five|some|his|her)\b/i.test(sentence)
  const opened = isTitled ? past : hasOpener || isMany ? lower(past) : `${aOrAn(sentence)} ${lower(past)}`
  return `There ${isMany && !/^an? /.test(opened) ? 'were' : 'was'} ${opened}`
}

/** They begin another clause. */
const joins =
  /^(?:and|but|or|so|when|because|who|that|which|where|if|until|while|as|whenever|before|after|than|what|how|to|he|she|it|they|we|you|people)$/

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** More sentences than plots have places for stand together, the shortest first. */
function inFew(sentences: readonly string[]): string[] {
  const few = [...sentences]
  while (few.length > mostSentences) {
    const lengths = few.slice(0, -1).map((each, at) => each.length + (few[at + 1]?.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    few.splice(at, 2, `${few[at]} ${few[at + 1]}`)
  }
  return few
}
