import type { EmailTemplate, EmailTemplateContent } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { confirmPassword, type FailedLogins } from '../../accounts/index.ts'
import {
  fillTemplate,
  type TemplateKey,
  templates,
  templateVariables,
  variableError,
} from '../../mail/index.ts'
import { audit } from '../audit.ts'

type Db = Kysely<Schema>

export async function readTemplates(db: Db): Promise<EmailTemplate[]> {
  const own = await db
    .selectFrom('emailTemplates')
    .select(['templateKey', 'subject', 'textContent', 'htmlContent'])
    .where('isActive', '=', true)
    .execute()
  return Object.entries(templates).map(([key, standard]) => {
    const custom = own.find(({ templateKey }) => templateKey === key)
    return {
      templateKey: key,
      subject: custom?.subject ?? standard.subject,
      textContent: custom?.textContent ?? standard.text,
      htmlContent: custom?.htmlContent ?? '',
      variables: templateVariables[key as TemplateKey],
      isOwn: custom !== undefined,
    }
  })
}

/**
 * Saves a customized template. Requires the administrator's password, because mails contain links that give access to accounts.
 * @throws {InvalidInput} where a variable is unknown, or a required one is missing
 */
export async function saveTemplate(
  deps: Pick<PlatformDeps, 'db'> & { readonly failedLogins: FailedLogins },
  admin: Account,
  asked: string,
  { password, ...content }: EmailTemplateContent & { password: string },
): Promise<EmailTemplate> {
  const { db } = deps
  const key = templateKeyOf(asked)
  refuseInvalidVariables(key, content)
  await confirmPassword(deps, admin, password)
  const { subject, textContent, htmlContent } = content
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
  const key = templateKeyOf(asked)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('emailTemplates').where('templateKey', '=', key).execute()
    await audit(trx, admin, { action: 'email_template_reset', about: `template ${key}` })
  })
  return readTemplate(db, key)
}

/** The mail with example values. */
export function previewTemplate(asked: string, wording: EmailTemplateContent) {
  const key = templateKeyOf(asked)
  refuseInvalidVariables(key, wording)
  const { subject, textContent: text, htmlContent: html } = wording
  return fillTemplate({ subject, text, html }, templateVariables[key])
}

export function templateKeyOf(asked: string): TemplateKey {
  if (Object.hasOwn(templates, asked)) return asked as TemplateKey
  throw new NotFound('Template')
}

async function readTemplate(db: Db, key: TemplateKey): Promise<EmailTemplate> {
  const template = (await readTemplates(db)).find(({ templateKey }) => templateKey === key)
  if (!template) throw new NotFound('Template')
  return template
}

function refuseInvalidVariables(
  key: TemplateKey,
  { subject, textContent, htmlContent }: EmailTemplateContent,
): void {
  const fields = [
    ['subject', 'subject', subject],
    ['textContent', 'text', textContent],
    ['htmlContent', 'html', htmlContent],
  ] as const
  for (const [field, part, wording] of fields) {
    const fault = wording === '' ? null : variableError(key, part, wording)
    if (fault) throw new InvalidInput(field, fault)
  }
}
