import { describe, expect, it } from 'vitest'
import { babble, pcm16Of, wavOf } from '../../../test/vendors/babble.ts'
import { decodeSound } from './decode-sound.ts'
import { setPauses } from './set-pauses.ts'
import { findSilences } from './silences.ts'

const spoken = babble('Good night, little star.')
const wav = { kind: 'wav' } as const
const bare = { kind: 'pcm16', sampleRate: 24_000 } as const

const near = (one: Float32Array, other: Float32Array) =>
  Math.max(...one.map((sample, index) => Math.abs(sample - (other[index] ?? 0))))

describe('sound from a service or a browser', () => {
  it('is decoded from a WAV file and from raw samples', () => {
    const file = decodeSound(wavOf(spoken), wav)
    expect([file.sampleRate, file.pcm.length]).toEqual([24_000, spoken.pcm.length])
    expect(near(file.pcm, spoken.pcm)).toBeLessThan(0.001)
    expect(near(decodeSound(pcm16Of(spoken.pcm), bare).pcm, spoken.pcm)).toBeLessThan(0.001)
    expect(decodeSound(wavOf(spoken), bare).pcm).toEqual(file.pcm)
  })

  it('may be a streamed WAV file whose header does not know the length', () => {
    for (const declared of [0, 0xffff_ffff, 0x7fff_f000])
      expect(decodeSound(wavOf(spoken, declared), wav).pcm).toHaveLength(spoken.pcm.length)
  })

  it('is refused when it is shorter than its header says', () => {
    const whole = wavOf(spoken)
    expect(() => decodeSound(whole.subarray(0, whole.length >> 1), wav)).toThrow(/truncated/)
    expect(() => decodeSound(whole.subarray(0, 40), wav)).toThrow(/truncated/)
  })

  it.each([
    ['an MP3 file', new Uint8Array([0xff, 0xfb, 0x90, 0, 0, 0])],
    ['a tagged MP3 file', Buffer.from('ID3\x04\0\0\0')],
    ['a JSON error', Buffer.from('{"detail":"sorry"}')],
    ['an HTML page', Buffer.from('<html></html>')],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => decodeSound(bytes, wav)).toThrow(/unsupported/)
    expect(() => decodeSound(bytes, bare)).toThrow(/unsupported/)
  })
})

describe('pauses', () => {
  const text = 'One went home. Two went home.\n\nThree stayed, and slept.'
  const { pcm, words, sampleRate } = babble(text)
  const between = (silences: readonly { from: number; to: number }[]) =>
    silences.slice(0, -1).map(({ from, to }) => to - from)

  it('between sentences are as long as the pace requires, and longer after a paragraph', () => {
    const paced = setPauses(text, { pcm, sampleRate }, words, 800)
    const silences = findSilences(paced.pcm, sampleRate, 100)
    const [afterOne = 0, afterTwo = 0, atComma = 0] = between(silences)
    expect(Math.abs(afterOne - 800)).toBeLessThan(30)
    expect(Math.abs(afterTwo - 1200)).toBeLessThan(30)
    expect(Math.abs(atComma - 180)).toBeLessThan(30)
    const end = silences.at(-1)
    expect(Math.abs((end?.to ?? 0) - (end?.from ?? 0) - 1290)).toBeLessThan(40)
  })

  it('shift the word timings with the sound', () => {
    const paced = setPauses(text, { pcm, sampleRate }, words, 800)
    const loud = (ms: number) =>
      Math.max(...paced.pcm.slice((ms / 1000) * sampleRate, ((ms + 40) / 1000) * sampleRate).map(Math.abs))
    for (const [, , from] of paced.words) expect(loud(from)).toBeGreaterThan(0.02)
    for (const index of [3, 6]) expect(loud((paced.words[index]?.[2] ?? 0) - 60)).toBeLessThan(0.01)
  })

  it('that are already longer are left alone', () => {
    const paced = setPauses(text, { pcm, sampleRate }, words, 100)
    const [afterOne = 0] = between(findSilences(paced.pcm, sampleRate, 100))
    expect(Math.abs(afterOne - 320)).toBeLessThan(30)
  })

  it('are not inserted where there is no silence', () => {
    const without = Float32Array.from({ length: 48_000 }, (_, index) => Math.sin(index / 10) / 4)
    const paced = setPauses(
      'One. Two.',
      { pcm: without, sampleRate },
      [
        [0, 3, 0, 900],
        [5, 8, 1000, 1900],
      ],
      800,
    )
    expect(paced.pcm.length).toBe(48_000 + 1.2 * 24_000)
    expect(paced.words).toEqual([
      [0, 3, 0, 900],
      [5, 8, 1000, 1900],
    ])
  })
})
