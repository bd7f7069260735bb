import type { WordTiming } from '@nightlight/contract'
import { countSounds, type Utterance, type VoiceSettings } from './flite.ts'
import type { SpokenWord } from './spoken-text.ts'

/** Sounds of a word are the same in every sentence; a story says most of its words more than once. */
const cachedCounts = new Map<string, number>()
const maxCached = 20_000

export interface TimedWords {
  readonly words: WordTiming[]
  /** Whether every time was read off the engine's trace; otherwise the sounds were shared out by the words' lengths. */
  readonly exact: boolean
}

/** When each word of a sentence is spoken, in milliseconds from the sentence's beginning. */
export function timeWords(
  words: readonly SpokenWord[],
  utterance: Utterance,
  settings: VoiceSettings,
): TimedWords {
  const spoken = words.filter((word) => word.pronounced !== '')
  const sounds = soundSpans(utterance)
  const counts = soundCounts(spoken, settings)
  const exact = counts.reduce((sum, count) => sum + count, 0) === sounds.length
  const shares = exact ? counts : shareOut(counts, sounds.length)
  let next = 0
  let lastEnd = 0
  const timed = words.map((word): WordTiming => {
    if (word.pronounced === '') return [word.start, word.end, lastEnd, lastEnd]
    const count = shares[spoken.indexOf(word)] ?? 0
    const from = sounds[next]?.from ?? lastEnd
    const to = sounds[next + count - 1]?.to ?? from
    next += count
    lastEnd = Math.max(from, to)
    return [word.start, word.end, Math.round(from), Math.round(lastEnd)]
  })
  return { words: timed, exact }
}

/** Every sound but the pauses, in milliseconds. */
function soundSpans({ sounds }: Utterance): { from: number; to: number }[] {
  let from = 0
  return sounds.flatMap(({ name, end }) => {
    const span = { from: from * 1000, to: end * 1000 }
    from = end
    return name === 'pau' ? [] : [span]
  })
}

/** Counts the sounds of a whole section's words at once; where their pauses cannot be told apart, each phrase counts its own. */
export function learnWords(words: readonly SpokenWord[], settings: VoiceSettings): void {
  if (cachedCounts.size > maxCached) cachedCounts.clear()
  const unknown = unknownOf(words, settings)
  const counts = countsOf(unknown, settings) ?? []
  for (const [index, count] of counts.entries())
    cachedCounts.set(keyOf(unknown[index] ?? '', settings), count)
}

function soundCounts(words: readonly SpokenWord[], settings: VoiceSettings): number[] {
  const unknown = unknownOf(words, settings)
  // One long list is fast; if its pauses cannot be distinguished, each word is measured separately.
  const counts = countsOf(unknown, settings)
  for (const [index, word] of unknown.entries()) {
    const count = counts?.[index] ?? countSounds([word], settings)?.[0] ?? word.length
    cachedCounts.set(keyOf(word, settings), count)
  }
  return words.map(({ pronounced }) => cachedCounts.get(keyOf(pronounced, settings)) ?? pronounced.length)
}

const keyOf = (word: string, { base }: VoiceSettings) => `${base}:${word.toLowerCase()}`

const countsOf = (words: readonly string[], settings: VoiceSettings) =>
  words.length > 0 ? countSounds(words, settings) : []

/** What is pronounced and not counted yet, each once. */
function unknownOf(words: readonly SpokenWord[], settings: VoiceSettings): string[] {
  const byKey = new Map(words.map(({ pronounced }) => [keyOf(pronounced, settings), pronounced]))
  return [...byKey].flatMap(([key, word]) => (word && !cachedCounts.has(key) ? [word] : []))
}

/** Shares a number of sounds out in proportion, without losing one. */
function shareOut(counts: readonly number[], total: number): number[] {
  const sum = counts.reduce((all, count) => all + count, 0)
  let before = 0
  let given = 0
  return counts.map((count) => {
    before += count
    const upTo = sum === 0 ? 0 : Math.round((before / sum) * total)
    const share = upTo - given
    given = upTo
    return share
  })
}
