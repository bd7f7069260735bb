import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveWebApp } from './web-app.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  await writeFile(join(folder, 'index.html'), 'The app')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1.js'), 'run()')
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync('run()'))
  await writeFile(join(folder, 'assets/small-2.js'), 'go()')
  app = Fastify()
  await serveWebApp(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

it.each(['/', '/library', '/story/0198-a-story', '/auth?tab=login'])(
  '%s is a page of the app',
  async (url) => {
    const { statusCode, body } = await app.inject({ url })
    expect([statusCode, body]).toEqual([200, 'The app'])
  },
)

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
    rawPayload: brotliCompressSync('run()'),
  })
})

it.each([
  ['app-1.js', 'gzip', 'run()'],
  ['app-1.js', 'identity', 'run()'],
  ['small-2.js', 'gzip, br', 'go()'],
])('sends %s as it is for %s', async (name, encoding, content) => {
  const { encoded, rawPayload } = await asset(name, encoding)
  expect([encoded, rawPayload.toString()]).toEqual([undefined, content])
})
