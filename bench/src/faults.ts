import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import {
  type Cluster,
  type RequestedStory,
  requestStoryAs,
  startCluster,
  waitUntilFinished,
} from '../../server/test/cluster.ts'
import { until } from '../../server/test/http-client.ts'
import type { ServerProcess } from '../../server/test/server-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** Stories that are under way at each fault; every fifth is narrated. */
const stories = Number(process.env.FAULT_STORIES ?? 10)
const awaySeconds = Number(process.env.FAULT_SECONDS ?? 30)
const patienceMinutes = 10
/** Part of the name of the faults that are wanted. */
const only = process.env.FAULT_ONLY ?? ''

interface Scene {
  readonly cluster: Cluster
  readonly disk: SmallDisk | null
  readonly webs: [ServerProcess, ServerProcess]
  readonly workers: [ServerProcess, ServerProcess]
}

/**
 * Two web processes and two workers on a PostgreSQL server and a store, and one fault after the other, each in the middle of its own
 * stories. All have to be finished, once, and counted once: otherwise this ends with an error.
 */
export async function faults(): Promise<void> {
  const disk = mountSmallDisk()
  const cluster = await startCluster(disk ? { disk: disk.folder } : undefined)
  const requested: RequestedStory[] = []
  const slow: Socket[] = []
  try {
    const first = await startAtLast(cluster, 'web')
    const [second, one, two] = await Promise.all([
      startAtLast(cluster, 'web'),
      startAtLast(cluster, 'worker'),
      startAtLast(cluster, 'worker'),
    ])
    const scene: Scene = { cluster, disk, webs: [first, second], workers: [one, two] }
    for (let n = 0; n < 20; n++) slow.push(openIdleConnection(first), openIdleConnection(second))
    for (const [name, fault] of Object.entries(kinds).filter(([name]) => name.includes(only)))
      requested.push(...(await round(scene, name, fault)))
    await checkAll(scene, requested)
    console.log(
      `${requested.length} stories, each finished once and counted once; of ${slow.length} clients that said half a line ` +
        `${slow.filter(({ destroyed }) => destroyed).length} were sent away`,
    )
  } finally {
    for (const socket of slow) socket.destroy()
    await cluster.close()
    disk?.remove()
  }
}

/** Does something bad. @returns what puts it right, where that is not done by then */
type Fault = (scene: Scene) => Promise<(() => unknown) | undefined>

const kinds: Record<string, Fault> = {
  'nothing happens': async () => undefined,
  'kill -9 of the web process that took the requests': (scene) => replace(scene, 'webs', 0),
  'kill -9 of the other web process': (scene) => replace(scene, 'webs', 1),
  'kill -9 of a worker': (scene) => replace(scene, 'workers', 0),
  'kill -9 of the other worker': (scene) => replace(scene, 'workers', 1),
  [`a worker is paused for ${awaySeconds} s`]: async ({ workers: [paused] }) => {
    paused.child.kill('SIGSTOP')
    await seconds(awaySeconds)
    return () => paused.child.kill('SIGCONT')
  },
  'PostgreSQL is restarted': async ({ cluster }) => {
    await cluster.postgres.restart()
    return undefined
  },
  [`PostgreSQL is away for ${2 * awaySeconds} s`]: async ({ cluster }) => {
    await cluster.postgres.restart(() => seconds(2 * awaySeconds))
    return undefined
  },
  [`the store refuses for ${awaySeconds} s`]: async ({ cluster }) => {
    cluster.store.refuse(503)
    await seconds(awaySeconds)
    return () => cluster.store.stopRefusing()
  },
  'the disk of PostgreSQL is full for 10 s': async ({ cluster, disk }) => {
    if (!disk) {
      console.log('(not done: that needs the right to mount a disk)')
      return undefined
    }
    disk.fill()
    await seconds(10)
    disk.empty()
    // It may have stopped, and an operator would start it again.
    await cluster.query('select 1').catch(() => cluster.postgres.startAgain())
    return undefined
  },
  'a worker whose writing service never answers': async ({ cluster }) => {
    const service = createServer(() => undefined).listen(0, '127.0.0.1')
    await new Promise((resolve) => service.once('listening', resolve))
    const address = service.address()
    const port = typeof address === 'object' ? address?.port : 0
    const hanging = await cluster.start('worker', {
      TEXT_BASE_URL: `http://127.0.0.1:${port}`,
      TEXT_MODEL: 'silence',
      TEXT_TIMEOUT_SECONDS: '5',
    })
    return () => {
      service.closeAllConnections()
      service.close()
      void hanging.kill('SIGTERM')
    }
  },
}

async function round(scene: Scene, name: string, fault: Fault): Promise<RequestedStory[]> {
  const { cluster, webs } = scene
  const batch = await Promise.all(
    Array.from({ length: stories }, (_, n) =>
      requestStoryAs(webs[n % 2 ? 0 : 1], `family-${crypto.randomUUID().slice(0, 8)}`, n % 5 === 0),
    ),
  )
  await until(async () => (await cluster.activeJobs('draw-story')) >= Math.min(3, stories) || undefined)
  const began = performance.now()
  const mend = await fault(scene)
  await mend?.()
  const mended = performance.now()
  await Promise.all(batch.map((story) => finishedAtLast(scene, story)))
  const [away, since] = [(mended - began) / 1000, (performance.now() - mended) / 1000]
  console.log(
    `${name.padEnd(50)} ${away.toFixed(1).padStart(6)} s, then all done in ${since.toFixed(1).padStart(6)} s`,
  )
  return batch
}

/** Repeats a request that failed in passing, as a browser does. */
async function finishedAtLast({ webs: [web] }: Scene, story: RequestedStory) {
  const giveUp = performance.now() + patienceMinutes * 60_000
  for (;;) {
    try {
      return await waitUntilFinished(web, story, patienceMinutes)
    } catch (error) {
      const isPassing = error instanceof Error && /answered 5\d\d|fetch failed/.test(error.message)
      if (!isPassing || performance.now() > giveUp) throw error
      await seconds(1)
    }
  }
}

async function replace({ cluster, ...scene }: Scene, role: 'webs' | 'workers', which: 0 | 1) {
  await scene[role][which].kill('SIGKILL')
  scene[role][which] = await startAtLast(cluster, role === 'webs' ? 'web' : 'worker')
  return undefined
}

/** Starts a process again that could not start because the database did not reply in time, as a supervisor would. */
async function startAtLast(cluster: Cluster, role: 'web' | 'worker', tries = 5): Promise<ServerProcess> {
  try {
    return await cluster.start(role)
  } catch (error) {
    if (tries === 1) throw error
    return startAtLast(cluster, role, tries - 1)
  }
}

/** In the end, when everything has come to rest. */
async function checkAll(
  { cluster, webs: [web] }: Scene,
  requested: readonly RequestedStory[],
): Promise<void> {
  for (const story of requested) await waitUntilFinished(web, story)
  const twice = await cluster.query('select story_id from narrations group by story_id having count(*) > 1')
  const dead = await cluster.query(`select name from pgboss.job where state = 'failed'`)
  if (twice.length + dead.length > 0)
    throw new Error(`${twice.length} stories were narrated twice, ${dead.length} jobs failed for good`)
}

/** Opens a connection, says half a line, and waits. */
function openIdleConnection({ url }: ServerProcess): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  // Read, or it would not notice that it was hung up on.
  socket.resume()
  socket.on('error', () => undefined).write('GET /api/user HTTP/1.1\r\nHost: ')
  return socket
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))
