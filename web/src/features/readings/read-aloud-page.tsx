import type { ReadingToRecord } from '@nightlight/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { PageToRead } from './page-to-read.tsx'
import { readingQuery } from './reader-calls.ts'
import { SendReading } from './send-reading.tsx'

/** The page that a relative's link opens. The token is in the fragment, which browsers never send. */
export function ReadAloudPage() {
  usePageTitle('Read a story aloud')
  const token = useSyncExternalStore(onHashChange, tokenHere)
  const reading = useQuery({ ...readingQuery(token), enabled: token !== '' })
  if (token === '') return <Gone />
  if (reading.isPending) return <Loading>Opening the story…</Loading>
  if (reading.isError) {
    if (isApiError(reading.error) && reading.error.status === 404) return <Gone />
    return (
      <Sheet>
        <Notice
          tone="danger"
          title="The story did not open"
          action={<Button onClick={() => void reading.refetch()}>Try again</Button>}
        >
          {errorText(reading.error)}
        </Notice>
      </Sheet>
    )
  }
  if (reading.data.status === 'sent') return <Thanks reading={reading.data} />
  return <Recording key={token} token={token} reading={reading.data} />
}

/** Opening another link in the same tab changes only the fragment. */
function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

const tokenHere = () => location.hash.slice(1)

/** Starts at the first unrecorded page; after the last page comes sending. */
function Recording({ token, reading }: { token: string; reading: ReadingToRecord }) {
  const client = useQueryClient()
  const { pages } = reading
  const [at, setAt] = useState<number | null>(null)
  const firstMissing = pages.findIndex(({ durationMs }) => durationMs === null)
  const change = (changed: Partial<ReadingToRecord>) =>
    client.setQueryData<ReadingToRecord>(
      readingQuery(token).queryKey,
      (known) => known && { ...known, ...changed },
    )
  if (at === null) {
    return (
      <Welcome reading={reading} onBegin={() => setAt(firstMissing === -1 ? pages.length : firstMissing)} />
    )
  }
  const page = pages[at]
  if (!page) {
    return (
      <Sheet>
        <SendReading
          token={token}
          reading={reading}
          onPage={setAt}
          onSent={() => change({ status: 'sent' })}
        />
      </Sheet>
    )
  }
  const kept = (durationMs: number) =>
    change({ pages: pages.map((one, place) => (place === at ? { ...one, durationMs } : one)) })
  return (
    <PageToRead
      key={at}
      token={token}
      position={at}
      pageCount={pages.length}
      page={page}
      onKept={kept}
      onPage={setAt}
    />
  )
}

function Welcome({ reading, onBegin }: { reading: ReadingToRecord; onBegin: () => void }) {
  const { readerName, askedBy, title, pages } = reading
  const begun = pages.some(({ durationMs }) => durationMs !== null)
  return (
    <Sheet>
      <h1 className="text-3xl">
        Hello <bdi dir="auto">{readerName}</bdi>
      </h1>
      <p className="text-xl">
        <bdi dir="auto">{askedBy}</bdi> asks you to read “<bdi dir="auto">{title}</bdi>” aloud, so that it can
        be heard in your voice at bedtime.
      </p>
      <p className="text-lg text-soft">
        It has {pages.length} pages. You record them one by one, as often as you like, and may stop and come
        back with the same link. Nobody hears it before you send it.
      </p>
      <Button size="large" className="w-full text-xl" onClick={onBegin}>
        <BookOpen size={24} aria-hidden="true" />
        {begun ? 'Go on reading' : 'Begin'}
      </Button>
    </Sheet>
  )
}

function Thanks({ reading: { readerName, askedBy } }: { reading: ReadingToRecord }) {
  return (
    <Sheet>
      <Art kind="empty-library" className="w-60 self-center" />
      <h1 className="text-3xl">
        Thank you, <bdi dir="auto">{readerName}</bdi>!
      </h1>
      <p className="text-xl">
        Your reading is with <bdi dir="auto">{askedBy}</bdi>, who will listen to it first. You can close this
        page.
      </p>
    </Sheet>
  )
}

function Gone() {
  return (
    <Sheet>
      <Art kind="empty-library" className="w-60 self-center" />
      <h1 className="text-3xl">This link has ended</h1>
      <p className="text-xl text-soft">
        It may be too old, or the reading is finished already. Whoever sent it to you can send you a new one.
      </p>
    </Sheet>
  )
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid flex-1 place-items-center py-8 md:py-14">
      <Card className="flex w-full max-w-2xl flex-col gap-6 p-6 sm:p-10">{children}</Card>
    </div>
  )
}
