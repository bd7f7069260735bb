import { notInPhrase } from '../lexicon/closed-words.ts'
import { firstNames } from '../lexicon/first-names.ts'
import { isKnown } from '../lexicon/known-words.ts'
import { type NounClass, nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isIrregularPast, isPastForm } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isName } from '../phrases.ts'
import { clauseAt, type Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { isAdjective, isVague, sortOf } from './noun-sorts.ts'

export const owned = /^\p{L}{2,}(?:['’]s|s['’])$/u

export const beingClasses: ReadonlySet<NounClass> = new Set<NounClass>([
  'animal',
  'creature',
  'person',
  'kin',
])

export function beingNamed(norm: string): NounClass | undefined {
  const is = sortOf([norm])
  return is !== undefined && beingClasses.has(is) ? is : undefined
}

export const calledAs =
  /^(?:mum|mummy|mom|mommy|mama|mam|mammy|dad|daddy|dada|papa|baba|granny|gran|grandma|nan|nana|nanny|nani|dadi|oma|opa|abuela|abuelo|nonna|nonno|teta|popo|grandad|granddad|grandpa|gramps|pop|pops|poppa|auntie|aunty|uncle)$/

/** What is only told apart by: 'the wrong hole' is the hole. */
export const counts =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|\d{1,3}|first|second|third|last|whole|other|same|own|more|very|really|only|single|just|bit|wrong|right|next|best|favou?rite|actual|entire|exact|usual|few|spare|oclock)$/u

export const title =
  /^(?:mr|mrs|miss|ms|dr|uncle|aunt|auntie|aunty|captain|king|queen|saint|cousin|coach|professor|princess|prince|lord|sir)$/

/** A word that may belong to the name of a thing. */
export function isInside(sentence: Sentence, at: number, from: number): boolean {
  const { tokens, times } = sentence
  const token = tokens[at]
  if (!token || token.isEmoji || times[at] !== undefined) return false
  if (at > from && (token.opensClause || (title.test(token.norm) && tokens[at + 1]?.isCapital))) return false
  // 'The little saw'.
  if (at > from && alsoNouns.test(token.norm)) return mayFollow(sentence, at, from)
  if (
    notInPhrase.has(token.norm) ||
    /^(?:and|or|but|so|because|where|while|until|with|except|per|despite|via|past|above|below|beside|within|whose|unless|yet|nor|minus|beyond|throughout|amongst?|upon)$/.test(
      token.norm,
    )
  )
    return false
  if (/^(?:the|a|an|his|her|their|our|my|this|that|these|those|every|each|all|\d+)$/.test(token.norm))
    return false
  if (contracted.test(token.text)) return false
  if (at === from)
    return (
      !isName(sentence, at) ||
      token.opensSentence ||
      !token.isCapital ||
      isKnown(token.norm) ||
      !firstNames.has(token.norm)
    )
  return mayFollow(sentence, at, from)
}

/** Whether a word goes on with a phrase that has begun. */
function mayFollow(sentence: Sentence, at: number, from: number): boolean {
  const { tokens } = sentence
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || !before) return false
  if (adverbs.test(token.norm) || numbers.test(token.norm)) return false
  const isNoun = nounClass(singularOf(token.norm)) !== undefined
  const areOnlyAdjectives = tokens.slice(from, at).every(({ norm }) => isAdjective(norm))
  if (!isNoun && isPastForm(token.norm)) return areOnlyAdjectives && alsoNouns.test(token.norm)
  // 'His cousin Donal’s old helmet'.
  if (token.isCapital && owned.test(token.text)) return false
  // 'Called the teacher Mum'.
  if (token.isCapital && calledAs.test(token.norm)) return false
  // 'The name Turbo'.
  if (
    isName(sentence, at) &&
    token.isCapital &&
    !isKnown(token.norm) &&
    isVague(before.norm, before.norm) &&
    !isAdjective(before.norm)
  )
    return false
  // 'The little one asks'.
  if (/^ones?$/.test(before.norm)) return false
  // 'My friend Karen'.
  if (
    isName(sentence, at) &&
    token.isCapital &&
    !owned.test(before.text) &&
    beingNamed(before.norm) !== undefined
  )
    return false
  const isDoing =
    /.ing$/.test(token.norm) && (isVague(token.norm, token.norm) || beingNamed(before.norm) !== undefined)
  if ((isDoing || participle.test(token.norm)) && !isNoun && !areOnlyAdjectives) return false
  const isPlural = singularOf(before.norm) !== before.norm && !owned.test(before.text)
  const isAfterNoun = nounClass(singularOf(before.norm)) !== undefined
  // 'Pencils sharp', 'bitten her fingers raw'.
  const isAfterMany = isPlural && (isAfterNoun || (isKnown(singularOf(before.norm)) && !isNoun))
  if ((isAfterMany || (isAfterNoun && isAdjective(token.norm))) && !sports.test(before.norm)) return false
  if (isNoun) return true
  if (isAfterNoun && (isIrregularPast(token.norm) || pastAfterNoun.test(token.norm))) return false
  // 'The birds come', 'why does the tide leave', and 'the phone call'.
  if (isAfterNoun && beingNamed(before.norm) !== undefined && isAfterAuxiliary(sentence, from)) return false
  if (
    baseOf(token.norm) === token.norm &&
    (isPlural || (!areOnlyAdjectives && isAfterAuxiliary(sentence, from)))
  )
    return false
  // 'The room echoes', 'the egg minds the chicks', 'Teta’s flight lands': what does something is complete.
  const next = tokens[at + 1]
  if (token.norm.endsWith('s') && isKnown(token.norm) && next && !next.opensClause && object.test(next.norm))
    return false
  const does = baseOf(token.norm) ?? baseOf(singularOf(token.norm))
  if (token.norm.endsWith('s') && does !== undefined && does !== token.norm)
    return isAfterNoun
      ? isCounted(sentence, from)
      : !(isKnown(before.norm) && !areOnlyAdjectives && isWithoutVerb(sentence, at))
  return true
}

