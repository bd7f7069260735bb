import { type ContactMessage, contactCategoryLabels } from '@nightlight/contract'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { queueMail } from '../mail/index.ts'
import { queueWebhook } from '../webhooks/index.ts'

interface Deps extends Pick<PlatformDeps, 'db' | 'jobs'> {
  /** null where nobody is to be mailed: the message is in the inbox all the same. */
  readonly adminEmail: string | null
  /** Whether the administrators' webhook is told. */
  readonly webhook: boolean
}

/** Puts a message into the inbox of the administrators and, in the same transaction, mails it to them. */
export async function receiveMessage(
  { db, jobs, adminEmail, webhook }: Deps,
  account: Account | null,
  { name, email, subject, category = 'other', message }: ContactMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const priority = priorityOf(category)
    const { id: notificationId } = await trx
      .insertInto('adminNotifications')
      .values({
        subject,
        message,
        category,
        priority,
        metadata: { kind: 'contact', name, email, userId: account?.id ?? null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (webhook) await queueWebhook({ db: trx, jobs }, { event: 'contact_message', notificationId, priority })
    if (!adminEmail) return
    await queueMail(
      { db: trx, jobs },
      {
        template: 'contact-message',
        to: adminEmail,
        replyTo: email,
        userId: null,
        values: { name, email, subject, category: contactCategoryLabels[category], message },
      },
    )
  })
}

/** Content safety is answered within two hours. */
const priorityOf = (category: NonNullable<ContactMessage['category']>) =>
  category === 'content' ? 'high' : 'normal'
