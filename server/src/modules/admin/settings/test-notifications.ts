import { randomUUID } from 'node:crypto'
import { ExpectedError } from '../../../platform/errors.ts'
import { MailNotSent } from '../../../platform/mail.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { composeMail } from '../../mail/index.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import { deliver } from '../../webhooks/index.ts'

/**
 * Sends a test mail to the administrators' address and, where a webhook is set, a test event, without the queue, so that the result
 * can be shown at once.
 * @throws {ExpectedError} when there is no address, or the mail server does not accept the mail
 */
export async function testNotifications(
  deps: Pick<PlatformDeps, 'db' | 'mail' | 'config' | 'log'> & SettingsDeps,
) {
  const { db, mail, settings, config, log } = deps
  const { adminEmail, smtp, webhook } = await settings.current()
  if (!adminEmail) {
    throw new ExpectedError(400, 'invalid_input', 'Please enter an admin email first.', {
      field: 'ADMIN_EMAIL',
    })
  }
  const link = `${config.http.publicUrl}/admin?tab=settings`
  const message = await composeMail(db, 'test-mail', { link })
  await mail.send({ to: adminEmail, ...message }).catch((error: unknown) => {
    const reason = error instanceof MailNotSent ? error.reason : 'the mail could not be written'
    log.warn({ reason }, 'the test mail was not sent')
    throw new ExpectedError(502, 'provider_failed', `The mail was not sent: ${reason}.`)
  })
  const attempt = { id: randomUUID(), message: { event: 'test' as const }, at: new Date().toISOString() }
  const webhookSent =
    webhook &&
    (await deliver(deps, attempt).then(
      () => true,
      () => false,
    ))
  return {
    success: true as const,
    message: smtp
      ? 'A test mail is on its way to the admin email.'
      : 'No mail server is set: the test mail was put into the mail folder of the server.',
    webhook: webhookSent === null ? ('none' as const) : webhookSent ? ('sent' as const) : ('failed' as const),
  }
}
