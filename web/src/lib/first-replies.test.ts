import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeFirstReply } from './first-replies.ts'

const user = new Response('{}')

beforeEach(() => {
  globalThis.firstReplies = { '/api/user': Promise.resolve(user) }
})
afterEach(() => {
  vi.restoreAllMocks()
  globalThis.firstReplies = undefined
})

it('hands out a reply once', async () => {
  expect(await takeFirstReply('GET', '/api/user')).toBe(user)
  expect(takeFirstReply('GET', '/api/user')).toBeUndefined()
})

it('knows none to another call', () => {
  expect(takeFirstReply('GET', '/api/stories')).toBeUndefined()
  expect(takeFirstReply('GET', '/api/user')).toBeDefined()
})

it('forgets all with a call that may change something', () => {
  expect(takeFirstReply('POST', '/api/logout')).toBeUndefined()
  expect(takeFirstReply('GET', '/api/user')).toBeUndefined()
})

it('forgets all three seconds after the app has started', () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_001)
  expect(takeFirstReply('GET', '/api/user')).toBeUndefined()
})
