import { requestStoryAs, startCluster, waitUntilFinished } from '../../server/test/cluster.ts'
import { call, register } from '../../server/test/http-client.ts'
import type { ServerProcess } from '../../server/test/server-process.ts'
import { median, report } from './figures.ts'
import { readMeter, startMetered } from './metered.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 20)
/** Families at a time, each with one story after the other. */
const families = 4

interface Memory {
  /** MiB that the system has given to the process. */
  readonly resident: number
  /** MiB of objects, those that wait to be collected among them. */
  readonly objects: number
}

/**
 * Keeps a web process and a worker busy: memory must not grow after they have warmed up. The memory of the process depends on when
 * garbage is collected; what it retains is the minimum that its objects occupy.
 */
export async function soak(): Promise<void> {
  const cluster = await startCluster()
  let watch: NodeJS.Timeout | undefined
  try {
    const processes = {
      'web process': await startMetered(cluster, 'web'),
      worker: await startMetered(cluster, 'worker'),
    }
    const web = processes['web process']
    const measured = new Map<string, Memory[]>(Object.keys(processes).map((name) => [name, []]))
    const until = performance.now() + minutes * 60_000
    watch = setInterval(() => {
      for (const [name, process] of Object.entries(processes))
        void memoryOf(process).then((memory) => measured.get(name)?.push(memory))
    }, 2_000)
    let [stories, calls] = [0, 0]
    const reader = await register(web, 'reader')
    const read = async () => {
      while (performance.now() < until) {
        await call(web, reader, 'GET', '/api/stories')
        await call(web, reader, 'GET', '/api/user/story-quota')
        calls += 2
      }
    }
    const ask = async () => {
      while (performance.now() < until) {
        const story = await requestStoryAs(
          web,
          `family-${crypto.randomUUID().slice(0, 8)}`,
          stories % 5 === 0,
        )
        await waitUntilFinished(web, story, 10)
        stories += 1
      }
    }
    await Promise.all([read(), ...Array.from({ length: families }, ask)])
    clearInterval(watch)
    console.log(`${minutes} minutes: ${stories} stories made, ${calls} calls`)
    for (const [name, looks] of measured) {
      for (const third of [1, 2, 3]) {
        const part = looks.slice(((third - 1) * looks.length) / 3, (third * looks.length) / 3)
        const label = `${name}, third ${third} of the time`
        report(`${label}: memory of the process`, median(part.map(({ resident }) => resident)), 'MiB')
        report(`${label}: least in objects`, Math.min(...part.map(({ objects }) => objects)), 'MiB')
      }
    }
  } finally {
    clearInterval(watch)
    await cluster.close()
  }
}

async function memoryOf(process: ServerProcess): Promise<Memory> {
  const bytes = await readMeter(process, 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes')
  const [resident = 0, objects = 0] = bytes.map((each) => Math.round(each / 1024 / 1024))
  return { resident, objects }
}
