import { expect, it } from 'vitest'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import { wordsOf } from '../../platform/audio/words-of.ts'
import type { Recording } from '../voices/index.ts'
import { recordInParts } from './record-in-parts.ts'

const requested: string[] = []

/** Ten milliseconds a word, and a tenth of a second of silence after each part. */
async function recordQuickly(text: string): Promise<Recording> {
  requested.push(text)
  const words = wordsOf(text).map(({ start, end }, index): [number, number, number, number] => [
    start,
    end,
    index * 10,
    index * 10 + 8,
  ])
  const durationMs = words.length * 10 + 100
  const pcm = new Float32Array(Math.round(durationMs * 24)).fill(0.01)
  return { mp3: await encodeMp3([pcm], { sampleRate: 24_000, channels: 1, bitrate: 64 }), durationMs, words }
}

it('records five thousand words part by part, without losing one', async () => {
  const sentence = 'The owl who lives in   number 12 said nothing,\n but she  looked at Zoë for a long time. '
  const paragraph = `${sentence.repeat(8)}\n\n`
  const text = paragraph.repeat(Math.ceil(5000 / wordsOf(paragraph).length))
  const { words, durationMs } = await recordInParts(text, recordQuickly)
  expect(requested.length).toBeGreaterThan(5)
  expect(Math.max(...requested.map(({ length }) => length))).toBeLessThanOrEqual(4000)
  const expected = wordsOf(text).map(({ start, end }) => text.slice(start, end))
  expect(expected.length).toBeGreaterThan(5000)
  expect(words.map(([start, end]) => text.slice(start, end))).toEqual(expected)
  const begins = words.map(([, , from]) => from)
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
  expect(words.at(-1)?.[3]).toBeLessThan(durationMs)
  // Three frames of MP3 at most are added between two parts.
  expect(durationMs - (words.length * 10 + requested.length * 100)).toBeLessThan(requested.length * 75)
})

it('records a section of normal length at once', async () => {
  requested.length = 0
  await recordInParts('Good night.\n\nSleep well.', recordQuickly)
  expect(requested).toEqual(['Good night.\n\nSleep well.'])
})

it('splits an urgent section between threads at paragraphs, and keeps its words in order', async () => {
  requested.length = 0
  const text =
    'The owl sat in the old tree.\n\nShe  looked down.\n\nNobody was there, and so she closed her eyes.'
  const { words } = await recordInParts(text, recordQuickly, 2)
  expect(requested).toEqual([
    'The owl sat in the old tree.\n\nShe  looked down.',
    'Nobody was there, and so she closed her eyes.',
  ])
  expect(words.map(([start, end]) => text.slice(start, end))).toEqual(text.match(/\w+/g))
  const begins = words.map(([, , from]) => from)
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
})
