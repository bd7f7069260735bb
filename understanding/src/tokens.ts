import { compounds } from './lexicon/compounds.ts'
import { emoji } from './lexicon/emoji.ts'
import { firstNames } from './lexicon/first-names.ts'
import { correct, isKnown } from './lexicon/known-words.ts'
import { singularOf } from './lexicon/number.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import { baseOf } from './lexicon/verbs.ts'

export interface Token {
  /** As it was typed. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Small letters, without apostrophes, written out, put right. Several words with a space where they belong together. */
  readonly norm: string
  /** What else it can be: the singular of a noun, the base of a verb. Contains `norm`. */
  readonly forms: ReadonlySet<string>
  readonly isCapital: boolean
  readonly isEmoji: boolean
  /** A comma, a dash, 'and' or the like stands before it, or it is one of these words. */
  readonly opensClause: boolean
  /** The first word of a sentence. */
  readonly opensSentence: boolean
}

/** A text is cut into sentences of at most this many words, so that no rule has to look far. */
const longestSentence = 60

const pieces =
  /(?<word>[Aa]&[Ee](?!\p{L})|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*)*)|(?<emoji>\p{Extended_Pictographic})|(?<hard>[.!?;\n…]+)|(?<soft>[,:()"“”/–—+&]| - )/gu

/**
 * Sentences of tokens. Runs in linear time.
 *
 * @param names of people who are known, in small letters: none of them is a slip of the pen
 */
export function sentencesOf(text: string, names: ReadonlySet<string> = noNames): Token[][] {
  const sentences: Token[][] = []
  let sentence: Token[] = []
  let opensClause = true
  const close = () => {
    if (sentence.length > 0) sentences.push(withPetNames(joinCompounds(withApostrophe(sentence))))
    sentence = []
    opensClause = true
  }
  for (const match of text.matchAll(pieces)) {
    const { word, emoji: picture, hard, soft } = match.groups ?? {}
    if (hard !== undefined) {
      const last = sentence.at(-1)
      if (hard === '.' && last && abbreviations.has(last.norm) && last.end === match.index) continue
      close()
      continue
    }
    if (soft !== undefined) {
      opensClause = true
      continue
    }
    if (sentence.length >= longestSentence) close()
    const typed = word ?? picture ?? ''
    for (const token of tokensOf(
      typed,
      match.index,
      picture !== undefined,
      opensClause,
      sentence.length === 0,
      names,
    ))
      sentence.push(token)
    opensClause = false
  }
  close()
  return sentences
}

const noNames: ReadonlySet<string> = new Set()

const abbreviations = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'tues',
  'mon',
  'weds',
  'thurs',
  'fri',
  'sat',
  'sun',
  'approx',
])

function tokensOf(
  typed: string,
  start: number,
  isEmoji: boolean,
  opensClause: boolean,
  opensSentence: boolean,
  names: ReadonlySet<string>,
): Token[] {
  const norm = isEmoji ? (emoji.get(typed) ?? '') : normOf(typed, opensSentence, names)
  return [
    {
      text: typed,
      start,
      end: start + typed.length,
      norm,
      forms: formsOf(norm),
      isCapital: /^\p{Lu}/u.test(typed),
      isEmoji,
      opensClause: opensClause || isEmoji || opening.has(norm),
      opensSentence,
    },
  ]
}

/** Words that begin another clause. */
const opening = new Set(
  'and but because so then or while when since who whos which whose although though plus also if until till after before'.split(
    ' ',
  ),
)

function normOf(typed: string, opensSentence: boolean, names: ReadonlySet<string>): string {
  const lower = typed.toLowerCase().replaceAll('’', "'")
  if (pronounContractions.has(lower)) return lower
  const plain = lower.replaceAll("'", '')
  if (names.has(plain) || names.has(plain.replace(/s$/, ''))) return plain
  const written = spellings.get(plain)
  if (written !== undefined) return written
  if (isKnown(plain) || isKnown(singularOf(plain)) || isKnown(baseOf(plain) ?? '')) return plain
  if (lower.endsWith("'s") || lower.endsWith("s'")) return plain
  // A capital in the middle of a text is a name, and names are not put right.
  if (/^\p{Lu}\p{Ll}/u.test(typed)) return opensSentence && !firstNames.has(plain) ? correct(plain, 1) : plain
  return correct(plain, 2)
}

