import {
  addChild,
  approveCharacter,
  generateCharacter,
  generateRealImages,
  getStory,
  realImagesStatus,
  type Story,
} from '@nightlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import {
  blocked,
  type ImageVendor,
  startImageVendor,
  type VendorBehaviour,
} from '../../../../test/vendors/image-vendor.ts'
import { json } from '../../../platform/database/index.ts'
import { generateImages } from './generate-images.job.ts'
import { insertGeneration } from './generated-images.queries.ts'

let vendor: ImageVendor
let test: TestApp
let family: Family
let story: Story
beforeAll(async () => {
  vendor = await startImageVendor()
  test = await startAppWithImages({ timeoutSeconds: 6 })
  family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
  const profile = {
    name: 'Zephyrine',
    age: 5,
    hairColor: 'ginger',
    otherFeatures: 'Freckles like Aunt Ottoline',
  }
  const child = (await family.browser.call(addChild, { body: profile })).body
  await family.browser.call(generateCharacter, { params: { id: child.id } })
  await family.browser.call(approveCharacter, { params: { id: child.id }, body: { approved: true } })
  const bear = { name: 'Mister Brumblewick', relationship: 'teddy bear', description: 'one ear missing' }
  story = await aStory(family, child, { customSupportingCharacters: [bear] })
})
beforeEach(async () => {
  const { db } = test.deps
  await db.deleteFrom('storyPaintings').execute()
  await db.deleteFrom('apiUsage').execute()
  const original = {
    storyImages: json(story.storyImages),
    notes: json(story.notes),
    thumbnailUrl: story.thumbnailUrl,
  }
  await db.updateTable('stories').set(original).where('id', '=', story.id).execute()
  vendor.respondWith(() => ({ paint: true }))
  vendor.requests.length = 0
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

const startAppWithImages = ({ timeoutSeconds }: { timeoutSeconds: number }) =>
  startApp({
    environment: {
      IMAGE_BASE_URL: vendor.url,
      IMAGE_MODEL: 'brush-1',
      IMAGE_TIMEOUT_SECONDS: String(timeoutSeconds),
    },
  })

const requestImages = () => family.browser.call(generateRealImages, { params: { id: story.id } })
const readStory = async () => (await family.browser.call(getStory, { params: { id: story.id } })).body
/** The address of a server means nothing to a parent. */
const service = 'the service set up here'
const generatedNone = /generated none of \d+ pictures; the others are drawings by our own illustrator\.$/
const generatedIndexes = ({ storyImages }: Story) =>
  storyImages.flatMap(({ url }, at) => (url.endsWith('.svg') ? [] : [at]))

describe('real images', () => {
  it('replace every picture in three widths, and are recorded with their cost and on the receipt', async () => {
    const total = story.storyImages.length
    const response = await requestImages()
    expect([response.status, response.body]).toEqual([
      200,
      { imagesGenerated: total, imagesWanted: total, stillPainting: false },
    ])
    expect(vendor.requests).toHaveLength(total)
    const after = await readStory()
    expect(generatedIndexes(after)).toHaveLength(total)
    expect(after.notes).toEqual(story.notes)
    const [cover] = after.storyImages
    expect(cover).toMatchObject({ width: 1200, height: 900, description: story.storyImages[0]?.description })
    expect(cover?.placeholder).toMatch(/^data:image\/webp/)
    expect(after.thumbnailUrl).toBe(cover?.bitmaps[0]?.url)
    for (const { url, width } of cover?.bitmaps ?? []) {
      const file = await family.browser.request({ method: 'GET', url })
      const { format, ...size } = await sharp(file.rawPayload).metadata()
      expect([format, size.width, size.height]).toEqual(['webp', width, (width * 3) / 4])
    }
    const calls = await test.deps.db
      .selectFrom('apiUsage')
      .selectAll()
      .where('storyId', '=', story.id)
      .execute()
    expect(calls).toHaveLength(total)
    expect(calls[0]).toMatchObject({ endpoint: 'images brush-1', tokensIn: 400, tokensOut: 1500 })
    expect(after.receipt?.sentTo).toContainEqual({
      provider: service,
      what: [expect.stringContaining('without names')],
    })
  })

  it('are requested with the approved character in every prompt, and without any name', async () => {
    await requestImages()
    const { characterBible: bible } = await test.deps.db
      .selectFrom('children')
      .select('characterBible')
      .where('userId', '=', family.user.id)
      .executeTakeFirstOrThrow()
    const withHero = vendor.requests.filter(({ prompt }) => prompt.includes('HERO_1:'))
    expect(withHero.length).toBeGreaterThan(vendor.requests.length / 2)
    for (const { prompt } of withHero) {
      for (const feature of [
        bible?.hair,
        bible?.skin,
        bible?.clothes,
        'a 5-year-old child',
        'freckles like somebody',
      ])
        expect(prompt).toContain(feature)
    }
    for (const { raw } of vendor.requests) expect(raw).not.toMatch(/zephyrine|brumblewick|ottoline/i)
    expect(
      vendor.requests.some(({ prompt }) => /FRIEND_1: a small toy bear \(one ear missing\)/.test(prompt)),
    ).toBe(true)
    expect(test.log.join('\n')).not.toMatch(/Zephyrine|Brumblewick/)
  })

  it('are requested with the text of their page, the view and the picture before', async () => {
    await requestImages()
    const pages = vendor.requests.filter(({ prompt }) => prompt.includes('The page beside it says: '))
    expect(pages).toHaveLength(story.storyImages.length - 1)
    for (const { prompt } of pages) {
      const [, said = ''] = /The page beside it says: (.*)/.exec(prompt) ?? []
      // Some words of one of its pages, free of names.
      const words = said
        .split(/[.!?”“]/)
        .filter((part) => part.length > 20 && !/HERO|FRIEND|somebody/.test(part))
      expect(words.length).toBeGreaterThan(0)
      const told = story.storyStructure?.sections.map(({ text }) => text.replace(/\s+/g, ' ')) ?? []
      for (const part of words) expect(told.some((text) => text.includes(part.trim()))).toBe(true)
      expect(prompt).toMatch(/The view: /)
    }
    // The first page follows the cover, which is not a page.
    expect(vendor.requests.filter(({ prompt }) => /The picture before shows /.test(prompt))).toHaveLength(
      story.storyImages.length - 2,
    )
  })

  it('leave the drawing where the service refuses, with a note on the story until the image exists', async () => {
    const total = story.storyImages.length
    vendor.respondWith((_, index) => (index === 1 ? blocked : { paint: true }))
    const response = await requestImages()
    expect([response.status, response.body.imagesGenerated]).toEqual([200, total - 1])
    expect(vendor.requests).toHaveLength(total)
    const after = await readStory()
    expect(generatedIndexes(after)).toHaveLength(total - 1)
    expect(after.notes).toContainEqual(
      `The service set up here generated ${total - 1} of ${total} pictures; the others are drawings by our own illustrator.`,
    )
    // Requested again, only what is missing is generated.
    vendor.requests.length = 0
    expect((await requestImages()).body).toMatchObject({ imagesGenerated: 1, imagesWanted: 1 })
    expect(vendor.requests).toHaveLength(1)
    const whole = await readStory()
    expect([generatedIndexes(whole).length, whole.notes]).toEqual([total, story.notes])
  })

  it('are generated in spite of a service that is busy or failing for a moment', async () => {
    const bad: VendorBehaviour[] = [{ status: 429 }, { status: 500 }, { bytes: Buffer.from('no picture') }]
    vendor.respondWith((_, index) => bad[index] ?? { paint: true })
    const response = await requestImages()
    expect([response.status, response.body.imagesGenerated]).toEqual([200, story.storyImages.length])
    expect(vendor.requests).toHaveLength(story.storyImages.length + bad.length)
  })

  it.each<[string, VendorBehaviour, RegExp, number]>([
    ['refuses everything', blocked, /refuses to show something in this story/, 99],
    ['is down', { status: 503 }, /does not respond at the moment/, 9],
    ['rejects our key', { status: 401 }, /key/, 3],
    ['sends something else', { bytes: Buffer.from('<svg/>') }, /was not a picture/, 9],
    [
      'sends an address',
      { json: { created: 1, data: [{ url: 'http://169.254.169.254/' }] } },
      /was not a picture/,
      3,
    ],
  ])('fail with a suggestion when the service %s', async (_, played, suggestion, mostRequests) => {
    vendor.respondWith(() => played)
    const response = await requestImages()
    expect([response.status, response.body.code]).toEqual([502, 'provider_failed'])
    expect(response.body.suggestion).toMatch(suggestion)
    // A service that is down is not called for every picture.
    expect(vendor.requests.length).toBeLessThanOrEqual(mostRequests)
    const after = await readStory()
    expect(after.storyImages).toEqual(story.storyImages)
    expect(after.notes.at(-1)).toMatch(generatedNone)
  })

  it('fail with a suggestion when the service never responds', async () => {
    vendor.respondWith(() => ({ hang: true }))
    const quicker = await startAppWithImages({ timeoutSeconds: 1 })
    try {
      const another = await aFamily(quicker, { subscriptionLevel: 'moonbeam' })
      const own = await aStory(another, await aChild(another))
      const params = { id: own.id }
      const response = await another.browser.call(generateRealImages, { params })
      expect([response.status, response.body.code]).toEqual([502, 'provider_failed'])
      expect(response.body.suggestion).toMatch(/does not respond at the moment/)
      expect(vendor.requests.length).toBeLessThanOrEqual(6)
      const after = (await another.browser.call(getStory, { params })).body
      expect(after.storyImages).toEqual(own.storyImages)
      expect(after.notes.at(-1)).toMatch(generatedNone)
    } finally {
      await quicker.close()
    }
  })

  it('are square if the service supports no other format', async () => {
    vendor.respondWith(({ size }) => (size === '1024x1024' ? { paint: true } : { status: 400 }))
    expect((await requestImages()).body.imagesGenerated).toBe(story.storyImages.length)
    expect(vendor.requests.at(-1)?.size).toBe('1024x1024')
  })

  it('are generated once however many requests arrive at the same time', async () => {
    const responses = await Promise.all([requestImages(), requestImages(), requestImages()])
    const total = story.storyImages.length
    expect(responses.map(({ body }) => body.imagesGenerated)).toEqual([total, total, total])
    expect(vendor.requests).toHaveLength(total)
    const followed = await family.browser.call(realImagesStatus, { params: { id: story.id } })
    expect(followed.body).toEqual({ imagesGenerated: total, imagesWanted: total, stillPainting: false })
  })

  it('continue after a process was stopped, without paying twice', async () => {
    const { db } = test.deps
    const wanted = story.storyImages.map((_, at) => at)
    const generation = await insertGeneration(db, { storyId: story.id, provider: service, wanted })
    const stop = new AbortController()
    vendor.respondWith((_, index) => {
      if (index === 3) stop.abort()
      return index < 3 ? { paint: true } : { hang: true }
    })
    await expect(generateImages(test.deps, generation.id, stop.signal)).rejects.toThrow()
    const before = generatedIndexes(await readStory()).length
    expect(before).toBeGreaterThan(0)
    vendor.requests.length = 0
    vendor.respondWith(() => ({ paint: true }))
    await generateImages(test.deps, generation.id, AbortSignal.timeout(20_000))
    expect(vendor.requests).toHaveLength(wanted.length - before)
    expect(generatedIndexes(await readStory())).toEqual(wanted)
  })

  it('can be requested and followed by the owner of the story only', async () => {
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const params = { id: story.id }
    for (const call of [generateRealImages, realImagesStatus]) {
      expect((await another.browser.call(call, { params })).status).toBe(404)
      expect((await test.visitor().call(call, { params })).status).toBe(401)
    }
    expect(vendor.requests).toEqual([])
  })
})
