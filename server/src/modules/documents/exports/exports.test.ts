import { exportLibrary, type Story } from '@nightlight/contract'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { zipStream } from '../../../platform/zip.ts'
import { packLibrary } from './pack-library.ts'

let test: TestApp
let family: Family
let story: Story
beforeAll(async () => {
  test = await startApp()
  family = await aFamily(test, { subscriptionLevel: 'starlight' })
  story = await aStory(family, await aChild(family, { name: 'Marigold & <b>' }))
})
afterAll(() => test.close())

const ask = ({ browser }: Family, books: string[] = []) => browser.call(exportLibrary, { body: { books } })

/** The files of a zip by their names inside its one folder. */
async function download({ browser }: Family, url: string): Promise<Record<string, string>> {
  const response = await browser.request({ method: 'GET', url })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(response.headers['content-disposition']).toContain('nightlight-library.zip')
  expect(response.headers['cache-control']).toBe('private, no-store')
  return Object.fromEntries(
    Object.entries(unzipSync(response.rawPayload)).map(([name, bytes]) => {
      expect(name).toMatch(/^nightlight-library\//)
      return [name.slice('nightlight-library/'.length), strFromU8(bytes, true)]
    }),
  )
}

const copy = ({ id }: Story, count: number, title: string) =>
  sql`
  insert into stories (id, user_id, title, content, children_included, story_images, story_structure, status)
  select overlay(id placing lpad(to_hex(serial), 12, '0') from 25), user_id, ${title}, content, children_included,
    story_images, story_structure, status
  from stories, generate_series(1, ${sql.lit(count)}) as serial where id = ${id}`.execute(test.deps.db)

describe('the download of a library', () => {
  it('contains every story with its pictures, text and data, and links to nothing outside', async () => {
    const { body } = await ask(family)
    expect(body.stories).toBe(1)
    const files = await download(family, body.url)
    const names = Object.keys(files)
    const folder = names.find((name) => name.endsWith('story.txt'))?.split('/')[1] ?? ''
    expect(folder).toMatch(/^0001-[\p{L}\p{N}-]+$/u)
    const inside = names
      .filter((name) => name.startsWith(`stories/${folder}/`))
      .map((name) => name.split('/')[2])
    expect(inside.filter((name) => name?.endsWith('.webp'))).toHaveLength(story.storyImages.length)
    expect(inside).toEqual(expect.arrayContaining(['index.html', 'story.txt', 'story.json']))
    for (const [name, text] of Object.entries(files).filter(([each]) => each.endsWith('.html'))) {
      const here = name.split('/').slice(0, -1)
      for (const [, address = ''] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
        const path = new URL(address, `file:///${[...here, ''].join('/')}`).pathname.slice(1)
        expect(names).toContain(decodeURIComponent(path))
      }
      expect(text).not.toContain('<b>')
    }
    expect(JSON.parse(files[`stories/${folder}/story.json`] ?? '')).toMatchObject({
      id: story.id,
      title: story.title,
    })
    expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({
      account: { username: family.user.username },
    })
    expect(files['data.json']).not.toMatch(/argon2/)
  })

  it('contains books where the plan includes them, and everything else on every plan', async () => {
    // Without a brief they have no cover of their own: to paint those takes longest, and the tests of storybooks look at them.
    await test.deps.db.updateTable('stories').set({ brief: null }).where('id', '=', story.id).execute()
    const files = Object.keys(await download(family, (await ask(family, ['epub', 'pdf'])).body.url))
    expect(files.filter((name) => /story\.(epub|pdf)$/.test(name))).toHaveLength(2)
    await setLevel('firefly')
    const refused = await ask(family, ['epub'])
    expect([refused.status, refused.body.code]).toEqual([403, 'upgrade_required'])
    const { url } = (await ask(family)).body
    const names = Object.keys(await download(family, url))
    expect(names.filter((name) => name.endsWith('story.txt'))).toHaveLength(1)
    const sneaked = await family.browser.request({ method: 'GET', url: url.replace('books=', 'books=epub') })
    expect(sneaked.statusCode).toBe(403)
    await setLevel('starlight')
  })

  it('is available to its owner only, at the signed URL', async () => {
    const { url } = (await ask(family)).body
    const anotherFamily = await aFamily(test)
    expect((await anotherFamily.browser.request({ method: 'GET', url })).statusCode).toBe(404)
    expect((await test.visitor().request({ method: 'GET', url })).statusCode).toBe(404)
    const forged = url.replace(/seal=.{4}/, 'seal=AAAA')
    expect((await family.browser.request({ method: 'GET', url: forged })).statusCode).toBe(404)
    expect((await test.visitor().call(exportLibrary, { body: {} })).status).toBe(401)
    expect((await ask(anotherFamily)).body.stories).toBe(0)
    expect(Object.keys(await download(anotherFamily, (await ask(anotherFamily)).body.url))).toEqual([
      'style.css',
      'data.json',
      'index.html',
    ])
  })

  it('separates stories of the same title, leaves out missing files, and packs one story at a time', async () => {
    const many = await aFamily(test)
    const own = await aStory(many, await aChild(many))
    await copy(own, 60, '🦖/..\\CON: “a”?')
    const first = own.storyImages[0]?.bitmaps.at(-1)?.url.slice('/media/'.length) ?? ''
    const reads: string[] = []
    const files = {
      ...test.deps.files,
      read: async (key: string) => {
        reads.push(key)
        return key === first ? null : test.deps.files.read(key)
      },
    }
    const names = new Set<string>()
    let entries = 0
    let ahead = 0
    async function* counted() {
      for await (const entry of packLibrary({ ...test.deps, files }, many.user, [])) {
        entries++
        if (entry.name.endsWith('.webp')) ahead = Math.max(ahead, reads.length)
        reads.length = 0
        names.add(entry.name)
        yield entry
      }
    }
    for await (const part of zipStream(counted(), new Date())) expect(part.length).toBeGreaterThan(0)
    expect(names.size).toBe(entries)
    expect([...names].filter((name) => name.endsWith('story.txt'))).toHaveLength(61)
    expect([...names].filter((name) => name.endsWith('picture-1.webp'))).toEqual([])
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{N}./-]+$/u)
    // The missing picture and the next one: nothing is read ahead of what is sent.
    expect(ahead).toBeLessThanOrEqual(2)
  })
})

const setLevel = (subscriptionLevel: 'firefly' | 'starlight') =>
  test.deps.db.updateTable('users').set({ subscriptionLevel }).where('id', '=', family.user.id).execute()
