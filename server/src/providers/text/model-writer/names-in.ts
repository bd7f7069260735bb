import { isFamiliar } from '../../../modules/stories/index.ts'
import { isEverydayWord, isVerb } from './everyday-words.ts'
import { isFirstName } from './first-names.ts'
import {
  animals,
  auxiliaries,
  beforeAnimals,
  deeds,
  everydayNames,
  functionWords,
  greetings,
  kindsOfPlace,
  modal,
  notNames,
  people,
  placeWords,
  plainTitles,
  states,
  titles,
  towns,
  toys,
} from './name-words.ts'

export type NameKind = 'person' | 'pet' | 'toy' | 'place' | 'name'

/** A name where it stands in a text, without a possessive. */
export interface NameSpan {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly kind: NameKind
}

/** More than this is no name, and nothing that could be put back into a sentence. */
const longestName = 40
const mostWords = 5

/** Whether a name can stand in a story; what cannot is taken out of the text. */
export const canBePutBack = (name: string): boolean =>
  name.length <= longestName && name.split(' ').length <= mostWords

interface Word {
  readonly text: string
  /** With straight apostrophes. */
  readonly lower: string
  readonly start: number
  readonly end: number
  readonly owns: boolean
  readonly isCapital: boolean
  /** Only a space separates it from the previous one. */
  readonly follows: boolean
  /** A comma or a bracket does. */
  readonly isApart: boolean
  readonly opens: boolean
  /** Somebody of the cast, who is hidden already. */
  readonly isCast: boolean
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu

/**
 * What may be a name in a parent's own words: capitals in the middle of a sentence, at its beginning where the word is not an everyday
 * one or the grammar says a person or a pet, first names however they are typed, whatever is 'called' so, places behind 'at' and 'to', and words in a
 * script without capitals.
 * @param cast where names stand that are known
 */
export function namesIn(text: string, cast: readonly Pick<NameSpan, 'start' | 'end'>[] = []): NameSpan[] {
  const words = readWords(text, cast)
  const kinds = words.map((_, at) => (words[at]?.isCast ? null : kindAt(words, at)))
  for (const at of words.keys()) spread(words, kinds, at)
  const spans: NameSpan[] = []
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at]
    const kind = kinds[at]
    if (!first || !kind) continue
    let from = at
    while (isPartOfName(words, from - 1) && words[from]?.follows && !kinds[from - 1]) from -= 1
    let to = at
    while (kinds[to + 1] && words[to + 1]?.follows && !words[to]?.owns) to += 1
    // 'Isle of Wight', 'Bay of Islands'.
    while (
      /^(?:of|the|de|la|le|van|von|on|en|by|and|under|upon)$/.test(words[to + 1]?.lower ?? '') &&
      words[to]?.isCapital &&
      kinds[to + 2] &&
      words[to + 2]?.isCapital &&
      words[to + 1]?.follows &&
      words[to + 2]?.follows &&
      (words[to + 1]?.lower !== 'and' || isPlaceWord(words[to + 3]))
    )
      to += 2
    const start = words[from]?.start ?? 0
    const end = words[to]?.end ?? start
    const all = kinds.slice(at, to + 1)
    spans.push({ start, end, text: text.slice(start, end), kind: all.includes('place') ? 'place' : kind })
    at = to
  }
  return spans
}

