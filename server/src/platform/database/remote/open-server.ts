import { CamelCasePlugin, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { FailedStatements } from '../failed-statements.ts'
import type { Database, RunSql } from '../index.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Schema } from '../schema.ts'
import { GuardedDriver, GuardedKysely, TransactionGuard } from '../transaction-guard.ts'
import { openListener } from './listener.ts'

/** No query of ours takes this long; one that does must not hold a connection for ever. */
const statementTimeoutMs = 15_000
const connectTimeoutMs = 10_000

/** `int8` comes as text, because it may be greater than a number holds; ours are counts. */
const int8 = 20

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(url: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'nightlight',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  await reach(pool)
  const listener = openListener(url)
  const guard = new TransactionGuard()
  const failures = new FailedStatements()
  const db = new GuardedKysely<Schema>(
    {
      dialect: new GuardedPostgresDialect(pool, guard),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
      log: failures.log,
    },
    guard,
  )
  return {
    kind: 'server',
    db,
    engine: { kind: 'server', url },
    // A server that was away is back when it is back.
    failure: new Promise(() => undefined),
    async listen(channel, hear, onGap) {
      guard.check()
      return listener.listen(channel, hear, onGap)
    },
    outsideTransaction: (work) => guard.outside(work),
    exclusively: (lock, work) => exclusively(pool, lock, work),
    load: () => ({
      open: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      failures: failures.count,
    }),
    maintain: async () => undefined,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

/** Taking a second connection inside a transaction works on a server, and deadlocks on the embedded database: refuse both. */
class GuardedPostgresDialect extends PostgresDialect {
  readonly #guard: TransactionGuard

  constructor(pool: pg.Pool, guard: TransactionGuard) {
    super({ pool })
    this.#guard = guard
  }

  override createDriver(): Driver {
    return new GuardedDriver(super.createDriver(), this.#guard)
  }
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseRefused(`The server at DATABASE_URL does not let us in: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/** A host with several addresses fails with one error for each. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}

async function exclusively<T>(pool: pg.Pool, lock: string, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const run: RunSql = (text, values) => (values ? client.query(text, [...values]) : client.query(text))
  try {
    await run('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await run('select pg_advisory_lock(hashtext($1))', [lock])
    return await work(run)
  } finally {
    // The connection goes, and with it the lock and the settings, however the work has left it.
    client.release(true)
  }
}

const parserOf: typeof pg.types.getTypeParser = (id: number, format?: string) =>
  id === int8 ? Number : pg.types.getTypeParser(id, format as 'text')
