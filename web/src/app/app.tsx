import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { currentToast, onToast } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { queryClient } from './query-client.ts'
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

/** A page that broke does not take the next one with it. */
function SafeRoutes() {
  const [path] = useLocation()
  return (
    <ErrorBoundary key={path}>
      <Routes />
    </ErrorBoundary>
  )
}

const toasterAfterMs = 1000

/** Comes when the first screen has settled, or with the first thing there is to say. What cannot be had when offline is tried again. */
function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Toaster) return
    const load = () => import('../ui/toaster.tsx').then((ui) => setToaster(() => ui.Toaster)).catch(() => {})
    const timer = setTimeout(load, toast ? 0 : toasterAfterMs)
    return () => clearTimeout(timer)
  }, [toast, Toaster])
  return Toaster && <Toaster />
}
