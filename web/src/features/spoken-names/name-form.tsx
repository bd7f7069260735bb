import type { SpokenName } from '@nightlight/contract'
import { clsx } from 'clsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { errorText, fieldMessage } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NameSaid } from './name-said.tsx'
import { PreviewName } from './preview-name.tsx'
import { useKeepName } from './queries.ts'

interface NameFormProps {
  /** What is changed; without it a name is added. */
  entry?: SpokenName
  onDone: () => void
  onHear?: (() => void) | undefined
  className?: string
}

/** How a name is said. Whoever opens it is in its first field. */
export function NameForm({ entry, onDone, onHear, className }: NameFormProps) {
  const [name, setName] = useState(entry?.name ?? '')
  const [said, setSaid] = useState(entry?.said ?? '')
  const keep = useKeepName()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isComplete = name.trim() !== '' && said.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) keep.mutate({ name, said }, { onSuccess: onDone })
  }
  const nameError = fieldMessage(keep.error, 'name')
  const saidError = fieldMessage(keep.error, 'said')
  return (
    <form
      ref={form}
      noValidate
      aria-label={entry ? `Change how ${isolate(entry.name)} is said` : 'Add a name'}
      onSubmit={submit}
      className={clsx('flex min-w-0 flex-col gap-3', className)}
    >
      {!entry && (
        <TextField
          label="Name"
          hint="As it is written: Oma."
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={nameError}
        />
      )}
      <TextField
        label={entry ? `Say ${isolate(entry.name)} as` : 'Say the name as'}
        hint="As it sounds, the loudest part in capitals: OH-mah."
        maxLength={120}
        autoComplete="off"
        value={said}
        onChange={(event) => setSaid(event.target.value)}
        error={saidError ?? (entry && nameError)}
      />
      <NameSaid name={name} spokenName={said} />
      {name.trim() !== '' && <PreviewName name={name} spokenName={said} onHear={onHear} />}
      {keep.isError && !nameError && !saidError && <Notice tone="danger">{errorText(keep.error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={keep.isPending} disabled={!isComplete || keep.isPending}>
          Save
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
