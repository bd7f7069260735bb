import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { address, dataDir, port } from './address.ts'
import { becomeAdmin } from './family.ts'

/**
 * Runs the product in the folder of the first server until its music is rendered, its sample stories are written, its first administrator
 * is registered, and no job waits. Servers that start with copies of the folder continue from there.
 */
const server = spawn(process.execPath, [resolve(import.meta.dirname, 'serve.ts')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir() },
  stdio: 'inherit',
})
const ended = once(server, 'exit').then(([code]) => {
  throw new Error(`The server ended with ${code} while it was being prepared`)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => server.kill('SIGTERM'))
await Promise.race([settle(), ended])
ended.catch(() => undefined)
server.kill('SIGTERM')
await once(server, 'exit')

async function settle(): Promise<void> {
  while (!(await isReady())) await delay(50)
  const admin = await becomeAdmin()
  for (;;) {
    const answer = await admin.get('/api/admin/dashboard/statistics')
    const { queues } = (await answer.json()) as { queues: { waiting: number; active: number }[] }
    if (queues.every(({ waiting, active }) => waiting + active === 0)) return admin.dispose()
    await delay(200)
  }
}

function isReady(): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
