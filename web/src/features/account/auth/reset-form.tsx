import { PasswordReset, resetPassword } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { BackToLogin } from './forgot-form.tsx'

/** @param token from the emailed link */
export function ResetForm({ token }: { token: string }) {
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
          Every browser was signed out. Please log in with the new password.
        </Notice>
        <BackToLogin />
      </div>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit((form) => reset.mutate(form))} className="flex flex-col gap-5">
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
      {(errors.token || (reset.isError && !errors.password)) && (
        <Notice
          tone="danger"
          action={
            <Button asChild variant="secondary">
              <Link href="/auth?tab=forgot">Ask for a new link</Link>
            </Button>
          }
        >
          {reset.error
            ? errorText(reset.error)
            : 'This link is incomplete. Please open it from the email again.'}
        </Notice>
      )}
      <Button type="submit" size="large" busy={reset.isPending} disabled={reset.isPending}>
        Set new password
      </Button>
      <BackToLogin />
    </form>
  )
}
