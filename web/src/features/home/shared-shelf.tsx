import type { JoinedFamily } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { closedFamilyText, createPath, familyStoriesQuery, libraryPath } from '../family/index.ts'
import { StoryGrid } from '../library/index.ts'

/** As many as a row or two has. */
const shownStories = 3

/** What a family shares that this account has joined. */
export function SharedShelf({ family }: { family: JoinedFamily }) {
  const { id, firstName, isOpen, mayCreate, people } = family
  const titleId = `family-${id}`
  return (
    <section aria-labelledby={titleId} className="page-width py-8 md:py-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id={titleId} className="text-3xl wrap-anywhere">
            From {isolate(firstName)}’s family
          </h2>
          {people.length > 0 && (
            <p className="mt-1 text-soft wrap-anywhere">
              You read here with {isolate(firstName)}, {listOf(people)}.
            </p>
          )}
        </div>
        {isOpen && mayCreate && (
          <Button asChild variant="secondary">
            <Link href={createPath(id)}>
              <Plus size={20} aria-hidden="true" />
              Make a story for them
            </Link>
          </Button>
        )}
      </div>
      {isOpen ? <Stories family={family} /> : <Notice>{closedFamilyText(firstName)}</Notice>}
    </section>
  )
}

function Stories({ family: { id, firstName } }: { family: JoinedFamily }) {
  const stories = useQuery({ ...familyStoriesQuery(id), refetchOnMount: 'always' })
  if (stories.isPending) return <Skeleton className="h-40 rounded-card" />
  if (!stories.data)
    return <Notice tone="danger">The stories of {isolate(firstName)}’s family could not be loaded.</Notice>
  if (stories.data.length === 0)
    return <p className="text-lg text-soft">{isolate(firstName)}’s family has no stories yet.</p>
  return (
    <>
      <StoryGrid stories={stories.data.slice(0, shownStories)} heading="h3" inThrees />
      {stories.data.length > shownStories && (
        <Link href={libraryPath(id)} className="mt-4 inline-flex min-h-12 items-center font-bold text-link">
          {`All ${stories.data.length} stories`}
        </Link>
      )}
    </>
  )
}

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names.map(isolate))
