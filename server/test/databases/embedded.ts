import { randomUUID } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cache } from '../../../scripts/setup.mjs'
import { openEmbedded } from '../../src/platform/database/embedded/open-embedded.ts'
import { type Database, openDatabase } from '../../src/platform/database/index.ts'
import { fill } from './fill-template.ts'
import { templateKey } from './template-key.ts'

/** An embedded database in a folder of its own, without fsync. Tests of power failures open a folder themselves. */
export async function freshEmbedded(): Promise<Database> {
  const folder = await freshFolder()
  const database = await openEmbedded(folder, { sync: () => undefined })
  return {
    ...database,
    async close() {
      await database.close()
      await removeFolder(folder)
    },
  }
}

/** A folder with a migrated database that nobody has open. */
export async function freshFolder(): Promise<string> {
  const template = await embeddedTemplate()
  const folder = join(tmpdir(), `nightlight-database-${randomUUID()}`)
  // A thousand small files: one synchronous call is many times faster than asynchronous ones.
  cpSync(template, folder, { recursive: true })
  return folder
}

/** Also removes the locks that killed processes have left. */
export async function removeFolder(folder: string): Promise<void> {
  const names = await readdir(dirname(folder))
  const ours = names.filter((name) => name.split('.')[0] === basename(folder))
  await Promise.all(ours.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })))
}

let made: Promise<string> | null = null

export const embeddedTemplate = (): Promise<string> => {
  made ??= make()
  return made
}

/** Created once per state of the migrations and cached between runs: creating a PostgreSQL takes seconds, copying it does not. */
async function make(): Promise<string> {
  const template = join(cache, `database-${await templateKey()}`)
  if (existsSync(template)) return template
  await mkdir(cache, { recursive: true })
  await removeOldTemplates()
  const draft = join(cache, `database-draft-${randomUUID()}`)
  const database = await openDatabase({ kind: 'embedded', folder: draft })
  await fill(database)
  await database.close()
  // Another run may have been faster; its folder is equivalent.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }))
  return template
}

/** Removes templates of older states, and incomplete ones. */
async function removeOldTemplates(): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  for (const name of await readdir(cache)) {
    if (!name.startsWith('database-')) continue
    const path = join(cache, name)
    const entry = await stat(path).catch(() => null)
    if (entry && entry.mtimeMs < yesterday) await rm(path, { recursive: true, force: true })
  }
}
