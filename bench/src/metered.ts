import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Cluster } from '../../server/test/cluster.ts'
import type { ServerProcess } from '../../server/test/server-process.ts'

const token = crypto.randomUUID()

/** A process that serves metrics. */
export async function startMetered(cluster: Cluster, role: 'web' | 'worker'): Promise<ServerProcess> {
  if (role === 'web') return cluster.start(role, { METRICS_TOKEN: token })
  // A worker does not print its port: it gets one here.
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  const worker = await cluster.start(role, { METRICS_TOKEN: token, PORT: `${port}` })
  return { ...worker, url: `http://127.0.0.1:${port}` }
}

/** What the process says of itself now, by the names of its metrics. */
export async function readMeter({ url }: ServerProcess, ...names: string[]): Promise<number[]> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  return names.map((name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN))
}
