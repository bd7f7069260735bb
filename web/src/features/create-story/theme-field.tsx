import art from 'virtual:art'
import { themeLabels, themes } from '@nightlight/contract'
import { useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { FieldError } from '../../ui/field.tsx'
import { PictureChoice } from '../../ui/picture-choice.tsx'
import type { StoryValues } from './story-values.ts'

/** The ten worlds, as pictures: a row to push on phones, two rows elsewhere. */
export function ThemeField() {
  const { control } = useFormContext<StoryValues>()
  const id = useId()
  return (
    <Controller
      control={control}
      name="storyTheme"
      render={({ field, fieldState }) => (
        <div role="radiogroup" aria-labelledby={`${id}-label`} className="flex min-w-0 flex-col gap-2">
          <p id={`${id}-label`} className="font-bold">
            Theme
          </p>
          <div className="-mx-1 grid grid-flow-col grid-cols-none auto-cols-[6.75rem] gap-3 overflow-x-auto px-1 py-1 sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-5 sm:overflow-visible">
            {themes.map((theme) => {
              const { url, width, height } = art[`theme-${theme}`]
              return (
                <PictureChoice
                  key={theme}
                  type="radio"
                  name={id}
                  label={themeLabels[theme]}
                  checked={field.value === theme}
                  onChange={() => field.onChange(theme)}
                  className="overflow-hidden rounded-card"
                >
                  <img
                    src={url}
                    alt=""
                    width={width}
                    height={height}
                    loading="lazy"
                    decoding="async"
                    className="aspect-[16/13] w-full bg-tint object-cover"
                  />
                  <span aria-hidden="true" className="block truncate px-1 py-2 text-[0.9375rem] font-bold">
                    {themeLabels[theme]}
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
