import { CamelCasePlugin, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { FailedStatements } from '../failed-statements.ts'
import type { Database, RunSql } from '../index.ts'
import { DatabaseRefused } from '../refused.ts'
import type { Schema } from '../schema.ts'
import { GuardedDriver, GuardedKysely, TransactionGuard } from '../transaction-guard.ts'
import { openListener } from './listener.ts'
import { endsInSilence } from './silence.ts'

/** No query of ours takes this long; one that does must not hold a connection for ever. */
const statementTimeoutMs = 15_000
const connectTimeoutMs = 10_000

/** Longer than any statement or idle transaction is allowed: a connection that has said nothing for so long is dead. */
const silenceMs = 20_000

/** From then on the operating system asks now and then whether somebody is still there. */
const keepAliveDelayMs = 10_000

/** `int8` comes as text, because it may be greater than a number holds; ours are counts. */
const int8 = 20

/** Opens a pool of connections to a PostgreSQL server. */
export async function openServer(
  url: string,
  poolSize: number,
  { silentMs = silenceMs }: { silentMs?: number } = {},
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
    stream: endsInSilence(silentMs),
  })
  // A connection that breaks, idle or in the middle of a transaction, fails what is asked of it and is replaced; without
  // these listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
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
    exclusively: (lock, work) => exclusively(new pg.Client(settings), lock, work),
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

/** On a connection of its own, whose statements may take their time; with it the lock goes, however the work has left it. */
async function exclusively<T>(
  client: pg.Client,
  lock: string,
  work: (run: RunSql) => Promise<T>,
): Promise<T> {
  // What is asked of a broken connection says so; without a listener its end would be that of the process.
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
