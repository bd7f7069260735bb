import { preferences, setPreferences } from '../settings/preferences.ts'
import type { SleepAfter, SleepTimer } from './sleep-timer.ts'

const eveningHour = 18
/** Until then it is still the night before. */
const morningHour = 5

/** The timer that comes on by itself in the evening, because a parent wants it to; null by day, and if none does. */
export function eveningTimer(now = new Date()): SleepAfter | null {
  const hour = now.getHours()
  const isEvening = hour >= eveningHour || hour < morningHour
  return isEvening ? preferences().eveningTimer : null
}

type EveningTimer = Exclude<SleepAfter, 'sentence' | 'story'>

/** Whether every evening can end so. The end of the sentence is for tonight alone, and at its end a story stops anyway. */
export const isForEvenings = (after: SleepAfter): after is EveningTimer =>
  after !== 'sentence' && after !== 'story'

/** Sets the timer, and that of every evening with it, if there is one. */
export function chooseSleep(timer: SleepTimer, after: SleepAfter): void {
  timer.set(after)
  if (preferences().eveningTimer === null || after === 'sentence') return
  setPreferences({ eveningTimer: isForEvenings(after) ? after : null })
}
