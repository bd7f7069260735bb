import { clsx } from 'clsx'
import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { NarrationPlayer } from './narration-player.ts'
import { formatTime, spokenTime } from './timeline.ts'
import { usePlayer } from './use-player.ts'

/** In large letters the buttons still fit beside each other on a phone. */
export const narrow = 'w-[min(3rem,15vw)]! min-w-0! short:size-[48px]! short:min-h-0!'

const skipMs = 10_000
/** What an arrow key moves the position by. */
const keySeconds = 5

export function PlayButton({ player, small = false }: { player: NarrationPlayer; small?: boolean }) {
  const status = usePlayer(player, ({ status }) => status)
  const playing = status === 'playing' || status === 'waiting'
  const size = small ? 24 : 32
  return (
    <button
      type="button"
      aria-label={playing ? 'Pause' : 'Play'}
      onClick={player.toggle}
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-accent text-on-accent shadow-paper transition-colors duration-200 hover:bg-accent-strong',
        small ? 'size-12 short:size-[48px]' : 'size-[min(4rem,22vw)] short:size-[56px]',
      )}
    >
      {status === 'waiting' ? (
        <Spinner size={size} />
      ) : playing ? (
        <Pause size={size} fill="currentColor" aria-hidden="true" />
      ) : (
        <Play size={size} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
      )}
    </button>
  )
}

/** A button whose icon alone would not say what it is. */
export function Captioned({
  caption,
  children,
  ...button
}: { caption: string } & Omit<ComponentProps<typeof Button>, 'className' | 'variant' | 'size'>) {
  return (
    <Button
      variant="ghost"
      {...button}
      className="w-[min(4rem,18vw)]! min-w-0! flex-col gap-0.5! p-0! short:size-[56px]! short:min-h-0!"
    >
      {children}
      {/* In pixels, so that large letters leave the five buttons beside each other. */}
      <span className="text-[12px] whitespace-nowrap">{caption}</span>
    </Button>
  )
}

export function SkipBack({ player }: { player: NarrationPlayer }) {
  return (
    <Skip name="Back 10 seconds" onPress={() => player.seek(player.positionMs - skipMs)}>
      <RotateCcw size={30} strokeWidth={1.75} aria-hidden="true" />
    </Skip>
  )
}

export function SkipForward({ player }: { player: NarrationPlayer }) {
  return (
    <Skip name="Forward 10 seconds" onPress={() => player.seek(player.positionMs + skipMs)}>
      <RotateCw size={30} strokeWidth={1.75} aria-hidden="true" />
    </Skip>
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
      <span aria-hidden="true" className="absolute mt-0.5 text-[11px] font-bold">
        10
      </span>
    </Button>
  )
}

/** Follows playback except while it is being dragged, in steps of a tenth of a second. */
export function Seek({ player }: { player: NarrationPlayer }) {
  const [dragged, setDragged] = useState<number | null>(null)
  const tenths = usePlayer(player, ({ positionMs }) => Math.floor(positionMs / 100))
  const duration = usePlayer(player, ({ durationMs }) => Math.ceil(durationMs / 100))
  const shown = (dragged ?? tenths) * 100
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3 text-[0.9375rem] text-soft tabular-nums">
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
      <span className="w-10 max-[24rem]:hidden">{formatTime(duration * 100)}</span>
    </div>
  )
}
