import type { Fact } from './fact.ts'
import { determiners } from './lexicon/closed-words.ts'
import { firstNames } from './lexicon/first-names.ts'
import { isKnown } from './lexicon/known-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import { baseOf } from './lexicon/verbs.ts'
import { isName } from './phrases.ts'
import type { Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'

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
  if (facts.some(isNoReport) || request.test(text)) return undefined
  for (const sentence of sentences) {
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
        words = [...words, next.joint ? next.joint : ',', ...more.words]
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
  /^(?:,|and|but|because|so|then|when|while|that|if|since|until|what|how|where|why|who|thing|place|one|time|night|day|way|after|before|as|than|said|says)$/

const isLater = (time: string | undefined) => time === 'tomorrow' || time === 'soon'

/** A text with such a fact asks for something, or is too grave for a line in a diary. */
const isNoReport = ({ from, kind, sensitivity, about }: Fact) =>
  from === 'wish' &&
  (kind === 'avoid' || kind === 'loss' || sensitivity !== 'plain' || (kind === 'want' && asked.has(about)))

const asked: ReadonlySet<string> = new Set(
  'story-about with-character same-again something-else bring-back happy-ending exciting calm long short funny'.split(
    ' ',
  ),
)

const request =
  /\b(?:stor(?:y|ies)|tale|pleas[e]|pls|plz|smth|something|include|title|version|not too|out of (?:his|her|their|my) (?:skull|mind|tree)|make (?:it|her|him|them)|(?:ask|wonder)(?:s|ed|ing)? (?:me |us )?(?:why|how|where|when|who|what|if)|teach|explain|about (?:how|why)|could (?:it|you|we|the)|can (?:it|you|we|the)|would (?:it|you)|i(?:'|’)?d like|let(?:'|’)?s have|set it|ideally|hows? this|bring it up|don'?t tell|wish me|(?:short|comical|quick|different|funny|diff) one)\b|^\s*(?:nothing|nowt|no|not|same|anything|how|why|what|when|where|who|keep|let|thank|bring|give|set|tell)\b/i

interface Clause {
  readonly from: number
  readonly to: number
  /** 'and', 'but': what joins it to the one before. Empty for a comma. */
  readonly joint: string
}

function clausesOf(text: string, { tokens }: Sentence): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let joint = ''
  for (let at = 1; at <= tokens.length; at += 1) {
    const token = tokens[at]
    const before = tokens[at - 1]
    const isComma = token && before && /[,:()–—-]/.test(text.slice(before.end, token.start))
    const isJoint = token !== undefined && /^(?:and|but|because|so|then)$/.test(token.norm)
    if (token && !isComma && !(isJoint && opensAClause(tokens, at))) continue
    clauses.push({ from, to: at, joint })
    joint = token && isJoint ? token.norm : ''
    from = token && isJoint ? at + 1 : at
    if (joint) at += 1
  }
  return clauses.filter((clause) => clause.to > clause.from)
}

/** 'Muffins and ate them', not 'bread and butter'. */
const opensAClause = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  if (!next) return false
  return (
    /^(?:he|she|they|we|i|it|hes|shes|its|theyre|im|was|wants?|says|thinks|keeps|asks|will|cant|wont|had|has|is|so|now|then)$/.test(
      next.norm,
    ) || isPast(next.norm)
  )
}

/** 'Cut her own hair', 'left his coat', where 'left' and 'cut' by themselves may be something else. */
const isCutHere = (first: Token | undefined, second: Token | undefined) =>
  nouns.has(first?.norm ?? '') && determiners.has(second?.norm ?? '')

const isPast = (norm: string) => !nouns.has(norm) && isPastForm(norm)

const nouns = new Set(['left', 'bit', 'cut', 'saw', 'felt', 'ground'])

const participles: Readonly<Record<string, string>> = {
  broken: 'broke',
  been: 'was',
  fallen: 'fell',
  done: 'did',
  gone: 'went',
  seen: 'saw',
  written: 'wrote',
  drawn: 'drew',
  begun: 'began',
  taken: 'took',
  given: 'was given',
  eaten: 'ate',
  grown: 'grew',
  flown: 'flew',
  ridden: 'rode',
  hidden: 'hid',
  torn: 'tore',
  worn: 'wore',
  chosen: 'chose',
  swum: 'swam',
  sung: 'sang',
  shaken: 'shook',
  forgotten: 'forgot',
  become: 'became',
  come: 'came',
  bitten: 'bit',
  thrown: 'threw',
  woken: 'woke',
  stolen: 'stole',
  spoken: 'spoke',
}

const auxiliaries: Readonly<Record<string, string>> = {
  will: 'will',
  wont: 'won’t',
  cant: 'can’t',
  cannot: 'can’t',
  can: 'can',
  couldnt: 'couldn’t',
  could: 'could',
  didnt: 'didn’t',
  doesnt: 'don’t',
  dont: 'don’t',
  wasnt: 'wasn’t',
  hadnt: 'hadn’t',
  wouldnt: 'wouldn’t',
  hasnt: 'haven’t',
  havent: 'haven’t',
  isnt: 'not',
  did: 'did',
  would: 'would',
}

/** Contractions that the tokens have without their apostrophe. */
const written: Readonly<Record<string, string>> = {
  ...auxiliaries,
  doesnt: 'doesn’t',
  hasnt: 'hasn’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  werent: 'weren’t',
  its: 'it’s',
  thats: 'that’s',
  theres: 'there’s',
  weve: 'we’ve',
  theyre: 'they’re',
  theyve: 'they’ve',
  "we're": 'we’re',
  "it'll": 'it’ll',
  tv: 'TV',
  pe: 'PE',
  oclock: 'o’clock',
  shouldnt: 'shouldn’t',
}

const capitals = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas easter eid diwali hanukkah halloween ramadan holi nowruz passover lego english french spanish german polish`.split(
    /\s+/,
  ),
)

/** Parents of themselves, or what is not said before a child. */
const unsayable = new Set(
  `i im ive id me my mine myself you your u ur i'll i'd we'd story stories tale drinking drunk died dead die dying kill killed hate hates stupid fat idiot hell damn crap bloody shit god omg wtf sick
  divorce court police blood sex naked chemo cancer funeral drugs knife gun smack smacked hitting ex idk lol lmao app hopefully apparently burial buried bury survive survived grave ashes miscarriage suspended sacked address postcode scissors stabbed bled bleeding vomits vomiting vomit beer wine nowhere missing`.split(
    /\s+/,
  ),
)

/** They say nothing, or only how it was typed. */
const empty = new Set(
  'lol haha ha hah hahaha omg ugh argh aargh yay hooray hurrah phew aw aww bless xx xxx x ok okay yeah oh um hmm literally basically actually tbh rn btw thanks thx ta cheers boo ouch eek eeek eeeek shh shhh wow yum grr'.split(
    ' ',
  ),
)

const childWords = new Set(
  'son daughter grandson granddaughter boy girl lad kid child little_one little'.split(' '),
)

interface Said {
  readonly words: readonly string[]
  /** Whether the child does it. */
  readonly isChild: boolean
  /** What the diary leaves out at the beginning of a sentence. */
  readonly subject?: 'I' | 'I’m' | 'I was' | 'we'
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
    const isPerfect = next in participles || isPast(next) || next === 'been' || next === 'got'
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

const feelings =
  /^(?:scared|worried|excited|bored|tired|annoyed|frightened|terrified|embarrassed|gutted|chuffed|thrilled|exhausted|shattered|mortified|petrified|invited|made|convinced|delighted|disappointed)$/

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

const stops =
  /^(?:to|in|at|on|for|with|and|but|from|today|so|up|off|out|down|away|now|again|back|again|home|tomorrow|tonight|because|over|by|into|about|a|the|all|not|when|while|after|before|until|under|behind|near|round|through|like|more|less|very)$/

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
      const said = iWords(norm, next)
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
      words.push(spelling(sentence, token, before, next))
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

/** 'The class are doing their play.' */
const collective = /^(?:class|team|school|nursery|family|group|choir|band|crowd)$/

const weekdays = /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|sat|sun|thu|thur)$/

const beforeDay = /^(?:on|next|last|this|since|until|till|til|every|by|from|for|the|a|and|is|all|of|it|in)$/

const dayOf = (norm: string) => {
  const whole = { sat: 'saturday', sun: 'sunday', thu: 'thursday', thur: 'thursday' }[norm] ?? norm
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

function iWords(norm: string, next: string | undefined): string | null {
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
  const isPerfect = next !== undefined && (next in participles || (isPast(next) && !feelings.test(next)))
  return isPerfect ? 'I’ve' : 'I’m'
}

const isNameOf = (sentence: Sentence, token: Token) => isName(sentence, sentence.tokens.indexOf(token))

function spelling(sentence: Sentence, token: Token, before: string, next: string | undefined): string {
  const { norm, text } = token
  if (norm === 'its' && next !== undefined && nounClass(singularOf(next)) !== undefined) return 'its'
  const contraction = written[norm]
  if (contraction) return contraction
  if (/^s(?:at|un)$/.test(norm) && beforeDay.test(before) && !/^(?:the|a)$/.test(before)) return dayOf(norm)
  const short = shortened[norm]
  if (short) return short
  if (capitals.has(norm)) return norm.charAt(0).toUpperCase() + norm.slice(1)
  if (isNameOf(sentence, token)) {
    const name = text.replaceAll("'", '’')
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
  const plain = text.toLowerCase().replaceAll('’', "'")
  const named = nameOf(plain)
  if (named) return named
  // 'Allll day'.
  if (/(.)\1{2,}/.test(plain)) return withoutDrawl(plain)
  if (/[^aeiou]ys$/.test(plain)) return `${plain.slice(0, -1)}’s`
  // 'At his nans': somebody's, and not several of them.
  const owner = singularOf(norm)
  if (owner !== norm && nounClass(owner) === 'kin' && !plain.includes("'")) {
    const isOwner =
      next === undefined ? /^(?:his|her|my|at|to)$/.test(before) : nounClass(singularOf(next)) !== undefined
    if (isOwner) return `${owner}’s`
  }
  return (plain.replaceAll("'", '') === norm ? plain : norm).replaceAll("'", '’')
}

const withoutDrawl = (word: string) => {
  const twice = word.replace(/(.)\1{2,}/g, '$1$1')
  return isKnown(twice) ? twice : word.replace(/(.)\1{2,}/g, '$1')
}

/** 'freya', 'freyas', where they are no other word. */
function nameOf(plain: string): string | null {
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const word = plain.replace(/'s$/, '')
  if (places.has(word)) return `${upper(word)}${word === plain ? '' : '’s'}`
  if (firstNames.has(word) && !isKnown(word)) return `${upper(word)}${word === plain ? '' : '’s'}`
  const owner = word.replace(/s$/, '')
  return owner !== word && firstNames.has(owner) && !isKnown(word) && !isKnown(owner)
    ? `${upper(owner)}’s`
    : null
}

const shortened: Readonly<Record<string, string>> = {
  bout: 'about',
  choc: 'chocolate',
  soz: 'sorry',
  drs: 'doctor’s',
  bestie: 'best friend',
  footie: 'football',
  footy: 'football',
  b4: 'before',
  nans: 'Nan’s',
  nanas: 'Nana’s',
  grans: 'Gran’s',
}

const places = new Set(
  `london paris spain france germany italy ireland scotland wales england cornwall devon brighton leeds manchester york bristol bath dorset norfolk america canada australia india
  pakistan nigeria jamaica poland greece portugal turkey cyprus dubai brazil ukraine lagos tesco asda lidl aldi sainsburys ikea legoland youtube haribo africa china japan florida
  liverpool birmingham edinburgh glasgow cardiff belfast dublin blackpool skegness jersey`.split(/\s+/),
)

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
