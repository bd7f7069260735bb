import { type Canon, type Series, type Theme, themeLabels, themes } from '@nightlight/contract'
import { Controller, useForm } from 'react-hook-form'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'

export interface CanonValues {
  title: string
  canon: Canon
  theme: Theme
}

interface CanonFormProps {
  series: Series
  /** Only when a new night is requested. */
  theme?: Theme | undefined
  action: string
  busy: boolean
  /** Why it cannot be submitted now. */
  blockedReason?: string | null | undefined
  error: Error | null
  onSubmit: (values: CanonValues) => void
}

const fields = [
  { key: 'who', label: 'Who is in it', maxLength: 300, hint: 'Everyone who may come back.' },
  { key: 'where', label: 'Where it was', maxLength: 200, hint: 'The story returns there for a moment.' },
  { key: 'learnt', label: 'What was learnt', maxLength: 300, hint: 'Remembered near the end.' },
  { key: 'thread', label: 'What was left open', maxLength: 300, hint: 'The next night starts with this.' },
] as const

/** The facts that a series remembers, to be corrected before the next night. */
export function CanonForm({ series, theme, action, busy, blockedReason, error, onSubmit }: CanonFormProps) {
  const form = useForm<CanonValues>({
    defaultValues: { title: series.title, canon: series.canon, theme: theme ?? 'adventure' },
  })
  const { register, control, handleSubmit, formState } = form
  const isEmpty = Object.values(series.canon).every((text) => text === '')
  return (
    <form noValidate aria-label="Series" onSubmit={handleSubmit(onSubmit)} className="flex flex-col gap-4">
      {isEmpty && (
        <Notice>
          Nothing is remembered yet. Say what the next night should know, or leave it all empty.
        </Notice>
      )}
      {theme ? (
        <Controller
          control={control}
          name="theme"
          render={({ field }) => (
            <Select
              label="Theme"
              value={field.value}
              onChange={(value) => value && field.onChange(value)}
              options={themes.map((theme) => ({ value: theme, label: themeLabels[theme] }))}
            />
          )}
        />
      ) : (
        <TextField
          label="Name of the series"
          error={formState.errors.title?.message}
          {...register('title', {
            validate: (text) => text.trim() !== '' || 'Name is required',
            maxLength: { value: 300, message: 'Name must be at most 300 characters' },
          })}
        />
      )}
      {fields.map(({ key, label, maxLength, hint }) => (
        <TextArea
          key={key}
          label={label}
          hint={hint}
          className="min-h-14!"
          rows={1}
          error={formState.errors.canon?.[key]?.message}
          {...register(`canon.${key}`, {
            setValueAs: toSingleLine,
            maxLength: { value: maxLength, message: `Please use at most ${maxLength} characters` },
          })}
        />
      ))}
      {error && (
        <Notice tone="danger" title="That did not work">
          {errorText(error)}
        </Notice>
      )}
      {blockedReason && <Notice title="Limit Reached">{blockedReason}</Notice>}
      {/* In sight however long the form is: the dialog scrolls beneath it. */}
      <div className="sticky bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] -mx-6 -mb-[max(1.5rem,env(safe-area-inset-bottom))] border-t border-line bg-surface px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button
          type="submit"
          size="large"
          className="w-full"
          busy={busy}
          disabled={busy || Boolean(blockedReason)}
        >
          {action}
        </Button>
      </div>
    </form>
  )
}

/** A text area for room, but line breaks are removed. */
const toSingleLine = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
