import { Tabs } from 'radix-ui'
import { Redirect, useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../../app/page-title.ts'
import { returnPath } from '../../app/return-path.ts'
import { Card } from '../../ui/card.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { LoginForm } from './login-form.tsx'
import { MarketingPanel } from './marketing-panel.tsx'
import { useCurrentUser } from './queries.ts'
import { RegisterForm } from './register-form.tsx'

export function AuthPage() {
  const user = useCurrentUser()
  const search = useSearch()
  const [, navigate] = useLocation()
  const query = new URLSearchParams(search)
  const tab = query.get('tab') === 'register' ? 'register' : 'login'
  usePageTitle(tab === 'register' ? 'Register' : 'Login')

  if (user === undefined) return <Waiting>Loading…</Waiting>
  if (user) return <Redirect to={returnPath(search) ?? '/'} replace />

  const showTab = (next: string) => {
    query.set('tab', next)
    navigate(`/auth?${query}`, { replace: true })
  }
  return (
    <div className="page-width grid flex-1 items-center gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-16">
      <Card className="p-5 sm:p-8">
        <h1 className="mb-5 text-3xl">
          {tab === 'register' ? 'Make your first story tonight' : 'Welcome back'}
        </h1>
        <Tabs.Root value={tab} onValueChange={showTab}>
          <Tabs.List
            aria-label="Login or register"
            className="mb-6 grid grid-cols-2 gap-1 rounded-full bg-sunken p-1"
          >
            <Tabs.Trigger value="login" className={trigger}>
              Login
            </Tabs.Trigger>
            <Tabs.Trigger value="register" className={trigger}>
              Register
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="login" tabIndex={-1}>
            <LoginForm />
          </Tabs.Content>
          <Tabs.Content value="register" tabIndex={-1}>
            <RegisterForm setup={query.get('setup') ?? undefined} />
          </Tabs.Content>
        </Tabs.Root>
      </Card>
      <MarketingPanel />
    </div>
  )
}

const trigger =
  'min-h-12 rounded-full font-bold text-soft transition-colors duration-200 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-paper'
