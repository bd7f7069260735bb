import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { ExternalCall } from './story-writer.ts'

type Db = Kysely<Schema>

/** A call whose price is not known is recorded with a cost of 0. @param story its id is null if the call is for no story */
export const insertCall = (db: Db, story: { id: string | null; userId: number | null }, call: ExternalCall) =>
  db
    .insertInto('apiUsage')
    .values({
      storyId: story.id,
      userId: story.userId,
      apiName: call.provider,
      endpoint: call.endpoint,
      tokensUsed: call.tokensIn + call.tokensOut,
      tokensIn: call.tokensIn,
      tokensOut: call.tokensOut,
      estimatedCost: (call.costUsd ?? 0).toFixed(6),
    })
    .execute()

/** Dollars that a story has cost so far. */
export const selectCost = async (db: Db, storyId: string): Promise<number> => {
  const rows = await db
    .selectFrom('apiUsage')
    .select('estimatedCost')
    .where('storyId', '=', storyId)
    .execute()
  const micros = rows.reduce((sum, row) => sum + Math.round(Number(row.estimatedCost ?? 0) * 1_000_000), 0)
  return micros / 1_000_000
}
