import { clsx } from 'clsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { usePreferences } from '../settings/preferences.ts'
import { type DimLevel, Dimmer } from './dimmer.ts'

/** Dims the screen while a story plays. */
export function Bedtime({ player }: { player: NarrationPlayer }) {
  const { dims } = usePreferences()
  return dims ? <DimOverlay player={player} /> : null
}

/** Covers the whole screen. While it is dark the first touch only brings the light back: nobody can aim in the dark. */
function DimOverlay({ player }: { player: NarrationPlayer }) {
  const level = useDimLevel(player)
  const interceptsTouch = useInterceptTouch(level)
  return createPortal(
    <div
      aria-hidden="true"
      data-dim-level={level}
      className={clsx(
        'fixed inset-0 z-[70] bg-[#000] transition-opacity ease-out',
        level === 0 ? 'duration-300' : 'duration-[4000ms]',
        !interceptsTouch && 'pointer-events-none',
        opacities[level],
      )}
    />,
    document.body,
  )
}

/** The dark step leaves about 15 % of the light. */
const opacities: Record<DimLevel, string> = { 0: 'opacity-0', 1: 'opacity-50', 2: 'opacity-85' }

/** The click event follows after the finger is lifted, when the screen is bright already. */
const clickMs = 500

function useInterceptTouch(level: DimLevel): boolean {
  const [interceptsTouch, setInterceptsTouch] = useState(false)
  useEffect(() => {
    if (level > 0) {
      setInterceptsTouch(true)
      return
    }
    const timer = setTimeout(() => setInterceptsTouch(false), clickMs)
    return () => clearTimeout(timer)
  }, [level])
  return interceptsTouch
}

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

function useDimLevel(player: NarrationPlayer): DimLevel {
  const [{ dimmer, subscribe }] = useState(createDimmer)
  useEffect(() => {
    const onPlayerChange = () => dimmer.setPlayback(playbackOf(player))
    const onActivity = () => dimmer.touch()
    onPlayerChange()
    const unsubscribe = player.subscribe(onPlayerChange)
    for (const name of activityEvents)
      window.addEventListener(name, onActivity, { capture: true, passive: true })
    return () => {
      unsubscribe()
      for (const name of activityEvents) window.removeEventListener(name, onActivity, { capture: true })
      dimmer.close()
    }
  }, [player, dimmer])
  return useSyncExternalStore(subscribe, () => dimmer.level)
}

function createDimmer() {
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

function playbackOf(player: NarrationPlayer): 'playing' | 'paused' | 'ended' {
  if (player.wantsToPlay) return 'playing'
  return player.status === 'ended' || player.stoppedForSleep ? 'ended' : 'paused'
}
