import { type Kysely, sql } from 'kysely'

/** PostgreSQL's own limit is below 8000 bytes. */
const maxPayloadBytes = 7999

/**
 * Sends a notification to all listeners of the channel, in any process. Inside a transaction it is sent at commit, and not at all
 * after a rollback.
 * @throws {RangeError} when the payload is longer than PostgreSQL allows; send an id and let the listener read the rest
 */
export async function notify<Schema>(db: Kysely<Schema>, channel: string, payload: string): Promise<void> {
  const bytes = Buffer.byteLength(payload)
  if (bytes > maxPayloadBytes) {
    throw new RangeError(`A notification carries at most ${maxPayloadBytes} bytes, this one has ${bytes}`)
  }
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
