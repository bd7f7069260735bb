import type { PGlite } from '@electric-sql/pglite'
import type { Mutex } from '../mutex.ts'
import type { TransactionGuard } from '../transaction-guard.ts'

type Row = Record<string, unknown>

/** PGlite's single connection for those who do not come through Kysely: they queue with the others, under the same guard. */
export interface EmbeddedEngine {
  readonly kind: 'embedded'
  query<R = Row>(text: string, values?: unknown[]): Promise<{ rows: R[] }>
  /** Several statements. When one fails, the transaction that they may have begun is rolled back before anybody else's turn. */
  exec(text: string): Promise<{ rows: Row[] }[]>
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
}

export function engineOn(pglite: PGlite, guard: TransactionGuard, mutex: Mutex): EmbeddedEngine {
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    guard.check()
    return mutex.run(work)
  }
  return {
    kind: 'embedded',
    query: (text, values) => exclusively(() => pglite.query(text, values)),
    exec: (text) => exclusively(() => execOrRollBack(pglite, text)),
    async listen(channel, hear) {
      const stop = await exclusively(() => pglite.listen(channel, hear))
      return () => exclusively(() => stop())
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
