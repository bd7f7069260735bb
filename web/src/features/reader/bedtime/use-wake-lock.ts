import { useEffect } from 'react'
import type { NarrationPlayer } from '../player/narration-player.ts'

/** Nobody reads one page for so long: the reader has fallen asleep and the screen may turn off. */
const awakeMs = 10 * 60_000

const signs = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * Keeps the screen on while somebody reads. Browsers release the lock of a hidden page, so it is requested again; after ten minutes
 * without a touch it is released.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | null> | null = null
    let sleepy: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      void lock?.then((held) => held?.release())
      lock = null
    }
    const stay = () => {
      clearTimeout(sleepy)
      if (document.visibilityState !== 'visible') {
        lock = null
        return
      }
      sleepy = setTimeout(release, awakeMs)
      // Refused on a low battery, for example.
      lock ??= navigator.wakeLock.request('screen').catch(() => null)
    }
    stay()
    document.addEventListener('visibilitychange', stay)
    for (const sign of signs) window.addEventListener(sign, stay, { passive: true })
    return () => {
      clearTimeout(sleepy)
      document.removeEventListener('visibilitychange', stay)
      for (const sign of signs) window.removeEventListener(sign, stay)
      release()
    }
  }, [wanted])
}

/** With sound the screen may go dark, and when the story is over it should. Without it, somebody reads. */
export const isReadByEye = ({ status, asleep, wantsToPlay }: NarrationPlayer): boolean =>
  !wantsToPlay && !asleep && status !== 'ended'
