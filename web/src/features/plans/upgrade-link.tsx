import type { User } from '@nightlight/contract'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { usePlanToBuy } from './use-plan-to-buy.ts'

/** 'Upgrade' on Firefly, 'Upgrade to Moonbeam' on Starlight, nothing where there is nothing to buy. */
export function UpgradeLink({ user }: { user: User }) {
  const next = usePlanToBuy(user)
  if (!next) return null
  return (
    <Button asChild variant="secondary">
      <Link href="/subscribe">{next === 'moonbeam' ? 'Upgrade to Moonbeam' : 'Upgrade'}</Link>
    </Button>
  )
}
