import { type InfoSection, infoUsedFrom, plans, tierIncludes } from '@nightlight/contract'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Badge } from '../../ui/badge.tsx'

/**
 * Says above a field that the stories of this plan do not use what is stored there.
 * @param what 'Interests'
 * @param section of the Enhanced Profile
 */
export function NotUsedHint({ what, section = null }: { what: string; section?: InfoSection | null }) {
  const user = useCurrentUser()
  const usedFrom = infoUsedFrom(section)
  if (!user || tierIncludes(user.tier, usedFrom)) return null
  const plan = plans[usedFrom].name
  return (
    <p className="rounded-field bg-sunken px-4 py-3 text-[0.9375rem] text-soft">
      <Badge tone={usedFrom}>{plan}</Badge>{' '}
      {`${what} are kept, and stories use them from ${plan} on. What you write for one evening, under “What happened today?”, counts on every plan.`}
    </p>
  )
}
