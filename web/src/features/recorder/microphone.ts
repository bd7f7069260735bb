import { toMonoWav } from './to-mono-wav.ts'

/** Why recording is impossible; each reason has its own text. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'insecure' | 'impossible'

export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault) {
    super(`No microphone: ${fault}`)
    this.fault = fault
  }
}

export interface RunningRecording {
  /** 0 is silence, 1 full scale. */
  level(): number
  /** Stops. @returns a mono WAV */
  finish(): Promise<Blob>
  /** Stops and discards the recording. */
  discard(): void
}

/** Whether the browser hides the microphone because the page was loaded over http, as from a computer in the same Wi-Fi. */
export const isConnectionInsecure = (): boolean => window.isSecureContext === false

/** Requests the microphone and starts recording. @throws {MicrophoneError} */
export async function startRecording(): Promise<RunningRecording> {
  if (isConnectionInsecure()) throw new MicrophoneError('insecure')
  if (!navigator.mediaDevices?.getUserMedia || !window.MediaRecorder) throw new MicrophoneError('impossible')
  const stream = await openMicrophone()
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume()
  const recorder = new MediaRecorder(stream)
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.start()
  const release = () => {
    // Otherwise the browser's recording indicator stays on.
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
    },
    async finish() {
      const { promise, resolve } = Promise.withResolvers<void>()
      recorder.onstop = () => resolve()
      recorder.stop()
      await promise
      release()
      return toMonoWav(new Blob(chunks, { type: recorder.mimeType }))
    },
    discard() {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    throw new MicrophoneError(faultOf(error))
  }
}

function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}
