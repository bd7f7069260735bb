import type { ReadingToRecord } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from './reader-calls.ts'

interface SendReadingProps {
  token: string
  reading: ReadingToRecord
  onPage: (position: number) => void
  onSent: () => void
}

/** Shown after the last page. Missing pages are listed and one tap away. */
export function SendReading({ token, reading: { pages, askedBy }, onPage, onSent }: SendReadingProps) {
  const sending = useMutation({ mutationFn: () => send(token), onSuccess: onSent })
  const missing = pages.flatMap(({ durationMs }, position) => (durationMs === null ? [position] : []))
  const [next] = missing
  if (next !== undefined) {
    return (
      <>
        <h1 className="text-3xl">Almost done</h1>
        <p className="text-xl">
          {missing.length === 1 ? 'One page is' : `${missing.length} pages are`} not recorded yet.
        </p>
        <Button size="large" className="w-full text-xl" onClick={() => onPage(next)}>
          Go to page {next + 1}
        </Button>
      </>
    )
  }
  return (
    <>
      <h1 className="text-3xl">You have read it all</h1>
      <p className="text-xl">
        Send it to <bdi dir="auto">{askedBy}</bdi> now. After that it cannot be changed.
      </p>
      {sending.isError && <Notice tone="danger">{errorText(sending.error)}</Notice>}
      <Button
        size="large"
        className="w-full text-xl"
        busy={sending.isPending}
        disabled={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {!sending.isPending && <Heart size={24} aria-hidden="true" />}
        Send my reading
      </Button>
      <Button variant="ghost" size="large" onClick={() => onPage(0)}>
        Look through the pages again
      </Button>
    </>
  )
}
