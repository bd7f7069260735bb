import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { queueMail } from '../../mail/index.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import { audit } from '../audit.ts'
import { lockNotification, markRead, type NotificationRow, noteReply } from './notifications.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs'> & SettingsDeps

/** Mails an answer to whoever wrote; answering that goes to the administrators. What was answered has been read. */
export async function answerMessage(
  { db, jobs, settings }: Deps,
  admin: Account,
  id: number,
  reply: string,
): Promise<NotificationRow> {
  const { adminEmail } = await settings.current()
  return db.transaction().execute(async (trx) => {
    const message = await lockNotification(trx, id)
    const writer = message && writerOf(message)
    if (!message) throw new NotFound('Message')
    if (!writer) throw new ExpectedError(409, 'conflict', 'Nobody wrote this who could be answered.')
    await queueMail(
      { db: trx, jobs },
      {
        template: 'contact-reply',
        to: writer.email,
        userId: null,
        ...(adminEmail && { replyTo: adminEmail }),
        values: { name: writer.name, subject: message.subject, message: message.message, reply },
      },
    )
    await noteReply(trx, id, { repliedAt: new Date().toISOString(), repliedBy: admin.id })
    await audit(trx, admin, { action: 'message_answered', about: `message ${id}` })
    const answered = await markRead(trx, id, true)
    if (!answered) throw new NotFound('Message')
    return answered
  })
}

export function writerOf({ metadata }: NotificationRow): { name: string; email: string } | null {
  const { kind, name, email } = metadata
  if (kind !== 'contact' || typeof name !== 'string' || typeof email !== 'string') return null
  return { name, email }
}
