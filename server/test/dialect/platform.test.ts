import { expect } from 'vitest'
import { issueSetupCode, redeemSetupCode } from '../../src/modules/accounts/setup-link.ts'
import { rateLimitsIn, removeEndedWindows } from '../../src/platform/http/rate-limits.ts'
import { closeSession, countSessions, findSession, openSession } from '../../src/platform/sessions.ts'
import { type Db, insertUser, onPglite } from './on-pglite.ts'

interface Count {
  readonly current: number
  readonly ttl: number
}

/** Counts one call. */
function count(db: Db, who: string, windowMs: number): Promise<Count> {
  const Store = rateLimitsIn(db)
  const store = new Store({})
  return new Promise((resolve, reject) =>
    store.incr(who, (error, counted) => (counted ? resolve(counted) : reject(error)), windowMs, 10),
  )
}

onPglite('the platform', {
  'calls are counted in one statement, again from one in each window, and removed after it': async (db) => {
    expect(await count(db, '10.0.0.1', 60_000)).toMatchObject({ current: 1 })
    const second = await count(db, '10.0.0.1', 60_000)
    expect(second).toMatchObject({ current: 2, ttl: expect.any(Number) })
    expect(second.ttl).toBeGreaterThan(0)
    expect(second.ttl).toBeLessThanOrEqual(60_000)
    expect(await count(db, 'account 7', 60_000)).toMatchObject({ current: 1 })
    expect(await count(db, '10.0.0.2', 0)).toMatchObject({ current: 1 })
    expect(await count(db, '10.0.0.2', 0)).toMatchObject({ current: 1 })
    expect(await removeEndedWindows(db)).toBe(1)
  },
  'a session is found by its token until it is closed': async (db) => {
    const userId = await insertUser(db)
    const session = { userId, ipAddress: '::1', userAgent: 'Ünlü/1.0', timeZone: 'Europe/London' }
    const token = await openSession(db, session)
    expect(await findSession(db, token)).toMatchObject({ userId, lastSeenAt: expect.any(Date) })
    expect(await countSessions(db)).toBe(1)
    await closeSession(db, token)
    expect(await findSession(db, token)).toBeNull()
  },
  'a setup code works once': async (db) => {
    const code = (await issueSetupCode(db)) ?? ''
    expect(await redeemSetupCode(db, code)).toBe(true)
    await expect(redeemSetupCode(db, code)).rejects.toThrow()
  },
})
