import { type Phrase, phrasesOf } from './phrases.ts'
import { type CastMember, hashOf, type Speech, semitonesOf, speakersIn } from './speakers.ts'

/** Where a text is in its story. */
export interface ReadingPlace {
  /** Share of the story before it and up to its end, from 0 to 1. */
  readonly from: number
  readonly to: number
  /** Whether the section ends with it: a page is turned. */
  readonly endsSection: boolean
  readonly cast: readonly CastMember[]
}

/**
 * `question` can be answered with yes or no and rises at its end; `wh-question` begins with a question word and rises less;
 * `open` is speech that its sentence goes on after.
 */
export type PhraseKind = 'statement' | 'question' | 'wh-question' | 'cry' | 'whisper' | 'list' | 'open'

/** How a phrase is to be said. */
export interface PlannedPhrase extends Phrase {
  readonly kind: PhraseKind
  readonly speaker: string | null
  /** Semitones above the voice's own mean. */
  readonly semitones: number
  /** How much of that is its speaker's and the end of the story's: what a voice with a melody of its own is moved by, too. */
  readonly shift: number
  /** Factor on the range of the melody. */
  readonly range: number
  /** Factor on the rate. */
  readonly pace: number
  readonly gainDb: number
  /** Share of breath to add, 0 to 0.3. */
  readonly breath: number
  /** Silence after it, in milliseconds. */
  readonly pauseMs: number
}

/** Over the last third of a story a reader gets lower and quieter, and stays so on the last page; how much slower is up to the story. */
export const windDown = { from: 2 / 3, to: 0.87, semitones: -2, gainDb: -3.5 }

/** How long a page turn takes. */
const pageTurnMs = { least: 1900, most: 2380 }

/** A reader sinks through a paragraph by this many semitones, and begins the next one high again. */
const declination = 1.2

/** Plans how each phrase of a text is said. @param pauseMs silence after a sentence, on average */
export function planReading(text: string, pauseMs: number, place?: ReadingPlace): PlannedPhrase[] {
  const phrases = phrasesOf(text).filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
  const speeches = speakersIn(text)
  const lastSentences = phrases.reduce(
    (lasts, { paragraph, sentence }) => lasts.set(paragraph, sentence),
    new Map<number, number>(),
  )
  return phrases.map((phrase, index) => {
    const said = text.slice(phrase.start, phrase.end)
    const speech = speeches.find(({ start, end }) => start < phrase.end && end > phrase.start)
    const kind = kindOf(said, phrase, speech)
    const sentences = lastSentences.get(phrase.paragraph) ?? 0
    const calm = calmAt(place, (phrase.start + phrase.end) / 2 / Math.max(1, text.length))
    const shift = (speech ? semitonesOf(speech.speaker, place?.cast ?? []) : 0) + calm * windDown.semitones
    return {
      ...phrase,
      ...manner(kind, phrase.isSpeech, calm),
      kind,
      speaker: speech?.speaker ?? null,
      semitones:
        shift +
        heightOf(kind, calm) +
        declination * (sentences === 0 ? 0 : 0.5 - phrase.sentence / sentences) +
        0.3 * chanceOf(said),
      shift,
      gainDb: gains[kind] * (1 - calm / 2) + calm * windDown.gainDb,
      pauseMs: Math.round(pauseAfter(text, phrases, index, pauseMs, place)),
    }
  })
}

/** How far the wind-down is at a place, from 0 to 1. @param share of the text */
function calmAt(place: ReadingPlace | undefined, share: number): number {
  if (!place) return 0
  const at = place.from + (place.to - place.from) * share
  return Math.max(0, Math.min(1, (at - windDown.from) / (windDown.to - windDown.from)))
}

const questionWord = /^[^\p{L}]*(?:and |but |so |then |oh,? )*(?:who|what|when|where|why|how|which|whose)\b/iu
const hushed = /^[^\p{L}]*(?:sh+|hush|psst)\b/iu

function kindOf(said: string, phrase: Phrase, speech: Speech | undefined): PhraseKind {
  const mark = /[.!?…,:—–-](?=[^.!?…,:\p{L}\p{N}]*$)/u.exec(said)?.[0]
  if (mark === '?') return questionWord.test(said) ? 'wh-question' : 'question'
  if (speech?.isWhispered || (speech && hushed.test(said))) return 'whisper'
  if (mark === '!') return 'cry'
  if (!phrase.endsSentence) return 'open'
  return (said.match(/,/g)?.length ?? 0) > 1 && /,? and /.test(said) ? 'list' : 'statement'
}

const gains: Readonly<Record<PhraseKind, number>> = {
  statement: 0,
  question: 0,
  'wh-question': 0,
  cry: 1,
  whisper: -4,
  list: 0,
  open: 0,
}

/** A cry is higher, but nobody is woken by the last of a story. */
function heightOf(kind: PhraseKind, calm: number): number {
  if (kind === 'cry') return 1.2 * (1 - 0.7 * calm)
  return kind === 'whisper' ? -1 : 0
}

function manner(kind: PhraseKind, isSpeech: boolean, calm: number) {
  const range = (isSpeech ? 1.1 : 1) * (1 - 0.15 * calm)
  if (kind === 'whisper') return { range: range * 0.7, pace: 0.95, breath: 0.22 }
  if (kind === 'cry') return { range: range * 1.15, pace: 1.02, breath: 0.05 }
  return { range, pace: isSpeech ? 1.04 : 1, breath: 0 }
}

function pauseAfter(
  text: string,
  phrases: readonly Phrase[],
  index: number,
  pauseMs: number,
  place: ReadingPlace | undefined,
): number {
  const phrase = phrases[index]
  const next = phrases[index + 1]
  if (!phrase) return 0
  const said = text.slice(phrase.start, phrase.end)
  if (!next) {
    const turn = Math.min(pageTurnMs.most, Math.max(pageTurnMs.least, pauseMs * 2.5))
    return place?.endsSection ? turn : pauseMs * paragraphPause
  }
  if (!phrase.endsSentence) return pauseMs * (/[?!…][”"]?\s*$/.test(said) ? 0.2 : 0.08)
  const words = said.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  const mark = /[?!…](?=[^\p{L}\p{N}]*$)/u.exec(said)?.[0] ?? '.'
  const varied =
    0.8 + 0.42 * Math.min(1, words / 16) + (markPauses[mark] ?? 0) + 0.1 * chanceOf(`${index}${said}`)
  const factor = Math.max(0.75, Math.min(1.25, varied))
  if (next.paragraph === phrase.paragraph) return pauseMs * factor
  // Who answers does not wait as long as who begins something new.
  const isAnswered =
    next.isSpeech &&
    said.length < 80 &&
    phrases.some((one) => one.isSpeech && one.paragraph === phrase.paragraph)
  return pauseMs * factor * (isAnswered ? replyPause : paragraphPause)
}

const paragraphPause = 1.5
const replyPause = 1.1
const markPauses: Readonly<Record<string, number>> = { '?': 0.08, '…': 0.14, '!': -0.02 }

/** From −1 to 1, always the same for the same words: a reader is not a clock, but reads a story again as before. */
const chanceOf = (text: string) => (hashOf(text) % 2001) / 1000 - 1
