import { useEffect, useRef, useState } from 'react'
import { type MicrophoneFault, NoMicrophone, type RunningRecording, startRecording } from './microphone.ts'

export type RecorderState = 'idle' | 'asking' | 'recording' | 'finishing'

export interface Recorder {
  readonly state: RecorderState
  /** 0 to 1, while it records. */
  readonly level: number
  readonly seconds: number
  readonly fault: MicrophoneFault | null
  start(): void
  stop(): void
}

/** A recorder that ends by itself after so many seconds. Leaving the page ends it too, and nothing is kept. */
export function useRecorder(maxSeconds: number, onRecorded: (wav: Blob) => void): Recorder {
  const [state, setState] = useState<RecorderState>('idle')
  const [fault, setFault] = useState<MicrophoneFault | null>(null)
  const [heard, setHeard] = useState({ level: 0, seconds: 0 })
  const running = useRef<RunningRecording | null>(null)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      running.current?.drop()
      running.current = null
    }
  }, [])

  const start = async () => {
    setFault(null)
    setState('asking')
    try {
      const recording = await startRecording()
      if (left.current) return recording.drop()
      running.current = recording
      setHeard({ level: 0, seconds: 0 })
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
      if (!left.current) onRecorded(wav)
    } catch {
      setFault('busy')
    }
    setState('idle')
  }

  const stopRef = useRef(stop)
  stopRef.current = stop
  useEffect(() => {
    if (state !== 'recording') return
    const since = performance.now()
    const timer = setInterval(() => {
      const seconds = (performance.now() - since) / 1000
      setHeard({ level: running.current?.level() ?? 0, seconds })
      if (seconds >= maxSeconds) void stopRef.current()
    }, 100)
    return () => clearInterval(timer)
  }, [state, maxSeconds])

  return { state, fault, ...heard, start: () => void start(), stop: () => void stop() }
}
