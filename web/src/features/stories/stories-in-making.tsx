import type { StoryCard } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { useOnline } from '../../lib/online.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { makingQuery, useMakingProgress, useOtherTabs, useStoriesInMaking } from './making.ts'
import { makingAddress, useMakingId } from './making-address.ts'
import { storiesQuery } from './queries.ts'
import { tellReady } from './tell-when-ready.ts'

/** In the header of every page: that a story is being made, however the page was opened, and a toast when it is ready. */
export function StoriesInMaking() {
  const [first, ...others] = useStoriesInMaking(true)
  const [path] = useLocation()
  useOtherTabs()
  if (!first) return null
  return (
    <>
      <Announcement key={first.id} story={first} />
      {others.slice(0, 1).map((story) => (
        <Announcement key={story.id} story={story} />
      ))}
      {!path.startsWith('/story/') && <Pill first={first} count={1 + others.length} />}
    </>
  )
}

function Pill({ first, count }: { first: StoryCard; count: number }) {
  const percent = useMakingProgress(first)?.percent ?? 0
  const [path] = useLocation()
  const search = useSearch()
  const online = useOnline()
  const name = count === 1 ? 'Being made' : `${count} being made`
  return (
    <div role="status" aria-label={name} data-making>
      <Link
        href={count === 1 ? makingAddress(path, search, first.id) : '/library'}
        className="flex min-h-12 items-center gap-2 rounded-full bg-tint px-3 text-[0.9375rem] min-[23rem]:px-4 font-bold whitespace-nowrap"
      >
        <span className="text-lantern">
          {online ? (
            <Spinner size={18} />
          ) : (
            <CloudOff size={18} role="img" aria-label="Without a connection:" />
          )}
        </span>
        {name}
        {count === 1 && (
          <span aria-hidden="true" className="text-soft tabular-nums max-[23rem]:hidden md:max-lg:hidden">
            {Math.round(percent)} %
          </span>
        )}
      </Link>
    </div>
  )
}

/** Renders nothing. Says when the story is ready, except on its own page. */
function Announcement({ story }: { story: StoryCard }) {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const progress = useMakingProgress(story)
  const status = progress?.status ?? 'generating'
  const title = progress?.title ?? ''
  const isWatched = useMakingId() === story.id
  const isOpen = isWatched || path === `/story/${story.id}`
  const isAnnounced = useRef(false)
  useEffect(() => {
    if (status === 'generating' || isAnnounced.current) return
    isAnnounced.current = true
    void client.invalidateQueries({ queryKey: makingQuery.queryKey })
    void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true })
    if (status === 'ready') void tellReady(story.id)
    if (isOpen) return
    const open = () => navigate(`/story/${story.id}`)
    if (status === 'ready') {
      const action = { label: 'Open', altText: 'Open the story from the library', onPress: open }
      toast({ title: 'Your story is ready', description: isolate(title), action })
    } else {
      toast({
        title: 'Your story could not be made',
        description:
          'It does not count towards your plan. You will find it in your library, and can try again.',
        tone: 'destructive',
      })
    }
  }, [status, title, isOpen, story.id, client, navigate])
  return null
}
