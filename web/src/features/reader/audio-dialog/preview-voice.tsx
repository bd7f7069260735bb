import { Volume2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { usePreview } from '../../voices/index.ts'
import { type AudioChoice, isComplete } from './audio-choice.ts'

/** Plays a sentence in the chosen voice and pace. Stops when the dialog closes. */
export function PreviewVoice({ choice }: { choice: AudioChoice }) {
  const preview = usePreview()
  const labels = { idle: 'Preview voice', generating: 'Generating Preview...', playing: 'Playing Preview...' }
  const play = () => {
    if (!isComplete(choice)) {
      console.info('Voice selection required for preview')
      return
    }
    const { cadence, ...voice } = choice
    void preview.play(voice, cadence)
  }
  return (
    <Button
      variant="secondary"
      className="grow sm:grow-0"
      busy={preview.state === 'generating'}
      disabled={preview.state !== 'idle'}
      onClick={play}
    >
      {preview.state !== 'generating' && <Volume2 size={20} aria-hidden="true" />}
      {labels[preview.state]}
    </Button>
  )
}
