import type { StoryCard } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { loadItem, saveItem } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { storiesQuery } from '../stories/index.ts'
import { readingsQuery, useInviteReader } from './queries.ts'

/** A family that has just begun has other things to find out. */
const storiesBefore = 3
const key = 'nightlight-own-reading-offered'

/** The voice that a child loves best: offered once, at the end of a story of the family's own, when there are three. */
export function OwnReadingOffer({ story, className }: { story: StoryCard; className: string }) {
  const [isOver, setOver] = useState(wasAsked)
  const stories = useQuery({ ...storiesQuery, enabled: !isOver })
  const own = stories.data?.filter(({ isSample, status }) => !isSample && status === 'ready') ?? []
  const isTime = !isOver && own.length >= storiesBefore && own.some(({ id }) => id === story.id)
  const readings = useQuery({ ...readingsQuery(story.id), enabled: isTime })
  if (!isTime || !readings.data?.canInvite || readings.data.readings.length > 0) return null
  const end = () => {
    rememberAsked()
    setOver(true)
  }
  return (
    <div className={className}>
      <Offer storyId={story.id} onEnd={end} />
    </div>
  )
}

const wasAsked = () => loadItem(key) === true
const rememberAsked = () => saveItem(key, true)

/** Once it has been seen it counts as asked: whoever says nothing has answered as well. It stays until this story is left. */
function Offer({ storyId, onEnd }: { storyId: string; onEnd: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useOnceInView(question, rememberAsked)
  return (
    <Notice title="Read this one yourself" icon={<Mic size={32} />}>
      <p ref={question}>
        No voice is as good as yours. Record the story once, page by page: it is kept, and the words light up
        as you read. We only ask once on this device; you can find it again under “More about this story” at
        the end of every story.
      </p>
      {isOpen ? (
        <Start storyId={storyId} onBegun={onEnd} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button onClick={() => setOpen(true)}>Record my reading</Button>
          <Button variant="ghost" onClick={onEnd}>
            Not now
          </Button>
        </div>
      )}
    </Notice>
  )
}

function Start({ storyId, onBegun }: { storyId: string; onBegun: () => void }) {
  const invite = useInviteReader(storyId)
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate(name, {
      onSuccess: ({ link }) => {
        onBegun()
        const { pathname, hash } = new URL(link)
        // Loaded anew: only that page may use the microphone.
        window.location.assign(`${pathname}${hash}`)
      },
    })
  }
  return (
    <form noValidate aria-label="Record my reading" onSubmit={submit} className="mt-3 flex flex-col gap-3">
      <TextField
        label="What does your child call you?"
        maxLength={40}
        autoComplete="off"
        autoFocus
        value={name}
        error={invite.error ? errorText(invite.error) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button
        type="submit"
        className="self-start"
        busy={invite.isPending}
        disabled={invite.isPending || !name.trim()}
      >
        Start recording
      </Button>
    </form>
  )
}

const half = 0.5

/** @param onSeen has to stay the same function: called when half of the element is first on the screen */
function useOnceInView(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Not every browser waits for the half before it says `isIntersecting`.
        if (!entry || entry.intersectionRatio < half) return
        observer.disconnect()
        onSeen()
      },
      { threshold: half },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, onSeen])
}
