import { afterEach, expect, it } from 'vitest'
import type { Mixer } from '../../../platform/audio/open-mixer.ts'
import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { Files } from '../../../platform/files.ts'
import { makeMix } from './mix-with-music.ts'

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
  const mixOf = (story: number) => makeMix(deps, { narration: `stories/${story}/whole.mp3`, track: 'hum' })
  const all = Array.from({ length: 8 }, (_, story) => mixOf(story))
  await Promise.resolve()
  await expect(mixOf(8)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 60,
  })
  all.push(mixOf(7))
  end.resolve(new Uint8Array())
  expect(new Set(await Promise.all(all)).size).toBe(8)
})
