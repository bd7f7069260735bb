import { plans, type User } from '@nightlight/contract'

export function SubscribeHeading({ user, title = 'Choose a plan' }: { user: User; title?: string }) {
  return (
    <>
      <h1 className="mb-2 text-4xl">{title}</h1>
      <p className="mb-8 max-w-xl text-lg text-soft">
        {user.isAdmin
          ? 'As an administrator you have everything that Moonbeam includes.'
          : `You are on ${plans[user.tier].name}. You can cancel any plan at any time.`}
      </p>
    </>
  )
}
