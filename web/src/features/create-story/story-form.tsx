import type { Child, FamilyStoryOptions, StoryQuota, Tier, User } from '@nightlight/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import {
  Controller,
  type FieldErrors,
  FormProvider,
  type Resolver,
  useForm,
  useFormContext,
} from 'react-hook-form'
import { errorText } from '../../lib/api-error.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { refetchAtReset } from '../../lib/refetch-at-reset.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { lastStoryText, quotaQuery, quotaText } from '../plans/index.ts'
import { SignInAgain } from '../sign-in/index.ts'
import { spokenNamesQuery } from '../spoken-names/index.ts'
import { storiesQuery } from '../stories/index.ts'
import { ChildrenPicker, childOption } from './children-picker.tsx'
import { type DraftOwner, loadDraft, saveDraft, useClearedDrafts } from './draft.ts'
import { LengthFields, PlanLengthField } from './length-fields.tsx'
import { KeptForLater, LimitReached } from './limit-reached.tsx'
import { MoreFields } from './more-fields.tsx'
import { MemberStorySchema, OwnerStorySchema } from './story-schema.ts'
import { defaultStoryValues, type StoryValues } from './story-values.ts'
import { ThemeField } from './theme-field.tsx'
import { UnderstoodDetails } from './understood-details.tsx'
import { detailsId, useRequestAgain } from './use-request-again.ts'
import { useStoryCreation } from './use-story-creation.ts'

interface OwnerProps {
  audience: 'owner'
  user: User
  family: readonly Child[]
  /** What can be heard when no more stories can be made. */
  tonight: ReactNode
}

interface MemberProps {
  audience: 'member'
  user: User
  familyId: number
  storyOptions: FamilyStoryOptions
  /** Refetches what a new story changes. */
  refresh: () => void
}

/** The form that requests a story, for the owner of a family or a member of it. A draft is stored until the story is requested. */
export function StoryForm(props: OwnerProps | MemberProps) {
  const version = useClearedDrafts()
  // Whoever has pressed Create needs the overlay next.
  useEffect(() => void import('./making-overlay.tsx').catch(() => {}), [])
  return props.audience === 'owner' ? (
    <FilledOwnerForm key={version} {...props} />
  ) : (
    <MemberForm key={version} {...props} />
  )
}

/** The owner's form, filled in with what another story was requested with if the address names one. */
function FilledOwnerForm(props: OwnerProps) {
  const { isLoading, error } = useRequestAgain(props.user)
  if (isLoading) {
    return (
      <div role="status" className="min-h-[52rem]">
        <span className="sr-only">Filling in the form…</span>
        <Skeleton className="h-[52rem] rounded-card" />
      </div>
    )
  }
  return (
    <>
      {error && (
        <Notice tone="danger" title="The form could not be filled in">
          {errorText(error)}
        </Notice>
      )}
      <OwnerForm {...props} />
    </>
  )
}

/** For the owner: everything can be chosen, and options above the plan are shown as such. */
function OwnerForm({ user, family, tonight }: OwnerProps) {
  const client = useQueryClient()
  const quota = useQuery({ ...quotaQuery, ...refetchAtReset((data: StoryQuota) => data) }).data
  const isLimitReached = quota?.remaining === 0 && !quota.isUnlimited
  const { form, draft } = useStoryForm(ownerResolver, { userId: user.id }, user.tier, family)
  const creation = useStoryCreation({
    form,
    draft,
    refresh: () => {
      void client.invalidateQueries({ queryKey: quotaQuery.queryKey })
      void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true })
      // The story has them remembered.
      void client.invalidateQueries({ queryKey: spokenNamesQuery.queryKey })
    },
  })
  const fields = (
    <StoryFormFrame
      user={user}
      form={form}
      creation={creation}
      usedUp={isLimitReached ? quota : null}
      caution={quota ? lastStoryText(quota) : null}
      details={<DetailsField tier={user.tier} />}
    >
      <ChildrenPicker options={family.map(childOption)} />
      <ThemeField />
      <LengthFields user={user} family={family} />
      <MoreFields user={user} family={family} />
    </StoryFormFrame>
  )
  return isLimitReached ? (
    <LimitReached quota={quota} user={user} tonight={tonight}>
      {fields}
    </LimitReached>
  ) : (
    fields
  )
}