export const isVerbOf = (token: Token | undefined) =>
  token !== undefined &&
  !token.opensClause &&
  (finite.test(token.norm) ||
    isPastForm(token.norm) ||
    (token.norm.endsWith('s') && baseOf(token.norm) !== undefined && baseOf(token.norm) !== token.norm))

/** 'Seven sausage rolls'. */
const isCounted = ({ tokens }: Sentence, from: number) =>
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|\d+)$/.test(
    tokens[from - 1]?.norm ?? '',
  )

const sports = /^(?:sports|swings|glasses|drums|stairs|news|clothes|christmas|\p{L}+ss)$/u

/** No other word of the clause can be what is done. */
function isWithoutVerb(sentence: Sentence, at: number): boolean {
  const { from, to } = clauseAt(sentence, at)
  for (let index = from; index < to; index += 1) {
    const { norm = '', text = '' } = sentence.tokens[index] ?? {}
    if (index === at) continue
    if (contracted.test(text) || finite.test(norm) || isPastForm(norm)) return false
    const base = baseOf(norm)
    if (
      base !== undefined &&
      index < at &&
      (base === norm || norm.endsWith('s')) &&
      nounClass(singularOf(norm)) === undefined
    )
      return false
  }
  return true
}

const finite =
  /^(?:is|was|are|were|am|has|have|had|do|does|did|can|cant|will|wont|would|could|should|must|may|might|got|hes|shes|theyre|its)$/

/** 'Why does the tide leave', 'made the bear dance', and not 'he did the coin trick'. */
export function isAfterAuxiliary({ tokens }: Sentence, from: number): boolean {
  // 'Did the first person get born'.
  let opener = from - 1
  while (opener > 0 && counts.test(tokens[opener]?.norm ?? '')) opener -= 1
  const before = tokens[opener - 1]
  if (!before || !auxiliary.test(before.norm)) return false
  return (
    !/^(?:do|does|did)$/.test(before.norm) ||
    before.opensClause ||
    asking.test(tokens[opener - 2]?.norm ?? '')
  )
}

/** What only a verb has behind it. */
const object = /^(?:the|an?|his|her|their|my|our|your|him|it|me|us|them|you|he|she|they|we)$/

const participle =
  /^(?:taken|given|eaten|gone|seen|done|broken|written|fallen|hidden|drawn|thrown|worn|torn|stolen|frozen|known|grown|driven|chosen|shaken|bitten|been|made|sent|sold|built|kept|held|left|lost|won|put)$/

/** 'The robot drove'. */
const pastAfterNoun =
  /^(?:drove|broke|burst|spoke|stole|froze|lost|left|shot|stuck|wept|fed|lit|hung|bent|spat|lay|laid|rose|felt|saw|bit|found|meant|hit|cut|put|shut|let|set)$/

/** Also what has happened. */
const alsoNouns = /^(?:saw|rose|felt)$/

const asking = /^(?:why|what|where|when|how|who|which)$/
const auxiliary =
  /^(?:do|does|did|can|could|will|would|should|must|may|might|let|lets|make|makes|made|see|saw|watch|watched|hear|heard|help|helped|if)$/

const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|first|second|third|\d.*)$/

const adverbs =
  /^(?:mid|next(?: doors?)?|overhead|underneath|nearby|indoors|outdoors|abroad|online|halfway|midway|goodnight|goodbye|hello|back|home|away|again|twice|once|first|then|now|today|downstairs|upstairs|outside|inside|beside|early|late|later|all|both|too|alone|together|by|himself|herself|itself|themselves|myself|overnight|ago|round|apart|\p{L}+wards?|(?!(?:fly|jelly|lolly|belly|bully|teddy|family|ally|lily|holly|welly|trolley|brolly|dolly|butterfly|dragonfly|firefly|friendly|cuddly|curly|silly|woolly|wobbly|smelly|lovely|ugly|prickly|wriggly|early|fluffy)$)\p{L}+ly)$/u

/** Whether a word of unknown sort ends a noun phrase: something that can only follow one comes after it. */
export function isNounHere({ tokens }: Sentence, to: number, norm: string): boolean {
  if (
    (/(?:ed|ly)$/.test(norm) && !/^(?:.?.?eed|bed|sled|shed)$/.test(norm)) ||
    (isPastForm(norm) && !alsoNouns.test(norm))
  )
    return false
  const next = tokens[to]
  return (
    next === undefined ||
    next.opensClause ||
    notInPhrase.has(next.norm) ||
    adverbs.test(next.norm) ||
    /^(?:every|each|the|an?|than|where|before|after|\d+)$/.test(next.norm) ||
    isPastForm(next.norm) ||
    (baseOf(next.norm) !== undefined && (next.norm !== baseOf(next.norm) || singularOf(norm) !== norm))
  )
}

export const massNouns = new Set(
  'snow rain water milk juice bread toast butter jam honey cheese pasta rice chocolate porridge glitter mud sand slime popcorn soup cereal pizza'.split(
    ' ',
  ),
)

/** 'Four feet long'. */
export const measure = /^(?:long|tall|high|wide|deep|old|late|early|heavy|thick|away|apart|wrong)$/

/** 'He’s', 'she’d'. */
export const contracted =
  /^(?:he|she|it|that|there|what|who|let|they|we|you|i|here|how|where)['’](?:s|d|ll|ve|re|m)$/i
