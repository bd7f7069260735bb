import {
  addMusicCategory,
  adminStatistics,
  adminTasks,
  approveVoice,
  auditLog,
  deleteUser,
  deleteVoice,
  forgotPassword,
  listEmailTemplates,
  listFailedJobs,
  listNotifications,
  markNotification,
  previewEmailTemplate,
  replyToNotification,
  resetEmailTemplate,
  retryFailedJob,
  saveEmailTemplate,
  sendContactMessage,
  setUserPlan,
  testEmailTemplate,
} from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { mailbox } from '../../../../test/mailbox.ts'
import { json } from '../../../platform/database/index.ts'
import { countAndCache } from './count-statistics.ts'

const mails = mailbox()
const password = 'lantern light'
let test: TestApp
let admin: Family
beforeAll(async () => {
  test = await startApp({
    environment: { ADMIN_EMAIL: 'admin@example.org', REQUIRE_APPROVAL: 'true' },
    overrides: { mail: mails },
  })
  admin = await aFamily(test, { isAdmin: true, status: 'approved' })
})
afterAll(() => test.close())

describe('the calls of the dashboard', () => {
  const content = { subject: 'S', textContent: 'T {{link}}', htmlContent: '' }
  const calls = [
    [adminStatistics, {}],
    [adminTasks, {}],
    [listNotifications, {}],
    [markNotification, { params: { id: 1 }, body: { isRead: true } }],
    [replyToNotification, { params: { id: 1 }, body: { message: 'Hello' } }],
    [listEmailTemplates, {}],
    [saveEmailTemplate, { params: { key: 'test-mail' }, body: { ...content, password } }],
    [resetEmailTemplate, { params: { key: 'test-mail' } }],
    [previewEmailTemplate, { params: { key: 'test-mail' }, body: content }],
    [testEmailTemplate, { params: { key: 'test-mail' }, body: {} }],
    [listFailedJobs, {}],
    [retryFailedJob, { params: { id: crypto.randomUUID() }, body: {} }],
    [auditLog, {}],
  ] as const

  it.each(calls)('do not exist for families and visitors: %#', async (endpoint, options) => {
    const family = await aFamily(test)
    expect((await family.browser.call(endpoint, options)).status).toBe(404)
    expect((await test.visitor().call(endpoint, options)).status).toBe(404)
  })
})

describe('the statistics', () => {
  it('count families, children, stories and costs, and contain no names', async () => {
    const family = await aFamily(test)
    await aChild(family, { name: 'Bartholomew' })
    const story = (n: number, status: 'ready' | 'failed') => ({
      id: `01900000-0000-7000-8000-00000000000${n}`,
      userId: family.user.id,
      status,
    })
    await test.deps.db
      .insertInto('stories')
      .values([story(1, 'ready'), story(2, 'failed')])
      .execute()
    const call = (apiName: string, estimatedCost: string) => ({ apiName, estimatedCost, tokensUsed: 100 })
    await test.deps.db
      .insertInto('apiUsage')
      .values([call('openai', '0.010000'), call('openai', '0.005000'), call('anthropic', '0.200000')])
      .execute()
    const { status, body, raw } = await admin.browser.call(adminStatistics)
    expect(status).toBe(200)
    expect(body).toMatchObject({ children: 1, stories: 1, failedStories: 1 })
    expect(body.families).toBeGreaterThan(0)
    expect(body.days).toHaveLength(30)
    expect(body.days.at(-1)).toMatchObject({
      day: new Date().toISOString().slice(0, 10),
      stories: 1,
      failures: 1,
    })
    expect(body.costs).toEqual([
      { provider: 'anthropic', calls: 1, tokens: 100, usd: 0.2 },
      { provider: 'openai', calls: 2, tokens: 200, usd: 0.015 },
    ])
    expect(body.queues.map(({ name }) => name)).toContain('write-story')
    expect(body.storage.database).toBeGreaterThan(1_000_000)
    expect(body.storage.free).toBeGreaterThan(0)
    expect(raw.body).not.toContain('Bartholomew')
  })
})

describe('the statistics of a large installation', () => {
  it('come from a cache, which is refreshed in the background', async () => {
    const counted = await countAndCache(test.deps.db, 0)
    expect((await admin.browser.call(adminStatistics)).body).toMatchObject({ countedAt: counted.countedAt })

    const countedAt = new Date(Date.now() - 120_000).toISOString()
    const old = { ...counted, children: 4711, countedAt }
    await test.deps.db
      .updateTable('countedStatistics')
      .set({ counts: json(old) })
      .execute()
    const { body } = await admin.browser.call(adminStatistics)
    expect(body).toMatchObject({ children: 4711, countedAt })
    const queue = body.queues.find(({ name }) => name === 'count-statistics')
    expect(queue).toMatchObject({ waiting: 1 })

    // Counting is quick now, so the cache is emptied.
    await countAndCache(test.deps.db, Number.POSITIVE_INFINITY)
    expect((await admin.browser.call(adminStatistics)).body.children).toBe(1)
  })
})

