import art from 'virtual:art'
import { useState } from 'react'
import { Link } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'
import { PlayStory, usePlace } from '../library/index.ts'
import { type Continued, placeText, stoppedText } from './last-heard.ts'

/** As high as the card, in a container of its width: a picture of 4:3 and room for a title of two lines, side by side in a short window. */
export const sizeOfCard = 'h-[calc(75cqi+8.5rem)] md:h-[calc(75cqi+9.5rem)] short:h-[37.5cqi]'

/** Tonight's story for a family that has been here: the last one that was stopped, or the newest, and one press goes on with it. */
export function ContinueCard({ continued: { story, place } }: { continued: Continued }) {
  const [isBroken, setBroken] = useState(false)
  const here = usePlace(story.id)
  const verb = place ? 'Continue' : story.audioUrl ? 'Play' : 'Read'
  return (
    <figure className="relative flex flex-col overflow-hidden rounded-[2rem] bg-[#1b1736] shadow-lifted md:rounded-[2.5rem] short:min-[20rem]:flex-row short:min-[20rem]:items-start">
      <img
        src={isBroken || !story.thumbnailUrl ? art['hero-bedtime'].url : story.thumbnailUrl}
        alt=""
        width={1200}
        height={900}
        fetchPriority="high"
        onError={() => setBroken(true)}
        className="block aspect-4/3 w-full bg-tint object-cover short:min-[20rem]:w-1/2"
      />
      <figcaption className="flex min-h-[8.5rem] min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 text-[#ffe9c9] md:min-h-[9.5rem] md:px-7 md:py-5 short:min-h-0">
        <PlayStory
          story={story}
          label={`${verb}: ${story.title}`}
          iconSize={30}
          className="relative size-[min(4rem,20vw)] short:size-[64px] shrink-0"
        />
        <span className="min-w-0 flex-1 basis-[min(9rem,100%)]">
          <span className="block text-[0.9375rem]">Tonight's story</span>
          <Link
            href={`/story/${story.id}`}
            lang={story.language}
            dir={directionOf(story.title)}
            className="line-clamp-2 font-story text-xl font-semibold underline-offset-4 hover:underline md:text-2xl"
          >
            {story.title}
          </Link>
          <span className="block text-[0.9375rem] text-[#e6d5ea]">
            {here === 'playing' ? 'Playing now' : here ? stoppedText(here) : placeText(place)} ·{' '}
            <span className="whitespace-nowrap">{`~${story.duration} min`}</span>
          </span>
        </span>
      </figcaption>
    </figure>
  )
}
