import type { PGlite } from '@electric-sql/pglite'
import type { TransactionGuard } from '../transaction-guard.ts'
import type { Turns } from '../turns.ts'

type Row = Record<string, unknown>

/** PGlite's single connection for those who do not come through Kysely: they queue with the others, under the same guard. */
export interface EmbeddedEngine {
  readonly kind: 'embedded'
  query<R = Row>(text: string, values?: unknown[]): Promise<{ rows: R[] }>
  /** Several statements. When one fails, the transaction that they may have begun is rolled back before anybody else's turn. */
  exec(text: string): Promise<{ rows: Row[] }[]>
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>
}

export function engineOn(pglite: PGlite, guard: TransactionGuard, turns: Turns): EmbeddedEngine {
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    guard.check()
    return turns.during(work)
  }
  return {
    kind: 'embedded',
    query: (text, values) => inTurn(() => pglite.query(text, values)),
    exec: (text) => inTurn(() => execOrRollBack(pglite, text)),
    async listen(channel, hear) {
      const stop = await inTurn(() => pglite.listen(channel, hear))
      return () => inTurn(() => stop())
    },
  }
}

async function execOrRollBack(pglite: PGlite, text: string): Promise<{ rows: Row[] }[]> {
  try {
    return (await pglite.exec(text)) as { rows: Row[] }[]
  } catch (error) {
    await pglite.exec('rollback')
    throw error
  }
}
