import { z } from 'zod'
import { SpeechFailed } from '../../../modules/voices/index.ts'
import { decodeSound } from '../../../platform/audio/decode-sound.ts'
import { type HeardWord, matchWords } from '../cloud/match-words.ts'
import type { Spoken } from '../cloud/voice-vendor.ts'

const Timestamp = z.object({
  text: z.string(),
  type: z.string(),
  time: z.object({ begin: z.number(), end: z.number() }),
})

const Snippet = z.object({ audio: z.string().nullish(), timestamps: z.array(Timestamp).nullish() })

export const Generation = z.object({
  audio: z.string().min(1),
  /** Seconds. */
  duration: z.number().min(0),
  fileSize: z.number().min(0),
  snippets: z.array(z.array(Snippet)),
})

type Generation = z.infer<typeof Generation>
type Snippet = z.infer<typeof Snippet>

/** What one generation says. @throws {SpeechFailed} when less came than it says that it sends */
export function spokenBy(generation: Generation, text: string): Spoken {
  const bytes = new Uint8Array(Buffer.from(generation.audio, 'base64'))
  if (bytes.length < generation.fileSize) throw new SpeechFailed('cut')
  return {
    bytes,
    format: { kind: 'wav' },
    words: matchWords(text, heardWords(generation.snippets.flat())),
    claimedMs: generation.duration * 1000,
  }
}

/** Rounding lets the end of one snippet and the beginning of the next differ by a little. */
const toleranceMs = 50

/**
 * The words of all snippets on one clock. The description leaves open whether a snippet's clock starts with it or with the whole:
 * if one starts before the previous one ended, its times count from the start of the snippet.
 */
function heardWords(snippets: readonly Snippet[]): HeardWord[] {
  const timed = snippets.map((snippet) =>
    (snippet.timestamps ?? [])
      .filter(({ type }) => type === 'word')
      .map(({ text, time }) => ({ text, from: time.begin, to: time.end })),
  )
  const hasOwnClocks = timed.some((words, index) => {
    const before = timed.slice(0, index).flat().at(-1)
    const [first] = words
    return before !== undefined && first !== undefined && first.from < before.to - toleranceMs
  })
  if (!hasOwnClocks) return timed.flat()
  let shift = 0
  return timed.flatMap((words, index) => {
    const begins = shift
    shift += lengthOf(snippets[index])
    return words.map(({ text, from, to }) => ({ text, from: from + begins, to: to + begins }))
  })
}

function lengthOf(snippet: Snippet | undefined): number {
  if (!snippet?.audio) return 0
  const { pcm, sampleRate } = decodeSound(new Uint8Array(Buffer.from(snippet.audio, 'base64')), {
    kind: 'wav',
  })
  return (pcm.length / sampleRate) * 1000
}
