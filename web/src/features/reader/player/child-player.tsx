import type { ChildScreenStory } from '@nightlight/contract'
import { ArrowLeft, Pause, Play } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { useReturnFocus } from '../../../ui/return-focus.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { imageNow, PictureNow } from '../bedtime/lights-out.tsx'
import { usePlaybackEffects } from '../bedtime/use-bedtime.ts'
import { stopPlaying, useNowPlaying } from './now-playing.ts'
import { playStory } from './play-story.ts'
import type { Playback } from './playback.ts'
import { usePlayer } from './use-player.ts'

interface ChildPlayerProps {
  story: ChildScreenStory
  onClose: () => void
}

/** A story on a child's screen: its pictures, and the whole screen is one button. */
export function ChildPlayer({ story, onClose }: ChildPlayerProps) {
  const { playback } = useNowPlaying()
  const failed = useStart(story.id)
  const returnFocus = useReturnFocus()
  const close = () => {
    stopPlaying()
    onClose()
  }
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 bg-[#000000] text-[#f7eddd] outline-none"
        >
          <Radix.Title lang={story.language} className="sr-only">
            {story.title}
          </Radix.Title>
          {playback?.story.id === story.id ? (
            <Pictures playback={playback} />
          ) : (
            <div role="status" className="absolute inset-0 grid place-items-center px-6 text-center text-2xl">
              {failed ? 'This story cannot be played just now.' : <Spinner size={48} />}
            </div>
          )}
          <button
            type="button"
            aria-label="Back to the covers"
            onClick={close}
            className="absolute top-[max(1rem,env(safe-area-inset-top))] left-4 grid size-16 place-items-center rounded-full bg-[#000000b3] outline-offset-[-4px]"
          >
            <ArrowLeft size={32} aria-hidden="true" />
          </button>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Pictures({ playback }: { playback: Playback }) {
  const { player } = playback
  usePlaybackEffects(playback)
  const playing = usePlayer(player, ({ wantsToPlay }) => wantsToPlay)
  const image = usePlayer(player, () => imageNow(player, playback.story))
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={playing ? 'Pause' : 'Play'}
      onClick={player.toggle}
      className="absolute inset-0 size-full outline-offset-[-6px]"
    >
      {image && <PictureNow image={image} />}
      {/* Beside the picture, and not on whoever is in it. */}
      <span className="absolute inset-x-0 bottom-[max(1.5rem,env(safe-area-inset-bottom))] grid place-items-center landscape:right-[max(0.5rem,env(safe-area-inset-right))] landscape:bottom-2 landscape:left-auto">
        <span className="grid size-24 place-items-center rounded-full bg-[#000000b3] landscape:size-16">
          <Icon
            size={playing ? 40 : 48}
            fill="currentColor"
            aria-hidden="true"
            className="landscape:size-8"
          />
        </span>
      </span>
    </button>
  )
}

/** Begins with the press on a cover: later a phone would let the page make no sound. @returns whether it could not be played */
function useStart(id: string): boolean {
  const [failed, setFailed] = useState(false)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    playStory(id).then(
      (hasVoice) => setFailed(!hasVoice),
      () => setFailed(true),
    )
  }, [id])
  return failed
}
