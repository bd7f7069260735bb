import type { Story, StoryProgress } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Pause, Play, RotateCcw, RotateCw, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isolate } from '../../../lib/bidi.ts'
import { Button } from '../../../ui/button.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showAudioDialog } from '../audio-dialog/dialog-state.ts'
import { LightsOutButton } from '../bedtime/lights-out.tsx'
import { useBedtime } from '../bedtime/use-bedtime.ts'
import { isReadSilently, useWakeLock } from '../bedtime/use-wake-lock.ts'
import type { NarrationPlayer } from './narration-player.ts'
import { PlayerSettings } from './player-settings.tsx'
import { formatTime, spokenTime } from './timeline.ts'
import { usePlayer } from './use-narration-player.ts'
import { useStalledAudio } from './use-stalled-audio.ts'

/** In large letters the buttons still fit beside each other on a phone. */
const narrow = 'w-[min(3rem,15vw)]! min-w-0!'

const skipMs = 10_000
/** What an arrow key moves the position by. */
const keySeconds = 5

interface PlayerBarProps {
  player: NarrationPlayer
  story: Story
  progress: StoryProgress | null
}

/**
 * Usable with one thumb: one big button, everything else around it. For keyboards, Play comes before the position. On wide screens
 * it is below the pictures, where it covers no text.
 */
export function PlayerBar({ player, story, progress }: PlayerBarProps) {
  const [settings, setSettings] = useState(false)
  const { music, sleep, fixedVolume } = useBedtime(player, story)
  useWakeLock(usePlayer(player, isReadSilently))
  const skip = (ms: number) => player.seek(player.positionMs + ms)
  return (
    <section
      aria-labelledby="player"
      className="sticky bottom-0 z-20 order-last -mx-4 flex flex-col border-t border-line bg-surface px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lifted sm:-mx-8 sm:px-8 lg:bottom-4 lg:mx-0 lg:mb-4 lg:w-[calc(50%-1.75rem)] lg:rounded-[1.75rem] lg:border lg:px-6"
    >
      <h2 id="player" className="sr-only">
        Player
      </h2>
      <div className="order-2 flex items-center justify-between gap-1 pb-1">
        <Skip name="Back 10 seconds" onPress={() => skip(-skipMs)}>
          <RotateCcw size={30} strokeWidth={1.75} aria-hidden="true" />
        </Skip>
        <PlayButton player={player} />
        <Skip name="Forward 10 seconds" onPress={() => skip(skipMs)}>
          <RotateCw size={30} strokeWidth={1.75} aria-hidden="true" />
        </Skip>
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
      <Seek player={player} />
      <PlaybackStatus story={story} progress={progress} player={player} />
      <PlayerSettings
        open={settings}
        onOpenChange={setSettings}
        music={music}
        sleep={sleep}
        fixedVolume={fixedVolume}
        story={story}
        onOtherVoice={() => {
          player.pause()
          setSettings(false)
          showAudioDialog(true)
        }}
      />
    </section>
  )
}

function PlayButton({ player }: { player: NarrationPlayer }) {
  const status = usePlayer(player, ({ status }) => status)
  const playing = status === 'playing' || status === 'waiting'
  return (
    <button
      type="button"
      aria-label={playing ? 'Pause' : 'Play'}
      onClick={player.toggle}
      className="grid size-[min(4rem,22vw)] shrink-0 place-items-center rounded-full bg-accent text-on-accent shadow-paper transition-colors duration-200 hover:bg-accent-strong"
    >
      {status === 'waiting' ? (
        <Spinner size={32} />
      ) : playing ? (
        <Pause size={32} fill="currentColor" aria-hidden="true" />
      ) : (
        <Play size={32} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
      )}
    </button>
  )
}

function Skip({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      onClick={onPress}
      className={clsx('relative', narrow)}
    >
      {children}
      <span aria-hidden="true" className="absolute mt-0.5 text-[11px] font-extrabold">
        10
      </span>
    </Button>
  )
}

/** Follows playback except while it is being dragged, in steps of a tenth of a second. */
function Seek({ player }: { player: NarrationPlayer }) {
  const [dragged, setDragged] = useState<number | null>(null)
  const tenths = usePlayer(player, ({ positionMs }) => Math.floor(positionMs / 100))
  const duration = usePlayer(player, ({ durationMs }) => Math.ceil(durationMs / 100))
  const shown = (dragged ?? tenths) * 100
  return (
    <div className="order-1 flex items-center gap-3 text-[0.9375rem] text-soft tabular-nums">
      <span className="w-10 text-right">{formatTime(shown)}</span>
      <Slider
        label="Position"
        className="flex-1"
        value={Math.min(shown / 1000, duration / 10)}
        min={0}
        max={Math.max(duration / 10, 0.1)}
        step={0.1}
        keyStep={keySeconds}
        disabled={duration === 0}
        valueText={`${spokenTime(shown)} of ${spokenTime(duration * 100)}`}
        onChange={(seconds) => setDragged(Math.round(seconds * 10))}
        onCommit={(seconds) => player.seek(seconds * 1000)}
        onRelease={() => setDragged(null)}
      />
      <span className="w-10">{formatTime(duration * 100)}</span>
    </div>
  )
}

function PlaybackStatus({ player, story, progress }: PlayerBarProps) {
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
    <p role="status" className="order-3 pb-1 text-center text-[0.9375rem] text-soft">
      {children}
    </p>
  )
}
