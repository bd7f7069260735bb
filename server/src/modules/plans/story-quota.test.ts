import { plans, type Tier, tiers } from '@nightlight/contract'
import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import type { Account } from '../../platform/http/account.ts'
import {
  releaseReservation,
  reserveStory,
  restoreReservation,
  spendReservation,
  storyQuota,
} from './story-quota.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

async function anAccount(tier: Tier, timeZone = 'UTC'): Promise<Account> {
  const { user } = await aFamily(test)
  const { id, username, isAdmin, status } = user
  return {
    id,
    username,
    isAdmin,
    status,
    subscriptionLevel: tier,
    tier,
    timeZone,
    sessionId: 1,
    childScreen: null,
  }
}

const reserve = async (account: Account, at: string): Promise<string> => {
  const id = uuidv7()
  await test.deps.db.transaction().execute((trx) => reserveStory(trx, account, id, new Date(at)))
  return id
}
const quota = (account: Account, at: string) => storyQuota(test.deps.db, account, new Date(at))
const reserveOutcome = (account: Account, at: string) =>
  reserve(account, at).then(
    () => 'reserved',
    ({ code, extra }: { code: string; extra: { resetsAt: string } }) => [code, extra.resetsAt],
  )

describe('the story quota', () => {
  it('resets at midnight in the family’s time zone, also on short and long days', async () => {
    const berlin = await anAccount('starlight', 'Europe/Berlin')
    // The clocks go forward on 29 March: the day has 23 hours.
    for (const at of ['03:30', '08:00', '19:00']) await reserve(berlin, `2026-03-29T${at}:00+02:00`)
    const full = ['quota_exceeded', '2026-03-29T22:00:00.000Z']
    expect(await reserveOutcome(berlin, '2026-03-29T21:59:59Z')).toEqual(full)
    expect((await quota(berlin, '2026-03-29T21:59:59Z')).resetsAt).toBe(full[1])
    expect(await reserveOutcome(berlin, '2026-03-29T22:00:00Z')).toBe('reserved')
    // They go back on 25 October: the day has 25 hours.
    for (const at of ['00:30', '08:00', '19:00']) await reserve(berlin, `2026-10-25T${at}:00+01:00`)
    expect(await reserveOutcome(berlin, '2026-10-25T22:59:59Z')).toEqual([
      'quota_exceeded',
      '2026-10-25T23:00:00.000Z',
    ])
    expect(await reserveOutcome(berlin, '2026-10-25T23:00:00Z')).toBe('reserved')
  })

  it('of a week resets on Monday at midnight, also after a clock change', async () => {
    const york = await anAccount('firefly', 'America/New_York')
    await reserve(york, '2026-11-01T23:59:00-05:00')
    expect(await reserveOutcome(york, '2026-11-02T04:59:59Z')).toEqual([
      'quota_exceeded',
      '2026-11-02T05:00:00.000Z',
    ])
    expect(await reserveOutcome(york, '2026-11-02T05:00:00Z')).toBe('reserved')
    expect((await quota(york, '2026-11-04T12:00:00Z')).resetsAt).toBe('2026-11-09T05:00:00.000Z')
  })

  it.each([
    ['starlight', 3, '2026-05-06T23:59:00Z', '2026-05-07T00:00:00.000Z'],
    ['firefly', 1, '2026-05-10T23:59:00Z', '2026-05-11T00:00:00.000Z'],
  ] as const)('of %s does not grow by changing the time zone', async (tier, limit, last, end) => {
    const account = await anAccount(tier)
    for (let story = 0; story < limit; story++) await reserve(account, last)
    // In these zones midnight has already passed, one after the other.
    const moved = (timeZone: string) => ({ ...account, timeZone })
    const noon = last.replace('23:59', '12:30')
    const early = await anAccount(tier)
    for (let story = 0; story < limit; story++) await reserve(early, noon)
    for (const [timeZone, at] of [
      ['Etc/GMT-11', noon.replace('12:30', '13:10')],
      ['Etc/GMT-10', noon.replace('12:30', '14:10')],
      ['Etc/GMT-4', noon.replace('12:30', '20:10')],
    ] as const) {
      const traveller = { ...early, timeZone }
      expect(await reserveOutcome(traveller, at)).toEqual(['quota_exceeded', expect.any(String)])
      expect(await quota(traveller, at)).toMatchObject({ remaining: 0, used: limit })
    }
    expect(await reserveOutcome(moved('Etc/GMT-3'), last)).toEqual(['quota_exceeded', expect.any(String)])
    // Moving west makes the day longer, but not the quota larger; in the old zone the period has ended.
    expect(await reserveOutcome(account, end)).toBe('reserved')
  })

  it('of a new plan does not count stories of the old plan', async () => {
    const { id } = await anAccount('firefly')
    const on = async (tier: Tier) => ({ ...(await anAccount(tier)), id })
    await reserve(await on('firefly'), '2026-05-04T19:00:00Z')
    // On Starlight since Wednesday: Monday's story does not count today.
    const starlight = await on('starlight')
    expect(await quota(starlight, '2026-05-06T19:00:00Z')).toMatchObject({ used: 0, remaining: 3 })
    await reserve(starlight, '2026-05-09T19:00:00Z')
    // Back on Firefly on Monday: last week's stories do not count this week.
    expect(await quota(await on('firefly'), '2026-05-11T08:00:00Z')).toMatchObject({ used: 0, remaining: 1 })
  })

  it('settles each reservation only once', async () => {
    const account = await anAccount('firefly')
    const { db } = test.deps
    const at = '2026-05-06T19:00:00Z'
    const state = async (storyId: string) =>
      (
        await db
          .selectFrom('quotaReservations')
          .select(['state', 'settledAt'])
          .where('storyId', '=', storyId)
          .where('kind', '=', 'story')
          .executeTakeFirstOrThrow()
      ).state
    const failed = await reserve(account, at)
    await Promise.all([1, 2, 3].map(() => releaseReservation(db, failed)))
    await spendReservation(db, failed)
    expect(await state(failed)).toBe('released')
    const made = await reserve(account, at)
    await spendReservation(db, made)
    await Promise.all([1, 2, 3].map(() => releaseReservation(db, made)))
    expect(await state(made)).toBe('used')
    const again = (id: string) =>
      db.transaction().execute((trx) => restoreReservation(trx, account, id, new Date(at)))
    await expect(again(failed)).rejects.toMatchObject({ code: 'quota_exceeded' })
    expect(await quota(account, at)).toMatchObject({ used: 1, remaining: 0 })
  })
})

