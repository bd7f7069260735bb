import { type BillingInterval, billingIntervals } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Badge } from '../../ui/badge.tsx'

interface IntervalSwitchProps {
  value: BillingInterval
  onChange: (interval: BillingInterval) => void
}

/** The billing interval: two radio buttons that look like one switch. */
export function IntervalSwitch({ value, onChange }: IntervalSwitchProps) {
  return (
    <fieldset className="mx-auto flex w-fit min-w-0 max-w-full flex-wrap justify-center gap-1 rounded-4xl border-2 border-edge bg-surface p-1">
      <legend className="sr-only">Pay by the month or by the year</legend>
      {billingIntervals.map((interval) => (
        <label
          key={interval}
          className={clsx(
            'flex min-h-12 min-w-0 cursor-pointer flex-wrap items-center justify-center gap-2 rounded-full px-[clamp(0.5rem,3.5vw,1.25rem)] font-bold transition-colors duration-200 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            value === interval ? 'bg-accent text-on-accent' : 'hover:bg-tint',
          )}
        >
          <input
            type="radio"
            name="interval"
            value={interval}
            checked={value === interval}
            onChange={() => onChange(interval)}
            className="sr-only"
          />
          {names[interval]}
          {interval === 'year' && <Badge tone="good">2 months free</Badge>}
        </label>
      ))}
    </fieldset>
  )
}

const names: Record<BillingInterval, string> = { month: 'Monthly', year: 'Yearly' }
