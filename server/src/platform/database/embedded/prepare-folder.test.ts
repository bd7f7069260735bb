import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { freshFolder, removeFolder } from '../../../../test/databases/embedded.ts'
import { DatabaseRefused, openDatabase } from '../index.ts'

vi.setConfig({ testTimeout: limits.startsDatabase })

let parent: string
let folder: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nightlight-folder-'))
  folder = join(parent, 'data', 'database')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const open = () => openDatabase({ kind: 'embedded', folder })

describe('a new folder', () => {
  /** In each of them a database is made, which takes seconds. */
  const ways = sample(['does not exist', 'exists'], 0.5)

  test.runIf(ways.includes('does not exist'))(
    'is created with its parents, readable by this user only, despite the leftovers of an earlier start',
    async () => {
      mkdirSync(`${folder}.draft`, { recursive: true })
      writeFileSync(join(`${folder}.draft`, 'PG_VERSION'), '18\n')
      const database = await open()
      await database.close()
      expect(readdirSync(join(parent, 'data'))).toEqual(['database'])
      expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()).toBe('18')
      if (process.platform !== 'win32') expect(statSync(folder).mode & 0o077).toBe(0)
    },
  )

  test.runIf(ways.includes('exists'))('may exist already if it is empty, like a mounted volume', async () => {
    mkdirSync(folder, { recursive: true })
    const database = await open()
    await database.close()
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
  })
})

describe('a folder that is refused', () => {
  test('may be of another major version of PostgreSQL: the message says which and what to do, and nothing is changed', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'PG_VERSION'), '17\n')
    const refusal = await open().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseRefused)
    expect(String(refusal)).toContain(
      `The database in ${folder} was made by PostgreSQL 17; this release brings PostgreSQL 18. Nothing was changed.`,
    )
    expect(readdirSync(folder)).toEqual(['PG_VERSION'])
    expect(readdirSync(join(parent, 'data'))).toEqual(['database'])
  })

  test('may contain other files, which are left alone', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'diary.txt'), 'dear')
    await expect(open()).rejects.toThrow(`The folder ${folder} holds something that is not a database.`)
    expect(readFileSync(join(folder, 'diary.txt'), 'utf8')).toBe('dear')
  })
})

test('a path where no folder can be created is refused, with the reason', async () => {
  writeFileSync(join(parent, 'data'), 'a file')
  const refusal = await open().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DatabaseRefused)
  expect(String(refusal)).toContain(`The folder ${folder} cannot be used (`)
})

test('the engine has the major version of PostgreSQL that we expect', async () => {
  const folder = await freshFolder()
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()).toBe('18')
  await removeFolder(folder)
})
