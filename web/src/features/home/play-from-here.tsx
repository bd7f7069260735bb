import type { StoryCard } from '@nightlight/contract'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { playStory, prepareToPlay, useNowPlaying } from '../reader/index.ts'

interface PlayFromHereProps {
  story: StoryCard
  /** What a press does while the story is silent: 'Play a sample: The Lamp'. */
  label: string
  size: 'normal' | 'large'
}

/** One press plays the story on this page; its bar stays on every other. */
export function PlayFromHere({ story: { id }, label, size }: PlayFromHereProps) {
  const [, navigate] = useLocation()
  const [isLoading, setLoading] = useState(false)
  const isPlaying = useIsPlaying(id)
  useEffect(() => void prepareToPlay(id), [id])
  const press = async () => {
    setLoading(true)
    try {
      if (!(await playStory(id))) navigate(`/story/${id}`)
    } catch {
      toast({
        title: 'This story could not be played',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      })
    }
    setLoading(false)
  }
  const iconSize = size === 'large' ? 30 : 26
  return (
    <button
      type="button"
      aria-label={isPlaying ? 'Pause' : label}
      onClick={() => void press()}
      className={`relative grid shrink-0 place-items-center rounded-full bg-[#ffbf66] text-[#2b1503] shadow-lifted transition-colors duration-200 hover:bg-[#ffd08c] focus-visible:outline-[#fff5e4] ${size === 'large' ? 'size-16' : 'size-13'}`}
    >
      {isLoading ? (
        <Spinner size={iconSize} />
      ) : isPlaying ? (
        <Pause size={iconSize} fill="currentColor" aria-hidden="true" />
      ) : (
        <Play size={iconSize} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
      )}
    </button>
  )
}

function useIsPlaying(id: string): boolean {
  const { playback } = useNowPlaying()
  const player = playback?.story.id === id ? playback.player : null
  return useSyncExternalStore(player?.subscribe ?? silent, () => player?.wantsToPlay ?? false)
}

const silent = () => () => {}
