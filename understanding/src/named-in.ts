import escapeStringRegexp from 'escape-string-regexp'
import { daysLineIn } from './days-line.ts'
import { type Entries, entriesIn } from './entries/index.ts'
import type { Fact, KnownPerson, Pronoun } from './fact.ts'
import { characterIntents } from './intents.ts'
import { colours, determiners } from './lexicon/closed-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { type Narrated, narratedIn } from './narrated/index.ts'
import { isForgottenApostrophe, isName, type Phrase, phraseAt, range } from './phrases.ts'
import { privateSpans } from './private-spans.ts'
import { isAskedAloud, questionIn } from './question-in.ts'
import { clauseAt, type Sentence } from './sentence.ts'
import { type Tale, taleIn } from './tale-in.ts'
import { timesOf } from './times.ts'
import { sentencesOf } from './tokens.ts'
import { plainName } from './told-facts.ts'
import { wishedStoryIn } from './wished-story/index.ts'

/** What a wish names beside what it is about, as it can stand in a sentence: whatever plot is told, it can say so. */
export interface Named {
  /** 'Lagos', 'the seaside', 'playgroup'. */
  readonly place?: NamedThing
  /** 'the cousins', 'Auntie Bea', and without an article 'brother': whoever is the child’s own. */
  readonly person?: NamedThing & { readonly isOwn: boolean }
  /** 'the digger'. */
  readonly thing?: NamedThing
  /** When it will be: 'tomorrow', 'on Friday'. */
  readonly day?: string
  /** What a child says, as the child says it, with its full stop: 'Send him back.' */
  readonly saying?: string
  /** What a child wants to know, as the child asks it: 'Where does the bath water go?' */
  readonly question?: string
  /** What is said of a character: 'who can’t fly'. */
  readonly trait?: string
  /** How long somebody is away: 'until Easter'. */
  readonly until?: string
  /** What a child is to say or do and cannot remember: 'the third line'. */
  readonly forgotten?: string
  /** 'Lunar New Year'. */
  readonly feast?: string
  /** What was told of the day, as a child would write it down: 'Won a goldfish at the fair'. */
  readonly line?: string
  /** The same as a whole sentence, in the child’s mouth: 'I won a goldfish at the fair'. */
  readonly sentence?: string
  /** Whether that is still to come. */
  readonly isLineToCome?: boolean
  /** What that is about: 'the goldfish'. */
  readonly matter?: NamedThing
  /** What was told of the day, as a teller says it. */
  readonly narrated?: Narrated
  /** The same as it was typed, to be read out. */
  readonly entries?: Entries
  /** What happens in a wished-for story, as a teller says it. */
  readonly story?: Entries
  /** What the somebody of a wished-for story is or does. */
  readonly tale?: Tale
}

export interface NamedThing {
  readonly text: string
  readonly number: 'one' | 'many' | 'mass'
  readonly pronoun: Pronoun
}

