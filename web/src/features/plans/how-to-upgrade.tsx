import type { User } from '@nightlight/contract'
import { Link } from 'wouter'
import { useInstallation } from '../../lib/installation.ts'
import { nextTier } from './next-tier.ts'
import { UpgradeLink } from './upgrade-link.tsx'

/** Where nothing is sold. */
export const changedByOperator =
  'The person who runs this Nightlight can change your plan for you. Ask them under Contact.'

/** How to get what the plan does not include: by buying the next one, or where nothing is sold from whoever runs this Nightlight. */
export function HowToUpgrade({ user }: { user: User }) {
  if (!useIsChangedByOperator(user)) return <UpgradeLink user={user} />
  return (
    <p className="text-soft">
      The person who runs this Nightlight can change your plan for you.{' '}
      <Link href="/contact" className="font-bold text-link underline underline-offset-4">
        Ask them
      </Link>{' '}
      or{' '}
      <Link href="/subscribe" className="font-bold text-link underline underline-offset-4">
        see the plans
      </Link>
      .
    </p>
  )
}

/** Whether a higher plan exists and is not sold here. False until it is known, and for administrators, who change plans themselves. */
export function useIsChangedByOperator(user: User | null | undefined): boolean {
  const isUnsold = useInstallation()?.payments === false
  return isUnsold && !!user && !user.isAdmin && nextTier(user.tier) !== null
}
