import type { ToldText } from './fact.ts'
import type { Found } from './found.ts'
import { kinWhat } from './found-by-rule.ts'
import type { Intent } from './intents.ts'
import { determiners, glue } from './lexicon/closed-words.ts'
import { isKnown } from './lexicon/known-words.ts'
import { type NounClass, nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { baseOf } from './lexicon/verbs.ts'
import { isForgottenApostrophe, isName, type Phrase, phraseAt, range } from './phrases.ts'
import { clauseAt, type Sentence } from './sentence.ts'

/**
 * A clause that is nothing but a thing: in a wish it is what the story is about, where the wish is nothing else ('dinosaurs', 'a magic
 * umbrella'); in a note it is liked ('trains').
 */
export function bareFacts(
  sentence: Sentence,
  told: ToldText,
  used: ReadonlySet<number>,
  isAlone: boolean,
): Found[] {
  const { tokens } = sentence
  const facts: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    const clause = clauseAt(sentence, at)
    at = clause.to
    const words = range(clause.from, clause.to)
    const meant = words.filter((index) => !isAside(sentence, index))
    const first = meant[0]
    if (first === undefined || words.some((index) => used.has(index))) continue
    const start =
      determiners.has(tokens[first - 1]?.norm ?? '') && !tokens[first]?.opensClause ? first - 1 : first
    const phrase = phraseAt(sentence, start)
    if (!phrase?.what || opensWithVerb(sentence, first) || isDone(sentence, told, clause.from)) continue
    const last = meant.at(-1) ?? first
    const isAll = phrase.to > last || isPlaceAfter(sentence, phrase.to, last)
    if (!isAll || meant.length > 5) continue
    const { head, described } = phrase.what
    const isNoun = nounClass(head) !== undefined
    const isBare = words.every(
      (index) => (index >= phrase.from && index < phrase.to) || isAsked(tokens[index]?.norm ?? ''),
    )
    const isWord =
      isNoun ||
      (isBare &&
        (phrase.what.number === 'many' || phrase.what.article !== null) &&
        isKnown(head) &&
        baseOf(head) === undefined &&
        !glue.has(head))
    if (!isWord || (!isNoun && described.some((word) => !isKnown(word)))) continue
    const isToldAsPast = words.some((index) =>
      /^(?:is|are|was|were|had|got|has|have|been|went|im|hes|shes|theyre|were|am)$/.test(
        tokens[index]?.norm ?? '',
      ),
    )
    const isWish = words.every((index) => index >= phrase.from || isWished(tokens[index]?.norm ?? ''))
    const about = aboutBare(
      told,
      nounClass(head),
      isAlone && isWish && !isToldAsPast,
      isNoun,
      phrase.what.number === 'many',
    )
    if (about)
      facts.push({
        about: isInside(sentence, phrase) ? 'place' : about,
        from: phrase.from,
        to: Math.max(phrase.to, last + 1),
        ...(about !== 'character' && { what: phrase.what }),
        ...(phrase.name !== undefined && { name: phrase.name }),
        sure: isNoun ? 0.7 : 0.5,
      })
  }
  return facts
}

/** 'In the jungle', 'under the sea'. */
const isInside = ({ tokens }: Sentence, { from, what }: Phrase) =>
  what?.is === 'place' &&
  /^(?:in|on|under|at|inside|beneath|near)$/.test(tokens[from - 1]?.norm ?? '') &&
  !tokens[from]?.opensClause

/** 'Planted sunflowers' is no thing. */
function opensWithVerb({ tokens }: Sentence, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  return (
    !norm.endsWith('ing') &&
    baseOf(norm) !== undefined &&
    nounClass(singularOf(norm)) === undefined &&
    tokens[at + 1] !== undefined &&
    !tokens[at + 1]?.opensClause
  )
}

/** 'Tells terrible jokes', in a note, is a habit. */
function isDone({ tokens }: Sentence, { from }: ToldText, at: number): boolean {
  const base = baseOf(tokens[at]?.norm ?? '')
  return (
    from !== 'wish' &&
    base !== undefined &&
    /^(?:tell|make|give|keep|put|take|get|bring|say|eat|collect|build|draw)$/.test(base)
  )
}

const wishing = new Set(
  'i he she they we you it want wants would like likes love loves can could have maybe perhaps id hed shed there be is a an the some in story stories about with of on for do this that please just tonight tonights something how what two three one his her our my your also and'.split(
    ' ',
  ),
)
const isWished = (norm: string) => wishing.has(norm)

