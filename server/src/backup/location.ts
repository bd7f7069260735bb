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
import { type FilesLocation, openFiles } from '../providers/files/open-files.ts'

/** A whole installation: its database, and its pictures and sound. */
export interface Installation {
  readonly database: Database
  readonly files: Files
  close(): Promise<void>
}

export interface Location {
  readonly database: DatabaseLocation
  readonly files: FilesLocation
}

/**
 * @param options.inUse whether a server may be running on it, which is possible only with PostgreSQL
 * @throws {DatabaseRefused} when it cannot be opened, or a server is running on it
 */
export async function openInstallation(location: Location, { inUse = false } = {}): Promise<Installation> {
  const database = await openDatabase(location.database)
  try {
    if (!inUse) await database.withLock('nightlight move', refuseInUse)
    const { retryingFiles: files } = await openFiles(location.files)
    return { database, files, close: () => database.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Parses the arguments of --from, --to and --files. @throws {DatabaseRefused} for what is neither a URL nor a folder */
export function parseLocation(source: string, files: string | null, config: Config): Location {
  if (!/^postgres(ql)?:\/\//.test(source)) {
    const folder = resolve(source)
    const database = { kind: 'embedded' as const, folder: resolve(folder, 'database') }
    // If the files of an installation are in a store, they stay there.
    if (!files && config.files.kind === 's3' && folder === config.dataDir)
      return { database, files: config.files }
    return { database, files: { kind: 'folder', folder: resolve(folder, 'files') } }
  }
  const poolSize = config.database.kind === 'server' ? config.database.poolSize : 3
  return {
    database: { kind: 'server', url: source, poolSize },
    files: files ? parseStore(files, config) : config.files,
  }
}

/** `s3://bucket/prefix`; its endpoint and keys are in the environment. */
function parseStore(location: string, config: Config): FilesLocation {
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9.-]+)(?:\/(.*))?$/.exec(location) ?? []
  if (!bucket)
    throw new DatabaseRefused('--files has to be an address such as s3://bucket or s3://bucket/prefix')
  if (config.files.kind !== 's3') {
    throw new DatabaseRefused(
      'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: they say where the store is.',
    )
  }
  return { ...config.files, bucket, prefix: prefix ? `${prefix.replace(/\/+$/, '')}/` : '' }
}

/** The embedded database has its own lock; on a server, a process is recognized by its connections. */
async function refuseInUse(run: RunSql): Promise<void> {
  const { rows } = await run(
    `select count(*)::integer as processes from pg_stat_activity
    where datname = current_database() and application_name = 'nightlight listener'`,
  )
  if (Number(rows[0]?.processes) === 0) return
  throw new DatabaseRefused('A Nightlight server is using this database. Stop every process of it first.')
}
