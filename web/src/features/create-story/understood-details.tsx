import type { Tier, UnderstoodFact } from '@nightlight/contract'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { Chip } from '../../ui/chip.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { keepInSight } from './keep-in-sight.ts'
import type { StoryValues } from './story-values.ts'
import { useLengthAsWished } from './use-length-as-wished.ts'
import { detailsId } from './use-request-again.ts'
import { useUnderstood } from './use-understood.ts'

/** How long after an answer the page above it may still grow. */
const stillLoadingMs = 3000

/** What is understood of the details, as chips that can be removed and put back, and what is not. */
export function UnderstoodDetails({ familyId, tier }: { familyId?: number | undefined; tier: Tier }) {
  const { control, setFocus, setValue } = useFormContext<StoryValues>()
  const ignored = useWatch({ control, name: 'ignoredFacts' })
  const understood = useUnderstood(familyId)
  const { isReading, notUnderstood: left, details: small, willBeTold: told = [] } = understood
  const facts = understood.facts.filter(({ id }) => !ignored.includes(id))
  useLengthAsWished(facts, tier)
  const removed = understood.facts.filter(({ id }) => ignored.includes(id))
  const isTooMuch = facts.some(({ id }) => understood.leftForAnother?.includes(id))
  const list = useRef<HTMLUListElement>(null)
  const text = useSettled(announcement(facts, { left, small, told }, isTooMuch), isReading)
  useEffect(() => {
    const details = document.getElementById(detailsId)
    if (!text || !details) return
    keepInSight(details)
    // What is still being loaded above it moves it down again.
    const observer = new ResizeObserver(() => keepInSight(details))
    observer.observe(document.body)
    const timer = setTimeout(() => observer.disconnect(), stillLoadingMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [text])
  const remove = (id: string, index: number) => {
    const items = list.current?.children
    const button = (items?.[index + 1] ?? items?.[index - 1])?.querySelector('button')
    if (button) button.focus()
    else setFocus('additionalDetails')
    // What is no longer typed need not be remembered: typed again, it is meant.
    const present = ignored.filter((each) => understood.facts.some((fact) => fact.id === each))
    setValue('ignoredFacts', [...present, id], { shouldDirty: true })
  }
  const putBack = (id: string) => {
    const remaining = ignored.filter((each) => each !== id)
    // The chip has to be there to take the focus.
    flushSync(() => setValue('ignoredFacts', remaining, { shouldDirty: true }))
    const chips = understood.facts.filter((fact) => !remaining.includes(fact.id)) ?? []
    const chip = list.current?.children[chips.findIndex((fact) => fact.id === id)]
    chip?.querySelector('button')?.focus()
  }
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {isReading && facts.length === 0 && <Reading />}
      {facts.length > 0 && (
        <section aria-label="Understood" aria-busy={isReading} className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-bold">Understood</span>
            {isReading && <Reading />}
          </p>
          <ul ref={list} className="flex flex-wrap gap-2">
            {facts.map((fact, index) => (
              <Chip
                key={fact.id}
                name={fact.label}
                {...(detailOf(fact) && { detail: detailOf(fact) })}
                onRemove={() => remove(fact.id, index)}
              />
            ))}
          </ul>
          {facts.some(isDespair) && <p className="rounded-card border border-line p-3">{noStory}</p>}
          {isTooMuch && <p className="text-[0.9375rem] text-soft">{tooMuch}</p>}
        </section>
      )}
      {removed.length > 0 && (
        <section aria-label="Left out" className="flex flex-col gap-2">
          <p className="font-bold">Left out</p>
          <ul className="flex flex-wrap gap-2">
            {removed.map((fact) => (
              <RemovedFact key={fact.id} label={fact.label} onPutBack={() => putBack(fact.id)} />
            ))}
          </ul>
        </section>
      )}
      {told.length > 0 && (
        <p className="text-[0.9375rem] text-soft">
          The story will also tell of: <bdi dir="auto">{quoted(told)}</bdi>.
        </p>
      )}
      {left.length > 0 && (
        <p className="text-[0.9375rem] text-soft">
          We did not understand: <bdi dir="auto">{quoted(left)}</bdi>. It is saved with the story, which will
          probably leave it out.
        </p>
      )}
      {small.length > 0 && (
        <p className="text-[0.9375rem] text-soft">
          The story may leave out: <bdi dir="auto">{quoted(small)}</bdi>.
        </p>
      )}
    </>
  )
}

/** Seen and not announced: whoever types hears what was understood, and not each time that something is read. */
function Reading() {
  return (
    <span className="flex items-center gap-2 text-[0.9375rem] text-soft">
      <Spinner size={16} />
      Reading what you wrote…
    </span>
  )
}

/** What was last announced, until all has been read. */
function useSettled(text: string, isReading: boolean): string {
  const [settled, setSettled] = useState(text)
  if (isReading || settled === text) return settled
  setSettled(text)
  return text
}

function RemovedFact({ label, onPutBack }: { label: string; onPutBack: () => void }) {
  return (
    <li className="max-w-full">
      <button
        type="button"
        aria-label={`Put back ${label}`}
        onClick={onPutBack}
        className="flex min-h-12 max-w-full items-center gap-2 rounded-3xl border border-line px-4 text-left text-soft hover:text-ink"
      >
        <bdi dir="auto" className="min-w-0 py-1.5 wrap-anywhere">
          {label}
        </bdi>
        <Undo2 size={18} aria-hidden="true" className="shrink-0" />
      </button>
    </li>
  )
}

const tooMuch =
  'One story cannot tell all of this: take out what can wait, or the storyteller leaves something out.'

const isDespair = ({ about }: Pick<UnderstoodFact, 'about'>) => about === 'wants-to-die'

const noStory =
  'No story can answer that. Stay close tonight, ask what it is like, and listen: asking does no harm. Ring your doctor about it, and if you fear for anybody tonight, the emergency number or a crisis line where you live.'

const details = { plain: '', tender: 'told gently or not at all', private: 'never told' } as const

/** What is to be kept out is not told at all, gently or otherwise. */
const detailOf = ({ kind, sensitivity }: UnderstoodFact): string =>
  kind === 'avoid' && sensitivity === 'tender' ? '' : details[sensitivity]

const quoted = (left: readonly string[]) => left.map((words) => `“${words}”`).join(', ')

function announcement(
  facts: readonly UnderstoodFact[],
  { left, small, told }: Readonly<Record<'left' | 'small' | 'told', readonly string[]>>,
  isTooMuch: boolean,
): string {
  return [
    facts.length > 0 && `Understood: ${facts.map(({ label }) => label).join('; ')}.`,
    facts.some(isDespair) && noStory,
    isTooMuch && tooMuch,
    told.length > 0 && `The story will also tell of: ${told.join(', ')}.`,
    left.length > 0 && `Not understood: ${left.join(', ')}.`,
    small.length > 0 && `The story may leave out: ${small.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
