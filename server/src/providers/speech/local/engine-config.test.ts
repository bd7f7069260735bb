import { expect, it } from 'vitest'
import { engineConfig } from './engine-config.ts'
import { kokoroSpelling } from './speakers.ts'

it('has the engine pronounce a voice by the rules of its language', () => {
  const config = (speaker: string) =>
    engineConfig({ kind: 'kokoro', files: { model: 'm.onnx' } }, 1, kokoroSpelling(speaker)).model
  expect(config('pf_dora')).toMatchObject({ kokoro: { model: 'm.onnx', lang: 'pt-br' } })
  expect(config('af_heart').kokoro).toEqual({ model: 'm.onnx' })
})
