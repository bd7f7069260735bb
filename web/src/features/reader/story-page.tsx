import type { Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { isApiError } from '../../lib/api-error.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useDrawnPending } from '../../lib/drawn-pending.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { authPath } from '../../lib/return-path.ts'
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
  if (!story.data) {
    const isNotFound = isApiError(story.error) && story.error.status === 404
    return (
      <Missing explanation={isNotFound && <NotShared />}>
        Failed to load story. Please try again later.
      </Missing>
    )
  }
  if (!isReadable(story.data)) return <UnfinishedStory story={story.data} progress={progress} />
  return <StoryView story={story.data} progress={progress} />
}

/** Text is enough to start reading; pictures and narration arrive meanwhile. */
const isReadable = ({ status, storyStructure }: Story) =>
  status === 'ready' || (status === 'generating' && storyStructure.sections.length > 0)

/** The server does not say which of these it is, so that nobody learns whether a story exists. */
function NotShared() {
  const user = useCurrentUser()
  const [path] = useLocation()
  return (
    <div className="flex max-w-lg flex-col gap-3 text-lg">
      <p>
        This story is no longer shared, or the link is incomplete. If somebody sent it to you, please ask them
        for a new link.
      </p>
      {user === null && (
        <p>
          If it is a story of your own family,{' '}
          <Link href={authPath(path)} className="font-bold text-link underline underline-offset-4">
            log in
          </Link>{' '}
          to read it.
        </p>
      )}
    </div>
  )
}

function Missing({ children, explanation }: { children: string; explanation?: ReactNode }) {
  usePageTitle('Story')
  return (
    <div className="page-width flex flex-col items-center gap-5 py-16 text-center">
      <Art kind="not-found" className="w-72" />
      <h1 className="max-w-lg text-3xl">{children}</h1>
      {explanation}
      <Button asChild>
        <Link href="/">Back to Home</Link>
      </Button>
    </div>
  )
}
