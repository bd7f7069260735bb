import { expect, it, vi } from 'vitest'
import { limits } from '../../../../scripts/test-limits.mjs'
import { encodeMp3, infoOf } from './mp3.ts'
import { openMixer } from './open-mixer.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine })

it('an ending does not wait for a mix', async () => {
  const mixer = openMixer(new URL('../../../test/held-mix.worker.ts', import.meta.url))
  try {
    const held = new SharedArrayBuffer(4)
    const mix = mixer.mix(new Uint8Array(held), new Uint8Array())
    const format = { sampleRate: 24_000, channels: 1, bitrate: 64 } as const
    const story = await encodeMp3([new Float32Array(48_000)], format)
    const ending = await mixer.fadeOut(story, { fromMs: 0, toMs: 1000 })
    expect(infoOf(ending)?.samples).toBe(24_000)
    Atomics.store(new Int32Array(held), 0, 1)
    Atomics.notify(new Int32Array(held), 0)
    expect(await mix).toEqual(new Uint8Array([7]))
  } finally {
    await mixer.close()
  }
})
