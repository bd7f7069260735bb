import { determiners } from '../lexicon/closed-words.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { isIrregularPast } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { phraseAt } from '../phrases.ts'
import { childWords, feelings as reportedFeelings } from '../reported-clauses.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import type { Telling } from './scene.ts'
import {
  alike,
  hangingVerb,
  isDeterminer,
  isNoun,
  isPast,
  isPresentAux,
  isThirdPerson,
  keptFinite,
  opensPredicate,
} from './verbs.ts'
import { saidWord } from './words.ts'

export interface Subject {
  /** Tokens used. */
  readonly length: number
  /** What is said for them; empty where the clause goes on from the one before. */
  readonly words: readonly string[]
  /** A verb that hung on the subject, or was left out: 'he’s scared', 'scared of'. */
  readonly verb?: 'was' | 'had' | 'would'
  readonly isMany: boolean
}

/** @param goesOn whether a clause of the same sentence stands before it, with ‘and’, so that no subject has to be said */
export function subjectOf(
  sentence: Sentence,
  tokens: readonly Token[],
  goesOn: boolean,
  telling: Telling,
): Subject | null {
  const [token, next] = tokens
  const norm = token?.norm ?? ''
  if (!token) return null
  // 'He'd been told to stay'.
  const isHad = /^(?:he|she)'d$/.test(norm) && (next?.norm === 'been' || isPast(next?.norm ?? ''))
  const [, pronoun] = /^(he|she)(?:'?s|'ll)?$/.exec(isHad ? norm.slice(0, -2) : norm) ?? []
  if (pronoun === 'he' || pronoun === 'she') {
    const said = telling.personal(pronoun)
    if (!said) return null
    if (pronoun === telling.scene.pronoun) telling.ofChild()
    else telling.ofOther()
    const other = norm === pronoun ? withAnother(sentence, tokens, telling) : null
    if (other) return { ...other, words: [said, ...other.words] }
    const verb = isHad ? 'had' : norm.endsWith("'ll") ? 'would' : hangingVerb(tokens.slice(1, 5))
    return { length: 1, words: [said], isMany: false, ...(norm !== pronoun && { verb }) }
  }
  const child = telling.scene.children.has(norm) ? 1 : lengthOfChild(tokens)
  if (child > 0) return { length: child, words: [telling.ofChild()], isMany: false }
  // 'We fly on Monday' is to come, and 'we go there' is what they always do.
  if (
    norm === 'weve' ||
    (norm === 'we' && next && (isPast(next.norm) || keptFinite.test(next.norm) || alike.test(next.norm)))
  )
    return family(norm, telling)
  // 'We’re flying to Spain': without its apostrophe it may be 'were'.
  if (/^we['’]re$/i.test(token.text) && underWay.test(next?.norm ?? ''))
    return { ...family(norm, telling), verb: 'was' }
  if (norm === 'we') return null
  // 'And there was snow on it'.
  if (norm === 'there' && /^(?:was|were)$/.test(next?.norm ?? '') && telling.scene.count > 0) {
    telling.ofOther()
    return { length: 1, words: ['there'], isMany: next?.norm === 'were' }
  }
  const stood = standIn(tokens, telling)
  if (stood) telling.ofOther()
  if (stood !== undefined) return stood
  // 'The fairy took them. Left a red car': not the child.
  if (norm === 'left' && telling.scene.count > 0 && !telling.scene.isOfChild && !goesOn) return null
  // 'Got glasses, says everything has edges now.'
  const deed: { readonly verb?: 'was' | 'had' } | null =
    goesOn && /^(?:says|said|thinks)$/.test(norm) && next ? {} : leftOut(token, next)
  if (deed)
    return { length: 0, words: goesOn ? [] : [telling.ofChild()], isMany: false, ...(deed.verb && deed) }
  return nounSubject(sentence, tokens, telling)
}

const underWay =
  /^(?:flying|going|getting|camping|driving|visiting|staying|travelling|picking|sleeping|building|planting|baking)$/

/** 'He and Mila', 'she and her brother'. */
function withAnother(
  sentence: Sentence,
  [first, and, ...others]: readonly Token[],
  telling: Telling,
): Subject | null {
  const [other] = others
  if (!first || and?.norm !== 'and' || !other) return null
  const start = sentence.tokens.indexOf(other)
  const phrase = phraseAt(sentence, start)
  const length = phrase ? phrase.to - start : 0
  const all = others.slice(0, length)
  if (length === 0 || all.length < length || !opensPredicate(others[length], true)) return null
  if (phrase?.name === undefined && !isRelative(all.at(-1)?.norm ?? '')) return null
  const words = all.map((token, index) =>
    saidWord(sentence, { token, before: all[index - 1], next: all[index + 1] ?? others[index + 1] }, telling),
  )
  if (words.some((word) => word === null)) return null
  telling.speakOf(all)
  telling.several()
  return { length: length + 2, words: ['and', ...words.filter((word) => word !== null)], isMany: true }
}

/** 'We planted beans' is what the child's family did. */
function family(norm: string, telling: Telling): Subject {
  const isMany = telling.scene.isNamed
  const words = isMany ? ['they'] : [`${telling.nameChild()}’s`, 'family']
  telling.several()
  return { length: 1, words, isMany, ...(norm === 'weve' && { verb: 'had' }) }
}

/** 'They', 'it', 'everyone': undefined where it is none of these, null where nobody knows what it is. */
function standIn([token, ...after]: readonly Token[], { scene }: Telling): Subject | null | undefined {
  const norm = token?.norm ?? ''
  const isFirst = scene.count === 0
  if (/^they(?:re|ve)?$/.test(norm)) {
    // 'He bit Lotte. They made up'.
    const areTwo = scene.isNamed && scene.others.size > 0
    if (isFirst || !(scene.hasMany || areTwo)) return null
    const verb = norm === 'they' ? undefined : norm === 'theyre' ? 'was' : 'had'
    return { length: 1, words: ['they'], isMany: true, ...(verb && { verb }) }
  }
  if (norm === 'it' || norm === 'its') {
    if (isFirst && !/^(?:snowed|rained|snowing|raining)$/.test(after[0]?.norm ?? '')) return null
    return { length: 1, words: ['it'], isMany: false, ...(norm === 'its' && { verb: hangingVerb(after) }) }
  }
  // 'Fed the goats and one ate his hat.'
  if (norm === 'one' && !isFirst && scene.hasMany) return { length: 1, words: ['one'], isMany: false }
  // 'A picnic for her teddies, and everybody must get cake' asks for it.
  if (isFirst && after[0]?.norm === 'must') return null
  return /^(?:everyone|everybody|nobody|someone|somebody)$/.test(norm)
    ? { length: 1, words: [norm], isMany: false }
    : undefined
}

/** 'My son', 'our little one'. */
function lengthOfChild([first, second, third]: readonly Token[]): number {
  if (!/^(?:my|our)$/.test(first?.norm ?? '')) return 0
  const norm = second?.norm ?? ''
  if (!childWords.has(norm.replace(' ', '_'))) return 0
  if (norm !== 'little') return 2
  return /^(?:one|boy|girl|man|lad)$/.test(third?.norm ?? '') ? 3 : 0
}

/** A clause of the child that begins with its verb: 'lost her welly', 'scared of the dark', 'giving up the dummy'. */
function leftOut(token: Token, next: Token | undefined): { readonly verb?: 'was' | 'had' } | null {
  const { norm } = token
  if (/^(?:said|says|thinks|done|been|gone|seen|broken|felt)$/.test(norm)) return null
  if (/^(?:called|named)$/.test(norm) && !/^(?:it|him|her|them|the|his)$/.test(next?.norm ?? '')) return null
  if (norm === 'bit' && next?.norm === 'of') return null
  // 'Anxious tummy every Sunday night.'
  if (feelings.test(norm) && /^(?:tummy|tum|belly|stomach|faces?|eyes|wreck|bum)$/.test(next?.norm ?? ''))
    return null
  // 'Mashed potato for dinner.'
  if (cooked.test(norm) && !isDeterminer(next) && !/^(?:it|them|some|all)$/.test(next?.norm ?? ''))
    return null
  // 'Proud mum moment' is the parent.
  if (
    feelings.test(norm) &&
    /^(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|parents?|moment)$/.test(next?.norm ?? '')
  )
    return null
  if (norm === 'never' && /^(?:been|done|seen|gone|had)$/.test(next?.norm ?? '')) return { verb: 'had' }
  if (isUndergone(norm, next?.norm ?? '')) return { verb: 'was' }
  const isFelt = feelings.test(norm) || (norm !== 'made' && reportedFeelings.test(norm))
  if (isFelt) return { verb: 'was' }
  const isDeed =
    (isPast(norm) && norm !== 'haunted') ||
    isPresentAux(norm) ||
    // 'Would love him to stay in his bed' is what the parent wants.
    (keptFinite.test(norm) && !/^(?:would|could|should|might)$/.test(norm)) ||
    (isThirdPerson(norm) && !isNoun(norm)) ||
    (alike.test(norm) && (isDeterminer(next) || /^(?:it|him|them)$/.test(next?.norm ?? ''))) ||
    (/^(?:still|always|never|finally|only)$/.test(norm) &&
      next !== undefined &&
      (isThirdPerson(next.norm) || isPresentAux(next.norm) || isPast(next.norm)))
  if (isDeed) return {}
  const isBeing = (norm === 'not' && /ing$/.test(next?.norm ?? '')) || isDoing(norm, next)
  return isBeing ? { verb: 'was' } : null
}

/** 'Found by a nice lady', 'grounded for climbing': it was done to the child. */
const isUndergone = (norm: string, next: string) =>
  (/^(?:lost|stuck|kept|caught|covered)$/.test(norm) && /^(?:in|at|on|out|behind)$/.test(next)) ||
  (/^(?:found|picked|chosen|stung|bitten|invited|grounded|demoted|promoted|dropped|taken|sent)$/.test(norm) &&
    /^(?:by|for|from|to|as)$/.test(next))

const cooked = /^(?:mashed|baked|fried|boiled|roasted|grilled|scrambled|poached|toasted|packed|iced|smoked)$/

const feelings =
  /^(?:scared|afraid|worried|excited|proud|nervous|sad|cross|frightened|terrified|upset|anxious|happy|shy|jealous|disappointed|delighted|thrilled|gutted|embarrassed|homesick|lonely|poorly|ill)$/

/** 'Giving up the dummy', not 'swimming lessons'. */
const isDoing = (norm: string, next: Token | undefined) =>
  /^\p{L}{3,}ing$/u.test(norm) &&
  baseOf(norm) !== undefined &&
  !/^(?:during|evening|morning|nothing|something|anything|everything|being|having|wedding)$/.test(norm) &&
  (surelyDoing.test(norm) ||
    isDeterminer(next) ||
    /^(?:up|to|on|off|out|in|about|with|back|for|at)$/.test(next?.norm ?? ''))

const surelyDoing =
  /^(?:starting|beginning|learning|going|getting|having|moving|trying|giving|wearing|staying|visiting|missing)$/

/** 'Fire engine came to nursery': parents leave the article out. */
const countable: ReadonlySet<string> = new Set(['vehicle', 'animal', 'creature', 'person', 'toy'])

const longestPhrase = 8

function nounSubject(sentence: Sentence, tokens: readonly Token[], telling: Telling): Subject | null {
  const [token] = tokens
  if (!token) return null
  const start = sentence.tokens.indexOf(token)
  const phrase = phraseAt(sentence, start)
  if (!phrase || noNoun.test(token.norm)) return null
  const isSeveral = phrase.what?.number === 'many'
  const limits =
    subjectTo(sentence, start, phrase.to, isSeveral) ??
    subjectWithMore(sentence, phrase.to, isDeterminer(token) && isSeveral)
  if (!limits) return null
  const { to, isMany } = limits
  const all = sentence.tokens.slice(start, to)
  if (all.length > longestPhrase || all.some((each) => !tokens.includes(each))) return null
  const isSaid =
    (phrase.name !== undefined && !isNoun(token.norm)) ||
    isMany ||
    isDeterminer(token) ||
    determiners.has(token.norm) ||
    token.norm === 'our' ||
    isRelative(token.norm) ||
    (atSchool.test(token.norm) && /^(?:starts|started)$/.test(tokens[to - start]?.norm ?? ''))
  const isCountable =
    !isSeveral &&
    (countable.has(nounClass(token.norm) ?? '') ||
      countable.has(nounClass(all.at(-1)?.norm ?? '') ?? '') ||
      (/^(?:new|little|big)$/.test(token.norm) && phrase.what?.number === 'one'))
  if (!isSaid && !isCountable) return null
  // 'Teddy packed, wellies found': it was done to them.
  const verb = tokens[to - start]?.norm ?? ''
  if (!isSaid && verb.endsWith('ed') && !opensObject(tokens[to - start + 1])) return null
  // 'The third' of what.
  if (
    all.length > 1 &&
    /^(?:first|second|third|other|others|last|rest|one|ones|same)$/.test(all.at(-1)?.norm ?? '')
  )
    return null
  const words: string[] = []
  for (const [index, each] of all.entries()) {
    const word = saidWord(
      sentence,
      { token: each, before: all[index - 1], next: all[index + 1] ?? tokens[index + 1] },
      telling,
    )
    if (word === null) return null
    words.push(word)
  }
  telling.speakOf(all)
  if (!isMany) telling.asDoer()
  telling.ofOther()
  return {
    length: all.length,
    // 'Teacher made her a crown'; a fire engine is any.
    words:
      isSaid || all.at(-1)?.norm === 'day'
        ? words
        : [theirs.test(words.at(-1) ?? '') ? 'the' : 'a', ...words.map((word) => word.toLowerCase())],
    isMany,
    ...(limits.isDoing && { verb: 'was' as const }),
  }
}

/** There is one of them, where a child goes. */
const theirs =
  /^(?:family|class|team|school|street|house|.* )?(?:fairy|coach|teacher|doctor|dentist|nurse|vet|driver|referee|ref|judge|hairdresser|barber|headteacher|principal|librarian|lifeguard|instructor|optician|conductor|captain)$/i

/** 'Kindergarten starts on Monday'. */
const atSchool = /^(?:kindergarten|nursery|preschool|school|reception)$/

const opensObject = (token: Token | undefined) =>
  isDeterminer(token) ||
  /^(?:it|him|her|them|me|us|to|at|in|into|on|off|over|up|down|from|with)$/.test(token?.norm ?? '')

const coming = /^(?:coming|visiting|staying|moving|leaving|arriving|starting|going)$/

const noNoun = /^(?:no|any|my|what|which|how|why|when|where|lots|most|first|last|next)$/

const isRelative = (norm: string) => nounClass(norm) === 'kin'

/** 'Her teacher Miss Lund', 'her kite from Grandad', 'a girl in her class'. */
function subjectWithMore(
  sentence: Sentence,
  end: number,
  isMany: boolean,
): { readonly to: number; readonly isMany: boolean; readonly isDoing?: boolean } | null {
  const { tokens } = sentence
  const joint = tokens[end]
  if (!joint || joint.opensClause) return null
  const isPlaced = /^(?:for|from|of|in|at|with|on)$/.test(joint.norm)
  const more = isPlaced ? phraseAt(sentence, end + 1) : joint.isCapital ? phraseAt(sentence, end) : null
  if (!more || tokens.slice(end + 1, more.to).some(({ opensClause }) => opensClause)) return null
  return opensPredicate(tokens[more.to], isMany) ? { to: more.to, isMany } : null
}

/** Where a subject ends before its verb: 'her wig' in 'her wig itches'; with a second one after 'and'. */
function subjectTo(
  { tokens }: Sentence,
  start: number,
  end: number,
  isMany: boolean,
): { readonly to: number; readonly isMany: boolean; readonly isDoing?: boolean } | null {
  // 'Her pony is called Trevor' is read as a name.
  const being = tokens
    .slice(start, end)
    .findIndex(({ norm }) => isPresentAux(norm) || keptFinite.test(norm) || isIrregularPast(norm))
  if (being > 0) return { to: start + being, isMany: false }
  if (opensPredicate(tokens[end], isMany)) return { to: end, isMany }
  // 'New baby brother coming in two weeks'.
  if (
    coming.test(tokens[end]?.norm ?? '') &&
    !tokens[end]?.opensClause &&
    !/['’]s$/.test(tokens[end - 1]?.text ?? '')
  )
    return { to: end, isMany, isDoing: true }
  const last = tokens[end - 1]
  if (end - start > 1 && last && isThirdPerson(last.norm)) return { to: end - 1, isMany: false }
  if (tokens[end]?.norm !== 'and') return null
  for (const to of [end + 3, end + 2, end + 1 + 1])
    if (
      opensPredicate(tokens[to], true) &&
      !isDeterminer(tokens[to - 1]) &&
      tokens.slice(end + 1, to).every(({ norm }) => !isPast(norm) && norm !== 'and')
    )
      return { to, isMany: true }
  return null
}
