import type { Story, StoryProgress } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Maximize2, SlidersHorizontal, Timer } from 'lucide-react'
import { useState } from 'react'
import { isolate } from '../../../lib/bidi.ts'
import { useOverlayEntry } from '../../../lib/use-overlay-entry.ts'
import { Button } from '../../../ui/button.tsx'
import { showAudioDialog } from '../audio-dialog/dialog-state.ts'
import { LightsOutButton } from '../bedtime/lights-out.tsx'
import { useSleepText } from '../bedtime/sleep-text.ts'
import { isReadSilently, useWakeLock } from '../bedtime/use-wake-lock.ts'
import { narrow, PlayButton, Seek, SkipBack, SkipForward } from './controls.tsx'
import { FullPlayer, fullPlayer } from './full-player.tsx'
import type { NarrationPlayer } from './narration-player.ts'
import { OtherPlaying } from './other-playing.tsx'
import type { Playback } from './playback.ts'
import { PlayerSettings } from './player-settings.tsx'
import { usePlayer } from './use-player.ts'
import { useStalledAudio } from './use-stalled-audio.ts'

interface PlayerBarProps {
  playback: Playback
  story: Story
  progress: StoryProgress | null
}

/**
 * Usable with one thumb: one big button, everything else around it. For keyboards, Play comes before everything else. On wide screens
 * it is below the pictures, where it covers no text.
 */
export function PlayerBar({ playback, story, progress }: PlayerBarProps) {
  const { player } = playback
  const sleep = useSleepText(playback)
  const [settings, setSettings] = useState(false)
  const [full, showFull, closeFull] = useOverlayEntry(fullPlayer)
  useWakeLock(usePlayer(player, isReadSilently))
  return (
    <section
      aria-labelledby="player"
      className="sticky bottom-0 z-20 order-last -mx-4 flex flex-col border-t border-line bg-surface px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lifted sm:-mx-8 sm:px-8 lg:bottom-4 lg:mx-0 lg:mb-4 lg:w-[calc(50%-1.75rem)] lg:rounded-[1.75rem] lg:border lg:px-6 short:min-[20rem]:flex-row short:min-[20rem]:flex-wrap short:min-[20rem]:items-center short:pb-[max(2px,env(safe-area-inset-bottom))]"
    >
      <h2 id="player" className="sr-only">
        Player
      </h2>
      <div className="order-2 flex items-center justify-between gap-1 pb-1 short:py-0">
        <SkipBack player={player} />
        <PlayButton player={player} />
        <SkipForward player={player} />
        <Button
          variant="ghost"
          size="icon"
          aria-label="Sound settings"
          onClick={() => setSettings(true)}
          className={narrow}
        >
          <SlidersHorizontal size={22} aria-hidden="true" />
        </Button>
        <LightsOutButton player={player} story={story} className={clsx('order-first', narrow)} />
      </div>
      <div className="order-1 flex min-w-0 items-center short:min-[20rem]:flex-1">
        <Seek player={player} />
        <Button
          variant="ghost"
          size="icon"
          aria-label="Full screen"
          onClick={showFull}
          className={clsx('-mr-3', narrow)}
        >
          <Maximize2 size={20} aria-hidden="true" />
        </Button>
      </div>
      {sleep && (
        <p className="order-3 flex basis-full items-center justify-center gap-2 pb-1 text-[0.9375rem] text-soft short:line-clamp-1">
          <Timer size={18} aria-hidden="true" className="shrink-0" />
          {sleep}
        </p>
      )}
      <PlaybackStatus story={story} progress={progress} player={player} />
      <OtherPlaying story={story} />
      <FullPlayer playback={playback} open={full} onClose={closeFull} />
      <PlayerSettings
        open={settings}
        onOpenChange={setSettings}
        playback={playback}
        onOtherVoice={() => {
          player.pause()
          setSettings(false)
          showAudioDialog(true)
        }}
      />
    </section>
  )
}

interface PlaybackStatusProps {
  player: NarrationPlayer
  story: Story
  progress: StoryProgress | null
}

function PlaybackStatus({ player, story, progress }: PlaybackStatusProps) {
  const status = usePlayer(player, ({ status }) => status)
  const stalled = useStalledAudio(player.audio)
  const { narration } = story
  if (status === 'failed') {
    return <StatusLine>The narration could not be loaded. Press play to try again.</StatusLine>
  }
  if (stalled)
    return <StatusLine>The narration is loading slowly. It will continue as soon as it can.</StatusLine>
  if (narration?.replacement) {
    const { done, total } = progress?.narration ?? { done: 0, total: narration.sectionCount }
    return (
      <StatusLine>{`${isolate(narration.replacement.voiceName)} is recording: ${done} of ${total} parts.`}</StatusLine>
    )
  }
  if (!narration || narration.audioUrl || narration.status === 'ready') return null
  const done = Math.max(narration.sections.length, progress?.narration?.done ?? 0)
  if (done >= narration.sectionCount) return null
  return <StatusLine>{`Still recording: ${done} of ${narration.sectionCount} parts are ready.`}</StatusLine>
}

function StatusLine({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="order-3 basis-full pb-1 text-center text-[0.9375rem] text-soft short:line-clamp-1"
    >
      {children}
    </p>
  )
}
