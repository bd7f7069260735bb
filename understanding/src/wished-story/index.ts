import { type Entries, namedInSentences } from '../entries/index.ts'
import { isLeftOutAlone } from '../entries/left-out.ts'
import { isForTheProduct, mustNotBeRead, wishedFor } from '../entries/readable.ts'
import { cutIntoSentences, tidied } from '../entries/tidy.ts'
import type { Fact, KnownPerson } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm, pastOf } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isThirdPerson } from '../narrated/verbs.ts'
import { privateSpans } from '../private-spans.ts'
import { aOrAn } from '../tale/article.ts'
import { isAdventure, isOfADay, patternOf } from './adventure.ts'
import type { Happening } from './happenings.ts'
import { finiteVerbsIn, inThePast } from './in-the-past.ts'
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
  if (!child || another || facts.some(mustNotBeRead)) return undefined
  const names = people.map((each) => each.name)
  const happens = whatHappensIn(text, names)
  const sentences = toldIn({ text, child, names, facts, isStory: happens.isStory })
  if (sentences.length === 0) return undefined
  return {
    sentences,
    isAsked: true,
    isToCome: false,
    likely: happens.likely,
    ...withKinLast(namedInSentences(sentences, people)),
  }
}

type Named = ReturnType<typeof namedInSentences>

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

/** Of 130 wishes by others seven in ten are surer; of texts that tell of a child, in the present, with its name, seven in a hundred, of others hardly one. */
const surelyAStory = 0.8
const surelyOurs = 0.95
/** Where somebody does something in the first sentence. */
const likelyAStory = 0.5

/** 'Zainab enters the baking competition', and not 'Zainab is worried', 'Zainab has swimming' or 'Zainab wants to'. */
function isDone(sentence: string): boolean {
  const { words, verbs } = finiteVerbsIn(sentence)
  const verb = words[verbs[0] ?? -1]?.norm ?? 'is'
  return !isPastForm(verb) && !isStateOrHabit.test(verb)
}

const isStateOrHabit =
  /^(?:is|are|am|has|have|can|will|must|may|does|do|was|were|had)$|n[’']t$|[’']s$|^(?:likes?|loves?|hates?|wants?|needs?|knows?|thinks?|says?|asks?|cries|misses|starts?|keeps?|goes|go|plays?|sleeps?|refuses|worries|gets?|prefers?|enjoys?|talks?|hits?|bites?|wakes?|struggles?|insists?|seems?|feels?|looks?|turns?|comes?|eats?|wets?|sucks?|moves?|lives?|calls?|shares?)$/

interface Wish {
  readonly text: string
  readonly child: KnownPerson
  readonly names: readonly string[]
  readonly facts: readonly Fact[]
  /** How surely the whole of it is one, from 0 to 1. */
  readonly isStory: number
}

/** A sentence of a wish. */
interface Heard {
  readonly typed: string
  readonly start: number
  readonly end: number
  /** What is asked for of the child: 'They hide a dragon.' */
  readonly asked: string | null
  /** What of it belongs to the story. */
  readonly said: string | null
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
    const past = asked ? inThePast(asked)?.replace(/^They/, name) : toldAs(whole, name)
    words += past?.split(' ').length ?? 0
    if (past && words <= mostWords) told.push(past)
    // What follows may lean on it.
    else if (!isFirst || sentence.split(' ').length > 3) break
  }
  return told
}

/** 'Rides on the back and presses the button': whoever the first sentence begins with. */
function withSubject(sentence: string, first: string, { name, pronouns }: KnownPerson): string {
  const [, verb = ''] = /^(\p{Lu}\p{Ll}+s) (?:\p{Ll}|up|in|out|off|on|it)/u.exec(sentence) ?? []
  const isVerb = isThirdPerson(verb.toLowerCase()) && nounClass(singularOf(verb.toLowerCase())) === undefined
  if (!isVerb) return sentence
  const child = pronouns === 'he' ? 'He' : pronouns === 'she' ? 'She' : name
  return `${first.startsWith(name) ? child : 'It'} ${lower(sentence)}`
}

