import { randomUUID } from 'node:crypto'
import { ExpectedError } from '../../../platform/errors.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { composeMail } from '../../mail/index.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import { deliver } from '../../webhooks/index.ts'

/**
 * Sends a mail to the administrators' address, and a test to the webhook where one is set, while somebody waits to see whether
 * they arrive.
 * @throws {ExpectedError} when there is no address, or the mail server does not take the mail
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
    log.warn({ type: error instanceof Error ? error.name : '' }, 'the test mail was not taken')
    throw new ExpectedError(
      502,
      'provider_failed',
      `The mail server did not take the mail: ${causeOf(error)}`,
    )
  })
  const attempt = { id: randomUUID(), message: { event: 'test' as const }, at: new Date().toISOString() }
  const isCalled =
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
    webhook: isCalled === null ? ('none' as const) : isCalled ? ('sent' as const) : ('failed' as const),
  }
}

/** What a mail server says is for who set it up; it can be long, and repeat the address. */
const causeOf = (error: unknown): string =>
  error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : 'no reason was given'
