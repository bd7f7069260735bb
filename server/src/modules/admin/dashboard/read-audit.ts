import type { AuditEntry } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

/** The latest actions of administrators, with the names of those and of what they are about. */
export async function readAudit(db: Kysely<Schema>): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('securityLog')
    .leftJoin('users as admin', (join) =>
      join.on(sql<boolean>`admin.id = (security_log.details ->> 'by')::int`),
    )
    .leftJoin('users as subject', 'subject.id', 'securityLog.userId')
    .leftJoin('approvedVoices as voice', (join) =>
      join.on(
        sql<boolean>`security_log.details ->> 'about' = 'voice ' || voice.provider_id || '/' || voice.voice_id`,
      ),
    )
    .leftJoin('musicCategories as category', (join) => join.on('category.id', '=', idIn('category')))
    .leftJoin('musicTracks as track', (join) => join.on('track.id', '=', idIn('track')))
    .leftJoin('adminNotifications as message', (join) => join.on('message.id', '=', idIn('message')))
    .select([
      'securityLog.id',
      'action',
      'details',
      'securityLog.createdAt',
      'admin.username as by',
      'subject.username as subjectName',
      'voice.name as voiceName',
      'category.name as categoryName',
      'track.title as trackTitle',
      'message.subject as messageSubject',
    ])
    .where(sql<boolean>`security_log.details ? 'by'`)
    .orderBy('securityLog.id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, action, details, createdAt, by, subjectName, ...names }) => {
    const name = names.voiceName ?? names.categoryName ?? names.trackTitle ?? names.messageSubject
    return {
      id,
      action,
      by,
      about:
        typeof details.about === 'string' ? (name ?? nameOfDeleted(details)) : (subjectName ?? anAccount),
      createdAt: createdAt.toISOString(),
    }
  })
}

/** The id in `category 4`; null for what is of another kind. */
const idIn = (kind: string) =>
  sql<number>`substring(security_log.details ->> 'about' from ${`^${kind} ([0-9]{1,9})$`})::int`

const anAccount = 'a deleted account'

/** Of a voice or a track the entry of its deletion kept the name; of an account only the id, for lists of deletion requests. */
function nameOfDeleted({
  about,
  before,
  after,
}: {
  about?: unknown
  before?: unknown
  after?: unknown
}): string {
  const [kind, id] = String(about).split(' ')
  if (kind === 'user') return `${anAccount} (${id})`
  return nameIn(before) ?? nameIn(after) ?? String(about)
}

function nameIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null
  const { name, title } = state as { name?: unknown; title?: unknown }
  if (typeof name === 'string') return name
  return typeof title === 'string' ? title : null
}
