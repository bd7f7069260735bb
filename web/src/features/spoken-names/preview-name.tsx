import type { Child } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Square, Volume2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { chooseDefaultVoice, defaultVoiceQuery, usePreview, voicesQuery } from '../voices/index.ts'

/** Names are previewed at the default pace of stories. */
const pace = 'bedtime-story'
const errors = {
  notPlayed: { title: 'Playback Failed', description: 'The name could not be played. Please try again.' },
}

interface PreviewNameProps {
  name: string
  spokenName: string | null | undefined
  child?: Child | undefined
  /** Tells the button from others of a list. */
  of?: string
  /** Called before anything is heard. */
  onHear?: (() => void) | undefined
}

/** Plays the name as currently typed, in the child's default voice. */
export function PreviewName({ name, spokenName, child, of, onHear }: PreviewNameProps) {
  const voices = useQuery(voicesQuery)
  const serverDefault = useQuery(defaultVoiceQuery)
  const preview = usePreview(errors)
  const voice = chooseDefaultVoice(voices.data ?? [], child, serverDefault.data)
  const isLoading = voices.isFetching || serverDefault.isFetching || preview.state === 'generating'
  const togglePreview = () => {
    if (preview.state === 'playing') return preview.stop()
    // If the voices could not be loaded, pressing the button fetches them again.
    if (!voice) return void Promise.all([voices.refetch(), serverDefault.refetch()])
    onHear?.()
    void preview.play(voice, pace, sentenceWith(name.trim(), spokenName?.trim()))
  }
  const label = preview.state === 'playing' ? 'Stop' : 'Hear it'
  const Icon = preview.state === 'playing' ? Square : Volume2
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        variant="secondary"
        busy={isLoading}
        disabled={isLoading || !name.trim()}
        aria-label={of && `${label}: ${of}`}
        onClick={togglePreview}
      >
        {!isLoading && <Icon size={20} aria-hidden="true" />}
        {label}
      </Button>
      {voices.isError && !isLoading && (
        <p role="alert" className="text-[0.9375rem] font-semibold text-danger">
          The voices could not be loaded.
        </p>
      )}
    </div>
  )
}

const sentenceWith = (name: string, spokenName: string | undefined) => ({
  text: `Goodnight, ${name}. Sleep well, ${name}.`,
  ...(spokenName && { spokenName: { name, said: spokenName } }),
})
