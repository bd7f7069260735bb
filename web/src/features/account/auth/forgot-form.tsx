import { ForgottenPassword, forgotPassword } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { useSendsMail } from '../../../lib/installation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export function ForgotForm() {
  const sendsMail = useSendsMail()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: formResolver(ForgottenPassword),
    defaultValues: { account: '' },
  })
  const requestLink = useMutation({
    mutationFn: (body: { account: string }) => call(forgotPassword, { body }),
    onError: (error) => showFieldErrors(error, setError),
  })
  if (requestLink.isSuccess) {
    return (
      <div className="flex flex-col gap-5">
        {sendsMail ? (
          <Notice tone="good" title="Please check your email">
            If there is such an account and it has an email address, a link is on its way. It works once and
            expires after an hour.
          </Notice>
        ) : (
          <Notice title="A link was made">
            If there is such an account and it has an email address, the people who run this Nightlight can
            pass the link on to you. It works once and expires after an hour.
          </Notice>
        )}
        <p className="text-soft">
          {sendsMail && 'No email address on your account? '}The people who run this Nightlight can help you:{' '}
          <Link href="/contact" className="font-bold text-link underline underline-offset-4">
            write to them
          </Link>
          .
        </p>
        <BackToLogin />
      </div>
    )
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) => requestLink.mutate(form))}
      className="flex flex-col gap-5"
    >
      {sendsMail ? (
        <p className="text-soft">We will email you a link to set a new one.</p>
      ) : (
        <Notice title="No mail is sent from here">
          No mail server is set up on this Nightlight. The link is made, but the people who run it have to
          pass it on to you.
        </Notice>
      )}
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.account?.message}
        {...register('account')}
      />
      {requestLink.isError && !formState.errors.account && (
        <Notice tone="danger">{errorText(requestLink.error)}</Notice>
      )}
      <Button type="submit" size="large" busy={requestLink.isPending} disabled={requestLink.isPending}>
        Send me a link
      </Button>
      <BackToLogin />
    </form>
  )
}

export function BackToLogin() {
  return (
    <Button asChild variant="ghost">
      <Link href="/auth">Back to login</Link>
    </Button>
  )
}
