import { type AdminUser, setUserAdmin, setUserStatus, signUserOut, unlockUser } from '@nightlight/contract'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { toast } from '../../../ui/toast.ts'
import { DeleteUser } from './delete-user.tsx'
import { MakeAdmin } from './make-admin.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { useUserAction } from './queries.ts'

export type UserAction =
  | 'approve'
  | 'reject'
  | 'make-admin'
  | 'remove-admin'
  | 'plan'
  | 'sign-out'
  | 'unlock'
  | 'delete'

export interface UserDialogProps {
  user: AdminUser
  name: string
  onClose: () => void
}

/** The confirmation dialogs for actions on an account. */
export function UserDialog({ action, ...props }: UserDialogProps & { action: UserAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}

const dialogs: Readonly<Record<UserAction, (props: UserDialogProps) => React.ReactNode>> = {
  approve: Approve,
  reject: Reject,
  'make-admin': MakeAdmin,
  'remove-admin': RemoveAdmin,
  plan: PlanDialog,
  'sign-out': SignOut,
  unlock: Unlock,
  delete: DeleteUser,
}

function Approve({ user, name, onClose }: UserDialogProps) {
  const approve = useStatus(user, name, 'approved', onClose)
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Approve this user?"
      action="Approve"
      variant="primary"
      busy={approve.isPending}
      onConfirm={() => approve.mutate(undefined)}
    >
      <bdi>{name}</bdi> can sign in and make stories.
    </Confirm>
  )
}

function Reject({ user, name, onClose }: UserDialogProps) {
  const reject = useStatus(user, name, 'rejected', onClose)
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reject this user?"
      action="Reject"
      busy={reject.isPending}
      onConfirm={() => reject.mutate(undefined)}
    >
      <bdi>{name}</bdi> is signed out everywhere and cannot sign in again. Nothing is deleted, and you can
      approve the account later.
    </Confirm>
  )
}

function useStatus(user: AdminUser, name: string, status: 'approved' | 'rejected', onClose: () => void) {
  return useUserAction(() => call(setUserStatus, { params: { id: user.id }, body: { status } }), {
    errorTitle: 'Failed to update user status',
    onFail: onClose,
    onDone: () => {
      toast({ title: status === 'approved' ? 'User approved' : 'User rejected', description: name })
      onClose()
    },
  })
}

function RemoveAdmin({ user, name, onClose }: UserDialogProps) {
  const isOwn = useCurrentUser()?.id === user.id
  const remove = useUserAction(
    () => call(setUserAdmin, { params: { id: user.id }, body: { isAdmin: false } }),
    {
      errorTitle: 'Failed to update admin privileges',
      onFail: onClose,
      onDone: () => {
        toast({ title: 'Admin rights removed', description: name })
        onClose()
      },
    },
  )
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={isOwn ? 'Remove your own admin rights?' : 'Remove admin rights?'}
      action="Remove rights"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined)}
    >
      {isOwn ? (
        'These are your own rights: you will leave this page immediately, and only another administrator can restore them.'
      ) : (
        <>
          <bdi>{name}</bdi> keeps the account and its plan, but can no longer open the administration.
        </>
      )}
    </Confirm>
  )
}

function SignOut({ user, name, onClose }: UserDialogProps) {
  const signOut = useUserAction(() => call(signUserOut, { params: { id: user.id }, body: {} }), {
    errorTitle: 'Sign-out failed',
    onFail: onClose,
    onDone: ({ signedOut }) => {
      toast({ title: 'Signed out everywhere', description: `Browsers signed out: ${signedOut}.` })
      onClose()
    },
  })
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign out everywhere?"
      action="Sign out"
      busy={signOut.isPending}
      onConfirm={() => signOut.mutate(undefined)}
    >
      <bdi>{name}</bdi> will have to sign in again in every browser.
    </Confirm>
  )
}

function Unlock({ user, name, onClose }: UserDialogProps) {
  const unlock = useUserAction(() => call(unlockUser, { params: { id: user.id }, body: {} }), {
    errorTitle: 'Unlocking failed',
    onFail: onClose,
    onDone: () => {
      toast({ title: 'Sign-in unlocked', description: name })
      onClose()
    },
  })
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title="Unlock sign-in?"
      action="Unlock"
      variant="primary"
      busy={unlock.isPending}
      onConfirm={() => unlock.mutate(undefined)}
    >
      Too many attempts to sign in as <bdi>{name}</bdi> have failed. Unlock it if you know that it was them.
    </Confirm>
  )
}
