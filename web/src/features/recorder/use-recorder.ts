import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
import { type MicrophoneFault, NoMicrophone, type RunningRecording, startRecording } from './microphone.ts'

export type RecorderState = 'idle' | 'asking' | 'recording' | 'finishing'

export interface Recorder {
  readonly state: RecorderState
  /** 0 to 1 while recording. */
  readonly level: number
  readonly seconds: number
  readonly fault: MicrophoneFault | null
  start(): void
  stop(): void
}

/** Stops by itself after `maxSeconds`. Leaving the page discards the recording. */
export function useRecorder(maxSeconds: number, onRecorded: (wav: Blob) => void): Recorder {
  const [state, setState] = useState<RecorderState>('idle')
  const [fault, setFault] = useState<MicrophoneFault | null>(null)
  const [meter, setMeter] = useState({ level: 0, seconds: 0 })
  const running = useRef<RunningRecording | null>(null)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      running.current?.drop()
      running.current = null
    }
  }, [])

  const start = async () => {
    setFault(null)
    setState('asking')
    try {
      const recording = await startRecording()
      if (hasLeft.current) return recording.drop()
      running.current = recording
      setMeter({ level: 0, seconds: 0 })
      setState('recording')
    } catch (error) {
      setFault(error instanceof NoMicrophone ? error.fault : 'busy')
      setState('idle')
    }
  }

  const stop = async () => {
    const recording = running.current
    if (!recording) return
    running.current = null
    setState('finishing')
    try {
      const wav = await recording.finish()
      if (!hasLeft.current) onRecorded(wav)
    } catch {
      setFault('busy')
    }
    setState('idle')
  }

  const latestStop = useLatest(stop)
  useEffect(() => {
    if (state !== 'recording') return
    const since = performance.now()
    const timer = setInterval(() => {
      const seconds = (performance.now() - since) / 1000
      setMeter({ level: running.current?.level() ?? 0, seconds })
      if (seconds >= maxSeconds) void latestStop.current()
    }, 100)
    return () => clearInterval(timer)
  }, [state, maxSeconds, latestStop])

  return { state, fault, ...meter, start: () => void start(), stop: () => void stop() }
}
