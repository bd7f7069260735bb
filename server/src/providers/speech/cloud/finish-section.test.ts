import { describe, expect, it } from 'vitest'
import { babble } from '../../../../test/vendors/babble.ts'
import { truePeak } from '../../../platform/audio/level.ts'
import { measureLoudness } from '../../../platform/audio/loudness.ts'
import { decodeMp3 } from '../../../platform/audio/mp3-decoder/decode-mp3.ts'
import { storyLoudness } from '../../../platform/audio/voice-loudness.ts'
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

  it('without words decides nothing', async () => {
    const takes = [{ text: '…', start: 0, pcm: new Float32Array(12_000), sampleRate: 24_000, words: null }]
    expect((await finishSection({ text: '…', takes, pauseMs: 600 })).gainDb).toBeUndefined()
  })
})