const isAsked = (norm: string) =>
  /^(?:please|thanks|thank you|just|maybe|perhaps|some|story|stories|again|and|or|lol|tonight)$/.test(norm)

const meantByPicture = new Map<string, Intent>(
  Object.entries({
    tooth: 'lost-tooth',
    glasses: 'new-glasses',
    injection: 'injection',
    plaster: 'hurt',
    camping: 'journey',
    beach: 'outing',
    swimming: 'play',
    toilet: 'potty',
    'new baby': 'new-baby',
    snow: 'weather',
    rain: 'weather',
    storm: 'weather',
    thunder: 'weather',
    unwell: 'unwell',
  } satisfies Record<string, Intent>),
)

/** Pictures on their own. Beside words they only repeat them. */
export function pictureFacts(
  { tokens }: Sentence,
  told: ToldText,
  used: ReadonlySet<number>,
  isEmojiOnly: boolean,
): Found[] {
  if (!isEmojiOnly) return []
  return tokens.flatMap(({ norm, text }, at): Found[] => {
    if (norm === '' || used.has(at)) return []
    const own = meantByPicture.get(norm)
    const about = own ?? (told.from === 'wish' ? 'story-about' : 'likes')
    const is = nounClass(norm)
    if (!own && is === undefined) return []
    const what = {
      text: norm,
      head: norm,
      article: null,
      number: 'one',
      pronoun: 'it',
      described: [],
      ...(is && { is: is === 'kin' ? 'person' : is }),
    } as const
    return [{ about, from: at, to: at + 1, sure: 0.6, ...(text !== '' && { what }) }]
  })
}

const isAside = ({ tokens, times }: Sentence, at: number) => {
  const token = tokens[at]
  if (!token || times[at] !== undefined) return true
  return (
    (token.isEmoji && token.norm === '') ||
    (glue.has(token.norm) && !/^(?:story|stories)$/.test(token.norm)) ||
    token.norm === 'story' ||
    token.norm === 'stories'
  )
}

/** 'A treasure hunt in the garden'. */
const isPlaceAfter = (sentence: Sentence, at: number, last: number) => {
  if (!/^(?:in|on|at|under|of|from|with|by|behind)$/.test(sentence.tokens[at]?.norm ?? '')) return false
  const phrase = phraseAt(sentence, at + 1)
  return phrase !== null && phrase.to > last
}

function aboutBare(
  told: ToldText,
  is: NounClass | undefined,
  isAlone: boolean,
  isNoun: boolean,
  isPlural: boolean,
): Intent | null {
  if (told.from === 'companion')
    return is === 'animal' || is === 'creature'
      ? 'creature'
      : is === 'person' || is === 'kin'
        ? 'person'
        : isNoun
          ? 'thing'
          : 'character'
  if (told.from !== 'wish') {
    if (is === 'kin' || is === 'person') return 'person'
    if (is === undefined && !isPlural) return null
    return is === 'food' ? 'food' : 'likes'
  }
  if (isAlone) return 'story-about'
  return isNoun && is !== 'kin' && is !== 'person' ? intentOf(is) : null
}

const intentOf = (is: NounClass | undefined): Intent | null => {
  if (is === 'animal' || is === 'creature') return 'creature'
  if (is === 'food') return 'food'
  if (is === 'place') return 'place'
  if (is === 'kin' || is === 'person') return 'person'
  return is === undefined ? null : 'thing'
}

