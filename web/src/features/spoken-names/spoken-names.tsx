import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { NameForm } from './name-form.tsx'
import { NameRow } from './name-row.tsx'
import { spokenNamesQuery } from './queries.ts'

const title = 'How names are said'

/** On the page of the family. */
export function SpokenNamesSection() {
  return (
    <section aria-labelledby="spoken-names" className="mt-10">
      <h2 id="spoken-names" className="mb-4 text-3xl">
        {title}
      </h2>
      <Card className="p-5 sm:p-6">
        <SpokenNames />
      </Card>
    </section>
  )
}

/** Behind a press, among other settings. */
export function SpokenNamesPart({ onHear }: { onHear: () => void }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="rounded-card border border-line bg-sunken">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between gap-3 rounded-card px-4 py-2.5 text-left font-bold"
      >
        {title}
        <ChevronDown size={20} aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={id} hidden={!isOpen} className="px-4 pb-4">
        {isOpen && <SpokenNames onHear={onHear} />}
      </div>
    </div>
  )
}

interface SpokenNamesProps {
  /** Called when a name is about to be heard. */
  onHear?: (() => void) | undefined
}

/** Names of those who have no profile, and how every voice says them. */
function SpokenNames({ onHear }: SpokenNamesProps) {
  const { data: names, error, isPending, refetch } = useQuery(spokenNamesQuery)
  const intro = useRef<HTMLParagraphElement>(null)
  const count = names?.length ?? 0
  const previousCount = useRef(count)
  useEffect(() => {
    // A row that was removed has taken the focus with it.
    if (count < previousCount.current) intro.current?.focus()
    previousCount.current = count
  }, [count])
  if (isPending) return <Loading>Loading names...</Loading>
  if (!names) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The names could not be loaded. {errorText(error)}
      </Notice>
    )
  }
  return (
    <>
      <p ref={intro} tabIndex={-1} className="text-soft outline-none">
        {names.length === 0
          ? 'Tell the voices once how Oma, Siobhán or Bruin the bear is said, and every story will say it your way.'
          : 'New stories say them this way, and those that are recorded already when a voice reads them again. A child’s own name is in the child’s profile.'}
      </p>
      {names.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {names.map((entry) => (
            <NameRow key={entry.name} entry={entry} onHear={onHear} />
          ))}
        </ul>
      )}
      <AddName onHear={onHear} />
    </>
  )
}

function AddName({ onHear }: SpokenNamesProps) {
  const [isAdding, setAdding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasAdding = useRef(false)
  useEffect(() => {
    if (wasAdding.current && !isAdding) button.current?.focus()
    wasAdding.current = isAdding
  }, [isAdding])
  if (isAdding) return <NameForm className="mt-4" onDone={() => setAdding(false)} onHear={onHear} />
  return (
    <Button ref={button} variant="secondary" className="mt-4" onClick={() => setAdding(true)}>
      <Plus size={20} aria-hidden="true" />
      Add a name
    </Button>
  )
}
