import type { Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { InviteReader } from './invite-reader.tsx'
import { readingsQuery } from './queries.ts'
import { ReaderLink } from './reader-link.tsx'
import { ReadingRow } from './reading-row.tsx'
import { StoryVoices } from './story-voices.tsx'

/** Readings of a story by people whom the child knows. Only for the owner. */
export function ReadingsSection({ story }: { story: Story }) {
  if (!story.isOwner || story.status !== 'ready') return null
  return (
    <section aria-labelledby="read-by" className="flex w-full max-w-xl flex-col items-stretch gap-4">
      <h2 id="read-by" className="text-center text-lg text-soft">
        Read by somebody you love
      </h2>
      <Readings story={story} />
    </section>
  )
}

function Readings({ story }: { story: Story }) {
  const { data, error, isPending, refetch } = useQuery(readingsQuery(story.id))
  const [link, setLink] = useState<{ readerName: string; url: string } | null>(null)
  if (isPending) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 text-soft">
        <Spinner size={20} /> Loading readings…
      </p>
    )
  }
  if (error) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {errorText(error)}
      </Notice>
    )
  }
  const { readings, voices, canInvite } = data
  const showLink = ({ reading, link: url }: { reading: { readerName: string }; link: string }) =>
    setLink({ readerName: reading.readerName, url })
  return (
    <>
      {readings.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {readings.map((reading) => (
            <ReadingRow key={reading.id} storyId={story.id} reading={reading} onLink={showLink} />
          ))}
        </ul>
      )}
      {voices.length > 1 && <StoryVoices storyId={story.id} voices={voices} />}
      {canInvite ? (
        <InviteReader storyId={story.id} first={readings.length === 0} onLink={showLink} />
      ) : (
        <p className="flex items-center justify-center gap-2 text-center text-soft">
          <Mic size={20} aria-hidden="true" className="shrink-0" />
          Your plan does not include stories that a grandparent reads.
        </p>
      )}
      {link && <ReaderLink {...link} story={story} onClose={() => setLink(null)} />}
    </>
  )
}
