import type { StoryQuota, User } from '@nightlight/contract'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { resetText } from '../../lib/dates.ts'
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

/** Closes the form in which the next story is prepared. null where the form is not opened by a button. */
const ClosePreparation = createContext<(() => void) | null>(null)

/** In place of a form that cannot be sent: when the next story comes, and what can be heard tonight. */
export function LimitReached({ quota, user, tonight, children }: LimitReachedProps) {
  const when = resetText(quota.resetsAt)
  const [isPreparing, setPreparing] = useState(false)
  const [isKept, setKept] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const prepareButton = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes each time, so the focus moves to what has come.
  const prepare = () => {
    flushSync(() => setPreparing(true))
    form.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'start' })
  }
  const keep = () => {
    flushSync(() => {
      setPreparing(false)
      setKept(true)
    })
    prepareButton.current?.focus({ preventScroll: true })
    prepareButton.current?.scrollIntoView({ block: 'center' })
  }
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
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button ref={prepareButton} variant="secondary" onClick={prepare}>
              {isKept ? 'Change the next one' : 'Prepare the next one'}
            </Button>
            <p role="status" className="min-w-0 flex-1 basis-48 text-soft">
              {isKept && `Your answers are saved on this device. You can create the story ${when}.`}
            </p>
          </div>
        )}
      </section>
      {isPreparing && (
        <div ref={form} tabIndex={-1}>
          <ClosePreparation value={keep}>{children}</ClosePreparation>
        </div>
      )}
    </div>
  )
}

/** In place of Create while the quota is used up: why, and what becomes of the form. */
export function KeptForLater({ quota }: { quota: StoryQuota }) {
  const close = use(ClosePreparation)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-[0.9375rem] leading-snug">
        <span className="font-bold">{quotaText(quota).detail}</span> Your answers are saved on this device as
        you give them.
      </p>
      {close && (
        <Button className="max-sm:w-full" onClick={close}>
          Done for now
        </Button>
      )}
    </div>
  )
}
