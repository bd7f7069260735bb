import { describe, expect, it } from 'vitest'
import { planReading } from './plan-reading.ts'
import { semitonesOf, speakersIn } from './speakers.ts'

const cast = [
  { name: 'Mia', role: 'child' },
  { name: 'Bo', role: 'dog' },
]
const whole = { from: 0, to: 1, endsSection: true, cast }
const kinds = (text: string) => planReading(text, 800, whole).map(({ kind }) => kind)

describe('a plan for reading', () => {
  it('knows questions, cries, whispers and lists, inside sentences too', () => {
    expect(kinds('“Is it broken?” asked Mia.')).toEqual(['question', 'statement'])
    expect(kinds('“Where is it?” asked Mia. “Stop!”')).toEqual(['wh-question', 'statement', 'cry'])
    expect(kinds('“Come here,” whispered Mia.')).toEqual(['whisper', 'statement'])
    expect(kinds('They took bread, cheese, and one plum. A bear called “Nod” slept.')).toEqual([
      'list',
      'statement',
    ])
    expect(kinds('“I am off,” said Bo, “and you?”')).toEqual(['open', 'open', 'question'])
    expect(kinds('')).toEqual([])
  })

  it('covers every letter of a text once, in order', () => {
    const text = '“One,” said Mia. "Two!" Then—three… (four)\n\n“Five\n\n“Six?” 🌙 Mr. Fox, e.g. he, ran.'
    const phrases = planReading(text, 800, whole)
    const read = phrases.map(({ start, end }) => text.slice(start, end)).join('')
    expect(read.replace(/[^\p{L}]/gu, '')).toBe(text.replace(/[^\p{L}]/gu, ''))
    for (const [index, { start }] of phrases.entries())
      expect(start).toBeGreaterThanOrEqual(phrases[index - 1]?.end ?? 0)
  })

  it('gives each speaker a voice of their own, and keeps it', () => {
    const text = `“Who is there?” asked the mouse.

“I am,” rumbled the old dragon.

“Oh,” said the mouse. “You.”

“Yes.”

The dragon sat down. “May I stay?” it asked.`
    expect(speakersIn(text).map(({ speaker }) => speaker)).toEqual([
      'mouse',
      'old dragon',
      'mouse',
      'mouse',
      'old dragon',
      'old dragon',
    ])
    expect(semitonesOf('old dragon', cast)).toBeLessThan(-1.4)
    expect(semitonesOf('mouse', cast)).toBeGreaterThan(1.4)
    expect(semitonesOf('bo', cast)).toBe(semitonesOf('dog', []))
    expect(semitonesOf('mia', cast)).toBe(semitonesOf('child', []))
    for (const name of ['ada', 'ravi', 'xochitl', 'constructor'])
      expect(Math.abs(semitonesOf(name, []))).toBeGreaterThan(1.4)
  })

  it('pauses differently after each sentence, within a quarter, and longest where a page is turned', () => {
    const text =
      'It rained. The old boat lay on the sand and waited for the water to come back. Why? Nobody knew.'
    const pauses = planReading(text, 800, whole).map(({ pauseMs }) => pauseMs)
    const between = pauses.slice(0, -1)
    expect(new Set(between).size).toBe(3)
    for (const pause of between) expect(Math.abs(pause / 800 - 1)).toBeLessThanOrEqual(0.25)
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(1900)
    expect(planReading(text, 800).at(-1)?.pauseMs).toBe(1200)
  })

  it('gets lower and quieter over the last third of a story', () => {
    const text = 'The moon came up. The moon came up. The moon came up.'
    const heights = (from: number, to: number) =>
      planReading(text, 800, { ...whole, from, to }).map(({ semitones, gainDb }) => ({ semitones, gainDb }))
    expect(heights(0, 0.3)).toEqual(heights(0.3, 0.6))
    const [before] = heights(0.5, 0.6)
    const [, , last] = heights(0.95, 1)
    const [, , early] = heights(0.3, 0.6)
    expect(before?.gainDb).toBe(0)
    expect(last?.gainDb).toBeLessThan(-3)
    expect((last?.semitones ?? 0) - (early?.semitones ?? 0)).toBeLessThan(-1.2)
  })
})
