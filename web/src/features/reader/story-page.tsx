import type { Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { isApiError } from '../../lib/api-error.ts'
import { useDrawnPending } from '../../lib/drawn-pending.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { storyQuery } from '../stories/index.ts'
import { StoryView } from './story-view.tsx'
import { UnfinishedStory } from './unfinished-story.tsx'
import { useLiveStory } from './use-live-story.ts'

export function StoryPage() {
  const { id } = useParams<{ id?: string }>()
  if (!id) return <Missing>Story not found</Missing>
  return <StoryById key={id} id={id} />
}

function StoryById({ id }: { id: string }) {
  const story = useQuery(storyQuery(id))
  const isPending = useDrawnPending(story.isPending)
  const progress = useLiveStory(story.data)
  usePageTitle(story.data?.title)
  if (isPending) return <Loading>Loading story...</Loading>
  if (isApiError(story.error) && story.error.status === 403)
    return <Missing>{story.error.userMessage}</Missing>
  if (!story.data) return <Missing>Failed to load story. Please try again later.</Missing>
  if (!isReadable(story.data)) return <UnfinishedStory story={story.data} progress={progress} />
  return <StoryView story={story.data} progress={progress} />
}

/** Text is enough to start reading; pictures and narration arrive meanwhile. */
const isReadable = ({ status, storyStructure }: Story) =>
  status === 'ready' || (status === 'generating' && storyStructure.sections.length > 0)

function Missing({ children }: { children: string }) {
  usePageTitle('Story')
  return (
    <div className="page-width flex flex-col items-center gap-5 py-16 text-center">
      <Art kind="not-found" className="w-72" />
      <h1 className="max-w-lg text-3xl">{children}</h1>
      <Button asChild>
        <Link href="/">Back to Home</Link>
      </Button>
    </div>
  )
}
