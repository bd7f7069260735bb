import {
  type ChildScreen,
  type ChildScreenHours,
  type ChildScreenStory,
  childScreen,
} from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useOnline } from '../../lib/online.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { rememberReply, rememberUser, useOfflineStories } from '../offline/index.ts'
import { loadChildPlayer, stopPlaying } from '../reader/index.ts'
import { Covers } from './covers.tsx'
import { LeaveButton } from './leave-button.tsx'
import { childScreenQuery } from './queries.ts'
import { screenWithoutConnection } from './without-connection.ts'

type Player = Awaited<ReturnType<typeof loadChildPlayer>>['ChildPlayer']

/** All that a browser shows while it is a child's: covers, and a door for the parent. */
export function ChildScreenPage() {
  const query = useQuery(childScreenQuery)
  const online = useOnline()
  const saved = useOfflineStories()
  const screen = query.data && !online ? screenWithoutConnection(query.data, saved) : query.data
  usePageTitle('Stories')
  useRemembered(online ? query.data : undefined)
  const isOpen = screen?.isOpen ?? true
  useEffect(() => {
    if (!isOpen) stopPlaying()
  }, [isOpen])
  return (
    <main
      id="main"
      ref={takeFocus}
      tabIndex={-1}
      className="page-width outline-none flex min-h-svh flex-col py-4 sm:py-8"
    >
      <Content query={query} screen={screen} />
      <div className="mt-auto flex justify-end pt-10">
        <LeaveButton />
      </div>
    </main>
  )
}

/** What was pressed to come here is gone. */
function takeFocus(main: HTMLElement | null): void {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true })
}

interface ContentProps {
  query: ReturnType<typeof useQuery<ChildScreen>>
  /** What is shown of it. */
  screen: ChildScreen | undefined
}

function Content({ query, screen }: ContentProps) {
  const online = useOnline()
  if (query.isPending) return <Loading>Looking for your stories…</Loading>
  if (!screen) {
    return (
      <Message title="The stories cannot be reached">
        {errorText(query.error)}
        <Button size="large" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </Message>
    )
  }
  const { name, isOpen, hours, stories } = screen
  if (name === null)
    return <Message title="Nothing is here any more">A grown-up can leave this screen.</Message>
  if (!isOpen) return <Message title="The stories are asleep">{hours && opensAt(hours)}</Message>
  if (stories.length === 0 && !online)
    return <Message title="No stories without a connection">None of them is on this device.</Message>
  if (stories.length === 0)
    return <Message title="No stories yet">A grown-up can make one that is read aloud.</Message>
  return <Shelf name={name} stories={stories} />
}

function Shelf({ name, stories }: { name: string; stories: readonly ChildScreenStory[] }) {
  const [playing, setPlaying] = useState<ChildScreenStory | null>(null)
  const [Player, setPlayer] = useState<Player | null>(null)
  useEffect(() => {
    // Loaded before a cover is touched. Without a connection the covers play nothing either.
    void loadChildPlayer().then(
      ({ ChildPlayer }) => setPlayer(() => ChildPlayer),
      () => {},
    )
  }, [])
  return (
    <>
      <h1 className="mb-5 text-3xl wrap-anywhere sm:text-4xl">{`${isolate(name)}’s stories`}</h1>
      <Covers stories={stories} onPlay={setPlaying} />
      {playing && Player && <Player key={playing.id} story={playing} onClose={() => setPlaying(null)} />}
    </>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <Art kind="empty-library" className="w-64" />
      <h1 className="text-3xl">{title}</h1>
      <div className="flex flex-col items-center gap-4 text-lg text-soft">{children}</div>
    </div>
  )
}

const opensAt = ({ from }: ChildScreenHours) => `They wake up at ${timeText(from)}.`

const timeText = (time: string) =>
  new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(`2000-01-01T${time}`))

/** Without a connection it stays what it is. @param screen as the server has just described it */
function useRemembered(screen: ChildScreen | undefined): void {
  const user = useCurrentUser()
  useEffect(() => {
    if (user) void rememberUser(user)
  }, [user])
  useEffect(() => {
    // Outside of its hours the server names no stories.
    if (user && screen?.isOpen) void rememberReply(user, childScreen.url, screen)
  }, [user, screen])
}
