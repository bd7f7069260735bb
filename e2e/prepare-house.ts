import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { address, dataDir, port } from './address.ts'
import { becomeAdmin } from './family.ts'

/**
 * Lets the product settle in the folder of the first server: its music is rendered and its sample stories are told, its first
 * administrator is there, and nothing waits to be done. Servers that start with copies of the folder begin where this one ended.
 */
const server = spawn(process.execPath, [resolve(import.meta.dirname, 'serve.ts')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir() },
  stdio: 'inherit',
})
const ended = once(server, 'exit').then(([code]) => {
  throw new Error(`The server ended with ${code} while it was being prepared`)
})
process.once('SIGTERM', () => server.kill('SIGTERM'))
await Promise.race([settle(), ended])
ended.catch(() => undefined)
server.kill('SIGTERM')
await once(server, 'exit')

async function settle(): Promise<void> {
  while (!(await isReady())) await sleep(100)
  const admin = await becomeAdmin()
  for (;;) {
    const answer = await admin.get('/api/admin/dashboard/statistics')
    const { queues } = (await answer.json()) as { queues: { waiting: number; active: number }[] }
    if (queues.every(({ waiting, active }) => waiting + active === 0)) return admin.dispose()
    await sleep(500)
  }
}

function isReady(): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
