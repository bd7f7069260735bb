import type { Reading } from '@nightlight/contract'
import { useState } from 'react'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useApprove, useDiscard, useRenewLink } from './queries.ts'
import { ReadingPlayer } from './reading-player.tsx'

interface ReadingRowProps {
  storyId: string
  reading: Reading
  onLink: (made: { reading: Reading; link: string }) => void
}

export function ReadingRow({ storyId, reading, onLink }: ReadingRowProps) {
  const [confirming, setConfirming] = useState(false)
  const renew = useRenewLink(storyId)
  const approve = useApprove(storyId)
  const discard = useDiscard(storyId)
  const { readerName, status } = reading
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="font-bold">
        <bdi dir="auto">{readerName}</bdi>
      </p>
      <p className="text-soft">{statusText(reading)}</p>
      {status === 'sent' && <ReadingPlayer reading={reading} />}
      <div className="flex flex-wrap gap-3">
        {status === 'sent' && (
          <Button
            busy={approve.isPending}
            disabled={approve.isPending}
            onClick={() => approve.mutate(reading)}
          >
            Use this reading
          </Button>
        )}
        {status !== 'approved' && (
          <Button
            variant="secondary"
            busy={renew.isPending}
            disabled={renew.isPending}
            onClick={() => renew.mutate(reading, { onSuccess: onLink })}
          >
            {status === 'sent' ? 'Ask for another try' : 'New link'}
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={`Remove ${readerName}’s reading`}
          onClick={() => setConfirming(true)}
        >
          Remove
        </Button>
      </div>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={`Remove ${isolate(readerName)}’s reading?`}
        action="Remove"
        cancel="Keep it"
        busy={discard.isPending}
        onConfirm={() => discard.mutate(reading, { onSettled: () => setConfirming(false) })}
      >
        {status === 'open'
          ? 'The link will no longer work, and what has been recorded will be deleted.'
          : 'The recording will be permanently deleted. The story’s other voices stay.'}
      </Confirm>
    </li>
  )
}

function statusText({ status, pages, pageCount, isExpired }: Reading): string {
  if (status === 'approved') return 'One of this story’s voices.'
  if (isExpired) return 'The link no longer works. A new one continues where they stopped.'
  if (status === 'sent') return 'Waiting for you: listen, then decide.'
  if (pages.length === 0) return 'Has not started yet.'
  return `Has recorded ${pages.length} of ${pageCount} pages.`
}
