import type { BodyOf, openChildScreen as openCall } from '@nightlight/contract'
import { InvalidInput } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { hashPassword } from '../accounts/index.ts'
import type { OwnChild } from '../children/index.ts'
import { restrictSession, saveHours, savePin, selectSecrets } from './child-screen.queries.ts'
import { toMinutes } from './hours.ts'

/**
 * Turns the session into the screen of a child. Other devices of the family are as they were.
 * @throws {InvalidInput} if the account has no PIN and none was sent: there would be no way back but the password
 */
export async function openChildScreen(
  { db }: Pick<PlatformDeps, 'db'>,
  account: Account,
  child: OwnChild,
  { pin, hours }: BodyOf<typeof openCall>,
): Promise<void> {
  if (pin === undefined && !(await selectSecrets(db, account.id)).childScreenPin) {
    throw new InvalidInput('pin', 'Please choose a PIN of 4 to 8 digits.')
  }
  const hash = pin === undefined ? null : await hashPassword(pin)
  await db.transaction().execute(async (trx) => {
    if (hash) await savePin(trx, account.id, hash)
    if (hours !== undefined) await saveHours(trx, child.id, hours && toMinutes(hours))
    await restrictSession(trx, account.sessionId, child.id)
  })
}
