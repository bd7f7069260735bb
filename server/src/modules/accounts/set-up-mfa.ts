import type { MfaSetup } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { toDataURL } from 'qrcode'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, InvalidInput } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { findUserByUsername } from './accounts.queries.ts'
import {
  backupCodeHmac,
  decryptMfaSecret,
  hashBackupCode,
  mfaSecretName,
  newBackupCodes,
  newSecret,
  timeStepOf,
  totpOf,
} from './second-factor.ts'
import { deleteSessions } from './security.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'encryption' | 'secrets'>

/** A setup has to be confirmed within this time. */
const setupMinutes = 30

/** Generates a secret and backup codes for this session. The account does not change until they are confirmed. */
export async function setUpMfa({ db, secrets, encryption }: Deps, account: Account): Promise<MfaSetup> {
  await refuseAlreadyEnabled(db, account)
  const secret = newSecret()
  const encrypted = encryption.encrypt(mfaSecretName(account.id), secret)
  const backupCodes = newBackupCodes()
  const hashes = json(backupCodes.map((code) => backupCodeHmac(secrets.backupCodes, code)))
  await db
    .insertInto('mfaSetups')
    .values({ sessionId: account.sessionId, secret: encrypted, backupCodes: hashes })
    .onConflict((conflict) =>
      conflict
        .column('sessionId')
        .doUpdateSet({ secret: encrypted, backupCodes: hashes, createdAt: sql`now()` }),
    )
    .execute()
  const qrCodeUrl = await toDataURL(totpOf(secret, account.username).toString(), { margin: 2, scale: 6 })
  return { secret, qrCodeUrl, backupCodes }
}

/** Confirms the setup that this session started; secret and backup codes must be the ones that it was given. */
export async function enableMfa(
  { db, secrets, encryption }: Deps,
  account: Account,
  confirmation: { secret: string; token: string; backupCodes: readonly string[] },
): Promise<void> {
  await refuseAlreadyEnabled(db, account)
  const setup = await db
    .selectFrom('mfaSetups')
    .select(['secret', 'backupCodes'])
    .where('sessionId', '=', account.sessionId)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${setupMinutes})`)
    .executeTakeFirst()
  const sentHashes = confirmation.backupCodes.map((code) => backupCodeHmac(secrets.backupCodes, code))
  const secret = setup && decryptMfaSecret(encryption, account.id, setup.secret)
  const matchesSetup =
    setup !== undefined &&
    secret === confirmation.secret &&
    sentHashes.length === setup.backupCodes.length &&
    new Set(sentHashes).size === sentHashes.length &&
    sentHashes.every((hash) => setup.backupCodes.includes(hash))
  if (!secret || !matchesSetup) throw new SetupExpired()
  const step = timeStepOf(secret, confirmation.token.replace(/\s/g, ''))
  if (step === null) throw new InvalidInput('token', 'This code is not right. Please try the one shown now.')
  // The slow hashes are computed only now, for codes that become valid.
  const backupCodes = await Promise.all(
    confirmation.backupCodes.map((code) => hashBackupCode(secrets.backupCodes, code)),
  )
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({
        mfaEnabled: true,
        mfaSecret: encryption.encrypt(mfaSecretName(account.id), secret),
        mfaBackupCodes: json(backupCodes),
        mfaLastStep: step,
      })
      .where('id', '=', account.id)
      .execute()
    await trx.deleteFrom('mfaSetups').where('sessionId', '=', account.sessionId).execute()
  })
}

/** How many backup codes can still be used. */
export async function countBackupCodes(db: Kysely<Schema>, { id }: Account): Promise<{ left: number }> {
  const { mfaBackupCodes } = await db
    .selectFrom('users')
    .select('mfaBackupCodes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { left: mfaBackupCodes.length }
}

/** Replaces all backup codes; those from before are no longer accepted. The caller has confirmed the password. */
export async function renewBackupCodes(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { id }: Account,
): Promise<{ backupCodes: string[] }> {
  const backupCodes = newBackupCodes()
  const hashes = await Promise.all(backupCodes.map((code) => hashBackupCode(secrets.backupCodes, code)))
  const renewed = await db
    .updateTable('users')
    .set({ mfaBackupCodes: json(hashes) })
    .where('id', '=', id)
    .where('mfaEnabled', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!renewed) throw new ExpectedError(409, 'conflict', 'Two-factor sign-in is not on.')
  return { backupCodes }
}

export async function disableMfa(db: Kysely<Schema>, account: Pick<Account, 'id'>): Promise<void> {
  await db
    .updateTable('users')
    .set({ mfaEnabled: false, mfaSecret: null, mfaBackupCodes: json([]), mfaLastStep: null })
    .where('id', '=', account.id)
    .execute()
}

/**
 * For users who lost their phone and backup codes, or whose second factor was turned on by somebody else: the password alone is enough
 * to sign in again, and all sessions end. @returns whether the account exists
 */
export async function resetSecondFactor(db: Kysely<Schema>, username: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByUsername(trx, username)
    if (!user) return false
    await disableMfa(trx, user)
    await deleteSessions(trx, user.id, null)
    return true
  })
}

async function refuseAlreadyEnabled(db: Kysely<Schema>, { id }: Account): Promise<void> {
  const { mfaEnabled } = await db
    .selectFrom('users')
    .select('mfaEnabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (mfaEnabled) throw new ExpectedError(409, 'conflict', 'Two-factor sign-in is on already.')
}

class SetupExpired extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This setup has expired. Please start again.')
  }
}
