import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { sendMail } from './queue-mail.ts'

/** Every kind of work that mail asks for. */
export const mailJobs = [sendMail]

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'mail'>

/** Takes on the sending of mail in this process. */
export async function workOnMail(deps: Deps): Promise<void> {
  await deps.jobs.work(sendMail, { concurrency: 2 }, ({ data }) => send(deps, data.mailId))
  // What nobody accepted for half an hour is old news, and must not stay in the table with its address.
  await deps.jobs.onDead(sendMail, ({ data }) => forget(deps.db, data.mailId))
}

/** At least once: a mail accepted just before a crash goes out again, which is better than not at all. */
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
  await forget(db, id)
}

const forget = async (db: Kysely<Schema>, id: number) => {
  await db.deleteFrom('outgoingMails').where('id', '=', id).execute()
}
