import pLimit from 'p-limit'
import type { RunSql } from '../index.ts'

/** PGlite runs neither a checkpointer nor autovacuum: without this the log would grow, and dead rows would stay, for ever. */
const checkpointEveryBytes = 20 * 1024 * 1024
const checkVacuumEveryMs = 15 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
const night = { from: 2, to: 5 }

export interface Maintenance {
  /** Must be called for every write to the log. */
  onLogWrite(bytes: number): void
  vacuum(): Promise<void>
  /** Resolves when running maintenance has finished. */
  stop(): Promise<void>
}

/**
 * Checkpoints when 20 MB of log have been written, and vacuums once a day at night, or, for machines that are off at night, as
 * soon as the last vacuum is two days ago.
 * @param now a clock, in the machine's own time zone
 */
export function startMaintenance(
  run: RunSql,
  onError: (error: unknown) => void,
  now = () => new Date(),
): Maintenance {
  let bytesSinceCheck = 0
  const limit = pLimit(1)
  let stopped = false
  const queue = (work: () => Promise<unknown>) => {
    void limit(() => (stopped ? undefined : work())).catch(onError)
  }
  const vacuumIfDue = async () => {
    if (isDue(now(), await lastVacuum(run))) await vacuum(run, now(), () => stopped)
  }
  const timer = setInterval(() => queue(vacuumIfDue), checkVacuumEveryMs)
  timer.unref()
  return {
    onLogWrite(bytes) {
      bytesSinceCheck += bytes
      if (bytesSinceCheck < checkpointEveryBytes) return
      bytesSinceCheck = 0
      queue(async () => {
        bytesSinceCheck += await checkpointIfDue(run)
      })
    },
    vacuum: () => vacuum(run, now(), () => stopped),
    async stop() {
      stopped = true
      clearInterval(timer)
      await limit(() => undefined)
    },
  }
}

/** The log grows by less than is written, since each commit writes its page again. @returns the growth */
async function checkpointIfDue(run: RunSql): Promise<number> {
  const growth = await logSinceCheckpoint(run)
  if (growth < checkpointEveryBytes) return growth
  await run('checkpoint')
  return 0
}

async function logSinceCheckpoint(run: RunSql): Promise<number> {
  const { rows } = await run(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return Number(rows[0]?.bytes)
}

export function isDue(now: Date, last: Date | null): boolean {
  const elapsedMs = last ? now.getTime() - last.getTime() : Number.POSITIVE_INFINITY
  const atNight = now.getHours() >= night.from && now.getHours() < night.to
  return atNight ? elapsedMs > dayMs / 2 : elapsedMs > 2 * dayMs
}

const setting = 'database.lastVacuum'

async function lastVacuum(run: RunSql): Promise<Date | null> {
  const { rows } = await run(`select value #>> '{}' as at from app_settings where key = $1`, [setting])
  return rows[0] ? new Date(String(rows[0].at)) : null
}

/** One table at a time, so that no query waits for all of them. */
async function vacuum(run: RunSql, now: Date, isStopped: () => boolean): Promise<void> {
  const { rows } = await run(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema'
    order by 1`)
  for (const { name } of rows) {
    if (isStopped()) return
    await run(`vacuum (analyze) ${name}`)
  }
  await run(
    `insert into app_settings (key, value) values ($1, to_jsonb($2::text))
    on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [setting, now.toISOString()],
  )
}