/** Contractions that would be other words without their apostrophe. */
const pronounContractions = new Set([
  "i'll",
  "we'll",
  "we're",
  "she'll",
  "he'll",
  "we'd",
  "she'd",
  "he'd",
  "i'd",
  "it'll",
])

const spellings = new Map(
  Object.entries({
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tmw: 'tomorrow',
    tmoz: 'tomorrow',
    tomoz: 'tomorrow',
    tomoro: 'tomorrow',
    tomorow: 'tomorrow',
    '2moro': 'tomorrow',
    '2morrow': 'tomorrow',
    yest: 'yesterday',
    tonite: 'tonight',
    '2nite': 'tonight',
    '2day': 'today',
    pls: 'please',
    plz: 'please',
    plse: 'please',
    u: 'you',
    ur: 'your',
    n: 'and',
    w: 'with',
    abt: 'about',
    bday: 'birthday',
    'b-day': 'birthday',
    xmas: 'christmas',
    chrimbo: 'christmas',
    '1st': 'first',
    cos: 'because',
    cuz: 'because',
    coz: 'because',
    bc: 'because',
    fave: 'favourite',
    fav: 'favourite',
    favorite: 'favourite',
    wanna: 'want',
    gonna: 'going',
    gotta: 'got',
    kinder: 'kindergarten',
    'pre-school': 'preschool',
    prek: 'preschool',
    'pre-k': 'preschool',
    learnt: 'learned',
    theres: 'there',
    jammies: 'pyjamas',
    pjs: 'pyjamas',
    hols: 'holiday',
    brekkie: 'breakfast',
    choccy: 'chocolate',
    telly: 'tv',
    bro: 'brother',
    sis: 'sister',
    temp: 'temperature',
    nite: 'night',
    nightime: 'night',
    thru: 'through',
    luv: 'love',
    luvs: 'loves',
    luvd: 'loved',
    gd: 'good',
    wk: 'week',
    tho: 'though',
    til: 'until',
    dinosour: 'dinosaur',
    dinosours: 'dinosaurs',
    feart: 'scared',
    frit: 'scared',
    wi: 'with',
    tae: 'to',
    aff: 'off',
    aw: 'all',
    cause: 'because',
    dinnae: 'dont',
    didnae: 'didnt',
    doesnae: 'doesnt',
    isnae: 'isnt',
    wasnae: 'wasnt',
    cannae: 'cant',
    couldnae: 'couldnt',
    willnae: 'wont',
    wouldnae: 'wouldnt',
    hasnae: 'hasnt',
    havenae: 'havent',
    aboot: 'about',
    hame: 'home',
    wean: 'child',
    weans: 'children',
    bairn: 'child',
    bairns: 'children',
    lassie: 'girl',
    laddie: 'boy',
    greetin: 'crying',
    bubs: 'baby',
    bub: 'baby',
    littlies: 'children',
    bickies: 'biscuits',
    bikkie: 'biscuit',
    togs: 'swimsuit',
    kindy: 'kindergarten',
    kinda: 'kind',
    prezzie: 'present',
    prezzies: 'presents',
    veggies: 'vegetables',
    veges: 'vegetables',
    wiv: 'with',
    ppl: 'people',
    frnd: 'friend',
    frnds: 'friends',
    frends: 'friends',
    bestfriend: 'friend',
    skool: 'school',
    scool: 'school',
    skl: 'school',
    nursey: 'nursery',
    docs: 'doctors',
    doc: 'doctor',
    hosp: 'hospital',
    appt: 'appointment',
    brill: 'brilliant',
    vv: 'very',
    rly: 'really',
    rlly: 'really',
    soooo: 'so',
    sooo: 'so',
    soo: 'so',
    def: 'definitely',
    prob: 'probably',
    somthing: 'something',
    smth: 'something',
    sth: 'something',
    evry: 'every',
    coupla: 'couple',
    mins: 'minutes',
    hrs: 'hours',
    hr: 'hour',
    wks: 'weeks',
    yrs: 'years',
    yr: 'year',
    gf: 'girlfriend',
    bf: 'boyfriend',
    mumma: 'mummy',
    skared: 'scared',
    wee: 'little',
    mon: 'monday',
    tues: 'tuesday',
    weds: 'wednesday',
    wed: 'wednesday',
    thurs: 'thursday',
    fri: 'friday',
    hoo: 'hoover',
  }),
)

