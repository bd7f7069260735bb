import { errorText } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useSound } from '../use-sound.ts'
import { ApprovedVoices } from './approved-voices.tsx'
import { DiscoverVoices } from './discover-voices.tsx'
import { HumanVoices } from './human-voices.tsx'
import { SyncCard } from './sync-card.tsx'

const sampleVolume = 0.8

const showPlaybackError = (error: unknown) =>
  toast({ title: 'Failed to play voice sample', description: errorText(error), tone: 'destructive' })

/** The approved voices, and those that providers offer. Only one sample plays at a time. */
export function VoicesTab() {
  const sound = useSound(sampleVolume, showPlaybackError)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <HumanVoices />
        <ApprovedVoices sound={sound} />
        <SyncCard />
      </div>
      <DiscoverVoices sound={sound} />
    </div>
  )
}

export type Sound = ReturnType<typeof useSound>
