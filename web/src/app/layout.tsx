import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { MakingOverlay } from '../features/create-story/lazy-making-overlay.ts'
import { OfflineNotice } from '../features/offline/offline-notice.tsx'
import { useNowPlaying } from '../features/reader/player/now-playing.ts'
import { useMakingId } from '../features/stories/making-address.ts'
import { useCurrentUser } from '../lib/current-user.ts'
import { useHashScroll } from '../lib/hash-scroll.ts'
import { BottomBar } from './bottom-bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PlanOffer } from './plan-offer.tsx'
import { useChangedPlan } from './use-changed-plan.ts'
import { useEndedSession } from './use-ended-session.ts'
import { useHeaderAway } from './use-header-away.ts'
import { useOffline } from './use-offline.ts'

const NowPlaying = lazy(async () => ({
  default: (await import('../features/reader/player/now-playing-bar.tsx')).NowPlaying,
}))

/** Where plans are shown anyway, and where a family secures its account. */
const withoutBanner: readonly string[] = ['/subscribe', '/security']

/** The frame of every page. While a story is read or read aloud, the navigation bars are hidden. */
export function Layout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const user = useCurrentUser()
  const main = useRef<HTMLElement>(null)
  const makingId = useMakingId()
  const isReading = path.startsWith('/story/') || path === '/read-aloud'
  const { playback } = useNowPlaying()
  const headerAway = useHeaderAway(isReading)
  useHashScroll()
  useOffline()
  useEndedSession()
  useChangedPlan()
  useNavigationReset(path, main)
  return (
    <div>
      <a
        href="#main"
        className="sr-only rounded-full bg-accent font-bold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <Header away={headerAway} />
      <OfflineNotice headerAway={headerAway} isReading={isReading} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="flex min-h-[calc(100svh-4rem)] flex-col outline-none"
      >
        {children}
      </main>
      {user && !isReading && !withoutBanner.includes(path) && <PlanOffer key={user.id} user={user} />}
      <Footer roomBelow={!isReading} />
      {playback && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <NowPlaying playback={playback} hasBottomBar={!isReading} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!isReading && <BottomBar />}
      {user && makingId && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <MakingOverlay user={user} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

/** A new page starts at its top and takes the focus; the first one is left as the browser opened it. */
function useNavigationReset(path: string, main: React.RefObject<HTMLElement | null>): void {
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    if (!location.hash) window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path, main])
}
