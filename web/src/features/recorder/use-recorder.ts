import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../lib/use-latest.ts'
import { MicrophoneError, type MicrophoneFault, type RunningRecording, startRecording } from './microphone.ts'

export type RecorderState = 'idle' | 'requesting' | 'recording' | 'finishing'

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
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      running.current?.discard()
      running.current = null
    }
  }, [])

  const start = async () => {
    setFault(null)
    setState('requesting')
    try {
      const recording = await startRecording()
      if (isUnmounted.current) return recording.discard()
      running.current = recording
      setMeter({ level: 0, seconds: 0 })
      setState('recording')
    } catch (error) {
      setFault(error instanceof MicrophoneError ? error.fault : 'busy')
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
      if (!isUnmounted.current) onRecorded(wav)
    } catch {
      setFault('busy')
    }
    setState('idle')
  }

  const latestStop = useLatest(stop)
  useEffect(() => {
    if (state !== 'recording') return
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1000
      setMeter({ level: running.current?.level() ?? 0, seconds })
      if (seconds >= maxSeconds) void latestStop.current()
    }, 100)
    return () => clearInterval(timer)
  }, [state, maxSeconds, latestStop])

  return { state, fault, ...meter, start: () => void start(), stop: () => void stop() }
}
