import type { JoinedFamily, StoryCard } from '@nightlight/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../../app/page-title.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { ClosedFamily, ShelfSwitch, useChosenFamily } from '../family/family-shelf.tsx'
import { createPath } from '../family/places.ts'
import { familyStoriesQuery } from '../family/queries.ts'
import { FindBar } from './find-bar.tsx'
import { anyStory, findStories, isNarrowed, type Wish } from './find-stories.ts'
import { storiesQuery } from './queries.ts'
import { StoryGrid } from './story-grid.tsx'
import { usePages } from './use-pages.ts'

/** So few are seen at a glance. */
const searchedFrom = 3

export function LibraryPage() {
  usePageTitle('Story Library')
  const { families, chosen } = useChosenFamily()
  return (
    <div className="page-width py-6 md:py-10">
      <Link
        href="/"
        className="inline-flex min-h-12 items-center gap-2 rounded-full pr-4 font-bold text-link"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Magical Home
      </Link>
      <div className="mt-2 mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Your Story Library</h1>
        {(!chosen || (chosen.isOpen && chosen.mayCreate)) && (
          <Button asChild>
            <Link href={chosen ? createPath(chosen.id) : '/#create-story'}>
              <Plus size={20} aria-hidden="true" />
              Create New Story
            </Link>
          </Button>
        )}
      </div>
      <ShelfSwitch families={families} chosen={chosen} />
      {!chosen && <OwnShelf />}
      {chosen?.isOpen && <FamilyShelf key={chosen.id} family={chosen} />}
      {chosen && !chosen.isOpen && <ClosedFamily family={chosen} />}
    </div>
  )
}

function OwnShelf() {
  const stories = useQuery({ ...storiesQuery, refetchOnMount: 'always' })
  useFreshOnReturn(stories.refetch)
  return <Shelf stories={stories} empty={<EmptyShelf />} />
}

function FamilyShelf({ family: { id, firstName } }: { family: JoinedFamily }) {
  const stories = useQuery({ ...familyStoriesQuery(id), refetchOnMount: 'always' })
  useFreshOnReturn(stories.refetch)
  return (
    <Shelf
      stories={stories}
      empty={
        <div className="flex flex-col items-center gap-5 py-12 text-center">
          <Art kind="empty-library" className="w-72" />
          <p className="text-lg text-soft">{firstName}’s family has no stories yet.</p>
        </div>
      }
    />
  )
}

function Shelf({ stories, empty }: { stories: UseQueryResult<StoryCard[]>; empty: ReactNode }) {
  if (stories.isPending) return <Waiting>Loading your stories...</Waiting>
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
  const [wish, setWish] = useState(anyStory)
  // The key is in the field before the list has followed.
  const settled = useDeferredValue(wish)
  const found = useMemo(() => findStories(stories, settled), [stories, settled])
  return (
    <>
      {stories.length > searchedFrom && <FindBar stories={stories} wish={wish} onWish={setWish} />}
      <p role="status" className="sr-only">
        {isNarrowed(settled) ? `${found.length} of ${stories.length} stories` : ''}
      </p>
      {found.length > 0 ? (
        <Found stories={found} wish={settled} />
      ) : (
        <div className="flex flex-col items-center gap-4 py-12 text-center">
          <p className="text-lg text-soft">No story fits.</p>
          <Button look="secondary" onClick={() => setWish(anyStory)}>
            Show all stories
          </Button>
        </div>
      )}
    </>
  )
}

const Found = memo(function Found({ stories, wish }: { stories: readonly StoryCard[]; wish: Wish }) {
  const { shown, end } = usePages(stories.length, wish)
  return (
    <>
      <StoryGrid stories={stories.slice(0, shown)} heading="h2" />
      <div ref={end} />
    </>
  )
})

function EmptyShelf() {
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
function useFreshOnReturn(refetch: UseQueryResult<StoryCard[]>['refetch']): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false })
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refetch])
}
