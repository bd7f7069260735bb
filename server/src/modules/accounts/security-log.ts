import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export interface SecurityEvent {
  readonly userId: number | null
  readonly action: string
  readonly success: boolean
  readonly ipAddress: string
  readonly userAgent: string | null
}

export async function writeSecurityLog(db: Kysely<Schema>, event: SecurityEvent): Promise<void> {
  await db.insertInto('securityLog').values(event).execute()
}
