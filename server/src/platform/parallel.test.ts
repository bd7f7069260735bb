import { expect, it } from 'vitest'
import { inParallel } from './parallel.ts'

/** Work on numbers that the test makes succeed or fail. */
function controlledWork() {
  const started: number[] = []
  const ends: ((error?: Error) => void)[] = []
  return {
    begun: started,
    end: (number: number, error?: Error) => ends[number]?.(error),
    on: async (number: number) => {
      started.push(number)
      await new Promise<void>((resolve, reject) => {
        ends[number] = (error) => (error ? reject(error) : resolve())
      })
    },
  }
}

it('inParallel handles as many items at a time as allowed, in order', async () => {
  const { begun, end, on } = controlledWork()
  const all = inParallel(2, [0, 1, 2, 3], on)
  await expect.poll(() => begun).toEqual([0, 1])
  end(1)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  end(0)
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  end(3)
  end(2)
  await all
})

it('inParallel starts no item after a failure, and rejects once the started ones have finished', async () => {
  const { begun, end, on } = controlledWork()
  let isSettled = false
  const all = inParallel(2, [0, 1, 2, 3], on).finally(() => {
    isSettled = true
  })
  const failure = expect(all).rejects.toThrow('number 1 fails')
  await expect.poll(() => begun).toEqual([0, 1])
  end(1, new Error('number 1 fails'))
  await new Promise(setImmediate)
  expect([isSettled, begun]).toEqual([false, [0, 1]])
  end(0)
  await failure
  expect(begun).toEqual([0, 1])
})

it('inParallel does nothing without items', async () => {
  await inParallel(2, [], () => Promise.reject(new Error('there is no item')))
})
