import { type AdminUser, plans } from '@nightlight/contract'
import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Menu } from 'radix-ui'
import { useState } from 'react'
import { relativeDate } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { statusNames } from './status-names.ts'
import { type UserAction, UserDialog } from './user-dialogs.tsx'

const statusTones = { pending: 'starlight', approved: 'good', rejected: 'danger' } as const

/** One account and its actions; every action asks for confirmation. Where no approval is needed, nobody is pending. */
export function UserRow({ user, needsApproval }: { user: AdminUser; needsApproval: boolean }) {
  const [action, setAction] = useState<UserAction | null>(null)
  const name = user.fullName || user.username
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi dir="auto" className="font-bold wrap-anywhere">
            {name}
          </bdi>
          {(needsApproval || user.status !== 'pending') && (
            <Badge tone={statusTones[user.status]}>{statusNames[user.status]}</Badge>
          )}
          {user.isAdmin ? (
            <Badge tone="moonbeam">Admin</Badge>
          ) : (
            <Badge tone={user.tier}>{plans[user.tier].name}</Badge>
          )}
          {user.lockedUntil && <Badge tone="danger">Locked</Badge>}
        </p>
        <p className="mt-0.5 text-[0.9375rem] break-words text-soft">
          {user.fullName && (
            <>
              <bdi dir="auto">{user.username}</bdi>
              {' · '}
            </>
          )}
          {user.email ? <bdi>{user.email}</bdi> : 'no email'}
        </p>
        <p className="text-[0.9375rem] text-soft">
          Joined {relativeDate(user.createdAt).toLowerCase()} ·{' '}
          {countText(user.childCount, 'child', 'children')} · {countText(user.storyCount, 'story', 'stories')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {needsApproval && user.status !== 'approved' && (
          <Button variant="secondary" aria-label={`Approve ${name}`} onClick={() => setAction('approve')}>
            Approve
          </Button>
        )}
        {needsApproval && user.status !== 'rejected' && (
          <Button variant="ghost" aria-label={`Reject ${name}`} onClick={() => setAction('reject')}>
            Reject
          </Button>
        )}
        <ActionsMenu user={user} name={name} withStatus={!needsApproval} onAction={setAction} />
      </div>
      {action && <UserDialog user={user} name={name} action={action} onClose={() => setAction(null)} />}
    </li>
  )
}

interface ActionsMenuProps {
  user: AdminUser
  name: string
  /** Whether approving and rejecting are in the menu instead of the row. */
  withStatus: boolean
  onAction: (action: UserAction) => void
}

function ActionsMenu({ user, name, withStatus, onAction }: ActionsMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${name}`}>
          <Ellipsis size={22} aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 w-64 rounded-field border border-line bg-raised p-1.5 shadow-lifted data-[state=open]:animate-appear"
        >
          {withStatus && user.status !== 'approved' && (
            <Entry onSelect={() => onAction('approve')}>Approve</Entry>
          )}
          {withStatus && user.status !== 'rejected' && (
            <Entry onSelect={() => onAction('reject')}>Reject</Entry>
          )}
          <Entry onSelect={() => onAction(user.isAdmin ? 'remove-admin' : 'make-admin')}>
            {user.isAdmin ? 'Remove admin rights' : 'Make admin'}
          </Entry>
          <Entry onSelect={() => onAction('plan')}>Change plan</Entry>
          <Entry onSelect={() => onAction('sign-out')}>Sign out everywhere</Entry>
          {user.lockedUntil && <Entry onSelect={() => onAction('unlock')}>Unlock sign-in</Entry>}
          <Menu.Separator className="my-1.5 h-px bg-line" />
          <Entry danger onSelect={() => onAction('delete')}>
            Delete account
          </Entry>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

interface EntryProps {
  children: string
  danger?: boolean
  onSelect: () => void
}

function Entry({ children, danger = false, onSelect }: EntryProps) {
  return (
    <Menu.Item
      onSelect={onSelect}
      className={`flex min-h-12 cursor-pointer items-center rounded-[0.625rem] px-3 font-bold outline-none data-highlighted:bg-tint ${danger ? 'text-danger' : ''}`}
    >
      {children}
    </Menu.Item>
  )
}

const countText = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
