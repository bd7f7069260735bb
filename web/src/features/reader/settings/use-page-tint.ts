import { useEffect } from 'react'
import type { TextLook } from './preferences.ts'

/** Colours the page while a story is on it. The colours are in `ui/theme.css`. */
export function usePageTint(tint: TextLook['tint']): void {
  useEffect(() => {
    const root = document.documentElement
    if (tint === 'none') return
    root.dataset.tint = tint
    return () => {
      delete root.dataset.tint
    }
  }, [tint])
}
