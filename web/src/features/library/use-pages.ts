import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/** About a screenful: rendered synchronously when the list comes and when the search changes. */
const firstPageSize = 6
const pageSize = 24
/** The next page is rendered before it scrolls into view. */
const preloadMargin = '1500px 0px'

/**
 * Renders a long list page by page as its end comes near: a thousand cards would slow down every keystroke in the search.
 * @param source what produced the list; a change starts again at the first page
 */
export function usePages(
  count: number,
  source: unknown,
): { shown: number; end: RefObject<HTMLDivElement | null> } {
  const [pages, setPages] = useState({ source, shown: firstPageSize })
  const shown = Math.min(count, pages.source === source ? pages.shown : firstPageSize)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sentinel = end.current
    if (!sentinel || shown >= count) return
    // A new observer per page: an end that stays in view is reported only once.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setPages({ source, shown: shown + pageSize }))
      },
      { rootMargin: preloadMargin },
    )
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [shown, count, source])
  return { shown, end }
}
