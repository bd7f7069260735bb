import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** On whose behalf something is done: which request began it, whatever process goes on with it. It names nobody. */
export interface Errand {
  readonly requestId: string
}

const errands = new AsyncLocalStorage<Errand | undefined>()

/** The errand that the code is on which runs now; null where nobody has asked, as by the clock. */
export const currentErrand = (): Errand | null => errands.getStore() ?? null

/** Runs work on an errand, or on none. */
export const onErrand = <T>(errand: Errand | null, work: () => T): T => errands.run(errand ?? undefined, work)

/** As proxies make them: UUIDs, ULIDs, digits and letters. A name or an address is not like that. */
const requestId = /^(?=[^\d]*\d)[A-Za-z0-9-]{16,64}$/

/** The id that a proxy has given to a request, where it looks like one; otherwise a new one. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && requestId.test(given) ? given : randomUUID()

/** What was carried with a job; null for a job of the clock, or of a release that carried nothing. */
export function errandFrom(carried: unknown): Errand | null {
  if (typeof carried !== 'object' || carried === null || !('requestId' in carried)) return null
  const { requestId: id } = carried
  return typeof id === 'string' && requestId.test(id) ? { requestId: id } : null
}
