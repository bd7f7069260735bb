import { Component, type ReactNode } from 'react'
import { Art } from '../ui/art.tsx'
import { Button } from '../ui/button.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown instead of a part that failed; without it, the message for a whole page. */
  fallback?: ReactNode
}

/** Catches errors while rendering, and scripts that could not be loaded. What was typed survives in the draft. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return (
      <div
        role="alert"
        className="page-width flex min-h-96 flex-col items-center justify-center gap-5 py-16 text-center"
      >
        <Art kind="offline" className="w-72" />
        <h1 className="text-3xl">This page did not load</h1>
        <p className="max-w-prose text-soft">
          Something went wrong on our side, or the connection was lost. Your stories are safe.
        </p>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </div>
    )
  }
}
