import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { Mutex } from './mutex.ts'

it('admits callers one at a time in their order, even if earlier ones fail', async () => {
  const mutex = new Mutex()
  const order: string[] = []
  const release = await mutex.acquire()
  const failing = mutex.run(async () => {
    order.push('failing')
    throw new Error('The first one fails')
  })
  const last = mutex.run(async () => {
    order.push('last')
    return 'done'
  })
  expect(mutex.load).toEqual({ inUse: 1, waiting: 2 })
  expect(order).toEqual([])
  release()
  release()
  await expect(failing).rejects.toThrow('The first one fails')
  expect(await last).toBe('done')
  expect(order).toEqual(['failing', 'last'])
  await expect.poll(() => mutex.load).toEqual({ inUse: 0, waiting: 0 })
})

it('runs each caller in its own async context, not in that of the caller before', async () => {
  const mutex = new Mutex()
  const context = new AsyncLocalStorage<string>()
  const release = await context.run('first', () => mutex.acquire())
  const acquired = context.run('second', async () => {
    const end = await mutex.acquire()
    end()
    return context.getStore()
  })
  const run = context.run('third', () => mutex.run(async () => context.getStore()))
  context.run('first', release)
  expect(await Promise.all([acquired, run])).toEqual(['second', 'third'])
})

it('rejects waiting callers once it refuses', async () => {
  const mutex = new Mutex()
  const release = await mutex.acquire()
  const waiting = Promise.allSettled([mutex.acquire(), mutex.run(async () => 'never')])
  const reason = new Error('The engine is broken')
  mutex.refuse(reason)
  mutex.refuse(new Error('Another reason'))
  release()
  expect(await waiting).toEqual([
    { status: 'rejected', reason: reason },
    { status: 'rejected', reason: reason },
  ])
  await expect(mutex.acquire()).rejects.toBe(reason)
})

it('admits callers from before it was closed, and none afterwards', async () => {
  const mutex = new Mutex()
  const closed = new Error('The database is closed')
  const release = await mutex.acquire()
  const before = mutex.run(async () => 'done')
  const closing = mutex.close(closed)
  const after = mutex.run(async () => 'never').catch((error: unknown) => error)
  release()
  expect(await before).toBe('done')
  await closing
  expect(await after).toBe(closed)
  await mutex.close(closed)
})
