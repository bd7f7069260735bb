import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { giveWay } from './give-way.ts'

it.runIf(process.platform === 'linux')('a thread that gives way leaves the others as they were', async () => {
  const before = getPriority(0)
  const thread = new Worker(
    `import { parentPort } from 'node:worker_threads'
    import { getPriority } from 'node:os'
    import { giveWay } from ${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)}
    giveWay()
    parentPort.postMessage(getPriority(0))`,
    { eval: true },
  )
  const priority = await new Promise((resolve, reject) =>
    thread.once('message', resolve).once('error', reject),
  )
  await thread.terminate()
  expect(priority).toBeGreaterThan(before)
  giveWay()
  expect(getPriority(0)).toBe(before)
})
