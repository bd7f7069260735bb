import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { freshFolder, removeFolder } from '../../../../test/databases/embedded.ts'
import type { Database } from '../index.ts'
import { openEmbedded } from './open-embedded.ts'
import { DatabaseStopped } from './watched-pglite.ts'

vi.setConfig({ testTimeout: limits.startsDatabase })

let folder: string
beforeEach(async () => {
  folder = await freshFolder()
})
afterEach(() => removeFolder(folder))

describe.each([
  ['is full', 'onLogWrite', 'ENOSPC'],
  ['fails to write', 'sync', 'EIO'],
] as const)('when the disk %s', (_, step, code) => {
  test('nothing more is acknowledged, every caller gets an error at once, and a restart finds the acknowledged rows', async () => {
    let failing = false
    const fail = () => {
      if (failing) throw Object.assign(new Error(code), { code })
    }
    const database = await openEmbedded(folder, { [step]: fail })
    await insert(database, 'before')
    failing = true
    const pending = [insert(database, 'lost'), insert(database, 'in the queue behind it')]
    for (const each of pending) await expect(each).rejects.toThrow(DatabaseStopped)
    // The engine would hang in any of these.
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow('needs a new start')
    await expect(database.db.transaction().execute((trx) => insert({ db: trx }, 'later'))).rejects.toThrow(
      DatabaseStopped,
    )
    await expect(database.listen('channel', () => undefined)).rejects.toThrow(DatabaseStopped)
    await expect(database.maintain()).rejects.toThrow(DatabaseStopped)
    expect(await database.failure).toBeInstanceOf(DatabaseStopped)
    await database.close()
    expect(readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.`))).toEqual([])

    const reopened = await openEmbedded(folder)
    const rows = await reopened.db.selectFrom('setupLinks').select('codeHash').execute()
    expect(rows).toContainEqual({ codeHash: 'before' })
    expect(rows).not.toContainEqual({ codeHash: 'later' })
    await reopened.close()
  })
})

test('a transaction rejects with the failure of the disk, and saves nothing', async () => {
  let failing = false
  const database = await openEmbedded(folder, {
    sync: () => {
      if (failing) throw Object.assign(new Error('EIO'), { code: 'EIO' })
    },
  })
  const work = database.db.transaction().execute(async (trx) => {
    await insert({ db: trx }, 'half')
    failing = true
  })
  await expect(work).rejects.toThrow(DatabaseStopped)
  await expect(insert(database, 'later')).rejects.toThrow(DatabaseStopped)
  await database.close()
})

test('an ordinary error does not stop the database', async () => {
  const database = await openEmbedded(folder)
  await expect(sql`select 1/0`.execute(database.db)).rejects.toMatchObject({ code: '22012' })
  await insert(database, 'after')
  await database.close()
})

const insert = ({ db }: Pick<Database, 'db'>, codeHash: string) =>
  db.insertInto('setupLinks').values({ codeHash }).execute()
