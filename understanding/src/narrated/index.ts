import type { Fact, KnownPerson } from '../fact.ts'
import { phraseAt } from '../phrases.ts'
import { type Clause, clausesOf, empty, request, unsayable } from '../reported-clauses.ts'
import type { Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { dayToCome } from './dates.ts'
import { deedsApart, isLooseEnd, isNameOfIt } from './deeds-apart.ts'
import { happeningOf } from './happenings.ts'
import { predicateOf } from './predicate.ts'
import { type Quotes, quotesIn } from './quotes.ts'
import { childMark, type Scene, Telling, withUntold } from './scene.ts'
import { subjectOf } from './subject.ts'
import { isDeterminer, isPast } from './verbs.ts'
import { isAtHome, saidWord } from './words.ts'

/** What a parent has reported of the day, as a teller says it: in the past, and of the child by its name. */
export interface Narrated {
  /** Whole sentences, with the mark for the child’s name where it is first spoken of: '{child} made pasta with Granny.', 'The kitchen looked like a mill.' */
  readonly sentences: readonly string[]
  /** The same one by one, each by itself and without a full stop: '{child} made pasta with Granny', '{child} ate it cold'. */
  readonly deeds: readonly string[]
}

const mostWords = 34
const mostSentences = 3

/**
 * Parents report in the third person already, so that hardly more than the tense has to be changed: 'she has lost her welly and the pig has it' is
 * 'Tess had lost her welly, and the pig had it'. What cannot be said so with certainty is not said: a sentence ends before the first clause
 * whose verbs or people are in doubt.
 * @param text as it was typed
 * @param children how the child is named, in small letters; nothing is narrated of several
 */
export function narratedIn(
  text: string,
  sentences: readonly Sentence[],
  facts: readonly Fact[],
  children: ReadonlySet<string>,
  pronouns: KnownPerson['pronouns'],
): Narrated | undefined {
  if (children.size !== 1 || facts.some(isNotForTeller) || unkind.test(text)) return undefined
  const told: Told[] = []
  let scene: Scene = {
    children,
    pronoun: pronouns === 'he' || pronouns === 'she' ? pronouns : undefined,
    isNamed: false,
    others: new Set(),
    strangers: new Set(),
    hasMany: false,
    areFamily: false,
    isOfChild: false,
    untold: new Set(),
    isEither: false,
    count: 0,
  }
  let isBroken = false
  // What stands in brackets is said to the product.
  const plain = text.replace(/\([^()\n]*\)/g, (aside) => ' '.repeat(aside.length))
  const isReport = ofTheDay.test(text)
  for (const sentence of withNames(sentences)) {
    if (told.length >= mostSentences) break
    const said = isRequest(text, sentence)
      ? null
      : toldSentence(plain, sentence, scene, { isBroken, isReport })
    if (said) {
      told.push(said)
      scene = said.scene
    } else {
      isBroken = true
      scene = withUntold(scene, sentence.tokens)
    }
  }
  return told.length > 0
    ? { sentences: told.map((each) => each.text), deeds: told.flatMap((each) => each.deeds) }
    : undefined
}

/** A wish without any of these may ask for what it names. */
const ofTheDay =
  /\b(?:he|she|he['’]?s|she['’]?s|his|her|him|hers|today|we|me|first grade|tomorrow|tomorow|yesterday|(?:this|in the) morning|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** 'New puppy!! Called Waffle': a sentence that is only the name of what stands before it belongs to that. */
function withNames(sentences: readonly Sentence[]): readonly Sentence[] {
  const [first, second, ...others] = sentences
  const tokens = second?.tokens ?? []
  const isName =
    /^(?:called|named)$/.test(tokens[0]?.norm ?? '') && tokens.length === 2 && tokens[1]?.isCapital === true
  if (!first || !second || !isName) return sentences
  const hidden = [...second.hidden].map((at) => at + first.tokens.length)
  return [
    {
      ...first,
      tokens: [
        ...first.tokens,
        ...tokens.map((token) => ({ ...token, opensSentence: false, opensClause: false })),
      ],
      times: [...first.times, ...second.times],
      hidden: new Set([...first.hidden, ...hidden]),
    },
    ...others,
  ]
}

/** A text with such a fact asks for a story, or is too grave to be said in passing. */
const isNotForTeller = ({ from, kind, sensitivity, about, said }: Fact) =>
  from === 'wish' &&
  (kind === 'avoid' ||
    sensitivity === 'private' ||
    (kind === 'want' && asked.has(about) && !(about === 'same-again' && !ofStory.test(said))) ||
    (kind === 'loss' && !/^(?:somebody-left|parent-travelling|missing|pet-missing)$/.test(about)) ||
    (sensitivity === 'tender' && kind !== 'loss' && about !== 'left-out'))

/** 'Wants to start the next one' is no wish for another night of the same story. */
const ofStory = /\b(?:stor(?:y|ies)|again|same|last night|yesterday)\b/i

const asked: ReadonlySet<string> = new Set(
  'story-about with-character same-again something-else bring-back happy-ending'.split(' '),
)

const isRequest = (text: string, { tokens }: Sentence) =>
  request.test(text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).replace(noNews, ''))

/** 'Nothing special today, we went to the park': it keeps nothing out of a story. */
const noNews =
  /^(?:nothing (?:special|much|new|exciting)|no (?:school|nursery|preschool))(?: today)?, (?=we\b|he\b|she\b)/i

/** Not said to a child by a story: what a parent judges, plans or knows alone, what a child is ashamed of, and what is grave. */
const unkind = new RegExp(
  `\\b(?:${[
    'naughty|brat|little (?:monkey|madam|monster|sod|devil)|horrible|awful|lazy|rude|liar|useless|clumsy|mean|selfish|spoil(?:t|ed)|a nightmare',
    'drives?|driving|driven|sick of|fed up|at my wits|exhausted|knackered|shattered|had enough',
    "surprise|secret|does(?:n[’']?t| not) know(?! (?:how|what|any|who|why|where|it))|we[’']re not|hasn[’']?t been told|don[’']?t (?:mention|say)|not (?:been )?told|hint|behind (?:his|her) back",
    'adhd|autis\\w+|asd|camhs|diagnos\\w+|spectrum|weight|fat|ugly|stinks?|smelly|smell(?:s|ed) (?:terrible|awful|bad|horrible|of)|hate[sd]? (?:me|him|her|us|you|them|himself|herself|school|my|his|dad\\w*|mum\\w*)|bully|bullie[sd]|bullying|swore|kill\\w*|blood\\w*|gun|dead|died|illegal|police|on the news|war|bombs|bombed|burglar\\w*|kidnap\\w*|house fire|on fire|catch(?:es)? fire',
    'divorc\\w*|sep[ae]rat\\w*|told off|detention|cheated|stole|stolen|lied|lies|lying to|a lie|fibs?|fibbed|tantrums?|meltdowns?',
    'hits|(?:bit|hit|kicked|kicks|pushed|pushes|shoved|slapped) (?:a|an|his|her|my|the|another|some\\w+)|pinch\\w*|punch\\w*|smack\\w*',
    'wet (?:the|his|her|him|himself|herself)|wee|weed|pee|peed|peeing|poo(?!l|r|ch|h\\b|dle)\\w*|accident|sick on|(?:been|was|is) sick|vomit\\w*|threw up|nits|lice|worms',
  ].join('|')})\\b`,
  'i',
)

interface Told {
  readonly text: string
  readonly deeds: readonly string[]
  readonly scene: Scene
}

function toldSentence(
  text: string,
  sentence: Sentence,
  before: Scene,
  around: Pick<Standing, 'isBroken' | 'isReport'>,
): Told | null {
  let scene = before
  let words: string[] = []
  let first: SaidClause | undefined
  let wasTag = false
  let wasNamed = false
  let hasGap = false
  let isAfterNamed = false
  let subject: readonly string[] = []
  const deeds: string[][] = []
  for (const clause of deedsApart(sentence, clausesOf(text, sentence))) {
    const between = text.slice(
      sentence.tokens[clause.from - 1]?.end ?? 0,
      sentence.tokens[clause.from]?.start,
    )
    // 'Sports day: came last in the sprint'.
    if (clause.from > 0 && isAside.test(between) && (first || !/^\s*:\s*$/.test(between))) break
    const said = saidClause(text, sentence, clause, scene, {
      subject,
      isFirst: first === undefined,
      isAfterOther: clause.from > 0,
      isAfterNamed,
      hasGap,
      ...around,
    })
    if (!said || said.scene.count > mostWords) {
      // 'Spelling test tomorrow and he’s worried': what is only named is told elsewhere.
      const item = first && !said && !wasNamed ? listedIn(sentence, clause, scene) : null
      if (item && first) {
        words.push(',', ...item)
        deeds.at(-1)?.push(',', ...item)
        scene = { ...scene, count: scene.count + item.length }
        continue
      }
      // 'Caught his first fish, a bluegill, and let it go': what it was is left out.
      if (first && !said && isNameOfIt(sentence, clause)) continue
      if (first && !said && isLooseEnd(sentence, clause)) {
        hasGap = true
        continue
      }
      if (first || said) break
      scene = withUntold(scene, sentence.tokens.slice(clause.from, clause.to))
      continue
    }
    const joint = wasTag && clause.joint === 'and' ? ', and' : jointOf(clause, said)
    if (first) words.push(joint)
    // 'When she lay down and sang to it': who sang is no longer the one who came out.
    const isWithin = !said.hasSubject && (deeds.at(-1) ?? []).some((word) => opensWithin.test(word))
    if (!first || (beginsDeed.test(clause.joint) && !said.isTag && !wasTag && !isWithin && !isBare(said)))
      deeds.push([...(said.hasSubject ? [] : said.subject), ...said.words].with(0, opening(said)))
    else deeds.at(-1)?.push(joint, ...said.words)
    first ??= said
    subject = said.subject
    wasTag = said.isTag
    wasNamed = said.isNamed
    isAfterNamed = said.isNamed && said.subject.length === 0
    words = [...words, ...said.words]
    scene = said.scene
  }
  // 'To the visit day the next day.'
  if (!first || words.length < 3 || /\bday the next day\b/.test(words.join(' '))) return null
  return { text: asSentence(words), deeds: deeds.map((each) => asSentence(each).slice(0, -1)), scene }
}

/** 'Painted the fence, the cat, and his left arm': one more of the same. */
function listedIn(sentence: Sentence, { from, to, joint }: Clause, scene: Scene): readonly string[] | null {
  const tokens = sentence.tokens.slice(from, to)
  const phrase = phraseAt(sentence, from)
  if (!phrase || phrase.to !== to || !isDeterminer(tokens[0]) || !/^(?:and|)$/.test(joint)) return null
  if (tokens.some((token, index) => sentence.hidden.has(from + index) || isRefused(token))) return null
  const telling = new Telling(scene)
  const words = tokens.map((token, index) =>
    saidWord(sentence, { token, before: tokens[index - 1], next: tokens[index + 1] }, telling),
  )
  return words.every((word) => word !== null) ? [...(joint ? [joint] : []), ...words] : null
}

/** 'And he did'. */
const isBare = ({ words }: SaidClause): boolean =>
  words.length <= 2 &&
  /^(?:did|was|had|could|would|didn’t|couldn’t|wouldn’t|wasn’t)$/.test(words.at(-1) ?? '')

const opensWithin = /^(?:when|while|because|until|since|who|whom|which)$/

const beginsDeed = /^(?:and|but|then|)$/

/** What a deed that is told alone begins with: of the child the name. */
const opening = ({ words, subject, scene: { pronoun, isOfChild, others } }: SaidClause): string => {
  const [first = ''] = subject.length > 0 ? subject : words
  if (first === pronoun && isOfChild) return childMark
  // 'Her dad cried.'
  const isOwner =
    first === (pronoun === 'he' ? 'his' : 'her') && pronoun !== undefined && !others.has(pronoun)
  return isOwner ? `${childMark}’s` : first
}

/** What stands between clauses before which a sentence ends. */
const isAside = /[:&+/=()\p{Extended_Pictographic}]/u

function asSentence(words: readonly string[]): string {
  const whole = words
    .filter(Boolean)
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/\b(into|in|to) big (girl|boy) bed\b/, '$1 a big $2 bed')
    .replace(/\b(a) (?!one|once|use|uni|eu)([aeioAEIO]\p{L}+)/gu, '$1n $2')
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`
}

/** ', and' before another subject, 'and' before another deed of the same. */
function jointOf({ joint }: Clause, { hasSubject, isTag }: SaidClause): string {
  if (isTag) return ','
  if (joint === 'and' || joint === '') return hasSubject ? ', and' : 'and'
  if (joint === 'then') return hasSubject ? ', and then' : 'and then'
  return joint === 'because' || !hasSubject ? joint : `, ${joint}`
}

interface SaidClause {
  readonly words: readonly string[]
  /** Whoever does it, also where that is not said again. */
  readonly subject: readonly string[]
  readonly hasSubject: boolean
  /** 'She says'. */
  readonly isTag: boolean
  /** 'Haircut': it only names what there was. */
  readonly isNamed: boolean
  readonly scene: Scene
}

interface Standing {
  /** Whoever does what the clause before tells. */
  readonly subject: readonly string[]
  /** Whether nothing of its sentence is told yet. */
  readonly isFirst: boolean
  /** Whether there are clauses before it in its sentence, told or not. */
  readonly isAfterOther: boolean
  /** Whether something before its sentence has been left out. */
  readonly isBroken: boolean
  /** Whether the clause before it only names what there was, so that nobody has done it. */
  readonly isAfterNamed: boolean
  /** Whether something between has been left out. */
  readonly hasGap: boolean
  /** Whether the text is of a day or of somebody, and not only of what a story may be asked for. */
  readonly isReport: boolean
}

function saidClause(
  text: string,
  sentence: Sentence,
  { from, to, joint }: Clause,
  scene: Scene,
  { subject: before, isFirst, isAfterOther, isBroken, isAfterNamed, isReport, hasGap }: Standing,
): SaidClause | null {
  const all = withoutMe(sentence.tokens.slice(from, to), to === sentence.tokens.length)
  if (all.some((token, index) => sentence.hidden.has(from + index) && !token.isEmoji)) return null
  const kept = withoutAside(all.filter(isSaid).filter(isNotHelped)).filter(
    ({ start }) => text.charAt(start).trim() !== '',
  )
  if (kept.some(({ end }, index) => isAside.test(text.slice(end, kept[index + 1]?.start ?? end)))) return null
  const quotes = quotesIn(text, kept)
  if (
    !quotes ||
    kept.some((token, index) => !quotes.has(token) && isRefused(token) && !isAtHome(token, kept[index + 1]))
  )
    return null
  // Whoever is quoted from the first word on has said more than is told.
  if (kept[0] && quotes.has(kept[0])) return null
  if (judgesChild.test(kept.map(({ norm }) => norm).join(' '))) return null
  if (kept.some(({ start }) => /[£$€.]/.test(text.charAt(start - 1)))) return null
  // 'At 7.45'.
  if (kept.some(({ text: word, end }) => /^\d+$/.test(word) && /^[.:]\d/.test(text.slice(end, end + 2))))
    return null
  // What they stand for is not told.
  const isCut = hasGap || (isFirst && (isBroken || isAfterOther))
  if (
    isCut &&
    kept.some(({ norm }, index) => standIns.test(norm) && !isCounted(kept[index], kept[index + 1]))
  )
    return null
  // 'We have made up now': after what.
  if (isCut && kept.some(({ norm }, index) => norm === 'made' && kept[index + 1]?.norm === 'up')) return null
  let at = 0
  while ((isFirst ? opensIdly : /^(?:today|tonight)$/).test(kept[at]?.norm ?? '')) at += 1
  // 'Today was the last day' is said of the day.
  if (/^(?:today|tonight)$/.test(kept[at - 1]?.norm ?? '') && /^(?:was|is|were)$/.test(kept[at]?.norm ?? ''))
    return null
  // 'Wouldn’t get in the bath. Then wouldn’t get out.'
  if (isFirst && !isAfterOther && !isBroken && scene.isNamed && kept[at]?.norm === 'then') at += 1
  // 'The teacher laughed', at what is not told.
  if (isFirst && isAfterOther && joint !== '' && kept[at]?.norm === 'the') return null
  if (isFirst && /^(?:then|there|theres|this|that|thats)$/.test(kept[at]?.norm ?? '')) return null
  // 'Haunted house but everyone is nice.'
  if (isFirst && isAfterOther && /^(?:every|no|some)(?:one|body)$/.test(kept[at]?.norm ?? '')) return null
  const named =
    isReport && !(isFirst && isAfterOther) && /^(?:and|)$/.test(joint)
      ? namedClause(sentence, kept.slice(at), quotes, scene, {
          isIt: saysIt.test(text) && !saysWho.test(text),
          isAhead: sentence.tokens.some(({ norm }) => dayToCome.test(norm)) || comes.test(text),
        })
      : null
  if (named) return named
  const telling = new Telling(scene)
  // 'Lost the race, cried in the car': what is left out is whoever did the last thing.
  const goesOn = !isFirst && !isAfterNamed && (joint !== '' || scene.isOfChild)
  const subject = subjectOf(sentence, kept.slice(at), goesOn, telling)
  if (!subject || (joint === 'because' && kept[at]?.norm === 'of')) return null
  const isLeftOut = subject.length === 0
  // 'Found a crab, a big one, bit his finger.'
  if (isLeftOut && hasGap && joint === '' && !isOfSomebody(kept[at], kept[at + 1])) return null
  // 'Chess club, lost to a boy of five': nobody else has been named.
  if (isLeftOut && isFirst && (isAfterOther || isBroken) && scene.untold.size > 0) return null
  // 'The new one is nice but doesn’t do the song': it goes on from what is not told.
  if (isLeftOut && isFirst && isAfterOther && /^(?:and|but|then|so)$/.test(joint)) return null
  if (isLeftOut && isAfterOther && /ing$/.test(kept[at]?.norm ?? '')) return null
  const rest = kept.slice(at + subject.length)
  const isTag = !isFirst && rest.length === 1 && /^(?:says|said|thinks)$/.test(rest[0]?.norm ?? '')
  // 'He’s called Latte' is the fish.
  if (telling.scene.isOfChild && subject.verb === 'was' && /^(?:called|named)$/.test(rest[0]?.norm ?? ''))
    return null
  // 'Said herself at bath time': who says what is in doubt.
  if (/^(?:said|says)$/.test(rest[0]?.norm ?? '') && /self$/.test(rest[1]?.norm ?? '')) return null
  if (subject.words.at(-1) === 'family' && rest.some(({ norm }) => norm === 'both')) return null
  const predicate = isTag
    ? { words: [rest[0]?.norm === 'thinks' ? 'thought' : 'said'] }
    : predicateOf({ sentence, tokens: rest, quotes, telling }, subject)
  if (!predicate) return null
  const words = [...subject.words, ...predicate.words]
  // 'Hamster ok, she isn’t': what is not told.
  if (hasGap && unfinished.test(words.at(-1) ?? '')) return null
  return {
    words,
    subject: subject.words.length > 0 ? subject.words : before,
    hasSubject: subject.words.length > 0,
    isTag,
    isNamed: false,
    scene: { ...telling.scene, count: scene.count + words.length },
  }
}

/** 'New puppy. It chewed his giraffe.' */
const saysIt = /[.!?,;]\s*(?:and )?it\b/i

const comes = /\b(?:tomorr?ow|next (?:week|month|year|term))\b/i

const saysWho = /[.!?,;]\s*(?:and )?s?he\b/i

const unfinished = /^(?:was|were|did|had|could|would)(?:n’t)?$/

/** No animal and no thing does so. */
const isOfSomebody = (token: Token | undefined, next: Token | undefined): boolean =>
  /^(?:says|said|thinks|wants|cried|hopes)$/.test(token?.norm ?? '') ||
  (/^(?:had|has)$/.test(token?.norm ?? '') && next?.norm === 'to')

/** 'Haircut today'. */
function namedClause(
  sentence: Sentence,
  tokens: readonly Token[],
  quotes: Quotes,
  scene: Scene,
  how: { readonly isIt: boolean; readonly isAhead: boolean },
): SaidClause | null {
  const telling = new Telling(scene)
  const happening = happeningOf(sentence, tokens, quotes, telling, how)
  return (
    happening && {
      ...happening,
      hasSubject: true,
      isTag: false,
      isNamed: true,
      scene: { ...telling.scene, count: scene.count + happening.words.length },
    }
  )
}

/** 'The locker of all things.' */
const withoutAside = (tokens: readonly Token[]): readonly Token[] =>
  /\bof all things$/.test(tokens.map(({ norm }) => norm).join(' ')) ? tokens.slice(0, -3) : tokens

const opensIdly = /^(?:so|well|also|just|today|tonight|later|now|and|but|ok)$/

/** 'Helped me paint the shed': whom is not said. */
const isNotHelped = ({ norm }: Token, index: number, all: readonly Token[]): boolean =>
  !(
    /^(?:me|us)$/.test(norm) &&
    /^help(?:s|ed|ing)?$/.test(all[index - 1]?.norm ?? '') &&
    index < all.length - 1 &&
    !/^(?:up|out|off|down|feel|get|understand|see|be)$/.test(all[index + 1]?.norm ?? '')
  )

/** 'The smoke alarm went off when I burned the toast': the parent is left out at the end of a sentence. */
function withoutMe(tokens: readonly Token[], isLast: boolean): readonly Token[] {
  const at = tokens.findIndex(
    ({ norm }, index) =>
      /^(?:when|while|until|till|after)$/.test(norm) &&
      tokens[index + 1]?.norm === 'i' &&
      isPast(tokens[index + 2]?.norm ?? ''),
  )
  const before = tokens.slice(0, Math.max(0, at))
  const isTold = before.some(({ norm }) => isPast(norm)) && !before.some(({ norm }) => denial.test(norm))
  return isLast && isTold ? before : tokens
}

const denial = /^(?:not|never|no|nothing|nobody|only|\p{L}+nt)$/u

/** What a parent says of the child to others. */
const judgesChild = /\bslow (?:reader|learner|writer|runner)\b|\bstruggling\b/

/** They say what the parent thinks of it. */
const judging =
  /^(?:finally|surprisingly|actually|amazingly|weirdly|somehow|thankfully|luckily|sadly|unfortunately)$/

const isSaid = ({ isEmoji, norm }: Token, index: number, all: readonly Token[]): boolean =>
  !isEmoji &&
  !empty.has(norm) &&
  !judging.test(norm) &&
  !(norm === 'maybe' && /^(?:\d+|a|an|half|two|three|four|five|ten)$/.test(all[index + 1]?.norm ?? '')) &&
  !(norm === 'help' && index === all.length - 1)

/** 'One carrot coin'. */
const isCounted = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.norm === 'one' &&
  next !== undefined &&
  !next.opensClause &&
  !/^(?:of|was|is|had|that|who|for|in|on|at|to|with|wouldnt|day|time)$/.test(next.norm)

const standIns = /^(?:it|its|them|they|theyre|their|one|ones|else|this|these|those|there|then|us)$/

/** Words that the teller does not have, or of which nobody knows what becomes of them. */
const isRefused = ({ norm, text }: Token) =>
  unsayable.has(norm) ||
  /^(?:ours|lets|whom|whose|yours|wanna|gonna|gotta|cos|coz|cuz|etc|eg|ie|btw|min|mins|yrs|yr|yo|wk|wks|hw|def|prob|probs|obvs|rly|v|n|w|thru|tho|bc|incl|apparently|apparantly|obviously|honestly|maybe|perhaps|hope|hoping)$/.test(
    norm,
  ) ||
  /[^\p{L}\p{M}\p{N}’'\- ]/u.test(text) ||
  (/^\d{3,}/.test(norm) && !/^(?:100|1000)$/.test(norm)) ||
  /^\d+(?:am|pm|th|st|nd|rd|yrs?|mins?|m|cm|kg|s)$/.test(norm)
