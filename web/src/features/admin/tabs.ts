import { type LucideIcon, Users } from 'lucide-react'

export const adminTabs = [{ value: 'users', name: 'Users', icon: Users }] as const satisfies readonly {
  value: string
  name: string
  icon: LucideIcon
}[]

export type AdminTab = (typeof adminTabs)[number]['value']

/** The tab that an address opens with. */
export function tabOf(search: string): AdminTab {
  const asked = new URLSearchParams(search).get('tab')
  return adminTabs.find(({ value }) => value === asked)?.value ?? 'users'
}
