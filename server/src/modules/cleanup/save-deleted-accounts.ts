import {
  type DeletedAccount,
  readDeletedAccounts,
  writeDeletedAccounts,
} from '../../platform/deleted-accounts.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'

/** Copies the ids of deleted accounts to a file, so that they survive a restore of the database. */
export async function saveDeletedAccounts({
  db,
  config,
}: Pick<PlatformDeps, 'db' | 'config'>): Promise<void> {
  const rows = await db.selectFrom('deletedAccounts').select(['accountId', 'deletedAt']).execute()
  const savedAccounts = await readDeletedAccounts(config.dataDir)
  const oldest = Date.now() - config.backups.retentionDays * 24 * 60 * 60 * 1000
  const all = new Map<string, DeletedAccount>()
  for (const { accountId, deletedAt } of [
    ...savedAccounts,
    ...rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() })),
  ]) {
    if (Date.parse(deletedAt) >= oldest) all.set(`${accountId} ${deletedAt}`, { accountId, deletedAt })
  }
  await writeDeletedAccounts(config.dataDir, [...all.values()])
}
