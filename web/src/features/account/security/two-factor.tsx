import { disableMfa, type MfaSetup, startMfaSetup, type User } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { BackupCodesCard } from './backup-codes-card.tsx'
import { MfaSetupForm } from './mfa-setup-form.tsx'

/** Off, being set up (the secret is held only here), or on. */
export function TwoFactor({ user }: { user: User }) {
  const client = useQueryClient()
  const [setup, setSetup] = useState<MfaSetup | null>(null)
  const wasEnabledHere = useRef(false)
  const refreshUser = () => client.refetchQueries({ queryKey: currentUserQuery.queryKey })
  if (user.mfaEnabled)
    return <Enabled user={user} takesFocus={wasEnabledHere.current} onDisabled={refreshUser} />
  if (setup) {
    return (
      <MfaSetupForm
        username={user.username}
        setup={setup}
        onCancel={() => setSetup(null)}
        onEnabled={async () => {
          wasEnabledHere.current = true
          await refreshUser()
          setSetup(null)
        }}
      />
    )
  }
  return <NotEnabled onStarted={setSetup} />
}

function NotEnabled({ onStarted }: { onStarted: (setup: MfaSetup) => void }) {
  const start = useMutation({
    mutationFn: () => call(startMfaSetup, { body: {} }),
    onSuccess: (setup) => {
      toast({ title: 'MFA Setup Initiated', description: 'Scan the QR code with your authenticator app.' })
      onStarted(setup)
    },
    onError: (error) =>
      toast({ title: 'MFA Setup Failed', description: errorText(error), tone: 'destructive' }),
  })
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="text-2xl">Two-factor sign-in is off</h2>
      <p className="mt-2 mb-5 max-w-xl text-soft">
        When it is on, you need your password and a code that only your phone shows to sign in. You need an
        authenticator app, such as the one in your password manager.
      </p>
      <Button size="large" busy={start.isPending} disabled={start.isPending} onClick={() => start.mutate()}>
        Set Up Two-Factor Auth
      </Button>
    </Card>
  )
}

interface EnabledProps {
  user: User
  /** After a setup, whose long form is gone: what it has led to comes into view. */
  takesFocus: boolean
  onDisabled: () => Promise<unknown>
}

function Enabled({ user, takesFocus, onDisabled }: EnabledProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  const [password, setPassword] = useState('')
  const disable = useMutation({
    mutationFn: () => call(disableMfa, { body: { password } }),
    onSuccess: async () => {
      setPassword('')
      toast({ title: 'MFA Disabled', description: 'You now need only your password to sign in.' })
      await onDisabled()
    },
    onError: (error) =>
      toast({ title: 'MFA Disable Failed', description: errorText(error), tone: 'destructive' }),
  })
  const passwordError = fieldMessage(disable.error, 'password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    disable.mutate()
  }
  return (
    <div className="flex flex-col gap-5">
      <div ref={notice} tabIndex={-1} className="scroll-mt-24 outline-none">
        <Notice tone="good" title="Two-factor sign-in is enabled">
          You need a code from your authenticator app, or one of your backup codes, to sign in.
        </Notice>
      </div>
      <BackupCodesCard user={user} />
      <Card className="p-5 sm:p-8">
        <h2 className="text-2xl">Turn it off</h2>
        <form noValidate onSubmit={submit} className="mt-4 flex max-w-md flex-col gap-5">
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={passwordError}
          />
          <Button
            type="submit"
            variant="danger"
            className="self-start"
            busy={disable.isPending}
            disabled={disable.isPending || password === ''}
          >
            Disable Two-Factor Auth
          </Button>
        </form>
      </Card>
    </div>
  )
}
