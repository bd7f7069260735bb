import { setSyncSchedule, syncVoices, updateConfig, voiceSyncStatus } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { mailbox } from '../../../../test/mailbox.ts'
import type { ProviderVoice, SpeechProvider } from '../../voices/index.ts'
import { syncVoicesJob, workOnVoiceSync } from './sync-voices.job.ts'

const voice = (voiceId: string, name: string): ProviderVoice => ({
  voiceId,
  name,
  description: 'Calm',
  gender: 'female',
  language: 'en',
  tier: 'firefly',
})

let offered: ProviderVoice[] | Error = [voice('a', 'Alba'), voice('b', 'Bruno')]
const cloud: SpeechProvider = {
  id: 'cloud',
  name: 'Cloud voices',
  async listVoices() {
    if (offered instanceof Error) throw offered
    return offered
  },
  record: () => Promise.reject(new Error('not in this test')),
}

const mails = mailbox()
let test: TestApp
let admin: Family
beforeAll(async () => {
  test = await startApp({
    environment: { ADMIN_EMAIL: 'admin@example.org' },
    overrides: { mail: mails, speakers: new Map([[cloud.id, cloud]]) },
  })
  await workOnVoiceSync(test.deps)
  await test.deps.db.deleteFrom('approvedVoices').execute()
  admin = await aFamily(test, { isAdmin: true })
})
afterAll(() => test.close())

const sync = () => admin.browser.call(syncVoices, { body: {} })
const status = async () => (await admin.browser.call(voiceSyncStatus)).body.syncService

describe('the voice sync', () => {
  it('does not exist for families and visitors', async () => {
    const family = await aFamily(test)
    for (const { browser } of [family, { browser: test.visitor() }]) {
      expect((await browser.call(voiceSyncStatus)).status).toBe(404)
      expect((await browser.call(syncVoices, { body: {} })).status).toBe(404)
      expect((await browser.call(setSyncSchedule, { body: { schedule: '0 12 * * *' } })).status).toBe(404)
    }
  })

  it('reports what is new, gone and renamed since the last time', async () => {
    expect((await status()).lastSyncTime).toBeNull()
    const first = await sync()
    expect([first.status, first.body.found, first.body.changes.new.length]).toEqual([200, 2, 2])
    offered = [voice('a', 'Alba Rosa'), voice('c', 'Clara')]
    const { body } = await sync()
    expect(body.changes).toEqual({
      new: [{ providerId: 'cloud', voiceId: 'c', name: 'Clara' }],
      gone: [{ providerId: 'cloud', voiceId: 'b', name: 'Bruno' }],
      renamed: [{ providerId: 'cloud', voiceId: 'a', name: 'Alba Rosa', before: 'Alba' }],
    })
    expect((await sync()).body.changes).toEqual({ new: [], gone: [], renamed: [] })
    const now = await status()
    expect(now).toMatchObject({
      schedule: '0 6 * * *',
      isOverdue: false,
      lastRun: { status: 'done', byClock: false },
    })
    expect(now.nextRun > (now.lastSyncTime ?? '')).toBe(true)
  })

  it('does not report the voices of a provider that did not answer as gone', async () => {
    offered = new Error('down')
    const { body } = await sync()
    expect(body).toMatchObject({
      status: 'failed',
      failures: [{ providerId: 'cloud' }],
      changes: { gone: [] },
    })
    const last = await status()
    expect(last.lastRun?.status).toBe('failed')
    expect(last.lastSyncTime).not.toBe(last.lastRun?.finishedAt)
    offered = [voice('a', 'Alba Rosa'), voice('c', 'Clara')]
    expect((await sync()).body).toMatchObject({ status: 'done', changes: { new: [], gone: [] } })
  })

  it('is overdue after 25 hours', async () => {
    await test.deps.db
      .updateTable('voiceSyncRuns')
      .set({ finishedAt: sql<Date>`finished_at - interval '25 hours'` })
      .execute()
    expect((await status()).isOverdue).toBe(true)
    await sync()
    expect((await status()).isOverdue).toBe(false)
  })

  it('runs on the chosen schedule, and mails changes', async () => {
    const wrong = await admin.browser.call(setSyncSchedule, { body: { schedule: 'often' } })
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Schedule is required'])
    await admin.browser.call(setSyncSchedule, { body: { schedule: '0 */6 * * *' } })
    const { rows } = await sql`select name, cron from pgboss.schedule`.execute(test.deps.db)
    expect(rows).toContainEqual({ name: 'sync-voices', cron: '0 */6 * * *' })
    await admin.browser.call(updateConfig, { body: { VOICE_SYNC_SCHEDULE: '0 18 * * *' } })
    expect((await status()).schedule).toBe('0 18 * * *')

    offered = [voice('a', 'Alba Rosa'), voice('d', 'Dunja')]
    await test.deps.jobs.enqueue(test.deps.db, syncVoicesJob, {})
    const mail = await mails.mailTo('admin@example.org', 'Voices: 1 new, 1 gone, 0 renamed')
    expect(mail.text).toContain('New: Dunja (cloud)')
    expect((await status()).lastRun?.byClock).toBe(true)
  })
})