describe('the inbox', () => {
  const write = async (subject: string, category = 'technical') => {
    const body = { name: 'Ada', email: 'ada@example.org', subject, category, message: 'How?' }
    expect((await test.visitor().call(sendContactMessage, { body })).status).toBe(204)
    const [newest] = (await admin.browser.call(listNotifications)).body
    return newest
  }

  it('shows the sender of a message, mails a reply, and marks the message as answered', async () => {
    const message = await write('Pages')
    expect(message).toMatchObject({
      subject: 'Pages',
      isRead: false,
      from: { name: 'Ada', email: 'ada@example.org' },
    })
    const params = { id: message?.id }
    const empty = await admin.browser.call(replyToNotification, { params, body: { message: ' ' } })
    expect([empty.status, empty.body.field]).toEqual([400, 'message'])
    const answered = await admin.browser.call(replyToNotification, {
      params,
      body: { message: 'Swipe left.' },
    })
    expect(answered.body).toMatchObject({ isRead: true, repliedAt: expect.any(String) })
    const mail = await mails.mailTo('ada@example.org', 'Re: Pages')
    expect(mail.replyTo).toBe('admin@example.org')
    expect(mail.text).toContain('Swipe left.')
  })

  it('marks messages as read and unread, and can be filtered by that', async () => {
    const message = await write('Colours')
    const mark = (isRead: boolean) =>
      admin.browser.call(markNotification, { params: { id: message?.id }, body: { isRead } })
    const unread = async () =>
      (await admin.browser.call(listNotifications, { query: { unread: 'true' } })).body.map(({ id }) => id)
    expect(await unread()).toContain(message?.id)
    expect((await mark(true)).body.readAt).not.toBeNull()
    expect(await unread()).not.toContain(message?.id)
    expect((await mark(false)).body.readAt).toBeNull()
    const unknown = { params: { id: 99_999 }, body: { isRead: true } }
    expect((await admin.browser.call(markNotification, unknown)).status).toBe(404)
  })

  it('is paged without gaps or repetitions', async () => {
    await test.deps.db
      .insertInto('adminNotifications')
      .values(Array.from({ length: 25 }, (_, index) => ({ subject: `N ${index}`, message: 'M' })))
      .execute()
    const first = (await admin.browser.call(listNotifications)).body
    const after = String(first.at(-1)?.id)
    const second = (await admin.browser.call(listNotifications, { query: { after } })).body
    expect([first.length, second.length > 4]).toEqual([20, true])
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(first.length + second.length)
    const params = { id: first[0]?.id }
    expect((await admin.browser.call(replyToNotification, { params, body: { message: 'Hi' } })).status).toBe(
      409,
    )
  })
})

describe('the tasks', () => {
  it('list what is pending, the most urgent first', async () => {
    await aFamily(test)
    const body = { name: 'B', email: 'b@example.org', subject: 'Scary', category: 'content', message: 'M' }
    await test.visitor().call(sendContactMessage, { body })
    const tasks = (await admin.browser.call(adminTasks)).body
    expect(tasks.slice(0, 2).map(({ id }) => id)).toEqual(['urgent-messages', 'pending-users'])
    expect(tasks.at(-1)).toMatchObject({ id: 'mail', priority: 'low' })
  })
})

