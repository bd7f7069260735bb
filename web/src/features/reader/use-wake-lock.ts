import { useEffect } from 'react'
import type { NarrationPlayer } from './narration-player.ts'

/** Nobody looks at one page for so long: whoever read has fallen asleep, and the light may go out. */
const awakeMs = 10 * 60_000

const signs = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * Keeps the screen on while somebody reads by it. The browser takes the lock away from a hidden page, so it is asked for again;
 * without a touch for ten minutes it is given back.
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
      // A battery that runs low may refuse it.
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
