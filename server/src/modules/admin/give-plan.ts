import type { Tier } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'
import { adminColumns } from './present-user.ts'

/** Sets the plan and writes down who did it. @returns null when there is no such user */
export async function givePlan(db: Kysely<Schema>, admin: Account, userId: number, plan: Tier) {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select('subscriptionLevel')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return null
    const user = await trx
      .updateTable('users')
      .set({ subscriptionLevel: plan, updatedAt: sql`now()` })
      .where('id', '=', userId)
      .returning(adminColumns)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('securityLog')
      .values({
        userId,
        action: 'plan_given',
        success: true,
        details: { by: admin.id, before: before.subscriptionLevel, after: plan },
      })
      .execute()
    return user
  })
}
