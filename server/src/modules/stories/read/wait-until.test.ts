import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Events } from '../../../platform/events/index.ts'
import { waitUntil } from './wait-until.ts'

/** News that come as soon as somebody asks for them. */
const news = () => {
  const deps = {
    listeners: 0,
    events: {
      subscribe: async (_topic: string, hear: () => void) => {
        deps.listeners++
        setImmediate(hear)
        return async () => void deps.listeners--
      },
    } as unknown as Events,
  }
  return deps
}

/** The first look takes longer than the second. */
const looks = <T>(second: () => T) => {
  let count = 0
  return async () => {
    if (++count > 1) return second()
    await wait(50)
    return undefined
  }
}

it('news that come while the first look is on its way are seen', async () => {
  const deps = news()
  expect(
    await waitUntil(
      deps,
      'story',
      looks(() => 'seen'),
      5_000,
    ),
  ).toBe('seen')
  expect(deps.listeners).toBe(0)
})

it('what such news bring to an end is told to whoever waits, and to nobody else', async () => {
  const deps = news()
  const failing = looks(() => {
    throw new Error('It failed')
  })
  await expect(waitUntil(deps, 'story', failing, 5_000)).rejects.toThrow('It failed')
  expect(deps.listeners).toBe(0)
})

it('nobody waits for ever', async () => {
  const deps = news()
  expect(await waitUntil(deps, 'story', async () => undefined, 100)).toBeNull()
  expect(deps.listeners).toBe(0)
})
