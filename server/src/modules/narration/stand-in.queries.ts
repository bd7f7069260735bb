import type { WordTiming } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** The first section in a quick voice. */
export interface StandIn {
  readonly file: string
  readonly durationMs: number
  readonly words: readonly WordTiming[]
}

declare module '../../platform/database/schema.ts' {
  interface JsonShapes {
    standIn: StandIn
  }
}

/** @returns whether it was saved: another run may have been faster, or the text been taken back */
export const saveStandIn = async (
  db: Kysely<Schema>,
  narrationId: number,
  standIn: StandIn,
): Promise<boolean> => {
  const saved = await db
    .updateTable('narrations')
    .set({ standIn: json(standIn) })
    .where('id', '=', narrationId)
    .where('status', '=', 'recording')
    .where('standIn', 'is', null)
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

/** Only until the narration is ready: then one voice reads the whole story. */
export async function selectStandIn(db: Kysely<Schema>, narrationId: number): Promise<StandIn | null> {
  const row = await db
    .selectFrom('narrations')
    .select('standIn')
    .where('id', '=', narrationId)
    .where('status', '=', 'recording')
    .executeTakeFirst()
  return row?.standIn ?? null
}
