import { CamelCasePlugin, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { FailedStatements } from '../failed-statements.ts'
import type { Database, RunSql } from '../index.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Schema } from '../schema.ts'
import { GuardedDriver, GuardedKysely, TransactionGuard } from '../transaction-guard.ts'
import { socketWithIdleTimeout } from './idle-timeout.ts'
import { openListener } from './listener.ts'

/** No query of ours takes this long; one that does must not hold a connection for ever. */
const statementTimeoutMs = 15_000
const connectTimeoutMs = 10_000

/** Longer than any statement or idle transaction is allowed: a connection without traffic for this long is dead. */
const defaultIdleTimeoutMs = 20_000

/** After this long without traffic the operating system sends TCP keep-alive probes. */
const keepAliveDelayMs = 10_000

/** pg returns `int8` as text, because it may exceed a JavaScript number; ours are counts. */
const int8 = 20

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(
  url: string,
  poolSize: number,
  { idleTimeoutMs = defaultIdleTimeoutMs }: { idleTimeoutMs?: number } = {},
): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: url,
    application_name: 'nightlight',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
    types: { getTypeParser: parserOf },
  }
  const pool = new pg.Pool({
    ...settings,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    stream: socketWithIdleTimeout(idleTimeoutMs),
  })
  // A connection that breaks, idle or in the middle of a transaction, rejects its queries and is replaced; without these listeners the error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await checkConnection(pool)
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
    // The pool reconnects, so a server never fails for good.
    failure: new Promise(() => undefined),
    async listen(channel, hear, onGap) {
      guard.check()
      return listener.listen(channel, hear, onGap)
    },
    outsideTransaction: (work) => guard.outside(work),
    withLock: (lock, work) => runWithLock(new pg.Client(settings), lock, work),
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

/** Taking a second connection inside a transaction works on a server but deadlocks on the embedded database, so both refuse it. */
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

async function checkConnection(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseRefused(`The server at DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/** A host with several addresses fails with one error for each. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  return first instanceof Error ? first.message : String(first)
}

/** Uses a connection of its own, without a statement timeout; closing it releases the lock even if the work has failed. */
async function runWithLock<T>(
  client: pg.Client,
  lock: string,
  work: (run: RunSql) => Promise<T>,
): Promise<T> {
  // Queries on a broken connection reject; without a listener the error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  const run: RunSql = (text, values) => (values ? client.query(text, [...values]) : client.query(text))
  try {
    await run('select pg_advisory_lock(hashtext($1))', [lock])
    return await work(run)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const parserOf: typeof pg.types.getTypeParser = (id: number, format?: string) =>
  id === int8 ? Number : pg.types.getTypeParser(id, format as 'text')
