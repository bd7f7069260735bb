import { Link } from 'wouter'
import { PlayStory } from '../library/index.ts'
import { useSample } from './use-sample.ts'

/** "Tonight's story" on the hero: one press plays a sample. Without a narrated one, only the caption, and whether there will be one. */
export function SamplePlayer() {
  const { sample, isInMaking } = useSample()
  if (!sample) {
    return (
      <figcaption className={`${captionStyle} px-5 py-2 leading-tight`}>
        Tonight's story
        <span role="status" className="block font-sans text-[0.9375rem]">
          {isInMaking && 'Being made now. Soon you can play it here.'}
        </span>
      </figcaption>
    )
  }
  return (
    <figcaption
      className={`${captionStyle} flex max-w-[calc(100%-1.5rem)] items-center gap-3 py-1.5 pr-5 pl-1.5`}
    >
      <PlayStory
        story={sample}
        label={`Play a sample: ${sample.title}`}
        iconSize={26}
        className="relative size-13 shrink-0"
      />
      <span className="min-w-0 leading-tight">
        <span className="block">Tonight's story</span>
        <Link
          href={`/story/${sample.id}`}
          lang={sample.language}
          className="line-clamp-2 font-sans text-[0.9375rem] underline-offset-4 hover:underline"
        >
          {sample.title}
        </Link>
      </span>
    </figcaption>
  )
}

const captionStyle =
  'absolute top-3 left-3 rounded-full bg-[#1b1736]/90 font-story text-lg text-[#ffe9c9] md:top-5 md:left-5 md:text-xl'
