import { expect, it } from 'vitest'
import { toWav } from './wav.ts'

it('writes 16-bit samples and clips those that are out of range', async () => {
  const wav = toWav(Float32Array.of(0, 0.5, 1, -1, 3), 24_000)
  expect([wav.type, wav.size]).toEqual(['audio/wav', 54])
  const view = new DataView(await wav.arrayBuffer())
  expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([24_000, 10])
  const samples = [0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true))
  expect(samples).toEqual([0, 16_384, 32_767, -32_767, 32_767])
})
