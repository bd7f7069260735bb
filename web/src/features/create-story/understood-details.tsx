import type { UnderstoodFact } from '@nightlight/contract'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Chip } from '../../ui/chip.tsx'
import type { StoryValues } from './story-values.ts'
import { useUnderstood } from './use-understood.ts'

/** What is understood of the details, as chips that can be removed, and what is not. */
export function UnderstoodDetails({ familyId }: { familyId?: number | undefined }) {
  const { control, setFocus, setValue } = useFormContext<StoryValues>()
  const ignored = useWatch({ control, name: 'ignoredFacts' })
  const understood = useUnderstood(familyId)
  const facts = understood?.facts.filter(({ id }) => !ignored.includes(id)) ?? []
  const left = understood?.notUnderstood ?? []
  const list = useRef<HTMLUListElement>(null)
  const remove = (id: string, index: number) => {
    const items = list.current?.children
    const button = (items?.[index + 1] ?? items?.[index - 1])?.querySelector('button')
    if (button) button.focus()
    else setFocus('additionalDetails')
    // What is no longer typed need not be remembered: typed again, it is meant.
    const present = ignored.filter((each) => understood?.facts.some((fact) => fact.id === each))
    setValue('ignoredFacts', [...present, id], { shouldDirty: true })
  }
  return (
    <>
      <p role="status" className="sr-only">
        {announcement(facts, left)}
      </p>
      {facts.length > 0 && (
        <section aria-label="Understood" className="flex flex-col gap-2">
          <p className="font-bold">Understood</p>
          <ul ref={list} className="flex flex-wrap gap-2">
            {facts.map(({ id, label, sensitivity }, index) => (
              <Chip
                key={id}
                name={label}
                {...(details[sensitivity] && { detail: details[sensitivity] })}
                onRemove={() => remove(id, index)}
              />
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <p className="text-[0.9375rem] text-soft">
          We did not understand: <bdi dir="auto">{quoted(left)}</bdi>; these words stay with the story, but
          will not shape it.
        </p>
      )}
    </>
  )
}

const details = { plain: '', tender: 'told gently or not at all', private: 'never told' } as const

const quoted = (left: readonly string[]) => left.map((words) => `“${words}”`).join(', ')

function announcement(facts: readonly UnderstoodFact[], left: readonly string[]): string {
  return [
    facts.length > 0 && `Understood: ${facts.map(({ label }) => label).join('; ')}.`,
    left.length > 0 && `Not understood: ${left.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
