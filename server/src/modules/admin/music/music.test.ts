import {
  addMusicCategory,
  addMusicTrack,
  backgroundMusic,
  changeMusicCategory,
  changeMusicTrack,
  deleteMusicTrack,
  musicCategories,
  musicCategoriesWithTracks,
  uploadMusic,
} from '@nightlight/contract'
import { tracks } from '@nightlight/lullaby'
import { encodeWav } from '@nightlight/lullaby/wav'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily, type Family } from '../../../../test/factories.ts'
import { hasFfmpeg, measure } from '../../../../test/ffmpeg.ts'
import type { Browser } from '../../../../test/harness.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { framesOf } from '../../../platform/audio/mp3.ts'
import { seedMusic } from '../../music/index.ts'

let test: TestApp
let admin: Family
beforeAll(async () => {
  test = await startApp({ working: false })
  admin = await aFamily(test, { isAdmin: true })
  await seedMusic(test.deps)
})
afterAll(() => test.close())

/** A tone that is louder in the left channel. */
function wav(seconds: number, { sampleRate = 22_050, channels = 2 } = {}): Buffer {
  const tone = (gain: number) =>
    Float32Array.from(
      { length: Math.round(seconds * sampleRate) },
      (_, index) => gain * Math.sin((2 * Math.PI * 440 * index) / sampleRate),
    )
  return Buffer.from(encodeWav({ sampleRate, channels: [tone(0.61), tone(0.15)].slice(0, channels) }))
}

async function upload(browser: Browser, sound: Buffer) {
  const boundary = 'lullaby'
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="tone.wav"\r\ncontent-type: audio/wav\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(part), sound, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return browser.request({ method: 'POST', url: uploadMusic.url, payload, headers })
}

const overview = async () => (await admin.browser.call(musicCategoriesWithTracks)).body

async function aCategory(name: string) {
  const made = await admin.browser.call(addMusicCategory, { body: { name, description: '', sortOrder: '7' } })
  expect(made.status).toBe(201)
  return made.body
}

async function aTrack(categoryId: number, fields: object = {}) {
  const { filename, webPath, duration } = (await upload(admin.browser, wav(2))).json()
  const body = { title: 'A tone', filename, webPath, categoryId, duration, ...fields }
  const made = await admin.browser.call(addMusicTrack, { body })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return made.body
}

describe('the calls about music', () => {
  const calls = [
    [musicCategoriesWithTracks, {}],
    [musicCategories, {}],
    [addMusicCategory, { body: { name: 'X' } }],
    [changeMusicCategory, { body: { name: 'X' } }],
    [addMusicTrack, { body: { title: 'X', filename: 'x.mp3', categoryId: 1 } }],
    [changeMusicTrack, { body: { title: 'X' } }],
    [deleteMusicTrack, {}],
  ] as const

  it.each(calls)('do not exist for families and visitors: %#', async (endpoint, body) => {
    const family = await aFamily(test)
    const options = { ...body, params: { id: 1 } }
    expect((await family.browser.call(endpoint, options)).status).toBe(404)
    expect((await test.visitor().call(endpoint, options)).status).toBe(404)
  })

  it('accept uploads from administrators only', async () => {
    const family = await aFamily(test)
    expect((await upload(family.browser, wav(1.5))).statusCode).toBe(404)
    expect((await upload(test.visitor(), wav(1.5))).statusCode).toBe(404)
  })
})

describe('music categories', () => {
  it('are added with a unique name, and listed in their order', async () => {
    const made = await aCategory('Whales')
    expect(made).toMatchObject({ name: 'Whales', description: null, sortOrder: 7, isActive: true })
    const twice = await admin.browser.call(addMusicCategory, { body: { name: 'Whales' } })
    expect([twice.status, twice.body.field]).toEqual([409, 'name'])
    const nameless = await admin.browser.call(addMusicCategory, { body: { name: '  ' } })
    expect([nameless.status, nameless.body.field]).toEqual([400, 'name'])
    const odd = await admin.browser.call(addMusicCategory, { body: { name: 'Odd', sortOrder: 'soon' } })
    expect(odd.body.sortOrder).toBe(0)
    const orders = (await admin.browser.call(musicCategories)).body.map(({ sortOrder }) => sortOrder)
    expect(orders).toEqual([...orders].sort((one, other) => one - other))
  })

  it('can be changed; hiding one hides its tracks', async () => {
    const category = await aCategory('Bells')
    const track = await aTrack(category.id)
    const change = (body: object) =>
      admin.browser.call(changeMusicCategory, { params: { id: category.id }, body })
    expect((await change({ name: 'Small bells', sortOrder: 2 })).body).toMatchObject({
      name: 'Small bells',
      sortOrder: 2,
    })
    expect((await change({ isActive: false })).body.isActive).toBe(false)
    const offered = (await admin.browser.call(backgroundMusic)).body.map(({ id }) => id)
    expect(offered).not.toContain(track.id)
    expect((await change({ name: 'Whales' })).status).toBe(409)
    const unknown = { params: { id: 99_999 }, body: { name: 'X' } }
    expect((await admin.browser.call(changeMusicCategory, unknown)).status).toBe(404)
  })
})

