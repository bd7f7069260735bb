import { afterEach, expect, test, vi } from 'vitest'
import { keepInSight } from './keep-in-sight.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A window of 844 px with a bar at its bottom, and a form whose button follows the answer. */
function aPage({ answerEnds, button }: { answerEnds: number; button: [top: number, bottom: number] }) {
  document.body.innerHTML = `
    <form><div id="details"><textarea></textarea></div><div id="button" data-bottom-bar></div></form>
    <nav data-bottom-bar></nav>`
  const place = (selector: string, top: number, bottom: number) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top)
    return element
  }
  place('textarea', 270, 410)
  place('#button', ...button)
  place('nav', 779, 844)
  vi.stubGlobal('innerHeight', 844)
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  const details = place('#details', 250, answerEnds)
  document.querySelector('textarea')?.focus()
  if (details) keepInSight(details)
  return scrolled.mock.calls.map(([options]) => (options as unknown as ScrollToOptions).top)
}

test('a button that is half below the bar is scrolled above it', () =>
  expect(aPage({ answerEnds: 694, button: [722, 804] })).toEqual([25]))

test('an answer below the button is scrolled above it', () =>
  expect(aPage({ answerEnds: 720, button: [697, 779] })).toEqual([35]))

test('where all is in sight nothing moves', () =>
  expect(aPage({ answerEnds: 600, button: [697, 779] })).toEqual([]))

test('what is typed stays in sight', () =>
  expect(aPage({ answerEnds: 1400, button: [1428, 1510] })).toEqual([314]))
