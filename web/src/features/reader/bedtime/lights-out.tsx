import type { Story, StoryImage } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Lightbulb, LightbulbOff, Play } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import { Button } from '../../../ui/button.tsx'
import { useReturnFocus } from '../../../ui/return-focus.ts'
import { Captioned } from '../player/controls.tsx'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { sectionAt } from '../player/timeline.ts'
import { usePlayer } from '../player/use-player.ts'

/** How long the picture stays before the screen is black. */
export const pictureMs = 15_000

interface LightsOutProps {
  player: NarrationPlayer
  story: Story
  open: boolean
  onClose: () => void
}

/**
 * For listening only: the picture, then a black screen that is one large pause button. A touch or a key brings the picture back, with the
 * way out in words; a touch pauses as well. When the sound ends by itself the screen stays black: light could wake the child.
 */
export function LightsOut({ player, story, open, onClose }: LightsOutProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 bg-[#000000] text-[#f7eddd] outline-none"
        >
          <Radix.Title className="sr-only">Lights out</Radix.Title>
          <Screen player={player} story={story} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Screen({ player, story, onClose }: Omit<LightsOutProps, 'open'>) {
  const playing = usePlayer(player, ({ wantsToPlay }) => wantsToPlay)
  const image = usePlayer(player, () => imageNow(player, story))
  const { dark, light } = useDarkness(playing)
  const onPress = () => {
    if (playing) player.pause()
    else if (!dark) player.play()
    light()
  }
  const latest = useLatest(light)
  useEffect(() => {
    const onKeyDown = () => latest.current()
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [latest])
  return (
    <>
      <button
        type="button"
        aria-label={playing ? 'Pause' : dark ? 'Light' : 'Play'}
        onClick={onPress}
        className="absolute inset-0 grid size-full place-items-center outline-offset-[-6px]"
      >
        <span
          data-dark={dark || undefined}
          className="absolute inset-0 transition-opacity duration-[3s] ease-out data-dark:opacity-0"
        >
          {image && <PictureNow image={image} />}
          {!playing && (
            <span className="absolute inset-0 grid place-items-center">
              <span className="grid size-24 place-items-center rounded-full bg-[#000000b3]">
                <Play size={48} fill="currentColor" aria-hidden="true" className="translate-x-1" />
              </span>
            </span>
          )}
        </span>
      </button>
      <div
        className={clsx(
          'pointer-events-none absolute inset-x-4 top-[max(1rem,env(safe-area-inset-top))] flex flex-col items-center gap-3 transition-opacity duration-[3s] focus-within:opacity-100',
          dark && 'opacity-0',
        )}
      >
        <Button
          onClick={onClose}
          className={clsx('bg-[#f7eddd]! text-[#1b1736]!', !dark && 'pointer-events-auto')}
        >
          <Lightbulb size={20} aria-hidden="true" />
          Lights on
        </Button>
        <p className="rounded-field bg-[#000000b3] px-4 py-2 text-center">
          {playing
            ? 'The screen goes black while the story plays. Touch it, or press a key, to see this again.'
            : 'Paused. Touch the picture to go on.'}
        </p>
      </div>
    </>
  )
}

export const PictureNow = ({ image: { bitmaps, url } }: { image: StoryImage }) => (
  <img src={bitmaps.at(-1)?.url ?? url} alt="" className="size-full object-contain" />
)

/** `light` brings the picture back; while something plays, it goes again. */
function useDarkness(playing: boolean): { dark: boolean; light: () => void } {
  const [dark, setDark] = useState(false)
  const [lit, setLit] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each touch begins the time anew
  useEffect(() => {
    if (!playing || dark) return
    const timer = setTimeout(() => setDark(true), pictureMs)
    return () => clearTimeout(timer)
  }, [playing, dark, lit])
  const light = () => {
    setDark(false)
    setLit((count) => count + 1)
  }
  return { dark, light }
}

/** The picture of what is read: that of its section, or the last one before it. */
export function imageNow(
  player: NarrationPlayer,
  { storyStructure, storyImages }: Story,
): StoryImage | undefined {
  const section = player.timeline[sectionAt(player.timeline, player.positionMs)]?.position ?? 0
  const index = storyStructure.sections
    .slice(0, section + 1)
    .findLast(({ imageIndex }) => imageIndex !== undefined)
  return storyImages[index?.imageIndex ?? 0]
}

/** One of the two ways to spend a story; the other is to read along. `captioned`: in the player's small row. */
export function LightsOutButton({
  player,
  story,
  captioned = false,
}: Omit<LightsOutProps, 'open' | 'onClose'> & { captioned?: boolean }) {
  const [open, setOpen] = useState(false)
  const turnOff = () => {
    setOpen(true)
    if (!player.wantsToPlay) player.play()
  }
  return (
    <>
      {captioned ? (
        <Captioned caption="Lights out" onClick={turnOff}>
          <LightbulbOff size={22} aria-hidden="true" />
        </Captioned>
      ) : (
        <Button variant="secondary" onClick={turnOff} className="self-center">
          <LightbulbOff size={22} aria-hidden="true" />
          Lights out
        </Button>
      )}
      <LightsOut player={player} story={story} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
