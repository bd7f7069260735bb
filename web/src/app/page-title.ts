import { useEffect } from 'react'

/** Names the tab and, for screen readers, the page. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title === 'Nightlight' ? title : `${title} · Nightlight`
  }, [title])
}
