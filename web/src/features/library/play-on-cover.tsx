import type { StoryCard } from '@nightlight/contract'
import { Pause, Play } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { playStory, prepareToPlay, useNowPlaying } from '../reader/index.ts'

/** One press opens the story and plays it from where it was left; while it plays, one press pauses it. */
export function PlayOnCover({ story: { id, title } }: { story: StoryCard }) {
  const [, navigate] = useLocation()
  const [isLoading, setLoading] = useState(false)
  const isPlaying = useIsPlaying(id)
  // A phone starts sound only shortly after the press, so what is played is fetched while a finger comes down.
  const prepare = () => void prepareToPlay(id)
  const press = async () => {
    setLoading(true)
    try {
      await playStory(id)
      if (!isPlaying) navigate(`/story/${id}`)
    } catch {
      toast({
        title: 'This story could not be played',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      })
    }
    setLoading(false)
  }
  return (
    <button
      type="button"
      aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={() => void press()}
      className="absolute right-1.5 bottom-1.5 z-2 grid size-11 place-items-center rounded-full bg-[#ffbf66] text-[#2b1503] shadow-lifted transition-colors duration-200 hover:bg-[#ffd08c] focus-visible:outline-[#fff5e4] sm:right-4 sm:bottom-4 sm:size-12"
    >
      {isLoading ? (
        <Spinner size={24} />
      ) : isPlaying ? (
        <Pause size={24} fill="currentColor" aria-hidden="true" />
      ) : (
        <Play size={24} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
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
