import type { JoinedFamily, StoryCard } from '@nightlight/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { useDrawnPending } from '../../lib/drawn-pending.ts'
import { useOnline } from '../../lib/online.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OnlineButton } from '../../ui/online-button.tsx'
import { Loading } from '../../ui/spinner.tsx'
import {
  ClosedFamily,
  createPath,
  familyStoriesQuery,
  LibrarySwitch,
  ReceivedInvitations,
  useChosenFamily,
} from '../family/index.ts'
import { NoConnection, SavedHere, useIsDisconnected } from '../offline/index.ts'
import { storiesQuery } from '../stories/index.ts'
import { ArrangeBy } from './arrange-by.tsx'
import { FindBar } from './find-bar.tsx'
import { findStories, isFiltered, noFilter, type StoryFilter } from './find-stories.ts'
import { type Arrangement, firstOf, shelvesOf } from './shelves.ts'
import { StoryGrid } from './story-grid.tsx'
import { usePages } from './use-pages.ts'

/** Up to this many stories can be seen at a glance. */
const maxWithoutSearch = 3

export function LibraryPage() {
  usePageTitle('Story Library')
  const hasNone = useQuery(storiesQuery).data?.length === 0
  const { families, chosen, received } = useChosenFamily(hasNone)
  return (
    <div className="page-width py-6 md:py-10">
      <Link
        href="/"
        // On a phone the bar at the bottom has it, and the first story is higher.
        className="hidden min-h-12 items-center gap-2 rounded-full pr-4 font-bold text-link md:inline-flex"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Magical Home
      </Link>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:mt-2 md:mb-8">
        <h1 className="text-3xl sm:text-4xl">Your Story Library</h1>
        {(!chosen || (chosen.isOpen && chosen.mayCreate)) && (
          // An empty library has its own button, which is the one to press.
          <CreateLink
            href={chosen ? createPath(chosen.id) : '/#create-story'}
            variant={hasNone && !chosen ? 'secondary' : 'primary'}
          />
        )}
      </div>
      <ReceivedInvitations invitations={received} className="mb-6" />
      <LibrarySwitch families={families} chosen={chosen} />
      {!chosen && <OwnLibrary />}
      {chosen?.isOpen && <FamilyLibrary key={chosen.id} family={chosen} />}
      {chosen && !chosen.isOpen && <ClosedFamily family={chosen} />}
    </div>
  )
}

function CreateLink({ href, variant }: { href: string; variant: 'primary' | 'secondary' }) {
  const online = useOnline()
  const content = (
    <>
      <Plus size={20} aria-hidden="true" />
      Create New Story
    </>
  )
  if (!online) return <OnlineButton variant={variant}>{content}</OnlineButton>
  return (
    <Button asChild variant={variant}>
      <Link href={href}>{content}</Link>
    </Button>
  )
}

function OwnLibrary() {
  const stories = useQuery({ ...storiesQuery, refetchOnMount: 'always' })
  useRefetchOnReturn(stories.refetch)
  return <LibraryStories stories={stories} empty={<EmptyLibrary />} />
}

function FamilyLibrary({ family: { id, firstName } }: { family: JoinedFamily }) {
  const stories = useQuery({ ...familyStoriesQuery(id), refetchOnMount: 'always' })
  useRefetchOnReturn(stories.refetch)
  return (
    <LibraryStories
      stories={stories}
      empty={
        <div className="flex flex-col items-center gap-5 py-12 text-center">
          <Art kind="empty-library" className="w-72" />
          <p className="text-lg text-soft">{isolate(firstName)}’s family has no stories yet.</p>
        </div>
      }
    />
  )
}

