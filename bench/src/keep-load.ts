import { readFileSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// A process that keeps this machine at a load: `node keep-load.ts <load>`, started with a channel to its parent. Of so many threads as
// many are busy as are missing to the load. It ends when its parent does, and by itself after an hour.
const longestMs = 60 * 60 * 1000
const look = 250

if (isMainThread) keepLoad(Number(process.argv[2]))
else burn(workerData as Int32Array)

function keepLoad(load: number): void {
  const busy = new Int32Array(new SharedArrayBuffer(4 * load))
  const threads = Array.from(
    { length: load },
    (_, index) => new Worker(import.meta.filename, { workerData: busy.subarray(index, index + 1) }),
  )
  const end = () => process.exit(0)
  process.once('disconnect', end)
  setTimeout(end, longestMs)
  for (const thread of threads) thread.once('error', (error) => console.error(error) ?? process.exit(1))
  setInterval(() => {
    const wanted = busyCount(busy) + load - runnable()
    for (const [index] of busy.entries()) {
      Atomics.store(busy, index, index < wanted ? 1 : 0)
      Atomics.notify(busy, index)
    }
  }, look)
}

/** How many threads of the machine want to run at this moment. */
const runnable = (): number => Number.parseInt(readFileSync('/proc/loadavg', 'utf8').split(' ')[3] ?? '', 10)

const busyCount = (busy: Int32Array): number => busy.reduce((sum, each) => sum + each, 0)

function burn(isBusy: Int32Array): void {
  for (;;) {
    Atomics.wait(isBusy, 0, 0)
    for (let index = 0; index < 1e6; index++) Math.sin(index)
  }
}
