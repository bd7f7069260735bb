import { expect, it } from 'vitest'
import { wavFile } from './wav-of.ts'

it('writes a WAV of two channels with 16 bits, and cuts what is too loud', () => {
  const view = new DataView(wavFile(Float32Array.of(0, 1, -1), Float32Array.of(0.5, 2, -2)))
  const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([48, 12])
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    2, 32_000, 16,
  ])
  const samples = Array.from({ length: 6 }, (_, index) => view.getInt16(44 + index * 2, true))
  expect(samples).toEqual([0, 16_384, 32_767, 32_767, -32_767, -32_767])
})
