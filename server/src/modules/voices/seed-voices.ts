import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { seedOnce } from '../../platform/seeded.ts'
import type { SpeechProvider } from './speech-provider.ts'
import { insertVoices, makeDefaultWhereNone } from './voices.queries.ts'

/** Approves each built-in voice once; the first of them is the default until an administrator changes that. */
export async function seedVoices(db: Kysely<Schema>, builtin: SpeechProvider): Promise<void> {
  const voices = await builtin.listVoices()
  const [first] = voices
  if (!first) throw new Error('The built-in engine offers no voice')
  const ids = voices.map(({ voiceId }) => voiceId)
  await seedOnce(db, `voices.${builtin.id}`, ids, async (trx, fresh) => {
    await insertVoices(
      trx,
      builtin.id,
      voices.filter(({ voiceId }) => fresh.has(voiceId)),
    )
    await makeDefaultWhereNone(trx, builtin.id, first.voiceId)
  })
}
