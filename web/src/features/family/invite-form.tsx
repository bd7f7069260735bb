import { Mail, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useInvite } from './changes.ts'

interface Invitation {
  email: string
  mayCreate: boolean
}

/** A button that opens the form. */
export function InviteForm({ first }: { first: boolean }) {
  const [open, setOpen] = useState(false)
  if (open) return <Fields onDone={() => setOpen(false)} />
  return (
    <Button variant={first ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
      <UserRoundPlus size={20} aria-hidden="true" />
      {first ? 'Invite somebody' : 'Invite somebody else'}
    </Button>
  )
}

function Fields({ onDone }: { onDone: () => void }) {
  const invite = useInvite()
  const { register, control, handleSubmit, formState, setError, setFocus } = useForm<Invitation>({
    defaultValues: { email: '', mayCreate: false },
  })
  const send = (values: Invitation) =>
    invite.mutate(values, {
      onSuccess: onDone,
      onError: (error) => {
        showFieldErrors(error, setError)
        setFocus('email')
      },
    })
  const hasFormError = invite.error && !(isApiError(invite.error) && invite.error.field)
  return (
    <form
      noValidate
      aria-label="Invite somebody"
      onSubmit={handleSubmit(send)}
      className="flex flex-col gap-4"
    >
      <TextField
        label="Their email address"
        type="email"
        autoComplete="off"
        autoFocus
        hint="They get a link that works once and expires after a week."
        error={formState.errors.email?.message}
        {...register('email', { required: 'Please provide a valid email address' })}
      />
      <Controller
        control={control}
        name="mayCreate"
        render={({ field }) => (
          <Switch
            label="May make stories"
            hint="About your children, counted towards your plan. You can change this later."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {hasFormError && invite.error && <Notice tone="danger">{errorText(invite.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={invite.isPending} disabled={invite.isPending}>
          {!invite.isPending && <Mail size={20} aria-hidden="true" />}
          Send invitation
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
