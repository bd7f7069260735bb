import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawnStyles, serveWebApp } from './web-app.ts'

/** More than the build leaves as it is. */
const script = 'run()\n'.repeat(300)

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  await writeFile(join(folder, 'index.html'), 'The app')
  await writeFile(join(folder, 'home.html'), '<style>p{}</style>What a visitor sees')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1.js'), script)
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/small-2.js'), 'go()')
  app = Fastify()
  // As app.ts has it.
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await serveWebApp(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it.each([
  '/index.html',
  '/?begin=looks',
  '/?utm_source=letter&again=0198-a-story',
  '/?%6daking=new',
  '/library',
  '/story/0198-a-story',
  '/auth?tab=login',
])('%s is a page of the app', async (url) => {
  const { statusCode, body } = await app.inject({ url })
  expect([statusCode, body]).toEqual([200, 'The app'])
})

it('a visitor gets the home page drawn, and whoever may be signed in does not', async () => {
  const homeFor = async (cookie?: string, url = '/') => {
    const { body, headers } = await app.inject({ url, headers: cookie ? { cookie } : {} })
    expect(headers).toMatchObject({ vary: expect.stringContaining('cookie'), 'cache-control': 'no-cache' })
    return body
  }
  expect(await homeFor()).toContain('What a visitor sees')
  expect(await homeFor('some=1')).toContain('What a visitor sees')
  expect(await homeFor(undefined, '/?')).toContain('What a visitor sees')
  expect(await homeFor(undefined, '/?utm_source=letter&ref=begin')).toContain('What a visitor sees')
  for (const url of ['/', '/?utm_source=letter'])
    expect(await homeFor('__Host-nightlight_signed_in=1', url)).toBe('The app')
})

it('names the styles in that page for the content policy', async () => {
  expect(await drawnStyles(folder)).toEqual(['p{}'])
  expect(await drawnStyles(join(folder, 'assets'))).toEqual([])
  expect(await drawnStyles(undefined)).toEqual([])
})

it.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/%2egit/config',
  '/wp/.svn/entries',
  '/.well-known/security',
  '/backup.zip',
  '/api/nothing',
  '/media/nothing',
  // What the build has compressed is sent in place of its original, and not by a name of its own.
  '/assets/app-1.js.br',
  '/assets/app-1.js%2ebr',
])('%s is not found', async (url) => expect((await app.inject({ url })).statusCode).toBe(404))

const asset = async (name: string, encoding: string) => {
  const url = `/assets/${name}`
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  const { vary, 'content-encoding': encoded, 'content-type': type, 'cache-control': caching } = headers
  return { vary, encoded, type, caching, rawPayload }
}

it('sends what the build has compressed to browsers that take it', async () => {
  expect(await asset('app-1.js', 'gzip, br')).toEqual({
    vary: 'accept-encoding',
    encoded: 'br',
    type: expect.stringContaining('javascript'),
    caching: expect.stringContaining('immutable'),
    rawPayload: brotliCompressSync(script),
  })
})

it.each([
  ['app-1.js', 'gzip', 'gzip', script],
  ['small-2.js', 'gzip, br', 'br', 'go()'],
  ['app-1.js', 'identity', undefined, script],
])('sends %s for %s as what that takes, and says that it differs', async (name, accepted, used, content) => {
  const { vary, encoded, rawPayload } = await asset(name, accepted)
  expect([vary, encoded]).toEqual(['accept-encoding', used])
  const decoded =
    used === 'gzip' ? gunzipSync(rawPayload) : used === 'br' ? brotliDecompressSync(rawPayload) : rawPayload
  expect(decoded.toString()).toBe(content)
})
