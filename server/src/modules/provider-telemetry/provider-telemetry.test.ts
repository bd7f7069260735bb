import { adminTasks } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { startTextVendor, type TextVendor } from '../../../test/vendors/text-vendor.ts'
import { startVoiceVendor, type VoiceVendorServer } from '../../../test/vendors/voice-vendor.ts'
import type { Mail } from '../../platform/mail.ts'
import { SpeechFailed } from '../voices/index.ts'
import { removeOldProviderFailures } from './index.ts'

const closedMail: Mail = {
  reachesPeople: true,
  send: () => Promise.reject(Object.assign(new Error('550 zephyrine@example.org'), { code: 'EENVELOPE' })),
}

let texts: TextVendor
let voices: VoiceVendorServer
let test: TestApp
beforeAll(async () => {
  texts = await startTextVendor()
  texts.respondWith(() => ({ status: 401 }))
  voices = await startVoiceVendor()
  const environment = {
    TEXT_BASE_URL: texts.url,
    TEXT_MODEL: 'moon-1',
    OPENAI_SPEECH_BASE_URL: `${voices.url}/v1`,
    OPENAI_SPEECH_MODEL: 'sea-1',
  }
  test = await startApp({ environment, overrides: { mail: closedMail } })
})
afterAll(async () => {
  await test.close()
  await texts.close()
  await voices.close()
})
beforeEach(() => test.deps.db.deleteFrom('providerFailures').execute())

const failures = () =>
  test.deps.db.selectFrom('providerFailures').select(['kind', 'provider', 'reason']).orderBy('id').execute()

const speech = () => ({
  text: 'Zephyrine slept.',
  voiceId: 'sea',
  speed: 1,
  pauseMs: 0,
  signal: new AbortController().signal,
})

describe('a failure of a provider', () => {
  it('is saved where the embedded storyteller takes over, and becomes a task for administrators', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family, { name: 'Zephyrine' }))
    expect(story.status).toBe('ready')
    await expect.poll(failures).toEqual([{ kind: 'text', provider: 'openai', reason: 'rejected' }])
    const admin = await aFamily(test, { isAdmin: true })
    const tasks = (await admin.browser.call(adminTasks)).body
    expect(tasks).toContainEqual(
      expect.objectContaining({
        id: 'provider-errors',
        priority: 'medium',
        title: 'openai failed once since yesterday',
      }),
    )
    const numbers = await test.deps.metrics.text()
    expect(numbers).toContain(
      'nightlight_provider_call_duration_seconds_count{kind="text",provider="openai",outcome="rejected"} 1',
    )
    expect(numbers).toContain('nightlight_provider_cost_dollars_total{kind="text",provider="openai"} 0')
  })

  it('is saved for voices, and generated speech is counted', async () => {
    const speaker = test.deps.speakers.get('openai') ?? expect.unreachable()
    voices.respondWith(() => ({ status: 403 }))
    await expect(speaker.record(speech())).rejects.toBeInstanceOf(SpeechFailed)
    await expect.poll(failures).toEqual([{ kind: 'speech', provider: 'openai', reason: 'rejected' }])
    voices.respondWith(() => ({ speak: 'well' }))
    const { durationMs } = await speaker.record(speech())
    const spoken = /^nightlight_narrated_seconds_total\{provider="openai"\} (.+)$/m.exec(
      await test.deps.metrics.text(),
    )
    expect(Number(spoken?.[1])).toBeCloseTo(durationMs / 1000, 3)
    expect(await failures()).toHaveLength(1)
  })

  it('is saved for mail as a code, without the message of the server', async () => {
    const message = { to: 'zephyrine@example.org', subject: 'Hello', text: 'Good night' }
    await expect(test.deps.mail.send(message)).rejects.toThrow('550')
    await expect.poll(failures).toEqual([{ kind: 'mail', provider: 'smtp', reason: 'eenvelope' }])
  })

  it('is saved although the surrounding transaction is rolled back', async () => {
    const message = { to: 'zephyrine@example.org', subject: 'Hello', text: 'Good night' }
    await expect(test.deps.db.transaction().execute(() => test.deps.mail.send(message))).rejects.toThrow(
      '550',
    )
    await expect.poll(failures).toHaveLength(1)
  })

  it('is not saved for a call that we abort', async () => {
    const speaker = test.deps.speakers.get('openai') ?? expect.unreachable()
    await expect(speaker.record({ ...speech(), signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await failures()).toEqual([])
  })

  it('is removed after the retention period', async () => {
    const { db } = test.deps
    const row = { kind: 'speech', provider: 'hume-ai', reason: 'timeout' } as const
    await db
      .insertInto('providerFailures')
      .values([row, { ...row, reason: 'busy' }])
      .execute()
    await sql`update provider_failures set created_at = now() - interval '31 days' where reason = 'timeout'`.execute(
      db,
    )
    expect(await removeOldProviderFailures(db, new Date(Date.now() - 30 * 24 * 60 * 60 * 1000))).toBe(1)
    expect((await failures()).map(({ reason }) => reason)).toEqual(['busy'])
  })
})
