import type { User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { childrenQuery } from '../features/children/index.ts'
import { familyQuery } from '../features/family/index.ts'
import { UpgradeBanner } from '../features/plans/upgrade-banner.tsx'

/** For families of their own. Whoever only reads along with another family is sold nothing. */
export function PlanOffer({ user }: { user: User }) {
  const children = useQuery(childrenQuery).data
  const family = useQuery({ ...familyQuery, enabled: children?.length === 0 }).data
  const isOwnFamily = children && (children.length > 0 || family?.joined.length === 0)
  return isOwnFamily ? <UpgradeBanner user={user} /> : null
}
