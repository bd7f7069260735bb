import { type ShareDuration, type Story, shareDurations } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Copy, Share2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../lib/date-time.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OnlineButton } from '../../ui/online-button.tsx'
import { linkToShare, useSendLink, useShareStory, useStopSharing } from '../stories/index.ts'
import { actionStyle } from './action-style.ts'

/** Asks before a story becomes public. Afterwards the dialog shows the link and until when it works, and turns it off again. */
export function ShareStory({ story }: { story: Story }) {
  const [dialog, setDialog] = useState<'question' | 'link' | null>(null)
  const share = useShareStory(story.id)
  const link = useSendLink()
  const url = share.data && linkToShare(share.data.url, location.origin)
  const isShared = isStillShared(story)
  const showLink = () => share.mutate(undefined, { onSuccess: () => setDialog('link') })
  const publish = (duration: ShareDuration) =>
    share.mutate(duration, {
      onSuccess: ({ url }) => {
        setDialog('link')
        link.send(linkToShare(url, location.origin), story.title)
      },
    })
  return (
    <>
      <OnlineButton
        variant="ghost"
        className={actionStyle}
        busy={share.isPending}
        disabled={share.isPending}
        onClick={isShared ? showLink : () => setDialog('question')}
      >
        {!share.isPending && (
          <Share2 size={20} aria-hidden="true" className={isShared ? 'text-lantern' : undefined} />
        )}
        {isShared ? 'Shared' : 'Share'}
      </OnlineButton>
      <QuestionDialog
        story={story}
        open={dialog === 'question'}
        busy={share.isPending}
        onClose={() => setDialog(null)}
        onShare={publish}
      />
      {url && (
        <LinkDialog
          story={story}
          url={url}
          link={link}
          open={dialog === 'link' && isShared}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

/** A page that has been open for a while may show a story whose link has ended meanwhile. */
const isStillShared = ({ isShared, sharedUntil }: Story) =>
  isShared && (sharedUntil === null || Date.parse(sharedUntil) > Date.now())

interface QuestionDialogProps {
  story: Story
  open: boolean
  busy: boolean
  onClose: () => void
  onShare: (duration: ShareDuration) => void
}

function QuestionDialog({ story, open, busy, onClose, onShare }: QuestionDialogProps) {
  const [duration, setDuration] = useState<ShareDuration>('week')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Share this story?"
      description={
        <>
          Anyone who has the link can then read the story, see its pictures and listen to it, without an
          account. <VisibleNames of={story} /> They cannot see any other story or anything else about your
          family.
        </>
      }
    >
      <Durations value={duration} onChange={setDuration} />
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse">
        <Button className="flex-auto" busy={busy} disabled={busy} onClick={() => onShare(duration)}>
          {!busy && <SendIcon />}
          {canShare() ? 'Share the link' : 'Share and copy the link'}
        </Button>
        <Button variant="secondary" className="flex-auto" onClick={onClose}>
          Keep it private
        </Button>
      </div>
    </Dialog>
  )
}

/** The names are what families think about least when they share a story. */
function VisibleNames({ of: { childrenIncluded } }: { of: Story }) {
  if (childrenIncluded.length === 0) return <>The names in it become visible to them.</>
  return (
    <>
      They see the names in it:{' '}
      {childrenIncluded.map(({ name }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <bdi dir="auto" className="font-bold text-ink">
            {name}
          </bdi>
        </span>
      ))}
      .
    </>
  )
}

const durationNames: Readonly<Record<ShareDuration, string>> = {
  hour: 'For an hour',
  week: 'For a week',
  unlimited: 'Until I stop it',
}

interface DurationsProps {
  value: ShareDuration
  onChange: (duration: ShareDuration) => void
}

function Durations({ value, onChange }: DurationsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">How long should the link work?</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {shareDurations.map((duration) => (
          <label
            key={duration}
            className={clsx(
              'flex min-h-14 cursor-pointer items-center justify-center rounded-field border-2 px-4 text-center font-bold transition-colors duration-200 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              value === duration ? 'border-lantern bg-tint' : 'border-edge hover:bg-tint',
            )}
          >
            <input
              type="radio"
              name="share-duration"
              value={duration}
              checked={value === duration}
              onChange={() => onChange(duration)}
              className="sr-only"
            />
            {durationNames[duration]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface LinkDialogProps {
  story: Story
  url: string
  link: ReturnType<typeof useSendLink>
  open: boolean
  onClose: () => void
}

function LinkDialog({ story, url, link, open, onClose }: LinkDialogProps) {
  const stop = useStopSharing(story.id)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="This story is shared"
      description="Anyone with this link can read the story, including the names in it, see its pictures and listen to it. They cannot see any other story or anything else about your family."
    >
      <p className="rounded-field border border-line bg-sunken px-4 py-3 break-all select-all">{url}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button className="flex-1" onClick={() => link.send(url, story.title)}>
          <SendIcon />
          {canShare() ? 'Send the link' : 'Copy the link'}
        </Button>
        {canShare() && (
          <Button variant="secondary" className="flex-1" onClick={() => link.copy(url)}>
            <Copy size={20} aria-hidden="true" />
            Copy the link
          </Button>
        )}
      </div>
      <p role="status" className="mt-2">
        {link.note}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="min-w-0 flex-1 basis-52 text-soft">
          {story.sharedUntil
            ? `The link works until ${formatDateTime(story.sharedUntil)}, or until you stop sharing.`
            : 'The link works until you stop sharing.'}
        </p>
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

const SendIcon = () =>
  canShare() ? <Share2 size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />

const canShare = () => 'share' in navigator
