import { useCallback, useEffect, useState } from 'react'

type Find = () => Element | null | undefined

/** Gives the focus to what has changed, where what had it is gone. The page stays where it is. */
export function moveFocus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The same once the change is on the page. */
export function useMoveFocus(): (find: Find) => void {
  const [wanted, setWanted] = useState<{ find: Find } | null>(null)
  useEffect(() => moveFocus(wanted?.find()), [wanted])
  return useCallback((find) => setWanted({ find }), [])
}

/** The page itself, where nothing on it is nearer. */
export const pageContent = (): Element | null => document.getElementById('main')
