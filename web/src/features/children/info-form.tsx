import { type InfoCategory, type InfoItem, infoCategories } from '@nightlight/contract'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { lazyResolver } from '../../lib/lazy-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { categoryLabels } from './info-labels.ts'
import { useAddInfo, useChangeInfo } from './info-queries.ts'

interface Fields {
  infoText: string
  category: InfoCategory
}

const resolver = lazyResolver<Fields>(async () => (await import('./info-schema.ts')).InfoChanges)

const options = infoCategories.map((category) => ({ value: category, label: categoryLabels[category] }))

interface InfoFormProps {
  childId: number
  /** The item to change; null for a new one. */
  item: InfoItem | null
  onDone: () => void
}

/** Stays open after an item was added, for the next one of the same kind. */
export function InfoForm({ childId, item, onDone }: InfoFormProps) {
  const { register, control, handleSubmit, formState, setError, setFocus, reset } = useForm<Fields>({
    resolver,
    defaultValues: { infoText: item?.infoText ?? '', ...(item && { category: item.category }) },
  })
  const add = useAddInfo(childId)
  const change = useChangeInfo(childId)
  const busy = add.isPending || change.isPending
  const onError = (error: Error) => showFieldErrors(error, setError)
  const submit = handleSubmit((fields) => {
    if (item) return change.mutate({ id: item.id, ...fields }, { onSuccess: onDone, onError })
    const next = () => {
      // The box keeps its place in the form, so that it can be focused at once.
      reset({ infoText: '', category: fields.category }, { keepFieldsRef: true })
      setFocus('infoText')
    }
    add.mutate(fields, { onSuccess: next, onError })
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={item ? 'Edit info' : 'Add info'}
      className="flex flex-col gap-4"
    >
      <TextArea
        label="Info"
        autoFocus
        placeholder="Sleeps with a knitted whale called Bert"
        className="min-h-20!"
        error={formState.errors.infoText?.message}
        {...register('infoText')}
      />
      <Controller
        control={control}
        name="category"
        render={({ field, fieldState }) => (
          <Select
            label="Category"
            value={field.value}
            // Radix reports '' while its options are being exchanged.
            onChange={(value) => value && field.onChange(value)}
            options={options}
            placeholder="Select a category"
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={busy} className="flex-1">
          {item ? 'Save' : 'Add'}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {item ? 'Cancel' : 'Done'}
        </Button>
      </div>
    </form>
  )
}