function formsOf(norm: string): ReadonlySet<string> {
  const forms = new Set([norm, singularOf(norm)])
  const base = baseOf(norm)
  if (base) forms.add(base)
  return forms
}

/** 'Were moving to Glasgow in August': who writes so has forgotten an apostrophe. */
function withApostrophe(tokens: Token[]): Token[] {
  const [first, second, ...others] = tokens
  const isSlip =
    first?.norm === 'were' &&
    second &&
    /^\p{L}{2,}ing$/u.test(second.norm) &&
    !/^(?:thing|king|ring|wing|string|morning|evening|wedding|something|anything|nothing|everything)$/.test(
      second.norm,
    )
  return isSlip ? [{ ...first, norm: "we're", forms: formsOf("we're") }, second, ...others] : tokens
}

/** 'Our dog bramble had an op': a pet's name in small letters becomes one with a capital. */
function withPetNames(tokens: Token[]): Token[] {
  return tokens.map((token, at) => {
    const [whose, pet, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
    const isNamed =
      /^(?:our|my|his|her|their)$/.test(whose?.norm ?? '') &&
      pets.test(pet?.norm ?? '') &&
      isPetName(token, next)
    if (!isNamed) return token
    const norm = token.text.toLowerCase()
    const text = norm.charAt(0).toUpperCase() + norm.slice(1)
    return { ...token, text, norm, forms: formsOf(norm), isCapital: true }
  })
}

const isPetName = ({ text, norm, opensClause }: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  !next.opensClause &&
  (/^(?:is|was|has|had)$/.test(next.norm) || isPastForm(next.norm)) &&
  !opensClause &&
  /^\p{Ll}{3,}$/u.test(text) &&
  !isPastForm(norm) &&
  !ofPets.test(norm) &&
  !/(?:ing|ly)$/.test(norm)

const pets =
  /^(?:dog|puppy|cat|kitten|hamster|gerbil|guinea pig|rabbit|bunny|goldfish|fish|budgie|parrot|tortoise|pony|horse|mouse|rat|lizard|snake|gecko)$/

/** What a pet has, or is in the middle of: 'our dog basket was chewed', 'our cat also had'. */
const ofPets =
  /^(?:food|basket|bed|bowl|lead|collar|flap|tray|cage|hutch|walker|sitter|kennel|tank|show|park|door|toy|poo|lady|man|lesson|riding|just|always|never|also|still|has|had|was|is|who|that|only|then|again|today|yesterday|finger|tail|hair|bite|bites|did|does|not|isnt|wasnt|hasnt|will|can|now|all|mask|costume|party|club|class|school|shop|hospital|slippers|pyjamas|onesie|book|story|game|film|card|cake|photo|picture|walk|race|almost|nearly|upstairs|downstairs|outside|inside)$/

/** 'ice cream' and 'big boy bed' become one token each. */
function joinCompounds(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [first] = tokens.slice(at, at + 1)
    if (!first) break
    const length = compoundLength(tokens, at)
    const last = tokens[at + length - 1]
    if (length === 1 || !last) {
      joined.push(first)
      continue
    }
    const norm = compoundNorm(tokens.slice(at, at + length))
    joined.push({
      ...first,
      text: tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
      end: last.end,
      norm,
      forms: new Set([norm, singularOf(norm)]),
    })
    at += length - 1
  }
  return joined
}

function compoundLength(tokens: readonly Token[], at: number): number {
  for (let length = Math.min(4, tokens.length - at); length > 1; length -= 1) {
    const parts = tokens.slice(at, at + length)
    if (
      parts
        .slice(1)
        .some(({ opensClause, norm }) => opensClause && norm !== 'and' && norm !== 'or' && norm !== 'before')
    )
      continue
    if (compounds.has(compoundNorm(parts))) return length
  }
  return 1
}

const compoundNorm = (parts: readonly Token[]) =>
  parts.map(({ norm }, index) => (index === parts.length - 1 ? singularOf(norm) : norm)).join(' ')
