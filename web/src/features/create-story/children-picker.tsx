import { type Child, maxMainCharacters } from '@nightlight/contract'
import { Controller, useFormContext } from 'react-hook-form'
import { type MultiOption, MultiSelect } from '../../ui/multi-select.tsx'
import { interestsPreview } from './interests-preview.ts'
import type { StoryValues } from './story-values.ts'

/** Who the story is about. */
export function ChildrenPicker({ options }: { options: readonly MultiOption[] }) {
  const { control, getValues, setValue } = useFormContext<StoryValues>()
  return (
    <Controller
      control={control}
      name="mainCharacterIds"
      render={({ field, fieldState }) => (
        <MultiSelect
          label="Main characters"
          placeholder="Select children to include"
          searchPlaceholder="Search children..."
          emptyText="No child profiles found."
          options={options}
          value={field.value}
          max={maxMainCharacters}
          onChange={(ids) => {
            field.onChange(ids)
            // A main character cannot be a supporting character too.
            const others = getValues('supportingCharacterIds').filter((id) => !ids.includes(id))
            setValue('supportingCharacterIds', others)
          }}
          hint={`A story can have up to ${maxMainCharacters} main characters.`}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

export const childOption = (child: Child): MultiOption => ({
  id: child.id,
  name: child.name,
  keywords: [child.interests ?? ''],
  detail: (
    <>
      {`age ${child.age} · `}
      <bdi dir="auto">{interestsPreview(child.interests)}</bdi>
    </>
  ),
})
