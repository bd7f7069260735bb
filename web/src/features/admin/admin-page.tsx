import { Tabs } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../../lib/page-title.ts'
import { Loading } from '../../ui/spinner.tsx'
import { type AdminTab, adminTabs, tabOf } from './tabs.ts'

const DashboardTab = lazy(async () => ({
  default: (await import('./dashboard/dashboard-tab.tsx')).DashboardTab,
}))
const UsersTab = lazy(async () => ({ default: (await import('./users/users-tab.tsx')).UsersTab }))
const VoicesTab = lazy(async () => ({ default: (await import('./voices/voices-tab.tsx')).VoicesTab }))
const MusicTab = lazy(async () => ({ default: (await import('./music/music-tab.tsx')).MusicTab }))
const SettingsTab = lazy(async () => ({
  default: (await import('./settings/settings-tab.tsx')).SettingsTab,
}))

const contents = {
  dashboard: DashboardTab,
  users: UsersTab,
  voices: VoicesTab,
  music: MusicTab,
  settings: SettingsTab,
}

/** The administrators' pages, as tabs. The URL says which one is open. */
export function AdminPage() {
  usePageTitle('Admin Dashboard')
  const [path, navigate] = useLocation()
  const tab = tabOf(path, useSearch())
  const open = (next: AdminTab) => navigate(next === 'dashboard' ? '/admin' : `/admin?tab=${next}`)
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="mb-6 text-4xl">Admin Dashboard</h1>
      <Tabs.Root value={tab} onValueChange={(next) => open(next as AdminTab)} activationMode="manual">
        <Tabs.List
          aria-label="Administration"
          className="mb-6 flex flex-wrap gap-1 rounded-3xl bg-sunken p-1 sm:w-fit"
        >
          {adminTabs.map(({ value, name, icon: Icon }) => (
            <Tabs.Trigger key={value} value={value} className={triggerStyle}>
              <Icon size={20} aria-hidden="true" />
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {adminTabs.map(({ value }) => {
          const Content = contents[value]
          return (
            <Tabs.Content key={value} value={value} className="outline-none">
              <Suspense fallback={<Loading>Loading…</Loading>}>
                <Content />
              </Suspense>
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </div>
  )
}

const triggerStyle =
  'flex min-h-14 grow basis-0 flex-col items-center justify-center gap-0.5 rounded-[1.25rem] px-1 text-[0.8125rem] leading-tight font-bold text-soft transition-colors duration-200 data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-paper sm:min-h-12 sm:basis-auto sm:flex-row sm:gap-2 sm:px-5 sm:text-base'
