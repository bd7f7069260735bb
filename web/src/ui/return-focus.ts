import { useRef } from 'react'
import { moveFocus, pageContent } from '../lib/move-focus.ts'

/** What had the focus last, the latest first: an entry of a menu is gone when the dialog that it opens closes, the menu's button is not. */
let recent: readonly Element[] = []
const kept = 8

globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return
  // A menu that was opened by a mouse has a button that never had the focus.
  const menuButton = target.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const latest = [target, document.getElementById(menuButton ?? '')].filter((element) => element !== null)
  recent = [...latest, ...recent.filter((other) => !latest.includes(other))].slice(0, kept)
})

/**
 * Returns the focus to where it was before a dialog opened, to what surrounded that, if the dialog has removed it, or to what had it
 * before. Radix does so for its own triggers; these dialogs are opened by state.
 */
export function useReturnFocus() {
  const targets = useRef<readonly (Element | null | undefined)[]>([])
  return {
    onOpenAutoFocus: () => {
      const opener = document.activeElement
      targets.current = [opener, opener?.parentElement?.closest('[tabindex]'), ...recent]
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const closing = event.target instanceof Node ? event.target : null
      const target = targets.current.find(
        (element) => element?.isConnected && element !== document.body && !closing?.contains(element),
      )
      if (target instanceof HTMLElement) target.focus()
      else moveFocus(pageContent())
    },
  }
}
