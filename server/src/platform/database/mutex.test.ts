import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { Mutex } from './mutex.ts'

it('lets callers in one at a time, in the order in which they came, whatever becomes of those before', async () => {
  const mutex = new Mutex()
  const seen: string[] = []
  const release = await mutex.acquire()
  const failing = mutex.run(async () => {
    seen.push('failing')
    throw new Error('The first one fails')
  })
  const last = mutex.run(async () => {
    seen.push('last')
    return 'done'
  })
  expect(mutex.load).toEqual({ inUse: 1, waiting: 2 })
  expect(seen).toEqual([])
  release()
  release()
  await expect(failing).rejects.toThrow('The first one fails')
  expect(await last).toBe('done')
  expect(seen).toEqual(['failing', 'last'])
  await expect.poll(() => mutex.load).toEqual({ inUse: 0, waiting: 0 })
})

it('works in the context of the caller, not of the one who lets it in', async () => {
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

it('refuses those who wait as soon as it is told to', async () => {
  const mutex = new Mutex()
  const release = await mutex.acquire()
  const waiting = Promise.allSettled([mutex.acquire(), mutex.run(async () => 'never')])
  const broken = new Error('The engine is broken')
  mutex.refuse(broken)
  mutex.refuse(new Error('Another reason'))
  release()
  expect(await waiting).toEqual([
    { status: 'rejected', reason: broken },
    { status: 'rejected', reason: broken },
  ])
  await expect(mutex.acquire()).rejects.toBe(broken)
})

it('lets those in who came before it was closed, and nobody after', async () => {
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
