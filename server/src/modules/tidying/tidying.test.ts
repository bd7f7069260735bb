import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { currentUser, deleteStory, previewVoice } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { tidy, workOnTidying } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
  await workOnTidying(test.deps)
})
afterAll(() => test.close())

async function tidied(): Promise<void> {
  const id = await test.deps.jobs.enqueue(test.deps.db, tidy, {})
  const state = async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(
      test.deps.db,
    )
    return rows[0]?.state
  }
  await expect.poll(state, { timeout: 20_000 }).toBe('completed')
}

describe('tidying up', () => {
  it('is done by the clock', async () => {
    const { rows } = await sql`select name, cron from pgboss.schedule`.execute(test.deps.db)
    expect(rows).toContainEqual({ name: 'tidy', cron: '*/10 * * * *' })
  })

  it('ends what has run out, and leaves what is in use', async () => {
    const { db } = test.deps
    const [left, stays] = [await aFamily(test), await aFamily(test)]
    await db
      .updateTable('sessions')
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where('userId', '=', left.user.id)
      .execute()
    const failure = (usernameDigest: string, updated: string, locked: string | null) => ({
      usernameDigest,
      failures: 3,
      updatedAt: sql<Date>`now() - ${updated}::interval`,
      lockedUntil: locked === null ? null : sql<Date>`now() + ${locked}::interval`,
    })
    await db
      .insertInto('failedLogins')
      .values([
        failure('old', '25 hours', null),
        failure('old and locked', '25 hours', '5 minutes'),
        failure('fresh', '1 hour', null),
      ])
      .execute()
    await tidied()
    const sessions = await db.selectFrom('sessions').select('userId').execute()
    expect(sessions.map(({ userId }) => userId)).toEqual([stays.user.id])
    expect((await stays.browser.call(currentUser)).status).toBe(200)
    const failures = await db
      .selectFrom('failedLogins')
      .select('usernameDigest')
      .orderBy('usernameDigest')
      .execute()
    expect(failures.map((each) => each.usernameDigest)).toEqual(['fresh', 'old and locked'])
  })

  it('removes stories that were deleted long ago, and previews of last week', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    await family.browser.call(deleteStory, { params: { id: story.id } })
    await test.deps.db.updateTable('stories').set({ deletedAt: sql`now() - interval '12 minutes'` }).execute()
    const voice = { providerId: 'builtin', voiceId: 'builtin-luna' }
    const [old, fresh] = [
      (await family.browser.call(previewVoice, { body: { ...voice, text: 'Once.' } })).body.audioUrl,
      (await family.browser.call(previewVoice, { body: { ...voice, text: 'Twice.' } })).body.audioUrl,
    ]
    const lastWeek = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    await utimes(join(test.deps.config.dataDir, 'files', old.replace('/media/', '')), lastWeek, lastWeek)
    await tidied()
    expect(await test.deps.db.selectFrom('stories').select('id').execute()).toEqual([])
    expect(await test.deps.files.find(`stories/${story.id}/pictures/0.svg`)).toBeNull()
    expect((await family.browser.request({ method: 'GET', url: old })).statusCode).toBe(404)
    expect((await family.browser.request({ method: 'GET', url: fresh })).statusCode).toBe(200)
  })
})
