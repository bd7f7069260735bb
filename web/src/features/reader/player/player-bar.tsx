import type { Story, StoryProgress } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Maximize2, SlidersHorizontal, Timer } from 'lucide-react'
import { useState } from 'react'
import { isolate } from '../../../lib/bidi.ts'
import { moveFocus } from '../../../lib/move-focus.ts'
import { useOverlayEntry } from '../../../lib/use-overlay-entry.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showAudioDialog } from '../audio-dialog/dialog-state.ts'
import { LightsOutButton } from '../bedtime/lights-out.tsx'
import { SleepChoice } from '../bedtime/sleep-choice.tsx'
import { useSleepText } from '../bedtime/sleep-text.ts'
import { isReadSilently, useWakeLock } from '../bedtime/use-wake-lock.ts'
import { BackToVoice } from '../read-along/back-to-voice.tsx'
import { Captioned, narrow, PlayButton, Seek, SkipBack, SkipForward } from './controls.tsx'
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
  /** Leads back to the voice, where the reader has gone elsewhere. */
  onBack: (() => void) | null
}

/**
 * Usable with one thumb: one big button, everything else around it. Space plays and pauses from anywhere, so Tab follows the picture. On
 * wide screens it is below the pictures, where it covers no text.
 */
export function PlayerBar({ playback, story, progress, onBack }: PlayerBarProps) {
  const { player } = playback
  const sleep = useSleepText(playback)
  const [dialog, setDialog] = useState<'sound' | 'timer' | null>(null)
  const [full, showFull, closeFull] = useOverlayEntry(fullPlayer)
  useWakeLock(usePlayer(player, isReadSilently))
  return (
    <section
      aria-labelledby="player"
      className="sticky bottom-0 z-20 order-last -mx-4 flex flex-col border-t border-line bg-surface px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lifted sm:-mx-8 sm:px-8 lg:bottom-4 lg:mx-0 lg:mb-4 lg:w-[calc(50%-1.75rem)] lg:rounded-[1.75rem] lg:border lg:px-6 short:min-[20rem]:flex-row short:min-[20rem]:flex-wrap short:min-[20rem]:items-center short:min-[20rem]:gap-x-3 short:pt-1.5 short:pb-[max(6px,env(safe-area-inset-bottom))]"
    >
      <h2 id="player" className="sr-only">
        Player
      </h2>
      {onBack && (
        <BackToVoice
          onPress={() => {
            onBack()
            moveFocus(document.getElementById('player'))
          }}
        />
      )}
      <div className="flex items-center justify-between pt-2 sm:gap-1 short:pt-0">
        <LightsOutButton player={player} story={story} captioned />
        <SkipBack player={player} />
        <PlayButton player={player} />
        <SkipForward player={player} />
        <Captioned
          caption="Timer"
          aria-label="Sleep timer"
          aria-haspopup="dialog"
          onClick={() => setDialog('timer')}
        >
          <Timer size={22} aria-hidden="true" className={sleep ? 'text-lantern' : undefined} />
        </Captioned>
      </div>
      <div
        className={clsx(
          'flex min-w-0 items-center short:min-[20rem]:flex-1',
          onBack && 'short:min-[20rem]:hidden',
        )}
      >
        <Seek player={player} />
        <Button
          variant="ghost"
          size="icon"
          aria-label="Sound settings"
          onClick={() => setDialog('sound')}
          className={narrow}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Full screen"
          onClick={showFull}
          className={clsx('-mr-3 short:mr-1', narrow)}
        >
          <Maximize2 size={20} aria-hidden="true" />
        </Button>
      </div>
      {sleep && (
        <p className="flex basis-full items-center justify-center gap-2 pb-1 text-[0.9375rem] text-soft">
          <Timer size={18} aria-hidden="true" className="shrink-0" />
          <span className="short:line-clamp-1">{sleep}</span>
        </p>
      )}
      <PlaybackStatus story={story} progress={progress} player={player} />
      <OtherPlaying story={story} />
      <FullPlayer playback={playback} open={full} onClose={closeFull} />
      <Dialog open={dialog === 'timer'} onOpenChange={() => setDialog(null)} title="Sleep timer">
        <SleepChoice playback={playback} isNamed />
      </Dialog>
      <PlayerSettings
        open={dialog === 'sound'}
        onOpenChange={() => setDialog(null)}
        playback={playback}
        onOtherVoice={() => {
          player.pause()
          setDialog(null)
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
    <p role="status" className="basis-full pb-1 text-center text-[0.9375rem] text-soft short:line-clamp-1">
      {children}
    </p>
  )
}
