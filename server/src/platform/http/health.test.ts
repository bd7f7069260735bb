import { expect, it } from 'vitest'
import { cachedFor } from './health.ts'

it('one check serves all requests that come during it and within a second after it', async () => {
  let now = 0
  const pendingChecks: Array<(missing: string[]) => void> = []
  const check = cachedFor(
    1000,
    () => new Promise<string[]>((resolve) => void pendingChecks.push(resolve)),
    () => now,
  )

  const results = [check(), check()]
  now = 5000
  results.push(check())
  pendingChecks[0]?.(['the database'])
  expect(await Promise.all(results)).toEqual([['the database'], ['the database'], ['the database']])
  now = 5999
  expect(await check()).toEqual(['the database'])
  expect(pendingChecks).toHaveLength(1)

  now = 6000
  const result = check()
  pendingChecks[1]?.([])
  expect(await result).toEqual([])
  expect(pendingChecks).toHaveLength(2)
})
