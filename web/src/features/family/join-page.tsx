import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { authPath } from '../../lib/return-path.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { useAccept } from './changes.ts'
import { libraryPath } from './paths.ts'
import { invitationQuery } from './queries.ts'

/** The page that an emailed invitation opens, signed in or not. */
export function JoinPage() {
  usePageTitle('An invitation')
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== '' })
  if (token === '')
    return (
      <InvalidInvitation>This link is incomplete. Please open it from the email again.</InvalidInvitation>
    )
  if (invitation.isPending) return <Loading>Checking your invitation…</Loading>
  if (invitation.isError) return <InvalidInvitation>{errorText(invitation.error)}</InvalidInvitation>
  return <Invited token={token} {...invitation.data} />
}

function Invited({ token, firstName, mayCreate }: { token: string; firstName: string; mayCreate: boolean }) {
  const user = useCurrentUser()
  return (
    <JoinCard>
      <h1 className="text-3xl">
        <bdi dir="auto">{firstName}</bdi> shares bedtime stories with you
      </h1>
      <p className="text-soft">
        You can read and listen to the stories of {isolate(firstName)}’s family
        {mayCreate ? ', and make new ones for them.' : '.'} {isolate(firstName)} and whoever else reads with
        them will only see your first name.
      </p>
      {user === null && <SignInFirst token={token} />}
      {user && <Accept token={token} name={user.fullName || user.username} />}
    </JoinCard>
  )
}

function SignInFirst({ token }: { token: string }) {
  const returnPath = `/family/join?token=${token}`
  return (
    <>
      <p>Log in or register. An account is free, and you will come back here.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild size="large">
          <Link href={authPath(returnPath, 'register')}>Register</Link>
        </Button>
        <Button asChild size="large" variant="secondary">
          <Link href={authPath(returnPath)}>Login</Link>
        </Button>
      </div>
    </>
  )
}

function Accept({ token, name }: { token: string; name: string }) {
  const [, navigate] = useLocation()
  const accept = useAccept()
  const join = () =>
    accept.mutate(token, { onSuccess: (family) => navigate(libraryPath(family.id), { replace: true }) })
  return (
    <>
      {accept.isError && <Notice tone="danger">{errorText(accept.error)}</Notice>}
      <Button size="large" busy={accept.isPending} disabled={accept.isPending} onClick={join}>
        Join as <bdi dir="auto">{name}</bdi>
      </Button>
      <Button asChild variant="ghost">
        <Link href="/">Not now</Link>
      </Button>
    </>
  )
}

function InvalidInvitation({ children }: { children: string }) {
  return (
    <JoinCard>
      <h1 className="text-3xl">This invitation does not work</h1>
      <p className="text-soft">{children} The person who invited you can send you a new one.</p>
      <Button asChild>
        <Link href="/">Go to Nightlight</Link>
      </Button>
    </JoinCard>
  )
}

function JoinCard({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid flex-1 place-items-center py-8 md:py-14">
      <Card className="flex w-full max-w-xl flex-col items-center gap-5 p-6 text-center sm:p-10">
        <Art kind="empty-library" className="w-36 max-[22rem]:hidden sm:w-60" />
        {children}
      </Card>
    </div>
  )
}
