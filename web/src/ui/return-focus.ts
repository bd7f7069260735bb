import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so for a trigger of its own; ours are opened by the
 * state of whoever shows them.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
