import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** How soon a lost connection is opened again: at once, then ever more rarely. */
const retryAfterMs = [100, 500, 1000, 2000, 5000]

/** A connection that has gone silent is noticed within the two together. */
const heartbeatMs = 10_000
const answerWithinMs = 5_000

interface Listening {
  readonly channel: string
  readonly hear: (payload: string) => void
  readonly onGap: () => void
}

export interface Listener {
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** One connection that does nothing but listen. When it breaks it is opened again, and everybody is told of the gap. */
export function openListener(url: string): Listener {
  const listeners = new Set<Listening>()
  let client: pg.Client | null = null
  let connecting: Promise<pg.Client> | null = null
  let heartbeat: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'nightlight listener',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const each of listeners) if (each.channel === channel) each.hear(payload ?? '')
    })
    fresh.on('error', () => void lost(fresh))
    fresh.on('end', () => void lost(fresh))
    try {
      await fresh.connect()
      for (const channel of new Set([...listeners].map((each) => each.channel)))
        await listenTo(fresh, channel)
    } catch (error) {
      await fresh.end().catch(() => undefined)
      throw error
    }
    client = fresh
    heartbeat = setInterval(() => void fresh.query('select 1').catch(() => lost(fresh)), heartbeatMs).unref()
    return fresh
  }

  const lost = async (broken: pg.Client): Promise<void> => {
    if (closed || client !== broken) return
    client = null
    clearInterval(heartbeat)
    void broken.end().catch(() => undefined)
    for (let attempt = 0; !closed; attempt++) {
      await wait(retryAfterMs[Math.min(attempt, retryAfterMs.length - 1)] ?? 5000)
      const opened = await connected().then(
        () => true,
        () => false,
      )
      if (opened) break
    }
    if (!closed) for (const each of listeners) each.onGap()
  }

  const connected = (): Promise<pg.Client> => {
    if (client) return Promise.resolve(client)
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  return {
    async listen(channel, hear, onGap = () => undefined) {
      // Heard in the context of who listens, not of who happened to open the connection.
      const listening = { channel, hear: AsyncResource.bind(hear), onGap: AsyncResource.bind(onGap) }
      listeners.add(listening)
      try {
        await listenTo(await connected(), channel)
      } catch (error) {
        listeners.delete(listening)
        throw error
      }
      return async () => {
        listeners.delete(listening)
      }
    },
    async close() {
      closed = true
      clearInterval(heartbeat)
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

const listenTo = (client: pg.Client, channel: string) =>
  client.query(`listen ${pg.escapeIdentifier(channel)}`)

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
