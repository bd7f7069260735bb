import { backgroundMusic } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedMusic } from '../src/modules/music/index.ts'
import { startApp, type TestApp } from './harness.ts'
import { type S3Store, startS3Store } from './s3-store.ts'

let store: S3Store
let test: TestApp
beforeAll(async () => {
  store = await startS3Store()
  const away = { S3_PUBLIC_ENDPOINT: 'https://sound.example.org' }
  test = await startApp({ environment: { ...store.environment, ...away }, working: false })
  await seedMusic(test.deps)
  await test.deps.db.updateTable('musicTracks').set({ isActive: true }).execute()
})
afterAll(async () => {
  await test.close()
  await store.close()
})

it('a browser is redirected to the store for a track that it may play, and pages may load it from there', async () => {
  const browser = test.visitor()
  const { body, raw } = await browser.call(backgroundMusic)
  const track = body.find((each) => each.isAccessible)
  const locked = body.find((each) => !each.isAccessible)
  for (const each of [track, locked]) {
    await test.deps.files.put(`music/${each?.slug}.mp3`, new Uint8Array([1, 2, 3]), 'audio/mpeg')
  }
  const answer = await browser.request({ url: track?.webPath ?? '', headers: { range: 'bytes=1-' } })
  expect(answer.statusCode).toBe(302)
  const address = new URL(answer.headers.location ?? '')
  expect(address.origin).toBe('https://sound.example.org')
  expect(address.searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/)
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, max-age=1800', vary: 'Cookie' })
  expect((await browser.request({ url: locked?.webPath ?? '' })).statusCode).toBe(403)
  const policy = String(raw.headers['content-security-policy'])
  for (const directive of ['img-src', 'media-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://sound\\.example\\.org(;| |$)`))
  }
})

it('while the store is down, requests for files and the readiness check respond with 503', async () => {
  const browser = test.visitor()
  const track = (await browser.call(backgroundMusic)).body.find((each) => each.isAccessible)
  store.refuse(503)
  const answer = await browser.request({ url: track?.webPath ?? '' })
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  expect(answer.json().message).toContain('cannot be reached just now')
  expect(answer.headers['retry-after']).toBe('5')
  const ready = await browser.request({ url: '/readyz' })
  expect([ready.statusCode, ready.json().status]).toEqual([
    503,
    'the place of pictures and sound does not answer',
  ])
  store.stopRefusing()
  await expect.poll(async () => (await browser.request({ url: '/readyz' })).statusCode).toBe(200)
  expect((await browser.request({ url: track?.webPath ?? '' })).statusCode).toBe(302)
})
