import { checkResetLink, PasswordReset, resetPassword } from '@nightlight/contract'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { BackToLogin } from './forgot-form.tsx'

const resetLink = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call(checkResetLink, { body: { token }, signal }),
    // Opened again, the link may have been used meanwhile.
    gcTime: 0,
  })

/** Says whether the link still works before anything is typed. @param token from the emailed link */
export function ResetForm({ token }: { token: string }) {
  const link = useQuery({ ...resetLink(token), enabled: token !== '' })
  if (token === '') {
    return (
      <DeadLink>This link is incomplete. Please open it from the email again, or ask for a new one.</DeadLink>
    )
  }
  if (link.isPending) return <Loading>Checking your link…</Loading>
  if (link.isError) return <DeadLink>{errorText(link.error)}</DeadLink>
  return <NewPasswordForm token={token} username={link.data.username} />
}

function DeadLink({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="danger">{children}</Notice>
      <NewLink />
      <BackToLogin />
    </div>
  )
}

const NewLink = () => (
  <Button asChild>
    <Link href="/auth?tab=forgot">Ask for a new link</Link>
  </Button>
)

function NewPasswordForm({ token, username }: { token: string; username: string }) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: formResolver(PasswordReset),
    defaultValues: { token, password: '', confirmPassword: '' },
  })
  const errors = formState.errors
  const reset = useMutation({
    mutationFn: (body: PasswordReset) => call(resetPassword, { body }),
    onError: (error) => showFieldErrors(error, setError),
  })
  if (reset.isSuccess) {
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="good" title="Your new password is set">
          Every browser was signed out. Please log in as <bdi dir="auto">{username}</bdi> with the new
          password.
        </Notice>
        <BackToLogin />
      </div>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit((form) => reset.mutate(form))} className="flex flex-col gap-5">
      <TextField label="Username" autoComplete="username" readOnly value={username} />
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
      {reset.isError && !errors.password && <Notice tone="danger">{errorText(reset.error)}</Notice>}
      {errors.token && <NewLink />}
      <Button type="submit" size="large" busy={reset.isPending} disabled={reset.isPending}>
        Set new password
      </Button>
      <BackToLogin />
    </form>
  )
}
