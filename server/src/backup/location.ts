import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import {
  type Database,
  type DatabaseLocation,
  DatabaseRefused,
  openDatabase,
  type RunSql,
} from '../platform/database/index.ts'
import type { Files } from '../platform/files.ts'
import { type FilesPlace, openFiles } from '../providers/files/open-files.ts'

/** Where a whole installation is: its rows, and its pictures and sound. */
export interface Installation {
  readonly database: Database
  readonly files: Files
  close(): Promise<void>
}

export interface Location {
  readonly database: DatabaseLocation
  readonly files: FilesPlace
}

/**
 * @param options.inUse whether a server may be at work in it, which only one that is on a PostgreSQL lets happen
 * @throws {DatabaseRefused} when it cannot be opened, or a server is at work in it
 */
export async function openInstallation(address: Location, { inUse = false } = {}): Promise<Installation> {
  const database = await openDatabase(address.database)
  try {
    if (!inUse) await database.withLock('nightlight move', refuseInUse)
    const { retryingFiles: files } = await openFiles(address.files)
    return { database, files, close: () => database.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What stands after --from, --to and --files. @throws {DatabaseRefused} for what is neither an address nor a folder */
export function parseLocation(place: string, files: string | null, config: Config): Location {
  if (!/^postgres(ql)?:\/\//.test(place)) {
    const folder = resolve(place)
    const database = { kind: 'embedded' as const, folder: resolve(folder, 'database') }
    // an installation whose files are in a store already leaves them there.
    if (!files && config.files.kind === 's3' && folder === config.dataDir)
      return { database, files: config.files }
    return { database, files: { kind: 'folder', folder: resolve(folder, 'files') } }
  }
  const poolSize = config.database.kind === 'server' ? config.database.poolSize : 3
  return {
    database: { kind: 'server', url: place, poolSize },
    files: files ? storeNamed(files, config) : config.files,
  }
}

/** `s3://bucket/prefix`; how to reach it and the keys stand in the environment. */
function storeNamed(address: string, config: Config): FilesPlace {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? []
  if (!bucket)
    throw new DatabaseRefused('--files has to be an address such as s3://bucket or s3://bucket/prefix')
  if (config.files.kind !== 's3') {
    throw new DatabaseRefused(
      'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: they say where the store is.',
    )
  }
  return { ...config.files, bucket, prefix: prefix ? `${prefix.replace(/\/+$/, '')}/` : '' }
}

/** The embedded database has a lock of its own; on a server the connections of a process show that it is there. */
async function refuseInUse(run: RunSql): Promise<void> {
  const { rows } = await run(
    `select count(*)::integer as processes from pg_stat_activity
    where datname = current_database() and application_name = 'nightlight listener'`,
  )
  if (Number(rows[0]?.processes) === 0) return
  throw new DatabaseRefused('A Nightlight server is using this database. Stop every process of it first.')
}
