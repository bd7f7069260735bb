import { plans, type User } from '@nightlight/contract'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePlanToBuy } from '../plans/index.ts'

/** How many profiles the account may have. */
export const profileLimit = (user: User): number => plans[user.tier].childProfiles

export function ProfileLimitNotice({ user }: { user: User }) {
  const plan = plans[user.tier]
  const next = usePlanToBuy(user)
  const more = next && plans[next].childProfiles > plan.childProfiles ? plans[next] : null
  return (
    <div className="mb-5">
      <Notice
        title={`You have reached the limit of ${plan.childProfiles} child profiles.`}
        action={
          more && (
            <Button asChild variant="secondary">
              <Link href="/subscribe">Compare plans</Link>
            </Button>
          )
        }
      >
        {more
          ? `That is the limit of the ${plan.name} plan. ${more.name} includes ${more.childProfiles}.`
          : 'To add another one, delete a profile that is no longer needed. Its stories stay.'}
      </Notice>
    </div>
  )
}
