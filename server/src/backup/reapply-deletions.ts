import type { Database, RunSql } from '../platform/database/index.ts'
import {
  type DeletedAccount,
  readDeletedAccounts,
  writeDeletedAccounts,
} from '../platform/deleted-accounts.ts'
import type { Installation } from './location.ts'
import { inTransaction } from './rows.ts'

/**
 * All accounts that were deleted so far, from the database and from the list beside it. Completes the list, because a restore
 * replaces the database.
 */
export async function collectDeletedAccounts(database: Database, dataDir: string): Promise<DeletedAccount[]> {
  const recorded = await database.withLock('nightlight restore', async (run) => {
    const { rows } = await run(`select to_regclass('public.deleted_accounts') is not null as there`)
    if (rows[0]?.there !== true) return []
    return (
      await run(
        `select account_id, to_char(deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from deleted_accounts order by id`,
      )
    ).rows.map((row) => ({ accountId: Number(row.account_id), deletedAt: String(row.at) }))
  })
  const all = new Map<string, DeletedAccount>()
  for (const each of [...(await readDeletedAccounts(dataDir)), ...recorded])
    all.set(`${each.accountId} ${each.deletedAt}`, each)
  const accounts = [...all.values()]
  await writeDeletedAccounts(dataDir, accounts)
  return accounts
}

/**
 * Deletes again, after a restore, the accounts that were deleted after the backup was made.
 * @param madeAt when the backup was made; null for one of an early release, which is older than every recorded deletion
 * @returns how many accounts the restore would have brought back
 */
export async function reapplyDeletions(
  { database, files }: Installation,
  deleted: readonly DeletedAccount[],
  madeAt: string | null,
): Promise<number> {
  const from = madeAt === null ? 0 : Date.parse(madeAt) - maxDeletionMs
  const since = deleted.filter(({ deletedAt }) => Date.parse(deletedAt) >= from)
  const folders: string[] = []
  let deletedCount = 0
  await database.withLock('nightlight restore', (run) =>
    inTransaction(run, async () => {
      for (const { accountId, deletedAt } of since) {
        const gone = await deleteRows(run, accountId)
        if (gone.isKnown) deletedCount++
        folders.push(...gone.folders)
        await run('insert into deleted_accounts (account_id, deleted_at) values ($1, $2)', [
          accountId,
          deletedAt,
        ])
      }
    }),
  )
  for (const folder of folders) await files.removeAll(folder)
  return deletedCount
}

/** A deletion may have started before the backup, and ended after it. */
const maxDeletionMs = 10 * 60 * 1000

/** Samples stay, as they do when an account is deleted: from then on they belong to the installation. */
async function deleteRows(run: RunSql, accountId: number): Promise<{ isKnown: boolean; folders: string[] }> {
  const stories = await run('delete from stories where user_id = $1 and not is_sample returning id', [
    accountId,
  ])
  const children = await run('delete from children where user_id = $1 returning id', [accountId])
  const voices = await run('select voice_key from cloned_voices where user_id = $1', [accountId])
  await run('delete from security_log where user_id = $1', [accountId])
  const users = await run('delete from users where id = $1 returning id', [accountId])
  return {
    isKnown: users.rows.length > 0,
    folders: [
      ...stories.rows.map(({ id }) => `stories/${id}/`),
      ...children.rows.map(({ id }) => `children/${id}/`),
      ...voices.rows.map(({ voice_key: key }) => `voices/${key}/`),
    ],
  }
}