/** What a family and its jobs can do, in any order. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('reserve' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('spend', 'release', 'restore'), index: fc.nat() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('plan' as const), tier: fc.constantFrom(...tiers) }),
  },
)

describe('the story quota under random sequences of actions', () => {
  it('never grants more than the plan allows, and never becomes negative', async () => {
    const noon = '2026-11-18T12:00:00Z'
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 16 }), async (actions) => {
        let account = await anAccount('firefly')
        const stories: { id: string; state: 'reserved' | 'used' | 'released' }[] = []
        const unreleased = () => stories.filter(({ state }) => state !== 'released').length
        const limit = () => plans[account.tier].stories.limit ?? Number.POSITIVE_INFINITY
        const attempts = () => plans[account.tier].attemptsPerDay ?? Number.POSITIVE_INFINITY
        for (const each of actions) {
          if ('tier' in each) account = { ...account, tier: each.tier, subscriptionLevel: each.tier }
          else if (!('index' in each)) {
            const mayHave = unreleased() < limit() && stories.length < attempts()
            const id = await reserve(account, noon).catch(() => null)
            expect(id !== null).toBe(mayHave)
            if (id !== null) stories.push({ id, state: 'reserved' })
          } else await settle(account, stories, each.kind, stories[each.index % (stories.length || 1)])
          const { used, remaining } = await quota(account, noon)
          expect(used).toBe(unreleased())
          expect(remaining).toBeGreaterThanOrEqual(0)
          if (limit() < Number.POSITIVE_INFINITY) expect(remaining).toBe(Math.max(0, limit() - unreleased()))
        }
      }),
      { numRuns: 6 },
    )
  })

  type ModelReservation = { id: string; state: 'reserved' | 'used' | 'released' }

  /** Applies an action to the database and to the model that it is compared with. */
  async function settle(
    account: Account,
    all: readonly ModelReservation[],
    kind: string,
    story: ModelReservation | undefined,
  ) {
    if (!story) return
    const { db } = test.deps
    const noon = new Date('2026-11-18T12:00:00Z')
    if (kind === 'spend') await spendReservation(db, story.id)
    if (kind === 'release') await releaseReservation(db, story.id)
    if (kind !== 'restore') {
      if (story.state === 'reserved') story.state = kind === 'spend' ? 'used' : 'released'
      return
    }
    const unreleased = all.filter(({ state }) => state !== 'released').length
    const mayHave = unreleased < (plans[account.tier].stories.limit ?? Number.POSITIVE_INFINITY)
    const done = db.transaction().execute((trx) => restoreReservation(trx, account, story.id, noon))
    expect(
      await done.then(
        () => true,
        () => false,
      ),
    ).toBe(mayHave)
    if (mayHave && story.state === 'released') story.state = 'reserved'
  }
})
