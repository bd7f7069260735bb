import type { User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { authPath } from '../../app/return-path.ts'
import { plainWords } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCurrentUser } from '../accounts/queries.ts'
import { childrenQuery } from '../children/queries.ts'
import { QuotaBanner } from '../plans/quota-banner.tsx'

const CreateForm = lazy(async () => ({ default: (await import('../stories/create-form.tsx')).CreateForm }))

const backHere = '/#create-story'

export function CreateSection() {
  const user = useCurrentUser()
  return (
    <section id="create-story" aria-labelledby="create-title" className="bg-hill-near py-10 md:py-14">
      <div className="mx-auto w-full max-w-3xl px-4">
        <h2 id="create-title" className="mb-6 text-center text-3xl md:text-4xl">
          {user ? 'Create a Personalized Story' : 'Create Your Own Bedtime Stories'}
        </h2>
        {user ? <ForFamily user={user} /> : <ForVisitor />}
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
            <Link href={authPath(backHere, 'register')}>Register</Link>
          </Button>
          <Button asChild look="secondary">
            <Link href={authPath(backHere)}>Login</Link>
          </Button>
        </div>
      }
    >
      An account is free and takes a username and a password. Then a child’s name and age, and the first story
      can begin.
    </Notice>
  )
}

function ForFamily({ user }: { user: User }) {
  const children = useQuery(childrenQuery)
  return (
    <div className="flex flex-col gap-5">
      <QuotaBanner user={user} />
      {children.isPending && <FormPlace>Loading profiles...</FormPlace>}
      {children.isError && (
        <Notice
          tone="danger"
          title="The child profiles could not be loaded"
          action={<Button onClick={() => void children.refetch()}>Try again</Button>}
        >
          {plainWords(children.error)}
        </Notice>
      )}
      {children.data?.length === 0 && (
        <Notice
          title="Who is the story about?"
          action={
            <Button asChild size="large">
              <Link href={`/profile?next=${encodeURIComponent(backHere)}`}>Add a child</Link>
            </Button>
          }
        >
          Please add a child profile in your profile page first.
        </Notice>
      )}
      {children.data && children.data.length > 0 && (
        <Suspense fallback={<FormPlace>Loading the form…</FormPlace>}>
          <CreateForm user={user} family={children.data} />
        </Suspense>
      )}
    </div>
  )
}

/** As high as the form will be, so that nothing below it jumps. */
function FormPlace({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="min-h-[52rem]">
      <span className="sr-only">{children}</span>
      <Skeleton className="h-[52rem] rounded-card" />
    </div>
  )
}
