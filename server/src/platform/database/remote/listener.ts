import pg from 'pg'

/** How soon a lost connection is opened again: at once, then ever more rarely. */
const retryAfterMs = [100, 500, 1000, 2000, 5000]

interface Listening {
  readonly channel: string
  readonly hear: (payload: string) => void
  readonly onGap: () => void
}

export interface Listener {
  listen(channel: string, hear: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** One connection that does nothing but listen. When it breaks it is opened again, and everybody is told of the gap. */
export function openListener(url: string): Listener {
  const listeners = new Set<Listening>()
  let client: pg.Client | null = null
  let connecting: Promise<pg.Client> | null = null
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    fresh.on('notification', ({ channel, payload }) => {
      for (const each of listeners) if (each.channel === channel) each.hear(payload ?? '')
    })
    fresh.on('error', () => void lost(fresh))
    fresh.on('end', () => void lost(fresh))
    await fresh.connect()
    for (const channel of new Set([...listeners].map((each) => each.channel))) {
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    }
    client = fresh
    return fresh
  }

  const lost = async (broken: pg.Client): Promise<void> => {
    if (closed || client !== broken) return
    client = null
    for (let attempt = 0; !closed; attempt++) {
      await wait(retryAfterMs[Math.min(attempt, retryAfterMs.length - 1)] ?? 5000)
      const opened = await connected().then(
        () => true,
        () => false,
      )
      if (opened) break
    }
    for (const each of listeners) each.onGap()
  }

  const connected = (): Promise<pg.Client> => {
    if (client) return Promise.resolve(client)
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  return {
    async listen(channel, hear, onGap) {
      const listening = { channel, hear, onGap }
      const opened = await connected()
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      listeners.add(listening)
      return async () => {
        listeners.delete(listening)
      }
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
