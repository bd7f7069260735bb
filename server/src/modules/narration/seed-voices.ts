import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { SpeechProvider } from './speech-provider.ts'
import { insertVoices, makeDefaultWhereNone } from './voices.queries.ts'

/** Approves the built-in voices; the first of them is the default until an administrator says otherwise. */
export async function seedVoices(db: Kysely<Schema>, builtin: SpeechProvider): Promise<void> {
  const voices = await builtin.listVoices()
  const [first] = voices
  if (!first) throw new Error('The built-in engine offers no voice')
  await insertVoices(db, builtin.id, voices)
  await makeDefaultWhereNone(db, builtin.id, first.voiceId)
}
