import {
  type Child,
  type Look,
  languageNames,
  NewChild,
  type PronounChoice,
  pronounChoices,
} from '@nightlight/contract'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { input } from 'zod/mini'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { useStoryLanguages } from '../../lib/installation.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { NameSaid, PreviewName } from '../spoken-names/index.ts'
import { ConsentNotice } from './consent-notice.tsx'
import { NewChildLooks } from './new-child-looks.tsx'
import { NotUsedHint } from './not-used-hint.tsx'

interface ChildFormProps {
  /** The profile to edit; undefined for a new one. */
  child?: Child
  /** Focus the first field: the form was just opened by the user. */
  takesFocus?: boolean
  /** Whether saving also gives consent to what is stored about the child. */
  asksConsent?: boolean
  /** Name and age first, and the rest behind. For a new child it is so. */
  folded?: boolean
  busy: boolean
  onSave: (child: NewChild, onError: (error: Error) => void) => void
  onCancel: () => void
}

export function ChildForm({
  child,
  takesFocus = true,
  asksConsent = false,
  folded = child === undefined,
  busy,
  onSave,
  onCancel,
}: ChildFormProps) {
  const { register, control, handleSubmit, formState, setError, setValue } = useForm<
    input<typeof NewChild>,
    unknown,
    NewChild
  >({
    resolver: formResolver(NewChild),
    defaultValues: valuesOf(child),
  })
  const errors = formState.errors
  const consentId = useId()
  const languages = useStoryLanguages(child?.storyLanguage)
  const [name, age, spokenName] = useWatch({ control, name: ['name', 'age', 'spokenName'] })
  const choose = (look: Look) => {
    for (const field of lookFields) setValue(field, look[field], { shouldDirty: true })
  }
  const submit = handleSubmit((values) => onSave(toSave(values), (error) => showFieldErrors(error, setError)))
  const details = (
    <>
      <TextField
        label="Grown-ups at bedtime"
        optional
        autoComplete="off"
        hint="What your child calls them, so that stories can too: Mummy, Daddy, Nana Jo."
        error={errors.grownUps?.message}
        {...register('grownUps')}
      />
      <Controller
        control={control}
        name="pronouns"
        render={({ field }) => (
          <Select
            label="Pronouns"
            hint="How stories speak of your child after saying the name."
            value={field.value ?? 'name'}
            onChange={field.onChange}
            options={pronounOptions}
            error={errors.pronouns?.message}
          />
        )}
      />
      {languages.length > 1 && (
        <Controller
          control={control}
          name="storyLanguage"
          render={({ field }) => (
            <Select
              label="Story language"
              hint="The language of their stories. You can choose another for one night."
              value={field.value ?? 'en'}
              onChange={field.onChange}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              error={errors.storyLanguage?.message}
            />
          )}
        />
      )}
      <div className="flex flex-col gap-2">
        <TextField
          label="Say the name as"
          optional
          autoComplete="off"
          hint="If it is not pronounced as it is written: shi-VAWN for Siobhán. Every voice says it this way, and the page shows the name."
          error={errors.spokenName?.message}
          {...register('spokenName')}
        />
        <NameSaid name={name} spokenName={spokenName} />
        <PreviewName name={name} spokenName={spokenName} child={child} />
      </div>
      <NotUsedHint what="Interests" />
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
        hint="Stories stay away from these: spiders, thunder, deep water."
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
      <Suggestions id="hair-colours" options={['Black', 'Dark brown', 'Brown', 'Red', 'Auburn', 'Blonde']} />
      <Suggestions
        id="hair-styles"
        options={['Short', 'Bob', 'Long', 'Curly', 'Afro', 'Plaits', 'Pigtails', 'Bun', 'Spiky', 'Headscarf']}
      />
      <Suggestions
        id="skin-tones"
        options={['Pale', 'Light', 'Olive', 'Light brown', 'Brown', 'Deep brown']}
      />
      <Suggestions id="eye-colours" options={['Brown', 'Hazel', 'Green', 'Blue', 'Grey']} />
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
    </>
  )
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
      {!folded ? (
        details
      ) : (
        <>
          {!child && <NewChildLooks name={name} age={age} onChoose={choose} />}
          <details
            className="group rounded-card border border-line bg-sunken"
            // A message about a field in it has to be seen.
            open={Object.keys(errors).some((field) => field !== 'name' && field !== 'age') || undefined}
          >
            <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-4 py-2.5 leading-snug font-bold">
              <span className="flex-1">More: grown-ups, pronouns, interests, looks in words</span>
              <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
            </summary>
            <div className="flex flex-col gap-4 px-4 pt-1 pb-5">{details}</div>
          </details>
        </>
      )}
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
        {!(child && folded) && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

const lookFields = ['hairColor', 'hairStyle', 'eyeColor', 'skinTone', 'hasGlasses', 'lookSeed'] as const

const pronounLabels: Record<PronounChoice, string> = {
  she: 'She',
  he: 'He',
  they: 'They',
  name: 'Just the name',
}

const pronounOptions = pronounChoices.map((value) => ({ value, label: pronounLabels[value] }))

function Suggestions({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  )
}

const valuesOf = (child: Child | undefined) => ({
  name: child?.name ?? '',
  // The field is empty without a number, and the schema requires one.
  ...(child && { age: child.age }),
  pronouns: child?.pronouns ?? ('name' as const),
  storyLanguage: child?.storyLanguage ?? ('en' as const),
  hairColor: child?.hairColor ?? '',
  hairStyle: child?.hairStyle ?? '',
  eyeColor: child?.eyeColor ?? '',
  skinTone: child?.skinTone ?? '',
  hasGlasses: child?.hasGlasses ?? false,
  otherFeatures: child?.otherFeatures ?? '',
  interests: child?.interests ?? '',
  fears: child?.fears ?? '',
  grownUps: child?.grownUps ?? '',
  spokenName: child?.spokenName ?? '',
  lookSeed: child?.lookSeed ?? null,
})

/** An empty field is stored as null. */
const toSave = (values: NewChild): NewChild => ({
  name: values.name,
  age: values.age,
  pronouns: values.pronouns,
  storyLanguage: values.storyLanguage,
  hairColor: values.hairColor || null,
  hairStyle: values.hairStyle || null,
  eyeColor: values.eyeColor || null,
  skinTone: values.skinTone || null,
  hasGlasses: values.hasGlasses,
  otherFeatures: values.otherFeatures || null,
  interests: values.interests || null,
  fears: values.fears || null,
  grownUps: values.grownUps || null,
  spokenName: values.spokenName || null,
  lookSeed: values.lookSeed ?? null,
})
