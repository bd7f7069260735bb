import type { StoryCard as Card } from '@nightlight/contract'
import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { useDeleteStory } from '../stories/index.ts'

/** A failed story: the reason, and what to do. Deleting it loses nothing, so there is no confirmation. */
export function FailedCard({ story, heading: Heading }: { story: Card; heading: 'h2' | 'h3' }) {
  const remove = useDeleteStory(story.id)
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-danger bg-surface p-5">
      <Heading className="line-clamp-2 text-xl">
        <bdi dir={directionOf(story.title)}>{story.title || 'A story that could not be made'}</bdi>
      </Heading>
      <p className="text-soft">{story.progress?.message ?? 'Failed to generate story. Please try again.'}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Button asChild className="flex-1">
          <Link href="/#create-story">Try again</Link>
        </Button>
        <Button
          variant="secondary"
          busy={remove.isPending}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {!remove.isPending && <Trash2 size={18} aria-hidden="true" />}
          Delete
        </Button>
      </div>
    </article>
  )
}
