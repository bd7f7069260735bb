import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { adminVoicesQuery } from './queries.ts'
import { VoiceRow } from './voice-row.tsx'
import type { Sound } from './voices-tab.tsx'

export function ApprovedVoices({ sound }: { sound: Sound }) {
  const voices = useQuery(adminVoicesQuery)
  const active = voices.data?.filter(({ isActive }) => isActive).length ?? 0
  return (
    <Card className="overflow-hidden">
      <div className="border-b border-line p-5">
        <h2 className="text-2xl">Approved voices</h2>
        {voices.data && (
          <p className="text-soft">
            {active} of {voices.data.length} are offered to families.
          </p>
        )}
      </div>
      {voices.isPending && <Skeleton className="m-5 h-64" />}
      {voices.isError && (
        <div className="p-5">
          <Notice
            tone="danger"
            title="The voices could not be loaded"
            action={<Button onClick={() => void voices.refetch()}>Try again</Button>}
          >
            {errorText(voices.error)}
          </Notice>
        </div>
      )}
      {voices.data?.length === 0 && (
        <p className="p-8 text-center text-soft">No voice is approved. Stories are made without narration.</p>
      )}
      {voices.data && voices.data.length > 0 && (
        <ul aria-label="Approved voices" className="max-h-[600px] divide-y divide-line overflow-y-auto">
          {voices.data.map((voice) => (
            <VoiceRow key={voice.id} voice={voice} sound={sound} />
          ))}
        </ul>
      )}
    </Card>
  )
}
