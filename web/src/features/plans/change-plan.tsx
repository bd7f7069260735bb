import { plans } from '@nightlight/contract'
import { Confirm } from '../../ui/confirm.tsx'
import { changeWords, type Offer, priceOf } from './plan-words.ts'

interface ChangePlanProps {
  from: Offer
  to: Offer
  busy: boolean
  onConfirm: () => void
  onLeave: () => void
}

/** Says what a change costs before it is made. */
export function ChangePlan({ from, to, busy, onConfirm, onLeave }: ChangePlanProps) {
  const name = plans[to.tier].name
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onLeave()}
      title={`${name}, ${priceOf(to)}`}
      action={from.tier === to.tier ? `Pay by the ${to.interval}` : `Change to ${name}`}
      keep="Keep my plan"
      look="primary"
      busy={busy}
      onConfirm={onConfirm}
    >
      {changeWords(from, to)}
    </Confirm>
  )
}
