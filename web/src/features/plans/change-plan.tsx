import { plans } from '@nightlight/contract'
import { Confirm } from '../../ui/confirm.tsx'
import { type Offer, planChangeText, priceOf } from './plan-text.ts'

interface ChangePlanProps {
  from: Offer
  to: Offer
  busy: boolean
  onConfirm: () => void
  onLeave: () => void
}

/** States the cost before the plan is changed. */
export function ChangePlan({ from, to, busy, onConfirm, onLeave }: ChangePlanProps) {
  const name = plans[to.tier].name
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onLeave()}
      title={`${name}, ${priceOf(to)}`}
      action={from.tier === to.tier ? `Pay by the ${to.interval}` : `Change to ${name}`}
      cancel="Keep my plan"
      variant="primary"
      busy={busy}
      onConfirm={onConfirm}
    >
      {planChangeText(from, to)}
    </Confirm>
  )
}
