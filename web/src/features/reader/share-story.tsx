import type { Story } from '@nightlight/contract'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { copyLink, linkToShare, sendLink, useShareStory, useStopSharing } from '../stories/index.ts'
import { actionStyle } from './action-style.ts'

/** One press shares the story and its link; the dialog explains it, and turns sharing off again. */
export function ShareStory({ story }: { story: Story }) {
  const [open, setOpen] = useState(false)
  const share = useShareStory(story.id)
  const url = share.data && linkToShare(share.data.url, location.origin)
  const shareAndSend = () => {
    const isNew = !story.isShared
    share.mutate(undefined, {
      onSuccess: ({ url }) => {
        setOpen(true)
        if (isNew) void sendLink(linkToShare(url, location.origin), story.title)
      },
    })
  }
  return (
    <>
      <Button
        variant="ghost"
        className={actionStyle}
        busy={share.isPending}
        disabled={share.isPending}
        onClick={shareAndSend}
      >
        {!share.isPending && (
          <Share2 size={20} aria-hidden="true" className={story.isShared ? 'text-lantern' : undefined} />
        )}
        {story.isShared ? 'Shared' : 'Share'}
      </Button>
      {url && <LinkDialog story={story} url={url} open={open && story.isShared} onOpenChange={setOpen} />}
    </>
  )
}

interface LinkDialogProps {
  story: Story
  url: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function LinkDialog({ story, url, open, onOpenChange }: LinkDialogProps) {
  const stop = useStopSharing(story.id)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="This story is shared"
      description="Anyone with this link can read the story, including the names in it, see its pictures and listen to it. They cannot see any other story or anything else about your family."
    >
      <p className="rounded-field border border-line bg-sunken px-4 py-3 break-all select-all">{url}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button className="flex-1" onClick={() => void sendLink(url, story.title)}>
          {canShare() ? <Share2 size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
          {canShare() ? 'Send the link' : 'Copy the link'}
        </Button>
        {canShare() && (
          <Button variant="secondary" className="flex-1" onClick={() => void copyLink(url)}>
            <Copy size={20} aria-hidden="true" />
            Copy the link
          </Button>
        )}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-52 text-soft">If you stop sharing, the link no longer works.</p>
        <Button
          variant="secondary"
          busy={stop.isPending}
          disabled={stop.isPending}
          onClick={() => stop.mutate()}
        >
          Stop sharing
        </Button>
      </div>
    </Dialog>
  )
}

const canShare = () => 'share' in navigator
