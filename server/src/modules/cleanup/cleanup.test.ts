import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentUser, deleteStory, previewVoice } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { readDeletedAccounts } from '../../platform/deleted-accounts.ts'
import { sampleFile } from '../voices/index.ts'
import { cleanupJob, removeExpired, workOnCleanup } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
  await workOnCleanup(test.deps)
})
afterAll(() => test.close())

async function runCleanup(): Promise<void> {
  const id = await test.deps.jobs.enqueue(test.deps.db, cleanupJob, {})
  const state = async () => {
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(
      test.deps.db,
    )
    return rows[0]?.state
  }
  await expect.poll(state).toBe('completed')
}

describe('the cleanup', () => {
  it('is scheduled every ten minutes, and the retention job every night', async () => {
    const { rows } = await sql`select name, cron from pgboss.schedule`.execute(test.deps.db)
    expect(rows).toContainEqual({ name: 'tidy', cron: '*/10 * * * *' })
    expect(rows).toContainEqual({ name: 'retention', cron: '40 3 * * *' })
  })

  it('removes expired sessions and old failed attempts, and keeps those in use', async () => {
    const { db } = test.deps
    const [expired, active] = [await aFamily(test), await aFamily(test)]
    await db
      .updateTable('sessions')
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where('userId', '=', expired.user.id)
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
    await runCleanup()
    const sessions = await db.selectFrom('sessions').select('userId').execute()
    expect(sessions.map(({ userId }) => userId)).toEqual([active.user.id])
    expect((await active.browser.call(currentUser)).status).toBe(200)
    const failures = await db
      .selectFrom('failedLogins')
      .select('usernameDigest')
      .orderBy('usernameDigest')
      .execute()
    expect(failures.map((each) => each.usernameDigest)).toEqual(['fresh', 'old and locked'])
  })

  it('removes stories that can no longer be restored, and previews older than a week', async () => {
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
    await runCleanup()
    expect(await test.deps.db.selectFrom('stories').select('id').execute()).toEqual([])
    expect(await test.deps.files.find(`stories/${story.id}/pictures/0.svg`)).toBeNull()
    expect((await family.browser.request({ method: 'GET', url: old })).statusCode).toBe(404)
    expect((await family.browser.request({ method: 'GET', url: fresh })).statusCode).toBe(200)
  })

  it('removes rows and files at the end of their retention period, and none before', async () => {
    const { db, files, config } = test.deps
    const family = await aFamily(test, { subscriptionLevel: 'starlight' })
    const child = await aChild(family)
    const story = await aStory(family, child)
    const failed = await aStory(family, child)
    const userId = family.user.id
    const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
    await db
      .updateTable('stories')
      .set({ status: 'failed', createdAt: ago(31) })
      .where('id', '=', failed.id)
      .execute()
    for (const age of [400, 1]) {
      const createdAt = ago(age)
      await db.insertInto('securityLog').values({ userId, action: 'login', createdAt }).execute()
      await db
        .insertInto('outgoingMails')
        .values({ userId, recipient: 'a@example.org', subject: `${age}`, textContent: 'b', createdAt })
        .execute()
      await db
        .insertInto('apiUsage')
        .values({ userId, storyId: story.id, apiName: 'writer', estimatedCost: '0.25', createdAt })
        .execute()
      await db
        .insertInto('stripeEvents')
        .values({ id: `evt_${age}`, type: 'a', stripeCustomerId: 'cus', receivedAt: createdAt })
        .execute()
      await db
        .insertInto('adminNotifications')
        .values({ subject: `${age}`, message: 'c', createdAt })
        .execute()
      await db
        .insertInto('deletedAccounts')
        .values({ accountId: 9000 + age, deletedAt: createdAt })
        .execute()
    }
    await db
      .updateTable('quotaReservations')
      .set({ createdAt: ago(100), state: 'used' })
      .where('storyId', '=', failed.id)
      .execute()
    await db
      .updateTable('users')
      .set({ passwordResetToken: 'x', passwordResetExpires: ago(1) })
      .where('id', '=', userId)
      .execute()
    // As left behind by a process that stops between deleting the rows and the files of an account.
    const unknownId = '01a1fddf-c09c-72f6-9475-000000000000'
    const orphans = [`stories/${unknownId}/pictures/0.svg`, sampleFile(unknownId), 'previews/999999/a.mp3']
    for (const orphan of orphans) await files.put(orphan, Buffer.from('x'), 'image/svg+xml')
    const voiceKey = '01a1fddf-c09c-72f6-9475-000000000001'
    await db
      .insertInto('clonedVoices')
      .values({
        ...{ userId, voiceKey, name: 'Oma', providerId: 'elevenlabs', isHere: false, seconds: 45 },
        ...{ consentBy: 'Oma', consentWording: 'yes', consentVersion: '1' },
      })
      .execute()
    const childFile = `children/${child.id}/photos/a/photo.sealed`
    for (const file of [childFile, sampleFile(voiceKey)])
      await files.put(file, Buffer.from('x'), 'image/webp')
    const mails = join(config.dataDir, 'mail')
    await mkdir(mails, { recursive: true })
    const deletedAccount = 'new-account-999999.eml'
    const keptMails = ['new.eml', `new-account-${userId}.eml`]
    for (const name of ['old.eml', deletedAccount, ...keptMails]) await writeFile(join(mails, name), 'x')
    const lastMonth = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await utimes(join(mails, 'old.eml'), lastMonth, lastMonth)

    await removeExpired(test.deps)
    const stories = await db.selectFrom('stories').select('id').where('userId', '=', userId).execute()
    expect(stories).toEqual([{ id: story.id }])
    for (const table of ['securityLog', 'outgoingMails', 'stripeEvents', 'adminNotifications'] as const) {
      const column = table === 'stripeEvents' ? 'receivedAt' : 'createdAt'
      expect(await db.selectFrom(table).select(column).where(column, '<', ago(90)).execute(), table).toEqual(
        [],
      )
      expect(await db.selectFrom(table).select(column).execute(), table).not.toEqual([])
    }
    const usage = await db.selectFrom('apiUsage').select(['userId', 'estimatedCost']).orderBy('id').execute()
    expect(usage).toEqual([
      { userId: null, estimatedCost: '0.25' },
      { userId, estimatedCost: '0.25' },
    ])
    const quota = await db.selectFrom('quotaReservations').select('storyId').distinct().execute()
    expect(quota.map(({ storyId }) => storyId)).not.toContain(failed.id)
    const { passwordResetToken } = await db
      .selectFrom('users')
      .select('passwordResetToken')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(passwordResetToken).toBeNull()
    for (const removed of [...orphans, `stories/${failed.id}/pictures/0.svg`])
      expect(await files.find(removed)).toBeNull()
    for (const kept of [childFile, sampleFile(voiceKey), `stories/${story.id}/pictures/0.svg`])
      expect(await files.find(kept), kept).not.toBeNull()
    expect((await readdir(mails)).sort()).toEqual(keptMails.sort())
    expect(await db.selectFrom('deletedAccounts').select('accountId').execute()).toEqual([
      { accountId: 9001 },
    ])
    await runCleanup()
    expect((await readDeletedAccounts(config.dataDir)).map(({ accountId }) => accountId)).toEqual([9001])
  })
})
