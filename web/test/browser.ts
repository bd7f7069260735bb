import { notifyManager } from '@tanstack/react-query'
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * What happy-dom leaves out of a browser. Nothing here has a layout: what needs boxes, scrolling or style is tested in a real one.
 */
configure({
  asyncUtilTimeout: 5000,
  // Without the whole page in print: it costs more than all of the search, each time that something is not there yet.
  getElementError: notFound,
})

function notFound(message: string | null): Error {
  return new Error(message?.split('\n\n')[0] ?? 'Not found')
}

// Testing Library moves the clock by this name while it waits and the timers are not real ones.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// Answers reach the screen with the next turn of the event loop, as they always do: also while the clock stands still.
const realTimeout = globalThis.setTimeout
notifyManager.setScheduler((notify) => realTimeout(notify))

// Between two tests nobody answers.
globalThis.fetch = () => Promise.reject(new TypeError('No test is running'))

// happy-dom does not know <search>, and React takes what is unknown for a mistake.
const createElement = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options)
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
  return element
}
