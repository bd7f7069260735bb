import type { StoryCard as Card } from '@nightlight/contract'
import { FailedCard } from './failed-card.tsx'
import { MakingCard } from './making-card.tsx'
import { StoryCard } from './story-card.tsx'

/** A browser opens six connections to one place: stories further down wait for their turn to be followed. */
const followedAtOnce = 2

/** One, two or three columns by width. */
export function StoryGrid({ stories }: { stories: readonly Card[] }) {
  const followed = stories
    .filter((story) => story.status === 'generating')
    .slice(0, followedAtOnce)
    .map((story) => story.id)
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {stories.map((story) => (
        <li key={story.id} className="min-w-0 [contain-intrinsic-size:auto_26rem] [content-visibility:auto]">
          {story.status === 'ready' && <StoryCard story={story} />}
          {story.status === 'generating' && <MakingCard story={story} follow={followed.includes(story.id)} />}
          {story.status === 'failed' && <FailedCard story={story} />}
        </li>
      ))}
    </ul>
  )
}
