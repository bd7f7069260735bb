import { describe, expect, it } from 'vitest'
import { babble } from '../../../../test/vendors/babble.ts'
import { pitchOf } from '../../../../test/voice-measures.ts'
import type { Recording } from '../../../modules/voices/index.ts'
import { truePeak } from '../../../platform/audio/level.ts'
import { measureLoudness } from '../../../platform/audio/loudness.ts'
import { decodeMp3 } from '../../../platform/audio/mp3-decoder/decode-mp3.ts'
import { storyLoudness } from '../../../platform/audio/voice-loudness.ts'
import { windDown } from '../../../platform/prosody/plan-reading.ts'
import { finishSection } from './finish-section.ts'

const text =
  'The moon had climbed above the garden wall. A small hedgehog looked up from the leaves, and yawned.'

/** A section as a service sends it, so loud. */
function sent(gain: number, { gainDb, peak }: { gainDb?: number; peak?: number } = {}) {
  const { pcm, sampleRate, words } = babble(text, { gain })
  if (peak) for (let at = 20_000; at < 20_010; at++) pcm[at] = at % 2 ? peak : -peak
  const takes = [{ text, start: 0, pcm, sampleRate, words }]
  return { text, takes, pauseMs: 600, ...(gainDb !== undefined && { gainDb }) }
}

const soundOf = (mp3: Uint8Array): Float32Array => decodeMp3(mp3).channels[0] ?? expect.unreachable()
const loudnessOf = (mp3: Uint8Array) => measureLoudness(soundOf(mp3), 24_000)

describe('a section of a service', () => {
  it('that is recorded first decides the gain of its story, and later ones keep their distance from it', async () => {
    const first = await finishSection(sent(0.1))
    expect(Math.abs(loudnessOf(first.mp3) - storyLoudness)).toBeLessThan(0.5)
    const gainDb = first.gainDb ?? expect.unreachable()
    const quieter = await finishSection(sent(0.05, { gainDb }))
    expect(quieter.gainDb).toBe(gainDb)
    expect(loudnessOf(quieter.mp3) - loudnessOf(first.mp3)).toBeCloseTo(-6, 0)
    const louder = await finishSection(sent(0.12, { gainDb }))
    expect(loudnessOf(louder.mp3) - loudnessOf(first.mp3)).toBeGreaterThan(1)
    // The same words at the same times, however loud they are.
    expect(quieter.words).toEqual(first.words)
    expect(quieter.durationMs).toBe(first.durationMs)
  })

  it('is never much louder than its story began, and its peaks stay under the ceiling', async () => {
    const { gainDb = expect.unreachable() } = await finishSection(sent(0.05))
    const { mp3 } = await finishSection(sent(0.4, { gainDb, peak: 1 }))
    expect(loudnessOf(mp3) - storyLoudness).toBeLessThan(3.3)
    expect(loudnessOf(mp3) - storyLoudness).toBeGreaterThan(1)
    expect(truePeak(soundOf(mp3))).toBeLessThan(-1.5)
  })

  it('gets lower and quieter at the end of its story, as far as planned, and says what it cannot do', async () => {
    const { takes } = sent(0.1)
    const of = (from: number, to: number) =>
      finishSection({
        text,
        takes,
        pauseMs: 600,
        gainDb: 0,
        place: { from, to, endsSection: true, cast: [] },
      })
    const [early, late] = await Promise.all([of(0.1, 0.2), of(0.9, 1)])
    expect(loudnessOf(late.mp3) - loudnessOf(early.mp3)).toBeCloseTo(windDown.gainDb, 0)
    const heights = [early, late].map(({ mp3 }) => 12 * Math.log2(pitchOf(soundOf(mp3), 24_000).hertz))
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeCloseTo(windDown.semitones, 0)
    // Nothing of this moves a word.
    expect(late.words).toEqual(early.words)
    expect(late.leftOut).toEqual(['whispers'])
  })

  it('has every speaker at the pitch of the cast, and its narrator in the middle', async () => {
    const spoken = 'The night was mild and still. “Are you awake up there in the tree?” asked the mouse.'
    const { pcm, sampleRate, words } = babble(spoken, { gain: 0.1 })
    const takes = [{ text: spoken, start: 0, pcm, sampleRate, words }]
    const place = { from: 0, to: 0.1, endsSection: true, cast: [] }
    const finished = await finishSection({ text: spoken, takes, pauseMs: 600, place, gainDb: 0 })
    const heightOf = (sound: Float32Array, times: Recording['words'], first: number, last: number) => {
      const [from, to] = [times[first]?.[2] ?? 0, times[last]?.[3] ?? 0]
      const part = sound.slice((from / 1000) * 24_000, (to / 1000) * 24_000)
      return 12 * Math.log2(pitchOf(part, 24_000).hertz)
    }
    const moved = (first: number, last: number) =>
      heightOf(soundOf(finished.mp3), finished.words, first, last) - heightOf(pcm, words, first, last)
    expect(moved(0, 5)).toBeCloseTo(0, 0)
    expect(moved(6, 13)).toBeGreaterThan(1.2)
  })

  it('has the silence of a room between its sentences, never none', async () => {
    const { mp3, words } = await finishSection(sent(0.1))
    const sound = soundOf(mp3)
    const [before, after] = [words[7]?.[3] ?? 0, words[8]?.[2] ?? 0]
    const pause = sound.slice(((before + 150) / 1000) * 24_000, ((after - 100) / 1000) * 24_000)
    const level = 10 * Math.log10(pause.reduce((sum, sample) => sum + sample ** 2, 0) / pause.length)
    expect(level).toBeGreaterThan(-75)
    expect(level).toBeLessThan(-55)
  })

  it('without words decides nothing', async () => {
    const takes = [{ text: '…', start: 0, pcm: new Float32Array(12_000), sampleRate: 24_000, words: null }]
    expect((await finishSection({ text: '…', takes, pauseMs: 600 })).gainDb).toBeUndefined()
  })
})
