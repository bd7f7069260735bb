import { describe, expect, it } from 'vitest'
import { kernel } from './kernel.ts'

const { memory, ...run } = kernel(2)
const wholes = new Int32Array(memory.buffer)
const floats = new Float32Array(memory.buffer)
const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => Math.fround(((at * 37) % 101) / 25 - 2))

describe('products of rows', () => {
  const rowsOfA = 6
  const rowsOfB = 8
  const pairs = Array.from(
    { length: rowsOfA * rowsOfB },
    (_, at) => [Math.floor(at / rowsOfB), at % rowsOfB] as const,
  )

  it('are exact for bytes, at the ends of what a byte holds too', () => {
    const length = 64
    const a = Array.from({ length: rowsOfA * length }, (_, at) =>
      at < length ? -128 : ((at * 37) % 255) - 127,
    )
    const b = Array.from({ length: rowsOfB * length }, (_, at) => (at < length ? 127 : (at * 53) % 128))
    new Int8Array(memory.buffer).set(a, 1024)
    new Uint8Array(memory.buffer).set(b, 4096)
    run.bytes(8192, 1024, 4096, rowsOfA, rowsOfB, length, length, length, rowsOfB * 4)
    const sums = pairs.map(([row, column]) =>
      a
        .slice(row * length, (row + 1) * length)
        .reduce((sum, each, at) => sum + each * (b[column * length + at] ?? 0), 0),
    )
    expect([...wholes.subarray(2048, 2048 + pairs.length)]).toEqual(sums)
  })

  it('are those of floats', () => {
    const length = 12
    const a = numbers(rowsOfA * length)
    const b = numbers(rowsOfB * length).reverse()
    floats.set(a, 256)
    floats.set(b, 1024)
    run.floats(8192, 1024, 4096, rowsOfA, rowsOfB, length * 4, length * 4, length * 4, rowsOfB * 4)
    pairs.forEach(([row, column], pair) => {
      const sum = a
        .slice(row * length, (row + 1) * length)
        .reduce((all, each, at) => all + each * (b[column * length + at] ?? 0), 0)
      expect(floats[2048 + pair]).toBeCloseTo(sum, 3)
    })
  })
})

describe('a row', () => {
  it('is put into bytes by its largest number, which gives their sum too', () => {
    floats.set([...numbers(15), -4], 256)
    const most = run.largest(1024, 64)
    const sum = run.toBytes(1024, 64, 2048, 127 / most)
    const bytes = [...new Int8Array(memory.buffer, 2048, 16)]
    expect(most).toBe(4)
    expect(bytes[15]).toBe(-127)
    expect(sum).toBe(bytes.reduce((all, each) => all + each, 0))
    bytes.forEach((byte, at) => {
      expect(Math.abs((byte * most) / 127 - (floats[256 + at] ?? 0))).toBeLessThan(most / 250)
    })
  })

  it('becomes shares of one, and what cannot be seen has none', () => {
    floats.set([1, 2, 3, -1e30], 256)
    run.softmax(1024, 16, 0.5)
    const all = Math.exp(0.5) + Math.exp(1) + Math.exp(1.5)
    ;[Math.exp(0.5) / all, Math.exp(1) / all, Math.exp(1.5) / all, 0].forEach((share, at) => {
      expect(floats[256 + at]).toBeCloseTo(share, 5)
    })
  })

  it('is normalised', () => {
    const row = numbers(16)
    floats.set(row, 256)
    floats.set(
      row.map(() => 2),
      512,
    )
    floats.set(
      row.map(() => 1),
      768,
    )
    run.normalise(1024, 64, 2048, 3072, 16)
    const mean = row.reduce((sum, each) => sum + each, 0) / 16
    const spread = Math.sqrt(row.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 16)
    row.forEach((each, at) => {
      expect(floats[256 + at]).toBeCloseTo(((each - mean) / spread) * 2 + 1, 4)
    })
  })

  it('is spread from whole numbers: alone, onto another, and with little of what is below nought', () => {
    const products = [-900, -200, 64, 3_000]
    wholes.set(products, 256)
    floats.set([0.01, 0.02, 0.03, 0.04], 512)
    floats.set([1, -1, 0, 0.5], 768)
    const values = [0, 1, 2, 3].map(
      (at) =>
        ((products[at] ?? 0) - 64) * 0.1 * ([0.01, 0.02, 0.03, 0.04][at] ?? 0) + ([1, -1, 0, 0.5][at] ?? 0),
    )
    run.put(8192, 16, 1024, 2048, 3072, 0.1, 64)
    values.forEach((value, at) => {
      expect(floats[2048 + at]).toBeCloseTo(value, 4)
    })
    run.addTo(8192, 16, 1024, 2048, 3072, 0.1, 64)
    values.forEach((value, at) => {
      expect(floats[2048 + at]).toBeCloseTo(2 * value, 4)
    })
    run.putGelu(8192, 16, 1024, 2048, 3072, 0.1, 64)
    values.forEach((value, at) => {
      const gelu = 0.5 * value * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (value + 0.044715 * value ** 3)))
      expect(floats[2048 + at]).toBeCloseTo(gelu, 3)
    })
  })
})
