import { enableMfa, type MfaSetup, mfaCodeLength } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { BackupCodes } from './backup-codes.tsx'
import { CopyButton } from './copy-button.tsx'

interface MfaSetupFormProps {
  username: string
  setup: MfaSetup
  onCancel: () => void
  onEnabled: () => Promise<void>
}

export function MfaSetupForm({ username, setup, onCancel, onEnabled }: MfaSetupFormProps) {
  const [code, setCode] = useState('')
  const enable = useMutation({
    mutationFn: () => {
      if (!setup.secret || !code) throw new Error('Missing MFA data')
      const { secret, backupCodes } = setup
      return call(enableMfa, { body: { secret, token: code, backupCodes } })
    },
    onSuccess: async () => {
      toast({ title: 'MFA Enabled', description: 'From now on you need a code to sign in.' })
      await onEnabled()
    },
    onError: (error) =>
      toast({ title: 'MFA Enable Failed', description: errorText(error), tone: 'destructive' }),
  })
  const codeError = fieldMessage(enable.error, 'token')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enable.mutate()
  }
  return (
    <Card className="grid gap-8 p-5 sm:p-8 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <img
          src={setup.qrCodeUrl}
          alt="QR code for your authenticator app"
          width={224}
          height={224}
          className="w-full max-w-56 rounded-field bg-white p-2"
        />
        <p className="mt-3 text-[0.9375rem] text-soft">
          Is the app on this phone? Enter the key instead:
          <code className="mt-1 block font-mono text-ink wrap-anywhere">{setup.secret}</code>
        </p>
        <CopyButton what="the key" text={setup.secret} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <h2 className="text-2xl">Scan, save, confirm</h2>
        <ol className="list-decimal space-y-1 pl-5">
          <li>Scan the QR code with your authenticator app.</li>
          <li>
            Save the backup codes where you can find them without your phone: they are your way in if it is
            lost.
          </li>
          <li>Enter the 6-digit code that the app shows now.</li>
        </ol>
        <BackupCodes username={username} codes={setup.backupCodes} />
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label="Verification code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={mfaCodeLength}
            value={code}
            onChange={(event) => setCode(event.target.value.slice(0, mfaCodeLength))}
            className="max-w-48 font-mono text-xl tracking-[0.3em]"
            error={codeError}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              busy={enable.isPending}
              disabled={enable.isPending || code.length !== mfaCodeLength}
            >
              Complete Setup
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </Card>
  )
}
