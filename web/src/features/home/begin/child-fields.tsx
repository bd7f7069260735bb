import { ArrowRight } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { controlStyle } from '../../../ui/field.tsx'
import type { BeginDraft } from './begin-draft.ts'
import { isChildComplete } from './use-begin.ts'

interface ChildFieldsProps {
  draft: BeginDraft
  change: (changes: Partial<BeginDraft>) => void
  onNext: () => void
}

/** Name and age: enough to begin a story. Part of the first load, so without the library for forms. */
export function ChildFields({ draft, change, onNext }: ChildFieldsProps) {
  const id = useId()
  const [isTried, setTried] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const age = useRef<HTMLInputElement>(null)
  const nameError = draft.name.trim() === '' ? 'Name is required' : null
  const ageError = nameError || isChildComplete(draft) ? null : 'An age from 1 to 18, please'
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (isChildComplete(draft)) return onNext()
    setTried(true)
    ;(nameError ? name : age).current?.focus()
  }
  const error = isTried ? (nameError ?? ageError) : null
  const described = { 'aria-describedby': error ? id : undefined }
  return (
    <form noValidate onSubmit={next} className="max-w-md">
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-3">
        <Field
          {...described}
          ref={name}
          label="Your child’s name"
          data-field="name"
          dir="auto"
          enterKeyHint="next"
          maxLength={80}
          value={draft.name}
          aria-invalid={Boolean(error && nameError) || undefined}
          // How it is said belongs to the name before.
          onChange={(event) => change({ name: event.target.value, spokenName: '', isStored: false })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || nameError || draft.age) return
            event.preventDefault()
            age.current?.focus()
          }}
        />
        <Field
          {...described}
          ref={age}
          label="Age"
          data-field="age"
          inputMode="numeric"
          enterKeyHint="go"
          maxLength={2}
          value={draft.age}
          aria-invalid={Boolean(error && ageError) || undefined}
          onChange={(event) => change({ age: event.target.value.trim(), look: null, isStored: false })}
        />
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-[0.9375rem] font-semibold text-danger">
          {error}
        </p>
      )}
      <Button type="submit" size="large" className="mt-4 w-full">
        Begin tonight’s story
        <ArrowRight size={22} aria-hidden="true" />
      </Button>
    </form>
  )
}

function Field({ label, ...field }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      <span className="font-bold">{label}</span>
      <input {...field} autoComplete="off" className={`${controlStyle} mt-1.5`} />
    </label>
  )
}
