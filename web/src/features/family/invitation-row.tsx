import type { FamilyInvitation, NewInvitation } from '@nightlight/contract'
import { Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSendsMail } from '../../lib/installation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { linkToShare, useSendLink } from '../stories/index.ts'
import { useResend, useRevoke } from './changes.ts'

interface InvitationRowProps {
  invitation: FamilyInvitation
  canShare: boolean
  /** Known only to the page on which the invitation was made or renewed: its token is not stored. */
  link: string | undefined
  onRenewed: (invitation: NewInvitation) => void
  onRevoked: () => void
}

export function InvitationRow({ invitation, canShare, link, onRenewed, onRevoked }: InvitationRowProps) {
  const sendsMail = useSendsMail()
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
      {link && <InvitationLink link={linkToShare(link, location.origin)} sendsMail={sendsMail} />}
      {!link && !sendsMail && !isExpired && (
        <p className="basis-full text-[0.9375rem] text-soft">
          This Nightlight sends no email, and a link is shown only when it is made. If yours has not been
          passed on, make a new one.
        </p>
      )}
      <div className="-ml-5 flex basis-full">
        <Button
          variant="ghost"
          aria-label={
            sendsMail
              ? `Send the invitation to ${email} again`
              : `Make a new link for the invitation to ${email}`
          }
          busy={resend.isPending}
          disabled={busy || !canShare}
          onClick={() => resend.mutate(invitation, { onSuccess: onRenewed })}
        >
          {sendsMail ? 'Send again' : 'Make a new link'}
        </Button>
        <Button
          variant="ghost"
          aria-label={`Withdraw the invitation to ${email}`}
          busy={revoke.isPending}
          disabled={busy}
          onClick={() => revoke.mutate(invitation, { onSuccess: onRevoked })}
        >
          Withdraw
        </Button>
      </div>
    </li>
  )
}

function InvitationLink({ link, sendsMail }: { link: string; sendsMail: boolean }) {
  const copyButton = useRef<HTMLButtonElement>(null)
  const { copy, note } = useSendLink()
  // The form in which the invitation was made has gone, and with it a part of the page.
  useEffect(() => {
    copyButton.current?.focus({ preventScroll: true })
    copyButton.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="mt-1 flex basis-full flex-col items-start gap-3">
      <p className="text-[0.9375rem]">
        {sendsMail
          ? 'You can also pass the link on yourself. Whoever opens it first can join, so give it to nobody else.'
          : 'This Nightlight sends no email: please pass this link on yourself. Whoever opens it first can join, so give it to nobody else. It is shown only now.'}
      </p>
      <p className="w-full rounded-field border border-line bg-sunken px-4 py-3 break-all select-all">
        {link}
      </p>
      <Button ref={copyButton} variant="secondary" onClick={() => copy(link)}>
        <Copy size={20} aria-hidden="true" />
        Copy the link
      </Button>
      <p role="status">{note}</p>
    </div>
  )
}

const formatDay = (timestamp: string) =>
  new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' }).format(new Date(timestamp))
