import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareStory, stopSharingStory } from '@nightlight/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { buildApp, startApp, type TestApp } from '../../../../test/harness.ts'
import { linkPreview } from './link-preview.ts'

let test: TestApp
let folder: string
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  test = await startApp({ environment: { PUBLIC_URL: 'https://stories.example.org' } })
  folder = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  await writeFile(join(folder, 'index.html'), '<html><head></head><body>The app</body></html>')
  app = await buildApp(test.deps, { webFolder: folder })
})
afterAll(async () => {
  await app.close()
  await test.close()
  await rm(folder, { recursive: true })
})

const pageOf = async (id: string) => (await app.inject({ url: `/story/${id}` })).body

it('puts title and cover of a shared story into its link preview, and nothing of any other story', async () => {
  const family = await aFamily(test)
  const { id } = await aStory(family, await aChild(family))
  const title = `"Up" & <b>away</b>`
  await test.deps.db.updateTable('stories').set({ title }).where('id', '=', id).execute()
  expect(await pageOf(id)).toBe('<html><head></head><body>The app</body></html>')

  await family.browser.call(shareStory, { params: { id } })
  const shared = await pageOf(id)
  expect(shared).toContain('content="&quot;Up&quot; &amp; &lt;b&gt;away&lt;/b&gt;"')
  const image = /og:image" content="https:\/\/stories\.example\.org(\/media\/[^"]+)"/.exec(shared)?.[1]
  expect((await app.inject({ url: image ?? '' })).headers['content-type']).toBe('image/webp')

  await test.deps.db.updateTable('stories').set({ sharedUntil: new Date() }).where('id', '=', id).execute()
  expect(await pageOf(id)).not.toContain('og:')
  await family.browser.call(shareStory, { params: { id } })
  expect(await pageOf(id)).toContain('og:')

  // Written again since it was shared, and not checked by anybody.
  const waits = (awaitsParent: boolean) =>
    test.deps.db.updateTable('stories').set({ awaitsParent }).where('id', '=', id).execute()
  await waits(true)
  expect(await pageOf(id)).not.toContain('og:')
  await waits(false)

  await family.browser.call(stopSharingStory, { params: { id } })
  expect(await pageOf(id)).not.toContain('og:')
  expect(await pageOf('nothing-like-it')).toContain('The app')
})

it('opens while the database is away, with a status by which no preview is kept', async () => {
  const db = test.deps.db.withPlugin({
    transformQuery() {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    },
    transformResult: async ({ result }) => result,
  })
  const away = fastify()
  await linkPreview(away, { ...test.deps, db }, folder)
  const reply = await away.inject({ url: `/story/${crypto.randomUUID()}` })
  expect([reply.statusCode, reply.headers['retry-after'], reply.body]).toEqual([
    503,
    '5',
    '<html><head></head><body>The app</body></html>',
  ])
})
