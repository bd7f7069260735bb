import { maxPageSeconds, type SavedReadingPage, type StoryLanguage } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { directionOf } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import {
  isConnectionInsecure,
  LevelMeter,
  MicrophoneTrouble,
  type Recorder,
  useRecorder,
} from '../recorder/index.ts'
import { ListenAgain } from './listen-again.tsx'
import { savePage } from './reader-calls.ts'
import { RecordingFile } from './recording-file.tsx'

interface PageToReadProps {
  token: string
  position: number
  pageCount: number
  page: { text: string; durationMs: number | null }
  language: StoryLanguage
  onSaved: (durationMs: number) => void
  onPage: (position: number) => void
}

/** One page in large type with one large button below it. */
export function PageToRead({ token, position, pageCount, page, language, onSaved, onPage }: PageToReadProps) {
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  const save = useMutation({
    mutationFn: (wav: Blob) => savePage(token, position, wav),
    onSuccess: ({ durationMs }) => onSaved(durationMs),
  })
  const recorder = useRecorder(maxPageSeconds, save.mutate)
  const isBusy = recorder.state !== 'idle' || save.isPending
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-5 pt-6">
      <h1 ref={top} tabIndex={-1} className="text-xl outline-none">
        Page {position + 1} of {pageCount}
      </h1>
      <Progress value={(100 * (position + 1)) / pageCount} label="Pages" className="mt-2" />
      <p
        lang={language}
        dir={directionOf(page.text)}
        className="flex-1 py-6 font-story text-2xl leading-relaxed whitespace-pre-line sm:text-3xl"
      >
        {page.text}
      </p>
      <div className="sticky bottom-0 short:static -mx-5 flex flex-col gap-3 border-t border-line bg-page px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {recorder.fault && <MicrophoneTrouble fault={recorder.fault} />}
        {save.isError && recorder.state === 'idle' && (
          <Notice
            tone="danger"
            action={
              <Button onClick={() => save.variables && save.mutate(save.variables)}>Send it again</Button>
            }
          >
            {errorText(save.error)}
          </Notice>
        )}
        {save.data && !isBusy && <Advice page={save.data} />}
        {isConnectionInsecure() && !save.isPending ? (
          <MicrophoneTrouble fault="insecure" />
        ) : (
          <RecordButton recorder={recorder} isSaving={save.isPending} isRecorded={page.durationMs !== null} />
        )}
        {recorder.state !== 'recording' && <RecordingFile disabled={isBusy} onRecorded={save.mutate} />}
        {!isBusy && page.durationMs !== null && (
          <ListenAgain key={save.submittedAt} token={token} position={position} />
        )}
        {!isBusy && (
          <div className="flex gap-3">
            {position > 0 && (
              <Button
                variant="secondary"
                size="large"
                className="flex-1"
                onClick={() => onPage(position - 1)}
              >
                <ArrowLeft size={22} aria-hidden="true" />
                Back
              </Button>
            )}
            {page.durationMs !== null && (
              <Button size="large" className="flex-1" onClick={() => onPage(position + 1)}>
                {position + 1 === pageCount ? 'Finish' : 'Next page'}
                <ArrowRight size={22} aria-hidden="true" />
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function RecordButton({
  recorder,
  isSaving,
  isRecorded,
}: {
  recorder: Recorder
  isSaving: boolean
  isRecorded: boolean
}) {
  if (recorder.state === 'recording') {
    return (
      <>
        <LevelMeter level={recorder.level} seconds={recorder.seconds} />
        <Button variant="danger" size="large" className="w-full text-xl" onClick={recorder.stop}>
          <Square size={24} aria-hidden="true" />
          Stop
        </Button>
      </>
    )
  }
  if (isSaving || recorder.state !== 'idle') {
    return (
      <p role="status" className="flex min-h-14 items-center justify-center gap-3 text-lg">
        <Spinner />
        {recorder.state === 'requesting' ? 'Please allow the microphone…' : 'Saving your recording…'}
      </p>
    )
  }
  return (
    <Button
      variant={isRecorded ? 'secondary' : 'primary'}
      size="large"
      className="w-full text-xl"
      onClick={recorder.start}
    >
      {isRecorded ? <RotateCcw size={24} aria-hidden="true" /> : <Mic size={24} aria-hidden="true" />}
      {isRecorded ? 'Record it again' : 'Record this page'}
    </Button>
  )
}

function Advice({ page: { advice } }: { page: SavedReadingPage }) {
  if (advice === 'short') return <Notice>That was quick for this page. Did you read all of it?</Notice>
  if (advice === 'loud')
    return <Notice>That was very loud. A little further from the microphone is better.</Notice>
  return null
}
