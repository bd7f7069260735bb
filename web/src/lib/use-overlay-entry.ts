import { useEffect, useRef } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { type OverlayState, overlayOf, thisLoad } from './overlay-entry.ts'

/** An overlay that is an entry of the history at the same address: going back closes it, and does not leave the page. */
export function useOverlayEntry(name: string): [open: boolean, show: () => void, close: () => void] {
  const open = overlayOf(useHistoryState()) === name
  const isClosing = useRef(false)
  useEffect(() => {
    if (!open) return
    isClosing.current = false
    return () => {
      // What it showed is gone while the page stays: it must not come back with the next one of its name.
      if (overlayOf(history.state) === name) history.replaceState(null, '')
    }
  }, [open, name])
  const show = () => {
    if (!open) history.pushState({ overlay: name, load: thisLoad } satisfies OverlayState, '')
  }
  const close = () => {
    // Going back takes a moment, in which a second press would leave the page.
    if (!open || isClosing.current) return
    isClosing.current = true
    history.back()
  }
  return [open, show, close]
}
