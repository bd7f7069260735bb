import pLimit from 'p-limit'
import type { RunSql } from '../index.ts'

/** PGlite runs neither a checkpointer nor autovacuum: the log would grow, and dead rows would stay, for ever. */
const checkpointEveryBytes = 20 * 1024 * 1024
const lookEveryMs = 15 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
const night = { from: 2, to: 5 }

export interface Maintenance {
  /** To be told of what is written to the log. */
  onLogWrite(bytes: number): void
  vacuum(): Promise<void>
  /** Resolves when what is under way is done. */
  stop(): Promise<void>
}

/**
 * Checkpoints when 20 MB of log have been written, and vacuums once a day at night, or as soon as the last time is two days
 * ago, for machines that are off at night.
 * @param now a clock, in the machine's own time zone
 */
export function keepUp(run: RunSql, onError: (error: unknown) => void, now = () => new Date()): Maintenance {
  let unchecked = 0
  const limit = pLimit(1)
  let stopped = false
  const queue = (work: () => Promise<unknown>) => {
    void limit(() => (stopped ? undefined : work())).catch(onError)
  }
  const vacuumIfDue = async () => {
    if (isDue(now(), await lastVacuum(run))) await vacuum(run, now(), () => stopped)
  }
  const timer = setInterval(() => queue(vacuumIfDue), lookEveryMs)
  timer.unref()
  return {
    onLogWrite(bytes) {
      unchecked += bytes
      if (unchecked < checkpointEveryBytes) return
      unchecked = 0
      queue(async () => {
        unchecked += await checkpointIfDue(run)
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

/** More is written than the log grows by, since a page is written again for each commit on it. @returns the growth */
async function checkpointIfDue(run: RunSql): Promise<number> {
  const grown = await logSinceCheckpoint(run)
  if (grown < checkpointEveryBytes) return grown
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
  const since = last ? now.getTime() - last.getTime() : Number.POSITIVE_INFINITY
  const atNight = now.getHours() >= night.from && now.getHours() < night.to
  return atNight ? since > dayMs / 2 : since > 2 * dayMs
}

const setting = 'database.lastVacuum'

async function lastVacuum(run: RunSql): Promise<Date | null> {
  const { rows } = await run(`select value #>> '{}' as at from app_settings where key = $1`, [setting])
  return rows[0] ? new Date(String(rows[0].at)) : null
}

/** One table a turn: nobody waits for all of them. */
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
