import type { StoryCard } from '@nightlight/contract'
import { Link, useLocation, useSearch } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useMakingProgress, useStoriesInMaking } from './making.ts'
import { makingAddress } from './making-address.ts'
import { stepTitles } from './steps.ts'

/**
 * Above the form: a story that was requested before the page was left or reloaded.
 * @param isCounted whether the plan has a limit, towards which the story counts
 */
export function MakingNotice({ isCounted }: { isCounted: boolean }) {
  const [first] = useStoriesInMaking(true)
  return first ? <Making story={first} isCounted={isCounted} /> : null
}

function Making({ story, isCounted }: { story: StoryCard; isCounted: boolean }) {
  const progress = useMakingProgress(story)
  const [path] = useLocation()
  const search = useSearch()
  const step = stepTitles.find((entry) => entry.step === (progress?.step ?? 'generating'))
  return (
    <section
      aria-labelledby="being-made"
      className="flex flex-col gap-4 rounded-card border border-dashed border-edge bg-surface p-5"
    >
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <h3 id="being-made" className="text-xl">
            A story is being made
          </h3>
          <p className="mt-1 flex items-center gap-2.5 text-soft">
            <span className="text-lantern">
              <Spinner size={20} />
            </span>
            <span className="min-w-0">
              {step?.title}
              {progress?.title && (
                <>
                  {': '}
                  <bdi dir={directionOf(progress.title)}>{progress.title}</bdi>
                </>
              )}
            </span>
          </p>
        </div>
        <Button asChild variant="secondary">
          <Link href={makingAddress(path, search, story.id)}>See it</Link>
        </Button>
      </div>
      <Progress value={progress?.percent ?? 0} label="Story progress" />
      <p className="text-soft">
        {isCounted && 'It counts towards your plan already; if it cannot be made, it does not. '}
        You can leave this page: the story waits in your library.
      </p>
    </section>
  )
}
