import {
  type Child,
  isForToddlers,
  lengthForMinutes,
  lengthLabels,
  lengthMinutes,
  minutesRange,
  paces,
  plans,
  type StoryLength,
  storyLengths,
  type Tier,
  type User,
} from '@nightlight/contract'
import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PictureChoice } from '../../ui/picture-choice.tsx'
import { Slider } from '../../ui/slider.tsx'
import type { StoryValues } from './story-values.ts'

/** Three moons, or a number of minutes. */
export function LengthFields({ user, family }: { user: User; family: readonly Child[] }) {
  const { control } = useFormContext<StoryValues>()
  const heroIds = useWatch({ control, name: 'mainCharacterIds' })
  const isShort = isForToddlers(family.filter(({ id }) => heroIds.includes(id)).map(({ age }) => age))
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Moons lengths={storyLengths} tier={user.tier} />
      {isShort && (
        <p className="text-[0.9375rem] text-soft">
          A story for a child of one or two takes a minute or two, whatever is chosen here.
        </p>
      )}
      <ExactMinutes tier={user.tier} isShort={isShort} />
    </div>
  )
}

/** Only the lengths that the plan includes: a member cannot upgrade it. */
export const PlanLengthField = ({ tier }: { tier: Tier }) => (
  <Moons lengths={plans[tier].lengths} tier={tier} />
)

function Moons({ lengths, tier }: { lengths: readonly StoryLength[]; tier: Tier }) {
  const { control, setValue } = useFormContext<StoryValues>()
  const minutes = useWatch({ control, name: 'minutes' })
  const id = useId()
  return (
    <Controller
      control={control}
      name="storyLength"
      render={({ field, fieldState }) => (
        <div role="radiogroup" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
          <p id={`${id}-label`} className="font-bold">
            Length
          </p>
          <div className="grid grid-cols-3 gap-2 sm:gap-3">
            {lengths.map((length) => {
              const isIncluded = plans[tier].lengths.includes(length)
              const [name, range] = lengthLabels[length].replace(')', '').split(' (')
              return (
                <PictureChoice
                  key={length}
                  type="radio"
                  name={id}
                  label={isIncluded ? lengthLabels[length] : `${lengthLabels[length]}, with Starlight`}
                  checked={minutes === null ? field.value === length : lengthForMinutes(minutes) === length}
                  disabled={!isIncluded}
                  onChange={() => {
                    field.onChange(length)
                    setValue('minutes', null)
                  }}
                  className="rounded-card px-0.5 py-3 max-[22rem]:pt-8 sm:px-1.5"
                >
                  <Moon length={length} />
                  <span aria-hidden="true" className="mt-1.5 block font-bold max-[22rem]:text-[0.9375rem]">
                    {name}
                  </span>
                  <span aria-hidden="true" className="block text-[0.875rem] text-soft">
                    {isIncluded ? (
                      range
                    ) : (
                      <Badge tone="starlight" className="max-[26rem]:px-1.5 max-[26rem]:text-[0.8125rem]">
                        Starlight
                      </Badge>
                    )}
                  </span>
                </PictureChoice>
              )
            })}
          </div>
          <FieldError message={fieldState.error?.message} />
        </div>
      )}
    />
  )
}

/** The part of the moon that is lit. */
const lit: Record<StoryLength, string> = {
  short: 'M20 4a16 16 0 0 1 0 32a21 21 0 0 0 0-32z',
  medium: 'M20 4a16 16 0 0 1 0 32z',
  long: 'M20 4a16 16 0 0 1 0 32a16 16 0 0 1 0-32z',
}

const Moon = ({ length }: { length: StoryLength }) => (
  <svg viewBox="0 0 40 40" width={44} height={44} aria-hidden="true" className="mx-auto">
    <circle cx="20" cy="20" r="16" className="fill-tint stroke-edge" strokeWidth="1" />
    <path d={lit[length]} className="fill-lantern" />
  </svg>
)

function ExactMinutes({ tier, isShort }: { tier: Tier; isShort: boolean }) {
  const { control } = useFormContext<StoryValues>()
  const [withAudio, cadence, storyLength] = useWatch({
    control,
    name: ['generateAudio', 'narrationCadence', 'storyLength'],
  })
  const narrator = withAudio
    ? `read by your narrator at the ${paces[cadence].label} pace`
    : 'read aloud by you'
  const max = Math.min(minutesRange.max, lengthMinutes[plans[tier].lengths.at(-1) ?? 'short'][1])
  return (
    <Controller
      control={control}
      name="minutes"
      render={({ field, fieldState }) =>
        field.value === null ? (
          <Button
            variant="ghost"
            className="-ml-3 self-start px-3!"
            onClick={() => field.onChange(Math.min(max, lengthMinutes[storyLength][0] + 1))}
          >
            Exactly how many minutes?
          </Button>
        ) : (
          <div className="flex flex-col gap-1">
            <p aria-hidden="true" className="font-bold">
              How much time do you have tonight?
            </p>
            <Slider
              label="How much time do you have tonight?"
              value={field.value}
              min={minutesRange.min}
              max={max}
              step={1}
              keyStep={1}
              valueText={`${field.value} minutes`}
              onChange={field.onChange}
              onCommit={field.onChange}
            />
            <p className="text-[0.9375rem] text-soft">
              {isShort
                ? 'This story takes a minute or two.'
                : `The story takes ${field.value} minutes, ${narrator}.`}
            </p>
            <Button variant="ghost" className="-ml-3 self-start px-3!" onClick={() => field.onChange(null)}>
              Not so exactly
            </Button>
            <FieldError message={fieldState.error?.message} />
          </div>
        )
      }
    />
  )
}
