import type { Kysely } from 'kysely'
import { type Database, notify } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'

type Hear = (payload: unknown) => void

/** Short messages to every process, sent when the transaction they belong to is committed. They may be lost: re-read. */
export interface Events {
  publish(db: Kysely<Schema>, topic: string, payload: unknown): Promise<void>
  /**
   * Hears every payload on the topic, and `null` when something may have been missed: read again what the topic is about.
   * @returns the end of the subscription
   */
  subscribe(topic: string, hear: Hear): Promise<() => void>
  close(): Promise<void>
}

const channel = 'nightlight'

/** One LISTEN for the process; topics are told apart here. */
export async function openEvents(database: Database): Promise<Events> {
  const subscriptions = new Map<string, Set<Hear>>()
  const tell = (topic: string, payload: unknown) => {
    for (const hear of [...(subscriptions.get(topic) ?? [])]) hearSafely(hear, payload)
  }
  const unlisten = await database.listen(
    channel,
    (text) => {
      const { topic, payload } = JSON.parse(text) as { topic: string; payload: unknown }
      tell(topic, payload)
    },
    () => {
      for (const topic of [...subscriptions.keys()]) tell(topic, null)
    },
  )
  return {
    publish: (db, topic, payload) => notify(db, channel, JSON.stringify({ topic, payload })),
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

/** Who fails to hear must not keep the others from hearing, nor end the process from within the database's connection. */
function hearSafely(hear: Hear, payload: unknown): void {
  try {
    hear(payload)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}
