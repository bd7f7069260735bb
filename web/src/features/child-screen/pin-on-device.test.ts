import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkPin, forgetRefusedPin, knowsPin, rememberPin } from './pin-on-device.ts'

const stored = new Map<string, string>()

beforeEach(async () => {
  stored.clear()
  vi.stubGlobal('caches', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  await rememberPin(1, '2468')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('knows the right PIN of its account, and keeps none', async () => {
  expect(await checkPin(1, '2468')).toBe('right')
  expect(await checkPin(1, '8642')).toBe('wrong')
  expect(await checkPin(2, '2468')).toBe('unknown')
  expect(knowsPin(2)).toBe(false)
  expect([...stored.values()].join()).not.toContain('2468')
})

it('after five wrong ones, in a row or at once, waits for a quarter of an hour, however the clock is set', async () => {
  const tries = ['0000', '1111', '2222', '3333', '4444'].map((pin) => checkPin(1, pin))
  expect(await Promise.all(tries)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong'])
  expect(await checkPin(1, '2468')).toBe('locked')
  const day = 24 * 60 * 60_000
  vi.setSystemTime(Date.now() - day)
  expect(await checkPin(1, '2468')).toBe('locked')
  vi.setSystemTime(Date.now() + 15 * 60_000)
  expect(await checkPin(1, '2468')).toBe('right')
})

it('forgets a PIN that the server refuses', async () => {
  await forgetRefusedPin(1, '1357')
  expect(knowsPin(1)).toBe(true)
  await forgetRefusedPin(1, '2468')
  expect(knowsPin(1)).toBe(false)
})
