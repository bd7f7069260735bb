import type { ChildScreenStory } from '@nightlight/contract'
import { useState } from 'react'
import { directionOf } from '../../lib/bidi.ts'
import { Art } from '../../ui/art.tsx'

interface CoversProps {
  stories: readonly ChildScreenStory[]
  onPlay: (story: ChildScreenStory) => void
}

/** Two beside each other on the smallest phone: far larger than the 64 pixels that a small finger needs. */
export function Covers({ stories, onPlay }: CoversProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,42vw),1fr))] gap-4 sm:gap-6">
      {stories.map((story) => (
        <li key={story.id}>
          <button
            type="button"
            lang={story.language}
            aria-label={story.title}
            onClick={() => onPlay(story)}
            className="relative block aspect-4/3 min-h-16 w-full overflow-hidden rounded-card bg-tint shadow-paper transition-shadow duration-200 hover:shadow-lifted"
          >
            <Cover story={story} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The title is drawn into a cover; without one it is written. */
function Cover({ story: { thumbnailUrl, title } }: { story: ChildScreenStory }) {
  const [isBroken, setBroken] = useState(false)
  if (thumbnailUrl && !isBroken) {
    return (
      <img
        src={thumbnailUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
        className="absolute inset-0 size-full object-cover"
      />
    )
  }
  return (
    <>
      <Art kind="finishing" className="absolute inset-0 size-full p-2" />
      <span
        dir={directionOf(title)}
        className="absolute inset-x-0 bottom-0 line-clamp-2 bg-surface/90 px-3 py-2 font-bold"
      >
        {title}
      </span>
    </>
  )
}
