import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const [path] = useLocation()
  const isCurrent = path === href
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-12 items-center rounded-full px-4 font-bold whitespace-nowrap transition-colors duration-200 hover:bg-tint',
        isCurrent ? 'text-link' : 'text-soft hover:text-ink',
      )}
    >
      {children}
    </Link>
  )
}
