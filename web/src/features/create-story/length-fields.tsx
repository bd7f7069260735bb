import {
  type Child,
  isForToddlers,
  lengthForMinutes,
  lengthLabels,
  minutesRange,
  paces,
  plans,
  storyLengths,
  type Tier,
  type User,
} from '@nightlight/contract'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Badge } from '../../ui/badge.tsx'
import { Select } from '../../ui/select.tsx'
import type { StoryValues } from './story-values.ts'

/** One of three lengths, or a number of minutes, which replaces the length. */
export function LengthFields({ user, family }: { user: User; family: readonly Child[] }) {
  const { control } = useFormContext<StoryValues>()
  const [minutes, heroIds] = useWatch({ control, name: ['minutes', 'mainCharacterIds'] })
  const isShort = isForToddlers(family.filter(({ id }) => heroIds.includes(id)).map(({ age }) => age))
  return (
    <>
      <Controller
        control={control}
        name="storyLength"
        render={({ field, fieldState }) => (
          <Select
            label="Length"
            value={minutes === null ? field.value : byMinutes}
            onChange={field.onChange}
            options={
              minutes === null
                ? lengthOptions(user)
                : [{ value: byMinutes, label: 'As many minutes as chosen below' }]
            }
            disabled={minutes !== null}
            hint={
              isShort && 'A story for a child of one or two takes a minute or two, whatever is chosen here.'
            }
            error={fieldState.error?.message}
          />
        )}
      />
      <MinutesSelect user={user} isShort={isShort} />
    </>
  )
}

/** Only the lengths that the plan includes: a member cannot upgrade it. */
export function PlanLengthField({ tier }: { tier: Tier }) {
  const { control } = useFormContext<StoryValues>()
  return (
    <Controller
      control={control}
      name="storyLength"
      render={({ field, fieldState }) => (
        <Select
          label="Length"
          value={field.value}
          onChange={field.onChange}
          options={plans[tier].lengths.map((length) => ({ value: length, label: lengthLabels[length] }))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const byMinutes = 'minutes'
const byLength = 'length'

function MinutesSelect({ user, isShort }: { user: User; isShort: boolean }) {
  const { control } = useFormContext<StoryValues>()
  const [withAudio, cadence] = useWatch({ control, name: ['generateAudio', 'narrationCadence'] })
  const narrator = withAudio
    ? `read by your narrator at the ${paces[cadence].label} pace`
    : 'read aloud by you'
  return (
    <Controller
      control={control}
      name="minutes"
      render={({ field, fieldState }) => (
        <Select
          label="How much time do you have tonight?"
          value={field.value === null ? byLength : String(field.value)}
          onChange={(value) => {
            // Radix reports '' while its options are being replaced.
            if (value) field.onChange(value === byLength ? null : Number(value))
          }}
          options={minuteOptions(user)}
          hint={
            field.value === null
              ? 'Minutes replace the length.'
              : isShort
                ? 'This story takes a minute or two.'
                : `The story takes ${field.value} minutes, ${narrator}.`
          }
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function minuteOptions(user: User) {
  const { min, max } = minutesRange
  const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return [
    { value: byLength, label: 'As long as it takes' },
    ...choices.map((minutes) => ({
      value: String(minutes),
      label: `${minutes} minutes`,
      ...availability(user, lengthForMinutes(minutes)),
    })),
  ]
}

const lengthOptions = (user: User) =>
  storyLengths.map((length) => ({
    value: length,
    label: lengthLabels[length],
    ...availability(user, length),
  }))

function availability(user: User, length: (typeof storyLengths)[number]) {
  const included = plans[user.tier].lengths.includes(length)
  return { disabled: !included, note: included ? null : <Badge tone="starlight">Starlight</Badge> }
}
