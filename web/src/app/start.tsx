import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepTyped } from '../features/home/begin/begin-draft.ts'
import { mayBeSignedIn } from '../lib/current-user.ts'
import { repeatEarlyPress } from '../lib/early-press.ts'
import { followSystemTheme } from '../lib/theme.ts'
import { App } from './app.tsx'

/**
 * Draws the app, or takes over what the build has drawn for visitors. As a transition, React does so in slices, and the browser can answer
 * in between.
 * @returns a function that removes it again
 */
export function start(container: HTMLElement): () => void {
  followSystemTheme()
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  // Somebody may have signed in meanwhile, in another tab.
  if (!container.hasChildNodes() || mayBeSignedIn()) {
    const root = createRoot(container)
    startTransition(() => root.render(app))
    return () => root.unmount()
  }
  keepTyped(container)
  let unmount = () => {}
  startTransition(() => {
    const root = hydrateRoot(container, app)
    unmount = () => root.unmount()
  })
  repeatEarlyPress()
  return unmount
}
