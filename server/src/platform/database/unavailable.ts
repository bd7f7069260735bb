import { DatabaseStopped } from './embedded/watched-pglite.ts'

/**
 * SQLSTATE codes, by their beginning, of a server that is starting, stopping or out of connections, memory or disk, as in
 * https://www.postgresql.org/docs/current/errcodes-appendix.html. 57014 (a cancelled statement) is our own time limit and stays a fault.
 */
const sqlStates = /^(08|53|57P0|58030)/

/** Codes of the operating system for a connection that cannot be made or has broken. */
const connectionCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** `pg` gives these errors no code. */
const messagesOfPg =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The connection to the database has timed out)/

/** Whether a statement failed because the database is away or out of space for now, and not because of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseStopped) return true
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (typeof error !== 'object' || error === null) return false
  // The job engine passes copies of errors on, which are no instances of Error.
  const code = 'code' in error ? String(error.code) : ''
  const message = 'message' in error ? String(error.message) : ''
  return sqlStates.test(code) || connectionCodes.test(code) || messagesOfPg.test(message)
}
