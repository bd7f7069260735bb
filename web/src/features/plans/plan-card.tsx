import type { ArtKind } from 'virtual:art'
import { plans, type Tier } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useInstallation } from '../../lib/installation.ts'
import { Art } from '../../ui/art.tsx'
import { Badge } from '../../ui/badge.tsx'
import { planRows } from './plan-facts.ts'

interface PlanCardProps {
  tier: Tier
  price: { readonly main: string; readonly more: string | null }
  isYours: boolean
  /** Last on narrow screens: the plans that can be bought come first. */
  isLast?: boolean
  /** The button, if the plan can be bought. */
  action?: ReactNode
}

/** The picture of a plan: of the first a story about a child, of the second more voices, of the third more pictures. */
const pictures: Record<Tier, ArtKind> = { firefly: 'weaving', starlight: 'recording', moonbeam: 'painting' }

export function PlanCard({ tier, price, isYours, isLast = false, action }: PlanCardProps) {
  const rows = planRows(useInstallation())
  return (
    <li
      className={clsx(
        'flex flex-col rounded-card border bg-surface p-6 shadow-paper',
        isYours ? 'border-lantern' : 'border-line',
        isLast && 'max-lg:order-last',
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex min-h-8 flex-wrap items-center gap-2">
            <h2 className="text-2xl">{plans[tier].name}</h2>
            {tier === 'moonbeam' && <Badge tone="moonbeam">Most Popular</Badge>}
            {isYours && <Badge>Your plan</Badge>}
          </div>
          <p className="mt-3 text-xl font-bold">{price.main}</p>
          <p className="min-h-6 text-soft">{price.more}</p>
        </div>
        <Art kind={pictures[tier]} className="-mt-1 -mr-2 w-24 shrink-0 sm:w-32 lg:w-24" />
      </div>
      {action && <div className="mt-4">{action}</div>}
      <ul className="mt-5 grid content-start gap-x-6 gap-y-2.5 sm:max-lg:grid-cols-2">
        {rows.map(({ name, values }) => {
          const value = values[tier]
          return value === false ? null : (
            <li key={name} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
              <span>{textOf(name, value)}</span>
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** 'Stories: 3 per day', but '10 curated voices': what names itself is not named twice. */
function textOf(name: string, value: string | true): string {
  if (value === true) return name
  return value.toLowerCase().includes(name.toLowerCase()) ? value : `${name}: ${value}`
}
