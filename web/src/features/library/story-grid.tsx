import type { StoryCard as Card } from '@nightlight/contract'
import { clsx } from 'clsx'
import { FailedCard } from './failed-card.tsx'
import { StoryCard } from './story-card.tsx'
import { StoryProgressCard } from './story-progress-card.tsx'

/** Browsers open six connections per host, so only the first few stories are followed. */
const maxFollowed = 2

/** Cards after the first dozen are laid out only near the viewport, so that a thousand scroll smoothly. */
const eagerCards = 12
const offscreen =
  '[contain-intrinsic-size:auto_9rem] sm:[contain-intrinsic-size:auto_26rem] [content-visibility:auto]'

interface StoryGridProps {
  stories: readonly Card[]
  /** The level of the cards' headings. */
  heading: 'h2' | 'h3'
  /** What is above names the child of every story, so the cards do not. */
  isOfOneChild?: boolean
  /** Three are shown at a time: on a tablet, two columns would leave a hole. */
  inThrees?: boolean
}

/** One, two or three columns by width. */
export function StoryGrid({ stories, heading, isOfOneChild = false, inThrees = false }: StoryGridProps) {
  const followed = stories
    .filter((story) => story.status === 'generating')
    .slice(0, maxFollowed)
    .map((story) => story.id)
  return (
    <ul className={clsx('grid gap-5 sm:grid-cols-2', inThrees ? 'md:grid-cols-3' : 'lg:grid-cols-3')}>
      {stories.map((story, index) => (
        <li key={story.id} className={clsx('min-w-0', index >= eagerCards && offscreen)}>
          {story.status === 'ready' && (
            <StoryCard story={story} heading={heading} isOfOneChild={isOfOneChild} />
          )}
          {story.status === 'generating' && (
            <StoryProgressCard story={story} heading={heading} follow={followed.includes(story.id)} />
          )}
          {story.status === 'failed' && <FailedCard story={story} heading={heading} />}
        </li>
      ))}
    </ul>
  )
}
