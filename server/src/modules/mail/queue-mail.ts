import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { fillTemplate, type TemplateKey, templates } from './templates.ts'

/** The job contains only the mail's id: addresses and texts are in one table, and are deleted from it after sending. */
export const sendMail = defineJob<{ mailId: number }>('send-mail', {
  retryLimit: 8,
  retryDelaySeconds: 15,
  expireInSeconds: 90,
})

interface MailToSend {
  readonly template: TemplateKey
  readonly to: string
  readonly values: Readonly<Record<string, string>>
  /** The account that the mail is about; the mail is deleted with it. */
  readonly userId: number | null
  readonly replyTo?: string
}

/** A mail as it would be sent, from the current template. */
export async function composeMail(
  db: Kysely<Schema>,
  template: TemplateKey,
  values: Readonly<Record<string, string>>,
) {
  const { subject, text, html } = fillTemplate(await templateOf(db, template), values)
  return { subject, text, ...(html && { html }) }
}

/** Saves a mail in the caller's transaction; it is sent after the commit. */
export async function queueMail(
  { db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>,
  { template, to, values, userId, replyTo }: MailToSend,
): Promise<void> {
  const { subject, text, html } = fillTemplate(await templateOf(db, template), values)
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
