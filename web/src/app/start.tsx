import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

/** Draws the app. As a transition, React draws the first screen in slices, and the browser can answer in between. */
export function start(container: HTMLElement): void {
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}