function heardIn({ text, child: { name }, names, facts }: Wish): Heard[] {
  const hidden = [...privateSpans(text), ...facts.filter(isBan)]
  return cutIntoSentences(text).map(({ start, typed }) => {
    const end = start + typed.length
    if (hidden.some((span) => span.start < end && span.end > start))
      return { typed, start, end, asked: null, said: null }
    const asked = askedOf(withoutLead(typed), name)
    return { typed, start, end, asked, said: asked ?? saidIn(typed, name, names) }
  })
}

/** Whether a story can begin with a sentence: it is of one by what it says, by how it was asked for or by the whole wish, and is not over. */
function canOpen(sentence: string, heard: Heard, wish: Wish, isAfterOther: boolean): boolean {
  const { name } = wish.child
  const { said } = heard
  if (!said || isOfADay(sentence) || leans.test(sentence)) return false
  if (isAfterOther && !bringsSomebody.test(said) && !sentence.startsWith(name)) return false
  const isSupposed = /^\W*what if\b/i.test(wish.text)
  if (!isSupposed && isOver(sentence)) return false
  const isOurs = /^our\b/i.test(said)
  // 'Mia comes into our bed': rather what she really does.
  const surely = /\bour\b/i.test(said) ? surelyOurs : surelyAStory
  return (
    (isAdventure(sentence.replace(/^They(?= )/, name), name) && !isOurs) ||
    wish.isStory > surely ||
    (wish.isStory > likelyAStory && surely !== surelyOurs && isDone(sentence)) ||
    (isAskedFor(heard, wish, isAfterOther) && !wish.facts.some(isLesson))
  )
}

/** 'Naomi finds it on the school field': what, has been said before. */
const leans = /^(?:\p{L}+ ){2}(?:it|them)\b/u

const isAskedFor = (
  { typed, said, start, end }: Heard,
  { child, facts }: Wish,
  isAfterOther: boolean,
): boolean =>
  asksForOne.test(typed) ||
  (said !== null &&
    introduces(said, child.name) &&
    ((isAfterOther && bringsSomebody.test(said)) ||
      facts.some((fact) => isRequest(fact) && fact.start < end && fact.end > start)))

/** 'He wants farts in it', 'Otis would like it to snow'. */
const isSaidToTheProduct = (typed: string, name: string) => ofTheWish.test(typed) || isWishOf(name, typed)

/** What of a sentence belongs to the story, as it would be printed. */
function saidIn(typed: string, name: string, names: readonly string[]): string | null {
  const lead = withoutLead(typed)
  if (lead === typed && (isSaidToTheProduct(typed, name) || isNoSentence.test(typed))) return null
  const wish = wishedFor(lead, true)
  if (wish === null || isLeftOutAlone(wish)) return null
  if ((isForTheProduct(wish) || asksForMore.test(typed)) && !isAdventure(wish, name)) return null
  const plain = tidied(
    withQuotedShout(wish)
      // Who somebody is: 'his Dada (Prakash)'.
      .replace(/ \(\p{Lu}\p{Ll}+\)/gu, '')
      .replace(/^(?:and|but|so) /i, '')
      .replace(/\?+$/, '.'),
    names,
  )
  return plain === null || ofTheTeller.test(plain.replace(/“[^”]*”|\bour\b/gi, '')) ? null : plain
}

