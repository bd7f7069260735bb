import type { Child } from '@nightlight/contract'
import { useEffect, useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { lazyResolver } from '../../lib/lazy-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { ConsentNotice } from './consent-notice.tsx'
import { HearName } from './hear-name.tsx'

type Saved = Pick<
  Child,
  | 'name'
  | 'age'
  | 'hairColor'
  | 'hairStyle'
  | 'eyeColor'
  | 'skinTone'
  | 'hasGlasses'
  | 'otherFeatures'
  | 'interests'
  | 'fears'
  | 'spokenName'
>

const loadSchema = async () => (await import('./child-schema.ts')).NewChild
const resolver = lazyResolver<Saved>(loadSchema)

interface ChildFormProps {
  /** The profile to change; a new one without. */
  child?: Child
  /** Whether the form is what was asked for, and typing can begin. */
  takesFocus?: boolean
  /** Whether whoever saves agrees by it to what is kept of the child. */
  asksConsent?: boolean
  busy: boolean
  onSave: (child: Saved, onError: (error: Error) => void) => void
  onCancel: () => void
}

export function ChildForm({
  child,
  takesFocus = true,
  asksConsent = false,
  busy,
  onSave,
  onCancel,
}: ChildFormProps) {
  const { register, control, handleSubmit, formState, setError } = useForm<Saved>({
    resolver,
    defaultValues: valuesOf(child),
  })
  const errors = formState.errors
  const consentId = useId()
  const [name, said] = useWatch({ control, name: ['name', 'spokenName'] })
  useEffect(() => {
    // While the form is being filled in; what fails here is tried again when it is sent.
    loadSchema().catch(() => {})
  }, [])
  const submit = handleSubmit((values) => onSave(toSave(values), (error) => showFieldErrors(error, setError)))
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={child ? 'Edit child' : 'Add child'}
    >
      <div className="grid grid-cols-[1fr_6rem] gap-4">
        <TextField
          label="Name"
          autoComplete="off"
          autoFocus={takesFocus}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Age"
          type="number"
          inputMode="numeric"
          min={1}
          max={18}
          error={errors.age?.message}
          {...register('age', { valueAsNumber: true })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <TextField
          label="Say the name as"
          optional
          autoComplete="off"
          hint="Where it is not said as it is written: shi-VAWN for Siobhán. Every voice says it so; the page keeps the name."
          error={errors.spokenName?.message}
          {...register('spokenName')}
        />
        <HearName name={name} said={said} child={child} />
      </div>
      <TextArea
        label="Interests"
        optional
        hint="What they love just now: dinosaurs, the moon, their rabbit Ludo."
        error={errors.interests?.message}
        {...register('interests')}
      />
      <TextArea
        label="Fears to avoid"
        optional
        hint="Stories keep away from these: spiders, thunder, deep water."
        className="min-h-20!"
        error={errors.fears?.message}
        {...register('fears')}
      />
      <div className="grid gap-4 min-[26rem]:grid-cols-2">
        <TextField
          label="Hair colour"
          optional
          autoComplete="off"
          list="hair-colours"
          error={errors.hairColor?.message}
          {...register('hairColor')}
        />
        <TextField
          label="Hair style"
          optional
          autoComplete="off"
          list="hair-styles"
          error={errors.hairStyle?.message}
          {...register('hairStyle')}
        />
        <TextField
          label="Eye colour"
          optional
          autoComplete="off"
          list="eye-colours"
          error={errors.eyeColor?.message}
          {...register('eyeColor')}
        />
        <TextField
          label="Skin tone"
          optional
          autoComplete="off"
          list="skin-tones"
          error={errors.skinTone?.message}
          {...register('skinTone')}
        />
      </div>
      <Suggestions id="hair-colours" words={['Black', 'Dark brown', 'Brown', 'Red', 'Auburn', 'Blonde']} />
      <Suggestions
        id="hair-styles"
        words={['Short', 'Bob', 'Long', 'Curly', 'Afro', 'Plaits', 'Pigtails', 'Bun', 'Spiky', 'Headscarf']}
      />
      <Suggestions id="skin-tones" words={['Pale', 'Light', 'Olive', 'Light brown', 'Brown', 'Deep brown']} />
      <Suggestions id="eye-colours" words={['Brown', 'Hazel', 'Green', 'Blue', 'Grey']} />
      <Controller
        control={control}
        name="hasGlasses"
        render={({ field }) => (
          <Switch label="Wears glasses" checked={field.value ?? false} onChange={field.onChange} />
        )}
      />
      <TextArea
        label="Other features"
        optional
        hint="Curls, freckles, a favourite yellow coat."
        error={errors.otherFeatures?.message}
        {...register('otherFeatures')}
      />
      {asksConsent && <ConsentNotice id={consentId} />}
      <div className="flex flex-wrap gap-3 pt-1">
        <Button
          type="submit"
          busy={busy}
          disabled={busy}
          className="flex-1"
          aria-describedby={asksConsent ? consentId : undefined}
        >
          {child ? 'Save' : 'Add Child'}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}

const valuesOf = (child: Child | undefined) => ({
  name: child?.name ?? '',
  // Without a number the box is empty, and the schema asks for one.
  ...(child && { age: child.age }),
  hairColor: child?.hairColor ?? '',
  hairStyle: child?.hairStyle ?? '',
  eyeColor: child?.eyeColor ?? '',
  skinTone: child?.skinTone ?? '',
  hasGlasses: child?.hasGlasses ?? false,
  otherFeatures: child?.otherFeatures ?? '',
  interests: child?.interests ?? '',
  fears: child?.fears ?? '',
  spokenName: child?.spokenName ?? '',
})

/** An emptied box means that nothing is known, not that the colour is ''. */
const toSave = (values: Saved): Saved => ({
  name: values.name,
  age: values.age,
  hairColor: values.hairColor || null,
  hairStyle: values.hairStyle || null,
  eyeColor: values.eyeColor || null,
  skinTone: values.skinTone || null,
  hasGlasses: values.hasGlasses,
  otherFeatures: values.otherFeatures || null,
  interests: values.interests || null,
  fears: values.fears || null,
  spokenName: values.spokenName || null,
})
