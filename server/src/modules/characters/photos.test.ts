import { crc32, deflateSync } from 'node:zlib'
import {
  generateCharacter,
  getCharacter,
  getChild,
  listPhotos,
  maxPhotoBytes,
  maxPhotos,
  removeChild,
  removePhoto,
  removePhotos,
  type SubscriptionLevel,
  uploadPhotos,
} from '@nightlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { json } from '../../platform/database/index.ts'
import { removeOldPhotos } from './index.ts'

let test: TestApp
let photo: Buffer
beforeAll(async () => {
  test = await startApp({ working: false })
  photo = await aPhoto(60, 40).jpeg().toBuffer()
})
afterAll(() => test.close())

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08060' } })

const day = 24 * 60 * 60 * 1000

/** A PNG of some hundred bytes whose header says that it is 30000 pixels wide and high. */
function bomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const aParent = (subscriptionLevel: SubscriptionLevel = 'moonbeam') => aFamily(test, { subscriptionLevel })

/** Sends a form as a browser does. */
async function send(
  who: Pick<Family, 'browser'>,
  id: number,
  files: readonly (Buffer | string)[],
  parentDescription?: string,
) {
  const form = new FormData()
  if (parentDescription !== undefined) form.append('parentDescription', parentDescription)
  for (const [place, file] of files.entries()) {
    form.append('photos', new Blob([new Uint8Array(Buffer.from(file))]), `../../etc/${place}.jpg`)
  }
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await who.browser.request({
    method: 'POST',
    url: uploadPhotos.url.replace(':id', String(id)),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const photosOf = async (family: Family, id: number) =>
  (await family.browser.call(listPhotos, { params: { id } })).body.photos
const see = (who: Pick<Family, 'browser'>, url: string | undefined) =>
  who.browser.request({ method: 'GET', url: url ?? 'missing' })

describe('photos of a child', () => {
  it('can be added, listed, opened by their family and deleted one by one', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    expect((await family.browser.call(listPhotos, { params: { id } })).body).toEqual({
      photos: [],
      parentDescription: null,
      keptDays: 30,
      reader: null,
      agreedAt: null,
      seen: null,
    })
    const sent = await send(family, id, [photo, await aPhoto(30, 50).png().toBuffer()], 'Curls, freckles')
    expect(sent.status).toBe(200)
    expect(sent.body.parentDescription).toBe('Curls, freckles')
    expect(sent.body.photos).toMatchObject([
      { width: 60, height: 40 },
      { width: 30, height: 50 },
    ])
    const [first, second] = await photosOf(family, id)
    const seen = await see(family, first?.url)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(seen.headers['cache-control']).toBe('private, no-store')
    const params = { id, photoId: first?.id }
    expect((await family.browser.call(removePhoto, { params })).status).toBe(204)
    expect((await family.browser.call(removePhoto, { params })).status).toBe(404)
    expect((await see(family, first?.url)).statusCode).toBe(404)
    expect(await photosOf(family, id)).toEqual([second])
  })

  it('are stored without metadata, upright and no larger than 2048 pixels', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const camera = await aPhoto(3000, 1500)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(camera.includes('Exif')).toBe(true)
    await send(family, id, [camera])
    const [kept] = await photosOf(family, id)
    expect([kept?.width, kept?.height]).toEqual([1024, 2048])
    const { exif, width, orientation } = await sharp((await see(family, kept?.url)).rawPayload).metadata()
    expect([exif, width, orientation]).toEqual([undefined, 1024, undefined])
  })

  it('are encrypted on the disk, and can be decrypted under their own key name only', async () => {
    const family = await aParent()
    const [{ id }, other] = [await aChild(family), await aChild(family)]
    await send(family, id, [photo])
    await send(family, other.id, [photo])
    const [kept] = await photosOf(family, id)
    const [others] = await photosOf(family, other.id)
    const { files } = test.deps
    const file = (child: number, photoId = '') => `children/${child}/photos/${photoId}/photo.sealed`
    const encrypted = Buffer.from((await files.read(file(id, kept?.id))) ?? [])
    expect(encrypted.length).toBeGreaterThan(0)
    for (const trace of ['RIFF', 'WEBP', 'VP8'])
      expect([trace, encrypted.includes(trace)]).toEqual([trace, false])
    await expect(sharp(encrypted).metadata()).rejects.toThrow()
    await files.put(file(other.id, others?.id), encrypted, 'application/octet-stream')
    expect((await see(family, others?.url)).statusCode).toBe(404)
    expect((await see(family, kept?.url)).statusCode).toBe(200)
  })

  it('are deleted after their retention period, with what was detected in them, and not before', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    await send(family, id, [photo, photo], 'Curls')
    const [old, fresh] = await photosOf(family, id)
    const looks = {
      hairColor: 'brown',
      hairStyle: null,
      eyeColor: null,
      skinTone: null,
      hasGlasses: null,
      features: [],
    }
    const seen = { by: 'somebody', at: new Date().toISOString(), looks }
    const aged = [{ ...old, addedAt: new Date(Date.now() - 31 * day).toISOString() }, fresh]
    const knowledge = json({ parentDescription: 'Curls', seen })
    await test.deps.db
      .updateTable('children')
      .set({ sourcePhotos: json(aged), photoAnalysisResults: knowledge })
      .where('id', '=', id)
      .execute()
    const monthAgo = () => new Date(Date.now() - 30 * day)
    expect(await removeOldPhotos(test.deps, monthAgo())).toBe(1)
    expect(await removeOldPhotos(test.deps, monthAgo())).toBe(0)
    expect(await test.deps.files.find(`children/${id}/photos/${old?.id}/photo.sealed`)).toBeNull()
    expect((await see(family, fresh?.url)).statusCode).toBe(200)
    const left = await family.browser.call(listPhotos, { params: { id } })
    expect(left.body).toMatchObject({ photos: [{ id: fresh?.id }], parentDescription: 'Curls', seen })
    await removeOldPhotos(test.deps, new Date(Date.now() + day))
    const none = await family.browser.call(listPhotos, { params: { id } })
    expect(none.body).toMatchObject({ photos: [], parentDescription: 'Curls', seen: null })
  })

  it('can be deleted all at once, with everything that is known from them', async () => {
    const [family, another] = [await aParent(), await aParent()]
    const { id } = await aChild(family)
    await send(family, id, [photo, photo], 'Curls and freckles')
    const [first] = await photosOf(family, id)
    await family.browser.call(generateCharacter, { params: { id } })
    expect((await another.browser.call(removePhotos, { params: { id } })).status).toBe(404)
    expect((await see(family, first?.url)).statusCode).toBe(200)
    expect((await family.browser.call(removePhotos, { params: { id } })).status).toBe(204)
    const left = await family.browser.call(listPhotos, { params: { id } })
    expect(left.body).toMatchObject({ photos: [], parentDescription: null, seen: null })
    expect(await test.deps.files.find(`children/${id}/photos/${first?.id}/photo.sealed`)).toBeNull()
    const character = await family.browser.call(getCharacter, { params: { id } })
    expect(character.body.characterDescription).not.toContain('freckles')
  })

  it('can be uploaded five at a time', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const six = await send(family, id, Array(6).fill(photo))
    expect([six.status, six.body.message]).toEqual([400, 'Please select up to 5 photos only.'])
    expect(await photosOf(family, id)).toEqual([])
    expect((await send(family, id, Array(5).fill(photo))).body.photos).toHaveLength(5)
  })

  it('are limited to twenty, even when many arrive at once', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => send(family, id, Array(5).fill(photo))),
    )
    expect(responses.map((response) => response.status).sort()).toEqual([200, 200, 200, 200, 400])
    expect(await photosOf(family, id)).toHaveLength(maxPhotos)
  })

  it.each([
    ['text', ['not a picture'], /JPEG/],
    ['a drawing', ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], /JPEG/],
    ['nothing', [], 'Please select at least one photo.'],
  ])('are refused together with %s, and none of them is saved', async (_, files, message) => {
    const family = await aParent()
    const { id } = await aChild(family)
    const response = await send(family, id, files.length > 0 ? [photo, ...files] : [])
    expect([response.status, response.body.field]).toEqual([400, 'photos'])
    expect(response.body.message).toMatch(message)
    expect(await photosOf(family, id)).toEqual([])
  })

  it('are recognised by their content, and each file that cannot be used is named', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const png = await aPhoto(20, 20).png().toBuffer()
    const red = await aPhoto(20, 20).tint('#a03020').png().toBuffer()
    const moving = () => sharp([png, red], { join: { animated: true } })
    const [frames, gif] = [await moving().webp().toBuffer(), await moving().gif().toBuffer()]
    const response = await send(family, id, [
      png,
      frames,
      gif,
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      bomb(),
    ])
    expect(response.status).toBe(400)
    expect(response.body.message).toMatch(/^4 of the files cannot be used\. /)
    expect(response.body.fields).toEqual([
      { field: 'photos.1', message: 'This is a moving picture. Please choose a still photo.' },
      { field: 'photos.2', message: expect.stringContaining('JPEG, PNG and WebP can') },
      { field: 'photos.3', message: expect.stringContaining('JPEG, PNG and WebP can') },
      { field: 'photos.4', message: 'This picture has too many pixels.' },
    ])
    expect(await photosOf(family, id)).toEqual([])
    // A PNG with the extension .jpg is accepted.
    expect((await send(family, id, [png])).status).toBe(200)
  })

  it('cannot have more pixels than cameras produce', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const huge = Buffer.concat([photo, Buffer.alloc(maxPhotoBytes)])
    const response = await send(family, id, [photo, huge])
    expect([response.status, response.body.fields]).toEqual([
      400,
      [{ field: 'photos.1', message: 'A photo may have 15 MB at most.' }],
    ])
    expect(await photosOf(family, id)).toEqual([])
  })

  it('are not saved while too much is uploaded, and the reply says when to try again', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const { memory, decoding } = test.deps.uploads
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const others = Array.from({ length: 17 }, (_, index) => decoding.run(`other ${index}`, () => end))
    const queued = await send(family, id, [photo, photo])
    resolve()
    await Promise.all(others)
    const held = [32, 16].map((mebibytes) => {
      const other = memory.hold(`other with ${mebibytes}`)
      other.take(mebibytes * 1024 * 1024)
      return other
    })
    const full = await send(family, id, [photo, photo])
    for (const one of held) one.release()
    for (const { status, body, headers } of [queued, full]) {
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '10'])
      expect(body.message).toMatch(/nothing of yours was saved/)
    }
    expect(await photosOf(family, id)).toEqual([])
    expect(memory.bytes).toBe(0)
    expect((await send(family, id, [photo])).status).toBe(200)
  })

  it('cannot be truncated files or bodies of another type', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    const large = await aPhoto(400, 400).jpeg().toBuffer()
    expect((await send(family, id, [large.subarray(0, large.length / 2)])).status).toBe(400)
    const json = await family.browser.call(uploadPhotos, { params: { id }, body: { photos: [] } })
    expect(json.status).toBe(415)
    const words = await send(family, id, [photo], 'x'.repeat(501))
    expect([words.status, words.body.field]).toEqual([400, 'parentDescription'])
    expect(await photosOf(family, id)).toEqual([])
  })

  it.each([
    ['firefly', 403],
    ['starlight', 403],
    ['premium', 200],
    ['moonbeam', 200],
    ['professional', 200],
  ] as const)('on %s: %i', async (level, status) => {
    const family = await aParent(level)
    const { id } = await aChild(family)
    const response = await send(family, id, [photo])
    expect(response.status).toBe(status)
    if (status === 403)
      expect(response.body).toMatchObject({ code: 'upgrade_required', upgradeRequired: true })
  })

  it('pass their description on to the character', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    await send(family, id, [photo], 'two plaits and freckles')
    const character = await family.browser.call(generateCharacter, { params: { id } })
    expect(character.body.characterDescription).toMatch(/with plaits.*Also: two plaits and freckles/)
    const { body: child } = await family.browser.call(getChild, { params: { id } })
    const photos = await photosOf(family, id)
    expect(child).toMatchObject({
      userId: family.user.id,
      characterDescription: character.body.characterDescription,
      characterSeed: expect.any(String),
      characterPhotos: photos.map(({ url }) => url),
      characterCreatedAt: expect.stringMatching(/^\d{4}-/),
      characterBible: expect.objectContaining({}),
      photoAnalysisResults: { parentDescription: 'two plaits and freckles' },
      sourcePhotos: [expect.objectContaining({ id: photos[0]?.id })],
    })
  })

  it('of another family cannot be found by any call', async () => {
    const [ours, theirs] = [await aParent(), await aParent()]
    const { id } = await aChild(theirs)
    await send(theirs, id, [photo])
    const [kept] = await photosOf(theirs, id)
    expect((await send(ours, id, [photo])).status).toBe(404)
    expect((await ours.browser.call(listPhotos, { params: { id } })).status).toBe(404)
    const params = { id, photoId: kept?.id }
    expect((await ours.browser.call(removePhoto, { params })).status).toBe(404)
    expect((await see(ours, kept?.url)).statusCode).toBe(404)
    expect((await see({ browser: test.visitor() }, kept?.url)).statusCode).toBe(401)
    expect((await send({ browser: test.visitor() }, id, [photo])).status).toBe(401)
    // The id of an own child in the URL does not give access to photos of another one.
    const own = await aChild(ours)
    expect((await see(ours, kept?.url.replace(`/${id}/`, `/${own.id}/`))).statusCode).toBe(404)
    expect(await photosOf(theirs, id)).toEqual([kept])
  })

  it('are deleted with the child', async () => {
    const family = await aParent()
    const { id } = await aChild(family)
    await send(family, id, [photo])
    const [kept] = await photosOf(family, id)
    const file = `children/${id}/photos/${kept?.id}/photo.sealed`
    expect(await test.deps.files.find(file)).not.toBeNull()
    await family.browser.call(removeChild, { params: { id } })
    expect((await family.browser.call(getChild, { params: { id } })).status).toBe(404)
    expect(await test.deps.files.find(file)).toBeNull()
  })
})
