import type { PGlite } from '@electric-sql/pglite'

/** PGlite runs neither a checkpointer nor autovacuum: the log would grow, and dead rows would stay, for ever. */
const checkpointEveryBytes = 20 * 1024 * 1024
const lookEveryMs = 5_000
const vacuumEveryMs = 24 * 60 * 60 * 1000

export interface Upkeep {
  /** Writes a checkpoint when the log has grown by 20 MB since the last one. */
  checkpointIfDue(): Promise<boolean>
  vacuum(): Promise<void>
  /** Resolves when what is under way is done. */
  stop(): Promise<void>
}

export async function keepUp(
  pglite: PGlite,
  onError: (error: unknown) => void = console.error,
): Promise<Upkeep> {
  let lastCheckpoint = await logPosition(pglite)
  let lastVacuum = Date.now()
  let working: Promise<unknown> = Promise.resolve()

  const checkpointIfDue = async () => {
    const position = await logPosition(pglite)
    if (position - lastCheckpoint < checkpointEveryBytes) return false
    await pglite.exec('CHECKPOINT')
    lastCheckpoint = await logPosition(pglite)
    return true
  }
  const vacuum = async () => {
    lastVacuum = Date.now()
    await pglite.exec('VACUUM ANALYZE')
  }
  const look = async () => {
    await checkpointIfDue()
    if (Date.now() - lastVacuum >= vacuumEveryMs) await vacuum()
  }
  const timer = setInterval(() => {
    working = working.then(look).catch(onError)
  }, lookEveryMs)
  timer.unref()
  return {
    checkpointIfDue,
    vacuum,
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}

/** Bytes written to the log since the database was made. */
async function logPosition(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ position: number }>(
    `select (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as position`,
  )
  return rows[0]?.position ?? 0
}
