import type { NewInvitation, User } from '@nightlight/contract'
import { Link2, Mail, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { useSendsMail } from '../../lib/installation.ts'
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
export function InviteForm({
  user,
  first,
  onInvited,
}: {
  user: User
  first: boolean
  onInvited: (invitation: NewInvitation) => void
}) {
  const [state, setState] = useState<'untouched' | 'open' | 'cancelled' | 'done'>('untouched')
  const invited = (invitation: NewInvitation) => {
    setState('done')
    onInvited(invitation)
  }
  if (state === 'open')
    return <Fields user={user} onCancel={() => setState('cancelled')} onInvited={invited} />
  return (
    <Button
      variant={first ? 'primary' : 'secondary'}
      autoFocus={state === 'cancelled'}
      onClick={() => setState('open')}
    >
      <UserRoundPlus size={20} aria-hidden="true" />
      {first ? 'Invite somebody' : 'Invite somebody else'}
    </Button>
  )
}

function Fields({
  user,
  onCancel,
  onInvited,
}: {
  user: User
  onCancel: () => void
  onInvited: (invitation: NewInvitation) => void
}) {
  const sendsMail = useSendsMail()
  const invite = useInvite()
  const { register, control, handleSubmit, formState, setError, setFocus } = useForm<Invitation>({
    defaultValues: { email: '', mayCreate: false },
  })
  const send = (values: Invitation) =>
    invite.mutate(values, {
      onSuccess: onInvited,
      onError: (error) => {
        showFieldErrors(error, setError)
        setFocus('email')
      },
    })
  const SubmitIcon = sendsMail ? Mail : Link2
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
        hint={
          sendsMail
            ? 'They get a link that works once and expires after a week.'
            : 'This Nightlight sends no email: you get a link to pass on to them. It works once and expires after a week.'
        }
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
      {!user.fullName && (
        <p className="text-[0.9375rem] text-soft">
          They will know you by your username, <bdi className="font-bold">{user.username}</bdi>. With a full
          name under Account information it is your first name.
        </p>
      )}
      {hasFormError && invite.error && <Notice tone="danger">{errorText(invite.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={invite.isPending} disabled={invite.isPending}>
          {!invite.isPending && <SubmitIcon size={20} aria-hidden="true" />}
          {sendsMail ? 'Send invitation' : 'Make a link'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
