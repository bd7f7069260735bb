import type { Child, User } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { errorText } from '../../lib/api-error.ts'
import { isolate } from '../../lib/bidi.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { fitted, longestWord } from '../../lib/fitted-name.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { BasicSection } from './basic-section.tsx'
import { BedtimeRules } from './bedtime-section.tsx'
import { CharacterSection } from './character/character-section.tsx'
import { Known } from './info/known.tsx'
import { Portrait } from './portrait.tsx'
import { childrenQuery } from './queries.ts'
import { VoiceSection } from './voice-section.tsx'

const tabs = [
  { name: 'basics', label: 'Basics' },
  { name: 'looks', label: 'Looks' },
  { name: 'known', label: 'What we know' },
  { name: 'voice', label: 'Voice' },
] as const

type TabName = (typeof tabs)[number]['name']

/** Everything about one child. */
export function ChildPage() {
  const id = Number(useParams<{ id: string }>().id)
  const user = useCurrentUser()
  const children = useQuery(childrenQuery)
  const child = children.data?.find((each) => each.id === id)
  usePageTitle(child?.name ?? 'Child profile')
  if (child && user) return <Page child={child} user={user} />
  return (
    <Frame>
      {children.isPending && <Loading>Loading profiles...</Loading>}
      {children.isError && (
        <Notice tone="danger" action={<Button onClick={() => void children.refetch()}>Try again</Button>}>
          The child profiles could not be loaded. {errorText(children.error)}
        </Notice>
      )}
      {children.data && (
        <>
          <h1 className="mb-4 text-4xl">Nobody here</h1>
          <Notice>This child has no profile, or no longer has one.</Notice>
        </>
      )}
    </Frame>
  )
}

function Page({ child, user }: { child: Child; user: User }) {
  const [tab, setTab] = useTab()
  return (
    <Frame>
      <header className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Portrait child={child} size={96} />
        {/* A name is not broken inside: a long one goes below the portrait, in smaller letters. */}
        <div
          className="@container grow"
          style={{ flexBasis: `min(100%, ${longestWord(child.name) * 0.6}rem)` }}
        >
          <h1 className="wrap-anywhere" style={fitted(child.name, 2.25)}>
            <bdi dir="auto">{child.name}</bdi>
          </h1>
          <p className="text-soft">{child.age === 1 ? '1 year old' : `${child.age} years old`}</p>
        </div>
      </header>
      <Tabs.Root value={tab} onValueChange={(name) => setTab(name as TabName)}>
        <Tabs.List
          aria-label={`About ${isolate(child.name)}`}
          className="mb-6 grid grid-cols-2 gap-1 border-line border-b pb-3 min-[24rem]:flex"
        >
          {tabs.map(({ name, label }) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-12 rounded-full px-[clamp(0.5rem,1.9vw,1rem)] font-bold whitespace-nowrap hover:bg-tint data-[state=active]:bg-accent data-[state=active]:text-on-accent"
            >
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="basics" className="flex flex-col gap-8">
          <BasicSection
            // A change from elsewhere, such as a chosen portrait, is in the fields as well.
            key={child.profileVersion}
            child={child}
            folded
            onDone={() => toast({ title: 'Saved' })}
          />
          <BedtimeRules child={child} />
        </Tabs.Content>
        <Tabs.Content value="looks">
          <CharacterSection user={user} child={child} />
        </Tabs.Content>
        <Tabs.Content value="known">
          <Known user={user} child={child} />
        </Tabs.Content>
        <Tabs.Content value="voice">
          <VoiceSection child={child} />
        </Tabs.Content>
      </Tabs.Root>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <Link href="/profile" className="mb-4 inline-flex min-h-12 items-center gap-2 pr-4 font-bold text-link">
        <ArrowLeft size={20} aria-hidden="true" />
        Profile
      </Link>
      {children}
    </div>
  )
}

/** In the address, so that a reload stays and a link can lead to a tab. */
function useTab(): [TabName, (name: TabName) => void] {
  const [path, navigate] = useLocation()
  const wanted = new URLSearchParams(useSearch()).get('tab')
  const tab = tabs.find(({ name }) => name === wanted)?.name ?? 'basics'
  return [tab, (name) => navigate(name === 'basics' ? path : `${path}?tab=${name}`, { replace: true })]
}
