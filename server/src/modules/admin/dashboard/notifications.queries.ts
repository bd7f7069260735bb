import { notificationsPerPage } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import { json } from '../../../platform/database/index.ts'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'userId',
  'subject',
  'message',
  'priority',
  'category',
  'isRead',
  'metadata',
  'createdAt',
  'readAt',
] as const

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number]

export function selectNotifications(
  db: Db,
  { unread, after }: { unread: boolean; after?: number | undefined },
) {
  let query = db
    .selectFrom('adminNotifications')
    .select(columns)
    .orderBy('id', 'desc')
    .limit(notificationsPerPage)
  if (unread) query = query.where('isRead', '=', false)
  if (after) query = query.where('id', '<', after)
  return query.execute()
}

export const lockNotification = (trx: Db, id: number) =>
  trx.selectFrom('adminNotifications').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const markRead = (trx: Db, id: number, isRead: boolean) =>
  trx
    .updateTable('adminNotifications')
    .set({ isRead, readAt: isRead ? sql<Date>`coalesce(read_at, now())` : null })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

export const saveReply = (trx: Db, id: number, reply: { repliedAt: string; repliedBy: number }) =>
  trx
    .updateTable('adminNotifications')
    .set({ metadata: sql`metadata || ${json(reply)}` })
    .where('id', '=', id)
    .execute()
