import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

/** Delays before a lost connection is opened again; the last one repeats. */
const retryAfterMs = [100, 500, 1000, 2000, 5000]

/** A dead connection is noticed within the sum of the two. */
const heartbeatMs = 10_000
const queryTimeoutMs = 5_000

interface Subscription {
  readonly channel: string
  readonly onNotify: (payload: string) => void
  readonly onGap: () => void
}

export interface Listener {
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A connection only for listening. When it breaks it is opened again, and all listeners learn of the gap. */
export function openListener(url: string): Listener {
  const listeners = new Set<Subscription>()
  let client: pg.Client | null = null
  let connecting: Promise<pg.Client> | null = null
  let heartbeat: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const newClient = new pg.Client({
      connectionString: url,
      application_name: 'nightlight listener',
      connectionTimeoutMillis: queryTimeoutMs,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
    })
    newClient.on('notification', ({ channel, payload }) => {
      for (const each of listeners) if (each.channel === channel) each.onNotify(payload ?? '')
    })
    newClient.on('error', () => void reconnect(newClient))
    newClient.on('end', () => void reconnect(newClient))
    try {
      await newClient.connect()
      for (const channel of new Set([...listeners].map((each) => each.channel)))
        await listenTo(newClient, channel)
    } catch (error) {
      await newClient.end().catch(() => undefined)
      throw error
    }
    client = newClient
    heartbeat = setInterval(
      () => void newClient.query('select 1').catch(() => reconnect(newClient)),
      heartbeatMs,
    ).unref()
    return newClient
  }

  const reconnect = async (broken: pg.Client): Promise<void> => {
    if (closed || client !== broken) return
    client = null
    clearInterval(heartbeat)
    void broken.end().catch(() => undefined)
    for (let attempt = 0; !closed; attempt++) {
      await delay(retryAfterMs[Math.min(attempt, retryAfterMs.length - 1)] ?? 5000)
      const isConnected = await getClient().then(
        () => true,
        () => false,
      )
      if (isConnected) break
    }
    if (!closed) for (const each of listeners) each.onGap()
  }

  const getClient = (): Promise<pg.Client> => {
    if (client) return Promise.resolve(client)
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  return {
    async listen(channel, onNotify, onGap = () => undefined) {
      // Called in the context of the subscriber, not of the caller that happened to open the connection.
      const subscription = {
        channel,
        onNotify: AsyncResource.bind(onNotify),
        onGap: AsyncResource.bind(onGap),
      }
      listeners.add(subscription)
      try {
        await listenTo(await getClient(), channel)
      } catch (error) {
        listeners.delete(subscription)
        throw error
      }
      return async () => {
        listeners.delete(subscription)
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

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
