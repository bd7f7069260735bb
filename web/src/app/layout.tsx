import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser } from '../features/accounts/queries.ts'
import { UpgradeBanner } from '../features/plans/upgrade-banner.tsx'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { useOffline } from '../offline/use-offline.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { useHashScroll } from './hash-scroll.ts'
import { Header } from './header.tsx'

/** The frame of every page. A story is read, and read aloud, without the bars that lead away from it. */
export function Layout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const user = useCurrentUser()
  const main = useRef<HTMLElement>(null)
  const reading = path.startsWith('/story/') || path === '/read-aloud'
  useHashScroll()
  useOffline()
  useNewPage(path, main)
  return (
    <div>
      <a
        href="#main"
        className="sr-only rounded-full bg-accent font-bold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <Header />
      <OfflineNotice />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="flex min-h-[calc(100svh-4rem)] flex-col outline-none"
      >
        {children}
      </main>
      {user && !reading && path !== '/subscribe' && <UpgradeBanner key={user.id} user={user} />}
      <Footer roomBelow={!reading} />
      {!reading && <BottomBar />}
    </div>
  )
}

/** A new page starts at its top, with the keyboard in it; the first one is left as the browser opened it. */
function useNewPage(path: string, main: React.RefObject<HTMLElement | null>): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (!location.hash) window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path, main])
}
