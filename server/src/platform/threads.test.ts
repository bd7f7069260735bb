import { expect, it } from 'vitest'
import { openThreads } from './threads.ts'

/** Returns how many tasks its thread has done before. */
const counting = new URL(
  `data:text/javascript,${encodeURIComponent('let done = 0\nexport default () => done++')}`,
)
/** Refuses what it is given. */
const failing = new URL(
  `data:text/javascript,${encodeURIComponent('export default (say) => { if (say !== "well") throw new Error("bad"); return say }')}`,
)

it('a thread that was warmed up has done a task before the first one', async () => {
  const threads = openThreads<null, number>(counting)
  threads.warmUp(null)
  expect(await threads.run(null)).toBe(1)
  // It is there already.
  threads.warmUp(null)
  expect(await threads.run(null)).toBe(2)
  await threads.close()
})

it('a warm-up that fails is left to the tasks that follow', async () => {
  const threads = openThreads<string, string>(failing)
  threads.warmUp('badly')
  expect(await threads.run('well')).toBe('well')
  await expect(threads.run('badly')).rejects.toThrow('bad')
  await threads.close()
})
