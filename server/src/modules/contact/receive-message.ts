import { type ContactMessage, contactCategoryLabels } from '@nightlight/contract'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { queueMail } from '../mail/index.ts'
import { queueWebhook } from '../webhooks/index.ts'

interface Deps extends Pick<PlatformDeps, 'db' | 'jobs'> {
  /** null where nobody is to be mailed: the message is saved in the inbox anyway. */
  readonly adminEmail: string | null
  /** Whether to call the administrators' webhook. */
  readonly notifyWebhook: boolean
}

/** Saves a message to the inbox of the administrators and queues the mail to them in the same transaction. */
export async function receiveMessage(
  { db, jobs, adminEmail, notifyWebhook: webhook }: Deps,
  account: Account | null,
  { name, email, subject, category = 'other', message }: ContactMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const priority = priorityOf(category)
    const { id: notificationId } = await trx
      .insertInto('adminNotifications')
      .values({
        userId: account?.id ?? null,
        subject,
        message,
        category,
        priority,
        metadata: { kind: 'contact', name, email },
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
        userId: account?.id ?? null,
        values: { name, email, subject, category: contactCategoryLabels[category], message },
      },
    )
  })
}

/** Messages about content safety have to be answered within two hours. */
const priorityOf = (category: NonNullable<ContactMessage['category']>) =>
  category === 'content' ? 'high' : 'normal'
