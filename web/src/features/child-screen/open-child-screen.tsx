import { type Child, type ChildScreenHours, childScreenPin } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Tablet } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { canCheckPins, knowsPin } from './pin-on-device.ts'
import { settingsQuery, useOpenChildScreen } from './queries.ts'

/** Hands this device to a child. */
export function OpenChildScreen({ child }: { child: Child }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Tablet size={20} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{`Open ${isolate(child.name)}’s screen`}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<span className="wrap-anywhere">{`${isolate(child.name)}’s own screen`}</span>}
        description="This device then shows the covers of the finished stories about your child that have a voice, and plays them. Nothing else opens until you enter the PIN. Your other devices stay as they are."
      >
        <Settings child={child} />
      </Dialog>
    </>
  )
}

function Settings({ child }: { child: Child }) {
  const settings = useQuery(settingsQuery(child.id))
  if (settings.isPending || settings.isFetching) return <Loading>Loading…</Loading>
  if (settings.isError) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void settings.refetch()}>Try again</Button>}>
        {errorText(settings.error)}
      </Notice>
    )
  }
  return <OpenForm child={child} {...settings.data} />
}

const evening: ChildScreenHours = { from: '18:00', until: '20:00' }

interface OpenFormProps {
  child: Child
  hasPin: boolean
  hours: ChildScreenHours | null
}

function OpenForm({ child, hasPin, hours }: OpenFormProps) {
  const open = useOpenChildScreen(child.id)
  const userId = useCurrentUser()?.id
  const isNewHere = canCheckPins() && userId !== undefined && !knowsPin(userId)
  const [choosesPin, setChoosesPin] = useState(!hasPin || isNewHere)
  const [pin, setPin] = useState('')
  const [limited, setLimited] = useState(hours !== null)
  const [times, setTimes] = useState(hours ?? evening)
  const errorAt = (...fields: string[]) =>
    isApiError(open.error) && fields.includes(open.error.field ?? '') ? errorText(open.error) : undefined
  const [tried, setTried] = useState(false)
  const badPin = choosesPin ? childScreenPin.safeParse(pin).error?.issues[0]?.message : undefined
  const pinError = (tried ? badPin : undefined) ?? errorAt('pin')
  const hoursError = errorAt('hours', 'hours.from', 'hours.until')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (badPin === undefined) open.mutate({ ...(choosesPin && { pin }), hours: limited ? times : null })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {choosesPin ? (
        <PasswordField
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          hint={
            hasPin && isNewHere
              ? 'Enter it once on this device, so that it lets you out without a connection too. What you enter is your PIN from now on: 4 to 8 digits.'
              : '4 to 8 digits that your child does not know. You can also leave with your password.'
          }
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          error={pinError}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>You leave it with your PIN.</p>
          <Button variant="ghost" onClick={() => setChoosesPin(true)}>
            Change the PIN
          </Button>
        </div>
      )}
      <Switch
        label="Only at certain hours"
        hint="At other times the covers are hidden and nothing plays."
        checked={limited}
        onChange={setLimited}
      />
      {limited && (
        <div className="grid gap-4 min-[22rem]:grid-cols-2">
          <TextField
            label="From"
            type="time"
            value={times.from}
            onChange={({ target }) => setTimes({ ...times, from: target.value })}
          />
          <TextField
            label="Until"
            type="time"
            value={times.until}
            onChange={({ target }) => setTimes({ ...times, until: target.value })}
            error={hoursError}
          />
        </div>
      )}
      {open.error && !pinError && !hoursError && <Notice tone="danger">{errorText(open.error)}</Notice>}
      <Button type="submit" size="large" busy={open.isPending} disabled={open.isPending}>
        Hand over this device
      </Button>
    </form>
  )
}
