import type { StoryCard } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { storiesQuery } from '../stories/index.ts'

/** "Tonight's story" on the hero: one press plays a sample. Without a narrated one, only the caption. */
export function SamplePlayer() {
  const sample = useQuery(storiesQuery).data?.find(({ isSample, audioUrl }) => isSample && audioUrl)
  if (!sample?.audioUrl) return <figcaption className={captionStyle}>Tonight's story</figcaption>
  return <Sample story={sample} url={sample.audioUrl} />
}

type State = 'idle' | 'loading' | 'playing' | 'paused'

function Sample({ story, url }: { story: StoryCard; url: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState<State>('idle')
  const isOn = state === 'playing' || state === 'loading'
  usePauseForOthers(audio, isOn)
  const toggle = () => {
    if (isOn) return audio.current?.pause()
    setState('loading')
    audio.current?.play().catch(() => {
      setState('paused')
      toast({
        title: 'The sample could not be played',
        description: 'Please try again.',
        tone: 'destructive',
      })
    })
  }
  return (
    <figcaption
      className={`${captionStyle} flex max-w-[calc(100%-1.5rem)] items-center gap-3 py-1.5! pr-5! pl-1.5!`}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the story is its caption, one press away */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
        onEnded={() => setState('idle')}
      />
      <button
        type="button"
        aria-label={isOn ? 'Pause' : `Play a sample: ${story.title}`}
        onClick={toggle}
        className="grid size-13 shrink-0 place-items-center rounded-full bg-[#ffbf66] text-[#2b1503] shadow-lifted transition-colors duration-200 hover:bg-[#ffd08c] focus-visible:outline-[#fff5e4]"
      >
        {state === 'loading' ? (
          <Spinner size={24} />
        ) : isOn ? (
          <Pause size={26} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={26} fill="currentColor" aria-hidden="true" className="translate-x-0.5" />
        )}
      </button>
      <span className="min-w-0 leading-tight">
        <span className="block">Tonight's story</span>
        {state === 'idle' ? (
          <span className="block truncate font-sans text-[0.9375rem]">
            {`Listen, ${story.duration} ${story.duration === 1 ? 'minute' : 'minutes'}`}
          </span>
        ) : (
          <Link
            href={`/story/${story.id}`}
            lang={story.language}
            className="block truncate font-sans text-[0.9375rem] underline underline-offset-4"
          >
            {story.title}
          </Link>
        )}
      </span>
    </figcaption>
  )
}

const captionStyle =
  'absolute bottom-3 left-3 rounded-full bg-[#1b1736]/90 px-4 py-2 font-story text-lg text-[#ffe9c9] md:bottom-5 md:left-5 md:text-xl'

/** On which the player of a story says that it speaks, so that one tab sounds at a time. */
const channelName = 'nightlight-speaking'

function usePauseForOthers(audio: React.RefObject<HTMLAudioElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(channelName)
    channel.postMessage('speaking')
    channel.onmessage = () => audio.current?.pause()
    return () => channel.close()
  }, [isOn, audio])
}
