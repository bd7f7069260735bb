import { sql } from 'kysely'
import type { TestApp } from '../harness.ts'

/** Tables that change on every read, or by the server itself, and so do not show unauthorised writes. */
const ownBusiness = ['sessions', 'security_log', 'rate_limits', 'failed_logins', 'outgoing_mails']

/** A digest of all rows of the account, by table, which changes with any of them. */
export async function rowsOf(test: TestApp, userId: number): Promise<Record<string, string>> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public'
      and ((column_name in ('user_id', 'owner_id') ) or (table_name = 'users' and column_name = 'id'))
    order by table_name`.execute(test.deps.db)
  const digests: Record<string, string> = {}
  for (const { tableName, columnName } of rows) {
    if (ownBusiness.includes(tableName)) continue
    const found = await sql<{ digest: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
      from ${sql.table(tableName)} t where ${sql.ref(`t.${columnName}`)} = ${userId}`.execute(test.deps.db)
    digests[tableName] = found.rows[0]?.digest ?? ''
  }
  const around = await sql<{ infos: string; told: string }>`
    select
      (select md5(coalesce(string_agg(i::text, '|' order by i.id), '')) from child_info_items i
        join children c on c.id = i.child_profile_id where c.user_id = ${userId}) as infos,
      (select md5(coalesce(string_agg(n::text, '|' order by n.id), '')) from narrations n
        join stories s on s.id = n.story_id where s.user_id = ${userId}) as told`.execute(test.deps.db)
  return { ...digests, infos: around.rows[0]?.infos ?? '', narrations: around.rows[0]?.told ?? '' }
}
