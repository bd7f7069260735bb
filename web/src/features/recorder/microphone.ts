import { toOneChannel } from './one-channel.ts'

/** Why nothing can be recorded; each has words of its own. */
export type MicrophoneFault = 'refused' | 'missing' | 'busy' | 'impossible'

export class NoMicrophone extends Error {
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault) {
    super(`No microphone: ${fault}`)
    this.fault = fault
  }
}

export interface RunningRecording {
  /** 0 is silent, 1 as loud as it goes. */
  level(): number
  /** Ends it. @returns one channel as WAV */
  finish(): Promise<Blob>
  /** Ends it and throws it away. */
  drop(): void
}

/** Asks for the microphone and records from now on. @throws {NoMicrophone} */
export async function startRecording(): Promise<RunningRecording> {
  if (!navigator.mediaDevices?.getUserMedia || !window.MediaRecorder) throw new NoMicrophone('impossible')
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
    // The browser's red light goes out only then.
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
      return toOneChannel(new Blob(chunks, { type: recorder.mimeType }))
    },
    drop() {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } })
  } catch (error) {
    throw new NoMicrophone(faultOf(error))
  }
}

function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}
