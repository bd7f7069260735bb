import { plans, type User } from '@nightlight/contract'
import { nextTier } from './next-tier.ts'

interface SubscribeHeadingProps {
  user: User
  /** Whether plans are bought here at all. */
  isSelling: boolean
  /** Whether the user pays for a plan already. */
  isPaying?: boolean
}

export function SubscribeHeading({ user, isSelling, isPaying = false }: SubscribeHeadingProps) {
  const canChoose = isSelling && !isPaying && !user.isAdmin && nextTier(user.tier) !== null
  return (
    <>
      <h1 className="mb-2 text-4xl">{canChoose ? 'Choose a plan' : 'Your plan'}</h1>
      <p className="mb-8 max-w-xl text-lg text-soft">{textFor(user, canChoose || isPaying)}</p>
    </>
  )
}

function textFor(user: User, canCancel: boolean): string {
  if (user.isAdmin) return 'As an administrator you have everything that Moonbeam includes.'
  const plan = `You are on ${plans[user.tier].name}`
  if (canCancel) return `${plan}. You can cancel any plan at any time.`
  return nextTier(user.tier) ? `${plan}.` : `${plan}, which includes everything.`
}
