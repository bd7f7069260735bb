import { CamelCasePlugin, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database } from '../index.ts'
import { GuardedKysely, refuseInsideTransaction } from '../open-transactions.ts'
import type { Schema } from '../schema.ts'
import { openListener } from './listener.ts'

/** No query of ours takes this long; one that does must not hold a connection for ever. */
const statementTimeoutMs = 15_000

/** `int8` comes as text, because it may be greater than a number holds; ours are counts. */
const int8 = 20

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    types: { getTypeParser: parserOf },
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const listener = openListener(url)
  const db = new GuardedKysely<Schema>({
    dialect: new PostgresDialect({ pool: guarded(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    kind: 'server',
    db,
    engine: { kind: 'server', url },
    listen: (channel, hear, onGap) => listener.listen(channel, hear, onGap),
    async close() {
      await listener.close()
      await db.destroy()
    },
  }
}

/** Taking a second connection inside a transaction works on a server, and deadlocks on the embedded database: refuse both. */
function guarded(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => {
      refuseInsideTransaction()
      return pool.connect()
    },
    end: () => pool.end(),
  } as PostgresPool
}

const parserOf: typeof pg.types.getTypeParser = (id: number, format?: string) =>
  id === int8 ? Number : pg.types.getTypeParser(id, format as 'text')
