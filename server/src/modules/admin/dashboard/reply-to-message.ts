import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { queueMail } from '../../mail/index.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import { audit } from '../audit.ts'
import { lockNotification, markRead, type NotificationRow, saveReply } from './notifications.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs'> & SettingsDeps

/** Mails a reply to the sender, with the administrators' address as Reply-To. The message is marked as read. */
export async function replyToMessage(
  { db, jobs, settings }: Deps,
  admin: Account,
  id: number,
  reply: string,
): Promise<NotificationRow> {
  const { adminEmail } = await settings.current()
  return db.transaction().execute(async (trx) => {
    const message = await lockNotification(trx, id)
    const sender = message && senderOf(message)
    if (!message) throw new NotFound('Message')
    if (!sender) throw new ExpectedError(409, 'conflict', 'This message has no sender to reply to.')
    await queueMail(
      { db: trx, jobs },
      {
        template: 'contact-reply',
        to: sender.email,
        userId: message.userId,
        ...(adminEmail && { replyTo: adminEmail }),
        values: { name: sender.name, subject: message.subject, message: message.message, reply },
      },
    )
    await saveReply(trx, id, { repliedAt: new Date().toISOString(), repliedBy: admin.id })
    await audit(trx, admin, { action: 'message_answered', about: `message ${id}` })
    const updated = await markRead(trx, id, true)
    if (!updated) throw new NotFound('Message')
    return updated
  })
}

export function senderOf({ metadata }: NotificationRow): { name: string; email: string } | null {
  const { kind, name, email } = metadata
  if (kind !== 'contact' || typeof name !== 'string' || typeof email !== 'string') return null
  return { name, email }
}
