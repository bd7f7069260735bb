import type { StoryCard as Card } from '@nightlight/contract'
import { clsx } from 'clsx'
import { BookOpenCheck, CircleCheck, Headphones, Heart, Mic } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { directionOf } from '../../lib/bidi.ts'
import { relativeDate } from '../../lib/dates.ts'
import { useOnline } from '../../lib/online.ts'
import { Badge } from '../../ui/badge.tsx'
import { isSavedOffline, useOfflineStories } from '../offline/index.ts'
import { CardLink } from './card-link.tsx'
import { heardOf } from './heard.ts'
import { PlayStory } from './play-story.tsx'
import { StoryPicture } from './story-picture.tsx'

/** A finished story: its whole cover, since the title is drawn into it, beside the text on phones and above it elsewhere. The whole card is one link, but for Play. */
export const StoryCard = memo(function StoryCard({
  story,
  heading: Heading,
  isOfOneChild,
}: {
  story: Card
  heading: 'h2' | 'h3'
  isOfOneChild: boolean
}) {
  const isSaved = isSavedOffline(useOfflineStories(), story.id)
  const isUnavailable = !useOnline() && !isSaved
  const { isNew, percent } = heardOf(story)
  return (
    <article
      className={clsx(
        'group relative isolate grid h-full grid-cols-[min(9.5rem,40%)_minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface shadow-paper transition-shadow duration-300 hover:shadow-lifted sm:grid-cols-1 sm:grid-rows-[auto_auto_1fr]',
        isUnavailable && 'grayscale',
      )}
    >
      <StoryPicture url={story.thumbnailUrl}>
        {story.favorite && (
          <CornerMark name="Favourite">
            <Heart fill="currentColor" aria-hidden="true" className="size-4 sm:size-4.5" />
          </CornerMark>
        )}
        {story.audioUrl && !isUnavailable && (
          <PlayStory
            story={story}
            label={`Play ${story.title}`}
            iconSize={24}
            isOneOfMany
            className="absolute right-1.5 bottom-1.5 z-2 size-11 sm:right-4 sm:bottom-4 sm:size-12"
          />
        )}
        {percent !== null && <HeardBar percent={percent} />}
      </StoryPicture>
      <Heading className="min-w-0 px-3 pt-3 text-lg sm:px-5 sm:pt-4 sm:text-xl">
        <span className="line-clamp-2">
          <CardLink href={`/story/${story.id}`} lang={story.language}>
            {story.title}
          </CardLink>
        </span>
      </Heading>
      <div className="flex min-w-0 flex-col gap-1.5 px-3 pt-1.5 pb-3 sm:gap-2 sm:p-5 sm:pt-2">
        <ReadingArrived of={story} />
        {story.awaitsParent && (
          <p className="flex items-center gap-2 font-bold">
            <BookOpenCheck size={18} aria-hidden="true" className="shrink-0" />
            Waits for your yes
          </p>
        )}
        <p
          lang={story.language}
          dir={directionOf(story.excerpt)}
          className="line-clamp-2 text-[0.9375rem] text-soft max-sm:hidden sm:text-base"
        >
          {story.excerpt}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-[0.9375rem] text-soft">
          {isNew && <Badge tone="starlight">New</Badge>}
          <span className="flex items-center gap-1.5">
            {story.audioUrl && <Headphones size={16} aria-label="With narration" role="img" />}
            {`~${story.duration} min`}
          </span>
          {!story.isSample && (
            <time dateTime={story.createdAt} className="whitespace-nowrap">
              {relativeDate(story.createdAt)}
            </time>
          )}
          {isSaved && (
            <span className="flex items-center gap-1.5">
              <CircleCheck size={16} aria-hidden="true" />
              On this device
            </span>
          )}
          {isUnavailable && <b>Not on this device</b>}
          {story.night && <span>{`Night ${story.night}`}</span>}
          {!isOfOneChild && <Names of={story} />}
          {story.madeBy && (
            <span className="min-w-0 max-w-full truncate">
              by <bdi dir="auto">{story.madeBy}</bdi>
            </span>
          )}
        </p>
      </div>
    </article>
  )
})

function HeardBar({ percent }: { percent: number }) {
  return (
    <span
      role="img"
      aria-label={`Heard to ${percent} %`}
      className="absolute inset-x-0 bottom-0 z-2 h-1.5 bg-[#1b1736]/80"
    >
      <span className="block h-full bg-[#ffbf66]" style={{ width: `${percent}%` }} />
    </span>
  )
}

function CornerMark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span
      role="img"
      aria-label={name}
      className="absolute bottom-2 left-2 grid size-7 place-items-center rounded-full bg-page text-lantern shadow-paper sm:bottom-3 sm:left-3 sm:size-9"
    >
      {children}
    </span>
  )
}

/** A relative has read the story, and nobody has listened yet. An earlier version saved stories without this on the device. */
function ReadingArrived({ of: { waitingReadings } }: { of: Card }) {
  const name = waitingReadings?.[0]
  if (name === undefined) return null
  return (
    <p className="flex items-center gap-2 font-bold text-link">
      <Mic size={18} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0">
        Read by <bdi dir="auto">{name}</bdi>: listen
      </span>
    </p>
  )
}

function Names({ of: { childrenIncluded } }: { of: Card }) {
  const [first, ...others] = childrenIncluded
  if (!first) return null
  return (
    <span className="min-w-0 max-w-full truncate">
      <bdi dir="auto">{first.name}</bdi>
      {others.length > 0 && ` + ${others.length}`}
    </span>
  )
}
