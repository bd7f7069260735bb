import { Agent, get, type IncomingMessage } from 'node:http'
import { type Database, openDatabase } from '../../server/src/platform/database/index.ts'
import { openEvents } from '../../server/src/platform/events/index.ts'
import { report } from './figures.ts'
import { cookieOf, percentile, signedIn, storyOf } from './load-calls.ts'
import { type ManyFamilies, manyFamilies } from './many-families.ts'

const families = 10_000
const followed = 100
const count = 1_000

/** 1,000 event streams at one process: what they take of memory, and how long until each has received a step. */
export async function streams(): Promise<void> {
  const installation = await manyFamilies(families, 2 * families)
  const database = await openDatabase({ kind: 'server', url: installation.databaseUrl, poolSize: 2 })
  try {
    await followThem(installation, database)
  } finally {
    await database.close()
    await installation.close()
  }
}

async function followThem(installation: ManyFamilies, database: Database): Promise<void> {
  const owners = Array.from({ length: followed }, (_, index) => signedIn(index, families))
  await database.db
    .updateTable('stories')
    .set({ status: 'generating' })
    .where('id', 'in', owners.map(storyOf))
    .execute()
  const before = installation.server.memory()
  const agent = new Agent()
  const open: IncomingMessage[] = []
  for (let index = 0; index < count; index++)
    open.push(await follow(installation, agent, owners[index % followed] ?? 0))
  const memory = installation.server.memory() - before
  report(`${count} open event streams: memory`, memory, 'MiB')
  report('  of each', (memory * 1024) / count, 'KiB')

  const events = await openEvents(database)
  const began = performance.now()
  const arrivals = open.map(async (stream) => {
    await new Promise((resolve) => stream.once('data', resolve))
    return performance.now() - began
  })
  for (const owner of owners) await events.publish(database.db, `story:${storyOf(owner)}`, {})
  const times = await Promise.all(arrivals)
  report(`a step in ${followed} stories at once, received by all: p50`, percentile(times, 0.5), 'ms')
  report('  the last one', Math.max(...times), 'ms')
  for (const stream of open) stream.destroy()
  await events.close()
}

/** Opens a stream and reads its first snapshot. */
function follow({ server }: ManyFamilies, agent: Agent, family: number): Promise<IncomingMessage> {
  const headers = { cookie: cookieOf(family), 'x-forwarded-for': `10.0.${family >> 8}.${family & 255}` }
  return new Promise((resolve, reject) => {
    get(`${server.url}/api/stories/${storyOf(family)}/progress`, { agent, headers }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`A stream was refused with status ${response.statusCode}`))
      response.once('data', () => resolve(response))
    }).once('error', reject)
  })
}
