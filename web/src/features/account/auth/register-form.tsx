import { Registration } from '@nightlight/contract'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRegister } from '../../sign-in/index.ts'

interface RegisterFormProps {
  /** The one-time code of the first administrator's link. */
  setup: string | undefined
  /** The address that an invitation was mailed to. */
  email: string
}

export function RegisterForm({ setup, email }: RegisterFormProps) {
  const account = useRegister()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: formResolver(Registration),
    defaultValues: { username: '', password: '', confirmPassword: '', fullName: '', email },
  })
  const errors = formState.errors
  const submit = handleSubmit((form) =>
    account.mutate(
      { ...form, ...(setup && { setup }) },
      { onError: (error) => showFieldErrors(error, setError) },
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {setup && <Notice tone="good">This account will be the administrator of this Nightlight.</Notice>}
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
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
        hint="Only used to reach you about your account."
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="large" busy={account.isPending} disabled={account.isPending}>
        Register
      </Button>
    </form>
  )
}
