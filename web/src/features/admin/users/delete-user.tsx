import { deleteUser } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUserAction } from './queries.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Deleting cannot be undone, so an unattended browser must not be enough. */
export function DeleteUser({ user, name, onClose }: UserDialogProps) {
  const [keepSamples, setKeepSamples] = useState(false)
  const [password, setPassword] = useState('')
  const query = { keepSamples: keepSamples ? 'true' : 'false' } as const
  const remove = useUserAction(
    () => call(deleteUser, { params: { id: user.id }, query, body: { password } }),
    {
      errorTitle: 'Failed to delete the account',
      onDone: () => {
        toast({ title: 'Account deleted', description: name })
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this account?"
      description={
        <>
          The children’s profiles, every story, every picture and every recording of <bdi>{name}</bdi> are
          deleted immediately and permanently.
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Switch
          label="Keep stories that are shown as samples"
          checked={keepSamples}
          onChange={setKeepSamples}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldMessage(remove.error, 'password')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={remove.isPending}
            disabled={remove.isPending || password === ''}
          >
            Delete everything
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
