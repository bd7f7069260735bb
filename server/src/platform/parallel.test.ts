import { expect, it } from 'vitest'
import { inParallel } from './parallel.ts'

/** Work on numbers that ends, well or badly, when it is told to. */
function work() {
  const begun: number[] = []
  const ends: ((error?: Error) => void)[] = []
  return {
    begun,
    end: (number: number, error?: Error) => ends[number]?.(error),
    on: async (number: number) => {
      begun.push(number)
      await new Promise<void>((resolve, reject) => {
        ends[number] = (error) => (error ? reject(error) : resolve())
      })
    },
  }
}

it('works on as many items as it may at a time, in their order', async () => {
  const { begun, end, on } = work()
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

it('begins nothing after a failure, and fails when what had been begun is done', async () => {
  const { begun, end, on } = work()
  let isOver = false
  const all = inParallel(2, [0, 1, 2, 3], on).finally(() => {
    isOver = true
  })
  const failure = expect(all).rejects.toThrow('number 1 fails')
  await expect.poll(() => begun).toEqual([0, 1])
  end(1, new Error('number 1 fails'))
  await new Promise(setImmediate)
  expect([isOver, begun]).toEqual([false, [0, 1]])
  end(0)
  await failure
  expect(begun).toEqual([0, 1])
})

it('has nothing to do for no items', async () => {
  await inParallel(2, [], () => Promise.reject(new Error('there is no item')))
})
