import { useEffect } from 'react'
import { isolate } from './bidi.ts'

/** Sets the document title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title === 'Nightlight' ? title : `${isolate(title)} · Nightlight`
  }, [title])
}
