import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'

interface AuditEntry {
  /** `voice_deleted`; shown as 'Voice Deleted'. */
  readonly action: string
  /** The account in whose security log the entry appears: the one that it is about, by default the administrator's own. */
  readonly userId?: number
  /** What the entry is about, if not an account: `voice 12`. */
  readonly about?: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Records who did what, in the transaction of the change. */
export async function audit(trx: Kysely<Schema>, admin: Account, entry: AuditEntry): Promise<void> {
  const { action, userId = admin.id, about, before = null, after = null } = entry
  await trx
    .insertInto('securityLog')
    .values({
      userId,
      action,
      success: true,
      details: { by: admin.id, ...(about && { about }), before, after },
    })
    .execute()
}
