import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { seedOnce } from '../../platform/seeded.ts'
import type { ProviderVoice, SpeechProvider } from './speech-provider.ts'
import { insertVoices } from './voices.queries.ts'

/** Voices that the operator has installed on this machine. */
interface InstalledVoices extends SpeechProvider {
  recommended(): Promise<readonly ProviderVoice[]>
}

const installedId = 'local'

/**
 * Approves each recommended installed voice once. As long as no administrator has chosen the default voice, the first installed
 * one replaces the built-in default; when it is removed, a built-in voice is the default again.
 */
export async function approveInstalledVoices(
  db: Kysely<Schema>,
  installed: InstalledVoices,
  builtin: SpeechProvider,
): Promise<void> {
  const voices = await installed.recommended()
  const ids = voices.map(({ voiceId }) => voiceId)
  if (ids.length > 0) {
    await seedOnce(db, `voices.${installedId}`, ids, async (trx, fresh) => {
      const added = voices.filter(({ voiceId }) => fresh.has(voiceId))
      await insertVoices(trx, installedId, added)
    })
  }
  const installedIds = new Set((await installed.listVoices()).map(({ voiceId }) => voiceId))
  const builtinIds = (await builtin.listVoices()).map(({ voiceId }) => voiceId)
  await db.transaction().execute(async (trx) => {
    if (await isChosen(trx)) return
    const current = await trx
      .selectFrom('approvedVoices')
      .select(['providerId', 'voiceId'])
      .where('isDefault', '=', true)
      .forUpdate()
      .executeTakeFirst()
    const isGone = current?.providerId === installedId && !installedIds.has(current.voiceId)
    const canReplace = !current || current.providerId === builtin.id || isGone
    const isMoved = canReplace && (await makeDefault(trx, installedId, ids))
    if (isGone && !isMoved) await makeDefault(trx, builtin.id, builtinIds)
  })
}

/** The default that an administrator has chosen stays, whatever is installed. */
async function isChosen(trx: Kysely<Schema>): Promise<boolean> {
  const logEntry = await trx
    .selectFrom('securityLog')
    .select('id')
    .where('action', '=', 'default_voice_set')
    .limit(1)
    .executeTakeFirst()
  return logEntry !== undefined
}

/** Makes the first voice that every plan includes the default. @returns whether there was one */
async function makeDefault(
  trx: Kysely<Schema>,
  providerId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false
  const voices = await trx
    .selectFrom('approvedVoices')
    .select(['id', 'voiceId'])
    .where('providerId', '=', providerId)
    .where('voiceId', 'in', ids)
    .where('isActive', '=', true)
    .where('subscriptionLevel', '=', 'firefly')
    .execute()
  const [first] = voices.toSorted((one, other) => ids.indexOf(one.voiceId) - ids.indexOf(other.voiceId))
  if (!first) return false
  await trx.updateTable('approvedVoices').set({ isDefault: false }).where('isDefault', '=', true).execute()
  await trx.updateTable('approvedVoices').set({ isDefault: true }).where('id', '=', first.id).execute()
  return true
}
