import type { StoryCard } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { playStory, prepareToPlay, useNowPlaying } from '../reader/index.ts'

interface PlayStoryProps {
  story: Pick<StoryCard, 'id' | 'title'>
  /** What a press does while the story is silent: 'Play a sample: The Lamp'. */
  label: string
  /** Of the icon, in pixels. */
  iconSize: number
  /** Whether there are others on the page. */
  isOneOfMany?: boolean
  className: string
}

/** One press plays a story from where it was left, on whatever page; while it plays, one press pauses it. Its title opens its own page. */
export function PlayStory({
  story: { id, title },
  label,
  iconSize,
  isOneOfMany = false,
  className,
}: PlayStoryProps) {
  const [, navigate] = useLocation()
  const [isLoading, setLoading] = useState(false)
  const isPlaying = useIsPlaying(id)
  // A phone starts sound only shortly after the press, so the story is fetched before: on a page with one story at once, on one
  // with many while a finger comes down.
  const prepare = () => void prepareToPlay(id)
  useEffect(() => {
    if (!isOneOfMany) void prepareToPlay(id)
  }, [id, isOneOfMany])
  const press = async () => {
    setLoading(true)
    try {
      const hasVoice = await playStory(id)
      if (!hasVoice) navigate(`/story/${id}`)
    } catch {
      toast({
        title: 'This story could not be played',
        description: 'Please check your connection and try again.',
        tone: 'destructive',
      })
    }
    setLoading(false)
  }
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      aria-label={isPlaying ? (isOneOfMany ? `Pause ${title}` : 'Pause') : label}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={() => void press()}
      className={clsx(
        'grid place-items-center rounded-full bg-[#ffbf66] text-[#2b1503] shadow-lifted transition-colors duration-200 hover:bg-[#ffd08c] focus-visible:outline-[#fff5e4]',
        className,
      )}
    >
      {isLoading ? (
        <Spinner size={iconSize} />
      ) : (
        <Icon
          size={iconSize}
          fill="currentColor"
          aria-hidden="true"
          className={clsx(!isPlaying && 'translate-x-0.5')}
        />
      )}
    </button>
  )
}

const useIsPlaying = (id: string): boolean => usePlace(id) === 'playing'

/** Where a story stands that plays on this page or has been paused, in whole seconds; null for every other one. */
export function usePlace(id: string): 'playing' | number | null {
  const { playback } = useNowPlaying()
  const player = playback?.story.id === id && playback.hasStarted ? playback.player : null
  return useSyncExternalStore(player?.subscribe ?? silent, () =>
    player?.wantsToPlay ? 'playing' : player && Math.round(player.positionMs / 1000),
  )
}

const silent = () => () => {}
