import type { Story } from '@nightlight/contract'
import { layOutText } from '../lay-out-text.ts'
import { sectionAt, wordAt } from '../player/timeline.ts'

/** The start of the sentence that is spoken at `ms`; `ms` itself if that is not recorded yet. */
export function sentenceStart(
  { narration, storyStructure }: Pick<Story, 'narration' | 'storyStructure'>,
  ms: number,
): number {
  const sections = narration?.sections ?? []
  const section = sections[sectionAt(sections, ms)]
  const text = section && storyStructure.sections[section.position]?.text
  if (!text || ms > section.startMs + section.durationMs) return ms
  const spoken = wordAt(section.words, ms - section.startMs)
  const sentence = layOutText(text, section.words)
    .flat()
    .find((pieces) => pieces.some((piece) => piece.word === spoken))
  const first = sentence?.find((piece) => piece.word !== null)?.word
  const timing = typeof first === 'number' ? section.words[first] : undefined
  return timing ? section.startMs + timing[2] : section.startMs
}