function readWords(text: string, cast: readonly Pick<NameSpan, 'start' | 'end'>[]): Word[] {
  let end = 0
  return [...text.matchAll(wordPattern)].map((match) => {
    const before = text.slice(end, match.index)
    const opens = end === 0 || /[.!?…\n:;•“"]|^\s*[-–—]|\p{Extended_Pictographic}/u.test(before)
    const afterTitle = /^(?:mr|mrs|ms|dr|st|prof)$/i.test(text.slice(0, end).split(/\s/).at(-1) ?? '')
    end = match.index + match[0].length
    const bare = match[0].replace(/[’'-]+$/, '').replace(/[’']s$/i, '')
    return {
      text: bare,
      lower: bare.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + bare.length,
      owns: /[’']s?$/i.test(match[0]),
      isCapital: /^\p{Lu}/u.test(bare),
      follows: /^(?:[ \t]+|\. )$/.test(before) && (before.trim() === '' || afterTitle),
      isApart: /^ ?[,(–-] ?$/.test(before),
      opens: opens && !(afterTitle && before === '. '),
      isCast: cast.some((each) => match.index < each.end && end > each.start),
    }
  })
}

const isSomebodyWord = (word: string) => people.has(word) || animals.has(word) || toys.has(word)

const isPossessive = (word: string | undefined) =>
  /^(?:our|my|his|her|their|your|the|a|an|new|old)$/.test(word ?? '')

/** Whether an everyday word that is also a name of the family stands there as what it is: 'a rose', 'I hope', 'will you'. */
export function isOrdinaryUse(text: string, start: number, end: number): boolean {
  const words = readWords(text, [])
  const at = words.findIndex(
    (word) => word.start <= start && word.end >= Math.min(end, word.end) && word.end > start,
  )
  const word = words[at]
  if (!word || word.owns) return false
  const { lower } = word
  const next = words[at + 1]?.follows ? words[at + 1]?.lower : undefined
  if (word.isCapital && !word.opens) return false
  if (modal.has(lower) && !notSeason.has(lower))
    return next !== undefined && !auxiliaries.has(next) && next !== 'and'
  if (word.isCapital)
    return (
      isVerb(lower) && /^(?:you|we|i|he|she|it|they|the|a|this|that|to|for|my|our|his|her)$/.test(next ?? '')
    )
  const previous = word.follows ? words[at - 1]?.lower : undefined
  if (
    /^(?:a|an|the|some|any|no|this|that|these|i|we|they|you|not|don't|can't|to|red|pink|white|blue|last|next|this|every|in)$/.test(
      previous ?? '',
    )
  ) {
    if (previous === 'to' || previous === 'in')
      return isVerb(lower) && previous === 'to' && functionWords.has(next ?? '')
    return true
  }
  return lower === 'hope' && /^(?:that|she|he|it|they|you|we|to|this)$/.test(next ?? '')
}

const notSeason: ReadonlySet<string> = new Set(['april', 'june', 'march', 'august'])

/** What the word at this place is the name of; null where it is none. */
function kindAt(words: readonly Word[], at: number): NameKind | null {
  const word = words[at]
  if (!word || !/\p{L}/u.test(word.text) || /^[\p{Script=Latin}]$/u.test(word.text)) return null
  const { lower } = word
  if (hasNoCapitals(word.text)) return 'name'
  const told = kindInGrammar(words, at)
  if (told) return told
  if (towns.has(lower) && !word.owns) return 'place'
  if (notNames.has(lower) || notNames.has(`${lower}${word.owns ? "'s" : ''}`)) return null
  if (
    isFirstName(lower) ||
    (isFirstName(lower.replace(/'?s$/, '')) && !isEverydayWord(lower) && lower.length > 4)
  )
    return isSomebodyWord(lower) ? null : 'person'
  if (!word.isCapital) return kindInPlace(words, at)
  const isLoud = /^\p{Lu}[\p{Lu}’'-]+$/u.test(word.text)
  if (isLoud) {
    if (isEverydayWord(lower) || /^[^AEIOUY]{2,5}$|^[A-Z]\d+$/.test(word.text)) return null
    return 'name'
  }
  if (isInTitle(words, at)) return everydayNames.has(lower) || !isEverydayWord(lower) ? 'name' : null
  if (word.opens) return isEverydayWord(lower) || titles.has(lower) ? null : 'name'
  if (functionWords.has(lower) || titles.has(lower)) return null
  if (isOrdinaryCapital(words, at)) return null
  return 'name'
}

/** 'Sports Day', 'Big School', 'Reception': what parents give a capital. */
const isOrdinaryCapital = (words: readonly Word[], at: number): boolean => {
  const word = words[at]
  const lower = word?.lower ?? ''
  const next = words[at + 1]
  const previous = words[at - 1]
  if (
    /^(?:day|night|week|eve|party|birthday|story|time|fairy|bunny|bed|boy|girl|bath|science|spelling|test|maths|homework)$/.test(
      lower,
    )
  )
    return everydayNames.has(lower) === false || lower === 'eve'
  if (
    next?.follows &&
    /^(?:day|week|eve|night|fairy|boy|girl|bed|party|test)$/.test(next.lower) &&
    isEverydayWord(lower)
  )
    return true
  if (/^(?:tooth|father|book|world|sports|big|new|first|last|happy|merry|good|dear|the|end)$/.test(lower))
    return true
  if (
    isPlaceWord(word) &&
    previous?.follows &&
    (kindsOfPlace.has(previous.lower) || functionWords.has(previous.lower))
  )
    return isEverydayWord(lower) && !(next?.follows && next.isCapital && !isEverydayWord(next.lower))
  if (isPlaceWord(next) && next?.follows && kindsOfPlace.has(lower)) return true
  return isSomebodyWord(lower) && !everydayNames.has(lower) && isEverydayWord(lower)
}

/** Most words around it have a capital: it means nothing. */
function isInTitle(words: readonly Word[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 7), at + 8).filter(({ text }) => /^\p{L}/u.test(text))
  return near.length > 4 && near.filter(({ isCapital }) => isCapital).length / near.length > 0.8
}

/** Whether a word could be what somebody is called. */
function mayBeCalled(word: Word | undefined): word is Word {
  if (!word || word.isCast || /^\d/.test(word.text)) return false
  const { lower } = word
  return !functionWords.has(lower) || (modal.has(lower) && !/^(?:can|should|would)$/.test(lower))
}

/** An everyday word in small letters that people are called by, or a word that is in no list. */
const isKnownAsName = (word: Word) =>
  everydayNames.has(word.lower) || isFirstName(word.lower) || !isEverydayWord(word.lower)

/** Whether what follows a word does not need it to be a verb or part of a longer noun. */
function standsAlone(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (words[at]?.owns) return true
  if (!next || next.opens || next.isApart || !next.follows) return true
  if (modal.has(words[at]?.lower ?? ''))
    return auxiliaries.has(next.lower) || /^(?:and|who|with)$/.test(next.lower)
  return (
    functionWords.has(next.lower) ||
    auxiliaries.has(next.lower) ||
    deeds.has(next.lower) ||
    modal.has(next.lower) ||
    /(?:ed|ing|s|ly|n't)$/.test(next.lower) ||
    !isEverydayWord(next.lower) ||
    next.isCapital
  )
}

/** What the words around it say, whatever the word means elsewhere. */
function kindInGrammar(words: readonly Word[], at: number): NameKind | null {
  const word = words[at]
  if (!word || !mayBeCalled(word)) return null
  const { lower } = word
  const previous = words[at - 1]
  const joined = previous && !word.opens ? previous : undefined
  const next = words[at + 1]
  const isNear = next !== undefined && !next.opens
  const follows = isNear && next.follows
  const isDay = /^(?:(?:mon|tues|wednes|thurs|fri|satur)day|christmas|easter|english|maths)$/.test(lower)

  // 'called Biscuit', 'her name is Hope'.
  if (joined && word.follows && isNaming(words, at - 1)) {
    if (!isDay && (word.isCapital || isKnownAsName(word) || (standsAlone(words, at) && !/ly$/.test(lower)))) {
      return kindBefore(words, at - 1)
    }
  }
  // 'Mr. Snuggles', 'nana bea'.
  if (joined && word.follows && isTitleAt(words, at - 1) && !isDay && !notNames.has(lower)) {
    if (plainTitles.has(joined.lower)) return 'person'
    if (word.isCapital && !isSomebodyWord(lower)) return 'person'
    if (joined.lower === 'st' || joined.lower === 'saint') return 'place'
    const mayBe =
      joined.lower === 'miss' ? word.owns || joined.isCapital || isFirstName(lower) : !deeds.has(lower)
    if (
      mayBe &&
      isKnownAsName(word) &&
      standsAlone(words, at) &&
      !isSomebodyWord(lower) &&
      !isNearWord(lower)
    )
      return 'person'
  }
  // 'our cat Biscuit', 'her teacher joy', 'the dog, Patch,'.
  const role = joined && (word.follows || word.isApart) ? roleBefore(words, at - 1) : null
  const isKindOfToy =
    /^(?:toy|teddy|cuddly|baby)$/.test(joined?.lower ?? '') && isSomebodyWord(lower) && !word.isCapital
  if (
    role &&
    !isDay &&
    (!notNames.has(lower) || isNameNotAbbreviation(word) || isNameNotMonth(word)) &&
    !isKindOfToy
  ) {
    const isAside =
      word.isApart && !(next === undefined || next.opens || next.isApart || auxiliaries.has(next.lower))
    if (word.isCapital && !isEverydayWord(lower)) return role
    if (word.isCapital && !(word.isApart && isSomebodyWord(lower))) return role
    if (!isAside && isKnownAsName(word) && !isNearWord(lower) && !deeds.has(lower) && standsAlone(words, at))
      return role
  }
  // 'Biscuit our cat', 'max, my brother', 'Patch the dog'.
  const apposed =
    isNear && (follows || next.isApart) && !beforeAnimals.has(lower) ? roleAfter(words, at + 1) : null
  if (
    apposed &&
    (!isSomebodyWord(lower) || (word.isCapital && everydayNames.has(lower))) &&
    !notNames.has(lower) &&
    !/ly$/.test(lower)
  ) {
    const isThe = next?.lower === 'the' || next?.lower === 'a'
    if (isKnownAsName(word) && !isNearWord(lower) && !(isVerb(lower) && !everydayNames.has(lower)))
      return apposed
    if (word.isCapital && !isVerb(lower) && !isThe && !isEverydayPlural(lower)) return apposed
    if (
      word.isCapital &&
      !isVerb(lower) &&
      next?.lower === 'the' &&
      !isEverydayPlural(lower) &&
      !isPlaceWord(word)
    )
      return apposed
  }
  if (isPetThatDoes(words, at)) return 'pet'
  // 'max, 4', 'hope (5)', 'grace aged 3', 'summer is 4'.
  if (
    isKnownAsName(word) &&
    !isNearWord(lower) &&
    isAged(words, at + 1) &&
    (word.isCapital || everydayNames.has(lower))
  )
    return 'person'
  // 'Rose and Tom came', 'will and emma'.
  if (everydayNames.has(lower) && !(lower === 'eve' && !word.isCapital)) {
    const other = partnerOf(words, at)
    if (other && (isSolidName(other) || (everydayNames.has(other.lower) && isPair(words, at))))
      return 'person'
  }
  // 'goodnight max', 'happy birthday hope'.
  if (
    joined &&
    everydayNames.has(lower) &&
    (word.follows || word.isApart) &&
    isGreeting(words, at - 1) &&
    standsAlone(words, at)
  )
    return 'person'
  // 'rose's mum'.
  if (
    word.owns &&
    follows &&
    (people.has(next.lower) ||
      animals.has(next.lower) ||
      /^(?:birthday|party|bed|bedroom|teacher|house|class|cake)$/.test(next.lower))
  ) {
    if (
      !isSomebodyWord(lower) &&
      !titles.has(lower) &&
      isKnownAsName(word) &&
      !notNames.has(lower) &&
      !isNearWord(lower)
    )
      return 'person'
  }
  // 'Will will be a big brother': two verbs do not follow each other.
  if (
    lower === 'will' &&
    word.isCapital &&
    word.opens &&
    follows &&
    (auxiliaries.has(next.lower) || next.lower === 'will')
  )
    return 'person'
  // 'moving to Bath', and not 'in the Bath'.
  if (
    lower === 'bath' &&
    word.isCapital &&
    joined &&
    word.follows &&
    /^(?:in|to|from|near|leaving)$/.test(joined.lower)
  )
    return 'place'
  // 'Patch is ill', 'Rose came'.
  if (word.isCapital && word.opens && follows && !word.owns && doesWhatSomebodyDoes(words, at)) return 'name'
  // 'I'm joy', 'this is max'.
  if (joined && everydayNames.has(lower) && /^(?:i'm|im)$/.test(joined.lower) && word.isCapital)
    return 'person'
  return null
}

/** 'Wrinkles the dog is dirty', 'Buckles, our dog, ran away': the animal has its verb, so the word before it is no verb of its own. */
function isPetThatDoes(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const [its, animal, verb] = words.slice(at + 1, at + 4)
  if (!word?.isCapital || word.owns || !its || !animal || !verb || verb.opens) return false
  const { lower } = word
  const isAside = its.isApart && verb.isApart
  const isJoined = its.follows && verb.follows
  if (!(isAside || isJoined) || !/^(?:the|our|my|his|her|their)$/.test(its.lower)) return false
  if (!animal.follows || animal.owns || !animals.has(animal.lower)) return false
  if (functionWords.has(lower) || notNames.has(lower) || beforeAnimals.has(lower) || /ly$/.test(lower))
    return false
  // 'Hopes the dog is better', 'Misses our cat has gone', of a child.
  if (deeds.has(lower) && !everydayNames.has(lower)) return false
  if (auxiliaries.has(verb.lower)) return true
  // 'Find the dog lost in the woods', 'Meet the dog called Rex'.
  if (!deeds.has(verb.lower) || verb.lower === 'called') return false
  return !isVerb(lower) || everydayNames.has(lower) || verb.lower.endsWith('s')
}

function doesWhatSomebodyDoes(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  const after = words[at + 2]
  if (!word || !next) return false
  const { lower } = word
  if (modal.has(lower) && !auxiliaries.has(next.lower) && !deeds.has(next.lower)) return false
  if (
    /^(?:may|will|can)$/.test(lower) &&
    /^(?:has|have)$/.test(next.lower) === false &&
    !auxiliaries.has(next.lower)
  )
    return false
  const isSaid =
    /^(?:is|was|isn't|wasn't)$/.test(next.lower) && after !== undefined && states.has(after.lower)
  const isDeed = deeds.has(next.lower)
  if (!isSaid && !isDeed) return false
  if (everydayNames.has(lower)) {
    const isSeason =
      /^(?:summer|winter|autumn|snow|rain|storm|thunder|sunday|tuesday|wednesday|march|april|june|august)$/.test(
        lower,
      )
    if (!isSeason)
      return (
        !(
          isSaid &&
          /^(?:the|a|an|in|at|coming|so|very|too|not|still|always|from|going)$/.test(after?.lower ?? '')
        ) ||
        !/^(?:hope|honey|cloud|river|sky|ocean|forest|night|moon|star|stars|faith|joy|magic|snow|storm|chocolate|football|biscuit|biscuits|pizza)$/.test(
          lower,
        )
      )
    // Of these, only somebody starts school and has a sister.
    if (
      isDeed &&
      /^(?:starts|started|has|had|makes|made|kept|keeps)$/.test(next.lower) &&
      ofSomebody.has(after?.lower ?? '')
    )
      return true
    return isDeed
      ? !/^(?:came|comes|has|starts|started|turned|fell|kept|keeps|lives|helps|makes|made|had)$/.test(
          next.lower,
        )
      : !/^(?:the|a|an|in|at|coming|so|very|too|not|still|always|over|here|just|nearly|almost|starting|from|my|our|his|her|their|going|missing|gone)$/.test(
          after?.lower ?? '',
        )
  }
  return false
}

/** 'The guinea pigs Salt and Pepper': a name. 'SALT', speech therapy, is written all in capitals, and is none. */
const isNameNotAbbreviation = ({ text, lower, isCapital }: Word) =>
  isCapital && text !== text.toUpperCase() && everydayNames.has(lower)

/** 'Her sister april': whoever stands there is somebody. */
const isNameNotMonth = ({ lower }: Word) => modal.has(lower) && everydayNames.has(lower)

const ofSomebody: ReadonlySet<string> = new Set(
  'school nursery reception preschool swimming ballet football piano her his our my two nightmares asthma autism trouble glasses friends breakfast tea'.split(
    ' ',
  ),
)

/** 'called', 'named', 'her name is', 'they call him'. */
function isNaming(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? ''
  if (/^(?:called|named|nicknamed|christened|namely)$/.test(lower)) return true
  if (/^(?:is|was|are|be)$/.test(lower)) {
    if (words[at]?.opens) return false
    const noun = words[at - 1]
    if (/^(?:name|names|surname|nickname)$/.test(noun?.lower ?? '')) return true
    return /^(?:called|named)$/.test(noun?.lower ?? '')
  }
  if (/^(?:name|surname|nickname)$/.test(lower))
    return words[at]?.owns === true || /^(?:surname)$/.test(lower)
  if (/^(?:him|her|it|them)$/.test(lower))
    return /^(?:named|call|called|calls|christened)$/.test(words[at - 1]?.lower ?? '')
  if (lower === 'and' || lower === 'or') return isNaming(words, at - 2) && mayBeCalled(words[at - 1])
  if (lower === 'to' || lower === 'by') return /^(?:answers|goes)$/.test(words[at - 1]?.lower ?? '') && false
  return false
}

function kindBefore(words: readonly Word[], at: number): NameKind {
  for (let before = at; before >= Math.max(0, at - 5); before -= 1) {
    const lower = words[before]?.lower ?? ''
    if (people.has(lower)) return 'person'
    if (animals.has(lower)) return 'pet'
    if (toys.has(lower)) return 'toy'
    if (placeWords.has(lower)) return 'place'
  }
  return 'name'
}

/** 'his sister Joy' is called Joy, and 'Nana Bea' is called that. */
const isPartOfName = (words: readonly Word[], at: number) =>
  isTitleAt(words, at) &&
  (words[at]?.isCapital === true ||
    !/^(?:sister|father|nurse|coach|doctor|king|queen|prince|princess|captain|lady|lord|pop|papa|mama)$/.test(
      words[at]?.lower ?? '',
    ))

const isTitleAt = (words: readonly Word[], at: number) => {
  const word = words[at]
  return word !== undefined && !word.owns && !word.isCast && titles.has(word.lower)
}

/** 'our cat', 'her best friend', 'my little sister', 'the dog': what the name behind it is called. */
function roleBefore(words: readonly Word[], at: number): NameKind | null {
  const role = words[at]
  if (!role || role.owns) return null
  const kind = kindOfRole(role.lower)
  if (!kind) return null
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    if (!words[before + 1]?.follows) break
    const word = words[before]
    if (word && (isPossessive(word.lower) || word.owns)) return kind
  }
  // 'Cousin max', 'sister Rose'.
  return /^(?:friend|cousin|sister|brother|baby|teacher|cat|dog|puppy|kitten|hamster|rabbit|bunny)$/.test(
    role.lower,
  )
    ? kind
    : null
}

function roleAfter(words: readonly Word[], at: number): NameKind | null {
  if (!/^(?:our|my|his|her|their|the|your)$/.test(words[at]?.lower ?? '')) return null
  for (let after = at + 1; after <= at + 3; after += 1) {
    const word = words[after]
    if (!word?.follows) return null
    const kind = kindOfRole(word.lower)
    if (kind && !word.owns) {
      const next = words[after + 1]
      if (next?.follows && kindOfRole(next.lower)) continue
      return kind
    }
  }
  return null
}

const kindOfRole = (word: string): NameKind | null => {
  for (const lower of [word, word.replace(/s$/, ''), word.replace(/es$/, '')]) {
    if (animals.has(lower)) return 'pet'
    if (people.has(lower)) return 'person'
    if (toys.has(lower)) return 'toy'
  }
  return null
}

const isAged = (words: readonly Word[], at: number): boolean => {
  const word = words[at]
  if (!word || word.opens) return false
  if (/^aged?$/.test(word.lower))
    return /^\d{1,2}$|^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(words[at + 1]?.lower ?? '')
  if (/^(?:is|turns|turned)$/.test(word.lower) && word.follows)
    return /^(?:1?\d|two|three|four|five|six|seven|eight|nine|ten)$/.test(words[at + 1]?.lower ?? '')
  return word.isApart && /^1?\d$/.test(word.lower)
}

/** The one on the other side of 'and' or a comma. */
function partnerOf(words: readonly Word[], at: number): Word | undefined {
  const next = words[at + 1]
  const previous = words[at - 1]
  if (next && !next.opens && /^(?:and|n|or)$/.test(next.lower) && next.follows) return words[at + 2]
  if (previous && !words[at]?.opens && /^(?:and|n|or)$/.test(previous.lower) && words[at]?.follows) {
    const partner = words[at - 2]
    if (!previous.opens) return partner
  }
  if (next?.isApart && (isSolidName(next) || next.isCapital)) return next
  if (words[at]?.isApart && previous && isSolidName(previous)) return previous
  return undefined
}

const isSolidName = (word: Word): boolean =>
  word.isCast ||
  (isFirstName(word.lower) && !isSomebodyWord(word.lower)) ||
  (word.isCapital && !isEverydayWord(word.lower) && !notNames.has(word.lower))

/** Two everyday words that do what people do: 'hope and joy came'; or that both have a capital. */
function isPair(words: readonly Word[], at: number): boolean {
  const isFirst = /^(?:and|n)$/.test(words[at + 1]?.lower ?? '')
  const last = isFirst ? at + 2 : at
  const first = isFirst ? at : at - 2
  const after = words[last + 1]
  const bothCapital = words[first]?.isCapital === true && words[last]?.isCapital === true
  if (bothCapital) return true
  const before = words[first - 1]
  const begins =
    words[first]?.opens === true ||
    /^(?:for|about|with|when|and|that|where|because|so)$/.test(before?.lower ?? '')
  return (
    begins &&
    after !== undefined &&
    !after.opens &&
    (deeds.has(after.lower) ||
      /^(?:are|were|have|both|want|love|like|go|play|need|feel|miss)$/.test(after.lower)) &&
    !/^(?:in|blue|on)$/.test(words[last + 2]?.lower ?? '')
  )
}

const isGreeting = (words: readonly Word[], at: number): boolean => {
  const lower = words[at]?.lower ?? ''
  const before = words[at - 1]?.lower ?? ''
  if (greetings.has(lower)) return true
  if (lower === 'night') return /^(?:night|good|nighty)$/.test(before)
  if (lower === 'birthday') return before === 'happy'
  if (lower === 'done') return before === 'well'
  if (lower === 'luck' || lower === 'morning') return before === 'good'
  if (lower === 'you') return /^(?:love|miss|thank)$/.test(before)
  return lower === 'dreams' && before === 'sweet'
}

const isPlaceWord = (word: Word | undefined) => word !== undefined && placeWords.has(word.lower)

const isEverydayPlural = (lower: string) => lower.endsWith('s') && !everydayNames.has(lower)

/** A place in small letters: 'moved to leeds', 'busy bees nursery', 'on maple street'. */
function kindInPlace(words: readonly Word[], at: number): NameKind | null {
  const word = words[at]
  if (!word) return null
  const { lower } = word
  if (word.isCapital || /\d/.test(lower) || lower.length < 3) return null
  const isUnknown = !isEverydayWord(lower) && !everydayNames.has(lower) && !isNearWord(lower)
  const previous = words[at - 1]
  if (
    isUnknown &&
    previous &&
    word.follows &&
    /^(?:in|to|at|near|from|visit|visiting|visited|outside|of|around|with|about|for|by|miss|misses|missed|missing|meet|met|meeting|loves|between|versus|than|like)$/.test(
      previous.lower,
    )
  )
    return 'place'
  const isBright =
    brightWords.test(lower) && words[at + 1]?.follows === true && /s$/.test(words[at + 1]?.lower ?? '')
  if (!isUnknown && !isBright && (functionWords.has(lower) || kindsOfPlace.has(lower))) return null
  // Up to three words before the word for a place, behind 'at', 'to', 'from'.
  let end = at + 1
  while (
    end < at + 4 &&
    words[end]?.follows &&
    !isPlaceWord(words[end]) &&
    !kindsOfPlace.has(words[end]?.lower ?? '') &&
    !functionWords.has(words[end]?.lower ?? '')
  )
    end += 1
  if (
    kindsOfPlace.has(words[end]?.lower ?? '') &&
    !functionWords.has(words[end]?.lower ?? '') &&
    isPlaceWord(words[end + 1])
  )
    end += 1
  const target = words[end]
  const isInstitution =
    target?.follows &&
    /^(?:school|nursery|academy|preschool|primary|infants|infant|juniors|junior|elementary|montessori|kindergarten|hospital|infirmary|road|street|lane|avenue|crescent|terrace|close|college|playgroup|daycare|creche)$/.test(
      target.lower,
    )
  if (!isInstitution) return null
  let begin = at
  while (
    begin > at - 4 &&
    words[begin]?.follows &&
    words[begin - 1] &&
    !functionWords.has(words[begin - 1]?.lower ?? '') &&
    (!kindsOfPlace.has(words[begin - 1]?.lower ?? '') ||
      (begin === at && brightWords.test(words[begin - 1]?.lower ?? '')))
  )
    begin -= 1
  const before = words[begin - 1]
  const led =
    before &&
    words[begin]?.follows &&
    /^(?:at|to|from|in|on|near|called|attends|starts|started|starting|joins|joining|leaves|leaving)$/.test(
      before.lower,
    )
  if (!led) return null
  return isUnknown || !isSomebodyWord(lower) ? 'place' : null
}

/** 'Little Acorns', 'Busy Bees': nurseries are called so. */
const brightWords = /^(?:little|busy|bright|sunny|tiny|rainbow|happy|green|red|golden)$/

/** The word for a place belongs to the name before it, and a name goes on: 'Elmwood School', 'mia jones'. */
function spread(words: readonly Word[], kinds: (NameKind | null)[], at: number): void {
  const word = words[at]
  const previous = words[at - 1]
  if (!word || word.isCast || kinds[at]) return
  // In small letters it says what the place is, and stays.
  if (kinds[at - 1] && word.follows && word.isCapital && previous && !previous.owns && isPlaceWord(word)) {
    kinds[at] = 'place'
    return
  }
  const next = words[at + 1]
  // 'Delhi Public School' is one name, and so is 'Happy Days Nursery'.
  const isLoud = word.text === word.text.toUpperCase()
  if (
    word.isCapital &&
    !isLoud &&
    !word.owns &&
    next?.follows &&
    next.isCapital &&
    (!functionWords.has(word.lower) || brightWords.test(word.lower))
  ) {
    const isOfName = kinds[at - 1] && word.follows && !previous?.owns && kindsOfPlace.has(word.lower)
    const begins = !word.opens && !kindsOfPlace.has(word.lower) && kinds[at + 1] && isPlaceWord(words[at + 2])
    if ((isOfName && isPlaceWord(next)) || (begins && words[at + 2]?.follows)) {
      kinds[at] = 'place'
      return
    }
  }
  // 'Green Lane Nursery', 'Little Acorns', at the beginning of a sentence.
  if (word.opens && word.isCapital && next?.follows && next.isCapital && !word.owns) {
    const isOfPlace = isPlaceWord(next) || (isPlaceWord(words[at + 2]) && words[at + 2]?.follows)
    const isKind =
      kindsOfPlace.has(word.lower) && !/^(?:little|busy|green|sunny|happy|bright)$/.test(word.lower)
    if (
      isOfPlace &&
      !isKind &&
      !functionWords.has(word.lower) &&
      !isVerb(word.lower) &&
      kindAt(words, at + 1)
    )
      kinds[at] = 'place'
    if (brightWords.test(word.lower) && kindAt(words, at + 1)) kinds[at] = 'place'
  }
  // A surname that is an everyday word: 'mia brown starts', 'Tom Baker'.
  if (
    previous &&
    kinds[at - 1] === 'person' &&
    word.follows &&
    !previous.owns &&
    surnames.has(word.lower) &&
    !(isTitleAt(words, at) && next?.follows && isKnownAsName(next)) &&
    standsAlone(words, at) &&
    !functionWords.has(word.lower)
  )
    kinds[at] = 'person'
}

const surnames: ReadonlySet<string> = new Set(
  'smith brown jones taylor wilson baker cook green hall wood king hill white black young moore clark cooper carter turner parker walker wright price bell ward long bishop fisher butler mason shaw fox lane stone knight marsh holland parsons barker porter hunter banks'.split(
    ' ',
  ),
)

/** A slip of the pen: one letter away from a word that children know. */
function isNearWord(lower: string): boolean {
  if (isEverydayWord(lower)) return !everydayNames.has(lower)
  if (lower.length < 5 || isFirstName(lower)) return false
  for (let at = 1; at < lower.length; at += 1) {
    const head = lower.slice(0, at)
    const rest = lower.slice(at + 1)
    if (isFamiliar(head + rest) || isFamiliar(head + rest.slice(0, 1) + (lower[at] ?? '') + rest.slice(1)))
      return true
    for (const letter of 'aeioulnrst') {
      if (isFamiliar(head + letter + rest) || isFamiliar(head + letter + lower.slice(at))) return true
    }
  }
  return false
}

/** Arabic, Hebrew, Chinese and the like: there is no telling which of its words is a name. */
const hasNoCapitals = (word: string) => /\p{Lo}/u.test(word)
