import { clsx } from 'clsx'
import { BookOpen, House, LogIn, SlidersHorizontal, Sparkles, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '../lib/current-user.ts'

const iconSize = 24

/** Navigation on phones, within reach of a thumb. Until the user is known, it shows what a signed-in family sees. */
export function BottomBar() {
  const user = useCurrentUser()
  return (
    <nav
      aria-label="Mobile"
      data-bottom-bar
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page md:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-lg grid-cols-4 short:h-[56px]">
        <Tab href="/" label="Home" icon={<House size={iconSize} aria-hidden="true" />} />
        <Tab href="/#create-story" label="Create" icon={<Sparkles size={iconSize} aria-hidden="true" />} />
        <Tab
          href={user === null ? '/auth?next=%2Flibrary' : '/library'}
          label="Library"
          icon={<BookOpen size={iconSize} aria-hidden="true" />}
        />
        {user === null && (
          <Tab href="/auth" label="Login" icon={<LogIn size={iconSize} aria-hidden="true" />} />
        )}
        {user?.isAdmin && (
          <Tab href="/admin" label="Admin" icon={<SlidersHorizontal size={iconSize} aria-hidden="true" />} />
        )}
        {user !== null && !user?.isAdmin && (
          <Tab href="/profile" label="Profile" icon={<UserRound size={iconSize} aria-hidden="true" />} />
        )}
      </ul>
    </nav>
  )
}

function Tab({ href, label, icon }: { href: string; label: string; icon: ReactNode }) {
  const [path] = useLocation()
  const isCurrent = path === href || path.startsWith(`${href}/`)
  return (
    <li>
      <Link
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={clsx(
          'flex h-full outline-offset-[-4px]! flex-col items-center justify-center gap-0.5 text-[0.8125rem] font-bold short:flex-row short:gap-2',
          isCurrent ? 'text-link' : 'text-soft',
        )}
      >
        {icon}
        <span className="short:max-[20rem]:sr-only">{label}</span>
      </Link>
    </li>
  )
}
