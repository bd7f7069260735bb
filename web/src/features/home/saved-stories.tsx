import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StoryGrid } from '../library/index.ts'
import { storiesQuery } from '../stories/index.ts'
import { Shelves } from './shelves.tsx'

/** How many are shown at first, and more each time. */
export const savedShown = 3

export function SavedStories() {
  const user = useCurrentUser()
  const online = useOnline()
  const stories = useQuery(storiesQuery)
  const [shown, setShown] = useState(savedShown)
  const [childId, setChildId] = useState<number | null>(null)
  const shelf = stories.data?.filter(
    ({ childrenIncluded }) => childId === null || childrenIncluded.some(({ id }) => id === childId),
  )
  // Without a connection the bar beneath the header says what is missing, and leads to what is saved on the device.
  if (stories.data ? stories.data.length === 0 && !user : !online) return null
  return (
    <section aria-labelledby="saved-title" className="page-width py-12 md:py-16">
      <h2 id="saved-title" className="mb-6 text-3xl md:text-4xl">
        {user ? 'Saved Stories' : 'Stories to read now'}
      </h2>
      {stories.isPending && <Placeholders count={user === null ? samples : savedShown} />}
      {stories.isError && (
        <Notice tone="danger" action={<Button onClick={() => void stories.refetch()}>Try again</Button>}>
          Failed to load stories. Please try again later.
        </Notice>
      )}
      {stories.data?.length === 0 && <p className="text-soft">You haven't created any stories yet.</p>}
      {user && (
        <Shelves
          stories={stories.data ?? []}
          childId={childId}
          onChoose={(id) => {
            setChildId(id)
            setShown(savedShown)
          }}
        />
      )}
      {shelf && <StoryGrid stories={shelf.slice(0, shown)} heading="h3" inThrees />}
      {shelf && shelf.length > shown && (
        <div className="mt-8 flex justify-center">
          <Button variant="secondary" onClick={() => setShown(shown + savedShown)}>
            Load More Stories
          </Button>
        </div>
      )}
    </section>
  )
}

/** As many as an installation has for visitors, so that none of them goes again. */
const samples = 2

/** A phone shows one of them, a phone on its side two. */
const widths = ['', 'hidden sm:block', 'hidden md:block']

function Placeholders({ count }: { count: number }) {
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 md:grid-cols-3">
      <span className="sr-only">Loading your stories...</span>
      {widths.slice(0, count).map((width) => (
        <Skeleton key={width} className={`h-96 rounded-card ${width}`} />
      ))}
    </div>
  )
}
