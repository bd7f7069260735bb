import { type GrantedLevel, grantedLevels, plans, setUserPlan, tierOf } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { isolate } from '../../../lib/bidi.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUserAction } from './queries.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Grants a plan manually. Paid subscriptions are not changed. */
export function PlanDialog({ user, name, onClose }: UserDialogProps) {
  const { subscriptionLevel } = user
  const current: GrantedLevel =
    subscriptionLevel === 'premium' ? 'premium' : tierOf({ subscriptionLevel, isAdmin: false })
  const [plan, setPlan] = useState(current)
  // Without a service that reads photos it is no more than Starlight.
  const readsPhotos = useInstallation()?.photoReader != null
  const levels = grantedLevels.filter((level) => level !== 'premium' || readsPhotos || current === 'premium')
  const grant = useUserAction(
    () => call(setUserPlan, { params: { id: user.id }, body: { subscriptionLevel: plan } }),
    {
      errorTitle: 'Failed to change the plan',
      onDone: () => {
        toast({ title: 'Plan changed', description: `${isolate(name)}: ${nameOf(plan)}` })
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    grant.mutate(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change plan"
      description={
        <>
          The plan of <bdi>{name}</bdi> changes immediately, without a payment.
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Select
          label="Plan"
          value={plan}
          onChange={(value) => setPlan(value as GrantedLevel)}
          options={levels.map((level) => ({ value: level, label: nameOf(level) }))}
        />
        {plan === 'premium' && (
          <p className="text-[0.9375rem] text-soft">
            Everything of Starlight, and photos from which a child’s portrait is drawn. It is on no price
            list: only you can give it.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={grant.isPending} disabled={grant.isPending || plan === current}>
            Change plan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const nameOf = (level: GrantedLevel): string =>
  level === 'premium' ? `${plans.starlight.name} with photos of children` : plans[level].name
