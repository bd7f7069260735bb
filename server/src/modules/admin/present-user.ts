import { type AdminUser, tierOf } from '@nightlight/contract'
import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** What an administrator sees of an account. Never anything of its children. */
export const adminColumns = [
  'id',
  'username',
  'fullName',
  'email',
  'subscriptionLevel',
  'isAdmin',
  'status',
  'createdAt',
] as const

type Row = Pick<Selectable<Schema['users']>, (typeof adminColumns)[number]>

export const presentUser = (user: Row): AdminUser => ({
  ...user,
  tier: tierOf(user),
  createdAt: user.createdAt.toISOString(),
})
