import { useEffect } from 'react'

const afterNavigationMs = 100
/** Pages load in parts: how long to wait for an anchor to appear. */
const maxWaitMs = 3000

/** Scrolls to the element that the fragment names, 100 ms after each navigation. */
export function useHashScroll(): void {
  useEffect(() => {
    let timer = 0
    const follow = () => {
      clearTimeout(timer)
      const id = decodeHash()
      if (id)
        timer = window.setTimeout(() => scrollWhenThere(id, performance.now() + maxWaitMs), afterNavigationMs)
    }
    const scrollWhenThere = (id: string, until: number) => {
      if (scrollToId(id) || performance.now() > until) return
      timer = window.setTimeout(() => scrollWhenThere(id, until), 50)
    }
    follow()
    // The router dispatches its navigations as window events with these names.
    const events = ['pushState', 'replaceState', 'popstate', 'hashchange']
    for (const event of events) window.addEventListener(event, follow)
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, follow)
    }
  }, [])
}

/** @returns whether the element is on the page */
export function scrollToId(id: string): boolean {
  const element = document.getElementById(id)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' })
  return element !== null
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
