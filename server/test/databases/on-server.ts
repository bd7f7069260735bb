import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../../src/platform/database/index.ts'
import { fill } from './fill-template.ts'
import { startPostgres } from './postgres.ts'
import { templateKey } from './template-key.ts'

const objectInUse = '55006'

/** A database of its own on the tests' PostgreSQL server. */
export async function freshOnServer(): Promise<Database> {
  const { url, drop } = await freshUrl()
  const database = await openDatabase({ kind: 'server', url, poolSize: 5 })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** The URL of a migrated database, for tests that open it from several processes. */
export async function freshUrl(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = await serverTemplate()
  const name = `nightlight_test_${randomUUID().replaceAll('-', '')}`
  await create(name, template)
  return { url: await addressOf(name), drop: () => ask(`drop database ${name} with (force)`) }
}

let made: Promise<string> | null = null

export const serverTemplate = (): Promise<string> => {
  made ??= make()
  return made
}

/** Test files run in several processes: the first creates the template, the others wait for it. */
async function make(): Promise<string> {
  const name = `nightlight_template_${await templateKey()}`
  const client = new pg.Client({ connectionString: await addressOf('postgres') })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7311)')
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return name
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    const database = await openDatabase({ kind: 'server', url: await addressOf(draft), poolSize: 2 })
    await fill(database)
    await database.close()
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${draft}'`)
    await client.query(`alter database ${draft} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

/**
 * Its files are copied, which is half the work of logging every page of them. Retries while the template is busy because another process is
 * copying it.
 */
async function create(name: string, template: string): Promise<void> {
  for (;;) {
    try {
      return await ask(`create database ${name} template ${template} strategy file_copy`)
    } catch (error) {
      if ((error as { code?: string }).code !== objectInUse) throw error
    }
  }
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await addressOf('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function addressOf(name: string): Promise<string> {
  const url = new URL(await startPostgres())
  url.pathname = `/${name}`
  return url.href
}
