import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { approvedVoice } from '../voices/index.ts'
import { type OwnChild, updateOwnChild } from './own-child.ts'

/**
 * The voice that a child's stories begin with.
 * @throws {NotFound} for a voice that nobody approved or that was put to rest
 * @throws {UpgradeRequired} for a voice above the plan
 */
export async function chooseDefaultVoice(
  db: Kysely<Schema>,
  account: Account,
  child: OwnChild,
  asked: { providerId: string; voiceId: string },
): Promise<OwnChild> {
  const voice = await approvedVoice(db, account, asked).catch((error: unknown) => {
    // A story's form says what is wrong with it; here the voice itself is what was asked for.
    throw error instanceof InvalidInput ? new NotFound('Voice') : error
  })
  return updateOwnChild(db, child, {
    defaultVoiceProvider: voice.providerId,
    defaultVoiceId: voice.voiceId,
  })
}
