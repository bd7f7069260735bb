import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveWebApp } from './web-app.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  await writeFile(join(folder, 'index.html'), 'The app')
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
