import { useCallback, useState } from 'react'
import { copyLink, type LinkOutcome, sendLink } from './share-link.ts'

const notes: Readonly<Record<LinkOutcome, string>> = {
  sent: '',
  copied: 'Copied. You can paste the link into a message.',
  failed: 'The link could not be copied. Press and hold it to copy it yourself.',
}

/** Sends or copies a link. `note` says what came of it, beside the link: a toast would cover it. */
export function useSendLink() {
  const [outcome, setOutcome] = useState<LinkOutcome>('sent')
  const send = useCallback((url: string, title: string) => void sendLink(url, title).then(setOutcome), [])
  const copy = useCallback((url: string) => void copyLink(url).then(setOutcome), [])
  return { send, copy, note: notes[outcome] }
}
