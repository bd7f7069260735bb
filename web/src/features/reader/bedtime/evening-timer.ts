import { preferences, setPreferences } from '../settings/preferences.ts'
import type { SleepAfter, SleepTimer } from './sleep-timer.ts'

const eveningHour = 18
/** Until then it is still the night before. */
const morningHour = 5

/** The timer that comes on by itself in the evening, because it was chosen once; null by day, and if none was. */
export function eveningTimer(now = new Date()): SleepAfter | null {
  const hour = now.getHours()
  const isEvening = hour >= eveningHour || hour < morningHour
  return isEvening ? preferences().eveningTimer : null
}

/** Sets the timer, and for the evenings that follow as well. The end of the sentence is for tonight alone. */
export function chooseSleep(timer: SleepTimer, after: SleepAfter): void {
  timer.set(after)
  if (after === 'story') setPreferences({ eveningTimer: null })
  else if (after !== 'sentence') setPreferences({ eveningTimer: after })
}