/** 'Dada is not to be scared please.' */
const asksForMore = /\bplease\b(?!.*[“"])/i

/** 'It says HELP WE HAVE RUN OUT OF JAM' is what stands on the note. */
const withQuotedShout = (text: string): string =>
  text.replace(
    /\b((?:says?|saying|said|shouts?|reads)[:,]?) (\p{Lu}[\p{Lu} ,'’!?]{5,})$/u,
    (_, verb: string, words: string) => `${verb} “${words.charAt(0)}${words.slice(1).toLowerCase()}”`,
  )

const bringsSomebody = /^(?:An?|One|Two|Three|Some(?:one|body)?)\b/

/** Whether a sentence can be the first, though another was left out: it brings somebody. */
const introduces = (sentence: string, name: string): boolean =>
  /^(?:An?|The|One|Two|Three|Four|All the|Some(?:one|body)?)\b/.test(sentence) ||
  sentence.startsWith(name) ||
  isSomebody(sentence.split(/[^\p{L}]+/u)[0] ?? '') ||
  isSomebody(sentence.split(/[^\p{L}]+/u)[1] ?? '')

const isSomebody = (word: string): boolean =>
  /^(?:animal|creature|vehicle|food|toy)$/.test(nounClass(singularOf(word.toLowerCase())) ?? '')

/** Whether what it says has happened already, and is no story. */
function isOver(sentence: string): boolean {
  const { words, verbs } = finiteVerbsIn(sentence)
  const [first] = verbs
  if (first === undefined || words.slice(0, first).some(({ norm }) => relatives.test(norm))) return false
  const verb = words[first]?.norm ?? ''
  return isPastForm(verb) && !/^(?:read|put|let|cut|shut|set|hit|hurt)$/.test(verb)
}

const isRequest = ({ from, kind, about }: Fact) =>
  from === 'wish' && kind === 'want' && /^(?:story-about|with-character|bring-back)$/.test(about)

/** What is to be learnt has stories of its own. */
const isLesson = ({ from, kind, about }: Fact) =>
  from === 'wish' && (kind === 'lesson' || /^(?:quarrel|gentle-hands|tidying|listening|sharing)$/.test(about))

const isBan = ({ from, kind, sensitivity }: Fact) =>
  from === 'wish' && (kind === 'avoid' || sensitivity === 'private')

const asksForOne =
  /^\W*(?:please )?(?:can|could) \p{Lu}\p{L}+ (?!have|be)\p{Ll}|^\W*(?:he|she) wants (?:it )?that |\bthis time,? |\b(?:stor(?:y|ies)|tale|one) (?:where|in which|about|of)\b|^\W*what if\b.*\b(?:could|was|were|had|came|went|gave|\p{L}+ed)\b|\b(?:can|could) (?:it|you|this) (?:be|do) one\b|\bbut this time\b|^\W*(?:he|she|they) (?:asks?|asked) for (?:an?|the|some) /iu

/** What is said to the product before what is to happen: 'the same dragon as always, but this time …', 'can it be one where …'. */
const withoutLead = (typed: string): string =>
  typed
    .replace(
      /^.*\b(?:can|could) (?:it|this|you|we)(?: please)? (?:be|do|have|get)(?: the)? (?:one|a story) (?:where|about|in which)\s+/i,
      '',
    )
    .replace(
      /^(?:he|she|they)(?:['’]d)? (?:just |really )?(?:wants?|wanted|would like|likes?|loves?|asked for|asks? for) (?:one|a story|a tale) (?:where|about|in which|of|with)\s+/i,
      '',
    )
    .replace(/^(?:he|she) wants (?:it )?that /i, '')
    .replace(/^turns out(?: that)?\b/i, 'It turned out that')
    .replace(/^.{0,50}\b(?:story|tale) (?:where|about|in which|of)\s+/i, '')
    .replace(/^(?:the|that) (?:one|story) (?:where|in which|when)\s+/i, '')
    .replace(/^(?:an? )?(?:\p{L}+ ){0,2}(?:story|mystery|adventure),? (?:where|in which)\s+/iu, '')
    .replace(/^(?:.*\bbut )?this time,? (?=\p{L})/iu, '')
    .replace(/^(?:an? |the )?(?:\p{L}+ )?(?:story|mystery|one|adventure)[,:] (?=\p{L})/iu, '')
    .replace(/^what if (.*)$/is, (_, rest: string) => rest.replace(/\byou\b/gi, 'people'))
    .replace(/^(?:he|she|they) (?:asks?|asked) (?:me )?for (?=(?:an?|the|some|two) )/i, '')
    .replace(/^(?:ok(?:ay)?|so|hi|hello)[, ]+(?=\p{L})/iu, '')

/** 'Can Maisie find a dragon and have to hide it' asks for what Maisie does, which is told of several, since its verbs are as theirs. */
function askedOf(typed: string, name: string): string | null {
  const [, verbs] =
    new RegExp(
      `^\\W*(?:please )?(?:can|could) ${patternOf(name)} (?!have|be)(\\p{Ll}.*?)(?: please| pls)?\\W*$`,
      'iu',
    ).exec(typed) ?? []
  return verbs ? `They ${verbs}.` : null
}

/** Who types speaks of itself, or to the product. */
const ofTheTeller = /\b(?:i|i’m|we|we’re|we’ve|us|me|my|mine|you|your)\b/i

/** 'Otis would like it to snow'. */
const isWishOf = (name: string, typed: string): boolean =>
  new RegExp(
    `^\\W*${patternOf(name)} (?:wants?|would (?:like|love)|likes?|loves?|asks?|asked|needs?)\\b(?! to (?:be|find|see|fly|go|know)\\b)`,
    'iu',
  ).test(typed)

/** 'No getting cured at the end', 'twins here so both in it'. */
const isNoSentence =
  /^\W*(?:with|that[’']?s (?:it|all|the)|just that|no|not|nothing|nobody (?:should|must|can)|without|twins here|\p{L}+ here[.,]?$)\b|\b(?:both|all) in it\b/iu

/** 'He wants farts in it'. */
const ofTheWish =
  /^\W*(?:(?:he|she|they|my \p{L}+) )?(?:just |really |always )?(?:wants?|wanted|would like|likes?|loves?|asked|(?:is|has been) asking|requested)\b(?! to\b)/iu

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
    .replace(/\b(?:can|could|will) be (?=an? |the )/i, 'is ')
    .replace(/\bshould be\b/gi, 'is')
    .replace(/\bshould (\p{Ll}{2,})\b/gu, (all, verb: string) =>
      baseOf(verb) === verb && verb !== 'not' ? pastOf(verb) : all,
    )
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

/** 'Red bus is stuck', 'Duck has lost his quack': the red bus, the duck. */
function withArticle(sentence: string): string {
  const [, noun = '', verb = ''] =
    /^(?:(?:Red|Blue|Green|Yellow|Big|Little|Old|Baby) )?(\p{L}+) (\p{Ll}+(?:[’']t)?)\b/u.exec(sentence) ?? []
  const is = nounClass(noun.toLowerCase())
  const isOne =
    (is === 'animal' || is === 'vehicle' || is === 'creature') &&
    singularOf(noun.toLowerCase()) === noun.toLowerCase()
  const hasVerb = /^(?:is|has|can|cannot|does|was|had|gets?|\p{L}+s|can[’']t)$/u.test(verb)
  return isOne && hasVerb && !isToyName.test(noun) ? `The ${lower(sentence)}` : sentence
}

/** They are names of toys as often. */
const isToyName = /^(?:teddy|bunny|bear|kitty|puppy|piggy|dolly|moo)$/i

/** 'Two giants who live on two hills' is no sentence: there were two giants. */
function toldAs(typed: string, name: string): string | null {
  // 'Omar who gets a letter'.
  const sentence = typed.startsWith(`${name} who `)
    ? typed.replace(' who ', ' ')
    : // 'About Kwame driving the night train'.
      withArticle(typed).replace(new RegExp(`^(${patternOf(name)}) (?=\\p{Ll}{2,}ing\\b)`, 'u'), '$1 is ')
  const past = inThePast(sentence)
  if (past === null) return null
  const { words, verbs } = finiteVerbsIn(sentence)
  const [first = 0] = verbs
  const relative = words.slice(0, first).findLastIndex(({ norm }) => relatives.test(norm))
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
  if (sentence.startsWith(name)) return null
  const noun = words.slice(0, relative > 0 ? relative : first)
  const phrase = noun.findIndex(({ norm }) => /^(?:in|on|at|from|with|of|under|behind|for|by)$/.test(norm))
  const head = noun.at(phrase > 0 ? phrase - 1 : -1)?.norm ?? ''
  const isMany =
    singularOf(head) !== head &&
    !/ and /.test(sentence.slice(0, sentence.search(/ (?:who|that|which|whose|where)\b/)))
  const isTitled = /^\p{Lu}\p{L}+ \p{Lu}/u.test(sentence)
  const hasOpener = /^(?:an?|the|one|two|three|four|five|some|his|her)\b/i.test(sentence)
  const opened = isTitled ? past : hasOpener || isMany ? lower(past) : `${aOrAn(sentence)} ${lower(past)}`
  return `There ${isMany && !/^an? /.test(opened) ? 'were' : 'was'} ${opened}`
}

const relatives = /^(?:who|that|which|whose|where)(?:’.*)?$/

/** They begin another clause. */
const joins =
  /^(?:and|but|or|so|when|because|who|that|which|where|if|until|while|as|whenever|before|after|than|what|how|to|he|she|it|they|we|you|people)$/

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
