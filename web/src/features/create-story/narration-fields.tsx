import { type Child, cadences, paces, type StoryLanguage, type Voice } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useInstallation } from '../../lib/installation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import {
  chooseDefaultVoice,
  defaultVoiceQuery,
  usePreview,
  voicesQuery,
  withoutDuplicates,
} from '../voices/index.ts'
import { forReading } from './language-field.tsx'
import type { StoryValues } from './story-values.ts'

interface NarrationFieldsProps {
  language: StoryLanguage
  isReadAloud: boolean
  voices: ReturnType<typeof useSelectedVoice>
}

/** Whether the story is narrated, by which voice and how slowly. */
export function NarrationFields({ language, isReadAloud, voices }: NarrationFieldsProps) {
  const { control } = useFormContext<StoryValues>()
  const withAudio = useWatch({ control, name: 'generateAudio' })
  if (!isReadAloud) return <SilentStory language={language} />
  return (
    <fieldset className="flex flex-col gap-4 border-line sm:rounded-card sm:border sm:p-5">
      <legend className="font-bold max-sm:mb-2 sm:px-2">Narration</legend>
      <Controller
        control={control}
        name="generateAudio"
        render={({ field }) => (
          <Switch
            label="Audio narration"
            hint="A voice reads the story aloud."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {withAudio && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <VoiceSelect voices={voices} />
            <Controller
              control={control}
              name="narrationCadence"
              render={({ field }) => (
                <Select
                  label="Reading pace"
                  value={field.value}
                  onChange={field.onChange}
                  options={cadences.map((cadence) => ({ value: cadence, label: paces[cadence].label }))}
                  hint={paces[field.value].description}
                />
              )}
            />
          </div>
          <PreviewButton />
        </>
      )}
    </fieldset>
  )
}

/** In place of the choice of a voice, where none speaks the language of the story. */
function SilentStory({ language }: { language: StoryLanguage }) {
  return (
    <fieldset className="border-line sm:rounded-card sm:border sm:p-5">
      <legend className="font-bold max-sm:mb-2 sm:px-2">Narration</legend>
      <p>{forReading(language)}</p>
    </fieldset>
  )
}

/** The approved voices that speak the language of the story. As long as none of them is selected, selects the default one. */
export function useSelectedVoice(family: readonly Child[], language: StoryLanguage) {
  const { control, setValue } = useFormContext<StoryValues>()
  const selectedId = useWatch({ control, name: 'selectedVoiceId' })
  const [heroId] = useWatch({ control, name: 'mainCharacterIds' })
  const isOneLanguage = (useInstallation()?.storyLanguages.length ?? 1) < 2
  const speaks = useCallback(
    (voices: readonly Voice[]) =>
      voices.filter(({ languages }) => isOneLanguage || languages.includes(language)),
    [isOneLanguage, language],
  )
  const voices = useQuery({ ...voicesQuery, select: speaks })
  const serverDefault = useQuery(defaultVoiceQuery)
  const isAvailable = voices.data?.some((voice) => voice.voiceId === selectedId && voice.isAccessible)
  useEffect(() => {
    if (!voices.data || serverDefault.isPending || isAvailable) return
    const hero = family.find((child) => child.id === heroId)
    const voice = chooseDefaultVoice(voices.data, hero, serverDefault.data)
    setValue('selectedVoiceId', voice?.voiceId ?? '')
    setValue('selectedVoiceProviderId', voice?.providerId ?? '')
  }, [voices.data, serverDefault.isPending, serverDefault.data, isAvailable, family, heroId, setValue])
  return voices
}

function VoiceSelect({ voices }: { voices: ReturnType<typeof useSelectedVoice> }) {
  const { control, setValue } = useFormContext<StoryValues>()
  const list = withoutDuplicates(voices.data ?? [])
  return (
    <Controller
      control={control}
      name="selectedVoiceId"
      render={({ field, fieldState }) => (
        <Select
          label="Narrator voice"
          value={field.value}
          onChange={(voiceId) => {
            // Radix reports '' while its options are being replaced.
            const voice = list.find((candidate) => candidate.voiceId === voiceId)
            if (!voice) return
            field.onChange(voiceId)
            setValue('selectedVoiceProviderId', voice.providerId)
          }}
          options={list.map(voiceOption)}
          placeholder={voices.isPending ? 'Loading voices...' : 'Choose a voice'}
          empty="No voices available"
          error={
            fieldState.error?.message ?? (voices.isError ? 'The voices could not be loaded.' : undefined)
          }
        />
      )}
    />
  )
}

const voiceOption = (voice: Voice) => ({
  value: voice.voiceId,
  label: voice.gender ? `${voice.name} (${voice.gender})` : voice.name,
  disabled: !voice.isAccessible,
  note: voice.requiresUpgrade && <Badge tone={voice.tier}>Upgrade Required</Badge>,
})

function PreviewButton() {
  const { getValues } = useFormContext<StoryValues>()
  const preview = usePreview()
  const labels = { idle: 'Preview voice', generating: 'Generating Preview...', playing: 'Playing Preview...' }
  const play = () => {
    const { selectedVoiceId: voiceId, selectedVoiceProviderId: providerId, narrationCadence } = getValues()
    if (!voiceId || !providerId) {
      console.warn('Voice selection required for preview')
      return
    }
    void preview.play({ voiceId, providerId }, narrationCadence)
  }
  return (
    <Button
      variant="secondary"
      className="self-start"
      busy={preview.state === 'generating'}
      disabled={preview.state !== 'idle'}
      onClick={play}
    >
      {preview.state !== 'generating' && <Volume2 size={20} aria-hidden="true" />}
      {labels[preview.state]}
    </Button>
  )
}
