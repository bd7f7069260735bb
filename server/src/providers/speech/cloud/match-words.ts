import type { WordTiming } from '@nightlight/contract'
import { type ShownWord, wordsOf } from '../../../platform/audio/words-of.ts'

/** A word that a vendor says it spoke, and when, in milliseconds. */
export interface HeardWord {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Fewer words than this share that are found again mean that the vendor timed something else. */
const leastFound = 0.6

/**
 * Finds the words of a text among those that a vendor timed: it may spell numbers out, join words with hyphens or leave some
 * out. Those that are not found share the time between their neighbours.
 * @returns one timing for each word of the text, or null when too few are found
 */
export function matchWords(text: string, timedWords: readonly HeardWord[]): WordTiming[] | null {
  const words = wordsOf(text)
  const usable = timedWords.filter(
    ({ text: word, from, to }) => plain(word) !== '' && from >= 0 && to >= from,
  )
  const partners = partnersOf(
    words.map((word) => plain(word.text)),
    usable.map((word) => plain(word.text)),
  )
  if (words.length === 0 || partners.size < words.length * leastFound) return null
  return between(words, partners, usable)
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The longest sequence that both have in common. @returns index of a word → index of its partner */
function partnersOf(words: readonly string[], timedWords: readonly string[]): Map<number, number> {
  const width = timedWords.length + 1
  const lengths = new Uint16Array((words.length + 1) * width)
  const at = (word: number, other: number) => lengths[word * width + other] ?? 0
  for (let word = words.length - 1; word >= 0; word--) {
    for (let other = timedWords.length - 1; other >= 0; other--) {
      lengths[word * width + other] =
        words[word] === timedWords[other]
          ? at(word + 1, other + 1) + 1
          : Math.max(at(word + 1, other), at(word, other + 1))
    }
  }
  const partners = new Map<number, number>()
  for (let word = 0, other = 0; word < words.length && other < timedWords.length; ) {
    if (words[word] === timedWords[other]) partners.set(word++, other++)
    else if (at(word + 1, other) >= at(word, other + 1)) word++
    else other++
  }
  return partners
}

function between(
  words: readonly ShownWord[],
  partners: ReadonlyMap<number, number>,
  timedWords: readonly HeardWord[],
): WordTiming[] {
  const partnerOf = (index: number) => {
    const partner = partners.get(index)
    return partner === undefined ? undefined : timedWords[partner]
  }
  const last = timedWords.at(-1)?.to ?? 0
  let before = 0
  return words.map((word, index): WordTiming => {
    const own = partnerOf(index)
    let from = Math.max(before, own?.from ?? before)
    let to = Math.max(from, own?.to ?? from)
    if (!own) {
      let next = index + 1
      while (next < words.length && !partnerOf(next)) next++
      const until = Math.max(before, partnerOf(next)?.from ?? last)
      from = before
      to = before + (until - before) / (next - index)
    }
    before = to
    return [word.start, word.end, Math.round(from), Math.round(to)]
  })
}
