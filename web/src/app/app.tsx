import { QueryClientProvider } from '@tanstack/react-query'
import { Toaster } from '../ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { queryClient } from './query-client.ts'
import { Routes } from './routes.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Layout>
        <ErrorBoundary>
          <Routes />
        </ErrorBoundary>
      </Layout>
      <Toaster />
    </QueryClientProvider>
  )
}
