/** Of the field, what stays in sight above an answer that is long: the last three lines. */
const fieldPx = 96
const marginPx = 12

/**
 * While somebody types, scrolls as far down as it takes to see all that has been answered below the text: above whatever sticks to the bottom
 * of the window and above the keyboard of a phone, and with what is typed still in sight.
 * @param details contains the field and the answer
 */
export function keepInSight(details: HTMLElement): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement) || !details.contains(field)) return
  const hidden = details.getBoundingClientRect().bottom + marginPx - bottomOfSight()
  const spare = field.getBoundingClientRect().bottom - fieldPx - topOfSight()
  const top = Math.min(hidden, spare)
  if (top <= 0) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top, behavior: reducedMotion ? 'auto' : 'smooth' })
}

/** The lower edge of the header, in pixels of the window. */
const topOfSight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

function bottomOfSight(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect())
  // A keyboard makes the visual viewport smaller, and not the window.
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {}
  return Math.min(offsetTop + height, ...bars.filter((bar) => bar.height > 0).map((bar) => bar.top))
}