function LibraryStories({ stories, empty }: { stories: UseQueryResult<StoryCard[]>; empty: ReactNode }) {
  const isDisconnected = useIsDisconnected(stories.error)
  const isPending = useDrawnPending(stories.isPending)
  if (!stories.data && isDisconnected) {
    return (
      <NoConnection onRetry={() => void stories.refetch()}>
        <p>Failed to load stories. Please try again later.</p>
        <SavedHere />
      </NoConnection>
    )
  }
  if (isPending || stories.isPending) return <Loading>Loading your stories...</Loading>
  if (stories.isError && !stories.data) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void stories.refetch()}>Try again</Button>}>
        Failed to load stories. Please try again later.
      </Notice>
    )
  }
  if (stories.data.length === 0) return empty
  return <Stories stories={stories.data} />
}

function Stories({ stories }: { stories: readonly StoryCard[] }) {
  const [filter, setFilter] = useState(noFilter)
  const [arrangement, setArrangement] = useState<Arrangement>('child')
  // The field updates first, the list follows.
  const deferredFilter = useDeferredValue(filter)
  const matches = useMemo(() => findStories(stories, deferredFilter), [stories, deferredFilter])
  return (
    <>
      {stories.length > maxWithoutSearch && (
        <FindBar stories={stories} filter={filter} onChange={setFilter} />
      )}
      {!isFiltered(filter) && filter.order === noFilter.order && (
        <ArrangeBy stories={stories} arrangement={arrangement} onChange={setArrangement} />
      )}
      <p role="status" className="sr-only">
        {isFiltered(deferredFilter) ? `${matches.length} of ${stories.length} stories` : ''}
      </p>
      {matches.length > 0 ? (
        <Matches stories={matches} filter={deferredFilter} arrangement={arrangement} />
      ) : (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <p className="text-lg text-soft">No stories match.</p>
          <Button variant="secondary" onClick={() => setFilter(noFilter)}>
            Show all stories
          </Button>
        </div>
      )}
    </>
  )
}

const Matches = memo(function Matches({
  stories,
  filter,
  arrangement,
}: {
  stories: readonly StoryCard[]
  filter: StoryFilter
  arrangement: Arrangement
}) {
  const isBrowsing = !isFiltered(filter) && filter.order === noFilter.order
  const shelves = useMemo(
    () => (isBrowsing ? shelvesOf(stories, arrangement) : null),
    [isBrowsing, stories, arrangement],
  )
  // A story that several relatives have read stands on the shelf of each.
  const count = shelves?.reduce((sum, shelf) => sum + shelf.stories.length, 0) ?? stories.length
  const { shown, end } = usePages(count, filter)
  return (
    <>
      {shelves ? (
        <div className="flex flex-col gap-10">
          {firstOf(shelves, shown).map(({ id, title, isOfOneChild, stories }) => (
            <section key={id} aria-labelledby={`shelf-${id}`}>
              <h2 id={`shelf-${id}`} className="mb-4 text-2xl wrap-anywhere">
                {title}
              </h2>
              <StoryGrid stories={stories} heading="h3" isOfOneChild={isOfOneChild === true} />
            </section>
          ))}
        </div>
      ) : (
        <StoryGrid stories={stories.slice(0, shown)} heading="h2" />
      )}
      <div ref={end} />
    </>
  )
})

function EmptyLibrary() {
  return (
    <div className="flex flex-col items-center gap-5 py-12 text-center">
      <Art kind="empty-library" className="w-72" />
      <p className="text-lg text-soft">You haven't created any stories yet.</p>
      <Button asChild size="large">
        <Link href="/#create-story">Create Your First Story</Link>
      </Button>
    </div>
  )
}

/** A story may have been finished, made or deleted on another device in the meantime. */
function useRefetchOnReturn(refetch: UseQueryResult<StoryCard[]>['refetch']): void {
  useEffect(() => {
    const refetchIfVisible = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false })
    }
    window.addEventListener('focus', refetchIfVisible)
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => {
      window.removeEventListener('focus', refetchIfVisible)
      document.removeEventListener('visibilitychange', refetchIfVisible)
    }
  }, [refetch])
}
