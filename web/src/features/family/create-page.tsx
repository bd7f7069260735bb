import {
  type FamilyMakings,
  generateStory,
  lengthLabels,
  maxMainCharacters,
  plans,
  type StoryLength,
  type Theme,
  themeLabels,
  themes,
} from '@nightlight/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { usePageTitle } from '../../app/page-title.ts'
import { call } from '../../lib/api.ts'
import { plainWords } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { quotaWords } from '../plans/quota-words.ts'
import { MakingOverlay } from '../stories/making-overlay.tsx'
import { defaultStoryForm } from '../stories/story-form.ts'
import { shelfPath } from './places.ts'
import { familyQuery, familyStoriesQuery, makingsQuery } from './queries.ts'

/** A member has a story made for the family: about its children, of its quota, read by its usual voice. */
export function CreateForFamilyPage() {
  const id = Number(useParams<{ id: string }>().id)
  const families = useQuery(familyQuery)
  const makings = useQuery(makingsQuery(id))
  const firstName = families.data?.joined.find((family) => family.id === id)?.firstName ?? 'the'
  const whose = firstName === 'the' ? 'the family' : `${firstName}’s family`
  usePageTitle(`A story for ${whose}`)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-6 md:py-10">
      <Link href={shelfPath(id)} className="inline-flex min-h-12 items-center gap-2 pr-4 font-bold text-link">
        <ArrowLeft size={20} aria-hidden="true" />
        Story Library
      </Link>
      <h1 className="mt-2 mb-6 text-4xl">
        A story for <bdi dir="auto">{whose}</bdi>
      </h1>
      {makings.isPending && <Waiting>Loading profiles...</Waiting>}
      {makings.isError && <Notice tone="danger">{plainWords(makings.error)}</Notice>}
      {makings.data?.children.length === 0 && (
        <Notice>
          There is no child profile in {whose} yet. Only {firstName} can add one.
        </Notice>
      )}
      {makings.data && makings.data.children.length > 0 && <Form id={id} makings={makings.data} />}
    </div>
  )
}

interface Wish {
  children: number[]
  theme: Theme
  length: StoryLength
  details: string
  aloud: boolean
}

function Form({ id, makings: { children, tier, quota } }: { id: number; makings: FamilyMakings }) {
  const usual = defaultStoryForm(tier, children)
  const [wish, setWish] = useState<Wish>({
    children: usual.mainCharacterIds,
    theme: usual.storyTheme,
    length: usual.storyLength,
    details: '',
    aloud: true,
  })
  const set = (change: Partial<Wish>) => setWish({ ...wish, ...change })
  const making = useMaking(id, wish)
  const { headline, detail } = quotaWords(quota)
  const limitReached = quota.remaining === 0 && !quota.isUnlimited
  return (
    <Card className="p-5 sm:p-8">
      <form
        aria-label="Story"
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          making.start()
        }}
      >
        <MultiSelect
          label="Main characters"
          placeholder="Select children to include"
          searchPlaceholder="Search children..."
          emptyText="No child profiles found."
          options={children.map((child) => ({ ...child, detail: null, keywords: [] }))}
          value={wish.children}
          max={maxMainCharacters}
          onChange={(chosen) => set({ children: chosen })}
          error={wish.children.length === 0 ? 'At least one main character must be selected' : undefined}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            label="Theme"
            value={wish.theme}
            onChange={(theme) => set({ theme: theme as Theme })}
            options={themes.map((theme) => ({ value: theme, label: themeLabels[theme] }))}
          />
          <Select
            label="Length"
            value={wish.length}
            onChange={(length) => set({ length: length as StoryLength })}
            options={plans[tier].lengths.map((length) => ({ value: length, label: lengthLabels[length] }))}
          />
        </div>
        <TextArea
          label="Additional details"
          optional
          hint="What happened today, what to dream of, what to leave out."
          maxLength={2000}
          value={wish.details}
          onChange={(event) => set({ details: event.target.value })}
        />
        <Switch
          label="Read aloud"
          hint="By the voice that the family usually hears."
          checked={wish.aloud}
          onChange={(aloud) => set({ aloud })}
        />
        {making.failure && (
          <Notice tone="danger" title="The story was not started">
            {making.failure}
          </Notice>
        )}
        <p className="text-soft">
          <span className="font-bold text-ink">{headline}.</span> {detail} A story that you make counts for
          the whole family.
        </p>
        <Button
          type="submit"
          size="large"
          busy={making.isMaking}
          disabled={making.isMaking || limitReached || wish.children.length === 0}
        >
          {!making.isMaking && <Sparkles size={22} aria-hidden="true" />}
          {making.isMaking ? 'Creating Your Story...' : 'Create Story'}
        </Button>
      </form>
      {making.isMaking && (
        <MakingOverlay
          storyId={making.storyId}
          withAudio={wish.aloud}
          onLeave={making.leave}
          onGiveUp={making.giveUp}
        />
      )}
    </Card>
  )
}

function useMaking(familyId: number, wish: Wish) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [isMaking, setMaking] = useState(false)
  const [storyId, setStoryId] = useState<string | null>(null)
  const refresh = () => {
    void client.invalidateQueries({ queryKey: makingsQuery(familyId).queryKey })
    void client.invalidateQueries({ queryKey: familyStoriesQuery(familyId).queryKey })
  }
  const request = useMutation({
    mutationFn: () =>
      call(generateStory, {
        body: {
          familyId,
          mainCharacterIds: wish.children,
          storyTheme: wish.theme,
          storyLength: wish.length,
          generateAudio: wish.aloud,
          ...(wish.details.trim() && { additionalDetails: wish.details }),
        },
        respondAsync: true,
      }),
    onSuccess: ({ id }) => setStoryId(id),
    onError: () => setMaking(false),
    onSettled: refresh,
  })
  const stop = () => {
    setMaking(false)
    setStoryId(null)
    refresh()
  }
  return {
    isMaking,
    storyId,
    failure: request.error && !isMaking ? plainWords(request.error) : null,
    start: () => {
      setMaking(true)
      request.mutate()
    },
    giveUp: stop,
    leave: () => {
      stop()
      toast({
        title: 'Your story goes on by itself',
        description: 'You will find it in the family’s library.',
      })
      navigate(shelfPath(familyId))
    },
  }
}
