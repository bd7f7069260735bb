import type { EmailTemplate, EmailTemplateContent } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { confirmPassword, type FailedLogins } from '../../accounts/index.ts'
import {
  compose,
  faultOfVariables,
  type TemplateKey,
  templates,
  templateVariables,
} from '../../mail/index.ts'
import { audit } from '../audit.ts'

type Db = Kysely<Schema>

export async function readTemplates(db: Db): Promise<EmailTemplate[]> {
  const own = await db
    .selectFrom('emailTemplates')
    .select(['templateKey', 'subject', 'textContent', 'htmlContent'])
    .where('isActive', '=', true)
    .execute()
  return Object.entries(templates).map(([key, usual]) => {
    const worded = own.find(({ templateKey }) => templateKey === key)
    return {
      templateKey: key,
      subject: worded?.subject ?? usual.subject,
      textContent: worded?.textContent ?? usual.text,
      htmlContent: worded?.htmlContent ?? '',
      variables: templateVariables[key as TemplateKey],
      isOwn: worded !== undefined,
    }
  })
}

/**
 * Words a mail with the administrator's password: mails carry links that open accounts.
 * @throws {InvalidInput} where a variable is unknown, or one is missing that the mail is for
 */
export async function saveTemplate(
  deps: Pick<PlatformDeps, 'db'> & { readonly failedLogins: FailedLogins },
  admin: Account,
  asked: string,
  { password, ...wording }: EmailTemplateContent & { password: string },
): Promise<EmailTemplate> {
  const { db } = deps
  const key = keyOf(asked)
  refuseFaults(key, wording)
  await confirmPassword(deps, admin, password)
  const { subject, textContent, htmlContent } = wording
  await db.transaction().execute(async (trx) => {
    const row = { subject, textContent, htmlContent, isActive: true }
    await trx
      .insertInto('emailTemplates')
      .values({ templateKey: key, ...row })
      .onConflict((conflict) => conflict.column('templateKey').doUpdateSet({ ...row, updatedAt: sql`now()` }))
      .execute()
    await audit(trx, admin, {
      action: 'email_template_changed',
      about: `template ${key}`,
      after: { subject },
    })
  })
  return readTemplate(db, key)
}

export async function resetTemplate(db: Db, admin: Account, asked: string): Promise<EmailTemplate> {
  const key = keyOf(asked)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('emailTemplates').where('templateKey', '=', key).execute()
    await audit(trx, admin, { action: 'email_template_reset', about: `template ${key}` })
  })
  return readTemplate(db, key)
}

/** The mail as somebody would get it, with examples. */
export function previewTemplate(asked: string, wording: EmailTemplateContent) {
  const key = keyOf(asked)
  refuseFaults(key, wording)
  const { subject, textContent: text, htmlContent: html } = wording
  return compose({ subject, text, html }, templateVariables[key])
}

export function keyOf(asked: string): TemplateKey {
  if (Object.hasOwn(templates, asked)) return asked as TemplateKey
  throw new NotFound('Template')
}

async function readTemplate(db: Db, key: TemplateKey): Promise<EmailTemplate> {
  const found = (await readTemplates(db)).find(({ templateKey }) => templateKey === key)
  if (!found) throw new NotFound('Template')
  return found
}

function refuseFaults(key: TemplateKey, { subject, textContent, htmlContent }: EmailTemplateContent): void {
  const fields = [
    ['subject', 'subject', subject],
    ['textContent', 'text', textContent],
    ['htmlContent', 'html', htmlContent],
  ] as const
  for (const [field, part, wording] of fields) {
    const fault = wording === '' ? null : faultOfVariables(key, part, wording)
    if (fault) throw new InvalidInput(field, fault)
  }
}
