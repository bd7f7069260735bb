import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../scripts/test-limits.mjs'
import { sample } from '../../../scripts/test-sampling.mjs'
import {
  afterRestart,
  besideServer,
  emptyDataFolder,
  emptyFolder,
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

async function createBackupOf(location: Location, dataDir: string, path: string) {
  const installation = await openInstallation(location, { inUse: true })
  try {
    return await createBackup(installation, dataDir, path)
  } finally {
    await installation.close()
  }
}

async function restoreTo(location: Location, path: string, options: { force?: boolean; dataDir: string }) {
  const installation = await openInstallation(location)
  try {
    return await restoreBackup(installation, path, { force: false, secretKey: false, ...options })
  } finally {
    await installation.close()
  }
}

test('a backup restores rows, waiting jobs, files and the key, to another location and over existing data', async () => {
  const folder = await emptyDataFolder()
  await fillInstallation(folder, 230)
  const before = afterRestart(await snapshotOf(inFolder(folder)))
  const file = join(await emptyFolder(), 'installation.tgz')
  const { tables, files } = await createBackupOf(inFolder(folder), folder, file)
  expect([tables['"public"."stories"']?.rows, Object.keys(files).length]).toEqual([230, 12])

  const serverLocation = await emptyServer()
  const otherDataDir = await emptyFolder()
  await restoreTo(serverLocation, file, { dataDir: otherDataDir })
  expect(await snapshotOf(serverLocation)).toEqual(before)
  expect(await readFile(join(otherDataDir, 'secret.key'))).toEqual(await readFile(join(folder, 'secret.key')))

  // Restore over an installation that has changed since.
  await expect(restoreTo(inFolder(folder), file, { dataDir: folder })).rejects.toThrow('Use --force')
  const changed = await openInstallation(inFolder(folder))
  await changed.database.db.deleteFrom('users').execute()
  await changed.files.put('stories/later/pictures/0.svg', Buffer.from('x'), 'image/svg+xml')
  await changed.close()
  await createBackupOf(serverLocation, otherDataDir, file)
  await restoreTo(inFolder(folder), file, { dataDir: folder, force: true })
  expect(await snapshotOf(inFolder(folder))).toEqual(before)
})

test('a restore does not bring back an account that was deleted after the backup was made', async () => {
  const folder = await emptyFolder()
  const location = await besideServer(folder)
  await fillInstallation(folder, 3, location)
  const file = join(await emptyFolder(), 'installation.tgz')
  const installation = await openInstallation(location)
  const { db } = installation.database
  const other = await db
    .insertInto('users')
    .values({ username: 'other', password: 'z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('users').values({ username: 'stays', password: 'z' }).execute()
  await installation.close()
  await createBackupOf(location, folder, file)
  // One deletion is recorded only in the database, the other only in the file beside it, as if the database had been lost.
  const later = await openInstallation(location)
  const { id } = await later.database.db
    .deleteFrom('users')
    .where('username', '=', 'wanderer')
    .returning('id')
    .executeTakeFirstOrThrow()
  await later.database.db.insertInto('deletedAccounts').values({ accountId: id }).execute()
  await later.close()
  await writeDeletedAccounts(folder, [{ accountId: other.id, deletedAt: new Date().toISOString() }])
  await restoreTo(location, file, { dataDir: folder, force: true })
  const { users, stories } = await snapshotOf(location)
  expect([users.map(({ username }) => username), stories]).toEqual([['stays'], []])
  expect((await readDeletedAccounts(folder)).map(({ accountId }) => accountId)).toEqual([other.id, id])
})

test('an incomplete or invalid backup is refused before anything is changed', async () => {
  const folder = await emptyFolder()
  const location = await besideServer(folder)
  await fillInstallation(folder, 3, location)
  const before = await snapshotOf(location)
  const file = join(await emptyFolder(), 'installation.tgz')
  await createBackupOf(location, folder, file)
  const whole = await readFile(file)
  for (const bytes of [whole.subarray(0, whole.length - 200), Buffer.from('no backup'), Buffer.alloc(0)]) {
    await writeFile(file, bytes)
    const refusal = restoreTo(location, file, { dataDir: folder, force: true })
    await expect(refusal).rejects.toBeInstanceOf(DatabaseRefused)
  }
  expect(await snapshotOf(location)).toEqual(before)

  // Without its key a backup could restore nothing that is encrypted.
  await rename(join(folder, 'secret.key'), join(folder, 'another.key'))
  await mkdir(join(folder, 'secret.key'))
  const keyless = join(await emptyFolder(), 'keyless.tgz')
  await expect(createBackupOf(location, folder, keyless)).rejects.toThrow(Unreadable)
  await expect(readFile(keyless)).rejects.toThrow('ENOENT')
})

/** One of them in each run. */
const places = sample(
  [
    ['an embedded database', emptyDataFolder, inFolder],
    ['a server', emptyFolder, besideServer],
  ] as const,
  0.5,
)

test.each(places)(
  'a backup of the first release can be restored by this one to %s, with all its rows and the current schema',
  async (_, make, place) => {
    const fixture = fileURLToPath(new URL('../../test/fixtures/installation-18.tgz', import.meta.url))
    const folder = await make()
    const location = await place(folder)
    await restoreTo(location, fixture, { dataDir: folder })
    const { users, stories, files, jobs } = await snapshotOf(location)
    expect(users.map(({ username }) => username)).toEqual(['wanderer'])
    expect(stories.map(({ title }) => title)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `Night ${index} — «Ömür» 🌙 "quoted" \\ back`),
    )
    expect([files.length, jobs.length]).toEqual([12, 2])
    const config = { ...readConfig({ DATA_DIR: folder }), database: location.database }
    const deps = await openDeps(config, silent)
    const applied = await deps.database.withLock('test', (run) =>
      run('select name from migrations order by name'),
    )
    expect(applied.rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
    await deps.close()
  },
)

test('backups past their retention days are removed, and no other files', async () => {
  const folder = join(await emptyFolder(), 'backups')
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
  await writeFile(join(folder, 'killed.tgz.draft'), 'half a backup')
  await utimes(join(folder, 'killed.tgz.draft'), new Date(now - 120_000), new Date(now - 120_000))
  await writeFile(join(folder, 'being-written.tgz.draft'), 'half a backup')
  await utimes(join(folder, 'being-written.tgz.draft'), new Date(now), new Date(now))
  expect(await pruneBackups(folder, 30, now)).toEqual(['killed.tgz.draft', 'old.tgz'])
  expect((await readdir(folder)).sort()).toEqual([
    'being-written.tgz.draft',
    'broken.tgz',
    'holiday.tgz',
    'letter.txt',
    'other.tgz',
    'young.tgz',
  ])
})
