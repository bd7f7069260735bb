import { InfoChanges, type InfoItem, infoCategories } from '@nightlight/contract'
import { Controller, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { categoryLabels } from './info-labels.ts'
import { useAddInfo, useChangeInfo } from './info-queries.ts'

const options = infoCategories.map((category) => ({ value: category, label: categoryLabels[category] }))

interface InfoFormProps {
  childId: number
  /** The item to edit; null for a new one. */
  item: InfoItem | null
  onDone: () => void
}

/** Stays open after adding, ready for another item of the same category. */
export function InfoForm({ childId, item, onDone }: InfoFormProps) {
  const { register, control, handleSubmit, formState, setError, setFocus, reset } = useForm<InfoChanges>({
    resolver: formResolver(InfoChanges),
    defaultValues: { infoText: item?.infoText ?? '', ...(item && { category: item.category }) },
  })
  const add = useAddInfo(childId)
  const change = useChangeInfo(childId)
  const busy = add.isPending || change.isPending
  const onError = (error: Error) => showFieldErrors(error, setError)
  const submit = handleSubmit((fields) => {
    if (item) return change.mutate({ id: item.id, ...fields }, { onSuccess: onDone, onError })
    const next = () => {
      // The field stays mounted so that it can be focused immediately.
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
            // Radix reports '' while its options are being replaced.
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
        <Button variant="secondary" onClick={onDone}>
          {item ? 'Cancel' : 'Done'}
        </Button>
      </div>
    </form>
  )
}
