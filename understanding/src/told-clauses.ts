import type { Fact, FactTime } from './fact.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import { privateSpans } from './private-spans.ts'
import { timesOf } from './times.ts'
import { sentencesOf, type Token } from './tokens.ts'

/** A part of what a parent has typed that can be spoken of before the child. */
export interface ToldClause {
  /** Its words in small letters, put right, without apostrophes and hyphens: 'tent and marshmallows'. */
  readonly words: string
  /** Whether it has been, or is to come; undefined where it is at no time, wished for, liked, or not so. */
  readonly when?: 'past' | 'coming'
}

/**
 * The clauses of a text with the time of each: by its own words, or else by those of its sentence, or else by those of the text.
 * @param facts what has been understood of it: what is private, lost, feared or not wanted is in no clause
 */
export function toldClausesIn(text: string, facts: readonly Fact[]): ToldClause[] {
  const hiding = [...privateSpans(text), ...facts.filter(isNotSpokenOf)]
  const isHidden = (token: Token) => hiding.some(({ start, end }) => token.start < end && token.end > start)
  const sentences = sentencesOf(text).map((tokens) => ({ tokens, times: timesOf(tokens) }))
  const ofText = timeOf(sentences.flatMap(({ times }) => times))
  return sentences.flatMap((sentence) => {
    const ofSentence = timeOf(sentence.times)
    return clausesOf(sentence, isHidden).flatMap(({ tokens, times }): ToldClause[] => {
      const words = tokens.map(({ norm }) => plain(norm)).join(' ')
      if (!words.trim()) return []
      if (isOpen(words)) return [{ words }]
      const when = timeOf(times) ?? tenseOf(tokens) ?? ofSentence ?? tenseOf(sentence.tokens) ?? ofText
      return [{ words, ...(when && { when }) }]
    })
  })
}

const isNotSpokenOf = ({ from, sensitivity, polarity, kind, about }: Fact) =>
  from === 'wish' &&
  (sensitivity === 'private' ||
    polarity === 'no' ||
    kind === 'avoid' ||
    kind === 'loss' ||
    about === 'fear-other' ||
    about === 'dislikes')

type Times = readonly (FactTime | undefined)[]

const plain = (norm: string) => norm.toLowerCase().replace(/['’]/g, '').replaceAll('-', ' ')

interface Clause {
  tokens: Token[]
  times: (FactTime | undefined)[]
}

function clausesOf(
  { tokens, times }: { tokens: readonly Token[]; times: Times },
  isHidden: (token: Token) => boolean,
): Clause[] {
  const clauses: Clause[] = []
  let isNew = true
  for (const [at, token] of tokens.entries()) {
    if (isHidden(token)) {
      isNew = true
      continue
    }
    if (isNew || token.opensClause) clauses.push({ tokens: [], times: [] })
    isNew = false
    clauses.at(-1)?.tokens.push(token)
    clauses.at(-1)?.times.push(times[at])
  }
  return clauses
}

/** What is to come counts before what is over: 'fine today, camping tomorrow' has its own words in each clause. */
function timeOf(times: Times): ToldClause['when'] {
  if (times.some((time) => time === 'tomorrow' || time === 'soon')) return 'coming'
  return times.some((time) => time === 'today' || time === 'yesterday') ? 'past' : undefined
}

function tenseOf(tokens: readonly Token[]): ToldClause['when'] {
  const words = tokens.map(({ norm }) => norm).join(' ')
  if (/\b(?:will|gonna|going to|about to|shell|well be|starts|start on|gets to)\b/.test(words))
    return 'coming'
  return tokens.some(({ norm }) => isPastForm(norm)) ? 'past' : undefined
}

/** Wished for, liked, feared, or not so: at no time. */
const isOpen = (words: string) =>
  /\b(?:no|not|never|nothing|without|didnt|doesnt|dont|wasnt|isnt|werent|hasnt|havent|hadnt|cant|couldnt|wont|wouldnt|instead|cancelled|ask|asks|asked|asking|missed|forgot|want|wants|wanted|wish|wishes|would|could|should|please|story|stories|tale|love|loves|loved|like|likes|liked|hate|hates|hated|favourite|favorite|obsessed|into|mad|dreams?|dreamt|pretend|pretends|maybe|if|always|used to|scared|afraid|worried)\b/.test(
    words,
  )
