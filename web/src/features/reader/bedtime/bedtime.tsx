import { clsx } from 'clsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { usePreferences } from '../settings/preferences.ts'
import { Dimmer, type Dusk } from './dimmer.ts'

/** Dims the screen while a story plays. */
export function Bedtime({ player }: { player: NarrationPlayer }) {
  const { dims } = usePreferences()
  return dims ? <Shade player={player} /> : null
}

/** Covers the whole screen. While it is dark the first touch only brings the light back: nobody can aim in the dark. */
function Shade({ player }: { player: NarrationPlayer }) {
  const dusk = useDusk(player)
  const catching = useCatching(dusk)
  return createPortal(
    <div
      aria-hidden="true"
      data-dusk={dusk}
      className={clsx(
        'fixed inset-0 z-[70] bg-[#000] transition-opacity ease-out',
        dusk === 0 ? 'duration-300' : 'duration-[4000ms]',
        !catching && 'pointer-events-none',
        shades[dusk],
      )}
    />,
    document.body,
  )
}

/** The dark step leaves about 15 % of the light. */
const shades: Record<Dusk, string> = { 0: 'opacity-0', 1: 'opacity-50', 2: 'opacity-85' }

/** The click event follows after the finger is lifted, when the screen is bright already. */
const clickMs = 500

function useCatching(dusk: Dusk): boolean {
  const [catching, setCatching] = useState(false)
  useEffect(() => {
    if (dusk > 0) {
      setCatching(true)
      return
    }
    const timer = setTimeout(() => setCatching(false), clickMs)
    return () => clearTimeout(timer)
  }, [dusk])
  return catching
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

function useDusk(player: NarrationPlayer): Dusk {
  const [{ dimmer, subscribe }] = useState(makeDimmer)
  useEffect(() => {
    const listen = () => dimmer.hear(soundOf(player))
    const touch = () => dimmer.touch()
    listen()
    const unsubscribe = player.subscribe(listen)
    for (const name of touches) window.addEventListener(name, touch, { capture: true, passive: true })
    return () => {
      unsubscribe()
      for (const name of touches) window.removeEventListener(name, touch, { capture: true })
      dimmer.close()
    }
  }, [player, dimmer])
  return useSyncExternalStore(subscribe, () => dimmer.dusk)
}

function makeDimmer() {
  const listeners = new Set<() => void>()
  const dimmer = new Dimmer(() => {
    for (const listener of listeners) listener()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { dimmer, subscribe }
}

function soundOf(player: NarrationPlayer): 'sounding' | 'paused' | 'over' {
  if (player.wantsToPlay) return 'sounding'
  return player.status === 'ended' || player.asleep ? 'over' : 'paused'
}
