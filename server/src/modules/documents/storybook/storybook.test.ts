import { exportStorybook, type Story, type SubscriptionLevel } from '@nightlight/contract'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { json } from '../../../platform/database/index.ts'
import { selectStory } from '../../stories/index.ts'
import { bookPicturesOf } from './book-pictures.ts'

let test: TestApp
let family: Family
let story: Story
beforeAll(async () => {
  test = await startApp()
  family = await aFamily(test, { subscriptionLevel: 'starlight' })
  const twins = [await aChild(family, { name: 'Marigold' }), await aChild(family, { name: 'Ásta & <b>' })]
  const [first] = twins
  if (!first) throw new Error('No child')
  story = await aStory(family, first, { mainCharacterIds: twins.map((child) => child.id) })
})
afterAll(() => test.close())

const ask = ({ browser }: Pick<Family, 'browser'>, id = story.id) =>
  browser.call(exportStorybook, { params: { id } })
const open = ({ browser }: Pick<Family, 'browser'>, url: string) => browser.request({ method: 'GET', url })

async function rowOf(id: string) {
  const row = await selectStory(test.deps.db, id)
  if (!row) throw new Error('No story')
  return row
}

describe('a storybook', () => {
  it('is a page with cover, dedication, every section with its picture, and an end', async () => {
    const { status, body } = await ask(family)
    expect(status).toBe(200)
    const page = await open(family, body.htmlUrl)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('private, no-store')
    const { sections } = story.storyStructure
    expect(page.body.match(/class="sheet/g)).toHaveLength(sections.length + 3)
    const pictures = [...page.body.matchAll(/<img class="picture" src="([^"]+)"/g)].map((match) => match[1])
    expect(pictures).toHaveLength(story.storyImages.length)
    for (const url of pictures) {
      expect((await open(family, url ?? '')).headers['content-type']).toBe('image/webp')
    }
    expect(page.body).toContain('For Marigold and Ásta &amp; &lt;b&gt;')
    expect(page.body).toContain('The end')
    expect(page.body).not.toContain('<b>')
  })

  it('contains nothing that the content policy refuses, and has its own style sheets and fonts', async () => {
    const { body } = await ask(family)
    const page = await open(family, body.htmlUrl)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)</g)].map((match) => [match[1], match[2]])
    expect(scripts).toEqual([[' src="/media/storybook/print.js" defer', '']])
    expect(page.body).not.toMatch(/ on[a-z]+=/)
    const script = await open(family, '/media/storybook/print.js')
    expect(script.headers['content-type']).toContain('text/javascript')
    const sheet = await open(family, '/media/storybook/storybook.css')
    const fonts = [...sheet.body.matchAll(/url\("([^"]+)"\)/g)].map((match) => match[1])
    expect(fonts).toHaveLength(3)
    for (const font of fonts) {
      expect((await open(family, `/media/storybook/${font}`)).headers['content-type']).toBe('font/woff2')
    }
    for (const strange of ['nothing.css', '..%2Fassets.ts', 'constructor', 'fraunces-licence.txt']) {
      expect((await open(family, `/media/storybook/${strange}`)).statusCode).toBe(404)
    }
  })

  it.each([
    ['a4', 'A4'],
    ['a5', 'A5'],
    ['letter', 'letter'],
  ])('can be printed on paper of size %s', async (paper, size) => {
    const { body } = await ask(family)
    const page = await open(family, `${body.htmlUrl}&paper=${paper}`)
    expect(page.body).toContain(`href="/media/storybook/paper-${paper}.css"`)
    const sheet = await family.browser.request({ url: `/media/storybook/paper-${paper}.css` })
    expect(sheet.body).toContain(`size: ${size} portrait`)
    expect((await open(family, `${body.htmlUrl}&paper=poster`)).statusCode).toBe(400)
  })

  it('can be downloaded as a single file that needs nothing else', async () => {
    const { body } = await ask(family)
    const page = await open(family, `${body.htmlUrl}&keep=1`)
    expect(page.headers['content-disposition']).toContain('attachment')
    expect(page.body.match(/src="data:image\/webp;base64,/g)).toHaveLength(story.storyImages.length)
    expect(page.body.match(/url\("data:font\/woff2;base64,/g)).toHaveLength(3)
    expect(page.body).not.toMatch(/(src|href)="\//)
    expect(page.body).not.toContain('<script')
  })

  it('can be downloaded as a PDF for the chosen paper', async () => {
    const { body } = await ask(family)
    expect(body.pdfLacks).toEqual([])
    const pdf = await open(family, `${body.pdfUrl}&paper=a5`)
    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['cache-control']).toBe('private, no-store')
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.+\.pdf$/)
    expect(pdf.rawPayload.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(
      story.storyImages.length,
    )
    expect((await open(family, `${body.pdfUrl}&paper=poster`)).statusCode).toBe(400)
  })

  it('can be downloaded for a print shop, with bleed', async () => {
    const { body } = await ask(family)
    const pdf = await open(family, `${body.pdfUrl}&paper=a5&bleed=1`)
    expect(pdf.statusCode).toBe(200)
    const text = pdf.rawPayload.toString('latin1')
    expect((text.match(/\/TrimBox/g) ?? []).length % 4).toBe(0)
    // The cover is a file of its own.
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(story.storyImages.length - 1)
  })

  it('has a cover for a print shop of its own, as wide as the spine needs', async () => {
    const { body } = await ask(family)
    const cover = await open(family, `${body.coverPdfUrl}&paper=a5`)
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(cover.headers['content-disposition']).toMatch(/-cover\.pdf$/)
    const widthOf = (file: { rawPayload: Buffer }) =>
      Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(file.rawPayload.toString('latin1'))?.[1])
    const thick = await open(family, `${body.coverPdfUrl}&paper=a5&spine=20`)
    expect(widthOf(thick) - widthOf(cover)).toBeGreaterThan(30)
    expect((await open(family, `${body.coverPdfUrl}&spine=wide`)).statusCode).toBe(400)
  })

  it('can be downloaded as an EPUB with synchronised narration', async () => {
    const spoken = await narrated(await aStory(family, await aChild(family)))
    const { body } = await ask(family, spoken.id)
    const epub = await open(family, body.epubUrl)
    expect(epub.statusCode).toBe(200)
    expect(epub.headers['content-type']).toBe('application/epub+zip')
    const book = unzipSync(epub.rawPayload)
    const files = Object.keys(book)
    const count = spoken.storyStructure.sections.length
    expect(files.filter((name) => /^EPUB\/audio\/.+\.mp3$/.test(name))).toHaveLength(count)
    expect(files.filter((name) => name.endsWith('.smil'))).toHaveLength(count)
    expect(files.filter((name) => name.endsWith('.jpg'))).toHaveLength(count + 1)
    expect(await sharp(book['EPUB/images/cover.jpg']).metadata()).toMatchObject({ width: 1600, height: 2400 })
    const coverPage = Buffer.from(book['EPUB/cover.xhtml'] ?? []).toString()
    expect(coverPage).toContain('alt="Cover with the title “')
  })

  it('can be downloaded as an EPUB without narration', async () => {
    const { body } = await ask(family)
    expect((await open(family, body.epubUrl)).statusCode).toBe(200)
  })

  it('leaves out a picture whose file is gone', async () => {
    const other = await aStory(family, await aChild(family, { name: '李伟' }))
    await test.deps.files.removeAll(`stories/${other.id}/`)
    const { body } = await ask(family, other.id)
    expect(body.pdfLacks).toEqual(['李', '伟'])
    const pdf = await open(family, body.pdfUrl)
    expect(pdf.statusCode).toBe(200)
    expect(pdf.rawPayload.toString('latin1')).not.toContain('/Subtype /Image')
    expect((await open(family, `${body.htmlUrl}&keep=1`)).statusCode).toBe(200)
    expect((await open(family, body.epubUrl)).statusCode).toBe(200)
  })

  it('keeps a cover page with the title below the picture where the cover cannot be drawn as that of a book', async () => {
    const reader = await aFamily(test)
    const other = await aStory(reader, await aChild(reader))
    const cover = async () => (await bookPicturesOf(test.deps, await rowOf(other.id))).cover?.description
    const set = (changes: Partial<Pick<Awaited<ReturnType<typeof rowOf>>, 'title' | 'storyImages'>>) =>
      test.deps.db
        .updateTable('stories')
        .set({ ...changes, storyImages: json(changes.storyImages ?? other.storyImages) as never })
        .where('id', '=', other.id)
        .execute()
    await set({ title: 'The Owl' })
    expect(await cover()).toMatch(/^Cover with the title “The Owl”: ./)
    await set({ title: '月が眠る夜' })
    expect(await cover()).toBeUndefined()
    const [drawn, ...others] = other.storyImages
    if (!drawn) throw new Error('No cover')
    await set({ title: 'The Owl', storyImages: [{ ...drawn, url: '/media/0.webp' }, ...others] })
    expect(await cover()).toBeUndefined()
    await set({ title: 'The Owl' })
    await test.deps.db.updateTable('stories').set({ brief: null }).where('id', '=', other.id).execute()
    expect(await cover()).toBeUndefined()
  })

  it('can be opened by its owner only, at the signed URL', async () => {
    const { body } = await ask(family)
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await ask(another)).status).toBe(404)
    expect((await ask({ browser: test.visitor() })).status).toBe(401)
    expect((await open(another, body.htmlUrl)).statusCode).toBe(404)
    expect((await open({ browser: test.visitor() }, body.htmlUrl)).statusCode).toBe(404)
    for (const url of [body.pdfUrl, body.coverPdfUrl, body.epubUrl]) {
      expect((await open(another, url)).statusCode).toBe(404)
      expect((await open(family, url.replace(/seal=.{4}/, 'seal=AAAA'))).statusCode).toBe(404)
    }
    const own = await aStory(another, await aChild(another))
    const swapped = body.htmlUrl.replace(story.id, own.id)
    expect((await open(family, swapped)).statusCode).toBe(404)
    expect((await open(family, body.htmlUrl.replace(/until=\d+/, 'until=9999999999'))).statusCode).toBe(404)
    expect((await open(family, body.htmlUrl.replace(/seal=.{4}/, 'seal=AAAA'))).statusCode).toBe(404)
    expect((await open(family, `/media/storybooks/${story.id}`)).statusCode).toBe(400)
  })

  it('is not available to readers of a shared story', async () => {
    const { db } = test.deps
    await db.updateTable('stories').set({ sharedAt: new Date() }).where('id', '=', story.id).execute()
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await ask(another)).status).toBe(404)
    await db.updateTable('stories').set({ sharedAt: null }).where('id', '=', story.id).execute()
  })

  it.each([
    ['free', false],
    ['standard', false],
    ['firefly', false],
    ['basic', true],
    ['premium', true],
    ['moonbeam', true],
  ] as const)('on the level %s: %s', async (subscriptionLevel, comes) => {
    await setLevel(subscriptionLevel)
    const response = await ask(family)
    await setLevel('starlight')
    if (comes) expect(response.status).toBe(200)
    else {
      expect([response.status, response.body.code]).toEqual([403, 'upgrade_required'])
      const message = 'Please upgrade to access PDF exports'
      expect(response.raw.json()).toMatchObject({ upgradeRequired: true, message })
    }
  })
})

