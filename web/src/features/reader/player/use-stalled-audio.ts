import { useEffect, useState } from 'react'

/** How long audio may wait for data before it counts as stalled. */
const stalledAfterMs = 5000

/** Whether audio that should play has been waiting for data for too long. */
export function useStalledAudio(audio: HTMLAudioElement): boolean {
  const [stalled, setStalled] = useState(false)
  useEffect(() => watchForStall(audio, setStalled), [audio])
  return stalled
}

/** @returns a function that stops watching */
export function watchForStall(audio: EventTarget, onChange: (stalled: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const startTimer = () => {
    timer ??= setTimeout(() => onChange(true), stalledAfterMs)
  }
  const clearStall = () => {
    clearTimeout(timer)
    timer = undefined
    onChange(false)
  }
  audio.addEventListener('waiting', startTimer)
  for (const event of endEvents) audio.addEventListener(event, clearStall)
  return () => {
    clearTimeout(timer)
    audio.removeEventListener('waiting', startTimer)
    for (const event of endEvents) audio.removeEventListener(event, clearStall)
  }
}

/** Events that end a stall: the audio plays, or no longer should. */
const endEvents = ['playing', 'pause', 'ended', 'error']
