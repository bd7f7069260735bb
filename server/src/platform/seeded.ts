import type { Kysely } from 'kysely'
import { json } from './database/index.ts'
import type { Schema } from './database/schema.ts'

/**
 * Runs `seed` with what was never put into this installation before, so that what an administrator deleted does not come back
 * at the next start. Processes that start together take turns at the row.
 * @param kind what the ids are of: `voices`
 */
export async function seedOnce(
  db: Kysely<Schema>,
  kind: string,
  ids: readonly string[],
  seed: (trx: Kysely<Schema>, fresh: ReadonlySet<string>) => Promise<void>,
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
    const before = new Set(Array.isArray(value) ? value.map(String) : [])
    const fresh = new Set(ids.filter((id) => !before.has(id)))
    if (fresh.size === 0) return
    await seed(trx, fresh)
    await trx
      .updateTable('appSettings')
      .set({ value: json([...before, ...fresh]) })
      .where('key', '=', key)
      .execute()
  })
}
