import type { StoryCard } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { storiesQuery } from '../stories/index.ts'

/** On the home page: readings by relatives that nobody of the family has heard yet. */
export function ReadingsOnHome() {
  const waiting = useQuery(storiesQuery).data?.filter((story) => waitingFor(story).length > 0) ?? []
  if (waiting.length === 0) return null
  return (
    <section aria-label="Readings that have arrived" className="page-width flex flex-col gap-3 pt-4">
      {waiting.slice(0, shownOnHome).map((story) => (
        <Notice
          key={story.id}
          tone="good"
          title="A reading has arrived"
          action={
            <Button asChild>
              <Link href={`/story/${story.id}#read-by`}>Listen to it</Link>
            </Button>
          }
        >
          <Readers of={story} /> read “<bdi dir={directionOf(story.title)}>{story.title}</bdi>” for you.
        </Notice>
      ))}
    </section>
  )
}

const shownOnHome = 3

/** At the top of the story. */
export function ReadingsOnStory({ story, className }: { story: StoryCard; className: string }) {
  if (waitingFor(story).length === 0) return null
  return (
    <div className={className}>
      <Notice
        tone="good"
        title="A reading has arrived"
        action={
          <Button asChild>
            <a href="#read-by">Listen to it</a>
          </Button>
        }
      >
        <Readers of={story} /> read this story for you. Listen, and then decide whether your child hears it.
      </Notice>
    </div>
  )
}

/** 'Grandma Jo has', 'Grandma Jo and Uncle Ben have' */
function Readers({ of: story }: { of: StoryCard }) {
  const names = waitingFor(story)
  return (
    <>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two relatives may have the same name
        <span key={index}>
          {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
          <bdi dir="auto">{name}</bdi>
        </span>
      ))}
      {names.length === 1 ? ' has' : ' have'}
    </>
  )
}

/** A story that an earlier version has saved on this device does not say. */
const waitingFor = ({ waitingReadings }: StoryCard): readonly string[] => waitingReadings ?? []
