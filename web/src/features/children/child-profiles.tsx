import { type Child, parentalConsent, type User } from '@nightlight/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useMoveFocus } from '../../lib/move-focus.ts'
import { returnPath } from '../../lib/return-path.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { ChildCard } from './child-card.tsx'
import { ChildForm } from './child-form.tsx'
import { consentQuery } from './consent-queries.ts'
import { foldedFrom } from './fold-button.tsx'
import { ProfileLimitNotice, profileLimit } from './profile-limit.tsx'
import { childrenQuery, useAddChild } from './queries.ts'

/**
 * The account's child profiles, with the form for a new one.
 * @param readsAlong whether the account has joined another family, for whose stories it needs no profile
 */
export function ChildProfiles({ user, readsAlong }: { user: User; readsAlong: boolean }) {
  const children = useQuery(childrenQuery)
  // Fetched early: the form of a new child needs it at once.
  useQuery(consentQuery)
  // The form is open for a user who was sent here to add a first child.
  const [adding, setAdding] = useState(returnPath(useSearch()) !== null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusLater = useMoveFocus()
  const close = (added?: Child) => {
    setAdding(false)
    focusLater(() => (added ? document.querySelector(`a[href="/profile/${added.id}"]`) : addButton.current))
  }
  const isFull = (children.data?.length ?? 0) >= profileLimit(user)
  return (
    <section aria-labelledby="child-profiles" className="mt-12">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="child-profiles" className="text-3xl">
          Child profiles
        </h2>
        {/* An empty page has its own button, which is the one to press. */}
        <Button
          ref={addButton}
          variant={children.data?.length === 0 ? 'secondary' : 'primary'}
          onClick={() => setAdding(true)}
          disabled={isFull || adding || !children.isSuccess}
        >
          <Plus size={20} aria-hidden="true" />
          Add Child
        </Button>
      </div>
      {isFull && <ProfileLimitNotice user={user} />}
      {children.isPending && <Loading>Loading profiles...</Loading>}
      {children.isError && (
        <Notice tone="danger" action={<Button onClick={() => void children.refetch()}>Try again</Button>}>
          The child profiles could not be loaded. {errorText(children.error)}
        </Notice>
      )}
      {children.data?.length === 0 && !adding && (
        <NoChildren readsAlong={readsAlong} onAdd={() => setAdding(true)} />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {adding && !isFull && <AddChildCard onDone={close} />}
        {children.data?.map((child) => (
          <ChildCard key={child.id} user={user} child={child} isFolded={children.data.length >= foldedFrom} />
        ))}
      </div>
    </section>
  )
}

function AddChildCard({ onDone }: { onDone: (added?: Child) => void }) {
  const add = useAddChild()
  const client = useQueryClient()
  const consent = useQuery(consentQuery)
  // While it is unknown whether there is consent, ask for it again rather than not at all.
  const asksConsent = consent.data?.consent?.wording !== parentalConsent.wording
  const [, navigate] = useLocation()
  const backTo = returnPath(useSearch())
  return (
    <Card className="p-5 sm:col-span-2">
      <h3 className="mb-4 text-2xl">A new child</h3>
      <ChildForm
        busy={add.isPending}
        asksConsent={asksConsent}
        onCancel={() => onDone()}
        onSave={(values, onError) =>
          add.mutate(asksConsent ? { ...values, consent: { wording: parentalConsent.wording } } : values, {
            onError,
            onSuccess: (child) => {
              if (asksConsent) void client.invalidateQueries({ queryKey: consentQuery.queryKey })
              toast({ title: 'Profile added', description: `${isolate(child.name)} is ready for a story.` })
              if (backTo) navigate(backTo)
              else onDone(child)
            },
          })
        }
      />
    </Card>
  )
}

function NoChildren({ readsAlong, onAdd }: { readsAlong: boolean; onAdd: () => void }) {
  return (
    <Card className="flex flex-col items-center gap-4 p-8 text-center">
      <Art kind="no-child" className="w-60" />
      <p className="max-w-md text-soft">
        {readsAlong
          ? 'To read with your family you need no child profile here. With one you begin a library of your own.'
          : 'A name and an age are enough to start. Everything else can come later.'}
      </p>
      <Button size="large" variant={readsAlong ? 'secondary' : 'primary'} onClick={onAdd}>
        {readsAlong ? 'Add a child' : 'Add your first child'}
      </Button>
    </Card>
  )
}
