import { enableMfa, type MfaSetup, mfaCodeLength } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { fieldMessage, messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'

interface MfaSetupFormProps {
  setup: MfaSetup
  onCancel: () => void
  onEnabled: () => Promise<void>
}

export function MfaSetupForm({ setup, onCancel, onEnabled }: MfaSetupFormProps) {
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
      toast({ title: 'MFA Enable Failed', description: messageOf(error), tone: 'destructive' }),
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
          <li>Keep the backup codes where you can find them without your phone.</li>
          <li>Enter the 6-digit code that the app shows now.</li>
        </ol>
        <BackupCodes codes={setup.backupCodes} />
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

function BackupCodes({ codes }: { codes: readonly string[] }) {
  const [shown, setShown] = useState(false)
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          {shown ? 'Hide backup codes' : 'Show backup codes'}
        </Button>
        {shown && <CopyButton what="all backup codes" text={codes.join('\n')} label="Copy all" />}
      </div>
      {shown && (
        <>
          <p className="mt-3 text-[0.9375rem] text-soft">Each works once, instead of a code from the app.</p>
          <ul aria-label="Backup codes" className="mt-2 grid gap-1 sm:grid-cols-2">
            {codes.map((code) => (
              <li
                key={code}
                className="flex items-center justify-between gap-2 rounded-field bg-sunken pl-4 font-mono"
              >
                {code}
                <CopyButton what={`backup code ${code}`} text={code} iconOnly />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface CopyButtonProps {
  what: string
  text: string
  label?: string
  iconOnly?: boolean
}

function CopyButton({ what, text, label = 'Copy', iconOnly = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'Not copied', description: 'Please select the text and copy it.', tone: 'destructive' })
    }
  }
  return (
    <Button
      variant="ghost"
      size={iconOnly ? 'icon' : 'normal'}
      aria-label={`Copy ${what}`}
      onClick={() => void copy()}
    >
      <Copy size={18} aria-hidden="true" />
      {!iconOnly && label}
    </Button>
  )
}
