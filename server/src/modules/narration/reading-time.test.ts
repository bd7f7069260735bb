import { type Cadence, cadences, paces } from '@nightlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { secondsOf } from './reading-time.ts'
import { splitText } from './split-text.ts'

/** Words, marks and breaks in any order, and text of any script. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('Moon', 'owl', ' ', '. ', '! ', '\n\n', '“Hush,” ', 'é', '夜', '…', '7'), {
      maxLength: 60,
    })
    .map((pieces) => pieces.join('')),
)
const pace = fc.double({ min: 0.5, max: 1, noNaN: true })
const section = fc.record({ text, pace })
const cadence = fc.constantFrom(...cadences)
const rate = fc.double({ min: 6, max: 26, noNaN: true })
const fromSlowToFast: readonly Cadence[] = [...cadences].sort((a, b) => paces[a].speed - paces[b].speed)

it('sections take together the sum of their times, at any pace', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 8 }), cadence, rate, (sections, chosen, letters) => {
      const whole = secondsOf(sections, chosen, letters)
      const parts = sections.map((each) => secondsOf([each], chosen, letters))
      expect(Number.isFinite(whole) && whole >= 0).toBe(true)
      expect(whole).toBeCloseTo(
        parts.reduce((sum, seconds) => sum + seconds, 0),
        6,
      )
      for (const seconds of parts) expect(seconds).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('a slower pace, a slower story and a slower voice never take less time', () => {
  fc.assert(
    fc.property(section, pace, rate, rate, (read, other, oneRate, otherRate) => {
      const times = fromSlowToFast.map((chosen) => secondsOf([read], chosen, oneRate))
      expect(times).toEqual([...times].sort((a, b) => b - a))
      const [slow, fast] = [Math.min(read.pace, other), Math.max(read.pace, other)]
      const seconds = (factor: number, letters: number) =>
        secondsOf([{ ...read, pace: factor }], 'bedtime-story', letters)
      expect(seconds(slow, oneRate)).toBeGreaterThanOrEqual(seconds(fast, oneRate))
      const [low, high] = [Math.min(oneRate, otherRate), Math.max(oneRate, otherRate)]
      expect(seconds(read.pace, low)).toBeGreaterThanOrEqual(seconds(read.pace, high))
    }),
  )
})

it('the parts of any text lose only white space, and none is too long', () => {
  const bare = (said: string) => said.replace(/\s+/g, '')
  fc.assert(
    fc.property(text, fc.integer({ min: 12, max: 400 }), (said, longest) => {
      const parts = splitText(said, longest)
      expect(bare(parts.join(' '))).toBe(bare(said))
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(longest)
        expect(part.trim()).not.toBe('')
      }
    }),
  )
})
