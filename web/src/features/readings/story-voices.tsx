import type { RecordedVoice } from '@nightlight/contract'
import { Select } from '../../ui/select.tsx'
import { useChooseVoice } from './queries.ts'

/** All voices in which the story can be played now. */
export function StoryVoices({ storyId, voices }: { storyId: string; voices: readonly RecordedVoice[] }) {
  const choose = useChooseVoice(storyId)
  const current = voices.find(({ isCurrent }) => isCurrent)
  return (
    <Select
      label="Who reads this story?"
      value={current && String(current.narrationId)}
      onChange={(id) => id && choose.mutate(Number(id))}
      options={voices.map(({ narrationId, voiceName }) => ({ value: String(narrationId), label: voiceName }))}
    />
  )
}
