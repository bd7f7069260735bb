import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'

interface AuditEntry {
  /** `voice_deleted`; read out as 'Voice Deleted'. */
  readonly action: string
  /** Whose log it stands in: that of the account it is about, otherwise the administrator's own. */
  readonly userId?: number
  /** What it is about where that is no account: `voice 12`. */
  readonly about?: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Writes down who did what, in the transaction that does it. */
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
