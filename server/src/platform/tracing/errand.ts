import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** On whose behalf something is done: which request began it, whatever process goes on with it. It names nobody. */
export interface Errand {
  readonly requestId: string
  /** The span that this is part of, in the words of the W3C's Trace Context; absent where nobody collects spans. */
  readonly traceparent?: string
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

const spanName = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The span that a proxy or a job is part of, where it names one. */
export const traceparentFrom = (given: unknown): string | undefined =>
  typeof given === 'string' && spanName.test(given) ? given : undefined

/** What was carried with a job; null for a job of the clock, or of a release that carried nothing. */
export function errandFrom(carried: unknown): Errand | null {
  if (typeof carried !== 'object' || carried === null || !('requestId' in carried)) return null
  const { requestId: id } = carried
  if (typeof id !== 'string' || !requestId.test(id)) return null
  const traceparent = 'traceparent' in carried ? traceparentFrom(carried.traceparent) : undefined
  return { requestId: id, ...(traceparent && { traceparent }) }
}
