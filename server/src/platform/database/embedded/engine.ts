import type { PGlite } from '@electric-sql/pglite'
import type { Mutex } from '../mutex.ts'
import type { TransactionGuard } from '../transaction-guard.ts'

type Row = Record<string, unknown>

/** PGlite's single connection for callers that do not use Kysely: they share its queue and its guard. */
export interface EmbeddedEngine {
  readonly kind: 'embedded'
  query<R = Row>(text: string, values?: unknown[]): Promise<{ rows: R[] }>
  /** Several statements. When one fails, the transaction that they may have begun is rolled back before the next caller's turn. */
  exec(text: string): Promise<{ rows: Row[] }[]>
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
}

export function openEngine(pglite: PGlite, guard: TransactionGuard, mutex: Mutex): EmbeddedEngine {
  const withMutex = async <T>(work: () => Promise<T>): Promise<T> => {
    guard.check()
    return mutex.run(work)
  }
  return {
    kind: 'embedded',
    query: (text, values) => withMutex(() => pglite.query(text, values)),
    exec: (text) => withMutex(() => execOrRollBack(pglite, text)),
    async listen(channel, onNotify) {
      const stop = await withMutex(() => pglite.listen(channel, onNotify))
      return () => withMutex(() => stop())
    },
  }
}

async function execOrRollBack(pglite: PGlite, text: string): Promise<{ rows: Row[] }[]> {
  try {
    return await pglite.exec(text)
  } catch (error) {
    await pglite.exec('rollback')
    throw error
  }
}
