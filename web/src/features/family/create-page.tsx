import type { FamilyStoryOptions, JoinedFamily } from '@nightlight/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link, useParams } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { refetchAtReset } from '../../lib/refetch-at-reset.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { StoryForm } from '../create-story/index.ts'
import { libraryPath } from './paths.ts'
import { familyQuery, familyStoriesQuery, storyOptionsQuery } from './queries.ts'

/** A member requests a story for the family: about its children, from its quota, in its default voice. */
export function CreateForFamilyPage() {
  const id = Number(useParams<{ id: string }>().id)
  const families = useQuery({ ...familyQuery, refetchOnMount: 'always' })
  const family = families.data?.joined.find((joined) => joined.id === id)
  usePageTitle(family ? `A story for ${isolate(family.firstName)}’s family` : 'A story for a family')
  if (family) return <CreateForFamily family={family} />
  if (families.isFetching) {
    return (
      <Page libraryPath="/library">
        <Loading>Loading profiles...</Loading>
      </Page>
    )
  }
  if (families.isError) {
    return (
      <Page libraryPath="/library">
        <Notice tone="danger" action={<Button onClick={() => void families.refetch()}>Try again</Button>}>
          Your families could not be loaded. {errorText(families.error)}
        </Notice>
      </Page>
    )
  }
  return (
    <Page libraryPath="/library" title="Family not found">
      <Notice>You are not, or no longer, a member of this family.</Notice>
    </Page>
  )
}

function CreateForFamily({ family: { id, firstName } }: { family: JoinedFamily }) {
  const user = useCurrentUser()
  const client = useQueryClient()
  const storyOptions = useQuery({
    ...storyOptionsQuery(id),
    ...refetchAtReset(({ quota }: FamilyStoryOptions) => quota),
  })
  const refresh = () => {
    void client.invalidateQueries({ queryKey: storyOptionsQuery(id).queryKey })
    void client.invalidateQueries({ queryKey: familyStoriesQuery(id).queryKey })
  }
  return (
    <Page libraryPath={libraryPath(id)} title={<>A story for {isolate(firstName)}’s family</>}>
      {storyOptions.isPending && <Loading>Loading profiles...</Loading>}
      {storyOptions.isError && <Notice tone="danger">{errorText(storyOptions.error)}</Notice>}
      {storyOptions.data?.children.length === 0 && (
        <Notice>
          There is no child profile in {isolate(firstName)}’s family yet. Only {isolate(firstName)} can add
          one.
        </Notice>
      )}
      {user && storyOptions.data && storyOptions.data.children.length > 0 && (
        <Suspense fallback={<Loading>Loading the form…</Loading>}>
          <StoryForm
            audience="member"
            user={user}
            familyId={id}
            storyOptions={storyOptions.data}
            refresh={refresh}
          />
        </Suspense>
      )}
    </Page>
  )
}

function Page({
  libraryPath,
  title,
  children,
}: {
  libraryPath: string
  title?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <Link href={libraryPath} className="inline-flex min-h-12 items-center gap-2 pr-4 font-bold text-link">
        <ArrowLeft size={20} aria-hidden="true" />
        Story Library
      </Link>
      {title && <h1 className="mt-2 mb-6 text-4xl">{title}</h1>}
      {children}
    </div>
  )
}
