import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { call, register } from '../../server/test/real-parent.ts'
import type { RealServer } from '../../server/test/real-server.ts'
import { finished, openScaledHouse, type ScaledHouse, wishFor } from '../../server/test/scaled-house.ts'
import { median, report } from './figures.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 20)
/** Families at a time, each with one story after the other. */
const families = 4

const token = crypto.randomUUID()

interface Memory {
  /** MiB that the system has given to the process. */
  readonly resident: number
  /** MiB of objects, those that wait to be collected among them. */
  readonly objects: number
}

/**
 * A web process and a worker under work for a while: memory has to stay where it was after they had warmed up. How much the process
 * holds depends on when somebody collects; what it cannot let go is the least that its objects ever take.
 */
export async function soak(): Promise<void> {
  const house = await openScaledHouse()
  let watch: NodeJS.Timeout | undefined
  try {
    const processes = {
      'web process': await house.start('web', { METRICS_TOKEN: token }),
      worker: await startWorker(house),
    }
    const web = processes['web process']
    const seen = new Map<string, Memory[]>(Object.keys(processes).map((name) => [name, []]))
    const until = performance.now() + minutes * 60_000
    watch = setInterval(() => {
      for (const [name, process] of Object.entries(processes))
        void memoryOf(process).then((memory) => seen.get(name)?.push(memory))
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
        const wish = await wishFor(web, `family-${crypto.randomUUID().slice(0, 8)}`, stories % 5 === 0)
        await finished(web, wish, 10)
        stories += 1
      }
    }
    await Promise.all([read(), ...Array.from({ length: families }, ask)])
    clearInterval(watch)
    console.log(`${minutes} minutes: ${stories} stories made, ${calls} calls answered`)
    for (const [name, looks] of seen) {
      for (const third of [1, 2, 3]) {
        const part = looks.slice(((third - 1) * looks.length) / 3, (third * looks.length) / 3)
        const label = `${name}, third ${third} of the time`
        report(`${label}: memory of the process`, median(part.map(({ resident }) => resident)), 'MiB')
        report(`${label}: least in objects`, Math.min(...part.map(({ objects }) => objects)), 'MiB')
      }
    }
  } finally {
    clearInterval(watch)
    await house.close()
  }
}

/** A worker does not say where it answers: it is told. */
async function startWorker(house: ScaledHouse): Promise<RealServer> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  const worker = await house.start('worker', { METRICS_TOKEN: token, PORT: `${port}` })
  return { ...worker, url: `http://127.0.0.1:${port}` }
}

async function memoryOf({ url }: RealServer): Promise<Memory> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  const mebibytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024 / 1024)
  return {
    resident: mebibytes('process_resident_memory_bytes'),
    objects: mebibytes('nodejs_heap_size_used_bytes'),
  }
}
