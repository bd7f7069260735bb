import type { StoryCard as Card } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { stepTitles, storiesQuery, useProgress } from '../stories/index.ts'
import { CardLink } from './card-link.tsx'
import { StoryPicture } from './story-picture.tsx'

/** A story that is still being made, with its progress. */
export function StoryProgressCard({
  story,
  follow,
  heading: Heading,
}: {
  story: Card
  follow: boolean
  heading: 'h2' | 'h3'
}) {
  const progress = useProgress(follow ? story.id : null) ?? story.progress
  useRefreshListWhenDone(progress?.status)
  const step = stepTitles.find((entry) => entry.step === (progress?.step ?? 'generating'))
  return (
    <article className="relative grid h-full grid-cols-[min(9.5rem,40%)_minmax(0,1fr)] overflow-hidden rounded-card border border-dashed border-edge bg-surface sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <StoryPicture url={progress?.thumbnailUrl ?? story.thumbnailUrl} />
      <div className="row-span-2 flex min-w-0 flex-col gap-3 sm:row-span-1 p-4 sm:p-5">
        <Heading className="line-clamp-2 text-lg sm:text-xl">
          <CardLink href={`/story/${story.id}`}>{progress?.title || story.title || 'A new story'}</CardLink>
        </Heading>
        <p role="status" className="flex items-center gap-2.5 text-soft">
          <span className="text-lantern">
            <Spinner size={20} />
          </span>
          {step?.title}
        </p>
        <Progress value={progress?.percent ?? 0} label="Story progress" className="mt-auto" />
      </div>
    </article>
  )
}

function useRefreshListWhenDone(status: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (status === 'ready' || status === 'failed') {
      void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true })
    }
  }, [status, client])
}
