import type { Narration, Story } from '@nightlight/contract'
import { sentencesOf } from '../lay-out-text.ts'

export interface SpokenSentence {
  readonly section: number
  /** In UTF-16 units of the section's text. */
  readonly start: number
  /** In milliseconds of the whole story. A sentence lasts until the next one starts. */
  readonly fromMs: number
  readonly toMs: number
  /** The end of its last word. */
  readonly spokenToMs: number
}

type NarratedStory = Pick<Story, 'narration' | 'storyStructure'>

/** Cached per narration: this is called several times a second. */
const cache = new WeakMap<Narration, readonly SpokenSentence[]>()

/** The sentences that can be played so far, in order. */
export function spokenSentences({ narration, storyStructure }: NarratedStory): readonly SpokenSentence[] {
  if (!narration) return []
  const sentences =
    cache.get(narration) ??
    narration.sections.flatMap((section) =>
      sentencesIn(section, storyStructure.sections[section.position]?.text ?? ''),
    )
  cache.set(narration, sentences)
  return sentences
}

function sentencesIn({ position, startMs, durationMs, words }: Narration['sections'][number], text: string) {
  const started = sentencesOf(text).flatMap(({ start, end }) => {
    const spoken = words.filter(([from]) => from >= start && from < end)
    const [first, last] = [spoken[0], spoken.at(-1)]
    if (!first || !last) return []
    return { section: position, start, fromMs: startMs + first[2], spokenToMs: startMs + last[3] }
  })
  return started.map((sentence, index) => ({
    ...sentence,
    toMs: started[index + 1]?.fromMs ?? startMs + durationMs,
  }))
}

/** The index of the sentence that is spoken, or was spoken last, at a time. The first one before narration starts; -1 if there is none. */
export function sentenceAt(sentences: readonly SpokenSentence[], ms: number): number {
  if (sentences.length === 0) return -1
  return Math.max(
    0,
    sentences.findLastIndex(({ fromMs }) => fromMs <= ms),
  )
}

/** The end of the sentence that is spoken at a time; null if that is not recorded. */
export function sentenceEnd(story: NarratedStory, ms: number): number | null {
  const sentences = spokenSentences(story)
  const sentence = sentences[sentenceAt(sentences, ms)]
  return sentence && sentence.toMs > ms ? sentence.toMs : null
}

/** The end of the last word of the sentence that is spoken at a time; null if that is not recorded. */
export function pauseAfter(story: NarratedStory, ms: number): number | null {
  const sentences = spokenSentences(story)
  const sentence = sentences[sentenceAt(sentences, ms)]
  return sentence && sentence.toMs > ms ? Math.max(ms, sentence.spokenToMs) : null
}

/** The time after moving by a number of sentences; clamped at both ends. */
export function stepSentences(story: NarratedStory, ms: number, steps: number): number | null {
  const sentences = spokenSentences(story)
  const index = Math.min(Math.max(0, sentenceAt(sentences, ms) + steps), sentences.length - 1)
  return sentences[index]?.fromMs ?? null
}