describe('email templates', () => {
  const params = { key: 'reset-password' }
  const content = { subject: 'Oh, {{name}}', textContent: 'Here: {{link}}', htmlContent: '' }

  it('are customized with the administrator’s password, used for mails, and can be reset', async () => {
    const save = (password: string) =>
      admin.browser.call(saveEmailTemplate, { params, body: { ...content, password } })
    const refused = await save('not this one')
    expect([refused.status, refused.body.field]).toEqual([400, 'password'])
    const saved = await save(password)
    expect(saved.body).toMatchObject({ templateKey: 'reset-password', subject: 'Oh, {{name}}', isOwn: true })
    const family = await aFamily(test)
    const address = { email: 'forgetful@example.org', emailVerified: true }
    await test.deps.db.updateTable('users').set(address).where('id', '=', family.user.id).execute()
    await test.visitor().call(forgotPassword, { body: { account: family.user.username } })
    const mail = await mails.mailTo('forgetful@example.org')
    expect(mail.subject).toBe(`Oh, ${family.user.username}`)
    expect(mail.text).toMatch(/^Here: http/)
    expect(mail.html).toBeUndefined()
    const reset = await admin.browser.call(resetEmailTemplate, { params })
    expect(reset.body).toMatchObject({ subject: 'A new password for Nightlight', isOwn: false })
  })

  it.each([
    [{ textContent: 'No way in' }, 'textContent', '{{link}} is required.'],
    [
      { subject: 'For {{child}}' },
      'subject',
      '{{child}} is not a variable of this template. There are: name, username, link.',
    ],
    [
      { htmlContent: '<p>{{ link }} {{naem}}</p>' },
      'htmlContent',
      '{{naem}} is not a variable of this template. There are: name, username, link.',
    ],
    [{ subject: '' }, 'subject', 'Subject is required'],
  ])('are refused with %j', async (wrong, field, message) => {
    const body = { ...content, ...wrong, password }
    const answer = await admin.browser.call(saveEmailTemplate, { params, body })
    expect([answer.status, answer.body.field, answer.body.message]).toEqual([400, field, message])
  })

  it('are previewed and sent as a test with example values', async () => {
    const body = { ...content, htmlContent: '<b>{{name}}</b> <a href="{{link}}">here</a>' }
    const preview = await admin.browser.call(previewEmailTemplate, { params, body })
    expect(preview.body).toMatchObject({ subject: 'Oh, Ada', html: expect.stringContaining('<b>Ada</b>') })
    expect((await admin.browser.call(testEmailTemplate, { params, body: {} })).status).toBe(204)
    expect((await mails.mailTo('admin@example.org', 'A new password')).text).toContain('Hello Ada')
    const unknown = { params: { key: 'constructor' }, body }
    expect((await admin.browser.call(previewEmailTemplate, unknown)).status).toBe(404)
  })
})

describe('failed jobs', () => {
  async function aFailedJob(name: string, output: object): Promise<string> {
    const id = crypto.randomUUID()
    await sql`insert into pgboss.job (id, name, data, state, retry_count, output, completed_on)
      values (${id}::uuid, ${name}, '{"narrationId": 0}', 'failed', 3, ${JSON.stringify(output)}::jsonb, now())`.execute(
      test.deps.db,
    )
    return id
  }

  it('show their cause, and can be retried where that makes sense', async () => {
    const narration = await aFailedJob('narrate-story', {
      name: 'Error',
      message: 'The voice is hoarse\nat …',
    })
    const story = await aFailedJob('write-story', { code: '23505', message: 'Key (name)=(Juniper)' })
    const { body, raw } = await admin.browser.call(listFailedJobs)
    expect(body.find(({ id }) => id === narration)).toMatchObject({
      name: 'narrate-story',
      cause: 'The voice is hoarse',
      tries: 4,
      canRetry: true,
    })
    expect(body.find(({ id }) => id === story)).toMatchObject({
      cause: 'Database error 23505',
      canRetry: false,
    })
    expect(raw.body).not.toContain('Juniper')
    const retry = (id: string) => admin.browser.call(retryFailedJob, { params: { id }, body: {} })
    expect((await retry(story)).status).toBe(404)
    expect((await retry(narration)).status).toBe(204)
    expect((await retry(narration)).status).toBe(404)
    const state = async () =>
      (
        await sql<{ state: string }>`select state from pgboss.job where id = ${narration}::uuid`.execute(
          test.deps.db,
        )
      ).rows[0]?.state
    await expect.poll(state).toBe('completed')
  })
})

describe('the audit log', () => {
  it('shows what an administrator did to which account', async () => {
    const family = await aFamily(test)
    const params = { id: family.user.id }
    await admin.browser.call(setUserPlan, { params, body: { subscriptionLevel: 'starlight' } })
    const newest = async () => (await admin.browser.call(auditLog)).body[0]
    const by = admin.user.username
    expect(await newest()).toMatchObject({ action: 'plan_given', by, about: family.user.username })
    await admin.browser.call(deleteUser, { params, body: { password: 'lantern light' } })
    const about = `a deleted account (${family.user.id})`
    expect(await newest()).toMatchObject({ action: 'user_deleted', by, about })
  })

  it('names voices and music, also those that are gone', async () => {
    const latest = async () => (await admin.browser.call(auditLog)).body[0]?.about
    const names = { name: 'Aunt Brook', gender: 'female', language: 'en', description: '' }
    const voice = {
      providerId: 'builtin',
      voiceId: 'aunt-brook',
      ...names,
      isStandard: false,
      isActive: true,
    }
    const { body: approved } = await admin.browser.call(approveVoice, { body: voice })
    expect(await latest()).toBe('Aunt Brook')
    await admin.browser.call(deleteVoice, { params: { id: approved.id } })
    expect(await latest()).toBe('Aunt Brook')
    await admin.browser.call(addMusicCategory, {
      body: { name: 'Rain songs', description: '', sortOrder: 1 },
    })
    expect(await latest()).toBe('Rain songs')
  })
})
