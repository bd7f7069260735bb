import type { StoryQuota, User } from '@nightlight/contract'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { HowToUpgrade, quotaText } from '../plans/index.ts'

interface LimitReachedProps {
  quota: StoryQuota
  user: User
  /** Stories that can be heard meanwhile. */
  tonight: ReactNode
  /** The form, for whoever wants to prepare the next story. */
  children: ReactNode
}

/** In place of a form that cannot be sent: when the next story comes, and what can be heard tonight. */
export function LimitReached({ quota, user, tonight, children }: LimitReachedProps) {
  const [isPreparing, setPreparing] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <section
        aria-labelledby="limit-reached"
        className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <h3 id="limit-reached" className="text-2xl">
              Limit Reached
            </h3>
            <p className="mt-1 text-soft">{quotaText(quota).detail}</p>
          </div>
          <HowToUpgrade user={user} />
        </div>
        {tonight}
        {!isPreparing && (
          <Button variant="secondary" className="self-start" onClick={() => setPreparing(true)}>
            Prepare the next one
          </Button>
        )}
      </section>
      {isPreparing && children}
    </div>
  )
}
