import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** About a screenful: rendered synchronously when the search changes. */
const first = 12
const step = 24
/** The next page is rendered before it scrolls into view. */
const aheadOf = '1500px 0px'

/**
 * Renders a long list page by page as its end comes near: a thousand cards would slow down every keystroke in the search.
 * @param of what produced the list; a change starts again at the first page
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
    // A new observer per page: an end that stays in view is reported only once.
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
