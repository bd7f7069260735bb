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
  hashBackupCode,
  keyedBackupCode,
  mfaSecretName,
  newBackupCodes,
  newSecret,
  openMfaSecret,
  stepOf,
  totpOf,
} from './second-factor.ts'
import { deleteSessions } from './security.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'encryption' | 'secrets'>

/** A setup that nobody confirmed within this time is started again. */
const setupMinutes = 30

/** Makes a secret and backup codes for this session. The account stays as it is until they are confirmed. */
export async function setUpMfa({ db, secrets, encryption }: Deps, account: Account): Promise<MfaSetup> {
  await refuseEnabled(db, account)
  const secret = newSecret()
  const encrypted = encryption.encrypt(mfaSecretName(account.id), secret)
  const backupCodes = newBackupCodes()
  const hashes = json(backupCodes.map((code) => keyedBackupCode(secrets.backupCodes, code)))
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

/** Confirms the setup that this very session started; what the client sends back must be what it was given. */
export async function enableMfa(
  { db, secrets, encryption }: Deps,
  account: Account,
  sent: { secret: string; token: string; backupCodes: readonly string[] },
): Promise<void> {
  await refuseEnabled(db, account)
  const setup = await db
    .selectFrom('mfaSetups')
    .select(['secret', 'backupCodes'])
    .where('sessionId', '=', account.sessionId)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${setupMinutes})`)
    .executeTakeFirst()
  const echoed = sent.backupCodes.map((code) => keyedBackupCode(secrets.backupCodes, code))
  const secret = setup && openMfaSecret(encryption, account.id, setup.secret)
  const isOurs =
    setup !== undefined &&
    secret === sent.secret &&
    echoed.length === setup.backupCodes.length &&
    echoed.every((hash) => setup.backupCodes.includes(hash))
  if (!secret || !isOurs) throw new SetupUnknown()
  const step = stepOf(secret, sent.token.replace(/\s/g, ''))
  if (step === null) throw new InvalidInput('token', 'This code is not right. Please try the one shown now.')
  // Slow hashes are made once, for codes that are in force from now on.
  const backupCodes = await Promise.all(
    sent.backupCodes.map((code) => hashBackupCode(secrets.backupCodes, code)),
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

export async function disableMfa(db: Kysely<Schema>, account: Pick<Account, 'id'>): Promise<void> {
  await db
    .updateTable('users')
    .set({ mfaEnabled: false, mfaSecret: null, mfaBackupCodes: json([]), mfaLastStep: null })
    .where('id', '=', account.id)
    .execute()
}

/**
 * For whoever has lost telephone and backup codes, or found a factor that somebody else turned on: signing in takes the password alone
 * again, and every browser is signed out. @returns whether there is such an account
 */
export async function dropSecondFactor(db: Kysely<Schema>, username: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByUsername(trx, username)
    if (!user) return false
    await disableMfa(trx, user)
    await deleteSessions(trx, user.id, null)
    return true
  })
}

async function refuseEnabled(db: Kysely<Schema>, { id }: Account): Promise<void> {
  const { mfaEnabled } = await db
    .selectFrom('users')
    .select('mfaEnabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (mfaEnabled) throw new ExpectedError(409, 'conflict', 'Two-factor sign-in is on already.')
}

class SetupUnknown extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This setup has run out. Please start again.')
  }
}
