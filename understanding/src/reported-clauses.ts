import type { Fact } from './fact.ts'
import { determiners } from './lexicon/closed-words.ts'
import { nounClass } from './lexicon/nouns.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import type { Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'

/** A text with such a fact asks for something, or is too grave for a line in a diary. */
export const isNoReport = ({ from, kind, sensitivity, about }: Fact) =>
  from === 'wish' &&
  (kind === 'avoid' || kind === 'loss' || sensitivity !== 'plain' || (kind === 'want' && asked.has(about)))

export const asked: ReadonlySet<string> = new Set(
  'story-about with-character same-again something-else bring-back happy-ending exciting calm long short funny'.split(
    ' ',
  ),
)

export const request =
  /\b(?:stor(?:y|ies)|tale|pleas[e]|pls|plz|smth|something|include|title|version|not too|out of (?:his|her|their|my) (?:skull|mind|tree)|make (?:it|her|him|them)|(?:ask|wonder)(?:s|ed|ing)? (?:me |us |again )?(?:\w+ times )?(?:why|how|where|when|who|what|if|do|does|is|are|can)|teach|explain|about (?:how|why)|could (?:it|you|we|the)|can (?:it|you|we|the)|would (?:it|you)|i(?:'|’)?d like|let(?:'|’)?s have|set it|ideally|hows? this|bring it up|don'?t tell|wish me|(?:short|comical|quick|different|funny|diff) one)\b|^\s*(?:nothing|nowt|no|not|same|anything|how|why|what|when|where|who|keep|let|thank|bring|give|set|tell)\b/i

export interface Clause {
  readonly from: number
  readonly to: number
  /** 'and', 'but': what joins it to the one before. Empty for a comma. */
  readonly joint: string
}

export function clausesOf(text: string, { tokens }: Sentence): Clause[] {
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
    // 'And then found it'.
    if (joint === 'and' && tokens[from]?.norm === 'then') {
      joint = 'then'
      from += 1
      at += 1
    }
    if (joint) at += 1
  }
  return clauses.filter((clause) => clause.to > clause.from)
}

/** 'Muffins and ate them', not 'bread and butter'. */
export const opensAClause = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  if (!next) return false
  return (
    /^(?:he|she|they|we|i|it|hes|shes|its|theyre|im|was|wants?|says|thinks|keeps|asks|will|cant|wont|had|has|is|so|now|then)$/.test(
      next.norm,
    ) ||
    isPast(next.norm) ||
    // 'And today he read a page', 'and nobody laughed'.
    (/^(?:today|tonight|nobody|everybody|everyone|somebody|someone)$/.test(next.norm) &&
      (/^(?:he|she|they|we)$/.test(tokens[at + 2]?.norm ?? '') || isPast(tokens[at + 2]?.norm ?? ''))) ||
    (next.norm === 'there' && /^(?:was|were)$/.test(tokens[at + 2]?.norm ?? '')) ||
    (next.norm === 'lay' && /^(?:down|on|in|there)$/.test(tokens[at + 2]?.norm ?? '')) ||
    // 'She and her twin wore hats' has one verb for both.
    (at > 1 && isOther(tokens.slice(at + 1, at + 5)))
  )
}

/** 'And the pig had it': somebody else does something. */
function isOther([first, ...others]: readonly Token[]): boolean {
  // 'And Miss Lund whispered it', 'and mummy cried'.
  const isNamed =
    first !== undefined && ((first.isCapital && first.norm !== 'i') || nounClass(first.norm) === 'kin')
  if (!isNamed && !/^(?:the|a|an|another|his|her)$/.test(first?.norm ?? '')) return false
  const verb = others.findIndex(({ norm }) => /^(?:was|had|has|is)$/.test(norm) || isPast(norm))
  return (
    verb > 0 &&
    !others.slice(0, verb + 1).some(({ opensClause }) => opensClause) &&
    others
      .slice(0, verb)
      .every(
        ({ norm }) =>
          !/^(?:and|who|that|of|to|in|on|at|for|with|from|when|because|while|after|before|if|as|he|she|they|we|it|which)$/.test(
            norm,
          ),
      )
  )
}

/** 'Cut her own hair', 'left his coat', where 'left' and 'cut' by themselves may be something else. */
export const isCutHere = (first: Token | undefined, second: Token | undefined) =>
  nouns.has(first?.norm ?? '') && determiners.has(second?.norm ?? '')

export const isPast = (norm: string) => !nouns.has(norm) && isPastForm(norm)

export const nouns = new Set(['left', 'bit', 'cut', 'saw', 'felt', 'ground'])

export const participles: Readonly<Record<string, string>> = {
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

/** Parents of themselves, or what is not said before a child. */
export const unsayable = new Set(
  `i im ive id me my mine myself you your u ur i'll i'd we'd story stories tale drinking drunk died dead die dying kill killed hate hates stupid fat idiot hell damn crap bloody shit god omg wtf sick
  divorce court police blood sex naked chemo cancer funeral drugs knife gun smack smacked hitting ex idk lol lmao app hopefully apparently burial buried bury survive survived grave ashes miscarriage suspended sacked address postcode scissors stabbed bled bleeding vomits vomiting vomit beer wine nowhere missing`.split(
    /\s+/,
  ),
)

/** They say nothing, or only how it was typed. */
export const empty = new Set(
  'lol haha ha hah hahaha omg ugh argh aargh yay hooray hurrah phew aw aww bless xx xxx x ok okay yeah oh um hmm literally basically actually tbh rn btw thanks thx ta cheers boo ouch eek eeek eeeek shh shhh wow yum grr'.split(
    ' ',
  ),
)

export const childWords = new Set(
  'son daughter grandson granddaughter boy girl lad kid child little_one little'.split(' '),
)

export const feelings =
  /^(?:scared|worried|excited|bored|tired|annoyed|frightened|terrified|embarrassed|gutted|chuffed|thrilled|exhausted|shattered|mortified|petrified|invited|made|convinced|delighted|disappointed)$/

export const stops =
  /^(?:to|in|at|on|for|with|and|but|from|today|so|up|off|out|down|away|now|again|back|again|home|tomorrow|tonight|because|over|by|into|about|a|the|all|not|when|while|after|before|until|under|behind|near|round|through|like|more|less|very)$/
