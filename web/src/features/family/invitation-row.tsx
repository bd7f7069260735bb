import type { FamilyInvitation } from '@nightlight/contract'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useResend, useRevoke } from './changes.ts'

export function InvitationRow({ invitation, canShare }: { invitation: FamilyInvitation; canShare: boolean }) {
  const resend = useResend()
  const revoke = useRevoke()
  const { email, expiresAt, isExpired, mayCreate } = invitation
  const busy = resend.isPending || revoke.isPending
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2">
          <bdi dir="auto" className="max-w-full truncate font-bold">
            {email}
          </bdi>
          <Badge>{isExpired ? 'Expired' : 'Invited'}</Badge>
        </p>
        <p className="text-[0.9375rem] text-soft">
          {isExpired ? 'The link has expired.' : `The link works until ${formatDay(expiresAt)}.`}
          {mayCreate && ' May make stories.'}
        </p>
      </div>
      <div className="-ml-5 flex basis-full">
        <Button
          variant="ghost"
          aria-label={`Send the invitation to ${email} again`}
          busy={resend.isPending}
          disabled={busy || !canShare}
          onClick={() => resend.mutate(invitation)}
        >
          Send again
        </Button>
        <Button
          variant="ghost"
          aria-label={`Withdraw the invitation to ${email}`}
          busy={revoke.isPending}
          disabled={busy}
          onClick={() => revoke.mutate(invitation)}
        >
          Withdraw
        </Button>
      </div>
    </li>
  )
}

const formatDay = (timestamp: string) =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' }).format(new Date(timestamp))
