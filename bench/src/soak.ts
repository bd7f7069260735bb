import { readFileSync } from 'node:fs'
import { call, register } from '../../server/test/real-parent.ts'
import type { RealServer } from '../../server/test/real-server.ts'
import { finished, openScaledHouse, wishFor } from '../../server/test/scaled-house.ts'
import { median, report } from './figures.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 20)
/** Families at a time, each with one story after the other. */
const families = 4

/** A web process and a worker under work for a while: memory has to stay where it was after they had warmed up. */
export async function soak(): Promise<void> {
  const house = await openScaledHouse()
  let watch: NodeJS.Timeout | undefined
  try {
    const web = await house.start('web')
    const worker = await house.start('worker')
    const seen: [number, number][] = []
    const until = performance.now() + minutes * 60_000
    watch = setInterval(() => seen.push([memoryOf(web), memoryOf(worker)]), 2_000)
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
    const thirds = [1, 2, 3].map((third) =>
      seen.slice(((third - 1) * seen.length) / 3, (third * seen.length) / 3),
    )
    for (const [index, name] of ['web process', 'worker'].entries()) {
      for (const [third, part] of thirds.entries())
        report(
          `${name}: memory, third ${third + 1} of the time`,
          median(part.map((each) => each[index] ?? 0)),
          'MiB',
        )
    }
  } finally {
    clearInterval(watch)
    await house.close()
  }
}

/** Resident memory in MiB. */
function memoryOf({ child }: RealServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
