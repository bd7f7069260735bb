import { clsx } from 'clsx'
import { Moon, Sun } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '../lib/current-user.ts'
import { authPath } from '../lib/return-path.ts'
import { currentTheme, setTheme, useTheme } from '../lib/theme.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { NavLink } from './nav-link.tsx'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

const StoriesInMaking = lazy(async () => ({
  default: (await import('../features/stories/stories-in-making.tsx')).StoriesInMaking,
}))

/** `away`: above the screen, unless something in it has the focus. */
export function Header({ away }: { away: boolean }) {
  const user = useCurrentUser()
  return (
    <header
      className={clsx(
        'group @container sticky top-0 z-30 border-b border-line bg-page/92 backdrop-blur-sm transition-[translate] duration-300 ease-out focus-within:translate-y-0 short:static',
        away && '-translate-y-full',
      )}
    >
      <div className="page-width flex h-16 items-center gap-2 md:gap-6">
        <Link href="/" className="mr-auto flex min-h-12 items-center gap-2.5 rounded-full pr-3 md:mr-0">
          <Logo />
          {/* The lantern alone where letters are so large that the buttons need the room. */}
          <span className="sr-only font-story text-xl font-semibold @min-[16rem]:not-sr-only max-sm:group-has-data-making:sr-only!">
            Nightlight
          </span>
        </Link>
        <nav aria-label="Main" className="mr-auto hidden items-center gap-1 md:flex">
          <NavLink href="/">Magical Home</NavLink>
          <NavLink href="/library">Story Library</NavLink>
        </nav>
        {user && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <StoriesInMaking />
            </Suspense>
          </ErrorBoundary>
        )}
        <ThemeToggle />
        <div className="flex min-w-12 items-center justify-end gap-2">
          {user === null && <VisitorLinks />}
          {user && (
            <ErrorBoundary fallback={<NavLink href="/profile">Profile</NavLink>}>
              <Suspense fallback={<span className="size-12" />}>
                <AccountMenu user={user} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </div>
    </header>
  )
}

function VisitorLinks() {
  const [path] = useLocation()
  const backTo = path === '/auth' ? '/' : path
  // Somebody who opens a shared link wants to read, so a story page has no sign-up link.
  const isStory = path.startsWith('/story/')
  return (
    <>
      <Button asChild variant="ghost" className="px-4!">
        <Link href={authPath(backTo)}>Login</Link>
      </Button>
      {!isStory && (
        <Button asChild className="hidden! sm:inline-flex!">
          <Link href={authPath(backTo, 'register')}>Register</Link>
        </Button>
      )}
    </>
  )
}

function ThemeToggle() {
  const theme = useTheme()
  const toggle = () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={theme ? `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme` : 'Switch theme'}
      onClick={toggle}
    >
      {theme !== 'light' && (
        <Sun size={22} aria-hidden="true" className={theme ? '' : 'in-data-[theme=light]:hidden'} />
      )}
      {theme !== 'dark' && (
        <Moon size={22} aria-hidden="true" className={theme ? '' : 'in-data-[theme=dark]:hidden'} />
      )}
    </Button>
  )
}
