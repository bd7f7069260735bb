import { expect, it } from 'vitest'
import { oncePer } from './health.ts'

it('one look answers all who ask at once and within the same second, whatever came of it', async () => {
  let now = 0
  const looks: Array<(missing: string[]) => void> = []
  const ask = oncePer(
    1000,
    () => new Promise<string[]>((answer) => void looks.push(answer)),
    () => now,
  )

  const atOnce = [ask(), ask()]
  now = 5000
  atOnce.push(ask())
  looks[0]?.(['the database'])
  expect(await Promise.all(atOnce)).toEqual([['the database'], ['the database'], ['the database']])
  now = 5999
  expect(await ask()).toEqual(['the database'])
  expect(looks).toHaveLength(1)

  now = 6000
  const later = ask()
  looks[1]?.([])
  expect(await later).toEqual([])
  expect(looks).toHaveLength(2)
})