/** A narration with a second of sound for each section, and the time of its first word. */
async function narrated(wanted: Story): Promise<Story> {
  const { db, files } = test.deps
  const narration = {
    providerId: 'builtin',
    voiceId: 'a-voice',
    cadence: 'bedtime-story',
    status: 'ready',
  } as const
  const { id } = await db
    .insertInto('narrations')
    .values({ ...narration, storyId: wanted.id, isCurrent: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const position of wanted.storyStructure.sections.keys()) {
    const file = `stories/${wanted.id}/narration/${id}/${position}.mp3`
    await files.put(file, Buffer.from('sound'), 'audio/mpeg')
    const words = json([[0, 3, 0, 400]] as [number, number, number, number][])
    await db
      .insertInto('narrationSections')
      .values({ narrationId: id, position, file, durationMs: 1000, words })
      .execute()
  }
  return wanted
}

const setLevel = (subscriptionLevel: SubscriptionLevel) =>
  test.deps.db.updateTable('users').set({ subscriptionLevel }).where('id', '=', family.user.id).execute()

describe('a storybook in another language', () => {
  let reader: Family
  const bookIn = async (language: 'ar' | 'ja', text: string) => {
    const { db } = test.deps
    reader = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const { id } = await aStory(reader, await aChild(reader, { name: 'Layla' }))
    const sections = [{ ...story.storyStructure.sections[0], text }]
    await db
      .updateTable('stories')
      .set({ language, title: text, storyStructure: json({ sections }) as never })
      .where('id', '=', id)
      .execute()
    return (await ask(reader, id)).body
  }

  it('has its language and its direction in page, e-book and PDF, and its own words for the end', async () => {
    const { htmlUrl, epubUrl, pdfUrl } = await bookIn('ar', 'كان الدب الصغير نعسانًا.')
    const page = (await open(reader, htmlUrl)).body
    expect(page).toContain('<h1 lang="ar" dir="auto">')
    expect(page).toMatch(/<div class="words" lang="ar"/)
    expect(page).toContain('النهاية')
    const book = unzipSync((await open(reader, epubUrl)).rawPayload)
    const read = (file: string) => Buffer.from(book[`EPUB/${file}`] ?? []).toString()
    expect(read('package.opf')).toContain('<dc:language>ar</dc:language>')
    expect(read('package.opf')).toContain('page-progression-direction="rtl"')
    expect(read('page-1.xhtml')).toContain('lang="ar" xml:lang="ar" dir="rtl"')
    const pdf = await open(reader, pdfUrl)
    expect(pdf.rawPayload.toString('latin1')).toContain('/Lang (ar)')
  })

  it('is no PDF where our typefaces have none of its letters, and that is said', async () => {
    const { pdfUrl } = await bookIn('ja', '小さなくまは眠たくなりました。')
    const refused = await open(reader, pdfUrl)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^The fonts of the PDF have no letters of Japanese\./),
    ])
  })
})
