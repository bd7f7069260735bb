import type { User } from '@nightlight/contract'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { nextTier } from './next-tier.ts'

/** 'Upgrade' on Firefly, 'Upgrade to Moonbeam' on Starlight, nothing on Moonbeam and for admins. */
export function UpgradeLink({ user }: { user: User }) {
  const next = nextTier(user.tier)
  if (user.isAdmin || !next) return null
  return (
    <Button asChild variant="secondary">
      <Link href="/subscribe">{next === 'moonbeam' ? 'Upgrade to Moonbeam' : 'Upgrade'}</Link>
    </Button>
  )
}
