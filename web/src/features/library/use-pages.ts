import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** A screenful: what a key in the search has to wait for. */
const first = 12
const step = 24
/** The next page is there before its place comes into sight. */
const aheadOf = '1500px 0px'

/**
 * Shows a long list a page at a time, the next one when its end comes near. A thousand cards that nobody looks at would cost
 * every key press in the search.
 * @param of what the list is an answer to: another one begins at the top again
 */
export function usePages(
  count: number,
  of: unknown,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [pages, setPages] = useState({ of, shown: first })
  const shown = Math.min(count, pages.of === of ? pages.shown : first)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const mark = end.current
    if (!mark || shown >= count) return
    // Made anew for every page: an end that stays in sight is not reported twice.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setPages({ of, shown: shown + step }))
      },
      { rootMargin: aheadOf },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [shown, count, of])
  return { shown, end }
}
