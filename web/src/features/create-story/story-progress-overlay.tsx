import type { StoryLanguage, StoryProgress, StoryStep } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Bell, Check, CloudOff } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState } from 'react'
import { directionOf } from '../../lib/bidi.ts'
import { useOnline } from '../../lib/online.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { preloadStoryPage } from '../reader/index.ts'
import {
  askToTell,
  currentStep,
  finishAfterMs,
  hintEveryMs,
  hints,
  mayAskToTell,
  paintAfterMs,
  stepState,
  stepTitles,
  storyQuery,
  willTell,
} from '../stories/index.ts'

interface StoryProgressOverlayProps {
  /** null until the server has accepted the request. */
  storyId: string | null
  progress: StoryProgress | null
  withAudio: boolean
  /** Its text can be read, and it opens. */
  onReady: () => void
  /** The user keeps browsing while the story is made. */
  onLeave: () => void
  /** The story could not be made. */
  onBackToForm: () => void
}

const openDelayMs = 300

/** Shows the progress that the server reports, until the story opens. */
export function StoryProgressOverlay({
  storyId,
  progress,
  withAudio,
  onReady,
  onLeave,
  onBackToForm,
}: StoryProgressOverlayProps) {
  const elapsedMs = useElapsedMs()
  const step = currentStep(progress, elapsedMs)
  const online = useOnline()
  useOpenWhenComplete(storyId, step === 'complete', onReady)

  if (progress?.status === 'failed') {
    return (
      <Frame title="This story could not be made" onEscape={onBackToForm}>
        <Notice tone="danger">{progress.message ?? 'Failed to generate story. Please try again.'}</Notice>
        <p className="text-soft">
          The form is as you left it, and this story does not count against your plan.
        </p>
        <Button size="large" onClick={onBackToForm}>
          Back to the form
        </Button>
      </Frame>
    )
  }
  return (
    <Frame
      title={progress?.title ?? 'Your story is on its way'}
      lang={progress?.title ? progress.language : undefined}
      onEscape={onLeave}
    >
      <Picture url={progress?.thumbnailUrl ?? null} step={step} online={online} />
      <Opening text={progress?.opening ?? null} lang={progress?.language} />
      <Steps current={step} isReported={progress !== null} withAudio={withAudio} />
      <div className="w-full max-w-md">
        {progress && <Progress value={progress.percent} label="Story progress" />}
        {online ? <Hint /> : <NoConnection />}
      </div>
      <TellMe />
      {/* In sight however small the window is. */}
      <div className="sticky bottom-0 -mx-5 flex flex-col items-center gap-3 self-stretch bg-page px-5 py-3 short:static">
        {storyId && isReadable(progress) && (
          <Button size="large" onClick={onReady}>
            Read it now
          </Button>
        )}
        <Button variant="secondary" onClick={onLeave}>
          Keep browsing, we will finish it
        </Button>
      </div>
    </Frame>
  )
}

/** The pictures are ready and only the narration is missing. */
const isReadable = (progress: StoryProgress | null) =>
  progress?.step === 'recording-audio' || progress?.step === 'finalizing'

function Frame({
  title,
  lang,
  onEscape,
  children,
}: {
  title: string
  /** Where the title is that of the story. */
  lang?: StoryLanguage | undefined
  onEscape: () => void
  children: React.ReactNode
}) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onEscape()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-page" />
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 overflow-y-auto outline-none"
        >
          <div className="mx-auto flex min-h-full max-w-2xl flex-col items-center justify-center gap-4 px-5 pt-5 pb-2">
            <Dialog.Title lang={lang} dir={directionOf(title)} className="max-w-lg text-center text-3xl">
              {title}
            </Dialog.Title>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const artByStep = {
  generating: 'weaving',
  'creating-image': 'painting',
  'recording-audio': 'recording',
  finalizing: 'finishing',
  complete: 'finishing',
} as const

/**
 * A picture that does not load is replaced by the drawing of its step, and tried again once there is a connection. All drawings are
 * loaded at once, as the connection may be lost before the next step.
 */
