import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { readMigrations } from '../../src/platform/database/migrate.ts'

/** A digest of what a migrated database consists of, so that an older template is never mistaken for a current one. */
export async function templateKey(): Promise<string> {
  const hash = createHash('sha256')
  for (const migration of readMigrations()) hash.update(migration.checksum)
  for (const library of ['@electric-sql/pglite', 'pg-boss']) hash.update(await versionOf(library))
  return hash.digest('hex').slice(0, 16)
}

async function versionOf(library: string): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(library)
  const root = entry.slice(0, entry.lastIndexOf(library) + library.length)
  return JSON.parse(await readFile(`${root}/package.json`, 'utf8')).version
}
