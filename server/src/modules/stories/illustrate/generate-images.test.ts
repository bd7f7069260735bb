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
import { aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import {
  blocked,
  type ImageVendor,
  type Played,
  startImageVendor,
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
  test = await startApp({
    environment: { IMAGE_BASE_URL: vendor.url, IMAGE_MODEL: 'brush-1', IMAGE_TIMEOUT_SECONDS: '6' },
  })
  family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
  const hers = {
    name: 'Zephyrine',
    age: 5,
    hairColor: 'ginger',
    otherFeatures: 'Freckles like Aunt Ottoline',
  }
  const child = (await family.browser.call(addChild, { body: hers })).body
  await family.browser.call(generateCharacter, { params: { id: child.id } })
  await family.browser.call(approveCharacter, { params: { id: child.id }, body: { approved: true } })
  const bear = { name: 'Mister Brumblewick', relationship: 'teddy bear', description: 'one ear missing' }
  story = await aStory(family, child, { customSupportingCharacters: [bear] })
})
beforeEach(async () => {
  const { db } = test.deps
  await db.deleteFrom('storyPaintings').execute()
  await db.deleteFrom('apiUsage').execute()
  const asItWas = {
    storyImages: json(story.storyImages),
    notes: json(story.notes),
    thumbnailUrl: story.thumbnailUrl,
  }
  await db.updateTable('stories').set(asItWas).where('id', '=', story.id).execute()
  vendor.play(() => ({ paint: true }))
  vendor.heard.length = 0
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

const press = () => family.browser.call(generateRealImages, { params: { id: story.id } })
const look = async () => (await family.browser.call(getStory, { params: { id: story.id } })).body
const host = () => new URL(vendor.url).host
const painted = ({ storyImages }: Story) =>
  storyImages.flatMap(({ url }, at) => (url.endsWith('.svg') ? [] : [at]))

describe('real images', () => {
  it('take the place of every picture, in three widths, and are paid for and told of', async () => {
    const total = story.storyImages.length
    const pressed = await press()
    expect([pressed.status, pressed.body]).toEqual([
      200,
      { imagesGenerated: total, imagesWanted: total, stillPainting: false },
    ])
    expect(vendor.heard).toHaveLength(total)
    const after = await look()
    expect(painted(after)).toHaveLength(total)
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
      provider: host(),
      what: [expect.stringContaining('without names')],
    })
  })

  it('are asked for with the approved character in every prompt, and without any name', async () => {
    await press()
    const { characterBible: bible } = await test.deps.db
      .selectFrom('children')
      .select('characterBible')
      .where('userId', '=', family.user.id)
      .executeTakeFirstOrThrow()
    const withHer = vendor.heard.filter(({ prompt }) => prompt.includes('HERO_1:'))
    expect(withHer.length).toBeGreaterThan(vendor.heard.length / 2)
    for (const { prompt } of withHer) {
      for (const words of [
        bible?.hair,
        bible?.skin,
        bible?.clothes,
        'a 5-year-old child',
        'freckles like somebody',
      ])
        expect(prompt).toContain(words)
    }
    for (const { raw } of vendor.heard) expect(raw).not.toMatch(/zephyrine|brumblewick|ottoline/i)
    expect(vendor.heard.some(({ prompt }) => /FRIEND_1: a bear \(one ear missing\)/.test(prompt))).toBe(true)
    expect(test.log.join('\n')).not.toMatch(/Zephyrine|Brumblewick/)
  })

  it('leave our own picture where the service refuses, and the story says so until it is had', async () => {
    const total = story.storyImages.length
    vendor.play((_, place) => (place === 1 ? blocked : { paint: true }))
    const pressed = await press()
    expect([pressed.status, pressed.body.imagesGenerated]).toEqual([200, total - 1])
    expect(vendor.heard).toHaveLength(total)
    const after = await look()
    expect(painted(after)).toHaveLength(total - 1)
    expect(after.notes).toContainEqual(
      `${host()} painted ${total - 1} of ${total} pictures; where it did not, our own illustrator’s stay.`,
    )
    // Pressed again, only what is missing is asked for.
    vendor.heard.length = 0
    expect((await press()).body).toMatchObject({ imagesGenerated: 1, imagesWanted: 1 })
    expect(vendor.heard).toHaveLength(1)
    const whole = await look()
    expect([painted(whole).length, whole.notes]).toEqual([total, story.notes])
  })

  it('outlast a service that is busy or in trouble for a moment', async () => {
    const bad: Played[] = [{ status: 429 }, { status: 500 }, { bytes: Buffer.from('no picture') }]
    vendor.play((_, place) => bad[place] ?? { paint: true })
    const pressed = await press()
    expect([pressed.status, pressed.body.imagesGenerated]).toEqual([200, story.storyImages.length])
    expect(vendor.heard).toHaveLength(story.storyImages.length + bad.length)
  })

  it.each<[string, Played, RegExp, number]>([
    ['refuses everything', blocked, /will not paint something in this story/, 99],
    ['is down', { status: 503 }, /does not answer at the moment/, 9],
    ['never answers', { hang: true }, /does not answer at the moment/, 6],
    ['does not take our key', { status: 401 }, /key/, 3],
    ['sends something else', { bytes: Buffer.from('<svg/>') }, /was no picture/, 9],
    [
      'sends an address',
      { json: { created: 1, data: [{ url: 'http://169.254.169.254/' }] } },
      /was no picture/,
      3,
    ],
  ])('say what to do when the service %s', async (_, played, suggestion, mostAsked) => {
    vendor.play(() => played)
    const pressed = await press()
    expect([pressed.status, pressed.body.code]).toEqual([502, 'provider_failed'])
    expect(pressed.body.suggestion).toMatch(suggestion)
    // One that is not to be had is not asked for every picture.
    expect(vendor.heard.length).toBeLessThanOrEqual(mostAsked)
    const after = await look()
    expect(after.storyImages).toEqual(story.storyImages)
    expect(after.notes.at(-1)).toMatch(
      /painted none of \d+ pictures; where it did not, our own illustrator’s stay\.$/,
    )
  })

  it('are square where the server knows nothing else', async () => {
    vendor.play(({ size }) => (size === '1024x1024' ? { paint: true } : { status: 400 }))
    expect((await press()).body.imagesGenerated).toBe(story.storyImages.length)
    expect(vendor.heard.at(-1)?.size).toBe('1024x1024')
  })

  it('are made once however often they are asked for at a time', async () => {
    const answers = await Promise.all([press(), press(), press()])
    const total = story.storyImages.length
    expect(answers.map(({ body }) => body.imagesGenerated)).toEqual([total, total, total])
    expect(vendor.heard).toHaveLength(total)
    const followed = await family.browser.call(realImagesStatus, { params: { id: story.id } })
    expect(followed.body).toEqual({ imagesGenerated: total, imagesWanted: total, stillPainting: false })
  })

  it('are gone on with after a process was stopped, without paying twice', async () => {
    const { db } = test.deps
    const wanted = story.storyImages.map((_, at) => at)
    const generation = await insertGeneration(db, { storyId: story.id, provider: host(), wanted })
    const stop = new AbortController()
    vendor.play((_, place) => {
      if (place === 3) stop.abort()
      return place < 3 ? { paint: true } : { hang: true }
    })
    await expect(generateImages(test.deps, generation.id, stop.signal)).rejects.toThrow()
    const before = painted(await look()).length
    expect(before).toBeGreaterThan(0)
    vendor.heard.length = 0
    vendor.play(() => ({ paint: true }))
    await generateImages(test.deps, generation.id, AbortSignal.timeout(20_000))
    expect(vendor.heard).toHaveLength(wanted.length - before)
    expect(painted(await look())).toEqual(wanted)
  })

  it('belong to the owner of the story', async () => {
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const params = { id: story.id }
    for (const call of [generateRealImages, realImagesStatus]) {
      expect((await another.browser.call(call, { params })).status).toBe(404)
      expect((await test.visitor().call(call, { params })).status).toBe(401)
    }
    expect(vendor.heard).toEqual([])
  })
})
