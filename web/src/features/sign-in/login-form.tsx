import { Credentials, type User } from '@nightlight/contract'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isAccountClosed, isCodeRequired, useLogin } from './sign-in.ts'

interface LoginFormProps {
  /** Who was signed in before. */
  username?: string
  onSignedIn?: (user: User) => void
}

export function LoginForm({ username = '', onSignedIn }: LoginFormProps) {
  const login = useLogin()
  const [needsCode, setNeedsCode] = useState(false)
  const { register, handleSubmit, formState, setError, setFocus, resetField } = useForm({
    resolver: formResolver(Credentials),
    defaultValues: { username, password: '', token: '' },
  })
  const errors = formState.errors
  useEffect(() => {
    if (needsCode) setFocus('token')
  }, [needsCode, setFocus])

  const submit = handleSubmit(({ username, password, token }) =>
    login.mutate(
      { username, password, ...(needsCode && token && { token }) },
      {
        ...(onSignedIn && { onSuccess: onSignedIn }),
        onError: (error) => {
          if (isCodeRequired(error) && !needsCode) return setNeedsCode(true)
          showFieldErrors(error, setError)
        },
      },
    ),
  )
  const startOver = () => {
    setNeedsCode(false)
    resetField('token')
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {needsCode ? (
        <>
          <Notice title="One more step">
            Enter the 6-digit code from your authenticator app, or one of your backup codes.
          </Notice>
          <TextField
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.token?.message}
            {...register('token', { required: 'Please enter a code' })}
          />
        </>
      ) : (
        <>
          <TextField
            label="Username"
            hint="Or your email address, if you have verified it."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...register('username')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
        </>
      )}
      {isAccountClosed(login.error) && <AccountClosed />}
      <Button type="submit" size="large" busy={login.isPending} disabled={login.isPending}>
        Login
      </Button>
      {needsCode ? (
        <Button variant="ghost" onClick={startOver}>
          Use another account
        </Button>
      ) : (
        <Button asChild variant="ghost">
          <Link href="/auth?tab=forgot">Forgot your password?</Link>
        </Button>
      )}
    </form>
  )
}

/** Only somebody with the right password reads this. */
function AccountClosed() {
  return (
    <Notice tone="danger" title="You cannot sign in with this account">
      An administrator has closed it. If you think that this is a mistake, or want a copy of your stories,{' '}
      <Link href="/contact" className="font-bold text-link underline underline-offset-4">
        write to us
      </Link>
      .
    </Notice>
  )
}
