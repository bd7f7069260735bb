import { plans } from '@nightlight/contract'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Badge } from '../../ui/badge.tsx'

/** Says above a field that the stories of this plan do not use what is stored there. @param what 'Interests' */
export function NotUsedHint({ what }: { what: string }) {
  const user = useCurrentUser()
  if (!user || plans[user.tier].personalisation !== 'names') return null
  return (
    <p className="rounded-field bg-sunken px-4 py-3 text-[0.9375rem] text-soft">
      <Badge tone="starlight">Starlight</Badge>{' '}
      {`${what} are kept, and stories use them from Starlight on. What you write for one evening, under Additional details, counts on every plan.`}
    </p>
  )
}
