import { type ParentalConsent, parentalConsent, parentalTerms } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { InvalidInput } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { nameInMail, queueMail } from '../mail/index.ts'
import { previewFolder } from '../voices/index.ts'
import { lockAccount } from './children.queries.ts'
import {
  endConsent,
  insertConsent,
  markConfirmedByMail,
  selectConsentInForce,
  selectToConfirmByMail,
  verifyByCard,
} from './consent.queries.ts'

type Db = Kysely<Schema>

/** null if there is no consent, or it was withdrawn. */
export async function consentOf(db: Db, account: Account): Promise<ParentalConsent | null> {
  const row = await selectConsentInForce(db, account.id)
  if (!row) return null
  return {
    ...row,
    givenAt: row.givenAt.toISOString(),
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
  }
}

/**
 * Records a parent's consent, in a transaction that has locked the account. Consent to the wording replaces one that was only implied
 * by the terms of service; giving the same one again changes nothing.
 * @param wording what was on the screen; undefined if a call does not contain it
 * @throws {InvalidInput} when the wording on the screen was not the current one
 */
export async function recordConsent(trx: Db, account: Account, wording: string | undefined): Promise<void> {
  if (wording !== undefined && wording !== parentalConsent.wording) {
    throw new InvalidInput(
      'consent',
      'What is agreed to has changed. Please load the page again and read it.',
    )
  }
  const current = await selectConsentInForce(trx, account.id)
  if (wording === undefined) {
    if (!current) await insertConsent(trx, account.id, { givenBy: 'terms', ...parentalTerms })
    return
  }
  if (current?.givenBy === 'form' && current.wording === wording) return
  await endConsent(trx, account.id)
  await insertConsent(trx, account.id, { givenBy: 'form', ...parentalConsent })
}

export async function giveConsent(db: Db, account: Account, wording: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id)
    await recordConsent(trx, account, wording)
  })
}

/** Without consent nothing about a child may be stored: profiles are deleted with notes, photos, portraits and previews of names. Stories stay. */
export async function withdrawConsent({ db, files }: Pick<PlatformDeps, 'db' | 'files'>, account: Account) {
  const children = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id)
    await endConsent(trx, account.id)
    return trx.deleteFrom('children').where('userId', '=', account.id).returning('id').execute()
  })
  for (const { id } of children) await files.removeAll(`children/${id}/`)
  await files.removeAll(previewFolder(account.id))
}

/**
 * Verifies consents, some minutes after they were given: by a payment if there is one, otherwise by a mail to a verified address that
 * confirms the consent and says how to withdraw it.
 * @returns how many it verified
 */
export async function verifyConsents({
  db,
  jobs,
  config,
}: Pick<PlatformDeps, 'db' | 'jobs' | 'config'>): Promise<number> {
  let verified = await verifyByCard(db)
  const link = `${config.http.publicUrl}/security`
  for (const { id, userId, email, username, fullName } of await selectToConfirmByMail(db)) {
    if (!email) continue
    const isNew = await db.transaction().execute(async (trx) => {
      if (!(await markConfirmedByMail(trx, id))) return false
      const values = { name: nameInMail(fullName || username), wording: parentalConsent.wording, link }
      await queueMail({ db: trx, jobs }, { template: 'consent-given', to: email, userId, values })
      return true
    })
    if (isNew) verified++
  }
  return verified
}
