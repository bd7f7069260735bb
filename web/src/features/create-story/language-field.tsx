import { type Child, languageNames, type StoryLanguage } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useInstallation, useStoryLanguages } from '../../lib/installation.ts'
import { Select } from '../../ui/select.tsx'
import { voicesQuery } from '../voices/index.ts'
import type { StoryValues } from './story-values.ts'

/** Shown where a language model can write in other languages than English. */
export function LanguageField({ family }: { family: readonly Child[] }) {
  const { control } = useFormContext<StoryValues>()
  const language = useStoryLanguage(family)
  const languages = useStoryLanguages()
  const isRead = useIsReadAloud(language)
  if (languages.length < 2) return null
  return (
    <Controller
      control={control}
      name="language"
      render={({ field, fieldState }) => (
        <Select
          label="Story language"
          fieldClassName="sm:col-span-2"
          hint={isRead ? hintFor(language) : `${hintFor(language)} ${forReading(language)}`.trim()}
          value={language}
          onChange={field.onChange}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const hintFor = (language: StoryLanguage) =>
  language === 'en' ? '' : 'Written by the language model. Our checks are less thorough than for English.'

export const forReading = (language: StoryLanguage) =>
  `No voice of yours speaks ${languageNames[language]}: this story is for reading.`

/** The language of the story: as chosen, else that of the first main character where it is offered. */
export function useStoryLanguage(family: readonly Child[]): StoryLanguage {
  const { control } = useFormContext<StoryValues>()
  const [chosen, [heroId]] = useWatch({ control, name: ['language', 'mainCharacterIds'] })
  const offered = useInstallation()?.storyLanguages ?? ['en']
  const language = chosen ?? family.find((child) => child.id === heroId)?.storyLanguage ?? 'en'
  return offered.includes(language) ? language : 'en'
}

/** Whether a voice of the plan speaks a language; true as long as that is not known. */
export function useIsReadAloud(language: StoryLanguage): boolean {
  const voices = useQuery(voicesQuery).data
  if (!voices || language === 'en') return true
  return voices.some(({ languages, isAccessible }) => isAccessible && languages.includes(language))
}