/** For a member: only the children's first names are known, and the family's default voice narrates. */
function MemberForm({ user, familyId, storyOptions, refresh }: MemberProps) {
  const { children, tier, quota } = storyOptions
  const { form, draft } = useStoryForm(memberResolver, { userId: user.id, familyId }, tier, children)
  const creation = useStoryCreation({ form, draft, refresh })
  const { headline, detail } = quotaText(quota)
  return (
    <StoryFormFrame
      user={user}
      form={form}
      creation={creation}
      usedUp={quota.remaining === 0 && !quota.isUnlimited ? quota : null}
      details={<DetailsField familyId={familyId} tier={tier} />}
    >
      <ChildrenPicker
        options={children.map((child) => ({ ...child, label: child.name, detail: null, keywords: [] }))}
      />
      <ThemeField />
      <PlanLengthField tier={tier} />
      <Controller
        control={form.control}
        name="generateAudio"
        render={({ field }) => (
          <Switch
            label="Read aloud"
            hint="In the family’s usual voice."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <p className="text-soft">
        <span className="font-bold text-ink">{headline}.</span> {detail}
        {!quota.isUnlimited && ' Stories that you make count towards the whole family’s limit.'}
      </p>
    </StoryFormFrame>
  )
}

interface FrameProps {
  user: User
  form: ReturnType<typeof useStoryForm>['form']
  creation: ReturnType<typeof useStoryCreation>
  /** The quota that is used up: the form can be filled in, and sent once there are new stories. */
  usedUp: StoryQuota | null
  /** What to know before the button is pressed. */
  caution?: string | null
  /** The first field, which the button at the bottom never covers. */
  details: ReactNode
  /** The other fields. */
  children: ReactNode
}

/** The parts of both forms around their fields. */
function StoryFormFrame({ user, form, creation, usedUp, caution, details, children }: FrameProps) {
  const { isCreating, failure, start, signIn } = creation
  return (
    <FormProvider {...form}>
      <Card className="p-5 sm:p-8">
        <form
          noValidate
          aria-label="Story"
          onSubmit={usedUp ? (event) => event.preventDefault() : form.handleSubmit(start, showErrors)}
          className="flex flex-col gap-7"
        >
          {details}
          {/* On a phone the button sticks within these only: what is understood of the details is never below it. */}
          <div className="flex flex-col gap-7 md:contents">
            {children}
            {failure && (
              <Notice tone="danger" title="The story was not started">
                {failure}
              </Notice>
            )}
            {/* Within the reach of a thumb, above the bar at the bottom of a phone. */}
            <div
              data-bottom-bar
              className="within-reach -mx-5 -mb-5 rounded-b-card border-t border-line bg-surface px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8"
            >
              {usedUp ? (
                <KeptForLater quota={usedUp} />
              ) : (
                <>
                  {caution && (
                    <p
                      id="story-caution"
                      className="mb-2 text-center text-[0.9375rem] leading-snug text-soft"
                    >
                      {caution}
                    </p>
                  )}
                  <Button
                    type="submit"
                    size="large"
                    className="w-full"
                    aria-describedby={caution ? 'story-caution' : undefined}
                    busy={isCreating}
                    disabled={isCreating}
                  >
                    {!isCreating && <Sparkles size={22} aria-hidden="true" />}
                    {isCreating ? 'Creating Your Story...' : 'Create Story'}
                  </Button>
                </>
              )}
            </div>
          </div>
        </form>
      </Card>
      <SignInAgain
        username={user.username}
        open={signIn.isNeeded}
        onSignedIn={signIn.continueAs}
        onClose={signIn.staySignedOut}
      />
    </FormProvider>
  )
}

function DetailsField({ familyId, tier }: { familyId?: number; tier: Tier }) {
  const { register, formState, setFocus } = useFormContext<StoryValues>()
  useEffect(() => {
    if (location.hash === `#${detailsId}`) setFocus('additionalDetails')
  }, [setFocus])
  return (
    <div id={detailsId} className="flex flex-col gap-3">
      <TextArea
        label="Additional details"
        shownLabel="What happened today?"
        optional
        placeholder="The first wobbly tooth. Grandma is coming. No spiders."
        hint="Or what to dream of, and what to leave out. What is understood appears below."
        error={formState.errors.additionalDetails?.message}
        {...register('additionalDetails')}
      />
      <UnderstoodDetails familyId={familyId} tier={tier} />
    </div>
  )
}

/** The schemas have defaults for optional fields of the request; the form has a value for every field. */
const ownerResolver = formResolver(OwnerStorySchema) as unknown as Resolver<StoryValues>
const memberResolver = formResolver(MemberStorySchema) as unknown as Resolver<StoryValues>

/** The form, filled in from the draft where that is still valid. */
function useStoryForm(
  resolver: Resolver<StoryValues>,
  { userId, familyId }: DraftOwner,
  tier: User['tier'],
  children: readonly { id: number }[],
) {
  const draft = { userId, familyId }
  const form = useForm<StoryValues>({
    resolver,
    defaultValues: {
      ...defaultStoryValues(tier, children),
      ...loadDraft(draft, { tier, childIds: children.map(({ id }) => id) }),
    },
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft({ userId, familyId }, values),
      }),
    [subscribe, userId, familyId],
  )
  return { form, draft }
}

/** A toast for errors that may be scrolled out of view. */
function showErrors(errors: FieldErrors<StoryValues>): void {
  const text = errors.mainCharacterIds
    ? 'Please select at least one main character for your story.'
    : errors.storyTheme
      ? 'Please select a theme for your story.'
      : errors.selectedVoiceId?.message
  if (text) toast({ title: 'Form Error', description: text, tone: 'destructive' })
}
