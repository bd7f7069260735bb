import { tellStory } from '@nightlight/storyteller'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { decode, hasFfmpeg, measure } from '../../../../test/ffmpeg.ts'
import { joinMp3 } from '../../../platform/audio/join-mp3.ts'
import { openBuiltinSpeech } from './index.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine })

const speech = openBuiltinSpeech({ threads: 2 })
afterAll(() => speech.close())

const signal = new AbortController().signal
const story = tellStory({
  seed: 'evening',
  theme: 'animals',
  length: 'short',
  minutes: 3,
  children: [{ name: 'Mia', age: 4 }],
  companions: [],
})

/** One voice of each kind that the engine has. */
describe.skipIf(!hasFfmpeg).each(['builtin-luna', 'builtin-old-oak', 'builtin-clover'])(
  'a whole story read by %s',
  (voiceId) => {
    it('is as loud as promised, never too loud, and without a gap', async () => {
      const takes = await Promise.all(
        story.sections.map(({ text, pace }) =>
          speech.record({ text, voiceId, speed: 0.9 * pace, pauseMs: 300, signal }),
        ),
      )
      const whole = joinMp3(
        takes.map(({ mp3 }) => mp3),
        story.title,
      )
      const { loudness, peak } = measure(whole.mp3)
      expect(Math.abs(loudness + 19)).toBeLessThan(1)
      expect(peak).toBeLessThan(-1.5)
      const pcm = decode(whole.mp3)
      expect(Math.abs(pcm.length / 24 - whole.durationMs)).toBeLessThan(1)
      // What is added between two sections is the rest of a frame or two of 24 ms, and never a click.
      const spoken = takes.reduce((sum, { durationMs }) => sum + durationMs, 0)
      expect(whole.durationMs - spoken).toBeLessThan(takes.length * 60)
      for (const start of whole.starts.slice(1)) {
        const at = Math.round(start * 24)
        const seam = pcm.subarray(at - 240, at + 240)
        expect(Math.max(...seam.map(Math.abs))).toBeLessThan(0.02)
      }
    })
  },
)
