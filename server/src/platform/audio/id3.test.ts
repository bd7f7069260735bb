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
    artwork: { contentType: 'image/jpeg', bytes },
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

it('an ID3 tag can be removed again', async () => {
  const sound = Uint8Array.of(0xff, 0xf3, 1, 2, 3)
  expect(withoutTag(concat([id3Tag({ title: 'Moon' }), sound]))).toEqual(sound)
})
