import { Play, Square } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface PlayButtonProps {
  /** What is played: 'a sample of Luna'. */
  what: string
  state: 'idle' | 'loading' | 'playing'
  onPlay: () => void
  onStop: () => void
}

export function PlayButton({ what, state, onPlay, onStop }: PlayButtonProps) {
  const playing = state === 'playing'
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={playing ? `Stop ${what}` : `Play ${what}`}
      busy={state === 'loading'}
      onClick={playing ? onStop : onPlay}
    >
      {state === 'idle' && <Play size={20} aria-hidden="true" />}
      {playing && <Square size={20} aria-hidden="true" />}
    </Button>
  )
}
