import type { Tier, User } from '@nightlight/contract'
import { useInstallation } from '../../lib/installation.ts'
import { nextTier } from './next-tier.ts'

/** The plan to offer: the next higher one; null on the top plan, for administrators and where payments are not set up. */
export function usePlanToBuy(user: User): Tier | null {
  const isSold = useInstallation()?.payments ?? false
  return isSold && !user.isAdmin ? nextTier(user.tier) : null
}
