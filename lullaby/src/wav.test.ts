import { describe, expect, it } from 'vitest'
import { decodeWav, encodeWav, isWav, UnreadableSound } from './wav.ts'

const sampleRate = 24_000
const left = Float32Array.of(0, 0.5, -0.5, 1, -1)
const right = Float32Array.of(0.25, -0.25, 0.125, -1, 1)

type Field = readonly [value: number, bytes: 1 | 2 | 4 | 8]

/** A part of a WAV file. @param declared its length, where that is not the truth */
function part(name: string, fields: readonly Field[], declared?: number): Uint8Array {
  const size = fields.reduce((sum, [, bytes]) => sum + bytes, 0)
  const view = new DataView(new ArrayBuffer(8 + size))
  for (const [index, letter] of [...name].entries()) view.setUint8(index, letter.charCodeAt(0))
  view.setUint32(4, declared ?? size, true)
  let at = 8
  for (const [value, bytes] of fields) {
    for (let byte = 0; byte < Math.min(4, bytes); byte++)
      view.setUint8(at + byte, (value >> (8 * byte)) & 255)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

interface Shape {
  readonly tag?: number
  readonly channels?: number
  readonly rate?: number
  readonly bits?: number
  /** Bytes of a sample in all channels. */
  readonly step?: number
}

function format({ tag = 1, channels = 1, rate = 24_000, bits = 16, step }: Shape = {}): Field[] {
  const width = step ?? (channels * bits) / 8
  return [
    [tag, 2],
    [channels, 2],
    [rate, 4],
    [rate * width, 4],
    [width, 2],
    [bits, 2],
  ]
}

/** The last one says what the samples are. */
const extension = (kind: number, bits: number): Field[] => [
  [22, 2],
  [bits, 2],
  [0, 4],
  [kind, 2],
  [0, 8],
  [0, 4],
  [0, 2],
]
const samples = (bytes: 2 | 4, ...values: number[]): Field[] => values.map((value) => [value, bytes])

function file(...parts: readonly Uint8Array[]): Uint8Array {
  const body = Buffer.concat(parts)
  return Buffer.concat([part('RIFF', [], body.length + 4), Buffer.from('WAVE'), body])
}

const faultOf = (bytes: Uint8Array): unknown => {
  try {
    return decodeWav(bytes)
  } catch (error) {
    return error instanceof UnreadableSound ? error.fault : error
  }
}

describe('a WAV file', () => {
  it('has the usual header', () => {
    const bytes = encodeWav({ sampleRate: 32_000, channels: [left, right] })
    const view = new DataView(bytes.buffer)
    const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
    expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
    expect([view.getUint32(4, true), view.getUint32(16, true), view.getUint32(40, true)]).toEqual([
      56, 16, 20,
    ])
    expect([20, 22, 32, 34].map((at) => view.getUint16(at, true))).toEqual([1, 2, 4, 16])
    expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([32_000, 128_000])
    expect(isWav(bytes)).toBe(true)
  })

  it('is decoded to the samples that were encoded, in each channel', () => {
    for (const channels of [[left], [left, right], [left, right, left]]) {
      const read = decodeWav(encodeWav({ sampleRate, channels }))
      expect(read.sampleRate).toBe(sampleRate)
      expect(read.channels).toHaveLength(channels.length)
      for (const [index, channel] of channels.entries()) {
        for (const [at, sample] of channel.entries())
          expect(read.channels[index]?.[at]).toBeCloseTo(sample, 4)
      }
    }
  })

  it('clips samples that are too loud instead of letting them overflow', () => {
    const view = new DataView(
      encodeWav({ sampleRate, channels: [Float32Array.of(0, 0.5, 1, -1, 3, -3)] }).buffer,
    )
    const written = [0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + index * 2, true))
    expect(written).toEqual([0, 16_384, 32_767, -32_767, 32_767, -32_767])
  })

  it('can be a view of a part of a buffer', () => {
    const bytes = encodeWav({ sampleRate, channels: [left] })
    const larger = new Uint8Array(bytes.length + 7)
    larger.set(bytes, 3)
    expect(decodeWav(larger.subarray(3, 3 + bytes.length))).toEqual(decodeWav(bytes))
  })

  it.each([
    ['16 bits', format(), samples(2, 0, 16_384, -32_768)],
    [
      '24 bits',
      format({ bits: 24 }),
      [
        [0, 2],
        [0, 1],
        [0, 2],
        [0x40, 1],
        [0, 2],
        [0x80, 1],
      ] satisfies Field[],
    ],
    ['32 bits', format({ bits: 32 }), samples(4, 0, 2 ** 30, -(2 ** 31))],
    ['floating-point numbers', format({ tag: 3, bits: 32 }), samples(4, 0, 0x3f00_0000, 0xbf80_0000 | 0)],
    [
      'the extensible form',
      [...format({ tag: 0xfffe }), ...extension(1, 16)],
      samples(2, 0, 16_384, -32_768),
    ],
  ] as const)('of %s is read', (_, head, data) => {
    const { channels } = decodeWav(file(part('fmt ', head), part('data', data)))
    expect(channels).toEqual([Float32Array.of(0, 0.5, -1)])
  })

  it('can have other chunks, also of odd lengths', () => {
    const note = part('LIST', [[7, 1]])
    const bytes = file(
      part('fmt ', format()),
      note,
      new Uint8Array(1),
      part('data', samples(2, 16_384)),
      note,
    )
    expect(decodeWav(bytes).channels).toEqual([Float32Array.of(0.5)])
  })

  it.each([0, 0x7fff_f000, 0xffff_ffff])('that was streamed can declare %i bytes of data', (declared) => {
    const bytes = file(part('fmt ', format()), part('data', samples(2, 16_384, 0), declared))
    expect(decodeWav(bytes).channels).toEqual([Float32Array.of(0.5, 0)])
  })

  it('has silence in place of NaN and infinity', () => {
    const data = part('data', samples(4, 0x7fc0_0000, 0x7f80_0000))
    expect(decodeWav(file(part('fmt ', format({ tag: 3, bits: 32 })), data)).channels).toEqual([
      Float32Array.of(0, 0),
    ])
  })
})

describe('decodeWav', () => {
  const data = part('data', samples(2, 1, 2, 3, 4))

  it.each([
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('Dear Ida, the moon is up')],
    ['another RIFF file', Buffer.concat([part('RIFF', [[0, 4]]), Buffer.from('AVI '), data])],
    ['a file without a part', file()],
    ['data before anything says what they are', file(data, part('fmt ', format()))],
    ['a format that is too short', file(part('fmt ', format().slice(0, -1)), data)],
    ['an extensible format that is too short', file(part('fmt ', format({ tag: 0xfffe })), data)],
    ['compressed sound', file(part('fmt ', format({ tag: 0x55 })), data)],
    ['8 bits', file(part('fmt ', format({ bits: 8 })), data)],
    ['no channel', file(part('fmt ', format({ channels: 0 })), data)],
    ['too many channels', file(part('fmt ', format({ channels: 17 })), data)],
    ['no sample rate', file(part('fmt ', format({ rate: 0 })), data)],
    ['a high sample rate', file(part('fmt ', format({ rate: 192_001 })), data)],
    ['samples of another width than it says', file(part('fmt ', format({ step: 4 })), data)],
  ])('%s is no sound that is known', (_, bytes) => {
    expect(faultOf(bytes)).toBe('unsupported')
  })

  it.each([
    ['before its data', file(part('fmt ', format()))],
    ['in the head of its data', file(part('fmt ', format()), data.subarray(0, 6))],
    ['in its data', file(part('fmt ', format()), part('data', samples(2, 1, 2), 6))],
    ['in its format', file(part('fmt ', format(), 18))],
    ['in another part', file(part('fmt ', format()), part('LIST', [[0, 4]], 0xffff_fff0))],
  ])('refuses a file that ends %s as truncated', (_, bytes) => {
    expect(faultOf(bytes)).toBe('truncated')
  })

  it('refuses every truncated file', () => {
    const whole = encodeWav({ sampleRate, channels: [left, right] })
    const faults = new Set(Array.from(whole, (_, length) => faultOf(whole.subarray(0, length))))
    expect([...faults].sort()).toEqual(['truncated', 'unsupported'])
  })

  it('encodeWav refuses sound without channels', () => {
    expect(() => encodeWav({ sampleRate, channels: [] })).toThrow('one channel')
  })
})