/** @param facts what has been understood of the text: what is private, lost or unwanted is not named */
export function namedIn(text: string, people: readonly KnownPerson[], facts: readonly Fact[]): Named {
  const spans = [...privateSpans(text), ...facts.filter(isUnsayable)]
  const lost = facts.filter(isWithoutSomebody)
  const names = new Set(people.map(({ name }) => plainName(name)).filter((name) => name.length > 1))
  const isShouted = text.length > 3 && text === text.toUpperCase()
  const sentencesWithout = (hiding: readonly Pick<Fact, 'start' | 'end'>[]) =>
    sentencesOf(text).map((tokens): Sentence => {
      const hidden = range(0, tokens.length).filter((at) =>
        hiding.some(({ start, end }) => (tokens[at]?.start ?? 0) < end && (tokens[at]?.end ?? 0) > start),
      )
      return { tokens, times: timesOf(tokens), names, hidden: new Set(hidden), isShouted }
    })
  const sentences = sentencesWithout(spans)
  const first = <T>(
    find: (sentence: Sentence, at: number) => T | null,
    without: readonly Pick<Fact, 'start' | 'end'>[] = [],
  ): T | undefined => {
    for (const sentence of sentences)
      for (const [at, token] of sentence.tokens.entries()) {
        const isLeftOut = without.some(({ start, end }) => token.start < end && token.end > start)
        const found = sentence.hidden.has(at) || isLeftOut ? null : find(sentence, at)
        if (found) return found
      }
    return undefined
  }
  const open = withoutSpans(text, spans)
  const unhidden = withoutSpans(text, privateSpans(text))
  const tale = taleIn(
    withoutSpans(text, [...privateSpans(text), ...facts.filter(isUnwanted).filter((fact) => !isKind(fact))]),
    facts,
    people,
  )
  const known = people.flatMap(({ name, relationship = '' }) => [name, relationship])
  const own = new Set(people.filter(({ role }) => role === 'child').map(({ name }) => plainName(name)))
  const sayable = sentencesWithout([
    ...privateSpans(text),
    ...facts.filter(isPrivate),
    ...facts.filter(isAskedAloud),
  ])
  const line = daysLineIn(text, sayable, facts, own)
  const child = people.find(({ role }) => role === 'child')
  const narrated = narratedIn(text, sayable, facts, own, child?.pronouns)
  const entries = entriesIn(text, people, facts)
  const story = wishedStoryIn(text, people, facts)
  const named = {
    place: first(placeAt),
    person: first((sentence, at) => personAt(sentence, at, known.join(' ').toLowerCase()), lost),
    thing: first((sentence, at) => thingAt(sentence, at, known.join(' ').toLowerCase())) ?? lightIn(open),
    day: facts.some(isToCome) ? dayIn(unhidden) : undefined,
    saying: sayingIn(open, people),
    question: questionIn(withoutSpans(text, [...privateSpans(text), ...facts.filter(isUnwanted)]), facts),
    trait: facts.some(({ about }) => characterIntents.has(about)) ? traitIn(unhidden) : undefined,
    until: untilIn(open),
    forgotten: forgottenIn(open),
    feast: feastIn(facts),
  }
  return {
    ...(named.place && { place: named.place }),
    ...(named.person && { person: named.person }),
    ...(named.thing && { thing: named.thing }),
    ...(named.day !== undefined && { day: named.day }),
    ...(named.saying !== undefined && { saying: named.saying }),
    ...(named.question !== undefined && { question: named.question }),
    ...(named.until !== undefined && { until: named.until }),
    ...(named.forgotten !== undefined && { forgotten: named.forgotten }),
    ...(named.feast !== undefined && { feast: named.feast }),
    ...(named.trait !== undefined && { trait: named.trait }),
    ...(tale && { tale }),
    ...(narrated && { narrated }),
    ...(entries && { entries }),
    ...(story && { story }),
    ...(line && {
      ...matterOf(sayable, line),
      line: line.text,
      ...(line.sentence !== undefined && { sentence: line.sentence }),
      isLineToCome: line.isToCome || named.day !== undefined,
    }),
  }
}

/** The first thing, animal or event that a line of the day names. */
function matterOf(
  sentences: readonly Sentence[],
  { start, end }: { start: number; end: number },
): Pick<Named, 'matter'> {
  for (const sentence of sentences)
    for (const [at, token] of sentence.tokens.entries()) {
      if (token.start < start || token.end > end) continue
      const before = sentence.tokens[at - 1]?.norm ?? ''
      if (determiners.has(before) || isSubject.test(before) || sentence.times[at] !== undefined) continue
      const phrase = phraseAt(sentence, at)
      const what = phrase?.what
      if (!phrase || !what || phrase.name || isHidden(sentence, phrase) || isBeforeNoun(sentence, phrase))
        continue
      const isMatter = (what.is !== undefined && matters.has(what.is)) || happenings.test(what.head)
      if (!isMatter || noMatter.has(what.head)) continue
      if (
        what.described.some(
          (word) => !colours.has(word) && !plainly.test(word) && nounClass(word) === undefined,
        )
      )
        continue
      const bare = what.text.replace(/^(?:an?|the|some|his|her|their|our|my) /, '').replace(/^favourite /, '')
      return { matter: { text: `the ${bare}`, number: what.number, pronoun: what.pronoun } }
    }
  return {}
}

const matters: ReadonlySet<string> = new Set([
  'thing',
  'vehicle',
  'clothes',
  'toy',
  'instrument',
  'food',
  'animal',
])

const happenings =
  /^(?:party|wedding|assembly|panto|pantomime|nativity|concert|show|play|trip|picnic|sleepover|fair|disco|parade|zoo|farm|museum|beach|castle|circus|theatre|cinema|aquarium|bouncy castle|snowman|sandcastle|prize|medal|trophy|cup|certificate|badge|race|match)$/

