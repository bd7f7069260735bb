import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { approvedVoice } from '../voices/index.ts'
import { type OwnChild, updateOwnChild } from './own-child.ts'

/**
 * Chooses the voice that is preselected for a child's stories.
 * @throws {NotFound} for a voice that is not approved or not active
 * @throws {UpgradeRequired} for a voice above the plan
 */
export async function chooseDefaultVoice(
  db: Kysely<Schema>,
  account: Account,
  child: OwnChild,
  choice: { providerId: string; voiceId: string },
): Promise<OwnChild> {
  const voice = await approvedVoice(db, account, choice).catch((error: unknown) => {
    // In a story request a wrong voice is invalid input; here the voice is the subject of the call.
    throw error instanceof InvalidInput ? new NotFound('Voice') : error
  })
  return updateOwnChild(db, child, {
    defaultVoiceProvider: voice.providerId,
    defaultVoiceId: voice.voiceId,
  })
}