function Picture({ url, step, online }: { url: string | null; step: StoryStep; online: boolean }) {
  const [isBroken, setBroken] = useState(false)
  const [wasOnline, setWasOnline] = useState(online)
  if (wasOnline !== online) {
    setWasOnline(online)
    setBroken(false)
  }
  const picture = isBroken ? null : url
  return (
    <div className="grid aspect-4/3 w-full max-w-[min(21rem,40svh)] place-items-center overflow-hidden rounded-card bg-tint shadow-lifted">
      {picture && (
        <img
          key={String(online)}
          src={picture}
          alt=""
          onError={() => setBroken(true)}
          className="size-full animate-appear object-cover"
        />
      )}
      {[...new Set(Object.values(artByStep))].map((kind) => (
        <Art
          key={kind}
          kind={kind}
          className={clsx('size-full p-2', picture || kind !== artByStep[step] ? 'hidden' : 'animate-appear')}
        />
      ))}
    </div>
  )
}

/** The first lines as soon as they are written; until then, a placeholder of the same size. */
function Opening({ text, lang }: { text: string | null; lang: StoryLanguage | undefined }) {
  return (
    <div className="h-[5.1em] w-full max-w-md text-center font-story text-lg leading-[1.7] text-soft">
      {text === null ? (
        <div className="flex h-full flex-col items-center justify-center gap-[0.9em]">
          <Skeleton className="h-3 w-11/12" />
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      ) : (
        <p lang={lang} dir={directionOf(text)} className="line-clamp-3 animate-appear">
          {text}
        </p>
      )}
    </div>
  )
}

interface StepsProps {
  current: StoryStep
  isReported: boolean
  withAudio: boolean
}

function Steps({ current, isReported, withAudio }: StepsProps) {
  const shown = stepTitles.filter(({ step }) => withAudio || step !== 'recording-audio')
  return (
    <>
      <p role="status" className="sr-only">
        {stepTitles.find(({ step }) => step === current)?.title}
      </p>
      <ol className="grid gap-2">
        {shown.map(({ step, title }) => {
          const state = stepState(step, current, isReported)
          return (
            <li
              key={step}
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
              className={clsx(
                'flex items-center gap-3',
                state === 'pending' && 'text-soft',
                state === 'active' && 'font-bold',
              )}
            >
              <span className="grid size-6 place-items-center text-lantern">
                {state === 'active' && <Spinner size={22} />}
                {state === 'complete' && <Check size={20} aria-label="Done:" role="img" />}
                {state === 'pending' && <span className="size-2 rounded-full bg-edge" />}
              </span>
              {title}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Hidden from screen readers: a new hint every two seconds would be too much. */
function Hint() {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((last) => last + 1), hintEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p key={index} aria-hidden="true" className="mt-3 min-h-[3.1em] animate-appear text-center text-soft">
      {hints[index % hints.length]}
    </p>
  )
}

/** Progress goes on by itself, as the stream is opened again. */
function NoConnection() {
  return (
    <p role="status" className="mt-3 flex items-start gap-3 rounded-field bg-tint px-4 py-3">
      <CloudOff size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-lantern" />
      <span>
        <b>There is no connection.</b> Your story is being made all the same. This page goes on by itself as
        soon as there is one.
      </span>
    </p>
  )
}

/** How long the overlay has been shown, updated at the two times at which the step changes. */
function useElapsedMs(): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    const timers = [paintAfterMs, finishAfterMs].map((ms) => setTimeout(() => setElapsedMs(ms), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  return elapsedMs
}

function useOpenWhenComplete(storyId: string | null, complete: boolean, onReady: () => void): void {
  const client = useQueryClient()
  const open = useLatest(onReady)
  useEffect(() => {
    if (!complete || !storyId) return
    void client.prefetchQuery(storyQuery(storyId))
    // Only a head start: the route fetches it as well.
    void preloadStoryPage()
    const timer = setTimeout(() => open.current(), openDelayMs)
    return () => clearTimeout(timer)
  }, [complete, storyId, client, open])
}

/** Asks the browser only when somebody wants it. */
function TellMe() {
  const [state, setState] = useState(() => (mayAskToTell() ? 'ask' : willTell() ? 'told' : 'impossible'))
  if (state === 'impossible') return null
  if (state === 'told') {
    return <p className="text-center text-[0.9375rem] text-soft">This device tells you when it is ready.</p>
  }
  return (
    <Button
      variant="ghost"
      onClick={() => void askToTell().then((allowed) => setState(allowed ? 'told' : 'impossible'))}
    >
      <Bell size={18} aria-hidden="true" />
      Tell me when it is ready
    </Button>
  )
}
