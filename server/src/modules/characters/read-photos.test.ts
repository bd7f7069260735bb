import {
  addChild,
  confirmLooks,
  generateCharacter,
  getChild,
  givePhotoConsent,
  listPhotos,
  photoConsentWording,
  readPhotos,
  uploadPhotos,
  withdrawPhotoConsent,
} from '@nightlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { startTextVendor, type TextVendor, type VendorBehaviour } from '../../../test/vendors/text-vendor.ts'

let vendor: TextVendor
let test: TestApp
let family: Family
let id: number
beforeAll(async () => {
  vendor = await startTextVendor()
  test = await startApp({
    working: false,
    environment: { VISION_BASE_URL: `${vendor.url}/v1`, VISION_API_KEY: 'sk-eye', VISION_MODEL: 'eye-1' },
  })
})
beforeEach(async () => {
  ;(vendor.requests as unknown[]).length = 0
  vendor.respondWith(() => described())
  family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
  const body = { name: 'Zephyrine', age: 5, hairColor: 'brown', otherFeatures: 'Freckles' }
  id = (await family.browser.call(addChild, { body })).body.id
  await addPhoto()
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

const response = {
  one_person_is_clear: true,
  hair_colour: 'ginger',
  hair_style: 'curly',
  eye_colour: 'cannot tell',
  skin_tone: 'pale',
  glasses: 'yes',
  features: ['freckles', 'a bow'],
}
const described = (change: object = {}): VendorBehaviour => ({
  say: JSON.stringify({ ...response, ...change }),
})

async function addPhoto() {
  const photo = await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#c08060' } })
    .withExif({ IFD0: { Artist: 'Zephyrine' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('photos', new Blob([new Uint8Array(photo)]), 'zephyrine.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const url = uploadPhotos.url.replace(':id', String(id))
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await request.arrayBuffer())
  expect((await family.browser.request({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
}

const reader = () => new URL(vendor.url).host
const agree = (wording = photoConsentWording(reader())) =>
  family.browser.call(givePhotoConsent, { params: { id }, body: { wording } })
const read = () => family.browser.call(readPhotos, { params: { id } })
const consents = () =>
  test.deps.db.selectFrom('photoConsents').selectAll().where('childId', '=', id).orderBy('id').execute()

describe('reading photos', () => {
  it('sends nothing before a parent agrees, and records the wording of the consent', async () => {
    const refused = await read()
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await agree('yes, whatever')).status).toBe(400)
    expect(vendor.requests).toEqual([])
    const agreed = await agree()
    expect(agreed.body).toMatchObject({ reader: reader(), agreedAt: expect.any(String), seen: null })
    await agree()
    expect(await consents()).toMatchObject([
      {
        userId: family.user.id,
        provider: reader(),
        wording: photoConsentWording(reader()),
        withdrawnAt: null,
      },
    ])
    expect((await read()).status).toBe(200)
    const withdrawn = await family.browser.call(withdrawPhotoConsent, { params: { id } })
    expect(withdrawn.body.agreedAt).toBeNull()
    expect(await consents()).toMatchObject([{ withdrawnAt: expect.any(Date) }])
    expect((await read()).status).toBe(403)
    expect(vendor.requests).toHaveLength(1)
  })

  it('sends pictures without any name, and its cost is recorded', async () => {
    await agree()
    const seen = await read()
    expect(seen.body.seen).toMatchObject({
      by: reader(),
      looks: {
        hairColor: 'ginger',
        hairStyle: 'curly',
        eyeColor: null,
        skinTone: 'pale',
        hasGlasses: true,
        features: ['freckles', 'a bow'],
      },
    })
    const [heard] = vendor.requests
    expect([heard?.kind, heard?.pictures.length]).toEqual(['photos', 1])
    expect(heard?.raw).not.toMatch(/zephyrine|"5"|brown hair/i)
    const { format, width, exif } = await sharp(heard?.pictures[0]).metadata()
    expect([format, width, exif]).toEqual(['jpeg', 1024, undefined])
    const calls = test.deps.db.selectFrom('apiUsage').selectAll().where('userId', '=', family.user.id)
    expect(await calls.execute()).toMatchObject([
      { apiName: 'openai', endpoint: 'photos', storyId: null, tokensIn: 900, tokensOut: 300 },
    ])
    expect(test.log.join('\n')).not.toContain('Zephyrine')
  })

  it('changes nothing until the parent confirms it', async () => {
    await agree()
    await read()
    const child = async () => (await family.browser.call(getChild, { params: { id } })).body
    const before = await child()
    expect(before).toMatchObject({ hairColor: 'brown', skinTone: null, hasGlasses: false })
    await family.browser.call(generateCharacter, { params: { id } })
    const looks = { hairColor: 'ginger', hasGlasses: true, features: ['freckles', 'a bow'] }
    const confirmed = await family.browser.call(confirmLooks, {
      params: { id },
      body: { by: 'service', looks },
    })
    expect(confirmed.status).toBe(200)
    const after = await child()
    expect(after).toMatchObject({
      hairColor: 'ginger',
      hairStyle: null,
      skinTone: null,
      hasGlasses: true,
      otherFeatures: 'Freckles, a bow',
    })
    expect(after.profileVersion).toBeGreaterThan(before.profileVersion)
    const saved = await test.deps.db
      .selectFrom('children')
      .select(['photoAnalysisResults', 'characterBible'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(saved.photoAnalysisResults?.confirmed).toMatchObject({ by: 'service', looks })
    expect(saved.characterBible).toMatchObject({ glasses: true, features: 'Freckles, a bow' })
    expect(saved.characterBible?.hair).toContain('ginger')
    const nonsense = { by: 'service', looks: { features: ['<b>'] } }
    expect((await family.browser.call(confirmLooks, { params: { id }, body: nonsense })).status).toBe(400)
  })

  it.each<[string, readonly VendorBehaviour[], number]>([
    ['too many requests', [{ status: 429 }, described()], 200],
    ['trouble', [{ status: 500 }, { status: 503 }, described()], 200],
    ['words that are not known', [described({ hair_colour: 'like my aunt’s' }), described()], 200],
    ['an answer that is no answer', [{ say: 'A lovely child!' }, { say: 'Really!' }], 502],
    ['a refusal', [{ refuse: true }], 502],
    ['a key that is not accepted', [{ status: 401 }], 502],
    ['nobody to be seen', [described({ one_person_is_clear: false })], 422],
  ])('retries after, or reports, %s', async (_, played, status) => {
    vendor.respondWith((_heard, place) => played[place] ?? { status: 500 })
    await agree()
    const answered = await read()
    expect([answered.status, vendor.requests.length]).toEqual([status, played.length])
    if (status === 502)
      expect(answered.body).toMatchObject({ code: 'provider_failed', suggestion: expect.any(String) })
    const { body } = await family.browser.call(listPhotos, { params: { id } })
    expect(body.seen === null).toBe(status !== 200)
  })

  it('is allowed for one’s own child only, on the plan that includes photos', async () => {
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const params = { id }
    const body = { wording: photoConsentWording(reader()), by: 'service', looks: {} }
    for (const call of [givePhotoConsent, withdrawPhotoConsent, readPhotos, confirmLooks]) {
      expect([call.url, (await another.browser.call(call, { params, body })).status]).toEqual([call.url, 404])
      expect([call.url, (await test.visitor().call(call, { params, body })).status]).toEqual([call.url, 401])
    }
    await agree()
    await test.deps.db
      .updateTable('users')
      .set({ subscriptionLevel: 'starlight' })
      .where('id', '=', family.user.id)
      .execute()
    expect((await read()).status).toBe(403)
    expect(vendor.requests).toEqual([])
  })
})

describe('reading photos without a service', () => {
  it('is unavailable, and sends nothing', async () => {
    const alone = await startApp({ working: false })
    try {
      const parent = await aFamily(alone, { subscriptionLevel: 'moonbeam' })
      const child = await parent.browser.call(addChild, { body: { name: 'Ida', age: 4 } })
      const params = { id: child.body.id }
      const answered = await parent.browser.call(readPhotos, { params })
      expect([answered.status, answered.body.code]).toEqual([503, 'unavailable'])
      expect((await parent.browser.call(listPhotos, { params })).body.reader).toBeNull()
    } finally {
      await alone.close()
    }
  })
})
