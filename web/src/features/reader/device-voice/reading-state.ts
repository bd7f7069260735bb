import { useSyncExternalStore } from 'react'

/** Which story is to be read by which voice of this device; null for none. */
export interface DeviceReading {
  readonly storyId: string
  readonly voice: SpeechSynthesisVoice
}

let current: DeviceReading | null = null
const listeners = new Set<() => void>()

export function setDeviceReading(reading: DeviceReading | null): void {
  current = reading
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDeviceReading = () => useSyncExternalStore(subscribe, () => current)
