import { readingLinkDays, type Story } from '@nightlight/contract'
import { Copy, Share2 } from 'lucide-react'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { linkToShare, useSendLink } from '../stories/index.ts'
import { WhoIsTold } from './who-is-told.tsx'

interface ReaderLinkProps {
  readerName: string
  url: string
  story: Story
  onClose: () => void
}

/** The link is shown only once: its token is not stored. */
export function ReaderLink({ readerName, url, story, onClose }: ReaderLinkProps) {
  const link = linkToShare(url, location.origin)
  const { send, copy, note } = useSendLink()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`A link for ${isolate(readerName)}`}
      description={`With it ${isolate(readerName)} can record this story on a phone, without an account, for ${readingLinkDays} days. It is shown only now; you can make a new one at any time.`}
    >
      <p className="rounded-field border border-line bg-sunken px-4 py-3 break-all select-all">{link}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        {'share' in navigator && (
          <Button className="flex-1" onClick={() => send(link, story.title)}>
            <Share2 size={20} aria-hidden="true" />
            Send the link
          </Button>
        )}
        <Button variant="secondary" className="flex-1" onClick={() => copy(link)}>
          <Copy size={20} aria-hidden="true" />
          Copy the link
        </Button>
      </div>
      <p role="status" className="mt-2">
        {note}
      </p>
      <WhoIsTold />
    </Dialog>
  )
}
