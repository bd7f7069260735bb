import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ActivityLog } from './activity-log.tsx'
import { Overview } from './overview.tsx'
import { TwoFactor } from './two-factor.tsx'

const tabs = [
  { value: 'overview', name: 'Overview' },
  { value: 'two-factor', name: 'Two-Factor Auth' },
  { value: 'activity', name: 'Activity Log' },
] as const
type Tab = (typeof tabs)[number]['value']

export function SecurityPage() {
  usePageTitle('Security')
  const user = useCurrentUser()
  const [tab, setTab] = useState<Tab>('overview')
  if (!user) return null
  return (
    <div className="page-width max-w-4xl py-8 md:py-12">
      <h1 className="text-4xl">Security</h1>
      <p className="mt-2 mb-6 text-soft">Who can access your account, and what has happened in it.</p>
      <Tabs.Root value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <Tabs.List
          aria-label="Security"
          className="mb-6 flex flex-wrap gap-1 rounded-[1.75rem] bg-sunken p-1 sm:w-fit"
        >
          {tabs.map(({ value, name }) => (
            <Tabs.Trigger key={value} value={value} className={triggerStyle}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="overview" className="outline-none">
          <Overview user={user} onTwoFactor={() => setTab('two-factor')} />
        </Tabs.Content>
        <Tabs.Content value="two-factor" className="outline-none">
          <TwoFactor user={user} />
        </Tabs.Content>
        <Tabs.Content value="activity" className="outline-none">
          <ActivityLog />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}

const triggerStyle =
  'min-h-12 grow basis-0 rounded-3xl px-1 text-center leading-tight font-bold text-soft transition-colors duration-200 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-paper sm:basis-auto sm:px-5'
