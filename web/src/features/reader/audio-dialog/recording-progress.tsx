import type { Story, StoryProgress } from '@nightlight/contract'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { showAudioDialog } from './dialog-state.ts'

/** Recorded sections out of all sections. The dialog can be closed meanwhile. */
export function RecordingProgress({ story, progress }: { story: Story; progress: StoryProgress | null }) {
  const { narration, storyStructure } = story
  const total = progress?.narration?.total ?? storyStructure.sections.length
  const done = Math.min(progress?.narration?.done ?? 0, total)
  const voice = narration?.replacement?.voiceName ?? narration?.voiceName
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="font-bold">{`${voice} has recorded ${done} of ${total} parts.`}</p>
      <Progress value={total === 0 ? 0 : (done / total) * 100} label="Recording" />
      <p className="text-soft">
        {narration?.replacement
          ? 'The current voice stays until the new one is ready. You can close this and keep reading.'
          : 'You can close this and listen as soon as the first part is ready.'}
      </p>
      <Button variant="secondary" className="self-end" onClick={() => showAudioDialog(false)}>
        Keep reading
      </Button>
    </div>
  )
}
