import type { KnownPerson } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { pastOf } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isThirdPerson } from '../narrated/verbs.ts'
import { aOrAn } from '../tale/article.ts'
import { patternOf } from './adventure.ts'
import { finiteVerbsIn, inThePast } from './in-the-past.ts'

interface OfWhom {
  readonly name: string
  readonly child: KnownPerson
  readonly isFirst: boolean
}

/** With the child’s name, where it is only he or she: 'Her shoes walk off' is 'Kit’s shoes walk off'. */
export function ofTheChild(sentence: string, { name, child, isFirst }: OfWhom): string {
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

/** 'Rides on the back and presses the button': whoever the first sentence begins with. */
export function withSubject(sentence: string, first: string, { name, pronouns }: KnownPerson): string {
  const [, verb = ''] = /^(\p{Lu}\p{Ll}+s) (?:\p{Ll}|up|in|out|off|on|it)/u.exec(sentence) ?? []
  const isVerb = isThirdPerson(verb.toLowerCase()) && nounClass(singularOf(verb.toLowerCase())) === undefined
  if (!isVerb) return sentence
  const child = pronouns === 'he' ? 'He' : pronouns === 'she' ? 'She' : name
  return `${first.startsWith(name) ? child : 'It'} ${lower(sentence)}`
}

/** 'Red bus is stuck', 'Duck has lost his quack': the red bus, the duck, and not Robin who is of the family. */
function withArticle(sentence: string, names: readonly string[]): string {
  if (names.some((each) => new RegExp(`^${patternOf(each)}(?!\\p{L})`, 'u').test(sentence))) return sentence
  const [, noun = '', verb = ''] =
    /^(?:(?:Red|Blue|Green|Yellow|Big|Little|Old|Baby|Tooth|Polar|Fire|Bin|Garbage|Steam|Police) )?(\p{L}+) (\p{Ll}+(?:[’']t)?)\b/u.exec(
      sentence,
    ) ?? []
  const is = nounClass(noun.toLowerCase())
  const isOne =
    (is === 'animal' || is === 'vehicle' || is === 'creature') &&
    singularOf(noun.toLowerCase()) === noun.toLowerCase()
  const hasVerb = /^(?:is|has|can|cannot|does|was|had|gets?|will|won[’']t|\p{L}+s|can[’']t)$/u.test(verb)
  return isOne && hasVerb && !isToyName.test(noun) ? `The ${lower(sentence)}` : sentence
}

/** They are names of toys as often. */
const isToyName = /^(?:teddy|bunny|bear|kitty|puppy|piggy|dolly|moo)$/i

/** 'Pirate but he’s allergic to parrots', 'a heron driving the bus': there is a pirate, the heron is driving. */
function withBeginning(sentence: string): string {
  const [, noun = ''] =
    /^((?:An? |The )?(?:\p{L}+ )?\p{L}+) but (?:it|he|she|they)(?:[’'](?:s|re)| )/u.exec(sentence) ?? []
  const bare = noun.replace(/^(?:an?|the) /i, '')
  if (noun !== '' && nounClass(bare.split(' ').at(-1)?.toLowerCase() ?? '') !== undefined)
    return `There is ${aOrAn(bare)} ${lower(bare)}, ${sentence.slice(noun.length + 1)}`
  return sentence.replace(
    /^((?:An?|The) (?:\p{L}+ )?\p{L}+) (?=\p{Ll}{2,}ing (?:the|an?|his|her|their|its|to|up|in|on)\b)/u,
    (whole, who: string) => (nounClass(who.split(' ').at(-1) ?? '') === undefined ? whole : `${who} is `),
  )
}

/** 'Two giants who live on two hills' is no sentence: there were two giants. */
export function toldAs(typed: string, name: string, names: readonly string[]): string | null {
  // 'Omar who gets a letter'.
  const sentence = typed.startsWith(`${name} who `)
    ? typed.replace(' who ', ' ')
    : // 'About Kwame driving the night train'.
      withArticle(typed, names).replace(
        new RegExp(`^(${patternOf(name)}) (?=\\p{Ll}{2,}ing\\b)`, 'u'),
        '$1 is ',
      )
  const past = inThePast(withBeginning(sentence))
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

export const relatives = /^(?:who|that|which|whose|where)(?:’.*)?$/

/** They begin another clause. */
const joins =
  /^(?:and|but|or|so|when|because|who|that|which|where|if|until|while|as|whenever|before|after|than|what|how|to|he|she|it|they|we|you|people)$/

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
