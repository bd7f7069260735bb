import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../server/src/platform/database/index.ts'
import { address, dataDir, port } from './address.ts'
import { becomeAdmin } from './family.ts'

/**
 * Starts the product in the empty folder of the first server, and stops it when its music is rendered, its sample stories are written, its
 * first administrator is registered, and no job waits. Servers that start with copies of the folder continue from there.
 */
await runUntil((queues) => queues.some(({ name, completed }) => name === 'write-story' && completed > 0))
// All is in its queues by now, and most of the music would wait for a minute, so as not to delay the first stories.
await startDelayedJobs()
await runUntil((queues) => queues.every(({ waiting, active }) => waiting + active === 0))

interface Queue {
  readonly name: string
  readonly waiting: number
  readonly active: number
  readonly completed: number
}

/** Starts the server, and stops it once the queues are as they should be. */
async function runUntil(isReached: (queues: readonly Queue[]) => boolean): Promise<void> {
  const server = spawn(process.execPath, [resolve(import.meta.dirname, 'serve.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir() },
    stdio: 'inherit',
  })
  const stop = () => server.kill('SIGTERM')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} while it was being prepared`)
  })
  await Promise.race([reached(isReached), ended])
  ended.catch(() => undefined)
  stop()
  const [code] = await once(server, 'exit')
  if (code !== 0) throw new Error(`The server ended with ${code} when it was told to stop`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop)
}

async function reached(isReached: (queues: readonly Queue[]) => boolean): Promise<void> {
  while (!(await isReady())) await delay(50)
  const admin = await becomeAdmin()
  for (;;) {
    const answer = await admin.get('/api/admin/dashboard/statistics')
    const { queues } = (await answer.json()) as { queues: readonly Queue[] }
    if (isReached(queues)) return admin.dispose()
    await delay(500)
  }
}

function isReady(): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function startDelayedJobs(): Promise<void> {
  const database = await openDatabase({ kind: 'embedded', folder: join(dataDir(), 'database') })
  await database.withLock('prepare', (run) =>
    run(`update pgboss.job set start_after = now() where state = 'created' and start_after > now()`),
  )
  await database.close()
}
