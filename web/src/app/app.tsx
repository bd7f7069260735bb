import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { childScreenHint, useChildScreenHint } from '../features/child-screen/hint.ts'
import { useCurrentUserQuery } from '../lib/current-user.ts'
import { useOnline } from '../lib/online.ts'
import { queryClient } from '../lib/query-client.ts'
import { Loading } from '../ui/spinner.tsx'
import { currentToast, onToastChange } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { Routes } from './routes.tsx'
import { useRecovery } from './use-recovery.ts'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Screen />
      <Toasts />
    </QueryClientProvider>
  )
}

/** While this browser is a child's, every address shows that child's screen. */
function Screen() {
  const { user, isPending } = useCurrentUserQuery()
  const online = useOnline()
  useRecovery()
  const [wasOnChildScreen] = useState(childScreenHint)
  useChildScreenHint(user)
  const isUnknown = user === undefined || (user !== null && !online)
  const isChilds = user?.onChildScreen || (isUnknown && childScreenHint())
  useFocusOnChange(isChilds)
  if (isPending && wasOnChildScreen) return <Loading>Opening…</Loading>
  if (isChilds) {
    return (
      <ErrorBoundary>
        <Suspense fallback={<Loading>Opening…</Loading>}>
          <ChildScreenPage />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return (
    <Layout>
      <SafeRoutes />
    </Layout>
  )
}

/** Everything that could have the focus is gone. */
function useFocusOnChange(isChilds: boolean): void {
  const last = useRef(isChilds)
  useEffect(() => {
    if (last.current === isChilds) return
    last.current = isChilds
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [isChilds])
}

const ChildScreenPage = lazy(async () => ({
  default: (await import('../features/child-screen/child-screen-page.tsx')).ChildScreenPage,
}))

/** An error on one page must not break the next one. */
function SafeRoutes() {
  const [path] = useLocation()
  return (
    <ErrorBoundary key={path}>
      <Routes />
    </ErrorBoundary>
  )
}

const toasterDelayMs = 1000

/**
 * Loaded once the first screen has settled, or with the first toast. A load that fails, as it does offline, is retried with the next
 * toast.
 */
function Toasts() {
  const toast = useSyncExternalStore(onToastChange, currentToast, currentToast)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toaster) return
    const load = () => import('../ui/toaster.tsx').then((ui) => setToaster(() => ui.Toaster)).catch(() => {})
    const timer = setTimeout(load, toast ? 0 : toasterDelayMs)
    return () => clearTimeout(timer)
  }, [toast, Toaster])
  return Toaster && <Toaster />
}