describe('uploaded music', () => {
  it('is measured, normalized to the loudness of all music, and stored as MP3', async () => {
    const answer = await upload(admin.browser, wav(3))
    expect(answer.statusCode).toBe(201)
    const { filename, webPath, duration, loudness } = answer.json()
    expect([webPath, duration]).toEqual([`/media/music/${filename}`, 3])
    expect(loudness).toBeGreaterThan(-10)
    const category = await aCategory('Tones')
    const body = { title: 'Three seconds', filename, webPath, categoryId: category.id, duration: 999 }
    const made = await admin.browser.call(addMusicTrack, { body })
    expect(made.body).toMatchObject({ duration: 3, tier: 'firefly', isActive: true, isDefault: false })
    const sound = await test.visitor().request({ url: webPath })
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(framesOf(sound.rawPayload).length).toBeGreaterThan(10_000)
    // ffmpeg treats the blocks at the ends of such a short file differently.
    if (hasFfmpeg) expect(Math.abs(measure(sound.rawPayload).loudness + 26)).toBeLessThan(1)
    expect((await admin.browser.call(addMusicTrack, { body })).status).toBe(409)
  })

  it('can be mono', async () => {
    expect((await upload(admin.browser, wav(1.5, { channels: 1, sampleRate: 48_000 }))).statusCode).toBe(201)
  })

  it.each([
    ['text', Buffer.from('Once upon a time'), /cannot be read/],
    ['half a header', wav(2).subarray(0, 30), /cannot be read/],
    ['0.2 seconds long', wav(0.2), /too short/],
    ['half an hour long', wav(1801, { sampleRate: 8000, channels: 1 }), /10 minutes long at most/],
  ])('is refused when it is %s', async (_, sound, message) => {
    const answer = await upload(admin.browser, sound)
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'file'])
    expect(answer.json().message).toMatch(message)
  })

  it('is required for a track, like a title and a category', async () => {
    const category = await aCategory('Empty')
    const add = async (body: object) => (await admin.browser.call(addMusicTrack, { body })).body.field
    expect(await add({ title: 'X', filename: '../secret.mp3', categoryId: category.id })).toBe('filename')
    expect(await add({ title: ' ', filename: 'x.mp3', categoryId: category.id })).toBe('title')
    expect(await add({ title: 'X', filename: 'x.mp3' })).toBe('categoryId')
    const { filename } = (await upload(admin.browser, wav(2))).json()
    expect(await add({ title: 'X', filename, categoryId: 99_999 })).toBe('categoryId')
  })
})

describe('tracks', () => {
  it('can be changed, and are available to the plans that include them', async () => {
    const category = await aCategory('Higher')
    const track = await aTrack(category.id, { subscriptionLevel: 'moonbeam' })
    const family = await aFamily(test)
    expect((await family.browser.request({ url: track.webPath })).statusCode).toBe(403)
    const params = { id: track.id }
    const change = (body: object) => admin.browser.call(changeMusicTrack, { params, body })
    expect((await change({ title: 'Another', subscriptionLevel: 'firefly' })).body).toMatchObject({
      title: 'Another',
      tier: 'firefly',
    })
    expect((await family.browser.request({ url: track.webPath })).statusCode).toBe(200)
    await change({ isActive: false })
    expect((await family.browser.request({ url: track.webPath })).statusCode).toBe(404)
    expect((await admin.browser.request({ url: track.webPath })).statusCode).toBe(200)
    expect((await change({ categoryId: 99_999 })).body.field).toBe('categoryId')
  })

  it('always have exactly one default, which can be replaced but not removed', async () => {
    const [first] = (await overview()).flatMap(({ tracks }) => tracks).filter(({ isDefault }) => isDefault)
    const params = { id: first?.id }
    expect((await admin.browser.call(deleteMusicTrack, { params })).status).toBe(409)
    const track = await aTrack((await aCategory('Defaults')).id)
    const chosen = await admin.browser.call(changeMusicTrack, {
      params: { id: track.id },
      body: { isDefault: true },
    })
    expect(chosen.body.isDefault).toBe(true)
    const off = { params: { id: track.id }, body: { isActive: false } }
    expect((await admin.browser.call(changeMusicTrack, off)).status).toBe(409)
    const defaults = (await overview()).flatMap(({ tracks }) => tracks).filter(({ isDefault }) => isDefault)
    expect(defaults.map(({ id }) => id)).toEqual([track.id])
  })

  it('are recorded anew where their music has another length than when they were recorded', async () => {
    const { db, files, jobs } = test.deps
    for (const { id } of tracks) await files.put(`music/${id}.mp3`, Buffer.from('recorded'), 'audio/mpeg')
    const [first] = tracks
    await db
      .updateTable('musicTracks')
      .set({ duration: 16 })
      .where('filename', '=', `${first?.id}.mp3`)
      .execute()
    const enqueued: unknown[] = []
    const enqueue: typeof jobs.enqueue = async (...[, , data]) => {
      enqueued.push(data)
      return null
    }
    await seedMusic({ db, files, jobs: { ...jobs, enqueue } })
    expect(enqueued).toEqual([{ trackId: first?.id }])
  })

  it('are deleted with their files, and are not seeded again', async () => {
    const own = await aTrack((await aCategory('Gone')).id)
    expect((await admin.browser.call(deleteMusicTrack, { params: { id: own.id } })).status).toBe(204)
    expect((await admin.browser.request({ url: own.webPath })).statusCode).toBe(404)
    const seeded = (await overview())
      .flatMap(({ tracks }) => tracks)
      .find(({ filename }) => !filename.startsWith('own-'))
    expect((await admin.browser.call(deleteMusicTrack, { params: { id: seeded?.id } })).status).toBe(204)
    await seedMusic(test.deps)
    const titles = (await overview()).flatMap(({ tracks }) => tracks.map(({ title }) => title))
    expect(titles).not.toContain(seeded?.title)
    expect((await admin.browser.call(deleteMusicTrack, { params: { id: own.id } })).status).toBe(404)
  })
})
