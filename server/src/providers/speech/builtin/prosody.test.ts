import { describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { brightnessOf } from '../../../../test/brightness.ts'
import { medianOf, onsetErrors, pitchOf, riseWithin } from '../../../../test/voice-measures.ts'
import { measureLoudness } from '../../../platform/audio/loudness.ts'
import { decodeMp3 } from '../../../platform/audio/mp3-decoder/decode-mp3.ts'
import { trackPitch } from '../../../platform/audio/pitch-track.ts'
import { sampleRate, say, sayInColour, speakSection } from './speak-section.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine })

const manner = { speed: 0.8, pauseMs: 800 }
const page =
  'The lantern had a crack in it, and a thin gold line came through. They carried it down to the water. An old heron watched them go.'

/** The closure of a d and the breath of a th are parts of their words, and quieter than what the sound can be measured by. */
const voicedBeginnings =
  'Up it went. In came Mia. Over it all, owls flew. Nobody spoke. Mice ran. Our moon rose. Old oaks.'

/** One voice of each speaker in the engine. The melody of the second one is its own: all that moves it is ours. */
describe.each(['builtin-luna', 'builtin-bramble', 'builtin-rowan'])('%s', (voiceId) => {
  const lastRise = (text: string) => {
    const { pcm, words } = say({ ...manner, voiceId, text })
    const [, , from = 0, to = 0] = words.at(-1) ?? []
    return riseWithin(trackPitch(pcm, sampleRate), from, to) ?? 0
  }

  it('rises at the end of a question, and falls at that of a statement and a cry', () => {
    expect(lastRise('“Are you going home?”')).toBeGreaterThan(1)
    // Of one syllable, in which the engine's own melody falls most, and of two.
    expect(lastRise('“Is it far?”')).toBeGreaterThan(1)
    expect(lastRise('“Is it big enough?”')).toBeGreaterThan(1)
    expect(lastRise('“You are going home.”')).toBeLessThan(0)
    expect(lastRise('“You are going home!”')).toBeLessThan(0)
  })

  it('gets lower and quieter towards the end of a story, and knows when it says each word', async () => {
    // As a family hears it: a limiter could give back what the plan takes away.
    const at = async (from: number, to: number) => {
      const place = { from, to, endsSection: true, cast: [] }
      const { mp3 } = await speakSection({ ...manner, voiceId, text: page, place })
      return decodeMp3(mp3).channels[0] ?? new Float32Array()
    }
    const [early, late] = [await at(0, 0.2), await at(0.9, 1)]
    const heights = [early, late].map((pcm) => Math.log2(pitchOf(pcm, sampleRate).hertz) * 12)
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeLessThan(-0.9)
    const lufs = [early, late].map((pcm) => measureLoudness(pcm, sampleRate))
    expect((lufs[1] ?? 0) - (lufs[0] ?? 0)).toBeLessThan(-2.5)
    const plain = say({ ...manner, voiceId, text: voicedBeginnings })
    expect(medianOf(onsetErrors(plain.pcm, plain.words, sampleRate))).toBeLessThan(8)
  })

  it('moves as a reader does, and is not dull', () => {
    const { pcm } = sayInColour({ ...manner, voiceId, text: page })
    expect(pitchOf(pcm, sampleRate).semitones).toBeGreaterThan(1.8)
    const loud = measureLoudness(pcm, sampleRate)
    const even = pcm.map((sample) => sample * 10 ** ((-19 - loud) / 20))
    // Without the lift of its base each of the first two has its centre below 290 Hz.
    expect(brightnessOf(even, sampleRate).centre).toBeGreaterThan(320)
  })
})
