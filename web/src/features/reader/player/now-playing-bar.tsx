import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Timer, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { directionOf } from '../../../lib/bidi.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { moveFocus, pageContent } from '../../../lib/move-focus.ts'
import { useOverlayEntry } from '../../../lib/use-overlay-entry.ts'
import { Button } from '../../../ui/button.tsx'
import { storyQuery } from '../../stories/index.ts'
import { useSleepLeft } from '../bedtime/sleep-text.ts'
import { usePlaybackEffects } from '../bedtime/use-bedtime.ts'
import { useLiveStory } from '../use-live-story.ts'
import { PlayButton } from './controls.tsx'
import { FullPlayer, fullPlayer } from './full-player.tsx'
import { stopPlaying } from './now-playing.ts'
import { playNext } from './play-next.ts'
import type { Playback } from './playback.ts'
import { usePlayer } from './use-player.ts'

/** Keeps a story going on every page. The page of the story itself has its own player in place of the bar. */
export function NowPlaying({ playback, hasBottomBar }: { playback: Playback; hasBottomBar: boolean }) {
  const [path] = useLocation()
  const started = usePlayer(playback.player, () => playback.hasStarted)
  usePlaybackEffects(playback)
  useNext(playback)
  useStopOnSignOut()
  // Also while another story's page says in its own player what plays.
  if (!started || path === `/story/${playback.story.id}`) return null
  return (
    <>
      <FollowStory playback={playback} />
      {!path.startsWith('/story/') && <Bar playback={playback} hasBottomBar={hasBottomBar} />}
    </>
  )
}

function Bar({ playback, hasBottomBar }: { playback: Playback; hasBottomBar: boolean }) {
  const { player } = playback
  const story = usePlayer(player, () => playback.story)
  const [full, showFull, closeFull] = useOverlayEntry(fullPlayer)
  const sleep = useSleepLeft(playback)
  const sleepId = useId()
  const percent = usePlayer(player, ({ positionMs, durationMs }) =>
    durationMs > 0 ? Math.round((positionMs / durationMs) * 100) : 0,
  )
  return (
    <section
      id="now-playing"
      data-bottom-bar
      aria-label="Now playing"
      className={clsx(
        'fixed inset-x-0 z-20 border-line border-t bg-surface shadow-lifted md:bottom-4 md:mx-auto md:w-[min(40rem,calc(100vw-3rem))] md:rounded-full md:border',
        hasBottomBar
          ? 'bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] short:max-md:bottom-[calc(56px+env(safe-area-inset-bottom,0px))]'
          : 'bottom-0',
      )}
    >
      <span aria-hidden="true" className="absolute inset-x-0 top-0 h-0.5 bg-line md:inset-x-8">
        <span className="block h-full bg-lantern" style={{ width: `${percent}%` }} />
      </span>
      <div className="flex items-center gap-1 px-2 py-1.5 md:px-3 short:py-0.5">
        <button
          type="button"
          aria-label={`Open the player: ${story.title}`}
          aria-describedby={sleep ? sleepId : undefined}
          onClick={showFull}
          className="flex min-h-14 min-w-0 flex-1 short:min-h-[48px] items-center gap-3 rounded-full pr-2 text-left"
        >
          {story.thumbnailUrl && (
            <img
              src={story.thumbnailUrl}
              alt=""
              className="size-14 shrink-0 rounded-full object-cover short:size-[44px]"
            />
          )}
          <span className="min-w-0">
            <span
              lang={story.language}
              dir={directionOf(story.title)}
              className={clsx(
                'font-bold leading-tight short:line-clamp-1',
                sleep ? 'line-clamp-1' : 'line-clamp-2',
              )}
            >
              {story.title}
            </span>
            {sleep && (
              <span
                id={sleepId}
                className="flex items-center gap-1.5 text-[0.9375rem] leading-tight text-soft tabular-nums"
              >
                <Timer size={16} aria-hidden="true" className="shrink-0" />
                {sleep}
              </span>
            )}
          </span>
        </button>
        <PlayButton player={player} small />
        <Button variant="ghost" size="icon" aria-label="Stop and close" onClick={stopAndLeave}>
          <X size={22} aria-hidden="true" />
        </Button>
      </div>
      <FullPlayer playback={playback} open={full} onClose={closeFull} />
    </section>
  )
}

function stopAndLeave(): void {
  stopPlaying()
  moveFocus(pageContent())
}

/** A narration may still be being recorded when its page is left. */
function FollowStory({ playback }: { playback: Playback }) {
  const { data } = useQuery(storyQuery(playback.story.id))
  useLiveStory(data)
  useEffect(() => {
    if (data) playback.update(data)
  }, [playback, data])
  return null
}

function useNext(playback: Playback): void {
  const ended = usePlayer(playback.player, ({ status }) => status === 'ended')
  useEffect(() => {
    if (ended) void playNext(playback)
  }, [playback, ended])
}

/** What one family listens to is nothing for the next. */
function useStopOnSignOut(): void {
  const userId = useCurrentUser()?.id
  const last = useRef(userId)
  useEffect(() => {
    if (last.current !== undefined && last.current !== userId) stopPlaying()
    last.current = userId
  }, [userId])
}
