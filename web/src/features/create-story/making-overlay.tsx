import { getStory, type User } from '@nightlight/contract'
import { skipToken, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { toast } from '../../ui/toast.ts'
import { quotaQuery } from '../plans/index.ts'
import {
  announceMaking,
  makingIdOf,
  requestedStory,
  storiesQuery,
  useMakingId,
  useOpenMaking,
  useProgress,
  useStoriesInMaking,
} from '../stories/index.ts'
import { clearRequested } from './draft.ts'
import { StoryProgressOverlay } from './story-progress-overlay.tsx'
import { lastRequest, requestKey } from './use-story-creation.ts'

/** Over every page: a story that is being made, as long as the address names one. */
export function MakingOverlay({ user }: { user: User }) {
  const id = useMakingId()
  return id === null ? null : <Making user={user} id={id} />
}

function Making({ user, id }: { user: User; id: string }) {
  const client = useQueryClient()
  const open = useOpenMaking()
  const [path, navigate] = useLocation()
  const storyId = id === requestedStory ? null : id
  const heard = useProgress(storyId)
  // What the list says of it is all there is without a connection.
  const listed = useStoriesInMaking(true).find((story) => story.id === storyId)
  const progress = heard ?? listed?.progress ?? null
  const familyId = familyOf(path)
  useLostRequest(id)
  useMissingStory(storyId, heard !== null)

  const hasFailed = useLatest(progress?.status === 'failed')
  useEffect(() => {
    if (storyId) announceMaking(client)
    return () => {
      const isClosed = makingIdOf(location.search) !== storyId
      if (storyId && isClosed && !hasFailed.current) clearRequested({ userId: user.id, familyId }, storyId)
      announceMaking(client)
      for (const queryKey of [quotaQuery.queryKey, storiesQuery.queryKey, ['/api/families']])
        void client.invalidateQueries({ queryKey, exact: queryKey === storiesQuery.queryKey })
    }
  }, [client, storyId, user.id, familyId, hasFailed])

  const leave = () => {
    toast({
      title: 'Your story is still being made',
      description: familyId
        ? 'You will find it in the family’s library.'
        : 'You will find it in your library.',
    })
    if (familyId) navigate(`/library?family=${familyId}`, { replace: true })
    else open(null, { replace: true })
  }
  const openStory = () => {
    // Going back from the story does not come here again.
    navigate(`/story/${storyId}`, { replace: true })
  }
  return (
    <StoryProgressOverlay
      storyId={storyId}
      progress={progress}
      withAudio={progress ? progress.narration !== null : (lastRequest(client)?.generateAudio ?? true)}
      onReady={openStory}
      onLeave={leave}
      onBackToForm={() => open(null, { replace: true })}
    />
  )
}

/** The family for which a member has requested the story. */
const familyOf = (path: string): number | undefined => {
  const id = /^\/family\/(\d+)\//.exec(path)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** A page that was reloaded while it waited for a reply does not know the id: the story is found in the header, if it was accepted. */
function useLostRequest(id: string): void {
  const open = useOpenMaking()
  const isLost = useIsMutating({ mutationKey: requestKey }) === 0 && id === requestedStory
  useEffect(() => {
    if (isLost) open(null, { replace: true })
  }, [isLost, open])
}

const patienceMs = 8000

/** A story that was deleted meanwhile has no progress. */
function useMissingStory(storyId: string | null, isHeardOf: boolean): void {
  const open = useOpenMaking()
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const { error } = useQuery({
    queryKey: ['is-being-made', storyId],
    queryFn:
      storyId && hasWaited && !isHeardOf
        ? ({ signal }) => call(getStory, { params: { id: storyId }, signal })
        : skipToken,
    gcTime: 0,
  })
  const isGone = isApiError(error) && error.status === 404
  useEffect(() => {
    if (!isGone) return
    toast({ title: 'This story is not here any more', tone: 'destructive' })
    open(null, { replace: true })
  }, [isGone, open])
}
