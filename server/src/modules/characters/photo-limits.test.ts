import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { NotAnswered } from '../../platform/child-process.ts'
import { cleanPhoto } from './clean-photo.ts'
import { openPhotoCleaner } from './photo-cleaner.ts'
import { decodingBytes } from './photo-limits.ts'

interface Shape {
  readonly width: number
  readonly height: number
  readonly frame?: 'baseline' | 'progressive'
  /** Components of the first scan, of three. */
  readonly inScan?: number
}

/** A JPEG file that ends before its first pixel: whoever decodes it finds it unreadable. */
function jpegHeader({ width, height, frame = 'baseline', inScan = 3 }: Shape): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const components = [1, 2, 3].flatMap((id) => [id, 0x11, 0])
  const startOfFrame = [0xff, frame === 'progressive' ? 0xc2 : 0xc0, 0, 17, 8, ...size, 3, ...components]
  const scanned = Array.from({ length: inScan }, (_, index) => [index + 1, 0]).flat()
  const end = frame === 'progressive' ? [0, 0, 0] : [0, 63, 0]
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...startOfFrame,
    ...[0xff, 0xda, 0, 6 + 2 * inScan, inScan, ...scanned, ...end],
    ...[0xff, 0xd9],
  ])
}

const tooMany = { refused: 'This picture has too many pixels.' }
const unreadable = { refused: expect.stringContaining('not a photo that can be read') }

describe('photos', () => {
  it.each<[string, Shape, object]>([
    ['50 megapixels', { width: 8_600, height: 5_800 }, unreadable],
    ['51 megapixels', { width: 8_800, height: 5_800 }, tooMany],
    ['30 megapixels, progressive', { width: 6_300, height: 4_700, frame: 'progressive' }, unreadable],
    ['31 megapixels, progressive', { width: 6_600, height: 4_700, frame: 'progressive' }, tooMany],
    ['31 megapixels, in several scans', { width: 6_600, height: 4_700, inScan: 1 }, tooMany],
  ])('of %s are refused by their header or decoded', async (_, shape, result) => {
    expect(await cleanPhoto(jpegHeader(shape))).toEqual(result)
  })

  it.each([
    ['png', { isProgressive: true }, 400_000_000],
    ['png', { isProgressive: true, depth: 'ushort' }, 800_000_000],
    ['png', {}, 0],
    ['webp', {}, 400_000_000],
    ['heif', {}, 1_800_000_000],
  ] as const)('of 100 megapixels as %s %o need %i bytes to be decoded', (format, more, bytes) => {
    const photo = { format, width: 10_000, height: 10_000, channels: 4, ...more } as const
    expect(decodingBytes(photo, new Uint8Array())).toBe(bytes)
  })

  it('on which the decoder crashes are unreadable', async () => {
    const lines: string[] = []
    const cleaner = openPhotoCleaner(pino({}, { write: (line) => void lines.push(line) }), {
      run: () => Promise.reject(new NotAnswered('killed')),
      close() {},
    })
    expect(await cleaner.clean(new Uint8Array())).toEqual(unreadable)
    expect(lines.join()).toContain('a photo was refused because it could not be decoded')
  })

  it('are no worse for a decoder that cannot be started', async () => {
    const noProcess = { run: () => Promise.reject(new Error('spawn EAGAIN')), close() {} }
    const cleaner = openPhotoCleaner(pino({ enabled: false }), noProcess)
    await expect(cleaner.clean(new Uint8Array())).rejects.toThrow('EAGAIN')
  })
})
