import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../server/src/platform/database/index.ts'
import { callAs, parentCalls, signedIn } from './load-calls.ts'
import type { ManyFamilies } from './many-families.ts'

const rounds = 20
/** A connection that has fallen idle tells what it did after ten seconds. */
const statisticsDelayMs = 12_000
/** Rows that a call may go through without an index: a table of ours that does not grow with the families has fewer. */
const fewRows = 500

/**
 * What the database reads for the calls of parents, table by table: rows that it finds by an index, and rows that it goes through.
 * @throws {Error} where a call goes through a table that grows
 */
export async function rowsRead(installation: ManyFamilies, families: number): Promise<void> {
  const database = await openDatabase({ kind: 'server', url: installation.databaseUrl, poolSize: 1 })
  try {
    await wait(statisticsDelayMs)
    const before = await counters(database)
    for (let index = 0; index < rounds; index++)
      for (const call of parentCalls) await callAs(installation, call, signedIn(index, families))
    await wait(statisticsDelayMs)
    const guilty: string[] = []
    for (const { table, scanned, fetched } of await counters(database)) {
      const earlier = before.find((row) => row.table === table)
      const calls = rounds * parentCalls.length
      const [by, without] = [fetched - (earlier?.fetched ?? 0), scanned - (earlier?.scanned ?? 0)]
      if (by + without > 0)
        console.log(
          `${table.padEnd(24)} ${(by / calls).toFixed(2).padStart(8)} rows a call by an index, ${(without / calls).toFixed(2)} without`,
        )
      // A single call of a kind that goes through a whole table shows, however little the others read.
      if (without / rounds > fewRows) guilty.push(table)
    }
    if (guilty.length > 0) throw new Error(`Whole tables are gone through: ${guilty.join(', ')}`)
  } finally {
    await database.close()
  }
}

interface Counters {
  readonly table: string
  readonly scanned: number
  readonly fetched: number
}

const counters = (database: Awaited<ReturnType<typeof openDatabase>>) =>
  database.withLock('bench', async (run) => {
    const { rows } = await run(
      `select relname as table, seq_tup_read::float8 as scanned, coalesce(idx_tup_fetch, 0)::float8 as fetched
      from pg_stat_user_tables where schemaname = 'public' order by relname`,
    )
    return rows as unknown as Counters[]
  })