/** What follows is a verb, or a name: 'it sticks out', 'we fly', 'Mrs Lamb', 'a fish called Bubbles'. */
const isSubject = /^(?:i|you|he|she|it|we|they|to|mrs?|ms|dr|called|named)$/

/** Not to be named by themselves: of the body, or of every evening. */
const noMatter = new Set(
  'bed tooth hair bath shower toilet loo potty nappy wee poo breakfast lunch dinner tea supper egg spell window door blood needle medicine tears dummy finger thumb screen nappy night pants number dark'.split(
    ' ',
  ),
)

const withoutSpans = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '.'.repeat(Math.max(0, end - start)) + rest.slice(end),
    text,
  )

const isPrivate = ({ sensitivity }: Fact) => sensitivity === 'private'

/** 'Friendly ones' asks for nothing scary, and says how they are. */
const isKind = ({ about, said }: Fact) =>
  about === 'not-scary' && /^(?:friendly|nice|kind|gentle)\b|^(?:who|that)(?:’s|'s| is|s)?\b/i.test(said)

const isUnwanted = ({ sensitivity, polarity, kind }: Fact) =>
  sensitivity === 'private' || polarity === 'no' || kind === 'avoid' || kind === 'loss'

/** Nothing is said of it in passing: it is private, somebody is lost, or it is not wanted. */
const isUnsayable = (fact: Fact) =>
  fact.sensitivity === 'private' ||
  (fact.kind === 'loss' && !isWithoutSomebody(fact)) ||
  fact.polarity === 'no' ||
  noMention.has(fact.about)

/** Whoever is not there is not asked after; where they are may be. */
const isWithoutSomebody = ({ about }: Fact) =>
  about === 'parent-travelling' || about === 'somebody-left' || about === 'missing'

const isToCome = ({ from, when, kind }: Fact) =>
  from === 'wish' && kind !== 'loss' && (when === 'tomorrow' || when === 'soon')

/** Of a character: 'a unicorn who can’t fly', 'a dinosaur that’s shy'. */
function traitIn(text: string): string | undefined {
  const [, words] =
    /\b(?:who|that|which) ((?:can['’]?t|cannot|can|doesn['’]?t|won['’]?t|is|has|loves|likes|hates) [a-z’' ]{2,30}?)(?=[,.;!?]|$| and | but )/i.exec(
      text.replace(/\b(who|that)['’]?s (?!called|named)(?=[a-z])/gi, '$1 is '),
    ) ?? []
  return words && `who ${curly(words).replace(/^(can|won|doesn)t\b/i, '$1’t')}`
}

/** 'Away until Easter'. */
function untilIn(text: string): string | undefined {
  const [, words = ''] =
    new RegExp(
      `\\b(?:until|till|til) ((?:${days}|${months}|easter|christmas|tomorrow|next week|next month|the (?:weekend|summer|spring|autumn|winter)))\\b`,
      'i',
    ).exec(text) ?? []
  const isName = !/^(?:tomorrow|next|the)/i.test(words)
  return words ? `until ${isName ? capital(words) : words.toLowerCase()}` : undefined
}

/** 'Can’t remember the third line'. */
function forgottenIn(text: string): string | undefined {
  const [, words] =
    /\b(?:(?:can(?:['’]?t|not)|couldn['’]?t|doesn['’]?t) remember|forg[eo]ts?|forgot) (?:the|her|his|their) ((?:\p{L}+ ){0,2}(?:lines?|words?|verses?|part|song|poem|steps|speech|tune))\b/iu.exec(
      text,
    ) ?? []
  return words && `the ${words.toLowerCase()}`
}

function feastIn(facts: readonly Fact[]): string | undefined {
  const text = facts.find(({ about, from }) => about === 'feast' && from === 'wish')?.what?.text
  if (/^trick or treat/i.test(text ?? '')) return 'Halloween'
  return text && curly(text).replace(/(?<![’\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** 'Wants the landing light on'. */
function lightIn(text: string): NamedThing | undefined {
  const found = /\bthe ((?:landing|hall|bathroom|stair|big|little) light)\b/i.exec(text)?.[1]
  return found ? { text: `the ${found.toLowerCase()}`, number: 'one', pronoun: 'it' } : undefined
}

const noMention: ReadonlySet<string> = new Set([
  'fear-other',
  'dislikes',
  'story-about',
  'with-character',
  'creature',
  'new-pet',
])

/** 'Fly to Lagos', 'at playgroup', 'to the seaside'. */
function placeAt(sentence: Sentence, at: number): NamedThing | null {
  const { tokens } = sentence
  if (!/^(?:to|in|from|at|near|into)$/.test(tokens[at]?.norm ?? '')) return null
  const next = at + 1
  const whose = tokens[next]?.norm ?? ''
  const isLast = next + 1 >= tokens.length || tokens[next + 1]?.opensClause === true
  if (isForgottenApostrophe(whose) && isLast) {
    const title = singularOf(whose)
    return { text: `${title.charAt(0).toUpperCase()}${title.slice(1)}’s`, number: 'one', pronoun: 'it' }
  }
  if (isName(sentence, next) && !tokens[next]?.opensClause) {
    const { from } = clauseAt(sentence, at)
    const isMoving = tokens.slice(from, at).some(({ forms }) => [...forms].some((form) => moving.has(form)))
    const phrase = phraseAt(sentence, next)
    const isOther = phrase?.what !== undefined || sentence.names.has(tokens[next]?.norm ?? '')
    const isOwner = /['’]s$/.test(tokens[(phrase?.to ?? next + 1) - 1]?.text ?? '')
    if (!isMoving || isOther || isOwner || !phrase?.name) return null
    return { text: phrase.name, number: 'one', pronoun: 'it' }
  }
  const phrase = phraseAt(sentence, next)
  const what = phrase?.what
  if (
    !phrase ||
    !what ||
    (what.is !== 'place' && !otherPlaces.has(what.head)) ||
    isHidden(sentence, phrase) ||
    noPlace.has(what.head)
  )
    return null
  if (what.described.some((word) => !/^(?:big|little|new|old|soft|swimming|primary|secondary)$/.test(word)))
    return null
  if (what.described.length === 0 && bareSchool.test(what.text)) return null
  if (isBeforeNoun(sentence, phrase)) return null
  const isProper = determiners.has(tokens[next]?.norm ?? '')
  const bare = what.text.replace(/^(?:an?|the|some) /, '')
  return { text: isProper ? `the ${bare}` : bare, number: what.number, pronoun: what.pronoun }
}

const moving = new Set(
  'fly go come drive travel move flight trip holiday train ferry sail visit away journey back home leave return live stay'.split(
    ' ',
  ),
)

/** 'The school play'. */
const isBeforeNoun = ({ tokens }: Sentence, { to }: Phrase) =>
  tokens[to] !== undefined &&
  !tokens[to].opensClause &&
  (nounClass(singularOf(tokens[to].norm)) !== undefined || /^(?:play|trip|gate|run)s?$/.test(tokens[to].norm))

const bareSchool = /^(?:the |a )?(?:school|sea|shop|town|church|pool)$/

const otherPlaces = new Set(
  'playgroup daycare creche crèche kita reception childminders after-school_club breakfast_club'
    .split(' ')
    .map((word) => word.replace('_', ' ')),
)

/** Rooms and beds are in every story. */
const noPlace = new Set(
  'home house bed room bedroom kitchen bathroom landing stair upstairs downstairs sky cloud moon space rainbow den fort'.split(
    ' ',
  ),
)

/** 'To see her cousins', 'with Granny', 'Auntie Bea’s wedding'. */
function personAt(sentence: Sentence, at: number, known: string): Named['person'] | null {
  const { tokens } = sentence
  const token = tokens[at]
  const isDetermined = determiners.has(token?.norm ?? '')
  const before = tokens[at - 1]?.norm ?? ''
  if (isDetermined && /^(?:my|our)$/.test(token?.norm ?? '')) return null
  if (!isDetermined && determiners.has(before)) return null
  const phrase = phraseAt(sentence, at)
  const head = phrase?.what?.head ?? ''
  if (!phrase?.what || isHidden(sentence, phrase) || phrase.what.is !== 'person' || noPerson.has(head))
    return null
  const { what } = phrase
  const name = phrase.name?.toLowerCase() === head ? undefined : phrase.name
  if (tokens[phrase.to]?.isCapital && known.includes(tokens[phrase.to]?.norm.replace(/s$/, '') ?? ' '))
    return null
  if (new RegExp(`\\b${head}\\b`).test(known) || (name && known.includes(name.toLowerCase()))) return null
  const title = titles.test(head) ? head.charAt(0).toUpperCase() + head.slice(1) : ''
  const rest = { number: what.number, pronoun: what.pronoun }
  if (name) return { text: title ? `${title} ${name}` : name, isOwn: false, ...rest }
  if (title) return { text: title, isOwn: false, ...rest }
  if (!isDetermined || (/^an?$/.test(token?.norm ?? '') && !/^(?:boy|girl)$/.test(head))) return null
  const bare = what.text.replace(/^(?:an?|the|some) /, '')
  const isKin = nounClass(head) === 'kin' || /friend$/.test(head)
  const isOwn = what.number === 'one' && (isKin || /^(?:her|his|their)$/.test(token?.norm ?? ''))
  if (what.described.some((word) => !ordinary.test(word))) return null
  return { text: isOwn ? bare : `the ${bare}`, isOwn, ...rest }
}

const titles =
  /^(?:gran|granny|grandma|nan|nana|nanna|nanny|grandpa|grandad|granddad|gramps|opa|oma|nonna|nonno|aunt|aunty|auntie|uncle)$/

const ordinary = /^(?:big|little|older|younger|baby|best|new|class|head|key|swimming|twin|other)$/

/** Who is meant by them is the child, everybody or nobody, or acts in every story. */
const noPerson = new Set(
  'child kid doctor dentist midwife person people man woman lady family team baby toddler mum mummy mam mom mommy mama mother dad daddy dada papa father parent husband wife partner stranger goalie goalkeeper keeper one bride guest visitor flower'
    .split(' ')
    .concat('flower girl', 'social worker', 'carer'),
)

/** 'The digger', 'on a ship', 'threw a shoe'. */
function thingAt(sentence: Sentence, at: number, known: string): NamedThing | null {
  const { tokens } = sentence
  if (!determiners.has(tokens[at]?.norm ?? '') || determiners.has(tokens[at - 1]?.norm ?? '')) return null
  if (
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|no|any|every|each|all|both|this|that|lots|several|many|few|another|more|my|our)$/.test(
      tokens[at]?.norm ?? '',
    )
  )
    return null
  const phrase = phraseAt(sentence, at)
  const what = phrase?.what
  if (!phrase || !what || phrase.name || isHidden(sentence, phrase) || !what.is || !isObject.has(what.is))
    return null
  if (noThing.has(what.head) || new RegExp(`\\b${what.head}\\b`).test(known)) return null
  if (isBeforeNoun(sentence, phrase)) return null
  if (what.described.some((word) => !colours.has(word) && !plainly.test(word))) return null
  const bare = what.text.replace(/^(?:an?|the|some) /, '').replace(/^favourite /, '')
  return { text: `the ${bare}`, number: what.number, pronoun: what.pronoun }
}

const isObject: ReadonlySet<string> = new Set(['thing', 'vehicle', 'clothes', 'toy', 'instrument', 'food'])

const plainly =
  /^(?:big|little|new|old|small|toy|landing|paper|red|favourite|wooden|cardboard|stripy|striped|spotty|sparkly)$/

/** No things to lay a hand on, or what every evening has, or not to be named at bedtime. */
const noThing = new Set(
  `final goal match race game competition prize story puzzle mystery riddle joke magic adventure quest hunt hug kiss cuddle song secret wish dream colour color number noise height dark darkness fire smoke blood
  needle medicine tooth bed hair bath shower toilet potty nappy wee poo breakfast lunch dinner tea supper snack picnic window door egg spell line tournament project computer tablet ipad phone tv television minecraft roblox
  bone nail plaster bandage volcano earthquake shadow fleas hole loud dummy night_light nightlight`
    .split(/\s+/)
    .concat('loud noise', 'hand dryer', 'fire engine noise'),
)

const isHidden = ({ hidden }: Sentence, { from, to }: Phrase) => range(from, to).some((at) => hidden.has(at))

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const months = 'january|february|april|june|july|august|september|october|november|december'
const numbers = 'two|three|four|five|six|[2-9]|ten'

/** 'tomorrow', 'on Friday', 'in September', as it stands at the end of a sentence. */
function dayIn(text: string): string | undefined {
  const found = new RegExp(
    `\\b(?:(the day after tomorrow|tomorrow (?:morning|afternoon|night|evening)|tomorrow)|(in the morning)|(?:on |this |next )?(${days})\\b(?!s)|(next (?:week|month|term|year))|(?:this|next|at the) (weekend)|in (${months})|in ((?:${numbers}) (?:days|weeks|sleeps)))\\b`,
    'i',
  ).exec(text)
  if (!found || /\b(?:until|till|since|last|every|by)\s*$/i.test(text.slice(0, found.index))) return undefined
  const [, tomorrow, morning, day, next, weekend, month, count] = found
  if (tomorrow) return tomorrow.toLowerCase()
  if (morning) return 'in the morning'
  if (day) return `on ${capital(day)}`
  if (next) return next.toLowerCase()
  if (weekend) return 'at the weekend'
  if (month) return `in ${capital(month)}`
  return count
    ? `in ${count.toLowerCase().replace(/^\d/, (digit) => numerals[Number(digit)] ?? digit)}`
    : undefined
}

const numerals = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** What is told of a child’s own words: 'she says send him back', 'keeps asking if I will stay'. */
function sayingIn(text: string, people: readonly KnownPerson[]): string | undefined {
  const child = people.filter(({ role }) => role === 'child').map(({ name }) => escapeStringRegexp(name))
  const found = new RegExp(
    `(?:^|[.,;!?]\\s*|\\b(?:and|but|then)\\s+)(?:(?:${['she', 'he', 'they', ...child].join('|')})\\s+)?(?:just |always |now )?(?:(keeps? asking|asked|asks)(?: me)? (?:if|whether) (?:I|we) (will|can|could|would|am going to)|(?:says?|said|keeps? saying|told me|tells me)(?: that)?(?: to me)?,?) ["“'‘]?([^,.;!?"”]{3,50}?)["”'’]?(?=[,.;!?]|$| and | but | so | because )`,
    'iu',
  ).exec(text)
  if (!found) return undefined
  const [, asking, will = '', words = ''] = found
  if (
    /\d|\b(?:goodnight|night|hello|that|the same|it|no|yes|himself|herself)$|sorry|please|thank/i.test(
      words,
    ) ||
    words.split(' ').length > 8
  )
    return undefined
  if (asking)
    return `${will === 'am going to' ? 'Are you going to' : capital(will.toLowerCase())} ${will === 'am going to' ? '' : 'you '}${curly(words)}?`
  const own = inOwnWords(words)
  return own && `${capital(curly(own))}.`
}

/** 'She looks silly' is 'I look silly' in the child's mouth. */
function inOwnWords(words: string): string | undefined {
  const [, , verb, rest] = /^(she|he) (\S+)(.*)$/i.exec(words) ?? []
  if (verb === undefined)
    return /\b(?:she|he|they|her|his|him(?! back)|i|my|me|you|we|(?:him|her|my|them)sel(?:f|ves))\b/i.test(
      words.replace(/^send (?:him|her|it) back$/i, ''),
    )
      ? undefined
      : words
  if (/\b(?:she|he|they|him|i|me|you|we)\b/i.test(rest ?? '')) return undefined
  const plain = verb.toLowerCase().replace('’', "'")
  const own =
    irregular[plain] ??
    (/(?:ss|sh|ch|x|o)es$/.test(plain)
      ? plain.slice(0, -2)
      : /[^s]s$/.test(plain)
        ? plain.slice(0, -1)
        : plain)
  return `I ${own}${(rest ?? '').replace(/\b(?:her|him)self\b/gi, 'myself').replace(/\b(?:her|his)\b/gi, 'my')}`
}

const irregular: Readonly<Record<string, string>> = {
  is: 'am',
  "isn't": 'am not',
  was: 'was',
  has: 'have',
  "hasn't": "haven't",
  does: 'do',
  "doesn't": "don't",
}

const curly = (text: string) => text.trim().replaceAll("'", '’')

/** Names keep their capitals, and nobody shouts. */
const capital = (text: string) =>
  text.charAt(0).toUpperCase() +
  text
    .slice(1)
    .replace(/\p{Lu}{2,}/gu, (shouted) => shouted.toLowerCase())
    .replace(/\bi\b/g, 'I')
