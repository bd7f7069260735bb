import { childScreenPin } from '@nightlight/contract'
import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { keepsWhatWasTyped, useLeaveChildScreen } from './leave.ts'

/** The only way out, for whoever knows the PIN or the password. */
export function LeaveButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)} className="text-soft!">
        <Lock size={18} aria-hidden="true" />
        For grown-ups
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Leave this screen">
        <LeaveForm />
      </Dialog>
    </>
  )
}

function LeaveForm() {
  const leave = useLeaveChildScreen()
  const [by, setBy] = useState<'pin' | 'password'>('pin')
  const [secret, setSecret] = useState('')
  const [isNoPin, setNoPin] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The button that was pressed cannot be while the field is empty.
  const again = () => {
    setSecret('')
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What cannot be a PIN is no try: a child that presses everything does not lock the door for the parent.
    const cannotBe = by === 'pin' && !childScreenPin.safeParse(secret).success
    setNoPin(cannotBe)
    if (cannotBe) again()
    else leave.mutate({ [by]: secret }, { onError: (error) => keepsWhatWasTyped(error) || again() })
  }
  const choose = (next: 'pin' | 'password') => {
    setBy(next)
    setNoPin(false)
    setSecret('')
    leave.reset()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField
        key={by}
        ref={field}
        label={by === 'pin' ? 'PIN' : 'Password'}
        inputMode={by === 'pin' ? 'numeric' : 'text'}
        autoComplete={by === 'pin' ? 'off' : 'current-password'}
        autoFocus
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
        error={isNoPin ? 'This is not the PIN.' : leave.error ? errorText(leave.error) : undefined}
      />
      <Button type="submit" size="large" busy={leave.isPending} disabled={leave.isPending || secret === ''}>
        Leave this screen
      </Button>
      <Button variant="ghost" onClick={() => choose(by === 'pin' ? 'password' : 'pin')}>
        {by === 'pin' ? 'I have forgotten the PIN' : 'Use the PIN instead'}
      </Button>
    </form>
  )
}
