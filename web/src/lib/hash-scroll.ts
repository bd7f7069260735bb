import { useEffect } from 'react'
import { moveFocus } from './move-focus.ts'
import { overlayOf } from './overlay-entry.ts'

const afterNavigationMs = 100
/** Pages load in parts: how long to wait for an anchor to appear. */
const maxWaitMs = 3000

/** Scrolls to the element that the fragment names, 100 ms after each navigation to another place. */
export function useHashScroll(): void {
  useEffect(() => {
    let timer = 0
    let overlaid = ''
    const scrollAfterNavigation = () => {
      const wasOverlaid = overlaid
      overlaid = overlayOf(history.state) ? location.href : ''
      // What opens over a page and closes again leaves it where it is.
      if (overlaid || wasOverlaid === location.href) return
      clearTimeout(timer)
      const id = decodeHash()
      if (id)
        timer = window.setTimeout(
          () => scrollOncePresent(id, performance.now() + maxWaitMs),
          afterNavigationMs,
        )
    }
    const scrollOncePresent = (id: string, until: number) => {
      if (scrollToId(id) || performance.now() > until) return
      timer = window.setTimeout(() => scrollOncePresent(id, until), 50)
    }
    scrollAfterNavigation()
    // The router dispatches its navigations as window events with these names.
    const events = ['pushState', 'replaceState', 'popstate', 'hashchange']
    for (const event of events) window.addEventListener(event, scrollAfterNavigation)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, scrollAfterNavigation)
    }
  }, [])
}

/** As the browser does it for its own links: Tab goes on from there. @returns whether the element is on the page */
export function scrollToId(id: string): boolean {
  const element = document.getElementById(id)
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' })
  moveFocus(element)
  return element !== null
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
