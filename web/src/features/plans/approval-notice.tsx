import type { User } from '@nightlight/contract'
import { Hourglass } from 'lucide-react'
import { Link } from 'wouter'
import { useInstallation } from '../../lib/installation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** For a new account where an administrator looks at each: what has to wait, before anything is filled in. */
export function ApprovalNotice({ user }: { user: User }) {
  const installation = useInstallation()
  if (!installation?.requiresApproval || user.status !== 'pending' || user.isAdmin) return null
  return (
    <Notice
      title="Your account is waiting for approval."
      icon={<Hourglass size={28} />}
      action={
        <Button asChild variant="secondary">
          <Link href="/contact">Write to us</Link>
        </Button>
      }
    >
      The people who run this Nightlight look at every new account first. Until they have approved yours you
      can look around and add your children; stories, voices and pictures can be made after that.
    </Notice>
  )
}
