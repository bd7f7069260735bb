import { changePassword, PasswordChange } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { sessionsQuery } from './queries.ts'

export function PasswordCard() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change password"
        description="Every other browser is signed out."
      >
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: formResolver(PasswordChange),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const errors = formState.errors
  const change = useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Every other browser was signed out.' })
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      onDone()
    },
    onError: (error) => showFieldErrors(error, setError),
  })
  const hasFormError = change.isError && Object.keys(errors).length === 0
  return (
    <form noValidate onSubmit={handleSubmit((form) => change.mutate(form))} className="flex flex-col gap-5">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      {hasFormError && <Notice tone="danger">{errorText(change.error)}</Notice>}
      <Button type="submit" busy={change.isPending} disabled={change.isPending}>
        Change password
      </Button>
    </form>
  )
}
