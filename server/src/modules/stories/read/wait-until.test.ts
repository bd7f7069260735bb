import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Events } from '../../../platform/events/index.ts'
import { waitUntil } from './wait-until.ts'

/** Events of which one arrives right after each subscription. */
const depsWithEvent = () => {
  const deps = {
    listeners: 0,
    events: {
      subscribe: async (_topic: string, listener: () => void) => {
        deps.listeners++
        setImmediate(listener)
        return async () => void deps.listeners--
      },
    } as unknown as Events,
  }
  return deps
}

/** The first read takes longer than the second. */
const slowFirstRead = <T>(second: () => T) => {
  let count = 0
  return async () => {
    if (++count > 1) return second()
    await wait(50)
    return undefined
  }
}

it('uses an event that arrives during the first read', async () => {
  const deps = depsWithEvent()
  expect(
    await waitUntil(
      deps,
      'story',
      slowFirstRead(() => 'result'),
      5_000,
    ),
  ).toBe('result')
  expect(deps.listeners).toBe(0)
})

it('rejects with the error of a read that such an event has caused', async () => {
  const deps = depsWithEvent()
  const failing = slowFirstRead(() => {
    throw new Error('It failed')
  })
  await expect(waitUntil(deps, 'story', failing, 5_000)).rejects.toThrow('It failed')
  expect(deps.listeners).toBe(0)
})

it('returns null after the longest wait', async () => {
  const deps = depsWithEvent()
  expect(await waitUntil(deps, 'story', async () => undefined, 100)).toBeNull()
  expect(deps.listeners).toBe(0)
})
