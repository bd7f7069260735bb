import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { SpeechCall } from './speech-provider.ts'

/** A call whose price is not known is recorded with a cost of 0. */
export const insertSpeechCall = (
  db: Kysely<Schema>,
  whose: { storyId: string | null; userId: number | null },
  { provider, endpoint, characters, costUsd }: SpeechCall,
) =>
  db
    .insertInto('apiUsage')
    .values({
      ...whose,
      apiName: provider,
      endpoint,
      charactersUsed: characters,
      estimatedCost: (costUsd ?? 0).toFixed(6),
    })
    .execute()
