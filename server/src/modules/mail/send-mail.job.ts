import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { sendMail } from './queue-mail.ts'

/** All job kinds of this module. */
export const mailJobs = [sendMail]

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'mail'>

/** Runs the jobs that send mail in this process. */
export async function workOnMail(deps: Deps): Promise<void> {
  await deps.jobs.work(sendMail, { concurrency: 2 }, ({ data }) => send(deps, data.mailId))
  // A mail that no server accepted within half an hour is outdated, and must not stay in the table with its address.
  await deps.jobs.onDead(sendMail, ({ data }) => deleteMail(deps.db, data.mailId))
}

/** Delivers at least once: a mail that was accepted just before a crash is sent again, which is better than not at all. */
async function send({ db, mail }: Deps, id: number): Promise<void> {
  const row = await db
    .selectFrom('outgoingMails')
    .select(['userId', 'recipient', 'replyTo', 'subject', 'textContent', 'htmlContent'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  await mail.send({
    to: row.recipient,
    subject: row.subject,
    text: row.textContent,
    ...(row.replyTo && { replyTo: row.replyTo }),
    ...(row.htmlContent && { html: row.htmlContent }),
    ...(row.userId !== null && { account: row.userId }),
  })
  await deleteMail(db, id)
}

const deleteMail = async (db: Kysely<Schema>, id: number) => {
  await db.deleteFrom('outgoingMails').where('id', '=', id).execute()
}
