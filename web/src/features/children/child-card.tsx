import type { Child, User } from '@nightlight/contract'
import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { fitted } from '../../lib/fitted-name.ts'
import { useMoveFocus } from '../../lib/move-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ChildDetails } from './child-details.tsx'
import { ChildForm } from './child-form.tsx'
import { DefaultVoiceSelect } from './default-voice-select.tsx'
import { FoldButton } from './fold-button.tsx'
import { MoreAbout } from './more-about.tsx'
import { Portrait } from './portrait.tsx'
import { useChangeChild, useRemoveChild } from './queries.ts'

interface ChildCardProps {
  user: User
  child: Child
  /** Only who it is until it is opened, where many children would make the page long. */
  isFolded: boolean
}

export function ChildCard({ user, child, isFolded }: ChildCardProps) {
  const [editing, setEditing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const change = useChangeChild(child.id)
  const focusLater = useMoveFocus()
  const close = () => {
    setEditing(false)
    focusLater(() => document.querySelector(`a[href="/profile/${child.id}"]`))
  }
  if (editing) {
    return (
      <Card className="p-5">
        <ChildForm
          child={child}
          busy={change.isPending}
          onCancel={close}
          onSave={(values, onError) => change.mutate(values, { onSuccess: close, onError })}
        />
      </Card>
    )
  }
  return (
    <Card className="flex flex-col p-5">
      <div className="flex items-center gap-4">
        <Portrait child={child} size={isFolded ? 64 : 88} />
        <div className="@container min-w-0 flex-1">
          <h3 className="line-clamp-3" style={fitted(child.name, 1.5)}>
            <Link href={`/profile/${child.id}`} className="text-link">
              <bdi dir="auto">{child.name}</bdi>
            </Link>
          </h3>
          <p className="text-soft">{child.age === 1 ? '1 year old' : `${child.age} years old`}</p>
        </div>
        {isFolded && (
          <FoldButton
            name={`More about ${child.name}`}
            controls={details}
            isOpen={isOpen}
            onChange={setOpen}
          />
        )}
      </div>
      <div id={details} hidden={isFolded && !isOpen} className="flex flex-1 flex-col [&[hidden]]:hidden">
        <CardDetails user={user} child={child} onEdit={() => setEditing(true)} />
      </div>
    </Card>
  )
}

function CardDetails({ user, child, onEdit }: { user: User; child: Child; onEdit: () => void }) {
  return (
    <>
      <ChildDetails child={child} />
      <div className="mt-auto flex flex-col gap-4 pt-5">
        {/* What stands out is the page with everything; the rest are ways to parts of it. */}
        <Button asChild variant="secondary" className="py-2">
          <Link href={`/profile/${child.id}`}>
            <span className="min-w-0 wrap-anywhere">All about {isolate(child.name)}</span>
            <ArrowRight size={20} aria-hidden="true" className="shrink-0" />
          </Link>
        </Button>
        <DefaultVoiceSelect child={child} />
        <MoreAbout user={user} child={child} />
      </div>
      <div className="flex gap-2 pt-2">
        <Button variant="ghost" className="flex-1" onClick={onEdit} aria-label={`Edit ${child.name}`}>
          <Pencil size={18} aria-hidden="true" />
          Edit
        </Button>
        <RemoveButton child={child} />
      </div>
    </>
  )
}

function RemoveButton({ child }: { child: Child }) {
  const [confirming, setConfirming] = useState(false)
  const remove = useRemoveChild(child.id)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        onClick={() => setConfirming(true)}
        aria-label={`Delete ${child.name}`}
      >
        <Trash2 size={20} aria-hidden="true" />
      </Button>
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={
          <>
            Delete the profile of <bdi dir="auto">{child.name}</bdi>?
          </>
        }
        action="Delete profile"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setConfirming(false) })}
      >
        The profile will be permanently deleted. Stories that were made with it stay in your library.
      </Confirm>
    </>
  )
}
