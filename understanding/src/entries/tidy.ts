import { determiners, glue, notInPhrase } from '../lexicon/closed-words.ts'
import { isKnown } from '../lexicon/known-words.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isProper } from '../lexicon/proper-words.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { relativeIn } from '../narrated/words.ts'
import { sentencesOf, type Token } from '../tokens.ts'
import { nameOf, withoutDrawl } from '../written-words.ts'

/** 'He put his thumb up 😊 Her eyelashes froze': as many characters as before. */
const withStopsForEmoji = (text: string) =>
  text.replace(
    /(?<=[\p{L}\p{N}]\s*)(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}])+(?=\s*\p{Lu})/gu,
    (emoji) => '.'.padEnd(emoji.length, ' '),
  )

/** 'Bin lorry!! but underwater' is one sentence. */
const goesOn = /^\s+(?:but|and|with|or|because|cos|so that|who|where) /

/** Without what is not finished: 'it goes under the bridge and then the wh', '… and everyone runs after it and'. */
function withoutBrokenEnd(text: string): string {
  const [, before = '', last = ''] = /^(.*\s)([\p{L}’']+)\s*$/su.exec(text) ?? []
  const word = last.toLowerCase()
  const opener = before.trimEnd().split(/\s+/).at(-1)?.toLowerCase() ?? ''
  if (/^(?:and|but|or|because|if)$/.test(word)) return before.trimEnd()
  const isHalf = word.length < 4 && last === word && opensNoun.test(opener) && !isOrdinary(word)
  if (!isHalf && !/^(?:the|an?|his|their|with)$/.test(word)) return text
  const begun = isHalf ? before.trimEnd().slice(0, -opener.length) : before
  const clause = Math.max(...[...begun.matchAll(beginsClause)].map(({ index }) => index))
  return clause > 0 ? text.slice(0, clause).trimEnd() : text
}

const opensNoun = /^(?:the|an?|his|her|their|its|my|our|of|to|and|with)$/
const beginsClause = /[,;.!?]\s|\s(?:and|but|so|then|because|until|when|where)\s/g

/** Cuts at full stops, marks and new lines, not within quotation marks and not behind an abbreviation. */
export function cutIntoSentences(typedText: string): { readonly start: number; readonly typed: string }[] {
  const text = withoutBrokenEnd(withStopsForEmoji(typedText))
  const cuts: { start: number; typed: string }[] = []
  let start = 0
  let isQuoted = false
  const close = (end: number) => {
    const typed = text.slice(start, end)
    if (/[\p{L}\p{N}]/u.test(typed))
      cuts.push({ start: start + (typed.length - typed.trimStart().length), typed: typed.trim() })
    start = end
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === '“') isQuoted = true
    else if (letter === '”') isQuoted = false
    if (letter === '\n') {
      isQuoted = false
      close(at)
    } else if (/[.!?…]/.test(letter) && !isQuoted) {
      if (/[.!?…"”'’)]/.test(text[at + 1] ?? '')) continue
      if (!/\s/.test(text[at + 1] ?? ' ') && text[at + 1] !== undefined) continue
      if (letter === '.' && abbreviation.test(text.slice(start, at + 1))) continue
      if (goesOn.test(text.slice(at + 1)) && text.slice(start, at).trim().split(/\s+/).length < 4) continue
      close(at + 1)
    } else if (
      /["”]/.test(letter) &&
      /[.!?…]$/.test(text.slice(0, at)) &&
      /^\s+\p{Lu}/u.test(text.slice(at + 1))
    ) {
      // 'He said “I am a fish.” We laughed.'
      close(at + 1)
    }
  }
  close(text.length)
  return cuts
}

/** 'Mr.', 'e.g.' */
const abbreviation = /(?:^|\s)(?:mr|mrs|ms|dr|st|no|vs|approx|etc|(?:\p{L}\.)*\p{L})\.$/iu

/** In words. */
const longest = 60

/** A sentence as it would be printed: capitals, apostrophes and quotation marks, no emoji. Null where nothing is left. */
export function tidied(typed: string, names: readonly string[]): string | null {
  const plain = typed
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]/gu, ' ')
    .replace(/(?:^|\s)[:;]-?[)(DPp](?=\s|$)/g, ' ')
    .replace(/[*_~#<>{}[\]|\\^]+/g, ' ')
    .replace(/[.!?…]+(?=\s+(?:but|and|with|or|because|cos|so that|who|where) )/g, ',')
    .replace(/[\s,]*\(((?:\p{Lu}|the |an? |his |her )[^()]{2,40})\)(?=([\s.,!?…]*)(.?))/gu, withBrackets)
    .replace(/\((?:[^()]*)\)/g, ' ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const [first, ...others] = plain.split(' ')
  const opened = fillers.test(first ?? '') ? others.join(' ') : plain
  const quoted = withQuotationMarks(opened.replace(trailing, ''))
  const words = withWords(quoted, names)
  const short = cutShort(words)
  const ended = endedWith(short)
  if (!/\p{L}/u.test(ended)) return null
  return /^i\p{Lu}/u.test(ended) ? ended : capital(ended)
}

/** 'It was behind the radiator (Mr Socks, the monkey)': who it is stands between commas. */
const withBrackets = (whole: string, within: string, marks: string, next: string) =>
  /[.!?;:]/.test(within) || within.split(' ').length > 6 || /\b(?:words?|please|not)\b/i.test(within)
    ? whole
    : `, ${within}${next !== '' && !/[.,!?…]/.test(marks) ? ',' : ''}`

const fillers = /^(?:so|ok|okay|well|lol|haha|hahaha|omg|btw|anyway|also|oh|um|erm|argh|ugh|aww|phew)[,.!]*$/i
const trailing = /[\s,]+(?:lol|haha|hahaha|omg|btw|xx*|tbh|lmao|bless|smh|idk|ffs|thx|thanks|ta)[.!\s]*$/i

function withQuotationMarks(text: string): string {
  let isOpen = false
  return text
    .replace(/"/g, () => {
      isOpen = !isOpen
      return isOpen ? '“' : '”'
    })
    .replace(
      /(^|[\s,:])['‘]([^'‘’"“”]{2,80}?)['’](?=[\s.,!?;:]|$)/g,
      (whole, before: string, said: string, at: number, all: string) =>
        /\s/.test(said) || said.length > 2 || saying.test(all.slice(0, at)) ? `${before}“${said}”` : whole,
    )
    .replace(/(?<=\p{L})['‘](?=\p{L})/gu, '’')
    .replace(/['‘]/g, '’')
}

const saying = /\b(?:said|says?|saying|goes|like)[\s,:]*$/i

/** Each word as it is written. */
function withWords(text: string, names: readonly string[]): string {
  const known = new Map(names.flatMap((name) => name.split(' ').map((part) => [part.toLowerCase(), part])))
  const [tokens = []] = sentencesOf(text.replace(/[.!?…]+/g, ','), new Set(known.keys()))
  const isShouted = text.length > 6 && text === text.toUpperCase()
  let from = 0
  let out = ''
  for (const [at, token] of tokens.entries()) {
    out += text.slice(from, token.start)
    from = token.end
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    const isStart = out.replace(/[\s“‘’”]/g, '') === ''
    const isAfterQuote = /“$/.test(out)
    out +=
      written(token.text, {
        isShouted,
        isStart: isStart || isAfterQuote,
        next: next === undefined || next.opensClause ? '' : next.norm,
        known,
      }) ??
      relativeIn(token, before, next) ??
      ownerIn(token, before, next) ??
      token.text
  }
  return (
    (out + text.slice(from))
      // Of 'ALL day', which is one token, a word is shouted.
      .replace(/(?<![\p{L}’])\p{Lu}{2,}(?![\p{L}’])/gu, (word) =>
        isOrdinary(word.toLowerCase()) && !acronyms.has(word) ? word.toLowerCase() : word,
      )
      .replace(/\bfather christmas\b/gi, 'Father Christmas')
      // 'The ticket uncle', 'the wombat’s mum'.
      .replace(/(?<=\b(?:the|an?|this|that) \p{Ll}+ |’s )\p{Lu}\p{Ll}+(?![\p{L}’])/gu, (word) =>
        kinNames.test(word) ? word.toLowerCase() : word,
      )
      .replace(isTired, 'it’s ')
      .replace(
        /(?<=[,;] |\bbut )its (?=of\b|(?!ring|wing|king)\p{L}+ing\b)|\bits (?=put (?:on|in|back|away)\b)/gu,
        'it’s ',
      )
      .replace(/\b((?:some|any|every)(?:one|body)|nobody)s (?=\p{L})/giu, '$1’s ')
      .replace(/\s+&\s+/g, ' and ')
      .replace(/\s*\+\s*(?=\p{L})/gu, ' and ')
      .replace(/\s+([,.!?;:])/g, '$1')
      .replace(/,{2,}/g, ',')
      .replace(/\s+[-–—]+\s+/g, ' – ')
      .replace(/\s+\/\s+/g, ' or ')
  )
}

/** 'Grandpas barn', 'the neighbours cat': whose it is. */
function ownerIn({ text, norm }: Token, before: Token | undefined, next: Token | undefined): string | null {
  const stem = /^(\p{L}{2,})s$/u.exec(text)?.[1]
  if (stem === undefined || !next || next.opensClause || baseOf(next.norm) !== undefined) return null
  const opener = before?.norm ?? ''
  const owned = nounClass(singularOf(next.norm))
  if (/^neighbou?rs$/.test(norm))
    return owned !== undefined && /^(?:the|our|my|their|his|her)$/.test(opener) ? `${text}’` : null
  // 'Wombats mum'.
  const isAnimal = /^(?:animal|creature)$/.test(nounClass(stem.toLowerCase()) ?? '')
  if (isAnimal && kinNames.test(next.norm) && !/^(?:two|three|all|of|and|some)$/.test(opener))
    return `${stem}’s`
  if (!kinNames.test(stem) || /^(?:two|both|all|the|our|of)$/.test(opener)) return null
  // 'Grandpas barn', and 'nanas poorly'.
  if (owned === 'kin' || notInPhrase.has(next.norm) || !isKnown(singularOf(next.norm))) return null
  return `${/^(?:his|her|my|their)$/.test(opener) ? stem : capital(stem)}’s`
}

const kinNames =
  /^(?:grand?pa|grandma|granny|gran|grandad|granddad|nana|nan|nanny|mummy|mommy|mum|mom|mama|daddy|dad|papa|auntie|aunty|uncle|oma|opa|abuela|nonna)$/i

interface Around {
  readonly isShouted: boolean
  readonly isStart: boolean
  /** The word behind, in small letters. */
  readonly next: string
  readonly known: ReadonlyMap<string, string>
}

function written(typed: string, { isShouted, isStart, next, known }: Around): string | null {
  const plain = typed.replaceAll("'", '’')
  const lower = plain.toLowerCase()
  const owner = lower.replace(/’s$/, '')
  const name = known.get(owner)
  if (name !== undefined) return name + (owner === lower ? '' : '’s')
  const short = lower === 'lets' && (!isStart || isObject.test(next)) ? undefined : contractionOf(lower, next)
  if (short)
    return isStart || (/^\p{Lu}/u.test(plain) && !isShouted && plain !== plain.toUpperCase())
      ? /^i\p{Lu}/u.test(short)
        ? short
        : capital(short)
      : short
  if (isProper(lower)) return capital(lower)
  if (/^\p{Lu}{2,}$/u.test(plain)) {
    if (isShouted) return isStart ? capital(lower) : (nameOf(lower) ?? lower)
    return isOrdinary(lower) && !acronyms.has(plain) ? lower : plain
  }
  if (/(\p{L})\1{2,}/u.test(lower)) {
    const whole = withoutDrawl(lower)
    return /^\p{Lu}/u.test(plain) ? capital(whole) : whole
  }
  // 'Drivin'.
  if (/\p{L}{3,}in$/u.test(lower) && !isOrdinary(lower) && baseOf(`${lower}g`) !== undefined)
    return `${plain}g`
  if (!/^\p{Lu}/u.test(plain)) {
    const named = nameOf(lower)
    if (named) return named
  }
  return plain === typed ? null : plain
}

const isOrdinary = (word: string) =>
  isKnown(word) || determiners.has(word) || glue.has(word) || notInPhrase.has(word)

const acronyms = new Set(
  'TV PE DJ VIP BBC NHS UK US USA IT LEGO DVD CD ID PJ PJS A&E GP RNLI DIY BBQ PTA FA WI AA RE'.split(' '),
)

const contractionOf = (lower: string, next: string) =>
  lower === 'its' && isOfIt.test(next) ? 'it’s' : contractions.get(lower)

/** 'Always lets him win' leaves no mark out. */
const isObject = /^(?:him|her|me|us|them|you|it|the|an?|his|my|our|everyone|everybody|anyone)$/

/** 'Its tired of being up there', and not 'its tired legs'. */
const isTired =
  /\bits (?=(?:tired|cold|hot|dark|afraid|scared|lost|stuck|empty|full|broken|late|alone|hungry|sad|happy|bored|lonely|sleepy|ready|gone|too \p{L}+)(?:\s(?:of|to|and|but|so|in|on|because|for|up|from|with|that|without)\b|[,.!?]|$))/giu

/** 'Its a cupboard', and not 'its ears'. */
const isOfIt =
  /^(?:an?|the|not|been|so|just|my|his|her|their|our|too|very|all|only|really|ok|okay|for|like|going|got|in|on|at|because|still|now|always|never|raining|snowing|about|time|what|why|how|where)$/

/** What thumbs leave out. */
const contractions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'I',
    im: 'I’m',
    ive: 'I’ve',
    id: 'I’d',
    'i’m': 'I’m',
    'i’ve': 'I’ve',
    'i’d': 'I’d',
    'i’ll': 'I’ll',
    dont: 'don’t',
    doesnt: 'doesn’t',
    didnt: 'didn’t',
    cant: 'can’t',
    couldnt: 'couldn’t',
    wont: 'won’t',
    wouldnt: 'wouldn’t',
    isnt: 'isn’t',
    wasnt: 'wasn’t',
    werent: 'weren’t',
    arent: 'aren’t',
    hasnt: 'hasn’t',
    havent: 'haven’t',
    hadnt: 'hadn’t',
    shouldnt: 'shouldn’t',
    mustnt: 'mustn’t',
    neednt: 'needn’t',
    youre: 'you’re',
    youve: 'you’ve',
    youll: 'you’ll',
    theyll: 'they’ll',
    itll: 'it’ll',
    thatll: 'that’ll',
    whos: 'who’s',
    heres: 'here’s',
    wheres: 'where’s',
    hows: 'how’s',
    bcs: 'because',
    becos: 'because',
    alot: 'a lot',
    abit: 'a bit',
    aswell: 'as well',
    noone: 'no one',
    infront: 'in front',
    incase: 'in case',
    ipad: 'iPad',
    iphone: 'iPhone',
    youtube: 'YouTube',
    minecraft: 'Minecraft',
    roblox: 'Roblox',
    pokemon: 'Pokémon',
    barbie: 'Barbie',
    netflix: 'Netflix',
    wifi: 'wi-fi',
    santa: 'Santa',
    'santa’s': 'Santa’s',
    prob: 'probably',
    probs: 'probably',
    defo: 'definitely',
    def: 'definitely',
    ppl: 'people',
    hes: 'he’s',
    shes: 'she’s',
    theyre: 'they’re',
    theyve: 'they’ve',
    weve: 'we’ve',
    thats: 'that’s',
    theres: 'there’s',
    whats: 'what’s',
    lets: 'let’s',
    oclock: 'o’clock',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tomo: 'tomorrow',
    '2moro': 'tomorrow',
    '2morrow': 'tomorrow',
    bc: 'because',
    cos: 'because',
    coz: 'because',
    cuz: 'because',
    bcos: 'because',
    thru: 'through',
    tho: 'though',
    u: 'you',
    ur: 'your',
    hrs: 'hours',
    hr: 'hour',
    mins: 'minutes',
    yr: 'year',
    yrs: 'years',
    wk: 'week',
    wks: 'weeks',
    bday: 'birthday',
    w: 'with',
    n: 'and',
    v: 'against',
    tht: 'that',
    wi: 'with',
    til: 'until',
    upto: 'up to',
    tv: 'TV',
    b4: 'before',
    soz: 'sorry',
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'has to',
    tommorow: 'tomorrow',
    tomorow: 'tomorrow',
    tommorrow: 'tomorrow',
    freind: 'friend',
    freinds: 'friends',
    becuase: 'because',
    becasue: 'because',
    definately: 'definitely',
    teh: 'the',
    wierd: 'weird',
    untill: 'until',
    thier: 'their',
    recieved: 'received',
    birthay: 'birthday',
    nurserey: 'nursery',
    accross: 'across',
    beleive: 'believe',
    realy: 'really',
    wich: 'which',
  }),
)

function cutShort(text: string): string {
  const words = text.split(' ')
  if (words.length <= longest) return text
  const begun = words.slice(0, longest).join(' ')
  const clause = Math.max(
    begun.lastIndexOf(', '),
    begun.lastIndexOf(' and '),
    begun.lastIndexOf(' – '),
    begun.lastIndexOf('; '),
  )
  return clause > 60 ? begun.slice(0, clause) : begun
}

function endedWith(text: string): string {
  const [, body = '', marks = ''] = /^(.*?)([\s.,!?…;:–-]*)$/su.exec(text) ?? []
  const mark = marks.includes('?')
    ? '?'
    : marks.includes('!')
      ? '!'
      : marks.includes('…') || marks.includes('..')
        ? '…'
        : '.'
  const open = (body.match(/“/g) ?? []).length - (body.match(/”/g) ?? []).length
  const closed = open > 0 ? `${body}”` : body
  // 'He said “I am a fish.”' has its full stop already.
  return /[.!?…]”$/.test(closed)
    ? closed
    : `${closed
        .replace(/!{2,}/g, '!')
        .replace(/\?{2,}/g, '?')
        .replace(/\.{2,}/g, '…')}${mark}`
}

/** What stands in quotation marks and is said by somebody: two words or more, or a single one behind a verb of saying; and a few words without them at the end: 'he said all gone'. */
export function sayingsOf(sentences: readonly string[]): string[] {
  const all = sentences.flatMap((sentence) => [
    ...[...sentence.matchAll(unquoted)].map((found) => `${capital((found[1] ?? '').toLowerCase())}.`),
    ...[...sentence.matchAll(/“([^“”]+)”/g)].flatMap((found) => {
      const said = (found[1] ?? '').trim().replace(/[,;:–\s]+$/, '')
      const before = sentence.slice(0, found.index)
      const isSaid =
        (said.split(' ').length > 2 && !isTitleOf.test(before) && !isOnlyAThing.test(said)) ||
        /\b(?:sa(?:y|id|ys|ying)|shout\w*|whisper\w*|ask(?:ed|s|ing)?|told \w+|announc\w+|yell\w*|call(?:ed|s) out|answer\w*|repl\w+|declar\w+|sang|goes|went|mutter\w*)[^“]{0,30}$/i.test(
          before,
        )
      if (!isSaid || isWritten.test(before) || said.split(' ').length > mostSaid || !/\p{L}/u.test(said))
        return []
      const text = capital(said)
      return [/[.!?…]$/.test(text) ? text : `${text}${asks.test(text) ? '?' : '.'}`]
    }),
  ])
  return [...new Set(all)]
}

/** 'It says “participant”', of a thing. */
const isWritten =
  /\b(?:it|sign|label|card|note|letter|board|ribbon|shirt|badge|poster|screen|book|page|sticker|certificate|report|banner|t-shirt|jumper|tag|mug) (?:just |only )?(?:says?|said|reads?) $/i

/** 'A face pocket'. */
const isOnlyAThing = /^(?:(?:from|to|for|by|with|of) )?(?:an?|the|his|her) (?:[\p{L}’-]+ ?){1,2}$/iu

/** 'A ribbon for “does my dog like jazz”' is what something is called. */
const isTitleOf =
  /\b(?:called|titled|named|entitled|labelled|for|about|song|book|film|word|words|of|singing|sing|reading|marked)[\s,:]*$/i

const unquoted =
  /\b(?:said|says|saying|shout(?:ed|s|ing)|whisper(?:ed|s|ing)) ((?:all|no|more|bye|uh|again|hello|night|up|down|mine|me|big|again|ta|one more|not|wow|yes|too)(?: \p{L}+){0,3})[.!?]*$/giu

const asks =
  /^(?:(?:mumm?y?|mommy|mama|dad|daddy|papa|nana|granny|grandma|grandpa|but|and|so|ok|please)[\s,]+)?(?:would|could|can|do|does|did|is|are|was|were|will|who|what|where|when|why|how|shall|may|have|has)\b(?! (?:a|an|the)? ?\w+ day\b)/i

const mostSaid = 16

const capital = (text: string) =>
  text.replace(/^([“‘’]*)(\p{L})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
