import { approveVoice, type DiscoveredVoice } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.ts'
import { PlayButton } from '../play-button.tsx'
import { discoveredQuery, fetchSampleUrl, providersQuery, useVoiceAction } from './queries.ts'
import type { Sound } from './voices-tab.tsx'

/** A provider's voices, new ones first. */
export function DiscoverVoices({ sound }: { sound: Sound }) {
  const providers = useQuery(providersQuery)
  const [provider, setProvider] = useState<string>()
  const providerId = provider ?? providers.data?.[0]?.id
  const voices = useQuery(discoveredQuery(providerId))
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-col gap-4 border-b border-line p-5">
        <h2 className="text-2xl">Discover voices</h2>
        <div className="flex items-end gap-2">
          <Select
            label="Provider"
            fieldClassName="flex-1"
            value={providerId}
            onChange={setProvider}
            options={(providers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={providers.isPending ? 'Loading providers…' : 'Choose a provider'}
            empty="No provider is set up"
            error={providers.isError ? 'The providers could not be loaded.' : undefined}
          />
          <Button
            variant="secondary"
            size="icon"
            aria-label="Ask the provider again"
            disabled={!providerId || voices.isFetching}
            busy={voices.isRefetching}
            onClick={() => void voices.refetch()}
          >
            {!voices.isRefetching && <RefreshCw size={20} aria-hidden="true" />}
          </Button>
        </div>
      </div>
      {voices.isLoading && <Loading>Asking the provider…</Loading>}
      {voices.isError && (
        <div className="p-5">
          <Notice tone="danger">{errorText(voices.error)}</Notice>
        </div>
      )}
      {voices.data?.length === 0 && (
        <p className="p-8 text-center text-soft">This provider offers no voices.</p>
      )}
      {voices.data && voices.data.length > 0 && (
        <ul
          aria-label="Voices of the provider"
          className="max-h-[600px] divide-y divide-line overflow-y-auto"
        >
          {voices.data.map((voice) => (
            <DiscoveredRow key={voice.voiceId} voice={voice} sound={sound} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function DiscoveredRow({ voice, sound }: { voice: DiscoveredVoice; sound: Sound }) {
  const key = `${voice.providerId}/${voice.voiceId} offered`
  const approve = useVoiceAction(
    () => {
      const { providerId, voiceId, name, gender, language, description } = voice
      const body = { providerId, voiceId, name, gender, language, description }
      return call(approveVoice, {
        body: { ...body, subscriptionLevel: voice.tier, isStandard: false, isActive: true },
      })
    },
    'Failed to approve voice',
    () => toast({ title: 'Voice approved', description: `${voice.name} is now offered to families.` }),
  )
  return (
    <li className="flex items-center gap-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-bold wrap-anywhere">{voice.name}</span>
          {voice.isApproved ? <Badge tone="good">Approved</Badge> : <Badge tone="starlight">New</Badge>}
          {voice.isRecommended && <Badge tone="firefly">Recommended</Badge>}
        </p>
        {voice.description && <p className="text-[0.9375rem] text-soft">{voice.description}</p>}
        <p className="text-[0.9375rem] text-soft">
          {[voice.gender, voice.language].filter(Boolean).join(' · ')}
        </p>
        {!voice.isApproved && (
          <Button
            variant="secondary"
            className="mt-2"
            aria-label={`Approve ${voice.name}`}
            busy={approve.isPending}
            disabled={approve.isPending}
            onClick={() => approve.mutate(undefined)}
          >
            Approve
          </Button>
        )}
      </div>
      <PlayButton
        what={`what ${voice.name} sounds like`}
        state={sound.stateOf(key)}
        onPlay={() => void sound.play(key, () => fetchSampleUrl(voice))}
        onStop={sound.stop}
      />
    </li>
  )
}
