import { expect, it } from 'vitest'
import { inTurn } from './parallel.ts'

it('lets as many go on as it may, the others in the order in which they came, whatever becomes of the first ones', async () => {
  const whenFree = inTurn(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = [0, 1, 2, 3].map((number) =>
    whenFree(async () => {
      begun.push(number)
      await new Promise<void>((end) => ends.push(end))
      if (number === 0) throw new Error('the first one fails')
      return number
    }).catch(() => -1),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[0]?.()
  expect(await all[0]).toBe(-1)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[2]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[1]?.()
  ends[3]?.()
  expect(await Promise.all(all)).toEqual([-1, 1, 2, 3])
})
