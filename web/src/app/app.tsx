import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { currentToast, onToast } from '../ui/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { queryClient } from './query-client.ts'
import { Routes } from './routes.tsx'

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }))

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        <ErrorBoundary>
          <Routes />
        </ErrorBoundary>
      </Layout>
      <Toasts />
    </QueryClientProvider>
  )
}

/** Comes with the first thing there is to say. */
function Toasts() {
  const toast = useSyncExternalStore(onToast, currentToast)
  const [needed, setNeeded] = useState(false)
  if (toast && !needed) setNeeded(true)
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
