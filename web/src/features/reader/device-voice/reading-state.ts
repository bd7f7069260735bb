import { useSyncExternalStore } from 'react'

/** Which story is to be read by which voice of this device; null for none. */
export interface DeviceReading {
  readonly storyId: string
  /** Of the text that it reads. */
  readonly edition: number | undefined
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
