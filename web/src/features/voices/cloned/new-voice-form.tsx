import { type ClonedVoices, maxVoiceNameLength } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { errorText, fieldMessage, isApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormError } from './form-error.tsx'
import { useCloneVoice } from './queries.ts'
import { RecordSample } from './record-sample.tsx'

/** The name, the recording and the adult's consent; each error is shown next to its part. */
export function NewVoiceForm({ cloner }: { cloner: NonNullable<ClonedVoices['cloner']> }) {
  const [name, setName] = useState('')
  const [sample, setSample] = useState<Blob | null>(null)
  const [agrees, setAgrees] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const clone = useCloneVoice()
  const errorOf = (field: string) => fieldMessage(clone.error, field)
  const isShownAtField =
    isApiError(clone.error) && ['name', 'sample', 'consent'].includes(clone.error.field ?? '')
  const isComplete = name.trim() !== '' && sample !== null && agrees
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      clone.reset()
    }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isComplete) return
    clone.mutate(
      { name, sample, consent: cloner.wording },
      {
        onSuccess: () => {
          setName('')
          setSample(null)
          setAgrees(false)
          setSubmitted(false)
        },
      },
    )
  }
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-2xl">A new voice</h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-7">
        <TextField
          label="Whose voice is it?"
          hint="The name that your family will see."
          placeholder="Grandma Jo"
          autoComplete="off"
          maxLength={maxVoiceNameLength}
          value={name}
          onChange={(event) => change(setName)(event.target.value)}
          error={
            errorOf('name') ?? (submitted && name.trim() === '' ? 'Please say whose voice it is.' : undefined)
          }
        />
        <RecordSample
          sample={sample}
          disabled={clone.isPending}
          onSample={change(setSample)}
          error={
            errorOf('sample') ?? (submitted && !sample ? 'Record the text, or choose a file.' : undefined)
          }
        />
        <section
          aria-labelledby="consent-title"
          className="flex flex-col gap-3 rounded-card border border-line bg-sunken p-4 sm:p-5"
        >
          <h3 id="consent-title" className="text-xl">
            Before we make it
          </h3>
          <p>{cloner.wording}</p>
          <Switch
            label="The adult whose voice it is agrees"
            checked={agrees}
            onChange={change(setAgrees)}
            disabled={clone.isPending}
          />
          <FormError>
            {errorOf('consent') ??
              (submitted && !agrees ? 'We do not clone anybody’s voice without this.' : null)}
          </FormError>
        </section>
        {clone.isError && !isShownAtField && <Notice tone="danger">{errorText(clone.error)}</Notice>}
        <Button
          type="submit"
          size="large"
          className="self-start max-sm:w-full"
          busy={clone.isPending}
          disabled={clone.isPending}
        >
          Make this voice
        </Button>
      </form>
    </Card>
  )
}
