import { afterEach, expect, it } from 'vitest'
import type { Mixer } from '../../../platform/audio/open-mixer.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Files } from '../../../platform/files.ts'
import { mixWithMusic } from './mix-with-music.ts'

const end = Promise.withResolvers<Uint8Array>()
afterEach(() => end.resolve(new Uint8Array()))

it('refuses a mix that would wait for many others, but not one that is being made', async () => {
  const files = {
    find: async () => null,
    read: async () => new Uint8Array(),
    put: async () => {},
  } as unknown as Files
  const mixer = { mix: () => end.promise } as unknown as Mixer
  const deps = { files, mixer, secrets: { previews: 'key' } as Secrets }
  const all = Array.from({ length: 8 }, (_, story) => mixWithMusic(deps, `stories/${story}/whole.mp3`, 'hum'))
  await Promise.resolve()
  await expect(mixWithMusic(deps, 'stories/8/whole.mp3', 'hum')).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 60,
  })
  all.push(mixWithMusic(deps, 'stories/7/whole.mp3', 'hum'))
  end.resolve(new Uint8Array())
  expect(new Set(await Promise.all(all)).size).toBe(8)
})
