/** Of the field, what stays in sight above an answer that is long: the last three lines. */
const fieldPx = 96
const marginPx = 12

/**
 * While somebody types, scrolls as far down as it takes to see all that has been answered below the text: above whatever sticks to the bottom
 * of the window and above the keyboard of a phone, and with what is typed still in sight. The button of the form, which begins below the
 * answer, is not left half below a bar.
 * @param details contains the field and the answer
 */
export function keepInSight(details: HTMLElement): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement) || !details.contains(field)) return
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
  const ofForm = bars.find((bar) => details.closest('form')?.contains(bar))
  const hidden = Math.max(
    details.getBoundingClientRect().bottom + marginPx - bottomOfSight(bars),
    (ofForm?.getBoundingClientRect().bottom ?? 0) - bottomOfSight(bars.filter((bar) => bar !== ofForm)),
  )
  const spare = field.getBoundingClientRect().bottom - fieldPx - topOfSight()
  const top = Math.min(hidden, spare)
  if (top <= 0) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top, behavior: reducedMotion ? 'auto' : 'smooth' })
}

/** The lower edge of the header, in pixels of the window. */
const topOfSight = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

function bottomOfSight(bars: readonly Element[]): number {
  const places = bars.map((bar) => bar.getBoundingClientRect())
  // A keyboard makes the visual viewport smaller, and not the window.
  const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {}
  return Math.min(offsetTop + height, ...places.filter(({ height }) => height > 0).map(({ top }) => top))
}
