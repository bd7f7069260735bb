import type { ReceivedInvitation } from '@nightlight/contract'
import { UsersRound } from 'lucide-react'
import { useLocation } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useAcceptReceived } from './changes.ts'
import { libraryPath } from './paths.ts'

/** Invitations to the verified address of the account, whose mail may have been missed. */
export function ReceivedInvitations({
  invitations,
  className,
}: {
  invitations: readonly ReceivedInvitation[]
  className?: string
}) {
  if (invitations.length === 0) return null
  return (
    <div className={className}>
      <ul className="flex flex-col gap-3">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <Received invitation={invitation} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Received({ invitation }: { invitation: ReceivedInvitation }) {
  const [, navigate] = useLocation()
  const accept = useAcceptReceived()
  const { firstName, mayCreate } = invitation
  const name = isolate(firstName)
  return (
    <Notice
      title={`${name} shares bedtime stories with you`}
      icon={<UsersRound size={32} />}
      action={
        <Button
          aria-label={`Join ${name}’s family`}
          busy={accept.isPending}
          disabled={accept.isPending}
          onClick={() => accept.mutate(invitation, { onSuccess: ({ id }) => navigate(libraryPath(id)) })}
        >
          Join
        </Button>
      }
    >
      {mayCreate ? 'You can read them, listen, and make new ones.' : 'You can read them and listen.'} {name}{' '}
      and whoever else reads with them will only see your first name.
      {accept.isError && <p role="alert">{errorText(accept.error)}</p>}
    </Notice>
  )
}
