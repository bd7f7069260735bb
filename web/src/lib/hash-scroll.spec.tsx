import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { useHashScroll } from './hash-scroll.ts'
import { useOverlayEntry } from './use-overlay-entry.ts'

const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  history.replaceState(null, '', '/#place')
  document.body.innerHTML = '<main id="place"></main>'
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
})
afterEach(() => {
  scrolled.mockClear()
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

const later = () => vi.advanceTimersByTime(200)

test('what opens over a page and closes again leaves it where it is; a link to the place does not', async () => {
  renderHook(useHashScroll)
  later()
  expect(scrolled).toHaveBeenCalledTimes(1)
  const { result } = renderHook(() => useOverlayEntry('player'))
  result.current[1]()
  later()
  const closed = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await closed
  later()
  expect(scrolled).toHaveBeenCalledTimes(1)
  navigate('/#place')
  later()
  expect(document.activeElement?.id).toBe('place')
  expect(scrolled).toHaveBeenCalledTimes(2)
})
