import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../database/index.ts'

/** What the job engine reports: an error, or a copy of one with the queue that it happened in. */
type EngineError = { readonly name?: string; readonly message?: string }

/** How the engine begins what it says of its connection for listening, which breaks without a code. It polls meanwhile. */
const listenerBroke = /^LISTEN\/NOTIFY (connection ended|heartbeat timed out)/

/** Each queue of each process asks the database every two seconds, so an outage of a minute would be a thousand lines. */
const quietMs = 60_000

/**
 * The engine tries again by itself, so a database that is away is a warning, and one line in a minute. Everything else is an error.
 * @param now a clock that never goes back
 */
export function logEngineErrors(log: Logger, now = () => performance.now()): (error: EngineError) => void {
  let warnedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    // Messages of the database can quote rows.
    const about = { type: error.name, message: error.message?.slice(0, 200) }
    const isAway = isDatabaseUnavailable(error) || listenerBroke.test(error.message ?? '')
    if (!isAway) return log.error(about, 'job engine')
    if (now() - warnedAt < quietMs) return
    warnedAt = now()
    log.warn(about, 'job engine: the database is away')
  }
}
