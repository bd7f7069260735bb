import type { Kysely } from 'kysely'
import { type Database, notify } from '../database/index.ts'
import type { Schema } from '../database/schema.ts'

type OnEvent = (payload: unknown) => void

/**
 * Short messages to every process, sent when their transaction is committed. They may be lost, so they only say what to read
 * again.
 */
export interface Events {
  publish(db: Kysely<Schema>, topic: string, payload: unknown): Promise<void>
  /**
   * Calls `onEvent` with every payload on the topic, and with `null` when something may have been missed: read again what the
   * topic is about.
   * @returns ends the subscription
   */
  subscribe(topic: string, onEvent: OnEvent): Promise<() => void>
  close(): Promise<void>
}

const channel = 'nightlight'

/** One LISTEN for the process; topics are dispatched here. */
export async function openEvents(database: Database): Promise<Events> {
  const subscriptions = new Map<string, Set<OnEvent>>()
  const dispatch = (topic: string, payload: unknown) => {
    for (const onEvent of [...(subscriptions.get(topic) ?? [])]) callSafely(onEvent, payload)
  }
  const unlisten = await database.listen(
    channel,
    (text) => {
      const { topic, payload } = JSON.parse(text) as { topic: string; payload: unknown }
      dispatch(topic, payload)
    },
    () => {
      for (const topic of [...subscriptions.keys()]) dispatch(topic, null)
    },
  )
  return {
    publish: (db, topic, payload) => notify(db, channel, JSON.stringify({ topic, payload })),
    async subscribe(topic, onEvent) {
      const subscribers = subscriptions.get(topic) ?? new Set<OnEvent>()
      subscriptions.set(topic, subscribers.add(onEvent))
      return () => {
        subscribers.delete(onEvent)
        if (subscribers.size === 0 && subscriptions.get(topic) === subscribers) subscriptions.delete(topic)
      }
    },
    close: unlisten,
  }
}

/** A subscriber that throws must neither stop the others nor end the process from within the database's connection. */
function callSafely(onEvent: OnEvent, payload: unknown): void {
  try {
    onEvent(payload)
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}
