import type { FactReceipt, Story } from '@nightlight/contract'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'

/** Whether other words could change something: what is private is never told. */
export const couldBeTold = (facts: readonly FactReceipt[]): boolean =>
  facts.some(({ outcome, why }) => outcome === 'left-out' && why !== 'private' && why !== 'not-checked')

/** Leads to the form as it was for this story, so that the parent can say it differently. */
export function WriteAgain({ story }: { story: Pick<Story, 'id' | 'series'> }) {
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <p id="write-again">
        Say it differently, and we try again: the form opens with the same choices and your words. It counts
        as a new story{story.series && ', outside the series'}.
      </p>
      <Button asChild variant="secondary">
        <Link href={`/?again=${story.id}#story-details`} aria-describedby="write-again">
          Write it again
        </Link>
      </Button>
    </div>
  )
}
