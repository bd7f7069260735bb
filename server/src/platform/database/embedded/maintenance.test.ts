import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { freshFolder, removeFolder } from '../../../../test/databases/embedded.ts'
import { type Database, openDatabase } from '../index.ts'
import { isDue } from './maintenance.ts'

vi.setConfig({ testTimeout: limits.startsDatabase })

const MB = 1024 * 1024

describe('maintenance of the embedded database', () => {
  let folder: string
  let database: Database
  beforeEach(async () => {
    folder = await freshFolder()
    database = await openDatabase({ kind: 'embedded', folder })
  })
  afterEach(async () => {
    await database.close()
    await removeFolder(folder)
  })

  const logBytesOnDisk = () =>
    readdirSync(join(folder, 'pg_wal'))
      .map((name) => statSync(join(folder, 'pg_wal', name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  const logPosition = async () =>
    (await sql<{ at: number }>`select (pg_current_wal_lsn() - '0/0')::float8 as at`.execute(database.db))
      .rows[0]?.at ?? 0
  const size = async () => {
    const { rows } = await sql<{
      bytes: number
    }>`select pg_total_relation_size('app_settings') as bytes`.execute(database.db)
    return rows[0]?.bytes
  }
  /** About 2 MB that do not compress. */
  const fill = (key: string) =>
    sql`insert into app_settings (key, value)
      select ${key} || n, to_jsonb((select string_agg(md5(${key} || n || i), '') from generate_series(1, 100) i))
      from generate_series(1, 600) n`.execute(database.db)
  /** The same again, without computing it. */
  const repeat = (from: string, to: string) =>
    sql`insert into app_settings (key, value)
      select ${to} || key, value from app_settings where key like ${`${from}%`}`.execute(database.db)

  test('keeps the log on disk small however much is written', async () => {
    const before = await logPosition()
    await fill('first-')
    for (let round = 1; round < 45; round++) await repeat('first-', `round-${round}-`)
    const written = (await logPosition()) - before
    expect(written).toBeGreaterThan(80 * MB)
    // Files have 16 MB: two for the 20 MB between checkpoints, the one being written, and one kept for reuse.
    expect(logBytesOnDisk()).toBeLessThanOrEqual(64 * MB)
  })

  test('counts the growth of the log, not the pages that small commits write again', async () => {
    const checkpointAt = async () =>
      (await sql<{ at: string }>`select redo_lsn as at from pg_control_checkpoint()`.execute(database.db))
        .rows[0]?.at
    const before = await checkpointAt()
    for (let number = 0; number < 3_000; number++) {
      await database.db
        .insertInto('setupLinks')
        .values({ codeHash: String(number) })
        .execute()
    }
    expect(await checkpointAt()).toBe(before)
  })

  test('frees the space of deleted rows in every table, and saves the time of the vacuum', async () => {
    await fill('a-')
    await sql`delete from app_settings`.execute(database.db)
    expect(await size()).toBeGreaterThan(2 * MB)
    await database.maintain()
    expect(await size()).toBeLessThan(MB / 4)
    const { rows } = await sql`select key from app_settings`.execute(database.db)
    expect(rows).toEqual([{ key: 'database.lastVacuum' }])
    const { rows: never } = await sql`
      select relname from pg_class where relkind = 'r' and reltuples < 0`.execute(database.db)
    expect(never).toEqual([])
  })

  test('lets other queries run between two tables', async () => {
    const finished: string[] = []
    const vacuum = database.maintain().then(() => finished.push('vacuum'))
    const query = sql`select 1`.execute(database.db).then(() => finished.push('query'))
    await Promise.all([vacuum, query])
    expect(finished).toEqual(['query', 'vacuum'])
  })

  test('is refused inside a transaction, where it would wait for itself', async () => {
    await expect(database.db.transaction().execute(() => database.maintain())).rejects.toThrow(
      'open transaction',
    )
  })
})

describe('a vacuum is due', () => {
  const night = new Date(2026, 10, 21, 3, 0)
  const day = new Date(2026, 10, 21, 15, 0)
  const hoursBefore = (date: Date, hours: number) => new Date(date.getTime() - hours * 3_600_000)

  test.each([
    ['at night, a day after the last', night, 24, true],
    ['at night, an hour after the last', night, 1, false],
    ['by day, a day after the last', day, 24, false],
    ['by day, when the machine has been off for two nights', day, 49, true],
  ])('%s: %#', (_, now, hours, due) => expect(isDue(now, hoursBefore(now, hours))).toBe(due))

  test('when there has never been one', () => expect(isDue(day, null)).toBe(true))
})

describe('the maintenance timer', () => {
  test('vacuums once when it is due, and stops with the database', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(2026, 10, 21, 15, 0) })
    try {
      const folder = await freshFolder()
      const database = await openDatabase({ kind: 'embedded', folder })
      const lastVacuum = async () => {
        const { rows } = await sql<{ value: string }>`
          select value from app_settings where key = 'database.lastVacuum'`.execute(database.db)
        return rows[0]?.value
      }
      expect(await lastVacuum()).toBeUndefined()
      vi.advanceTimersByTime(15 * 60 * 1000)
      const first = await vi.waitUntil(lastVacuum, { timeout: limits.expectation })
      vi.advanceTimersByTime(60 * 60 * 1000)
      expect(await lastVacuum()).toBe(first)
      await database.close()
      expect(vi.getTimerCount()).toBe(0)
      await removeFolder(folder)
    } finally {
      vi.useRealTimers()
    }
  })
})
