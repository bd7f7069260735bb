import { plans } from '@nightlight/contract'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
    <Dialog
      open
      onOpenChange={(open) => !open && onLeave()}
      title={`${name}, ${priceOf(to)}`}
      description={changeWords(from, to)}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onLeave}>
          Keep my plan
        </Button>
        <Button busy={busy} disabled={busy} onClick={onConfirm}>
          {from.tier === to.tier ? `Pay by the ${to.interval}` : `Change to ${name}`}
        </Button>
      </div>
    </Dialog>
  )
}
