import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
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
import { DatabaseRefused } from '../platform/database/index.ts'
import { readMigrations } from '../platform/database/migrate.ts'
import { readDeletedAccounts, writeDeletedAccounts } from '../platform/deleted-accounts.ts'
import { Unreadable } from '../platform/read-if-exists.ts'
import { createBackup, entryNames } from './create-backup.ts'
import { type Location, openInstallation } from './location.ts'
import { pruneBackups } from './prune-backups.ts'
import { restoreBackup } from './restore-backup.ts'
import { tarStream } from './tar.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

async function backedUp(address: Location, dataDir: string, path: string) {
  const installation = await openInstallation(address, { inUse: true })
  try {
    return await createBackup(installation, dataDir, path)
  } finally {
    await installation.close()
  }
}

async function restored(address: Location, path: string, options: { force?: boolean; dataDir: string }) {
  const installation = await openInstallation(address)
  try {
    return await restoreBackup(installation, path, { force: false, secretKey: false, ...options })
  } finally {
    await installation.close()
  }
}

test('a backup brings rows, waiting work, files and the key back, in another place and over what is there', async () => {
  const folder = await emptyDataFolder()
  await fillInstallation(folder, 230)
  const before = afterRestart(await snapshotOf(inFolder(folder)))
  const file = join(await emptyDataFolder(), 'installation.tgz')
  const { tables, files } = await backedUp(inFolder(folder), folder, file)
  expect([tables['"public"."stories"']?.rows, Object.keys(files).length]).toEqual([230, 12])

  const there = await emptyServer()
  const elsewhere = await emptyDataFolder()
  await restored(there, file, { dataDir: elsewhere })
  expect(await snapshotOf(there)).toEqual(before)
  expect(await readFile(join(elsewhere, 'secret.key'))).toEqual(await readFile(join(folder, 'secret.key')))

  // Back over an installation that has gone another way meanwhile.
  await expect(restored(inFolder(folder), file, { dataDir: folder })).rejects.toThrow('Use --force')
  const changed = await openInstallation(inFolder(folder))
  await changed.database.db.deleteFrom('users').execute()
  await changed.files.put('stories/later/pictures/0.svg', Buffer.from('x'), 'image/svg+xml')
  await changed.close()
  await backedUp(there, elsewhere, file)
  await restored(inFolder(folder), file, { dataDir: folder, force: true })
  expect(await snapshotOf(inFolder(folder))).toEqual(before)
})

test('a restore brings no account back that was deleted after the backup was made', async () => {
  const folder = await emptyDataFolder()
  await fillInstallation(folder, 3)
  const file = join(await emptyDataFolder(), 'installation.tgz')
  const installation = await openInstallation(inFolder(folder))
  const { db } = installation.database
  const other = await db
    .insertInto('users')
    .values({ username: 'other', password: 'z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('users').values({ username: 'stays', password: 'z' }).execute()
  await installation.close()
  await backedUp(inFolder(folder), folder, file)
  // One deletion stands in the installation only, the other only beside it, as in an installation whose database is lost.
  const later = await openInstallation(inFolder(folder))
  const { id } = await later.database.db
    .deleteFrom('users')
    .where('username', '=', 'wanderer')
    .returning('id')
    .executeTakeFirstOrThrow()
  await later.database.db.insertInto('deletedAccounts').values({ accountId: id }).execute()
  await later.close()
  await writeDeletedAccounts(folder, [{ accountId: other.id, deletedAt: new Date().toISOString() }])
  await restored(inFolder(folder), file, { dataDir: folder, force: true })
  const { users, stories } = await snapshotOf(inFolder(folder))
  expect([users.map(({ username }) => username), stories]).toEqual([['stays'], []])
  expect((await readDeletedAccounts(folder)).map(({ accountId }) => accountId)).toEqual([other.id, id])
})

test('what is no whole backup is refused before anything is touched', async () => {
  const folder = await emptyDataFolder()
  await fillInstallation(folder, 3)
  const before = await snapshotOf(inFolder(folder))
  const file = join(await emptyDataFolder(), 'installation.tgz')
  await backedUp(inFolder(folder), folder, file)
  const whole = await readFile(file)
  for (const bytes of [whole.subarray(0, whole.length - 200), Buffer.from('no backup'), Buffer.alloc(0)]) {
    await writeFile(file, bytes)
    const refusal = restored(inFolder(folder), file, { dataDir: folder, force: true })
    await expect(refusal).rejects.toBeInstanceOf(DatabaseRefused)
  }
  expect(await snapshotOf(inFolder(folder))).toEqual(before)

  // Without its key a backup could bring back nothing that is encrypted.
  await rename(join(folder, 'secret.key'), join(folder, 'another.key'))
  await mkdir(join(folder, 'secret.key'))
  const keyless = join(await emptyDataFolder(), 'keyless.tgz')
  await expect(backedUp(inFolder(folder), folder, keyless)).rejects.toThrow(Unreadable)
  await expect(readFile(keyless)).rejects.toThrow('ENOENT')
})

test('a backup of the first release opens with this one, at the schema of today and with all its rows', async () => {
  const fixture = fileURLToPath(new URL('../../test/fixtures/house-18.tgz', import.meta.url))
  const folder = await emptyDataFolder()
  await rename(join(folder, 'database'), join(folder, 'empty'))
  await restored(inFolder(folder), fixture, { dataDir: folder })
  const { users, stories, files, jobs } = await snapshotOf(inFolder(folder))
  expect(users.map(({ username }) => username)).toEqual(['wanderer'])
  expect(stories.map(({ title }) => title)).toEqual(
    [0, 1, 2, 3, 4].map((index) => `Night ${index} — «Ömür» 🌙 "quoted" \\ back`),
  )
  expect([files.length, jobs.length]).toEqual([12, 2])
  const deps = await openDeps(readConfig({ DATA_DIR: folder }), silent)
  const applied = await deps.database.withLock('test', (run) =>
    run('select name from migrations order by name'),
  )
  expect(applied.rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
  await deps.close()
})

test('backups go when their days are over, and nothing else does', async () => {
  const folder = join(await emptyDataFolder(), 'backups')
  await mkdir(folder)
  const now = Date.UTC(2026, 10, 21)
  const daysBefore = (days: number) => new Date(now - days * 86_400_000).toISOString()
  const archive = async (name: string, entry: string, content: object) => {
    async function* entries() {
      yield { name: entry, bytes: Buffer.from(JSON.stringify(content)) }
    }
    await pipeline(tarStream(entries()), createGzip(), createWriteStream(join(folder, name)))
  }
  await archive('old.tgz', entryNames.head, { format: 1, madeAt: daysBefore(31) })
  await archive('young.tgz', entryNames.head, { format: 1, madeAt: daysBefore(29) })
  await archive('holiday.tgz', 'beach.json', { format: 1, madeAt: daysBefore(400) })
  await archive('other.tgz', entryNames.head, { format: 7, madeAt: daysBefore(400) })
  await writeFile(join(folder, 'broken.tgz'), 'no archive')
  await writeFile(join(folder, 'letter.txt'), 'Dear Ida')
  expect(await pruneBackups(folder, 30, now)).toEqual(['old.tgz'])
  expect((await readdir(folder)).sort()).toEqual([
    'broken.tgz',
    'holiday.tgz',
    'letter.txt',
    'other.tgz',
    'young.tgz',
  ])
})
