import type { Fact } from './fact.ts'
import { determiners } from './lexicon/closed-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { baseOf } from './lexicon/verbs.ts'
import { relativeIn } from './narrated/words.ts'
import {
  type Clause,
  childWords,
  clausesOf,
  empty,
  feelings,
  isCutHere,
  isNoReport,
  isPast,
  participles,
  request,
  stops,
  unsayable,
} from './reported-clauses.ts'
import type { Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'
import {
  auxiliaries,
  beforeDay,
  collective,
  dayOf,
  isNameOf,
  nameOf,
  numberInWords,
  spelling,
  weekdays,
  written,
} from './written-words.ts'

/** What a parent has told of the day, as the child would put it in a diary. */
export interface DaysLine {
  /** Without a full stop: 'Won a goldfish at the fair'. */
  readonly text: string
  /** The same as a whole sentence in the child’s mouth, where it is certain: 'I won a goldfish at the fair'. */
  readonly sentence?: string
  /** Whether it is still to come. */
  readonly isToCome: boolean
  /** Where it stands in the parent’s text. */
  readonly start: number
  readonly end: number
}

const mostWords = 13

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const seasons = /^(?:spring|summer|autumn|winter|leaf|leaves|conkers?|puddles?)$/

/** 'Pirates but the treasure is a library book': somebody who was made up, nothing that is over, and no word of anybody of the family. */
function isOfNobodyHere(sentences: readonly Sentence[]): boolean {
  const [opening, next] = sentences[0]?.tokens ?? []
  const noun = /^(?:an?|two|three)$/.test(opening?.norm ?? '') ? next : opening
  const isMadeUp = /^(?:animal|creature|vehicle)$/.test(nounClass(singularOf(noun?.norm ?? '')) ?? '')
  const all = sentences.flatMap(({ tokens }) => tokens)
  const isToday = sentences.some(({ times }) => times.some((time) => time !== undefined))
  return (
    isMadeUp &&
    !isToday &&
    all.every(({ norm }) => !isPast(norm) && !ofTheFamily.test(norm) && nounClass(singularOf(norm)) !== 'kin')
  )
}

const ofTheFamily = /^(?:he|hes|she|shes|they|we|weve|i|im|my|me|our|us|his|her|him|has|was|were|had)$/

/**
 * A diary leaves its writer out, so that hardly a word has to be changed: 'she won a goldfish' is 'Won a goldfish', 'his hat' is 'my hat'.
 * What cannot be said so with certainty is not said: a request, what a parent says of themselves, who is meant by the second 'she'.
 * @param text as it was typed, for the commas
 * @param unsayable what is private, lost or unwanted
 */
export function daysLineIn(
  text: string,
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  children: ReadonlySet<string>,
): DaysLine | undefined {
  if (facts.some(isNoReport) || request.test(text) || isOfNobodyHere(sentences)) return undefined
  for (const sentence of sentences) {
    if (isOfAnother(sentence.tokens, children)) continue
    const clauses = clausesOf(text, sentence)
    for (const [at, first] of clauses.entries()) {
      const said = diaryWords(sentence, first, children)
      if (!said || !hasMatter(sentence, first) || (at > 0 && (!said.isChild || said.words[0] === 'we')))
        continue
      let words = said.words
      let end = first
      for (const next of clauses.slice(at + 1)) {
        const more = diaryWords(sentence, next, children, said)
        if (!more || words.length + more.words.length > mostWords) break
        words = [
          ...words,
          ...(next.joint ? [next.joint] : more.hasSubject ? [',', 'and'] : [',']),
          ...more.words,
        ]
        end = next
      }
      if (words.length > mostWords || words.length < 2) continue
      // 'Hated it': nobody knows what.
      if (words.length < 4 && words.at(-1) === 'it') continue
      const tokens = sentence.tokens.slice(first.from, end.to)
      // 'Autumn leaves conkers puddles' is a list, and no sentence.
      if (
        tokens.length > 2 &&
        tokens.every(({ norm }) => nounClass(singularOf(norm)) !== undefined || seasons.test(norm))
      )
        continue
      const line = withCommas(words)
      const inMouth = said.subject && `${said.subject} ${line}`
      return {
        text: capital(line),
        ...(inMouth !== undefined && {
          sentence: capital(inMouth.replace(/^we we /, 'we ').replace(/^(I|we) been /, '$1’ve been ')),
        }),
        isToCome: tokens.some((_, index) => isLater(sentence.times[first.from + index])),
        start: tokens[0]?.start ?? 0,
        end: tokens.at(-1)?.end ?? 0,
      }
    }
  }
  return undefined
}

/** 'Dance show on Sunday, I’m a daffodil': a parent's thumb leaves the comma out. */
const withCommas = (words: readonly string[]) =>
  words
    .map((word, at) => {
      const before = words[at - 1] ?? ','
      const isNew =
        (/^(?:I|I’m|I’ve|it’s)$/.test(word) && !linking.test(before)) ||
        // 'Cycled to school, no stabilisers', 'had a go, so brave'.
        (at > 2 && /^(?:no|so)$/.test(word) && !leading.test(before))
      return word === ',' || at === 0 ? word : `${isNew ? ',' : ''} ${word}`
    })
    .join('')

const leading =
  /^(?:,|and|but|or|was|were|is|are|am|been|not|had|have|has|got|with|there|said|says|felt|feel|I’m|it’s|in|at|by|for|of|to|on|do|did|why|that|ever|quite|because|no|go|with)$/

const linking =
  /^(?:,|and|but|because|so|then|when|while|that|if|since|until|what|how|where|why|who|dreamt|dreamed|thought|hoped|wished|knew|thing|place|one|time|night|day|way|after|before|as|than|said|says)$/

const isLater = (time: string | undefined) => time === 'tomorrow' || time === 'soon'

interface Said {
  readonly words: readonly string[]
  /** Whether the child does it. */
  readonly isChild: boolean
  /** What the diary leaves out at the beginning of a sentence. */
  readonly subject?: 'I' | 'I’m' | 'I was' | 'we'
  /** Whether it says who does it: 'I was given a pony' and 'Grandad gave me a kite' after 'camp starts on Monday'. */
  readonly hasSubject: boolean
  /** Whether it names somebody or an animal who could be meant by the next 'she'. */
  readonly hasOther: boolean
}

/** @param first what the line begins with, if this goes on from it: who is left out there is left out here */
function diaryWords(
  sentence: Sentence,
  { from, to }: Clause,
  children: ReadonlySet<string>,
  first?: Said,
): Said | null {
  const { tokens, hidden } = sentence
  const all = tokens.slice(from, to)
  if (all.some((token, index) => hidden.has(from + index) && !token.isEmoji)) return null
  const kept = all.filter(
    ({ isEmoji, norm }, index) =>
      !isEmoji &&
      !empty.has(norm) &&
      !(
        norm === 'help' &&
        index === all.length - 1 &&
        !/^(?:a|an|the|to|my|such|some|of)$/.test(all[index - 1]?.norm ?? '')
      ),
  )
  let at = 0
  while (/^(?:so|well|and|but|then|also|just|today|tonight|now)$/.test(kept[at]?.norm ?? '')) at += 1
  const owner = subjectAt(kept, at, children)
  const rest = kept.slice(at + owner.length)
  if (rest.length === 0 || rest.some(({ norm }) => unsayable.has(norm) || /^\d{4,}/.test(norm))) return null
  // 'Lost all his games and says he's giving up': what is said now is no part of the day.
  if (owner.length === 0 && /^(?:says|thinks|keeps|asks)$/.test(rest[0]?.norm ?? '')) return null
  const verb = owner.length > 0 || owner.verb ? predicate(rest, owner.verb) : { words: [], used: 0 }
  if (!verb) return null
  if (owner.length === 0 && !opensWell(rest, first)) return null
  if (isHerself(rest)) return null
  const isChild = owner.length > 0 || isPast(rest[0]?.norm ?? '') || isCutHere(rest[0], rest[1])
  const other = bodyWords(sentence, rest.slice(verb.used), isChild, children)
  if (!other || verb.words.length + other.length === 0) return null
  const isOther = rest.some(({ norm }) => others.has(nounClass(singularOf(norm)) ?? ''))
  if (
    first?.hasOther &&
    owner.length > 0 &&
    (!first.isChild || /^(?:called|named)$/.test(rest[verb.used]?.norm ?? ''))
  )
    return null
  const subject = owner.length > 0 && first && !first.isChild ? saidOfChild[beingIn(verb)].split(' ') : []
  const we = owner.isMany ? saidOfMany[beingIn(verb)].split(' ') : []
  const leftOut = first ? undefined : subjectLeftOut(owner, verb, kept.slice(at))
  return {
    words: [...we, ...subject, ...verb.words, ...other],
    isChild,
    hasSubject: subject.length > 0 || we.length > 0 || isOfKin(rest),
    hasOther: isOther,
    ...(leftOut && { subject: leftOut }),
  }
}

/** 'Broke her arm', 'went to the fair', and not 'dropped off early', which was done to the child, or 'was sports day', which the day was. */
const isOwnDeed = (first: Token | undefined, next: Token | undefined) =>
  /^(?:went|got|had|came|fell|lost|won|found|made)$/.test(first?.norm ?? '') ||
  (isPast(first?.norm ?? '') &&
    first?.norm !== 'was' &&
    (determiners.has(next?.norm ?? '') || /^(?:his|her)$/.test(next?.norm ?? '')))

function subjectLeftOut(
  { length, isMany }: ReturnType<typeof subjectAt>,
  verb: Verb,
  [opening, next]: readonly (Token | undefined)[],
): Said['subject'] {
  if (isMany || opening?.norm === 'we') return 'we'
  if (length === 0) return isOwnDeed(opening, next) ? 'I' : undefined
  return saidOfChild[beingIn(verb)]
}

/** What the words need before them in a whole sentence: 'I’m not going', 'I was brave at the dentist'. */
const beingIn = ({ words: [first = ''], being }: Verb) =>
  being ?? (first === 'going' || first === 'not' ? 'is' : 'none')

const saidOfChild = { none: 'I', is: 'I’m', was: 'I was' } as const
const saidOfMany = { none: 'we', is: 'we are', was: 'we were' } as const

const others: ReadonlySet<string> = new Set(['person', 'kin', 'animal', 'creature', 'toy'])

/** How many tokens name the child, and 'has' or 'is' where it hangs on them. */
function subjectAt(
  tokens: readonly Token[],
  at: number,
  children: ReadonlySet<string>,
): { length: number; verb: 'has' | 'is' | ''; isMany?: boolean } {
  const norm = tokens[at]?.norm ?? ''
  if (norm === 'they') return { length: 1, verb: '', isMany: true }
  if (norm === 'he' || norm === 'she') return { length: 1, verb: '' }
  if (/^(?:hes|shes|he's|she's)$/.test(norm)) {
    const next = tokens[at + 1]?.norm ?? ''
    // 'He's not been good enough'.
    const done = next === 'not' || next === 'never' ? (tokens[at + 2]?.norm ?? '') : next
    const isPerfect = done in participles || isPast(done) || done === 'been' || done === 'got'
    return { length: 1, verb: isPerfect && !feelings.test(next) ? 'has' : 'is' }
  }
  if (children.has(norm)) return { length: 1, verb: '' }
  if (norm === 'has' || norm === 'is') return { length: 1, verb: norm }
  const second = tokens[at + 1]?.norm ?? ''
  if (/^(?:my|our|the)$/.test(norm) && childWords.has(second.replace(' ', '_'))) {
    const isTwoWords = second === 'little' && /^(?:one|boy|girl|man|lad)$/.test(tokens[at + 2]?.norm ?? '')
    if (second !== 'little' || isTwoWords) return { length: isTwoWords ? 3 : 2, verb: '' }
  }
  return { length: 0, verb: '' }
}

interface Verb {
  readonly words: readonly string[]
  readonly used: number
  /** The form of 'be' that is left out: 'is brave', 'has been brave'. */
  readonly being?: 'is' | 'was'
}

/** What a child does, without the child: 'has lost' is 'lost', 'is getting' is 'getting'. */
function predicate(tokens: readonly Token[], hanging: 'has' | 'is' | ''): Verb | null {
  const first = tokens[0]?.norm ?? ''
  const have = hanging === 'has' || (hanging === '' && /^(?:has|have|had)$/.test(first))
  const be = hanging === 'is' || (hanging === '' && /^(?:is|are|am)$/.test(first))
  const offset = hanging === '' && (have || be) ? 1 : 0
  const next = tokens[offset]?.norm ?? ''
  if (have) {
    if (next === 'been') {
      const after = tokens[offset + 1]?.norm ?? ''
      if (after === 'to') return { words: ['went'], used: offset + 1 }
      const isDone =
        (/ed$/.test(after) && !feelings.test(after)) ||
        /^(?:told|put|given|asked|a|an|the|my|her|his|one)$/.test(after)
      return isDone ? { words: ['was'], used: offset + 1 } : { words: [], used: offset + 1, being: 'was' }
    }
    if (next in participles) return { words: [participles[next] ?? next], used: offset + 1 }
    if (isPast(next) && next !== 'had') return { words: [], used: offset }
    if (next === 'had') return { words: ['had'], used: offset + 1 }
    if (/^(?:to|not|no|never|)$/.test(next)) return null
    // 'Has her two mums coming to sports day': nobody has come yet.
    if (tokens.slice(offset).some(({ norm }) => norm === 'coming')) return null
    return { words: [first === 'had' && offset === 1 ? 'had' : 'got'], used: offset }
  }
  if (be) {
    if (next === 'not' || next === 'it' || next === '') return null
    return next === 'to' ? { words: ['going'], used: offset } : { words: [], used: offset, being: 'is' }
  }
  if (first in auxiliaries) return { words: [auxiliaries[first] ?? first], used: 1 }
  if (first === 'was' || isPast(first)) return { words: [], used: 0 }
  if (first === 'starts' || first === 'begins') return { words: [first.replace(/s$/, '')], used: 1 }
  return null
}

/** 'Finn has chickenpox and is so itchy', 'rory lost his tooth': whoever is named first is not the child, and 'his' is not the child’s. */
const isOfAnother = ([first, ...others]: readonly Token[], children: ReadonlySet<string>) =>
  first !== undefined &&
  !children.has(first.norm) &&
  nameOf(first.text.toLowerCase()) !== null &&
  !/['’]s$/.test(first.text) &&
  others.some(({ norm }) => /^(?:his|her|he|she|him|himself|herself|is|has)$/.test(norm))

/** 'Grandad gave'. */
const isOfKin = ([first, second]: readonly Token[]) =>
  nounClass(first?.norm ?? '') === 'kin' && isPast(second?.norm ?? '')

/** 'Said herself at bath time', 'about himself': it was the child who said it, or whom a story is to be about. */
const isHerself = ([first, second]: readonly Token[]) =>
  /^(?:said|says|about)$/.test(first?.norm ?? '') && /^(?:him|her|them)sel(?:f|ves)$/.test(second?.norm ?? '')

/** Without a subject it begins with what was done, or with what or who it is about. */
function opensWell(tokens: readonly Token[], before: Said | undefined): boolean {
  const [first, second] = tokens
  const norm = first?.norm ?? ''
  if (
    !first ||
    /^(?:to|they|he|that|which|as|if|since|until|than|who|when|don'?t|ago|except|unless|doesn'?t|always|never|ha[sd]|having|wants|likes|loves|more|less|myself|himself|herself)$/.test(
      norm,
    )
  )
    return false
  if (norm === 'it') return before !== undefined && isPast(second?.norm ?? '')
  // 'Tips the board up': what a child always does.
  const isHabit = baseOf(norm) !== undefined && norm.endsWith('s') && !isPast(norm)
  if (
    isHabit &&
    (determiners.has(second?.norm ?? '') ||
      stops.test(second?.norm ?? '') ||
      /^(?:his|her)$/.test(second?.norm ?? ''))
  )
    return false
  if (/^(?:take|took|taken)$/.test(norm) && /^(?:him|her|them)$/.test(second?.norm ?? '')) return false
  if (isPast(norm) || isCutHere(first, second) || norm === 'we' || /ing$/.test(norm) || determiners.has(norm))
    return true
  if (norm in auxiliaries) return norm !== 'can' && norm !== 'could' && norm !== 'would'
  if (
    /^(?:its|in|at|on|off|up|out|too|so|very|all|big|first|new|last|still|first|half|just|home|back|lovely|rubbish|bad|good|best|huge|little)$/.test(
      norm,
    )
  )
    return true
  if (first.isCapital && !first.opensSentence) return true
  const isNoun = nounClass(singularOf(norm)) !== undefined || second?.norm === 'and'
  if (isNoun) return true
  // 'Carry on', 'bring', 'hides': what is asked for, or what is always so.
  return before !== undefined
    ? false
    : baseOf(norm) === undefined && !/^(?:a|an)$/.test(norm) && norm.length > 2
}

/** 'The doctor let her hold it': she holds it, and no hold is hers. */
const letting = /^(?:let|lets|letting|made|makes|making|helped|helps|helping|watched|watching|saw|heard)$/
const whatSheDoes =
  /^(?:hold|have|try|choose|pick|see|go|sit|stay|use|touch|push|press|play|do|be|feel|keep|win|drive|ride|take|open|hear|listen|wear|stroke|feed|pet|watch|look|stir|blow|turn|ring|steer|cut|paint|sing|dance|read|swim|climb|jump|run)$/

function bodyWords(
  sentence: Sentence,
  tokens: readonly Token[],
  isOwn: boolean,
  children: ReadonlySet<string>,
): string[] | null {
  const words: string[] = []
  let hasOther = false
  let isMany = false
  for (const [index, token] of tokens.entries()) {
    const { norm, text } = token
    const next = tokens[index + 1]?.norm
    const before = tokens[index - 1]?.norm ?? ''
    if (/^(?:whom|whose|ourselves|yours)$/.test(norm)) return null
    // 'Emily’s class'.
    const isOfChild = next !== undefined && /['’]s$/.test(text) && children.has(norm.replace(/'?s$/, ''))
    const isPossessive =
      isOfChild ||
      norm === 'his' ||
      (norm === 'her' &&
        next !== undefined &&
        !stops.test(next) &&
        !(letting.test(before) && whatSheDoes.test(next)))
    if (isPossessive) words.push('my')
    else if (norm === 'her' || norm === 'him') {
      if ((isOwn && !hasOther) || tokens[0]?.norm === 'we') return null
      words.push('me')
    } else if (norm === 'himself' || norm === 'herself') words.push('myself')
    else if (norm === 'hers') words.push('mine')
    else if (norm === 'their' || norm === 'them' || norm === 'they' || norm === 'theyre') {
      if (!isMany) return null
      words.push(written[norm] ?? norm)
    } else if (/^(?:he|she|hes|shes|he's|she's|he'd|she'd|he'll|she'll)$/.test(norm)) {
      if (hasOther) return null
      const said = iWords(norm, next, tokens[index + 2]?.norm)
      if (!said) return null
      words.push(said)
    } else if (norm === 'isnt' && words.at(-1) === 'I') {
      words.splice(-1, 1, 'I’m', 'not')
    } else if (weekdays.test(norm) && !beforeDay.test(before)) {
      words.push(...(before ? ['on'] : []), dayOf(norm))
    } else if (/^(?:has|is|doesnt|hasnt|wants|likes|loves|needs)$/.test(norm) && words.at(-1) === 'I') {
      words.push(
        {
          has: 'have',
          is: 'am',
          doesnt: 'don’t',
          hasnt: 'haven’t',
          wants: 'want',
          likes: 'like',
          loves: 'love',
          needs: 'need',
        }[norm] ?? norm,
      )
    } else {
      words.push(
        numberInWords(token, before, next) ??
          pluralBe(tokens, index) ??
          relativeIn(token, tokens[index - 1], tokens[index + 1]) ??
          spelling(sentence, token, before, next),
      )
      const singular = singularOf(norm)
      const kind = nounClass(singular)
      if (singular !== norm || collective.test(norm)) isMany = true
      if (kind === 'person' || kind === 'kin' || kind === 'animal' || isNameOf(sentence, token))
        hasOther = true
    }
    if (/[^\p{L}\p{M}\p{N}’'&\- ]/u.test(text)) return null
  }
  return words.filter(Boolean)
}

/** 'Cora’s twins was born': several, at the beginning. */
const pluralBe = (tokens: readonly Token[], at: number): string | undefined => {
  const noun = tokens[at - 1]
  const isPlural =
    noun !== undefined &&
    singularOf(noun.norm) !== noun.norm &&
    livesAlone.has(nounClass(singularOf(noun.norm)) ?? '')
  const isFirst =
    at === 1 || (at === 2 && (determiners.has(tokens[0]?.norm ?? '') || /['’]s$/.test(tokens[0]?.text ?? '')))
  return tokens[at]?.norm === 'was' && isPlural && isFirst ? 'were' : undefined
}

const livesAlone: ReadonlySet<string> = new Set(['person', 'kin', 'animal', 'creature'])

function iWords(norm: string, next: string | undefined, third: string | undefined): string | null {
  if (norm === 'he' || norm === 'she') {
    const isAgreeing =
      next !== undefined &&
      (isPast(next) ||
        next in auxiliaries ||
        /^(?:has|is|isnt|doesnt|hasnt|wants|likes|loves|needs)$/.test(next))
    return isAgreeing ? 'I' : null
  }
  if (/^(?:he|she)'d$/.test(norm)) return 'I’d'
  if (/^(?:he|she)'ll$/.test(norm)) return 'I’ll'
  // 'He’s not been good'.
  const done = next === 'not' || next === 'never' ? third : next
  const isPerfect =
    done !== undefined && (done === 'been' || done in participles || (isPast(done) && !feelings.test(done)))
  return isPerfect ? 'I’ve' : 'I’m'
}

/** Whether it says more than 'very much today'. */
function hasMatter({ tokens, times }: Sentence, { from, to }: Clause): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ norm }, index) =>
        times[from + index] === undefined &&
        !light.has(norm) &&
        !determiners.has(norm) &&
        (nounClass(singularOf(norm)) !== undefined || isPast(norm) || norm.length > 3),
    )
}

const light = new Set(
  'him her he she it today tomorrow very really much quite again been was were had have that this with from into just some good evening morning night done went came time soon hello thing'.split(
    ' ',
  ),
)
