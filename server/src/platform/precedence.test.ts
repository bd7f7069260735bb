import { expect, it } from 'vitest'
import { openPrecedence } from './precedence.ts'

const aMinute = 60_000
const signal = new AbortController().signal

it('work waits for what goes first, also for what begins meanwhile, and not where nothing does', async () => {
  const precedence = openPrecedence(aMinute)
  await precedence.letPass(signal)
  const [one, other] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const order: string[] = []
  const first = precedence.goFirst(() => one.promise).then((name) => order.push(name))
  const waiting = precedence.letPass(signal).then(() => order.push('last'))
  const second = precedence.goFirst(() => other.promise).then((name) => order.push(name))
  one.resolve('first')
  await first
  other.resolve('second')
  await Promise.all([second, waiting])
  expect(order).toEqual(['first', 'second', 'last'])
})

it('work that fails holds nobody up any longer', async () => {
  const precedence = openPrecedence(aMinute)
  await expect(precedence.goFirst(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await precedence.letPass(signal)
})

it('work that takes too long holds others up no longer than that', async () => {
  const precedence = openPrecedence(20)
  const endless = Promise.withResolvers<void>()
  const work = precedence.goFirst(() => endless.promise)
  await precedence.letPass(signal)
  endless.resolve()
  await work
})

it('waiting ends with its signal', async () => {
  const precedence = openPrecedence(aMinute)
  const endless = Promise.withResolvers<void>()
  const work = precedence.goFirst(() => endless.promise)
  const stop = new AbortController()
  const waiting = expect(precedence.letPass(stop.signal)).rejects.toThrow('stopped')
  stop.abort(new Error('stopped'))
  await waiting
  endless.resolve()
  await work
})
