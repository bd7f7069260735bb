import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'

type Hear = (payload: unknown) => void

/** Short messages to every process, sent when the transaction they belong to is committed. They may be lost: re-read. */
export interface Events {
  publish(db: Kysely<Schema>, topic: string, payload: unknown): Promise<void>
  /** @returns the end of the subscription */
  subscribe(topic: string, hear: Hear): Promise<() => void>
  close(): Promise<void>
}

const channel = 'nightlight'

/** One LISTEN for the process; topics are told apart here. */
export async function openEvents(database: Database): Promise<Events> {
  const subscriptions = new Map<string, Set<Hear>>()
  const tell = (topic: string, payload: unknown) => {
    for (const hear of subscriptions.get(topic) ?? []) hear(payload)
  }
  const unlisten = await database.listen(
    channel,
    (text) => {
      const { topic, payload } = JSON.parse(text) as { topic: string; payload: unknown }
      tell(topic, payload)
    },
    // Something may have been missed: everybody looks again.
    () => {
      for (const topic of subscriptions.keys()) tell(topic, null)
    },
  )
  return {
    async publish(db, topic, payload) {
      await sql`select pg_notify(${channel}, ${JSON.stringify({ topic, payload })})`.execute(db)
    },
    async subscribe(topic, hear) {
      const heard = subscriptions.get(topic) ?? new Set<Hear>()
      subscriptions.set(topic, heard.add(hear))
      return () => {
        heard.delete(hear)
        if (heard.size === 0 && subscriptions.get(topic) === heard) subscriptions.delete(topic)
      }
    },
    close: unlisten,
  }
}
