import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  adminConfig,
  register,
  sendContactMessage,
  testNotifications,
  updateConfig,
} from '@nightlight/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { workOnWebhook } from '../../webhooks/index.ts'

const password = 'lantern light'
const calls: { headers: Record<string, unknown>; body: string }[] = []
const mails: { user: string | undefined; to: string[]; raw: string }[] = []

const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    calls.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
})
const smtp = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  allowInsecureAuth: true,
  onAuth: (auth, _, done) =>
    auth.password === 'mail secret'
      ? done(null, { user: auth.username ?? '' })
      : done(new Error('Wrong password')),
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({ user: session.user, to, raw: Buffer.concat(chunks).toString() })
      done()
    })
  },
})

let test: TestApp
let admin: Family
let webhookUrl: string
let smtpPort: number
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtpPort = (smtp.server.address() as AddressInfo).port
  test = await startApp({ environment: { WEBHOOK_ALLOW_PRIVATE: 'true', ADMIN_EMAIL: 'env@example.org' } })
  await workOnWebhook(test.deps)
  admin = await aFamily(test, { isAdmin: true })
})
afterAll(async () => {
  await test.close()
  await new Promise((resolve) => receiver.close(resolve))
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const update = (body: object) => admin.browser.call(updateConfig, { body })
const stored = async (key: string) =>
  (await test.deps.db.selectFrom('appSettings').selectAll().where('key', '=', key).executeTakeFirst())?.value

describe('the settings', () => {
  it('do not exist for families and visitors', async () => {
    const family = await aFamily(test)
    for (const { browser } of [family, { browser: test.visitor() }]) {
      expect((await browser.call(adminConfig)).status).toBe(404)
      expect((await browser.call(updateConfig, { body: { ADMIN_EMAIL: 'x@example.org' } })).status).toBe(404)
      expect((await browser.call(testNotifications, { body: {} })).status).toBe(404)
    }
  })

  it('default to the environment until something else is saved', async () => {
    const { body } = await admin.browser.call(adminConfig)
    expect(body).toMatchObject({
      ADMIN_EMAIL: 'env@example.org',
      SMTP_HOST: '',
      SMTP_PORT: '587',
      SMTP_SECURE: 'false',
      VOICE_SYNC_SCHEDULE: '0 6 * * *',
      hasSmtpPassword: false,
    })
    const saved = await update({ ADMIN_EMAIL: 'desk@example.org', NOTIFY_NEW_USERS: 'true' })
    expect([saved.status, saved.body.ADMIN_EMAIL, saved.body.NOTIFY_NEW_USERS]).toEqual([
      200,
      'desk@example.org',
      'true',
    ])
    const logged = await test.deps.db
      .selectFrom('securityLog')
      .select('details')
      .where('action', '=', 'settings_changed')
      .executeTakeFirst()
    expect(logged?.details).toMatchObject({ by: admin.user.id, before: { ADMIN_EMAIL: 'env@example.org' } })
  })

  it.each([
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL', 'Please enter a valid email address'],
    [{ ADMIN_WEBHOOK_URL: 'ftp://example.org' }, 'ADMIN_WEBHOOK_URL', 'Please enter a valid URL'],
    [{ ADMIN_WEBHOOK_URL: 'example' }, 'ADMIN_WEBHOOK_URL', 'Please enter a valid URL'],
    [{ VOICE_SYNC_SCHEDULE: '' }, 'VOICE_SYNC_SCHEDULE', 'Schedule is required'],
    [{ VOICE_SYNC_SCHEDULE: '* * * * *' }, 'VOICE_SYNC_SCHEDULE', 'Schedule is required'],
    [{ SMTP_PORT: '0' }, 'SMTP_PORT', 'Port must be a number between 1 and 65535'],
  ])('refuse %j', async (wrong, field, message) => {
    const answer = await update(wrong)
    expect([answer.status, answer.body.field, answer.body.message]).toEqual([400, field, message])
  })
})

describe('secret settings', () => {
  it('require the administrator’s password, are stored encrypted, and are never returned', async () => {
    const server = {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtpPort),
      SMTP_USER: 'lamp',
      SMTP_SECURE: 'false',
    }
    // Even without a password of its own, the mail server receives password reset links.
    expect((await update(server)).body.field).toBe('password')
    expect((await update({ ...server, password })).status).toBe(200)
    const without = await update({ SMTP_PASS: 'mail secret' })
    expect([without.status, without.body.field]).toEqual([400, 'password'])
    expect((await update({ SMTP_PASS: 'mail secret', password: 'guessed' })).status).toBe(400)
    const saved = await update({ SMTP_PASS: 'mail secret', password })
    expect([saved.status, saved.body.hasSmtpPassword]).toEqual([200, true])
    expect(saved.raw.body).not.toContain('mail secret')
    expect((await admin.browser.call(adminConfig)).raw.body).not.toContain('mail secret')
    expect(String(await stored('config.SMTP_PASS'))).toMatch(/^v2:[\w-]{8}:[\w-]+$/)
    expect(test.log.join('\n')).not.toContain('mail secret')
    const log = await test.deps.db.selectFrom('securityLog').select('details').execute()
    expect(JSON.stringify(log)).not.toContain('mail secret')
  })

  it('are not sent to another server without the password, and do not change when the field is left empty', async () => {
    expect((await update({ SMTP_HOST: 'mail.thief.example' })).body.field).toBe('password')
    expect((await update({ SMTP_PASS: '', SMTP_USER: 'lamp' })).status).toBe(200)
    expect((await test.deps.settings.current()).smtp).toMatchObject({
      host: '127.0.0.1',
      password: 'mail secret',
    })
  })
})

describe('notifications of administrators', () => {
  it('can be tested by mail, with the saved mail server', async () => {
    const answer = await admin.browser.call(testNotifications, { body: {} })
    expect([answer.status, answer.body.success, answer.body.webhook]).toEqual([200, true, 'none'])
    expect(mails.at(-1)).toMatchObject({ user: 'lamp', to: ['desk@example.org'] })
  })

  it('report why the mail server refused a test', async () => {
    await update({ SMTP_PASS: 'wrong', password })
    const answer = await admin.browser.call(testNotifications, { body: {} })
    expect([answer.status, answer.body.code]).toEqual([502, 'provider_failed'])
    expect(answer.body.message).toBe('The mail was not sent: the server refused the user or the password.')
    await update({ SMTP_PASS: 'mail secret', password })
  })

  it('are sent to the webhook, signed with a secret that is returned once', async () => {
    const saved = await update({ ADMIN_WEBHOOK_URL: webhookUrl })
    const secret = saved.body.webhookSecret ?? ''
    expect(secret).toHaveLength(43)
    expect((await admin.browser.call(adminConfig)).body).toMatchObject({
      hasWebhookSecret: true,
      webhookSecret: null,
    })
    expect((await admin.browser.call(testNotifications, { body: {} })).body.webhook).toBe('sent')
    const { headers, body } = calls.at(-1) ?? { headers: {}, body: '' }
    expect(JSON.parse(body)).toMatchObject({ event: 'test', data: {} })
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-nightlight-signature'])) ?? []
    expect(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')).toBe(signature)
  })

  it('tell the webhook about registrations and messages without their content', async () => {
    const username = `new-${Date.now()}`
    const visitor = test.visitor()
    await visitor.call(register, { body: { username, password, confirmPassword: password } })
    const message = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A long story.' }
    await visitor.call(sendContactMessage, { body: { ...message, category: 'content' } })
    const events = () => calls.map(({ body }) => JSON.parse(body))
    await expect.poll(() => events().map(({ event }) => event)).toContain('contact_message')
    expect(events()).toContainEqual(expect.objectContaining({ event: 'user_registered' }))
    expect(events()).toContainEqual(
      expect.objectContaining({ data: { notificationId: expect.any(Number), priority: 'high' } }),
    )
    expect(JSON.stringify(calls)).not.toMatch(new RegExp(`Ada|long story|${username}`))
    await expect.poll(() => mails.map(({ raw }) => raw).join()).toContain('A long story.')
    expect(mails.map(({ raw }) => raw).join()).toContain(username)
  })

  it('are not sent when they are turned off', async () => {
    await update({ NOTIFY_NEW_USERS: 'false', NOTIFY_CONTACT: 'false' })
    const before = await test.deps.db.selectFrom('outgoingMails').select('id').execute()
    const visitor = test.visitor()
    await visitor.call(sendContactMessage, {
      body: { name: 'B', email: 'b@example.org', subject: 'S', message: 'M' },
    })
    expect(await test.deps.db.selectFrom('outgoingMails').select('id').execute()).toEqual(before)
  })
})

describe('a webhook with a private address', () => {
  it('is refused by default', async () => {
    const strict = await startApp({ working: false })
    const { browser } = await aFamily(strict, { isAdmin: true })
    for (const url of [
      'http://127.0.0.1/',
      'http://localhost:9/x',
      'http://[::1]/',
      'http://169.254.169.254/',
    ]) {
      const answer = await browser.call(updateConfig, { body: { ADMIN_WEBHOOK_URL: url } })
      expect([answer.status, answer.body.field]).toEqual([400, 'ADMIN_WEBHOOK_URL'])
    }
    await strict.close()
  })
})