/** Known creatures, food and things among the words that no rule took; in notes whole clauses, as habits. */
export function leftoverFacts(
  sentence: Sentence,
  told: ToldText,
  used: ReadonlySet<number>,
  found: readonly Found[],
): Found[] {
  const facts: Found[] = []
  const { tokens } = sentence
  if (told.from !== 'wish') {
    for (let at = 0; at < tokens.length; ) {
      const { from, to } = clauseAt(sentence, at)
      at = to
      const words = range(from, to)
      if (
        words.some((index) => used.has(index)) ||
        !words.some((index) => isKnown(tokens[index]?.norm ?? ''))
      )
        continue
      const about = aboutClause(sentence, told, from, to)
      if (about) facts.push({ about, from, to, sure: 0.5 })
    }
    if (facts.length > 0) return facts
  }
  tokens.forEach((token, at) => {
    if (used.has(at) || isName(sentence, at)) return
    if (told.from === 'wish' && isForgottenApostrophe(token.norm) && !isCounted(sentence, at)) {
      const head = singularOf(token.norm)
      facts.push({ about: 'person', from: at, to: at + 1, what: kinWhat(head), sure: 0.5 })
      return
    }
    const head = [...token.forms].find((form) => nounClass(form) !== undefined) ?? singularOf(token.norm)
    const is = nounClass(head)
    const isCreature = is === 'animal' || is === 'creature'
    if (!isCreature && is !== 'food') return
    if (
      is === 'food' &&
      (meals.has(head) || found.some(({ about }) => about === 'eating' || about === 'condition'))
    )
      return
    if (token.isEmoji && found.length > 0) return
    if (baseOf(token.norm) !== undefined && told.from === 'wish' && !isCreature) return
    const phrase = phraseEndingAt(sentence, at)
    if (!phrase?.what || isCompared(sentence, phrase.from) || isDoing(sentence, at, phrase)) return
    facts.push({
      about: is === 'food' ? 'food' : 'creature',
      from: phrase.from,
      to: phrase.to,
      what: phrase.what,
      ...(phrase.name !== undefined && { name: phrase.name }),
      sure: 0.5,
    })
  })
  return facts
}

/** 'Both nans', 'all her grandmas': there are several. */
function isCounted({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]?.norm ?? ''
  const counting = determiners.has(before) ? tokens[at - 2]?.norm : before
  return (
    /^(?:both|all|two|three|four|\d+)$/.test(counting ?? '') || /^(?:both|all|two|three|four)$/.test(before)
  )
}

/** 'Roars like a lion', 'as stubborn as a mule'. */
const isCompared = ({ tokens }: Sentence, from: number) =>
  /^(?:like|as|than)$/.test(tokens[from - 1]?.norm ?? '') || tokens[from]?.norm === 'like'

/** 'She can’t fly', 'he can’t bear it', 'they duck': a verb, not an animal. */
function isDoing({ tokens }: Sentence, at: number, { from, what }: Phrase): boolean {
  const norm = tokens[at]?.norm ?? ''
  if (!verbsToo.has(singularOf(norm)) || what?.article || what?.number === 'many') return false
  return from === at && !tokens[at]?.opensClause
}

const verbsToo: ReadonlySet<string> = new Set(
  'fly bear swallow duck bat seal bug fish crane worm hare snake wolf badger parrot ram hound ape beetle monkey ferret crow fox king hero'.split(
    ' ',
  ),
)

function phraseEndingAt(sentence: Sentence, at: number) {
  for (let from = Math.max(0, at - 3); from <= at; from += 1) {
    if (sentence.tokens.slice(from + 1, at + 1).some(({ opensClause }) => opensClause)) continue
    const phrase = phraseAt(sentence, from)
    if (phrase && phrase.to > at) return phrase
  }
  return null
}

function aboutClause({ tokens }: Sentence, told: ToldText, from: number, to: number): Intent | null {
  const words = tokens.slice(from, to)
  const hasVerb = words.some(
    ({ norm }) => baseOf(norm) !== undefined && !/^(?:is|are|was|be|has|have|im|hes|shes)$/.test(norm),
  )
  if (hasVerb) return 'habit'
  if (words.some(({ norm }) => traits.has(norm))) return 'character'
  if (words.some(({ norm }) => looks.has(norm))) return 'look'
  if (told.from === 'companion')
    return words.some(({ norm }) => isKnown(norm) && !glue.has(norm)) ? 'character' : null
  const last = words.at(-1)
  return last && isKnown(last.norm) && words.some(({ norm }) => !glue.has(norm)) ? 'habit' : null
}

/** When, not what. */
const meals = new Set('breakfast lunch dinner tea supper snack picnic pudding dessert'.split(' '))

const traits = new Set(
  `brave kind bossy funny clever grumpy gentle cheeky curious quiet loud silly naughty stubborn sensitive clumsy careful caring chatty old wise wicked friendly fierce lazy sleepy messy neat polite strong fast slow quick smart loyal adventurous creative dreamy determined independent
  energetic calm patient impatient hungry jolly sweet bubbly confident cautious competitive affectionate cuddly thoughtful sporty lively mischievous playful serious strict`.split(
    /\s+/,
  ),
)
const looks = new Set(
  'tall short small thin skinny chubby big tiny petite lanky skin tanned pale dark'.split(' '),
)
