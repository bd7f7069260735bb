import { describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../../../scripts/test-limits.mjs'
import { isAnyChanged, isExhaustive, sample } from '../../../../../../scripts/test-sampling.mjs'
import { brightnessOf } from '../../../../../test/brightness.ts'
import { hasFfmpeg, measure } from '../../../../../test/ffmpeg.ts'
import { pitchOf } from '../../../../../test/voice-measures.ts'
import { filter, highPass } from '../../../../platform/audio/biquad.ts'
import { truePeak } from '../../../../platform/audio/level.ts'
import { decodeMp3 } from '../../../../platform/audio/mp3-decoder/decode-mp3.ts'
import { type SpokenSection, sampleRate, speakSection } from '../speak-section.ts'
import { type BuiltinVoice, voiceOf, voices } from '../voices.ts'
import { readingPaces } from './reading-paces.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine })

const idOf = (voice: BuiltinVoice) => voice.voiceId
const within = (...tiers: string[]) => voices.filter((voice) => tiers.includes(voice.tier))

it('the catalogue starts with a woman and a man for everybody, and grows with the plans', () => {
  expect(within('firefly').map((voice) => [voice.voiceId, voice.gender])).toEqual([
    ['builtin-luna', 'female'],
    ['builtin-bramble', 'male'],
  ])
  expect(within('firefly', 'starlight')).toHaveLength(10)
  expect(voices.length).toBeGreaterThanOrEqual(24)
})

it('the catalogue names and describes each voice differently', () => {
  const descriptionOf = ({ description }: BuiltinVoice) => description ?? ''
  for (const textOf of [idOf, (voice: BuiltinVoice) => voice.name, descriptionOf]) {
    expect(new Set(voices.map(textOf)).size).toBe(voices.length)
  }
  for (const voice of voices) expect(descriptionOf(voice).length).toBeLessThan(90)
})

const page = 'The lantern had a crack in it, and a thin gold line came through. “Is it broken?” asked Mia.'
const aReading = { speed: 0.8, pauseMs: 400, text: page }

/** Each voice reads the page once, when somebody first listens. */
const readings = new Map<string, Promise<SpokenSection>>()
function readingOf(voiceId: string): Promise<SpokenSection> {
  const reading = readings.get(voiceId) ?? speakSection({ ...aReading, voiceId })
  readings.set(voiceId, reading)
  return reading
}

/** Hertz under which 95 % of the energy must not be: the engine's own voices are at 450 to 900, a person who reads near 2,000. */
const leastBrightness = 1000
/** Standard deviation of the melody in semitones: the engine's own voices are at 0.5 to 1.3, a person who reads at 3.2. */
const leastRange = 1.7

/** A fifth of the voices, and those that every family has. */
const sampled = sample(voices, 0.2, ({ tier }) => tier === 'firefly')

describe.each(sampled.map(idOf))('the voice %s', (voiceId) => {
  it('reads at its own tempo, and knows when it says each word', async () => {
    const reading = await readingOf(voiceId)
    const first = await readingOf('builtin-luna')
    const spoken = ({ durationMs }: SpokenSection) => durationMs - 2.5 * aReading.pauseMs
    const tempo = spoken(first) / spoken(reading)
    expect(Math.abs(tempo / (voiceOf(voiceId).tempo ?? 1) - 1)).toBeLessThan(0.06)
    expect(reading.estimated).toBe(0)
    const ends = reading.words.map(([, , , to]) => to)
    expect(ends).toEqual(ends.toSorted((one, other) => one - other))
    expect(ends).toHaveLength(first.words.length)
    expect(ends.at(-1)).toBeLessThan(reading.durationMs)
  })

  it('is neither sharp nor dull, and moves as a reader does', async () => {
    const pcm = soundOf(await readingOf(voiceId))
    const sharp = highPass(5000, sampleRate)
    const high = filter(filter(pcm, sharp), sharp)
    expect(20 * Math.log10(rms(high) / rms(pcm))).toBeLessThan(-22)
    expect(brightnessOf(pcm, sampleRate).most).toBeGreaterThan(leastBrightness)
    expect(pitchOf(pcm, sampleRate).semitones).toBeGreaterThan(leastRange)
  })

  it.skipIf(!hasFfmpeg)('is as loud as it should be and clips nowhere', async () => {
    const { loudness, peak } = measure((await readingOf(voiceId)).mp3)
    expect(loudness).toBeGreaterThan(-20)
    expect(loudness).toBeLessThan(-18)
    expect(peak).toBeLessThan(-1.4)
  })
})

/** The least difference between two voices in at least one of the three measures: over half a tone, and audible side by side. */
const apart = { semitones: 0.8, colour: 0.08, tempo: 0.08 }

it.runIf(isExhaustive)('gives every voice a pitch, a colour or a tempo of its own', async () => {
  const heard = await Promise.all(
    voices.map(async ({ voiceId, base, tempo = 1 }) => {
      const pcm = soundOf(await readingOf(voiceId))
      return { voiceId, base, pitch: pitchOf(pcm, sampleRate).hertz, colour: colourOf(pcm), tempo }
    }),
  )
  const alike = heard.flatMap((one, index) =>
    heard
      .slice(index + 1)
      .filter(
        (other) =>
          one.base === other.base &&
          Math.abs(12 * Math.log2(one.pitch / other.pitch)) < apart.semitones &&
          Math.abs(Math.log(one.colour / other.colour)) < apart.colour &&
          Math.abs(Math.log(one.tempo / other.tempo)) < apart.tempo,
      )
      .map((other) => `${one.voiceId} and ${other.voiceId}`),
  )
  expect(alike).toEqual([])
})

/** In dBTP, what families are promised, and what encoding can add to the highest peak of another page than this one. */
const promisedPeak = -1.5
const peakMargin = 1.5

const paced = voices.filter((_, place) => place % 6 === 0)

/** Every voice where something has just been changed that it is made by, otherwise those that are heard here anyway and some more. */
const isVoiceChanged = isAnyChanged(
  'server/src/providers/speech/',
  'server/src/platform/audio/',
  'server/src/platform/prosody/',
)
const peaked = sample(voices, isVoiceChanged ? 1 : 1 / 6, (voice) => [...sampled, ...paced].includes(voice))

it('the catalogue stays under the promised peak in every voice, with room for what encoding does to one page in a hundred', async () => {
  for (const { voiceId } of peaked) {
    const pcm = soundOf(await readingOf(voiceId))
    expect([voiceId, truePeak(pcm) < promisedPeak - peakMargin]).toEqual([voiceId, true])
  }
})

it('the catalogue has the measured reading pace of each voice', async () => {
  expect(Object.keys(readingPaces).toSorted()).toEqual(voices.map(idOf).toSorted())
  for (const { voiceId } of paced) {
    const { lettersASecond = 0, wordsAMinute } = readingPaces[voiceId] ?? {}
    const { durationMs } = await readingOf(voiceId)
    const seconds = (durationMs - 2.5 * aReading.pauseMs) / 1000
    const letters = page.match(/[a-z]/gi)?.length ?? 0
    expect(Math.abs(letters / seconds / aReading.speed / lettersASecond - 1)).toBeLessThan(0.1)
    expect(wordsAMinute?.['gentle-lullaby']).toBeLessThan(wordsAMinute?.['cozy-reading'] ?? 0)
  }
})

/** As a family hears it, without ffmpeg. */
function soundOf({ mp3 }: SpokenSection): Float32Array {
  const [pcm = new Float32Array()] = decodeMp3(mp3).channels
  return pcm
}

const rms = (pcm: Float32Array) =>
  Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)

/** Crossings of zero a second: more of them in a brighter voice. */
function colourOf(pcm: Float32Array): number {
  let crossings = 0
  for (let index = 1; index < pcm.length; index++) {
    const loud = Math.abs(pcm[index] ?? 0) > 0.01
    if (loud && (pcm[index - 1] ?? 0) < 0 !== (pcm[index] ?? 0) < 0) crossings++
  }
  return (crossings * sampleRate) / pcm.length
}
