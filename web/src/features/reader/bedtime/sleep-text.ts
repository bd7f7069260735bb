import { useCallback, useSyncExternalStore } from 'react'
import type { Playback } from '../player/playback.ts'
import { type SleepAfter, type SleepTimer, sleepNames } from './sleep-timer.ts'

/** What a player says of a sleep timer that is set; null where none is. */
export const useSleepText = ({ sleep }: Playback): string | null =>
  useSyncExternalStore(useClockOf(sleep), () => sleepText(sleep.after, sleep.endsAt))

/** 'Sleep timer: fades out at 20:41', or how long after Play; null where the sound ends with the story, as without a timer. */
export function sleepText(after: SleepAfter, endsAt: number | null): string | null {
  if (after === 'story') return null
  if (typeof after === 'number' && endsAt !== null) return `Sleep timer: fades out at ${clockTime(endsAt)}`
  if (typeof after === 'number') return `Sleep timer: ${after} minutes from when you press Play`
  return `Sleep timer: ${sleepNames[after].toLowerCase()}`
}

/** What is left of a sleep timer that is set; null where none is. */
export const useSleepLeft = ({ sleep }: Playback): string | null =>
  useSyncExternalStore(useClockOf(sleep), () => sleepLeft(sleep.after, sleep.endsAt, Date.now()))

/** Subscribes to a timer and to the time, which changes it as well: evening comes, and minutes run out in silence. */
export function useClockOf(sleep: SleepTimer): (listener: () => void) => () => void {
  return useCallback(
    (listener) => {
      const unsubscribe = sleep.subscribe(listener)
      const clock = setInterval(() => {
        sleep.check()
        listener()
      }, 1000)
      return () => {
        clearInterval(clock)
        unsubscribe()
      }
    },
    [sleep],
  )
}

/** '12 minutes left', 'After two stories'; null where the sound ends with the story, as without a timer. */
export function sleepLeft(after: SleepAfter, endsAt: number | null, now: number): string | null {
  if (after === 'story') return null
  if (typeof after === 'number' && endsAt === null) return `${after} minutes from Play`
  if (typeof after !== 'number' || endsAt === null) return sleepNames[after]
  const minutes = Math.ceil((endsAt - now) / 60_000)
  if (minutes < 1) return 'Fading out'
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`
}

const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(at)
