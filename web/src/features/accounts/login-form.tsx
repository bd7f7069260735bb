import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLogin } from './session.ts'
import { Credentials } from './sign-in-schema.ts'

export function LoginForm() {
  const login = useLogin()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '' },
  })
  const errors = formState.errors
  const submit = handleSubmit(({ username, password }) =>
    login.mutate({ username, password }, { onError: (error) => showFieldErrors(error, setError) }),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="large" busy={login.isPending} disabled={login.isPending}>
        Login
      </Button>
    </form>
  )
}
