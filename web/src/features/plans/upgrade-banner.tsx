import { plans, type User } from '@nightlight/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { loadItem, saveItem } from '../../lib/storage.ts'
import { usePlanToBuy } from './use-plan-to-buy.ts'

const keyOf = (user: User) => `nightlight-upgrade-dismissed-${user.id}`

/** What the next plan offers. Once dismissed it stays hidden in this browser. */
export function UpgradeBanner({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState(() => loadItem(keyOf(user)) === user.tier)
  const next = usePlanToBuy(user)
  if (!next || dismissed) return null
  const dismiss = () => {
    saveItem(keyOf(user), user.tier)
    setDismissed(true)
  }
  return (
    <aside aria-label="Upgrade" className="mt-16 -mb-16 bg-tint">
      <div className="page-width flex items-center gap-3 py-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 pt-2 text-[0.9375rem] leading-snug sm:pt-0">
          <p>{benefits[next]}</p>
          <Link
            href="/subscribe"
            className="flex min-h-12 items-center font-bold text-link underline underline-offset-4"
          >
            {`See ${plans[next].name}`}
          </Link>
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={dismiss}
          className="grid size-12 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </aside>
  )
}

const benefits = {
  firefly: '',
  starlight: 'A story every night, longer ones too, with friends and family in them.',
  moonbeam: 'Stories without a limit, every voice, and the whole family tree.',
}
