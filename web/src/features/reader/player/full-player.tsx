import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { BookOpenText, ChevronDown, ListPlus } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { directionOf } from '../../../lib/bidi.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useReturnFocus } from '../../../ui/return-focus.ts'
import { Slider } from '../../../ui/slider.tsx'
import { storiesQuery } from '../../stories/index.ts'
import { LightsOutButton } from '../bedtime/lights-out.tsx'
import { SleepChoice } from '../bedtime/sleep-choice.tsx'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import { PlayButton, Seek, SkipBack, SkipForward } from './controls.tsx'
import { useNowPlaying } from './now-playing.ts'
import type { Playback } from './playback.ts'
import { enqueue, removeFromQueue } from './queue.ts'

/** Its name as an entry of the history. */
export const fullPlayer = 'player'

interface FullPlayerProps {
  playback: Playback
  open: boolean
  onClose: () => void
}

/** The picture of the story, and everything that a hand looks for in the dark, in large. */
export function FullPlayer({ playback, open, onClose }: FullPlayerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 overflow-y-auto bg-page data-[state=open]:animate-appear"
        >
          <Face playback={playback} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Face({ playback, onClose }: Omit<FullPlayerProps, 'open'>) {
  const { story, player } = playback
  const textPath = `/story/${story.id}`
  return (
    <div className="mx-auto grid min-h-full w-full max-w-6xl content-start gap-x-14 gap-y-4 px-4 pt-2 pb-8 sm:px-8 lg:grid-cols-2 lg:content-center">
      <div className="flex items-center justify-between lg:col-span-2">
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <ChevronDown size={26} aria-hidden="true" />
        </Button>
        <Button asChild variant="ghost">
          {/* In place of this entry of the history, so that going back does not lead here again. */}
          <Link
            replace
            href={textPath}
            onClick={(event) => {
              if (location.pathname !== textPath) return
              event.preventDefault()
              onClose()
            }}
          >
            <BookOpenText size={20} aria-hidden="true" />
            Read along
          </Link>
        </Button>
      </div>
      <Artwork playback={playback} />
      <div className="flex min-w-0 flex-col gap-5">
        <Radix.Title lang={story.language} dir={directionOf(story.title)} className="text-center text-3xl">
          {story.title}
        </Radix.Title>
        <div className="flex">
          <Seek player={player} />
        </div>
        <div className="flex items-center justify-center gap-4">
          <SkipBack player={player} />
          <PlayButton player={player} />
          <SkipForward player={player} />
        </div>
        <LightsOutButton player={player} story={story} />
        <SleepChoice playback={playback} />
        <Speed />
        <Queue playback={playback} />
      </div>
    </div>
  )
}

function Artwork({ playback: { story } }: { playback: Playback }) {
  const [cover] = story.storyImages
  if (!cover) return null
  return (
    <img
      src={cover.bitmaps.at(-1)?.url ?? cover.url}
      alt=""
      className="mx-auto max-h-[42svh] rounded-[1.75rem] shadow-lifted lg:max-h-[70svh]"
      style={{ aspectRatio: `${cover.width} / ${cover.height}`, backgroundColor: cover.colour }}
    />
  )
}

function Speed() {
  const { speed } = usePreferences()
  return (
    <div>
      <p aria-hidden="true" className="flex justify-between font-bold">
        Speed
        <span className="font-normal text-soft tabular-nums">{`${speed}%`}</span>
      </p>
      <Slider
        label="Speed"
        value={speed}
        min={50}
        max={200}
        step={5}
        valueText={`${speed} percent`}
        onChange={(value) => setPreferences({ speed: value })}
      />
    </div>
  )
}

/** What follows, and what else could. */
function Queue({ playback: { story } }: { playback: Playback }) {
  const { queue } = useNowPlaying()
  const [choosing, setChoosing] = useState(false)
  return (
    <section aria-labelledby="queue" className="flex flex-col gap-2">
      <h3 id="queue" className="font-bold font-sans! text-[1.0625rem]">
        Afterwards
      </h3>
      {queue.length > 0 && (
        <ul className="flex flex-col gap-2">
          {queue.map(({ id, title }) => (
            <Chip key={id} name={title} onRemove={() => removeFromQueue(id)} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        aria-expanded={choosing}
        className="self-start"
        onClick={() => setChoosing(!choosing)}
      >
        <ListPlus size={20} aria-hidden="true" />
        One more
      </Button>
      {choosing && <Stories except={[story.id, ...queue.map(({ id }) => id)]} />}
    </section>
  )
}

/** As many as a tired parent looks through. */
const shownStories = 30

function Stories({ except }: { except: readonly string[] }) {
  const stories = useQuery(storiesQuery)
  if (stories.isPending) return <p role="status">Loading stories…</p>
  const others = (stories.data ?? [])
    .filter(({ id, audioUrl }) => audioUrl !== null && !except.includes(id))
    .slice(0, shownStories)
  if (others.length === 0) return <p className="text-soft">There is no other story with a voice here.</p>
  return (
    <ul className="flex flex-col">
      {others.map((card) => (
        <li key={card.id}>
          <button
            type="button"
            onClick={() => enqueue(card)}
            className="flex min-h-14 w-full items-center gap-3 rounded-field px-2 text-left hover:bg-tint"
          >
            {card.thumbnailUrl && (
              <img
                src={card.thumbnailUrl}
                alt=""
                loading="lazy"
                className={clsx('size-12 shrink-0 rounded-lg object-cover')}
              />
            )}
            <bdi dir="auto" className="min-w-0 flex-1">
              {card.title}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
