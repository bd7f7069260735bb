import type { Story } from '@nightlight/contract'
import { ListPlus, Pause } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useNowPlaying } from './now-playing.ts'
import type { Playback } from './playback.ts'
import { enqueue } from './queue.ts'
import { usePlayer } from './use-player.ts'

/** On the page of a story while another one plays: which one, and this one can follow it. */
export function OtherPlaying({ story }: { story: Story }) {
  const { playback, queue } = useNowPlaying()
  if (!playback || playback.story.id === story.id) return null
  return <Other playback={playback} story={story} isQueued={queue.some(({ id }) => id === story.id)} />
}

function Other({ playback, story, isQueued }: { playback: Playback; story: Story; isQueued: boolean }) {
  const playing = usePlayer(playback.player, ({ wantsToPlay }) => wantsToPlay)
  if (!playing) return null
  return (
    <section
      aria-label="Now playing"
      className="flex items-center gap-1 border-line border-t pt-1 text-[0.9375rem]"
    >
      <p className="min-w-0 flex-1 truncate">
        <span className="text-soft">Now playing: </span>
        <bdi dir="auto">{playback.story.title}</bdi>
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Pause the other story"
        onClick={() => playback.player.pause()}
      >
        <Pause size={20} aria-hidden="true" />
      </Button>
      {isQueued ? (
        <p role="status" className="px-2 text-soft">
          Comes next
        </p>
      ) : (
        <Button variant="ghost" className="px-3!" onClick={() => enqueue(story)}>
          <ListPlus size={20} aria-hidden="true" />
          Play next
        </Button>
      )}
    </section>
  )
}
