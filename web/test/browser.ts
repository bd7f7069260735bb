import { notifyManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Adds what happy-dom lacks of a browser. It has no layout: what depends on boxes, scrolling or styles is tested in a real browser.
 */
configure({
  asyncUtilTimeout: 5000,
  // No dump of the page: printing it takes longer than the query, and it is printed on every attempt until the element appears.
  getElementError: notFound,
})

function notFound(message: string | null): Error {
  return new Error(message?.split('\n\n')[0] ?? 'Not found')
}

// While it waits under fake timers, Testing Library advances them through a global named `jest`.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// Query results are rendered on the next turn of the event loop, as in the app, even while the clock is stopped.
const realTimeout = globalThis.setTimeout
notifyManager.setScheduler((notify) => realTimeout(notify))

// Between tests there is no API.
globalThis.fetch = () => Promise.reject(new TypeError('No test is running'))

// happy-dom does not know <search>, and React warns about unknown elements.
const createElement = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options)
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
  return element
}
