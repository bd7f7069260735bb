import { setUserAdmin } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useUserAction } from './queries.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Granting admin rights requires the administrator's own password. */
export function MakeAdmin({ user, name, onClose }: UserDialogProps) {
  const [password, setPassword] = useState('')
  const grant = useUserAction(
    () => call(setUserAdmin, { params: { id: user.id }, body: { isAdmin: true, password } }),
    {
      errorTitle: 'Failed to update admin privileges',
      onDone: () => {
        toast({ title: 'Admin rights granted', description: name })
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    grant.mutate(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Make this user an admin?"
      description={
        <>
          <bdi>{name}</bdi> will see every account, change plans, voices, music and settings, and can make
          others administrators.
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fieldMessage(grant.error, 'password')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={grant.isPending} disabled={grant.isPending || password === ''}>
            Make admin
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
