import type { WordTiming } from '@nightlight/contract'
import type { Recording } from '../../../modules/voices/index.ts'
import { alignWords } from '../../../platform/audio/align-words.ts'
import { level } from '../../../platform/audio/level.ts'
import { encodeMp3 } from '../../../platform/audio/mp3.ts'
import { resample } from '../../../platform/audio/resample.ts'
import { setPauses } from '../../../platform/audio/set-pauses.ts'
import { highestVoicePeak } from '../../../platform/audio/voice-peak.ts'

/** A part of a section as it came back, without a change. */
export interface Take {
  readonly text: string
  /** Where the part starts in the section. */
  readonly start: number
  readonly pcm: Float32Array
  readonly sampleRate: number
  /** Places in the part and times in its sound; null where they have to be found. */
  readonly words: readonly WordTiming[] | null
}

export interface RawSection {
  readonly text: string
  readonly takes: readonly Take[]
  readonly pauseMs: number
}

/** The same for every voice, so that files of one story and of two join. */
const sampleRate = 24_000
const loudness = -19

/** Makes of what a vendor spoke what a built-in voice would have made: paced, levelled, and encoded as MP3 with the words' times. */
export async function finishSection({ text, takes, pauseMs }: RawSection): Promise<Recording> {
  const { pcm, words } = lineUp(takes)
  const paced = setPauses(text, { pcm, sampleRate }, words, pauseMs)
  const levelled = level(paced.pcm, sampleRate, loudness, highestVoicePeak)
  const mp3 = await encodeMp3([levelled], { sampleRate, channels: 1, bitrate: 64 })
  return { mp3, durationMs: (levelled.length / sampleRate) * 1000, words: paced.words }
}

function lineUp(takes: readonly Take[]): { pcm: Float32Array; words: WordTiming[] } {
  const sounds = takes.map((take) => resample(take.pcm, sampleRate / take.sampleRate))
  const pcm = new Float32Array(sounds.reduce((sum, sound) => sum + sound.length, 0))
  const words: WordTiming[] = []
  let at = 0
  for (const [index, take] of takes.entries()) {
    const sound = sounds[index] ?? new Float32Array()
    const shift = (at / sampleRate) * 1000
    const timed = take.words ?? alignWords(take.text, sound, sampleRate)
    for (const [start, end, from, to] of timed) {
      words.push([start + take.start, end + take.start, from + shift, to + shift])
    }
    pcm.set(sound, at)
    at += sound.length
  }
  return { pcm, words }
}
