import { useEffect, useState } from 'react'

/** Whether something that can be folded is open: a link to one of these ids opens it. */
export function useOpenedByHash(ids: readonly string[]): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(() => isLinkedTo(ids))
  useEffect(() => {
    const onHashChange = () => isLinkedTo(ids) && setOpen(true)
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [ids])
  return [open, setOpen]
}

const isLinkedTo = (ids: readonly string[]) => ids.includes(location.hash.slice(1))
