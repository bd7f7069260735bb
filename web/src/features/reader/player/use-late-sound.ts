import { useEffect, useState } from 'react'

/** Delay after which missing audio counts as late. */
const readyWithinMs = 5000

/** Whether audio that should play has been waiting for data for too long. */
export function useLateSound(audio: HTMLAudioElement): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => watchForLateSound(audio, setLate), [audio])
  return late
}

/** @returns a function that stops watching */
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

/** It plays, or is not wanted any more. */
const signsOfLife = ['playing', 'pause', 'ended', 'error']
