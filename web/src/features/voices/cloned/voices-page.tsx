import { type ClonedVoices, plans, type User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { isLoadedFrom } from '../../../lib/loaded-from.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { HowToUpgrade } from '../../plans/index.ts'
import { NewVoiceForm } from './new-voice-form.tsx'
import { clonedVoicesQuery } from './queries.ts'
import { VoiceRow } from './voice-row.tsx'

export const voicesPath = '/voices'

/** The cloned voices of the family's adults. The content policy allows the microphone only if this page was loaded directly. */
export function VoicesPage() {
  usePageTitle('Voices of your family')
  const user = useCurrentUser()
  const isLoadedDirectly = isLoadedFrom(voicesPath)
  useEffect(() => {
    if (!isLoadedDirectly) location.replace(voicesPath)
  }, [isLoadedDirectly])
  if (!user || !isLoadedDirectly) return <Loading>Opening…</Loading>
  return (
    <div className="page-width max-w-4xl py-8 md:py-12">
      <h1 className="text-4xl">Voices of your family</h1>
      <p className="mt-2 mb-6 max-w-2xl text-soft">
        A grandmother far away, a father on the night shift: an adult reads aloud for a minute, and from then
        on that voice can read any story to your children.
      </p>
      <Voices user={user} />
    </div>
  )
}

function Voices({ user }: { user: User }) {
  const { data, error, isPending, refetch } = useQuery(clonedVoicesQuery)
  const title = useRef<HTMLHeadingElement>(null)
  const count = data?.voices.length
  const previousCount = useRef(count)
  useEffect(() => {
    // After submitting the form, focus moves to the list above it.
    if (count !== undefined && previousCount.current !== undefined && count > previousCount.current)
      title.current?.focus()
    previousCount.current = count
  }, [count])
  if (isPending) return <Skeleton className="h-64 rounded-card" />
  if (!data) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your voices could not be loaded. {errorText(error)}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {data.voices.length > 0 && (
        <Card className="p-5 sm:p-6">
          <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
            Your voices
          </h2>
          <p className="mt-1 text-soft">
            They are listed among the narrator voices of every story, for your account only.
          </p>
          <ul className="mt-3 divide-y divide-line">
            {data.voices.map((voice) => (
              <VoiceRow key={voice.id} voice={voice} canUse={data.limit > 0} />
            ))}
          </ul>
        </Card>
      )}
      <AddVoice user={user} voices={data} />
    </div>
  )
}

/** The form for another voice, or the reason why there can be none. */
function AddVoice({ user, voices }: { user: User; voices: ClonedVoices }) {
  const { limit, cloner } = voices
  const voiceCount = voices.voices.length
  if (!cloner) {
    return (
      <Notice title="No cloning service is set up here" icon={<Mic size={32} />}>
        This Nightlight is not connected to a service that makes a voice from a recording. Somebody you love
        can still read a whole story: open one, and ask them under “Read by somebody you love”.
      </Notice>
    )
  }
  if (limit === 0) {
    return (
      <Notice
        title={`Voices of your family come with ${plans.moonbeam.name}`}
        icon={<Mic size={32} />}
        action={<HowToUpgrade user={user} />}
      >
        {voiceCount > 0
          ? 'Your voices stay, and can read again as soon as your plan includes them. Until then another voice reads.'
          : `Up to ${plans.moonbeam.clonedVoices} adults whom your children know can lend a story their voice.`}
      </Notice>
    )
  }
  if (voiceCount >= limit) {
    return (
      <p className="text-soft">
        You can have up to {limit} voices. Delete one that you no longer need to add somebody else.
      </p>
    )
  }
  return <NewVoiceForm cloner={cloner} />
}
