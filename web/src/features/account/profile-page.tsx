import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../../lib/current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { BedtimeSection, ChildProfiles } from '../children/index.ts'
import { FamilySection, familyQuery } from '../family/index.ts'
import { ApprovalNotice } from '../plans/index.ts'
import { SpokenNamesSection } from '../spoken-names/index.ts'
import { AccountCard } from './account-card.tsx'

export function ProfilePage() {
  const user = useCurrentUser()
  const readsAlong = (useQuery(familyQuery).data?.joined.length ?? 0) > 0
  usePageTitle('Profile')
  if (!user) return null
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="mb-6 text-4xl">Profile</h1>
      <div className="mb-6 empty:hidden">
        <ApprovalNotice user={user} />
      </div>
      <AccountCard user={user} />
      <ChildProfiles user={user} readsAlong={readsAlong} />
      <BedtimeSection />
      <SpokenNamesSection />
      <FamilySection user={user} />
    </div>
  )
}
