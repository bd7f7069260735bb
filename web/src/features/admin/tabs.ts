import { LayoutDashboard, type LucideIcon, Mic, Music, Settings, Users } from 'lucide-react'

export const adminTabs = [
  { value: 'dashboard', name: 'Dashboard', icon: LayoutDashboard },
  { value: 'users', name: 'Users', icon: Users },
  { value: 'voices', name: 'Voices', icon: Mic },
  { value: 'music', name: 'Music', icon: Music },
  { value: 'settings', name: 'Settings', icon: Settings },
] as const satisfies readonly {
  value: string
  name: string
  icon: LucideIcon
}[]

export type AdminTab = (typeof adminTabs)[number]['value']

/** The tab that a URL selects. */
export function tabOf(path: string, search: string): AdminTab {
  const requested = new URLSearchParams(search).get('tab')
  const tab = adminTabs.find(({ value }) => value === requested)
  if (tab) return tab.value
  return path.includes('/admin/voices') ? 'voices' : 'dashboard'
}
