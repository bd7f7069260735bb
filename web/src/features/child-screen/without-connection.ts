import type { ChildScreen, ChildScreenHours } from '@nightlight/contract'
import { isSavedOffline, type OfflineState } from '../offline/index.ts'

/** What a remembered screen shows while the server cannot be asked: the stories that are on this device, in its hours. */
export function screenWithoutConnection(
  screen: ChildScreen,
  saved: OfflineState | null,
  now = new Date(),
): ChildScreen {
  const isOpen = screen.hours === null || isWithin(screen.hours, now)
  return {
    ...screen,
    isOpen,
    stories: isOpen ? screen.stories.filter(({ id }) => isSavedOffline(saved, id)) : [],
  }
}

/** By this device's clock. Past midnight where `until` is the earlier one. */
function isWithin({ from, until }: ChildScreenHours, now: Date): boolean {
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`
  return from < until ? from <= time && time < until : time >= from || time < until
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
