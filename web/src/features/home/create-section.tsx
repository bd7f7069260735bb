import type { User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { mayBeSignedIn, useCurrentUserQuery } from '../../lib/current-user.ts'
import { useDrawnPending } from '../../lib/drawn-pending.ts'
import { useOnline } from '../../lib/online.ts'
import { authPath } from '../../lib/return-path.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { childrenQuery } from '../children/index.ts'
import { StoryForm } from '../create-story/index.ts'
import { familyQuery } from '../family/index.ts'
import { StoryGrid } from '../library/index.ts'
import { ApprovalNotice, QuotaBanner, quotaQuery } from '../plans/index.ts'
import { AccountUnknown } from '../sign-in/index.ts'
import { MakingNotice, storiesQuery } from '../stories/index.ts'
import { ForMember } from './for-member.tsx'
import { lastHeard } from './last-heard.ts'
import { savedShown } from './saved-stories.tsx'

const returnPath = '/#create-story'
const addChildPath = `/profile?next=${encodeURIComponent(returnPath)}`

export function CreateSection() {
  const { query, user, isError } = useCurrentUserQuery()
  // A family’s, until it is known: what comes below does not move then.
  const isFamily = user === undefined ? mayBeSignedIn() : user !== null
  return (
    <section id="create-story" aria-labelledby="create-title" className="bg-hill-near py-10 md:py-14">
      <div className="mx-auto w-full max-w-3xl px-4">
        <h2 id="create-title" className="mb-6 text-center text-3xl md:text-4xl">
          {isFamily ? 'Create a Personalized Story' : 'Create Your Own Bedtime Stories'}
        </h2>
        {user && <ForFamily user={user} />}
        {!user && isFamily && isError && <AccountUnknown query={query} />}
        {!user && isFamily && !isError && <FormPlaceholder>Loading profiles...</FormPlaceholder>}
        {!isFamily && <ForVisitor />}
      </div>
    </section>
  )
}

function ForVisitor() {
  return (
    <Notice
      title="Sign in to make a story"
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link href={authPath(returnPath, 'register')}>Register</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href={authPath(returnPath)}>Login</Link>
          </Button>
        </div>
      }
    >
      An account is free and needs only a username and a password. Then add a child’s name and age, and the
      first story can begin.
    </Notice>
  )
}

function ForFamily({ user }: { user: User }) {
  const children = useQuery(childrenQuery)
  const isPending = useDrawnPending(children.isPending)
  const quota = useQuery(quotaQuery).data
  const family = useQuery(familyQuery)
  const joined = family.data?.joined ?? []
  const hasNoChild = children.data?.length === 0
  // Whoever reads along with another family is not counted at.
  const isMember = hasNoChild && joined.length > 0
  const isUsedUp = quota?.remaining === 0 && !quota.isUnlimited
  return (
    <div className="flex flex-col gap-5">
      <ApprovalNotice user={user} />
      <MakingNotice isCounted={quota?.isUnlimited === false} />
      {hasNoChild && family.isPending && <FormPlaceholder>Loading profiles...</FormPlaceholder>}
      {children.isError && (
        <Notice
          tone="danger"
          title="The child profiles could not be loaded"
          action={<Button onClick={() => void children.refetch()}>Try again</Button>}
        >
          {errorText(children.error)}
        </Notice>
      )}
      {isMember && <ForMember joined={joined} addChildPath={addChildPath} />}
      {hasNoChild && !isMember && !family.isPending && (
        <Notice
          title="Who is the story about?"
          action={
            <Button asChild size="large">
              <Link href={addChildPath}>Add a child</Link>
            </Button>
          }
        >
          Please add a child profile in your profile page first.
        </Notice>
      )}
      {(children.data ? children.data.length > 0 : !children.isError) && (
        // Around the placeholder too: with the boundary there, the form is drawn in slices even when its code arrives between other answers.
        <Suspense fallback={<FormPlaceholder>Loading the form…</FormPlaceholder>}>
          {children.data && !isPending ? (
            <StoryForm audience="owner" user={user} family={children.data} tonight={<HearTonight />} />
          ) : (
            <FormPlaceholder>Loading profiles...</FormPlaceholder>
          )}
        </Suspense>
      )}
      {/* Below, so that nobody is counted at before anything was asked for. Above it the limit is said in place of the form. */}
      {!isMember && !(isUsedUp && children.data?.length) && <QuotaBanner user={user} />}
    </div>
  )
}

const heardTonight = 3

/** Stories that this page does not show anyway: one is above for tonight, the newest are below. Where there are none, it says so. */
function HearTonight() {
  const stories = useQuery(storiesQuery).data ?? []
  const ready = stories.filter(({ status }) => status === 'ready')
  if (ready.length === 0) return null
  const continued = lastHeard(ready)?.story.id
  const older = stories.slice(savedShown).filter(({ id, status }) => status === 'ready' && id !== continued)
  if (older.length === 0)
    return <p className="text-soft">Every saved story can be heard again tonight, as often as you like.</p>
  return (
    <>
      <p className="font-bold">To hear again tonight</p>
      <StoryGrid stories={older.slice(0, heardTonight)} heading="h3" inThrees />
    </>
  )
}

/** As high as the form, so that nothing below it moves. */
function FormPlaceholder({ children }: { children: ReactNode }) {
  if (!useOnline())
    return (
      <Notice title="There is no connection">
        A new story needs one. Saved stories are in your library.
      </Notice>
    )
  return (
    <div role="status" className="min-h-[52rem]">
      <span className="sr-only">{children}</span>
      <Skeleton className="h-[52rem] rounded-card" />
    </div>
  )
}
