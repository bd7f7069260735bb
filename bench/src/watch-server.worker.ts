import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { readProcesses } from './process-tree.ts'

/** On a thread of its own, because the one that sends is as busy as the server. Ends with the first message. */
const { pid, url } = workerData as { readonly pid: number; readonly url: string }

let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
const [memory, own, health] = await Promise.all([
  highest(20, memoryOf),
  highest(20, () => residentMiB(pid)),
  highest(50, secondsToAnswer),
])
parentPort?.postMessage({ memory, own, health })

async function highest(pauseMs: number, measure: () => number | Promise<number>): Promise<number> {
  let most = 0
  while (!isOver) {
    most = Math.max(most, await measure())
    await delay(pauseMs)
  }
  return most
}

async function secondsToAnswer(): Promise<number> {
  const began = performance.now()
  await (await fetch(`${url}/healthz`)).arrayBuffer()
  return (performance.now() - began) / 1000
}

/** MiB that the server and its descendants have in memory. */
function memoryOf(): number {
  const rows = readProcesses()
  const members = new Set([pid])
  for (let size = 0; size < members.size; ) {
    size = members.size
    for (const row of rows) if (members.has(row.parent)) members.add(row.pid)
  }
  return [...members].reduce((sum, member) => sum + residentMiB(member), 0)
}

function residentMiB(member: number): number {
  try {
    const status = readFileSync(`/proc/${member}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    // It has ended since it was listed.
    return 0
  }
}
