import type { WordTiming } from '@nightlight/contract'
import { bookPageSize, bookSize, canLetter } from '@nightlight/illustrator'
import type { Illustrator, PictureBrief } from '../src/modules/pictures/index.ts'
import type { Recording, SpeechRequest } from '../src/modules/voices/index.ts'
import {
  concat,
  encodeMp3,
  frameSamples,
  framesOf,
  type Mp3Format,
  withInfoFrame,
} from '../src/platform/audio/mp3.ts'
import { type BuiltinSpeech, openBuiltinSpeech } from '../src/providers/speech/builtin/index.ts'

/**
 * Draws a strip as wide as a picture, in a colour that depends on the brief. A scene of the real size takes many times as long to
 * rasterize and store, which matters only to tests of pictures.
 */
export const fakeIllustrator: Illustrator = {
  id: 'nightlight',
  async draw(picture: PictureBrief) {
    const colour = `hsl(${[...JSON.stringify(picture)].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 360} 40% 60%)`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 12" width="1200" height="12"><rect width="1200" height="12" fill="${colour}"/></svg>`
    return { svg, width: 1200, height: 12 }
  },
  canLetter,
  async drawBookCover(_, { ratio, bleed }) {
    const { width, height } = bookSize({ ratio, bleed })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#334455"/></svg>`
    return { svg, width, height }
  },
  async drawBookPage(_, ratio) {
    const { width, height } = bookPageSize(ratio)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#553344"/></svg>`
    return { svg, width, height }
  },
}

/**
 * Draws pictures of their real size, in one colour, where they are cut to another shape: the strips of the other are enlarged fifty times for
 * it, which takes longer than all the rest.
 */
export const plainIllustrator: Illustrator = {
  ...fakeIllustrator,
  async draw() {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#446655"/></svg>'
    return { svg, width: 1200, height: 900 }
  },
}

/** The built-in voices with their names and reading rates, but with silence in place of sound, for as long as the words take. */
export function fakeSpeech(): BuiltinSpeech {
  const real = openBuiltinSpeech({ threads: 1 })
  return {
    ...real,
    // The engine is not needed.
    getReady() {},
    async record(request) {
      const rate = real.readingRate(request.voiceId)
      // The real one refuses an unknown voice.
      return rate === undefined ? real.record(request) : recordSilence(request, rate)
    },
  }
}

const format: Mp3Format = { sampleRate: 24_000, channels: 1, bitrate: 64 }
const frameMs = (frameSamples.low * 1000) / format.sampleRate

async function recordSilence(
  { text, speed, pauseMs, signal }: SpeechRequest,
  rate: number,
): Promise<Recording> {
  signal.throwIfAborted()
  const words: WordTiming[] = []
  let at = 0
  for (const word of text.matchAll(/[\p{L}\p{N}][^\s]*/gu)) {
    const ends = at + (word[0].length * 1000) / (rate * speed)
    words.push([word.index, word.index + word[0].length, Math.round(at), Math.round(ends)])
    at = ends + (/[.!?]\W*$/.test(word[0]) ? pauseMs : 0)
  }
  const frames = Math.ceil(Math.max(at, 500) / frameMs)
  return { mp3: await silence(frames), durationMs: frames * frameMs, words }
}

let oneSecond: Promise<Uint8Array> | undefined

async function silence(frames: number): Promise<Uint8Array> {
  oneSecond ??= encodeMp3([new Float32Array(format.sampleRate)], format).then(framesOf)
  const second = await oneSecond
  const size = ((frameSamples.low / 8) * format.bitrate * 1000) / format.sampleRate
  const parts = Array.from({ length: frames }, () => second.subarray(size * 8, size * 9))
  return withInfoFrame(concat(parts), format, frames * frameSamples.low)
}
