import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isPastForm, pastOf } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { hangingVerb, isThirdPerson, pastOfThirdPerson } from '../narrated/verbs.ts'
import { isStoryVerb } from './story-verbs.ts'
import { type Tagged, taggedWords } from './tagged.ts'

/**
 * A sentence of a wished-for story as it is told: 'Kit shrinks and has to find the door' is 'Kit shrank and had to find the door'. What stands in quotation marks stays.
 * @returns null where a verb is in doubt
 */
export function inThePast(sentence: string): string | null {
  if (asks.test(sentence)) return null
  const parts = sentence.split(/(“[^”]*”)/)
  let hasVerb = false
  const told = parts.map((part) => {
    if (part.startsWith('“') || !/\p{L}/u.test(part)) return part
    const past = clauseInThePast(part)
    if (past === null) return null
    hasVerb ||= past.hasVerb
    return past.text
  })
  return told.includes(null) || !hasVerb
    ? null
    : told
        .join('')
        .replace(/\ba other\b/gi, 'another')
        .replace(/\bhad got (?=to\b|the\b|an?\b|no\b|\d)/g, 'had ')
        .replace(/^Only (?=(?:thing|problem|trouble) was\b)/, 'The only ')
        .replace(/\ba (?=([aeio]\p{L}+|uncle|umbrella)\b)/giu, withAn)
}

/** 'Finds a egg', as it is typed. */
const withAn = (article: string, noun: string) => (spokenWithW.test(noun) ? article : `${article.trim()}n `)

const spokenWithW = /^(?:one|once|eu|ew)/i

/** 'What do the night nurses do?' */
const asks =
  /^(?:(?:what|why|how|where|when|who|which) )?(?:do|does|did|is|are|was|were|can|could|will|would) (?:the|an?|he|she|it|they|you|we|\p{Lu})/iu

function clauseInThePast(part: string): { text: string; hasVerb: boolean } | null {
  const words = taggedWords(part)
  let hasVerb = false
  let out = ''
  for (const [at, word] of words.entries()) {
    const verb = pastAt(words, at)
    if (verb === null) return null
    hasVerb ||= verb !== undefined || isPastThere(words, at)
    out += word.pre + (verb === undefined ? word.text : asTyped(verb, word.text)) + word.post
  }
  return { text: out, hasVerb }
}

const asTyped = (verb: string, typed: string) =>
  /^\p{Lu}/u.test(typed) ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb

/** The past of a verb, undefined of what stays as it is, null where that cannot be said. */
function pastAt(words: readonly Tagged[], at: number): string | null | undefined {
  const word = words[at]
  if (!word) return undefined
  const norm = word.norm.replaceAll("'", '’')
  const before = words[at - 1]
  const joined = contractedAt(words, at, norm)
  if (joined !== undefined) return joined
  if (isAfterInfinitive(words, at)) return undefined
  if (norm === 'is' || norm === 'am' || norm === 'has' || norm === 'does') return plain.get(norm) ?? null
  if (norm === 'are') return 'were'
  if (norm === 'have' || norm === 'do')
    return isOfSeveral(words, at) || norm === 'have' ? (plain.get(norm) ?? null) : undefined
  // 'Mum must not find out'.
  if (norm === 'must' && words[at + 1]?.norm === 'not') return undefined
  const aux = plain.get(norm)
  // 'A can of beans', 'his will', and 'number 7 won’t'.
  if (aux !== undefined)
    return before &&
      (isOpener(before) || before.tags.has('Adjective')) &&
      !/n’t$/.test(norm) &&
      // 'Only one can go'.
      !(before.norm === 'one' && isVerb(words[at + 1]))
      ? undefined
      : aux
  if (isVerbOfOne(words, at, norm)) return pastOfThirdPerson(norm)
  if (isVerbOfSeveral(words, at, norm)) return pastOf(baseOf(norm) ?? norm)
  // A verb that could be one and is not told as one: 'he try many things'.
  return isBareAfterOne(words, at, norm) ? null : undefined
}

