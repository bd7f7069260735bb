import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { compose, type TemplateKey, templates } from './templates.ts'

/** The job knows the mail's id only: addresses and words stay in one table, and leave it with the mail. */
export const sendMail = defineJob<{ mailId: number }>('send-mail', {
  retryLimit: 8,
  retryDelaySeconds: 15,
  expireInSeconds: 90,
})

interface MailToSend {
  readonly template: TemplateKey
  readonly to: string
  readonly values: Readonly<Record<string, string>>
  /** Whose account it is about: deleted with it. */
  readonly userId: number | null
  readonly replyTo?: string
}

/** A mail as it would be sent, from the template that holds now. */
export async function composeMail(
  db: Kysely<Schema>,
  template: TemplateKey,
  values: Readonly<Record<string, string>>,
) {
  const { subject, text, html } = compose(await templateOf(db, template), values)
  return { subject, text, ...(html && { html }) }
}

/** Writes a mail in the caller's transaction; it is sent when that commits. */
export async function queueMail(
  { db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>,
  { template, to, values, userId, replyTo }: MailToSend,
): Promise<void> {
  const { subject, text, html } = compose(await templateOf(db, template), values)
  const { id } = await db
    .insertInto('outgoingMails')
    .values({
      userId,
      recipient: to,
      replyTo: replyTo ?? null,
      subject,
      textContent: text,
      htmlContent: html,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobs.enqueue(db, sendMail, { mailId: id })
}

async function templateOf(db: Kysely<Schema>, key: TemplateKey) {
  const own = await db
    .selectFrom('emailTemplates')
    .select(['subject', 'textContent', 'htmlContent'])
    .where('templateKey', '=', key)
    .where('isActive', '=', true)
    .executeTakeFirst()
  if (!own) return templates[key]
  return { subject: own.subject, text: own.textContent ?? templates[key].text, html: own.htmlContent }
}
