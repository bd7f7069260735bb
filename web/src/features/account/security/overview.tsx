import type { User } from '@nightlight/contract'
import { KeyRound, Mail, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useSendsMail } from '../../../lib/installation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConsentCard } from '../../children/index.ts'
import { OnThisDevice } from '../../offline/index.ts'
import { noMailServer, useSendVerification } from '../../sign-in/index.ts'
import { PasswordCard } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { YourDataCard } from './your-data-card.tsx'

export function Overview({ user, onTwoFactor }: { user: User; onTwoFactor: () => void }) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <StatusCard
          icon={<KeyRound size={22} aria-hidden="true" />}
          title="Password"
          badge={<Badge tone="good">Protected</Badge>}
        >
          <p className="mb-4 text-soft">Stored in a form that nobody can read, not even us.</p>
          <PasswordCard />
        </StatusCard>
        <StatusCard
          icon={<ShieldCheck size={22} aria-hidden="true" />}
          title="Two-Factor Auth"
          badge={user.mfaEnabled ? <Badge tone="good">Active</Badge> : <Badge>Inactive</Badge>}
        >
          <p className="mb-4 text-soft">
            {user.mfaEnabled
              ? 'You need a code from your authenticator app to sign in.'
              : 'If signing in needs a code from your phone, others stay out even if they know your password.'}
          </p>
          <Button variant="secondary" onClick={onTwoFactor}>
            {user.mfaEnabled ? 'Manage' : 'Set up'}
          </Button>
        </StatusCard>
      </div>
      <EmailNotice user={user} />
      <SessionsCard />
      <OnThisDevice />
      <ConsentCard />
      <YourDataCard />
    </div>
  )
}

interface StatusCardProps {
  icon: ReactNode
  title: string
  badge: ReactNode
  children: ReactNode
}

function StatusCard({ icon, title, badge, children }: StatusCardProps) {
  return (
    <Card className="p-5 sm:p-6">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-lantern">{icon}</span>
        <h2 className="text-2xl">{title}</h2>
        {badge}
      </div>
      {children}
    </Card>
  )
}

function EmailNotice({ user }: { user: User }) {
  const icon = <Mail size={22} />
  const sendsMail = useSendsMail()
  const send = useSendVerification()
  if (!user.email) {
    return (
      <Notice
        icon={icon}
        title="No email address"
        action={
          <Button asChild variant="secondary">
            <Link href="/profile">Add one</Link>
          </Button>
        }
      >
        Without one we cannot email you a link if you forget your password.
      </Notice>
    )
  }
  if (user.emailVerified) {
    return (
      <Notice icon={icon} tone="good" title="Email verified">
        You will receive security notifications at <bdi>{user.email}</bdi>.
      </Notice>
    )
  }
  return (
    <Notice
      icon={icon}
      title="Please verify your email"
      action={
        <Button
          variant="secondary"
          busy={send.isPending}
          disabled={send.isPending}
          onClick={() => send.mutate()}
        >
          Send the link again
        </Button>
      }
    >
      {sendsMail ? (
        <>
          We emailed a link to <bdi className="break-all">{user.email}</bdi>. Open it to receive security
          notifications there.
        </>
      ) : (
        noMailServer
      )}
    </Notice>
  )
}
