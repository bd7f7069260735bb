import { type Child, plans, type Voice } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Lock, Square, Volume2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { useInstallation } from '../../lib/installation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { usePreview, voicesQuery } from '../voices/index.ts'
import { previewErrors, voiceKey, voiceKeyOfChild } from './child-voice.ts'
import { sortVoices, useChooseDefaultVoice } from './voice-queries.ts'

/** All voices of the plan, to preview and to choose, and some of the next plan. */
export function VoiceSection({ child }: { child: Child }) {
  const voices = useQuery(voicesQuery)
  const installation = useInstallation()
  const choose = useChooseDefaultVoice(child.id)
  const preview = usePreview(previewErrors)
  const [previewed, setPreviewed] = useState<string>()
  if (voices.isPending) return <Loading>Loading voices...</Loading>
  if (voices.isError) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void voices.refetch()}>Try again</Button>}>
        {`The voices could not be loaded. ${errorText(voices.error)}`}
      </Notice>
    )
  }
  const { available, premium } = sortVoices(voices.data)
  const togglePreview = (voice: Voice) => {
    const key = voiceKey(voice)
    if (key === previewed && preview.state === 'playing') return preview.stop()
    setPreviewed(key)
    void preview.play({ providerId: voice.providerId, voiceId: voice.voiceId }, 'bedtime-story')
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="text-2xl">Voice</h3>
        <p className="mt-1 text-soft">
          Stories about <bdi dir="auto">{child.name}</bdi> begin with this voice. It can be changed for each
          story.{' '}
          {installation?.voiceCloning && (
            <a href="/voices" className="font-bold text-link underline underline-offset-4">
              Add a voice of your family
            </a>
          )}
        </p>
      </div>
      <ul aria-label="Available voices" className="flex flex-col gap-2">
        {available.map((voice) => {
          const isChosen = voiceKey(voice) === voiceKeyOfChild(child)
          return (
            <VoiceRow key={voice.id} voice={voice}>
              <PreviewButton
                voice={voice}
                state={previewed === voiceKey(voice) ? preview.state : 'idle'}
                onClick={() => togglePreview(voice)}
              />
              <Button
                variant={isChosen ? 'primary' : 'secondary'}
                aria-pressed={isChosen}
                aria-label={`Default voice: ${voice.name}`}
                disabled={choose.isPending}
                className="min-w-28"
                onClick={() =>
                  !isChosen && choose.mutate({ voiceId: voice.voiceId, providerId: voice.providerId })
                }
              >
                {isChosen && <Check size={18} aria-hidden="true" />}
                {isChosen ? 'Default' : 'Choose'}
              </Button>
            </VoiceRow>
          )
        })}
      </ul>
      {available.length === 0 && <p className="text-soft">No voices available</p>}
      {premium.length > 0 && <PremiumVoices voices={premium} />}
    </div>
  )
}

function VoiceRow({ voice, children }: { voice: Voice; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field border border-line bg-raised py-2 pr-2 pl-4">
      <div className="min-w-40 flex-1">
        <p className="font-bold">
          {voice.name}
          {voice.gender && <span className="ml-2 font-normal text-soft">{voice.gender}</span>}
        </p>
        {voice.description && <p className="text-[0.9375rem] text-soft">{voice.description}</p>}
      </div>
      <div className="ml-auto flex items-center gap-1.5">{children}</div>
    </li>
  )
}

interface PreviewButtonProps {
  voice: Voice
  state: ReturnType<typeof usePreview>['state']
  onClick: () => void
}

function PreviewButton({ voice, state, onClick }: PreviewButtonProps) {
  const Icon = state === 'playing' ? Square : Volume2
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={state === 'playing' ? `Stop ${voice.name}` : `Preview ${voice.name}`}
      busy={state === 'generating'}
      disabled={state === 'generating'}
      onClick={onClick}
    >
      {state !== 'generating' && <Icon size={20} aria-hidden="true" />}
    </Button>
  )
}

function PremiumVoices({ voices }: { voices: readonly Voice[] }) {
  const isSold = useInstallation()?.payments
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-bold">Premium voices</h4>
        {isSold && (
          <Button asChild variant="secondary">
            <Link href="/subscribe">Upgrade</Link>
          </Button>
        )}
      </div>
      <ul aria-label="Premium voices" className="flex flex-col gap-2">
        {voices.map((voice) => (
          <VoiceRow key={voice.id} voice={voice}>
            <Badge tone={voice.tier} className="mr-2">
              <Lock size={13} aria-hidden="true" />
              {`${plans[voice.tier].name}: upgrade required`}
            </Badge>
          </VoiceRow>
        ))}
      </ul>
    </div>
  )
}
