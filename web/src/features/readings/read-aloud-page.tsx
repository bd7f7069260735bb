import type { ReadingToRecord } from '@nightlight/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { directionOf } from '../../lib/bidi.ts'
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
  const token = useSyncExternalStore(onHashChange, tokenFromHash)
  const reading = useQuery({ ...readingQuery(token), enabled: token !== '' })
  if (token === '') return <InvalidLink />
  if (reading.isPending) return <Loading>Opening the story…</Loading>
  if (reading.isError) {
    if (isApiError(reading.error) && reading.error.status === 404) return <InvalidLink />
    return (
      <PageCard>
        <Notice
          tone="danger"
          title="The story could not be opened"
          action={<Button onClick={() => void reading.refetch()}>Try again</Button>}
        >
          {errorText(reading.error)}
        </Notice>
      </PageCard>
    )
  }
  if (reading.data.status === 'sent') return <Thanks reading={reading.data} />
  return <Recording key={token} token={token} reading={reading.data} />
}

/** Opening another link in the same tab changes only the fragment. */
function onHashChange(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

const tokenFromHash = () => location.hash.slice(1)

/** Starts at the first unrecorded page. After the last page the reading can be sent. */
function Recording({ token, reading }: { token: string; reading: ReadingToRecord }) {
  const client = useQueryClient()
  const { pages } = reading
  const [index, setIndex] = useState<number | null>(null)
  const firstMissing = pages.findIndex(({ durationMs }) => durationMs === null)
  const update = (changes: Partial<ReadingToRecord>) =>
    client.setQueryData<ReadingToRecord>(
      readingQuery(token).queryKey,
      (current) => current && { ...current, ...changes },
    )
  if (index === null) {
    return (
      <Welcome
        reading={reading}
        onStart={() => setIndex(firstMissing === -1 ? pages.length : firstMissing)}
      />
    )
  }
  const page = pages[index]
  if (!page) {
    return (
      <PageCard>
        <SendReading
          token={token}
          reading={reading}
          onPage={setIndex}
          onSent={() => update({ status: 'sent' })}
        />
      </PageCard>
    )
  }
  const onSaved = (durationMs: number) =>
    update({ pages: pages.map((page, pageIndex) => (pageIndex === index ? { ...page, durationMs } : page)) })
  return (
    <PageToRead
      key={index}
      token={token}
      position={index}
      pageCount={pages.length}
      page={page}
      language={reading.language}
      onSaved={onSaved}
      onPage={setIndex}
    />
  )
}

function Welcome({ reading, onStart }: { reading: ReadingToRecord; onStart: () => void }) {
  const { readerName, askedBy, title, language, pages } = reading
  const hasStarted = pages.some(({ durationMs }) => durationMs !== null)
  return (
    <PageCard>
      <h1 className="text-3xl">
        Hello <bdi dir="auto">{readerName}</bdi>
      </h1>
      <p className="text-xl">
        <bdi dir="auto">{askedBy}</bdi> asks you to read “
        <bdi lang={language} dir={directionOf(title)}>
          {title}
        </bdi>
        ” aloud, so that it can be heard in your voice at bedtime.
      </p>
      <p className="text-lg text-soft">
        It has {pages.length} pages. You record them one by one, as often as you like. You can stop and come
        back with the same link. Nobody hears it before you send it.
      </p>
      <Button size="large" className="w-full text-xl" onClick={onStart}>
        <BookOpen size={24} aria-hidden="true" />
        {hasStarted ? 'Continue reading' : 'Start'}
      </Button>
    </PageCard>
  )
}

function Thanks({ reading: { readerName, askedBy } }: { reading: ReadingToRecord }) {
  return (
    <PageCard>
      <Art kind="empty-library" className="w-60 self-center" />
      <h1 className="text-3xl">
        Thank you, <bdi dir="auto">{readerName}</bdi>!
      </h1>
      <p className="text-xl">
        Your reading has been sent to <bdi dir="auto">{askedBy}</bdi>, who will listen to it first. You can
        close this page.
      </p>
    </PageCard>
  )
}

function InvalidLink() {
  return (
    <PageCard>
      <Art kind="empty-library" className="w-60 self-center" />
      <h1 className="text-center text-3xl">This link no longer works</h1>
      <p className="text-center text-xl text-balance text-soft">
        It may have expired, or the reading may be finished. The person who sent it can send you a new one.
      </p>
      <Button asChild size="large" className="self-center">
        <Link href="/">Go to Nightlight</Link>
      </Button>
    </PageCard>
  )
}

function PageCard({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid flex-1 place-items-center py-8 md:py-14">
      <Card className="flex w-full max-w-2xl flex-col gap-6 p-6 sm:p-10">{children}</Card>
    </div>
  )
}
