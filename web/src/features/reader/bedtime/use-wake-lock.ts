import { useEffect } from 'react'
import type { NarrationPlayer } from '../player/narration-player.ts'

/** Nobody reads one page for so long: the reader has fallen asleep and the screen may turn off. */
const awakeMs = 10 * 60_000

const activityEvents = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * Keeps the screen on while somebody reads. Browsers release the lock of a hidden page, so it is requested again; after ten minutes
 * without a touch it is released.
 */
export function useWakeLock(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | null> | null = null
    let idleTimer: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      void lock?.then((sentinel) => sentinel?.release())
      lock = null
    }
    const keepAwake = () => {
      clearTimeout(idleTimer)
      if (document.visibilityState !== 'visible') {
        lock = null
        return
      }
      idleTimer = setTimeout(release, awakeMs)
      // Refused on a low battery, for example.
      lock ??= navigator.wakeLock.request('screen').catch(() => null)
    }
    keepAwake()
    document.addEventListener('visibilitychange', keepAwake)
    for (const event of activityEvents) window.addEventListener(event, keepAwake, { passive: true })
    return () => {
      clearTimeout(idleTimer)
      document.removeEventListener('visibilitychange', keepAwake)
      for (const event of activityEvents) window.removeEventListener(event, keepAwake)
      release()
    }
  }, [enabled])
}

/** While the narration plays the screen may turn off, and at its end it should. Otherwise somebody is reading. */
export const isReadSilently = ({ status, stoppedForSleep, wantsToPlay }: NarrationPlayer): boolean =>
  !wantsToPlay && !stoppedForSleep && status !== 'ended'
