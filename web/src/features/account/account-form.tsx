import { AccountChanges, changeAccount, type User } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { errorText } from '../../lib/api-error.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

/** Name and email address. Changing the address requires the password. */
export function AccountForm({ user, onDone }: { user: User; onDone: () => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: formResolver(AccountChanges),
    defaultValues: { fullName: user.fullName ?? '', email: user.email ?? '', password: undefined },
  })
  const errors = formState.errors
  const isNewEmail = (watch('email') ?? '') !== (user.email ?? '')
  const change = useMutation({
    mutationFn: (body: AccountChanges) => call(changeAccount, { body }),
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      const description =
        isNewEmail && user.email ? 'We emailed you a link to verify your address.' : undefined
      toast({ title: 'Account saved', ...(description && { description }) })
      onDone()
    },
    onError: (error) => showFieldErrors(error, setError),
  })
  return (
    <form
      noValidate
      aria-label="Account information"
      onSubmit={handleSubmit(({ password, ...form }) =>
        change.mutate({ ...form, ...(isNewEmail && password && { password }) }),
      )}
      className="flex max-w-xl flex-col gap-4"
    >
      <TextField
        label="Full name"
        optional
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <TextField
        label="Email"
        optional
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      {isNewEmail && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint="Your email address can be used to set a new password, so we check that it is you."
          error={errors.password?.message}
          {...register('password', { setValueAs: (value: string) => value || undefined })}
        />
      )}
      {change.isError && Object.keys(errors).length === 0 && (
        <Notice tone="danger">{errorText(change.error)}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending} disabled={change.isPending}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
