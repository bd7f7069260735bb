import { Link } from 'wouter'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useInstallation } from '../../lib/installation.ts'
import { Button } from '../../ui/button.tsx'
import { useSendVerification } from '../sign-in/index.ts'

/** How the family learns that a reading has arrived. A mail is sent only to an address that is verified. */
export function WhoIsTold() {
  const user = useCurrentUser()
  const installation = useInstallation()
  const send = useSendVerification()
  if (!user || !installation) return null
  if (!installation.mail) return <Told>{hereOnly}</Told>
  if (!user.email) {
    return (
      <Told>
        {hereOnly} To get a mail as well,{' '}
        <Link href="/profile" className="font-bold text-link underline underline-offset-4">
          add your email address
        </Link>
        .
      </Told>
    )
  }
  if (user.emailVerified) {
    return (
      <Told>
        When the reading has arrived, you see it on the home page and on the story, and we write to{' '}
        <bdi className="wrap-anywhere">{user.email}</bdi>.
      </Told>
    )
  }
  return (
    <Told>
      {hereOnly} We write to <bdi className="wrap-anywhere">{user.email}</bdi> as well, once you have verified
      that address.
      <div className="mt-3">
        <Button
          variant="secondary"
          className="w-full sm:w-auto"
          busy={send.isPending}
          disabled={send.isPending || send.isSuccess}
          onClick={() => send.mutate()}
        >
          {send.isSuccess ? 'The link is on its way' : 'Email me a link to verify it'}
        </Button>
      </div>
    </Told>
  )
}

const hereOnly = 'When the reading has arrived, you see it on the home page and on the story.'

function Told({ children }: { children: React.ReactNode }) {
  return <div className="mt-6 border-t border-line pt-4 text-soft">{children}</div>
}
