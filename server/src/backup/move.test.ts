import { expect, test, vi } from 'vitest'
import { limits } from '../../../scripts/test-limits.mjs'
import {
  afterRestart,
  emptyDataFolder,
  emptyServer,
  fillInstallation,
  inFolder,
  silent,
  snapshotOf,
} from '../../test/installation.ts'
import { readConfig } from '../config.ts'
import { openDeps } from '../deps.ts'
import { type Database, DatabaseRefused, openDatabase } from '../platform/database/index.ts'
import { copyDatabase } from './copy-database.ts'
import { openInstallation, parseLocation } from './location.ts'
import { moveInstallation } from './move-installation.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

/** Fails in the middle of the stories, as if the process were killed there. */
function interruptedCopy(database: Database): Database {
  let batches = 0
  return {
    ...database,
    withLock: (lock, work) =>
      database.withLock(lock, (run) =>
        work(async (text, values) => {
          if (text.startsWith('insert into "public"."stories"') && ++batches > 2)
            throw new Error('interrupted')
          return run(text, values)
        }),
      ),
  }
}

test('an installation moves to a server and a store, continues after an interruption, and moves back unchanged', async () => {
  const folder = await emptyDataFolder()
  await fillInstallation(folder)
  const source = inFolder(folder)
  const target = await emptyServer()
  const before = await snapshotOf(source)
  const messages: string[] = []

  const [openSource, openTarget] = [await openInstallation(source), await openInstallation(target)]
  await expect(
    copyDatabase(openSource.database, interruptedCopy(openTarget.database), () => undefined),
  ).rejects.toThrow('interrupted')
  expect(await openTarget.database.db.selectFrom('stories').select('id').execute()).toHaveLength(400)
  await Promise.all([openSource.close(), openTarget.close()])
  const config = { ...readConfig({ DATA_DIR: folder }), database: target.database }
  await expect(openDeps(config, silent)).rejects.toThrow('incomplete')

  await moveInstallation(source, target, (what) => messages.push(what))
  expect(messages.at(-1)).toMatch(/^12 files \(\d+ bytes\) are identical/)
  const after = await snapshotOf(target)
  expect(after).toEqual(afterRestart(before))
  await expect(moveInstallation(source, target, () => undefined)).rejects.toThrow('The target is not empty')

  const back = await emptyDataFolder()
  await moveInstallation(target, inFolder(back), () => undefined)
  expect(await snapshotOf(inFolder(back))).toEqual(afterRestart(before))
  // Ids of deleted rows are not reused.
  const deps = await openDeps(readConfig({ DATA_DIR: back }), silent)
  const { id } = await deps.db
    .insertInto('users')
    .values({ username: 'new', password: 'z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe((before.users[0]?.id ?? 0) + 1)
  await deps.close()
})

test('an installation is not moved while a server is running on it, nor over foreign files', async () => {
  const folder = await emptyDataFolder()
  await fillInstallation(folder, 1)
  const config = readConfig({ DATA_DIR: folder })
  const here = inFolder(folder)
  const there = await emptyServer()
  const move = () => moveInstallation(here, there, () => undefined)

  const deps = await openDeps(config, silent)
  await expect(move()).rejects.toThrow('is using the database')
  await deps.close()

  const server = await openDatabase(there.database)
  const unlisten = await server.listen('nightlight', () => undefined)
  await expect(move()).rejects.toThrow('A Nightlight server is using this database')
  await unlisten()
  await server.close()

  const target = await openInstallation(there)
  await target.files.put('stories/foreign.svg', Buffer.from('x'), 'image/svg+xml')
  await target.close()
  await expect(move()).rejects.toThrow(/not empty: it contains stories\/foreign\.svg/)
})

test('an invalid location is refused', () => {
  const config = readConfig({})
  expect(() => parseLocation('postgres://db/nightlight', 'https://bucket', config)).toThrow(DatabaseRefused)
  expect(() => parseLocation('postgres://db/nightlight', 's3://bucket', config)).toThrow('Set S3_ENDPOINT')
})
