import art from 'virtual:art'
import type { JoinedFamily, StoryCard, User } from '@nightlight/contract'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { mayBeSignedIn, useCurrentUserQuery } from '../../lib/current-user.ts'
import { scrollToId } from '../../lib/hash-scroll.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ThemedImage } from '../../ui/themed-image.tsx'
import { childrenQuery } from '../children/index.ts'
import { familyQuery, familyStoriesQuery } from '../family/index.ts'
import { storiesQuery } from '../stories/index.ts'
import { ChildFields } from './begin/child-fields.tsx'
import { useBegin } from './begin/use-begin.ts'
import { ContinueCard, sizeOfCard } from './continue-card.tsx'
import { lastHeard } from './last-heard.ts'
import { SamplePlayer } from './sample-player.tsx'

const loadFlow = () => import('./begin/begin-flow.tsx')
const BeginFlow = lazy(async () => ({ default: (await loadFlow()).BeginFlow }))

/**
 * A first story begins here, for a visitor and for a family without a child; a family with stories goes on with one.
 * Whoever reads along with another family goes on with its stories, and is not asked for a child.
 */
export function Hero() {
  const { user, isError } = useCurrentUserQuery()
  const children = useQuery({ ...childrenQuery, enabled: Boolean(user) }).data
  const own = useQuery(storiesQuery)
  const family = useQuery({ ...familyQuery, enabled: Boolean(user) })
  const joined = family.data?.joined ?? []
  const shared = useSharedStories(joined)
  const begin = useBegin()
  const continued = user && own.data ? lastHeard([...own.data, ...shared.stories]) : null
  // A family's hero has the same size with a story and without, and while that is not known, so that nothing moves.
  const isFamily = user === undefined ? mayBeSignedIn() : user !== null
  const isExpected = isFamily && (user ? own.isPending || family.isPending || shared.isPending : !isError)
  // A visitor is known from the first frame, and has the fields from then on.
  const isNew = !isFamily || (children?.length === 0 && !family.isPending && joined.length === 0)
  if (begin.step !== 'child' && user !== undefined) return <BeginPanel begin={begin} user={user} />
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="page-width grid items-center gap-6 pt-4 pb-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:gap-12 md:pt-12 md:pb-24">
        <div className="order-2 md:order-1">
          <h1
            id="hero-title"
            className={clsx(
              'leading-[1.06]',
              isFamily
                ? 'text-3xl md:text-5xl'
                : 'text-[2.25rem] max-[22rem]:text-[1.75rem] sm:text-5xl lg:text-[4rem]',
            )}
          >
            Good nights start with great stories.
          </h1>
          <p className="mt-3 max-w-md text-lg text-soft md:mt-6 md:text-xl">
            Nightlight creates a world of enchantment and calm, with your child in the middle of it.
          </p>
          <div className="mt-5 md:mt-8">
            {isNew && (
              <ChildFields
                draft={begin.draft}
                change={(changes) => {
                  // Fetched while the rest is typed.
                  void loadFlow().catch(() => {})
                  begin.change({ ...changes, isStored: false })
                }}
                onNext={() => begin.go('looks')}
              />
            )}
            <Button
              size="large"
              variant={isNew ? 'ghost' : 'primary'}
              className={isNew ? 'mt-1 w-full max-w-md' : ''}
              onClick={() => scrollToId('create-story')}
            >
              Create Your Story
            </Button>
          </div>
        </div>
        <div className="@container order-1 md:order-2">
          {continued ? (
            <ContinueCard continued={continued} />
          ) : isExpected ? (
            <Skeleton className={clsx('rounded-[2rem] md:rounded-[2.5rem]', sizeOfCard)} />
          ) : (
            <figure className="relative overflow-hidden rounded-[2rem] shadow-lifted md:rounded-[2.5rem]">
              <ThemedImage
                light={art['hero-evening']}
                dark={art['hero-bedtime']}
                alt="Child reading a bedtime story"
                className={clsx(
                  'object-cover object-[82%_50%]',
                  isFamily
                    ? sizeOfCard
                    : 'aspect-3/2 max-[22rem]:max-h-[24svh] md:aspect-4/3 short:max-h-[60svh]',
                )}
              />
              {user ? <figcaption className="sr-only">Tonight's story</figcaption> : <SamplePlayer />}
            </figure>
          )}
        </div>
      </div>
      <Hills />
    </section>
  )
}

const storiesOf = (results: UseQueryResult<StoryCard[]>[]) => ({
  stories: results.flatMap(({ data }) => data ?? []),
  isPending: results.some(({ isPending }) => isPending),
})

/** What the families share that this account has joined. */
const useSharedStories = (joined: readonly JoinedFamily[]) =>
  useQueries({
    queries: joined.filter(({ isOpen }) => isOpen).map(({ id }) => familyStoriesQuery(id)),
    combine: storiesOf,
  })

function BeginPanel({ begin, user }: { begin: ReturnType<typeof useBegin>; user: User | null }): ReactNode {
  return (
    <section aria-labelledby="hero-title" className="relative">
      <h1 id="hero-title" className="sr-only">
        Good nights start with great stories.
      </h1>
      <div className="mx-auto w-full max-w-2xl px-4 pt-4 pb-16 md:pt-10 md:pb-24">
        <div className="rounded-card border border-line bg-surface px-5 pt-5 shadow-paper sm:px-8 sm:pt-7">
          <Suspense fallback={<Skeleton className="h-[36rem] rounded-card" />}>
            <BeginFlow begin={begin} user={user} />
          </Suspense>
        </div>
      </div>
      <Hills />
    </section>
  )
}
/** Two paper-cut hills between the hero and the next section. */
function Hills() {
  return (
    <svg
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-10 w-full md:h-16"
    >
      <path className="fill-hill-far" d="M0 52C150 18 300 10 470 34s300 44 470 18 330-46 500-8v46H0z" />
      <path className="fill-hill-near" d="M0 74c190-34 350-32 540-12s330 22 500 2 270-24 400-2v28H0z" />
    </svg>
  )
}
