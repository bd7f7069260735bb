import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decode, hasFfmpeg, probe } from '../../../test/ffmpeg.ts'
import { id3Tag } from './id3.ts'
import { concat, encodeMp3, withoutTag } from './mp3.ts'

it.skipIf(!hasFfmpeg)('an ID3 tag shows title, artist, chapters and artwork to players', async () => {
  const seconds = 6
  const pcm = Float32Array.from({ length: 24_000 * seconds }, (_, at) => 0.2 * Math.sin(at / 10))
  const sound = await encodeMp3([pcm], { sampleRate: 24_000, channels: 1, bitrate: 64 })
  const red = { width: 300, height: 200, channels: 3, background: '#b33' } as const
  const bytes = await sharp({ create: red }).jpeg().toBuffer()
  const tag = id3Tag({
    title: 'Zoë und das Licht — מרים',
    artist: 'Luna',
    album: 'Nightlight',
    artwork: bytes,
    chapters: [
      { title: 'The lantern…', startMs: 0, endMs: 2500 },
      { title: '“Is it broken?”', startMs: 2500, endMs: 6000 },
    ],
  })
  const probed = probe(concat([tag, sound]))
  expect(probed.format.tags).toMatchObject({
    title: 'Zoë und das Licht — מרים',
    artist: 'Luna',
    album: 'Nightlight',
  })
  expect(
    probed.chapters.map((chapter) => [
      Number(chapter.start_time),
      Number(chapter.end_time),
      chapter.tags.title,
    ]),
  ).toEqual([
    [0, 2.5, 'The lantern…'],
    [2.5, 6, '“Is it broken?”'],
  ])
  expect(probed.streams[1]).toMatchObject({ codec_name: 'mjpeg', width: 300, height: 200 })
  expect(decode(concat([tag, sound])).length).toBe(pcm.length)
})

/** The frames of an ID3v2.3 tag up to its padding. */
function framesOf(tag: Uint8Array): [id: string, body: Uint8Array][] {
  const frames: [string, Uint8Array][] = []
  const view = new DataView(tag.buffer, tag.byteOffset)
  for (let at = 10; tag[at]; ) {
    const size = view.getUint32(at + 4)
    frames.push([String.fromCharCode(...tag.subarray(at, at + 4)), tag.subarray(at + 10, at + 10 + size)])
    at += 10 + size
  }
  return frames
}
/** A text frame: its encoding, a byte order mark, and UTF-16. */
const textOf = (body: Uint8Array) => new TextDecoder('utf-16le').decode(body.subarray(3))

it('an ID3 tag has title, artist, album, artwork and a chapter for each section', () => {
  const artwork = Uint8Array.of(0xff, 0xd8, 0xff, 1, 2, 3)
  const tag = id3Tag({
    title: 'Zoë 🌙 — מרים',
    artist: 'Luna',
    album: 'Nightlight',
    artwork,
    chapters: [
      { title: 'The lantern…', startMs: 0, endMs: 2499.6 },
      { title: 'Home', startMs: 2499.6, endMs: 6000 },
    ],
  })
  const frames = framesOf(tag)
  expect(frames.map(([id]) => id)).toEqual(['TIT2', 'TPE1', 'TALB', 'CTOC', 'CHAP', 'CHAP', 'APIC'])
  expect(frames.slice(0, 3).map(([, body]) => textOf(body))).toEqual(['Zoë 🌙 — מרים', 'Luna', 'Nightlight'])
  const [, second = new Uint8Array()] = frames[5] ?? []
  const afterId = 'chapter-2\0'.length
  const times = new DataView(second.buffer, second.byteOffset + afterId)
  expect([0, 4, 8, 12].map((at) => times.getUint32(at))).toEqual([2500, 6000, 0xffff_ffff, 0xffff_ffff])
  expect(textOf(second.subarray(afterId + 16 + 10))).toBe('Home')
  expect([...(frames[6]?.[1].slice(-artwork.length) ?? [])]).toEqual([...artwork])
})

it('an ID3 tag can be removed again', async () => {
  const sound = Uint8Array.of(0xff, 0xf3, 1, 2, 3)
  expect(withoutTag(concat([id3Tag({ title: 'Moon' }), sound]))).toEqual(sound)
})
