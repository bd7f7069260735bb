import { type Child, maxSupportingCharacters, plans, type User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'wouter'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FieldError } from '../../ui/field.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { changedByOperator, useIsChangedByOperator } from '../plans/index.ts'
import { NameSaid, nameAsRemembered, PreviewName, spokenNamesQuery } from '../spoken-names/index.ts'
import { childOption } from './children-picker.tsx'
import { noCharacter, type StoryValues } from './story-values.ts'

/** Brothers, grandmothers, pets and dragons. */
export function SupportingCharacters({ user, family }: { user: User; family: readonly Child[] }) {
  const isChangedByOperator = useIsChangedByOperator(user)
  const { control } = useFormContext<StoryValues>()
  const [heroes, added] = useWatch({ control, name: ['mainCharacterIds', 'customSupportingCharacters'] })
  if (!plans[user.tier].supportingCharacters) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sunken px-4 py-3 text-soft">
        <Badge tone="starlight">Starlight</Badge>
        brings friends, grandparents and pets into the story.
        {isChangedByOperator && (
          <span className="basis-full">
            {changedByOperator}{' '}
            <Link href="/subscribe" className="font-bold text-link underline underline-offset-4">
              See the plans
            </Link>
          </span>
        )}
      </p>
    )
  }
  const others = family.filter((child) => !heroes.includes(child.id))
  return (
    <fieldset className="flex flex-col gap-4 border-line sm:rounded-card sm:border sm:p-5">
      <legend className="font-bold max-sm:mb-2 sm:px-2">
        Supporting characters <span className="ml-1 font-normal text-soft">optional</span>
      </legend>
      <p className="text-soft">{`A story can have up to ${maxSupportingCharacters} of them.`}</p>
      {others.length > 0 && (
        <Controller
          control={control}
          name="supportingCharacterIds"
          render={({ field, fieldState }) => (
            <MultiSelect
              label="From your profiles"
              placeholder="Select characters"
              searchPlaceholder="Search children..."
              emptyText="No child profiles found."
              options={others.map(childOption)}
              value={field.value}
              max={maxSupportingCharacters - added.length}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <CustomCharacters />
    </fieldset>
  )
}

function CustomCharacters() {
  const { control, register, setValue, getValues, formState } = useFormContext<StoryValues>()
  const added = useWatch({ control, name: 'customSupportingCharacters' })
  const { name, relationship, spokenName } = useWatch({ control, name: 'newCharacter' })
  const isComplete = name.trim() !== '' && relationship.trim() !== ''
  const chosen = useWatch({ control, name: 'supportingCharacterIds' })
  const isFull = added.length + chosen.length >= maxSupportingCharacters
  const { data: remembered } = useQuery(spokenNamesQuery)
  const filledIn = useRef('')
  const suggestions = useId()

  /** What a parent has typed into the field stays. */
  const fillIn = (name: string) => {
    const typed = getValues('newCharacter.spokenName') ?? ''
    if (typed !== '' && typed !== filledIn.current) return
    filledIn.current = nameAsRemembered(remembered, name)?.said ?? ''
    setValue('newCharacter.spokenName', filledIn.current)
  }
  const add = () => {
    const { description, spokenName, ...character } = trimmed(getValues('newCharacter'))
    const optional = { ...(description && { description }), ...(spokenName && { spokenName }) }
    setValue('customSupportingCharacters', [...added, { ...character, ...optional }])
    setValue('newCharacter', noCharacter)
  }
  const remove = (index: number) =>
    setValue(
      'customSupportingCharacters',
      added.filter((_, otherIndex) => otherIndex !== index),
    )
  return (
    <div className="flex flex-col gap-3">
      {added.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {added.map((character, index) => (
            <Chip
              key={`${character.name} ${character.relationship}`}
              name={character.name}
              detail={character.relationship}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <FieldError
        message={formState.errors.customSupportingCharacters && 'Please check the characters you added.'}
      />
      {isFull ? (
        <p className="text-soft">That is all of them.</p>
      ) : (
        <>
          <p className="text-soft">Or add somebody else: a grandmother, a cat, the dragon next door.</p>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label="Name"
              maxLength={80}
              autoComplete="off"
              list={remembered?.length ? suggestions : undefined}
              {...register('newCharacter.name', { onChange: ({ target }) => fillIn(target.value) })}
            />
            <datalist id={suggestions}>
              {remembered?.map(({ name }) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <TextField
              label="Relationship"
              placeholder="Grandmother or cat"
              maxLength={80}
              autoComplete="off"
              {...register('newCharacter.relationship')}
            />
          </div>
          <TextField
            label="Description"
            optional
            maxLength={300}
            autoComplete="off"
            {...register('newCharacter.description')}
          />
          <TextField
            label="Say the name as"
            optional
            hint="If it is not pronounced as it is written: OH-mah for Oma."
            maxLength={120}
            autoComplete="off"
            {...register('newCharacter.spokenName')}
          />
          <NameSaid name={name} spokenName={spokenName} />
          {name.trim() !== '' && <PreviewName name={name} spokenName={spokenName} />}
          <Button variant="secondary" onClick={add} disabled={!isComplete} className="self-start">
            <Plus size={20} aria-hidden="true" />
            Add Character
          </Button>
        </>
      )}
    </div>
  )
}

const trimmed = ({ name, relationship, description, spokenName }: StoryValues['newCharacter']) => ({
  name: name.trim(),
  relationship: relationship.trim(),
  description: description.trim(),
  spokenName: spokenName?.trim() ?? '',
})
