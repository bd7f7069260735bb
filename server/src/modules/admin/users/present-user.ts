import { type AdminUser, tierOf } from '@nightlight/contract'
import type { UserRow } from './users.queries.ts'

export const presentUser = ({
  createdAt,
  lastLoginAt,
  accountLockedUntil,
  children,
  stories,
  ...user
}: UserRow): AdminUser => ({
  ...user,
  tier: tierOf(user),
  createdAt: createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  lockedUntil:
    accountLockedUntil && accountLockedUntil > new Date() ? accountLockedUntil.toISOString() : null,
  childCount: children,
  storyCount: stories,
})