/** As they are in the past, whoever it is. */
const plain: ReadonlyMap<string, string> = new Map(
  Object.entries({
    is: 'was',
    am: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    does: 'did',
    do: 'did',
    can: 'could',
    will: 'would',
    must: 'had to',
    may: 'might',
    'isn’t': 'wasn’t',
    'aren’t': 'weren’t',
    'hasn’t': 'hadn’t',
    'haven’t': 'hadn’t',
    'doesn’t': 'didn’t',
    'don’t': 'didn’t',
    'can’t': 'couldn’t',
    cannot: 'could not',
    'won’t': 'wouldn’t',
    'mustn’t': 'mustn’t',
  }),
)

/** 'It’s' was, 'they’ve' had; 'the queen’s crown' stays. */
function contractedAt(words: readonly Tagged[], at: number, norm: string): string | null | undefined {
  const [, stem = '', end = ''] = /^(.+)’(s|re|ve|ll|d|m)$/.exec(norm) ?? []
  if (end === '') return undefined
  const first = words[at]?.text.slice(0, stem.length) ?? stem
  if (end === 'm') return null
  if (end === 'd') return undefined
  if (end === 're') return `${first} were`
  if (end === 've') return `${first} had`
  if (end === 'll') return `${first} would`
  const isPronoun =
    /^(?:he|she|it|there|that|who|what|where|everyone|everybody|nobody|somebody|someone|something|nothing|everything|here|how)$/.test(
      stem,
    )
  const rest = words.slice(at + 1).map(({ norm: each }) => ({ norm: each.replaceAll(/['’]/g, '') }))
  // Of a noun it is whose something is.
  const isOwner =
    !isPronoun &&
    !/^(?:a|an|the|not|been|so|too|very|only|just|really|secretly|called)$/.test(rest[0]?.norm ?? '')
  // 'Everyone’s homework', and 'everyone’s asleep'.
  const following = words[at + 1]
  const next = following?.norm ?? ''
  const isPossessive =
    /^(?:every|any|some|no)(?:one|body)$/.test(stem) &&
    (/^(?:living|dining|sitting)$/.test(next) ||
      // 'Somebody’s reading glasses'.
      (/^(?:reading|walking|sleeping|washing|swimming)$/.test(next) && words[at + 2]?.tags.has('Noun')) ||
      (following?.tags.has('Noun') === true && !next.endsWith('ing')))
  if (isOwner || isPossessive) return undefined
  return `${first} ${hangingVerb(rest)}`
}

/** Where the verbs that were put into the past stand in a sentence. */
export const finiteVerbsIn = (
  sentence: string,
): { readonly words: readonly Tagged[]; readonly verbs: readonly number[] } => {
  const words = taggedWords(sentence)
  return {
    words,
    verbs: [...words.keys()].filter((at) => typeof pastAt(words, at) === 'string' || isPastThere(words, at)),
  }
}

/** Whether a verb before it asks for the infinitive: 'to find', 'can hear', 'helps them cross', 'lets it in'. */
function isAfterInfinitive(words: readonly Tagged[], at: number): boolean {
  for (let back = at - 1; back >= 0 && at - back <= 5; back--) {
    const word = words[back]
    if (!word) return false
    const norm = word.norm.replaceAll("'", '’')
    if (
      /^(?:to|can|could|will|would|must|may|might|should|cannot|does|did|do|can’t|couldn’t|won’t|wouldn’t|doesn’t|didn’t|don’t|mustn’t|shouldn’t)$/.test(
        norm,
      )
    )
      return (
        words
          .slice(back + 1, at)
          .every((each) => /^(?:not|never|ever|only|just|really|still|always|even)$/.test(each.norm)) ||
        isListOfInfinitives(words, back, at)
      )
    if (
      /^(?:help|make|let|see|watch|hear)(?:s|ed)?$|^(?:made|saw|heard|helping|making|letting|seeing|watching)$/.test(
        norm,
      ) &&
      at - back > 1
    )
      return (
        !/[,;]/.test(
          words
            .slice(back, at)
            .map(({ post }) => post)
            .join(''),
        ) &&
        !words
          .slice(back + 1, at)
          .some(({ norm: each }) => /^(?:and|but|so|that|who|which|because|when|if|what|how)$/.test(each))
      )
    if (
      /[,;:]/.test(word.post) ||
      /^(?:that|who|which|because|when|if|but|so|where|what|how|until|before|after)$/.test(norm)
    )
      return false
  }
  return false
}

/** 'To climb up and find': the second is one as well, where nobody else is named before it. */
const isListOfInfinitives = (words: readonly Tagged[], from: number, at: number): boolean =>
  words[at - 1]?.norm === 'and' &&
  baseOf(words[at]?.norm ?? '') === words[at]?.norm &&
  !/[,;]/.test(
    words
      .slice(from, at)
      .map(({ post }) => post)
      .join(''),
  )

/** 'One jumps off the tray', 'each one gets off'. */
const isOneOfThem = ({ norm }: Tagged, next: string) => norm === 'one' && !isNounToo(next)

const isNounToo = (norm: string) => nounClass(singularOf(norm)) !== undefined

const isOpener = ({ norm, tags }: Tagged) =>
  /^(?:a|an|the|whose|his|her|their|its|my|our|your|this|these|those|some|all|any|no|each|every|two|three|four|five|six|seven|eight|nine|ten|many|more|of|in|on|at|with|for|from|into|under|behind|by|about|as|than|like)$/.test(
    norm,
  ) ||
  tags.has('Possessive') ||
  tags.has('Value')

/** 'Finds', 'shrinks', and no plural of a noun: 'swaps places', 'the shoes'. */
function isVerbOfOne(words: readonly Tagged[], at: number, norm: string): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (
    !word ||
    !norm.endsWith('s') ||
    /(?:ss|us|is|’s)$/.test(norm) ||
    /^(?:always|perhaps|sometimes|its|this|his|us|yes|was|has|is|does|as|plus)$/.test(norm)
  )
    return false
  // 'Marking the spelling tests', 'keeps leaving trombones'.
  const opener = words[at - 2]
  const isInObject =
    before?.norm.endsWith('ing') &&
    opener &&
    (opener.tags.has('Verb') || (isOpener(opener) && words[at - 3]?.tags.has('Verb')))
  if (isInObject) return false
  // 'Then comes the flood'.
  if (before?.norm === 'then' && isOpener(words[at + 1] ?? word) && isThirdPerson(norm)) return true
  // 'Only ducks': nobody is named who does it.
  if (at === 1 && before?.tags.has('Adverb')) return false
  // 'Kabir bowls the last over'.
  if (at === 1 && before && isSomebody(before) && opensObject.test(words[at + 1]?.norm ?? '')) return true
  const isNoun = nounClass(singularOf(norm)) !== undefined || norm === 'lights'
  // 'It all goes wrong'.
  const isAllOfIt = before?.norm === 'all' && /^(?:it|that|this)$/.test(words[at - 2]?.norm ?? '')
  // 'Finn and Rory swap names'.
  if (/^swap(?:s|ped)?$/.test(before?.norm ?? '')) return false
  // 'Feeds it matches'.
  if (before?.norm === 'it' && isFiniteThere(words, at - 2)) return false
  if (before !== undefined && isOneOfThem(before, norm)) return isThirdPerson(norm) || isStoryVerb(norm)
  if (before === undefined || (isOpener(before) && !isAllOfIt) || (before.tags.has('Adjective') && isNoun))
    return false
  // 'The bears feed the lions pancakes', 'two teddy bears ride a bus'.
  const next = words[at + 1]
  if (isNoun && (isPlural(before) || (isVerb(next) && !/[,;:]/.test(word.post)))) return false
  const isKnown = isThirdPerson(norm) || isStoryVerb(norm)
  if (!word.tags.has('PresentTense')) return isKnown && !isNoun && isSubjectOfOne(words, at)
  // 'Swaps places', 'swapped cages': behind a verb it is a noun.
  if (isFiniteThere(words, at - 1) || isPastThere(words, at - 1)) return false
  if (at > 1 && (isVerbOfOne(words, at - 1, before.norm) || isVerbOfSeveral(words, at - 1, before.norm)))
    return false
  // 'Gave people wishes'.
  if (
    isNoun &&
    words.slice(Math.max(0, at - 3), at).some((_, index) => isPastThere(words, Math.max(0, at - 3) + index))
  )
    return false
  // 'Mermaids and roller skates' are several, who would skate.
  if (isNoun && before.tags.has('Noun') && areSeveralBefore(words, at)) return false
  return isKnown || word.tags.has('PresentTense')
}

/** A name at the beginning of a sentence. */
const isSomebody = ({ text, norm, tags }: Tagged): boolean =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  tags.has('Noun') &&
  !tags.has('Plural') &&
  nounClass(singularOf(norm)) === undefined &&
  !isOpener({ text, norm, tags, pre: '', post: '' })

const opensObject = /^(?:the|an?|his|her|their|it|all|some|every)$/

const isVerb = (word: Tagged | undefined): boolean =>
  word !== undefined && (word.tags.has('Verb') || baseOf(word.norm) === word.norm)

const isFiniteThere = (words: readonly Tagged[], at: number): boolean => {
  const word = words[at]
  if (!word) return false
  return (
    (word.tags.has('PresentTense') &&
      !word.tags.has('Infinitive') &&
      !word.tags.has('Gerund') &&
      /s$/.test(word.norm)) ||
    /^(?:is|has|does|are|was|were|have)$/.test(word.norm)
  )
}

const isSubjectOfOne = (words: readonly Tagged[], at: number): boolean => {
  const before = words[at - 1]
  return (
    before !== undefined &&
    (/^(?:he|she|it|who|that|and|nobody|everyone|everybody|somebody|someone|never|always|only|then|just)$/.test(
      before.norm,
    ) ||
      before.tags.has('Noun') ||
      before.tags.has('ProperNoun'))
  )
}

/** 'They live', 'two giants who live', 'Dev and Nani bake'. */
function isVerbOfSeveral(words: readonly Tagged[], at: number, norm: string): boolean {
  const word = words[at]
  if (!word || isParticle.test(norm) || !isOfSeveral(words, at)) return false
  // 'With hats like that'.
  if (norm === 'like' && !/^(?:they|we)$/.test(words[at - 1]?.norm ?? '')) return false
  // 'The tooth brush and the hair brush have …': what stands straight before a verb is a noun.
  const next = words[at + 1]?.norm ?? ''
  if (/^(?:is|are|was|were|has|have|had|do|did|can|could|will|must)$/.test(next)) return false
  // 'They all end up laughing': whatever is behind it is a verb.
  if (/^(?:they|we)$/.test(words[at - 1]?.norm ?? '') && word.tags.has('Verb')) return !isPastForm(norm)
  if (isStoryVerb(norm)) return true
  if (baseOf(norm) !== norm)
    return (
      isBehindThemAll(words, at) &&
      !isPastForm(norm) &&
      nounClass(norm) === undefined &&
      !/(?:ly|ing|ed)$/.test(norm)
    )
  return word.tags.has('PresentTense') || word.tags.has('Infinitive') || nounClass(norm) === undefined
}

const isParticle = /^(?:off|out|up|down|in|on|away|over|by|along|together)$/

/** 'They all end up laughing'. */
const isBehindThemAll = (words: readonly Tagged[], at: number): boolean =>
  /^(?:all|both)$/.test(words[at - 1]?.norm ?? '') && /^(?:they|we)$/.test(words[at - 2]?.norm ?? '')

/** Whether what stands straight before a verb is several. */
function isOfSeveral(words: readonly Tagged[], at: number): boolean {
  let back = at - 1
  while (
    /^(?:all|both|always|never|only|just|still|also|really|then|secretly|each|even|often|usually|now|finally|suddenly|together)$/.test(
      words[back]?.norm ?? '',
    ) &&
    back > 0
  )
    back--
  const before = words[back]
  if (!before || /[,;:]/.test(before.post)) return false
  if (/^(?:they|we|you|both|all|people|children|mice|geese|sheep|men|women|feet|police)$/.test(before.norm))
    return true
  if (/^(?:them|us)$/.test(before.norm)) return /^of$/.test(words[back - 1]?.norm ?? '')
  if (/^(?:who|that|which)$/.test(before.norm))
    return isPlural(words[back - 1]) || /^(?:people|children)$/.test(words[back - 1]?.norm ?? '')
  // 'Go to the moon and find a switch' of several.
  if (before.norm === 'and') return wasOfSeveral(words, back)
  if (isPlural(before)) return !isWithinPhrase(words, back)
  // 'Dev and Nani', 'Sam and a snowman', 'the fox and his two friends'.
  return areSeveralBefore(words, back)
}

/** 'Dev and Nani', with no verb before them in their clause. */
function areSeveralBefore(words: readonly Tagged[], back: number): boolean {
  const start = clauseStart(words, back)
  return (
    words.slice(start, back).some(({ norm: each }, index) => each === 'and' && index > 0) &&
    !words
      .slice(start, back)
      .some(
        (each, index) =>
          isFiniteThere(words, start + index) ||
          (each.tags.has('Verb') && (isPastForm(each.norm) || baseOf(each.norm) === each.norm)),
      )
  )
}

/** Behind 'of', 'with' or 'in' a plural is not who does it: 'the house with windows stand'. */
const isWithinPhrase = (words: readonly Tagged[], at: number): boolean => {
  const opener = words.slice(Math.max(0, at - 3), at).map(({ norm }) => norm)
  const last = opener.findLastIndex((each) =>
    /^(?:of|in|on|at|with|for|from|into|under|behind|by|about)$/.test(each),
  )
  if (last === -1) return false
  // 'The animals at the zoo': who is before the phrase counts.
  const before = words[at - (opener.length - last) - 1]
  return !isPlural(before) && !/^(?:all|both|some|most|two|three)$/.test(before?.norm ?? '')
}

const isPlural = (word: Tagged | undefined): boolean =>
  word !== undefined &&
  (word.tags.has('Plural') ||
    word.norm === 'lights' ||
    (singularOf(word.norm) !== word.norm && nounClass(singularOf(word.norm)) !== undefined)) &&
  !word.tags.has('Possessive') &&
  !/’s?$/.test(word.norm)

/** Whether the verb before 'and' was told of several: 'they go up and find'. */
function wasOfSeveral(words: readonly Tagged[], and: number): boolean {
  for (let back = and - 1; back > 0; back--) {
    const norm = words[back]?.norm ?? ''
    if (norm === 'to') return false
    if (norm === 'are' || norm === 'were') return true
    if (
      isStoryVerb(norm) ||
      (baseOf(norm) === norm && !norm.endsWith('ing') && words[back]?.tags.has('Verb'))
    )
      return isOfSeveral(words, back)
    if (isFiniteThere(words, back)) return false
  }
  return false
}

function clauseStart(words: readonly Tagged[], at: number): number {
  for (let back = at; back > 0; back--) {
    const { norm = '', post = '' } = words[back - 1] ?? {}
    if (/[,;:]/.test(post) || /^(?:but|because|so|when|that|who|which|where|until|while|if)$/.test(norm))
      return back
  }
  return 0
}

/** 'He try', 'the hedgehog want': no English that can be put right with certainty. */
function isBareAfterOne(words: readonly Tagged[], at: number, norm: string): boolean {
  const before = words[at - 1]?.norm ?? ''
  return (
    baseOf(norm) === norm &&
    /^(?:he|she|it|nobody|everybody|everyone|somebody|someone)$/.test(before) &&
    !isPastForm(norm) &&
    (words[at]?.tags.has('Verb') ?? false)
  )
}

/** No participle: 'has lost', 'is called'. */
const isPastThere = (words: readonly Tagged[], at: number): boolean => {
  const word = words[at]
  if (word === undefined) return false
  if (/^(?:was|were|had|did|could|would)$/.test(word.norm)) return true
  const before = words
    .slice(0, at)
    .findLast(({ norm }) => !/^(?:not|never|always|just|only|all|already|ever|even|still)$/.test(norm))
  const isParticiple = /^(?:has|have|had|is|are|was|were|be|been|being|gets?|got)$|’(?:s|ve|re)$/.test(
    before?.norm ?? '',
  )
  return !isParticiple && word.tags.has('PastTense') && isPastForm(word.norm)
}
