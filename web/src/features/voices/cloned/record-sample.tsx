import { maxSampleSeconds, minSampleSeconds } from '@nightlight/contract'
import { Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import {
  ChooseFile,
  LevelMeter,
  MicrophoneTrouble,
  toMonoWav,
  useRecorder,
  wavSeconds,
} from '../../recorder/index.ts'
import { FormError } from './form-error.tsx'
import { sampleText } from './sample-text.ts'

interface RecordSampleProps {
  sample: Blob | null
  disabled: boolean
  error: string | undefined
  onSample: (sample: Blob | null) => void
}

/** A text to read aloud, recorded here or uploaded as a file. */
export function RecordSample({ sample, disabled, error, onSample }: RecordSampleProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const acceptSample = (wav: Blob) => {
    const lengthError = lengthErrorOf(wavSeconds(wav))
    setProblem(lengthError)
    onSample(lengthError ? null : wav)
  }
  const recorder = useRecorder(maxSampleSeconds, acceptSample)
  const open = async (file: File) => {
    setOpening(true)
    try {
      acceptSample(await toMonoWav(file))
    } catch {
      setProblem('This file could not be opened as audio. An MP3, M4A or WAV file works best.')
      onSample(null)
    }
    setOpening(false)
  }
  const text = useRef<HTMLQuoteElement>(null)
  const start = () => {
    recorder.start()
    // The record button is below the text; the stop button stays visible.
    text.current?.scrollIntoView({ block: 'start' })
  }
  const isIdle = recorder.state === 'idle' && !isOpening
  return (
    <section aria-labelledby="sample-title" className="flex flex-col gap-4">
      <div>
        <h3 id="sample-title" className="text-xl">
          Read this aloud
        </h3>
        <p className="mt-1 text-soft">
          In a quiet room, a hand’s breadth from the microphone, as you would read at bedtime. It takes about
          a minute; at least half a minute is needed.
        </p>
      </div>
      <blockquote
        ref={text}
        className="flex scroll-mt-20 flex-col gap-3 rounded-card border border-line bg-raised p-5 font-story text-xl leading-relaxed sm:p-7"
      >
        {sampleText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {recorder.fault && <MicrophoneTrouble fault={recorder.fault} />}
      {recorder.state === 'recording' ? (
        <div className="sticky bottom-20 short:static flex flex-col gap-3 rounded-card border border-line bg-page p-4 md:bottom-4">
          <LevelMeter level={recorder.level} seconds={recorder.seconds} />
          <Button variant="danger" size="large" onClick={recorder.stop}>
            <Square size={22} aria-hidden="true" />
            Stop
          </Button>
        </div>
      ) : (
        isIdle && (
          <div className="flex flex-wrap gap-3">
            <Button variant={sample ? 'secondary' : 'primary'} disabled={disabled} onClick={start}>
              {sample ? <RotateCcw size={20} aria-hidden="true" /> : <Mic size={20} aria-hidden="true" />}
              {sample ? 'Record it again' : 'Record'}
            </Button>
            <ChooseFile disabled={disabled} onFile={(file) => void open(file)}>
              Choose a file
            </ChooseFile>
          </div>
        )
      )}
      {recorder.state !== 'recording' && !isIdle && (
        <p role="status" className="flex min-h-12 items-center gap-3">
          <Spinner />
          {recorder.state === 'requesting' ? 'Please allow the microphone…' : 'Checking the recording…'}
        </p>
      )}
      {sample && isIdle && <SamplePlayer sample={sample} />}
      {isIdle && <FormError>{problem ?? error}</FormError>}
    </section>
  )
}

function lengthErrorOf(seconds: number): string | null {
  if (seconds < minSampleSeconds)
    return `That is ${Math.floor(seconds)} seconds. At least half a minute is needed; a whole minute is better.`
  if (seconds > maxSampleSeconds + 1) return 'That is longer than two minutes. One or two minutes are enough.'
  return null
}

/** Plays the sample as it will be uploaded. */
function SamplePlayer({ sample }: { sample: Blob }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(sample)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [sample])
  const seconds = Math.round(wavSeconds(sample))
  return (
    <div className="flex flex-col gap-2">
      <p role="status">Recorded: {seconds} seconds. Listen to check that it sounds like you.</p>
      {/* biome-ignore lint/a11y/useMediaCaption: the text is on the page */}
      <audio controls src={url} className="w-full max-w-xl" aria-label="Your recording" />
    </div>
  )
}
