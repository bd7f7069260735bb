import fastify from 'fastify'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'
import { diskOf } from '../disk.ts'
import type { Files } from '../files.ts'
import { cachedFor, healthRoutes } from './health.ts'

it('one check serves all requests that come during it and within a second after it', async () => {
  let now = 0
  const pendingChecks: Array<(missing: string[]) => void> = []
  const check = cachedFor(
    1000,
    () => new Promise<string[]>((resolve) => void pendingChecks.push(resolve)),
    () => now,
  )

  const results = [check(), check()]
  now = 5000
  results.push(check())
  pendingChecks[0]?.(['the database'])
  expect(await Promise.all(results)).toEqual([['the database'], ['the database'], ['the database']])
  now = 5999
  expect(await check()).toEqual(['the database'])
  expect(pendingChecks).toHaveLength(1)

  now = 6000
  const result = check()
  pendingChecks[1]?.([])
  expect(await result).toEqual([])
  expect(pendingChecks).toHaveLength(2)
})

describe('/readyz', () => {
  const answer = async ({
    kind = 'server' as Database['kind'],
    keyMatches = true,
    freeBytes = 1e9,
    check = async () => undefined,
  } = {}) => {
    const db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (each) => new PostgresIntrospector(each),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    })
    const app = fastify()
    const files = { check } as Files
    const deps = { database: { db, kind }, files, disk: diskOf('.', async () => freeBytes), keyMatches }
    healthRoutes(app, deps)
    const response = await app.inject('/readyz')
    return [response.statusCode, response.json<{ status: string }>().status]
  }

  it('is ready when everything answers', async () => {
    expect(await answer()).toEqual([200, 'ready'])
    expect(await answer({ kind: 'embedded' })).toEqual([200, 'ready'])
  })

  it('is not ready with another key than the installation has, and names the variable', async () => {
    expect(await answer({ keyMatches: false })).toEqual([503, expect.stringContaining('SECRET_KEY is not')])
    expect(await answer({ keyMatches: false, kind: 'embedded' })).toEqual([200, 'ready'])
  })

  it('is not ready when the disk of the embedded database has no room, or files cannot be reached', async () => {
    const check = () => Promise.reject(new Error('no store'))
    expect(await answer({ kind: 'embedded', freeBytes: 1e6, check })).toEqual([
      503,
      'the place of pictures and sound does not answer, and the disk of DATA_DIR is full',
    ])
    expect(await answer({ freeBytes: 1e6 })).toEqual([200, 'ready'])
  })
})
