import type { Story, StoryProgress } from '@nightlight/contract'
import { useLocation } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { stepTitles } from '../stories/index.ts'
import { BackHome } from './back-home.tsx'
import { DeleteStory } from './delete-story.tsx'

/** Shown when a story is opened before it is ready, or if it failed. */
export function UnfinishedStory({ story, progress }: { story: Story; progress: StoryProgress | null }) {
  const [, navigate] = useLocation()
  const current = progress ?? story.progress
  const failed = story.status === 'failed' || current?.status === 'failed'
  const title = current?.title || story.title
  const isTakenBack = !title && (current?.edition ?? story.edition ?? 1) > 1
  const step = stepTitles.find((entry) => entry.step === current?.step)
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 py-6">
      <BackHome />
      <h1 lang={title ? story.language : undefined} dir={directionOf(title)} className="text-center text-3xl">
        {title || 'Your story is on its way'}
      </h1>
      {failed ? (
        <>
          <Notice tone="danger">{current?.message ?? 'Failed to generate story. Please try again.'}</Notice>
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => navigate('/#create-story')}>Try again</Button>
            {story.isOwner && <DeleteStory story={story} />}
          </div>
        </>
      ) : (
        <>
          <Art kind="weaving" className="mx-auto w-56 short:hidden" />
          {isTakenBack && (
            <Notice>The beginning that was here has been taken back. A new one is being written.</Notice>
          )}
          <p role="status" className="text-center text-soft">
            {step?.title ?? 'Weaving Your Story'}
          </p>
          <Progress value={current?.percent ?? 0} label="Story progress" />
          {story.isOwner && (
            <p className="text-center text-soft">You can leave this page: the story waits in your library.</p>
          )}
          <p
            lang={story.language}
            dir={directionOf(current?.opening ?? '')}
            className="font-story text-lg leading-[1.7] text-soft"
          >
            {current?.opening}
          </p>
        </>
      )}
    </div>
  )
}
