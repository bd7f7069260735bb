import { useRef } from 'react'

/**
 * Returns the focus to where it was before a dialog opened, or to what surrounded that, if the dialog has removed it. Radix does so for
 * its own triggers; these dialogs are opened by state.
 */
export function useReturnFocus() {
  const targets = useRef<readonly (Element | null | undefined)[]>([])
  return {
    onOpenAutoFocus: () => {
      const opener = document.activeElement
      targets.current = [opener, opener?.parentElement?.closest('[tabindex]')]
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = targets.current.find((element) => element?.isConnected)
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
