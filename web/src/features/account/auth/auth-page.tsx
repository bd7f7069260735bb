import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { returnPath } from '../../../lib/return-path.ts'
import { Card } from '../../../ui/card.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { invitationQuery } from '../../family/index.ts'
import { LoginForm } from '../../sign-in/index.ts'
import { ForgotForm } from './forgot-form.tsx'
import { MarketingPanel } from './marketing-panel.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { VerifyEmail } from './verify-email.tsx'

export function AuthPage() {
  const user = useCurrentUser()
  const search = useSearch()
  const query = new URLSearchParams(search)
  const tab = query.get('tab')
  const token = query.get('token') ?? ''

  // Links from emails work whether or not this browser is signed in.
  if (tab === 'reset') {
    return (
      <AuthCard title="Choose a new password">
        <ResetForm token={token} />
      </AuthCard>
    )
  }
  if (tab === 'verify') {
    return (
      <AuthCard title="Your email address">
        <VerifyEmail token={token} />
      </AuthCard>
    )
  }
  if (user === undefined) return <Loading>Loading…</Loading>
  if (user) return <Redirect to={returnPath(search) ?? '/'} replace />
  if (tab === 'forgot') {
    return (
      <AuthCard title="Forgot your password?">
        <ForgotForm />
      </AuthCard>
    )
  }
  return <SignInTabs query={query} />
}

function SignInTabs({ query }: { query: URLSearchParams }) {
  const [, navigate] = useLocation()
  const tab = query.get('tab') === 'register' ? 'register' : 'login'
  const returnTo = returnPath(query.toString())
  const showTab = (next: string) => {
    query.set('tab', next)
    navigate(`/auth?${query}`, { replace: true })
  }
  return (
    <AuthCard title={tab === 'register' ? 'Make your first story tonight' : 'Welcome back'}>
      {returnTo && (
        <p role="status" className="-mt-2 mb-5 text-soft">
          Please log in or register. You will be brought back to where you were going.
        </p>
      )}
      <Tabs.Root value={tab} onValueChange={showTab}>
        <Tabs.List
          aria-label="Login or register"
          className="mb-6 grid grid-cols-2 gap-1 rounded-full bg-sunken p-1"
        >
          <Tabs.Trigger value="login" className={triggerStyle}>
            Login
          </Tabs.Trigger>
          <Tabs.Trigger value="register" className={triggerStyle}>
            Register
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="login" tabIndex={-1}>
          <LoginForm />
        </Tabs.Content>
        <Tabs.Content value="register" tabIndex={-1}>
          <Register setup={query.get('setup') ?? undefined} invitation={invitationIn(returnTo)} />
        </Tabs.Content>
      </Tabs.Root>
    </AuthCard>
  )
}

/** Whoever was invited by mail need not type the address that the mail came to. */
function Register({ setup, invitation }: { setup: string | undefined; invitation: string | null }) {
  const invited = useQuery({ ...invitationQuery(invitation ?? ''), enabled: invitation !== null })
  if (invitation !== null && invited.isPending) return <Loading>Loading…</Loading>
  return <RegisterForm setup={setup} email={invited.data?.email ?? ''} />
}

/** The token of an invitation that is gone back to; null for anything else. */
const invitationIn = (returnTo: string | null): string | null =>
  returnTo?.startsWith('/family/join?') ? new URLSearchParams(returnTo.split('?')[1]).get('token') : null

function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <div className="page-width grid flex-1 items-center gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-16">
      <Card className="mx-auto w-full max-w-md p-5 sm:p-8 lg:max-w-none">
        <h1 className="mb-5 text-3xl">{title}</h1>
        {children}
      </Card>
      <MarketingPanel />
    </div>
  )
}

const triggerStyle =
  'min-h-12 rounded-full font-bold text-soft transition-colors duration-200 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-paper'
