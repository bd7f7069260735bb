import type { Kysely } from 'kysely'
import { json } from './database/index.ts'
import type { Schema } from './database/schema.ts'

/**
 * Runs `seed` with what this installation has never been seeded with, so that what an administrator deleted does not come back at
 * the next start. Processes that start together wait for each other's lock on the row.
 * @param kind what the ids identify, such as `voices`
 */
export async function seedOnce(
  db: Kysely<Schema>,
  kind: string,
  ids: readonly string[],
  seed: (trx: Kysely<Schema>, newIds: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  const key = `seeded.${kind}`
  await db
    .insertInto('appSettings')
    .values({ key, value: json([]) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await db.transaction().execute(async (trx) => {
    const { value } = await trx
      .selectFrom('appSettings')
      .select('value')
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const seeded = new Set(Array.isArray(value) ? value.map(String) : [])
    const newIds = new Set(ids.filter((id) => !seeded.has(id)))
    if (newIds.size === 0) return
    await seed(trx, newIds)
    await trx
      .updateTable('appSettings')
      .set({ value: json([...seeded, ...newIds]) })
      .where('key', '=', key)
      .execute()
  })
}
