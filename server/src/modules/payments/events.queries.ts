import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaymentEvent } from './payments.ts'

type Db = Kysely<Schema>

/** @returns whether it was received for the first time */
export async function saveEvent(db: Db, { id, type, customer }: PaymentEvent): Promise<boolean> {
  const inserted = await db
    .insertInto('stripeEvents')
    .values({ id, type, stripeCustomerId: customer })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const markHandled = (db: Db, id: string) =>
  db.updateTable('stripeEvents').set({ handledAt: sql`now()` }).where('id', '=', id).execute()

/** The provider repeats an event for some days; if an older one came again, it would only trigger another sync. */
export const removeOldEvents = (db: Db) =>
  db.deleteFrom('stripeEvents').where('receivedAt', '<', sql<Date>`now() - interval '90 days'`).execute()
