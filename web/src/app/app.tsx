import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { queryClient } from '../lib/query-client.ts'
import { currentToast, onToastChange } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { Routes } from './routes.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        <SafeRoutes />
      </Layout>
      <Toasts />
    </QueryClientProvider>
  )
}

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
  const toast = useSyncExternalStore(onToastChange, currentToast)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toaster) return
    const load = () => import('../ui/toaster.tsx').then((ui) => setToaster(() => ui.Toaster)).catch(() => {})
    const timer = setTimeout(load, toast ? 0 : toasterDelayMs)
    return () => clearTimeout(timer)
  }, [toast, Toaster])
  return Toaster && <Toaster />
}
