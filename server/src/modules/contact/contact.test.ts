import { sendContactMessage } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { mailbox } from '../../../test/mailbox.ts'

const mails = mailbox()
let test: TestApp
beforeAll(async () => {
  test = await startApp({
    environment: { ADMIN_EMAIL: 'admin@example.org' },
    overrides: { mail: mails },
  })
})
afterAll(() => test.close())

const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'A question',
  category: 'technical',
  message: 'How do I turn the page?',
}

describe('a contact message', () => {
  it('is saved and mailed to the administrators, with the sender as Reply-To', async () => {
    expect((await test.visitor().call(sendContactMessage, { body: message })).status).toBe(204)
    const saved = await test.deps.db.selectFrom('adminNotifications').selectAll().executeTakeFirst()
    expect(saved).toMatchObject({ subject: 'A question', priority: 'normal', category: 'technical' })
    expect(saved?.metadata).toMatchObject({ name: 'Ada Lovelace', email: 'ada@example.org' })
    const mail = await mails.mailTo('admin@example.org')
    expect(mail).toMatchObject({ subject: 'Message: A question', replyTo: 'ada@example.org' })
    expect(mail.text).toContain('How do I turn the page?')
    await expect.poll(() => test.deps.db.selectFrom('outgoingMails').select('id').execute()).toEqual([])
  })

  it('is urgent in the category content safety', async () => {
    await test
      .visitor()
      .call(sendContactMessage, { body: { ...message, category: 'content', subject: 'Urgent' } })
    const saved = await test.deps.db
      .selectFrom('adminNotifications')
      .select('priority')
      .where('subject', '=', 'Urgent')
      .executeTakeFirst()
    expect(saved?.priority).toBe('high')
  })

  it('needs no category', async () => {
    const { category: _, ...rest } = message
    expect((await test.visitor().call(sendContactMessage, { body: rest })).status).toBe(204)
  })

  it.each([
    [{ name: '' }, 'name', 'Full name is required'],
    [{ email: 'ada' }, 'email', 'Please provide a valid email address'],
    [{ email: 'ada@example.org\r\nBcc: all@example.org' }, 'email', 'Please provide a valid email address'],
    [{ subject: ' ' }, 'subject', 'Subject is required'],
    [{ message: '' }, 'message', 'Message is required'],
    [{ category: 'gossip' }, 'category', 'Please select a category'],
  ])('is refused with %j, and the reply names the field', async (wrong, field, expectedMessage) => {
    const answer = await test.visitor().call(sendContactMessage, { body: { ...message, ...wrong } })
    expect([answer.status, answer.body.field, answer.body.message]).toEqual([400, field, expectedMessage])
  })

  it('is accepted five times in ten minutes from one account, and leaves no name in the log', async () => {
    const { browser } = await aFamily(test)
    const answers: number[] = []
    for (let count = 0; count < 6; count++)
      answers.push((await browser.call(sendContactMessage, { body: message })).status)
    expect(answers).toEqual([204, 204, 204, 204, 204, 429])
    expect(test.log.join('\n')).not.toContain('Lovelace')
  })
})
