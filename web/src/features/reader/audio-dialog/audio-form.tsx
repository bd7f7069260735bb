import {
  cadences,
  languageNames,
  paces,
  type Story,
  type StoryLanguage,
  type Voice,
  voiceNotChosenMessage,
} from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { defaultVoiceQuery, withoutDuplicates } from '../../voices/index.ts'
import { isComplete } from './audio-choice.ts'
import { PreviewVoice } from './preview-voice.tsx'
import { preferredVoiceQuery, providersQuery, providerVoicesQuery, useGenerateAudio } from './queries.ts'

interface AudioFormProps {
  story: Story
  onRequested: (narrationId: number) => void
}

/** Starts with the voice that was used last, or else with the default one. With a single provider there is no provider to choose. */
export function AudioForm(props: AudioFormProps) {
  const providers = useQuery(providersQuery)
  const lastChoice = useQuery(preferredVoiceQuery)
  const defaultVoice = useQuery(defaultVoiceQuery)
  if (providers.isPending || lastChoice.isPending || defaultVoice.isPending)
    return <Loading>Loading voices...</Loading>
  const list = providers.data ?? []
  const [only, another] = list
  const isListed = ({ providerId }: { providerId: string }) => list.some(({ id }) => id === providerId)
  const last = lastChoice.data && isListed(lastChoice.data) ? lastChoice.data : null
  const voice = last ?? (defaultVoice.data && isListed(defaultVoice.data) ? defaultVoice.data : null)
  const { narration } = props.story
  return (
    <Fields
      {...props}
      providers={list}
      start={{
        providerId: voice?.providerId ?? (another ? '' : (only?.id ?? '')),
        voiceId: voice?.voiceId ?? '',
        cadence: narration?.cadence ?? last?.options.cadence ?? 'bedtime-story',
      }}
    />
  )
}

function Fields({
  story,
  onRequested,
  providers,
  start,
}: AudioFormProps & {
  providers: readonly { id: string; name: string }[]
  start: Parameters<typeof isComplete>[0]
}) {
  const [choice, setChoice] = useState(start)
  const [submitted, setSubmitted] = useState(false)
  const voices = useVoices(choice.providerId)
  const generate = useGenerateAudio(story)
  const voice = voices.list.find(
    (one) => one.voiceId === choice.voiceId && one.isAccessible && canRead(one, story.language),
  )
  const chosen = { ...choice, voiceId: voice?.voiceId ?? '' }
  const submit = () => {
    setSubmitted(true)
    if (isComplete(chosen)) generate.mutate(chosen, { onSuccess: onRequested })
    else toast({ title: 'Selection Required', description: voiceNotChosenMessage, tone: 'destructive' })
  }
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Voice provider"
        value={choice.providerId}
        onChange={(providerId) => providerId && setChoice({ ...choice, providerId, voiceId: '' })}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Choose a provider"
        empty="No voice providers available"
      />
      <Select
        label="Voice"
        value={chosen.voiceId}
        onChange={(voiceId) => voiceId && setChoice({ ...choice, voiceId })}
        options={voices.list.map((voice) => voiceOption(voice, story))}
        placeholder={voices.placeholder}
        disabled={voices.list.length === 0}
        error={voices.problem ?? (submitted && !voice ? 'Choose a voice first.' : undefined)}
        hint={voice?.description}
      />
      <Select
        label="Reading pace"
        value={choice.cadence}
        onChange={(pace) => {
          const cadence = cadences.find((candidate) => candidate === pace)
          if (cadence) setChoice({ ...choice, cadence })
        }}
        options={cadences.map((cadence) => ({ value: cadence, label: paces[cadence].label }))}
        hint={paces[choice.cadence].description}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-3">
        <PreviewVoice choice={chosen} />
        <Button
          className="grow sm:grow-0"
          busy={generate.isPending}
          disabled={generate.isPending}
          onClick={submit}
        >
          {!generate.isPending && <Mic size={20} aria-hidden="true" />}
          Generate Audio
        </Button>
      </div>
    </div>
  )
}

function useVoices(providerId: string) {
  const voices = useQuery(providerVoicesQuery(providerId))
  const list = withoutDuplicates(voices.data ?? [])
  const isEmpty = voices.isSuccess && list.length === 0
  return {
    list,
    placeholder: voices.isFetching && !voices.data ? 'Loading voices...' : 'Choose a voice',
    problem: isEmpty
      ? 'No approved voices available for this provider.'
      : voices.isError
        ? 'The voices could not be loaded.'
        : undefined,
  }
}

const canRead = ({ languages }: Voice, language: StoryLanguage) =>
  language === 'en' || languages.includes(language)

const voiceOption = (voice: Voice, { narration, language }: Story) => ({
  value: voice.voiceId,
  label: voice.gender ? `${voice.name} (${voice.gender})` : voice.name,
  disabled: !voice.isAccessible || !canRead(voice, language),
  note: !canRead(voice, language) ? (
    <Badge>{`Does not speak ${languageNames[language]}`}</Badge>
  ) : voice.requiresUpgrade ? (
    <Badge tone={voice.tier}>Upgrade Required</Badge>
  ) : narration?.voiceId === voice.voiceId && narration.providerId === voice.providerId ? (
    <Badge>Current voice</Badge>
  ) : null,
})
