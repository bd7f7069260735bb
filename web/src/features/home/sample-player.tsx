import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { PlayStory } from '../library/index.ts'
import { storiesQuery } from '../stories/index.ts'

/** "Tonight's story" on the hero: one press plays a sample. Without a narrated one, only the caption. */
export function SamplePlayer() {
  const sample = useQuery(storiesQuery).data?.find(({ isSample, audioUrl }) => isSample && audioUrl)
  if (!sample) return <figcaption className={`${captionStyle} px-4 py-2`}>Tonight's story</figcaption>
  return (
    <figcaption
      className={`${captionStyle} flex max-w-[calc(100%-1.5rem)] items-center gap-3 py-1.5 pr-5 pl-1.5`}
    >
      <PlayStory
        story={sample}
        label={`Play a sample: ${sample.title}`}
        iconSize={26}
        opens={false}
        className="relative size-13 shrink-0"
      />
      <span className="min-w-0 leading-tight">
        <span className="block">Tonight's story</span>
        <Link
          href={`/story/${sample.id}`}
          lang={sample.language}
          className="block truncate font-sans text-[0.9375rem] underline-offset-4 hover:underline"
        >
          {sample.title}
        </Link>
      </span>
    </figcaption>
  )
}

const captionStyle =
  'absolute top-3 left-3 rounded-full bg-[#1b1736]/90 font-story text-lg text-[#ffe9c9] md:top-5 md:left-5 md:text-xl'
