import { useEffect, useState } from 'react'

/** So long after it was asked for, sound should be there. */
const readyWithinMs = 5000

/** Whether sound that should be heard has been waiting for its data for too long. */
export function useLateSound(audio: HTMLAudioElement): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => watchForLateSound(audio, setLate), [audio])
  return late
}

/** @returns the way to stop watching */
export function watchForLateSound(audio: EventTarget, tell: (late: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer ??= setTimeout(() => tell(true), readyWithinMs)
  }
  const arrive = () => {
    clearTimeout(timer)
    timer = undefined
    tell(false)
  }
  audio.addEventListener('waiting', wait)
  for (const event of signsOfLife) audio.addEventListener(event, arrive)
  return () => {
    clearTimeout(timer)
    audio.removeEventListener('waiting', wait)
    for (const event of signsOfLife) audio.removeEventListener(event, arrive)
  }
}

/** It sounds, or nobody wants it to any more. */
const signsOfLife = ['playing', 'pause', 'ended', 'error']
