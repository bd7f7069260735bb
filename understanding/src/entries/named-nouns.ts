import { feasts } from '../lexicon/feasts.ts'
import { firstNames } from '../lexicon/first-names.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm } from '../lexicon/past-forms.ts'
import { regions } from '../lexicon/proper-words.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isName } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { isVague, sortOf } from './noun-sorts.ts'
import {
  capital,
  type FoundNoun,
  figureNames,
  inside,
  isContraction,
  isMany,
  isOwnName,
  passedOver,
  withoutMarks,
} from './noun-words.ts'
import { beingClasses, beingNamed, calledAs, isInside, isNounHere, owned } from './phrase-words.ts'

/** 'Batman', 'Father Christmas'. */
export const isFigure = ({ isCapital, norm }: Token) => isCapital && figureNames.has(norm)

/** Who or what is called by a name: 'Miss Fernandes', 'Batman'; a place where it is one: 'to Toronto'. */
export function nameAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun {
  const { tokens } = sentence
  let to = at + 1
  while (to < tokens.length && to - at < 3 && isName(sentence, to) && !tokens[to]?.opensClause) to += 1
  const before = tokens[at - 1]?.norm ?? ''
  // 'His big cousin Aaron' is Aaron.
  const from = /^(?:cousin|brother|sister)$/.test(tokens[at]?.norm ?? '') && to - at > 1 ? at + 1 : at
  const words = tokens.slice(from, to)
  const text = words
    .map((word) => capital(word.text.replaceAll("'", '’')))
    .join(' ')
    .replace(/’s$/, '')
  const isTitled = words.length > 1 && titled.test(words[0]?.norm ?? '')
  const next = tokens[to]
  const brings = bringers.test(text)
  if ((feasts.has(text.toLowerCase()) && !brings) || notNames.test(text)) return passedOver(to)
  const owns = /['’]s$/.test(words.at(-1)?.text ?? '')
  const isOwn = words.some(({ norm }) => isOwnName(norm, own))
  if (isOwn) return passedOver(owns ? to : to)
  if (owns && !isContraction(next)) return ownedBy(sentence, at, to, own)
  const acts =
    owns ||
    (next !== undefined &&
      !next.opensClause &&
      (isPastForm(next.norm) ||
        /^(?:is|was|has|had|said|says|asked|got|gave|can|cant|will|did|does|would|came|went|took|told|let|put)$/.test(
          next.norm,
        ) ||
        (baseOf(next.norm) !== undefined && next.norm.endsWith('s') && !/^leaves$/.test(next.norm))))
  const isPlace =
    (placed.test(before) || regions.has(text.toLowerCase())) &&
    !isTitled &&
    !firstNames.has(words[0]?.norm ?? '')
  const isSomebody =
    isTitled ||
    brings ||
    isFigure(words[0] as Token) ||
    (acts && !isPlace && !/^(?:of|called|named)$/.test(before)) ||
    /^(?:with|and|beside|for)$/.test(before) ||
    beingNamed(before) === 'person' ||
    from > at ||
    meeting.test(before) ||
    (!/^(?:of|in|called|named)$/.test(before) && firstNames.has(words[0]?.norm ?? ''))
  if (isSomebody) return { to, isBeing: true, noun: { text, isMany: false, head: text.toLowerCase() } }
  // 'Flight to Toronto'.
  if (isPlace && before !== 'of')
    return { to, isBeing: false, is: 'place', noun: { text, isMany: false, head: text.toLowerCase() } }
  return passedOver(to)
}

/** What is done to somebody. */
const meeting =
  /^(?:met|meet|meets|meeting|hug|hugs|hugged|miss|misses|missed|rang|ring|phoned|told|tells|asked|gave|give|taught|thanked|kissed|loves|beat|visited|visit|visiting|found|saw|lost|helped|tell|ask|invited|married|feed|fed|stroked|patted|sees)$/

/** Who comes at a feast is no feast. */
export const bringers = /^(?:father christmas|santa(?: claus)?|s(?:ain)?t nicholas|sinterklaas)$/i

const placed = /^(?:in|at|from|to|near|around|of|into|through|towards|over)$/
const titled =
  /^(?:mr|mrs|miss|ms|dr|uncle|aunt|auntie|aunty|granny|grandma|grandpa|grandad|gran|nana|nan|nanny|papa|captain|king|queen|prince|princess|saint|father|sister|brother|cousin|coach|professor|doctor|nurse|lord|lady|sir)$/
/** Days, tongues, and what is learnt. */
const notNames =
  /^(?:\p{L}+day|(?:engl|span|pol|ir|turk|brit|jew|swed|dan|finn|scott|corn|yidd)ish|\p{L}{4,}ese|french|german|arabic|hindi|urdu|maori|pe|year|christmas|easter|god|allah|jesus|kiddo|no one|noone|wi-fi)$/iu

/** 'Nana is coming', 'Grandma Jo': a relative as a name. */
export function kinAt(sentence: Sentence, at: number, own: ReadonlySet<string>): FoundNoun | null {
  const { tokens } = sentence
  const token = tokens[at]
  const called = token?.text.toLowerCase().replace(/['’]s$/, '')
  if (!token || called === undefined || !isKinName(called) || determined.test(tokens[at - 1]?.norm ?? ''))
    return null
  const next = tokens[at + 1]
  const isTitle = next?.isCapital === true && !next.opensClause && !owned.test(token.text)
  const to = isTitle ? at + 2 : at + 1
  const words = tokens.slice(at, to)
  if (words.some(({ norm }) => isOwnName(norm, own))) return passedOver(to)
  const owns = owned.test(words.at(-1)?.text ?? '')
  if (owns && !isContraction(tokens[to])) return ownedBy(sentence, at, to, own)
  const text = words
    .map((word) => capital(word.text.replaceAll("'", '’')))
    .join(' ')
    .replace(/’s$/, '')
  return { to, isBeing: true, noun: { text, isMany: false, head: text.toLowerCase() } }
}

/** Also 'Ammamma', and no 'sister'. */
export const isKinName = (called: string) =>
  calledAs.test(called) || (nounClass(called) === 'kin' && !/ /.test(called) && !sortOfKin.test(called))
const sortOfKin =
  /(?:mother|father|sister|brother|son|daughter|parent|cousin|aunt|wife|husband|niece|nephew|sibling|twin)$|^(?:bro|sis|in-law|ma|da|pa|didi|bua|tata|lola|gigi|mimi|poppy|popo)$/
const determined =
  /^(?:his|her|their|the|a|an|my|our|your|every|other|one|two|another|some|no|called|named|your|this|that|old|new|step)$/

/** 'Abuela’s tamale pot', 'Uncle Sunday’s salon'. */
function ownedBy(sentence: Sentence, from: number, to: number, own: ReadonlySet<string>): FoundNoun {
  const owner = sentence.tokens.slice(from, to)
  let index = to
  while (index < sentence.tokens.length && index - to < 3 && isInside(sentence, index, to)) index += 1
  const words = sentence.tokens.slice(to, index)
  const last = words.at(-1)
  const name = owner.map((word) => capital(word.text.replaceAll("'", '’'))).join(' ')
  const holder: FoundNoun = {
    to: index,
    isBeing: true,
    noun: { text: name.replace(/’s$/, ''), isMany: false, head: name.replace(/’s$/, '').toLowerCase() },
  }
  if (words.some(({ norm }) => isOwnName(norm, own))) return passedOver(to)
  // 'At Nana’s', 'Grandpa’s birthday': somebody remains.
  if (!last || words[0]?.opensClause) return { ...holder, to }
  const single = singularOf(last.norm)
  const is = sortOf(words.map(({ norm }) => norm))
  if (isVague(single, withoutMarks(last.text))) return holder
  // 'A stop look listen'.
  if (is === undefined && words.length > 2 && words.every(({ norm }) => baseOf(norm) === norm))
    return passedOver(index)
  if (is === undefined && !isNounHere(sentence, index, last.norm)) return holder
  if (is === 'kin' || is === 'person') return passedOver(index)
  const text = [name, ...words.map((word, at) => inside(word, at === words.length - 1))].join(' ')
  return {
    to: index,
    isBeing: is !== undefined && beingClasses.has(is),
    is,
    noun: { text, isMany: isMany(withoutMarks(last.text), single), head: single },
  }
}
