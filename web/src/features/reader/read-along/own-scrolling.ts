/** No scrolling of the browser's takes longer. */
const maxMs = 2000

/** Scrolling that is told apart from the reader's: it comes nearer to where it was sent with every event. */
export function ownScrolling() {
  let target: number | null = null
  let distance = 0
  let startedAt = 0
  return {
    scrollTo(top: number): void {
      target = Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight))
      distance = Math.abs(scrollY - target)
      startedAt = performance.now()
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: target, behavior: reducedMotion ? 'auto' : 'smooth' })
    },
    /** Whether the scroll event that is being handled is of this scrolling. */
    isMoving(): boolean {
      if (target === null) return false
      const now = Math.abs(scrollY - target)
      // Positions are fractions of pixels on some screens.
      const isNearer = now <= distance + 1 && performance.now() - startedAt < maxMs
      distance = now
      if (!isNearer) target = null
      return isNearer
    },
    /** What moves the page from now on is the reader's. */
    cancel(): void {
      target = null
    },
  }
}
