import type { Child, User } from '@nightlight/contract'
import { generateStory, themeLabels, themes } from '@nightlight/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Controller, type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { scrollToId } from '../../app/hash-scroll.ts'
import { call } from '../../lib/api.ts'
import { isApiError, plainWords } from '../../lib/api-error.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { lazyResolver } from '../../lib/lazy-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { storiesQuery } from '../library/queries.ts'
import { quotaQuery } from '../plans/queries.ts'
import { quotaWords } from '../plans/quota-words.ts'
import { UpgradeLink } from '../plans/upgrade-link.tsx'
import { ChildrenPicker } from './children-picker.tsx'
import { dropDraft, keepDraft, loadDraft } from './draft.ts'
import { LengthFields } from './length-fields.tsx'
import { MakingOverlay } from './making-overlay.tsx'
import { NarrationFields } from './narration-fields.tsx'
import { defaultStoryForm, type StoryForm, toRequest } from './story-form.ts'
import { SupportingCharacters } from './supporting-characters.tsx'

const loadSchema = async () => (await import('./story-schema.ts')).StoryFormSchema
const resolver = lazyResolver<StoryForm>(loadSchema)

/** Everything a story is made of. What was chosen and typed is kept until the story is made. */
export function CreateForm({ user, family }: { user: User; family: readonly Child[] }) {
  const form = useStoryForm(user, family)
  const making = useMaking(user, form, () => form.reset(defaultStoryForm(user.tier, family)))
  const quota = useQuery(quotaQuery)
  const limitReached = quota.data?.remaining === 0 && !quota.data.isUnlimited
  const { control, formState, register, handleSubmit } = form
  return (
    <FormProvider {...form}>
      <Card className="p-5 sm:p-8">
        <form
          noValidate
          aria-label="Story"
          onSubmit={handleSubmit(making.start, explain)}
          className="flex flex-col gap-6"
        >
          <ChildrenPicker family={family} />
          <div className="grid gap-6 sm:grid-cols-2">
            <Controller
              control={control}
              name="storyTheme"
              render={({ field, fieldState }) => (
                <Select
                  label="Theme"
                  fieldClassName="sm:col-span-2"
                  value={field.value}
                  onChange={field.onChange}
                  options={themes.map((theme) => ({ value: theme, label: themeLabels[theme] }))}
                  error={fieldState.error?.message}
                />
              )}
            />
            <LengthFields user={user} />
          </div>
          <SupportingCharacters user={user} family={family} />
          <NarrationFields family={family} />
          <TextArea
            label="Additional details"
            optional
            hint="What happened today, what to dream of, what to leave out."
            error={formState.errors.additionalDetails?.message}
            {...register('additionalDetails')}
          />
          {making.failure && (
            <Notice tone="danger" title="The story was not started">
              {making.failure}
            </Notice>
          )}
          {limitReached && quota.data && (
            <Notice title="Limit Reached" action={<UpgradeLink user={user} />}>
              {quotaWords(quota.data).detail} What you choose here is kept until then.
            </Notice>
          )}
          <Button
            type="submit"
            size="large"
            busy={making.isMaking}
            disabled={making.isMaking || limitReached}
          >
            {!making.isMaking && <Sparkles size={22} aria-hidden="true" />}
            {making.isMaking ? 'Creating Your Story...' : 'Create Story'}
          </Button>
        </form>
      </Card>
      {making.isMaking && (
        <MakingOverlay
          storyId={making.storyId}
          withAudio={making.withAudio}
          onLeave={making.leave}
          onGiveUp={making.giveUp}
        />
      )}
    </FormProvider>
  )
}

function useStoryForm(user: User, family: readonly Child[]) {
  const form = useForm<StoryForm>({
    resolver,
    defaultValues: {
      ...defaultStoryForm(user.tier, family),
      ...loadDraft(user.id, { tier: user.tier, childIds: family.map((child) => child.id) }),
    },
  })
  const { subscribe } = form
  useEffect(() => {
    // While the form is being filled in; what fails here is tried again when it is sent.
    loadSchema().catch(() => {})
  }, [])
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(user.id, values) }),
    [subscribe, user.id],
  )
  return form
}

/** From the press of the button until the story opens, is left to itself, or fails. */
function useMaking(user: User, form: ReturnType<typeof useStoryForm>, startOver: () => void) {
  const client = useQueryClient()
  const [storyId, setStoryId] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [withAudio, setWithAudio] = useState(true)
  const request = useMutation({
    mutationFn: (values: StoryForm) => call(generateStory, { body: toRequest(values), respondAsync: true }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: quotaQuery.queryKey })
      void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true })
    },
  })

  const start = (values: StoryForm) => {
    setMaking(true)
    setWithAudio(values.generateAudio)
    request.mutate(values, {
      onSuccess: (story) => {
        if (!story?.id) return lost()
        dropDraft(user.id)
        setStoryId(story.id)
      },
      onError: (error) => {
        setMaking(false)
        showFieldErrors(error, form.setError)
        toast({ ...failureWords(error), tone: 'destructive' })
        // The form has made room for the way to sign in, which is higher up.
        if (isApiError(error) && error.status === 401) setTimeout(() => scrollToId('create-story'), 100)
      },
    })
  }
  const lost = () => {
    setMaking(false)
    toast({
      title: 'Story created',
      description: "Your story was created but we couldn't navigate to it. Please check the Story Library.",
    })
  }
  const leave = () => {
    setMaking(false)
    setStoryId(null)
    startOver()
    dropDraft(user.id)
    toast({ title: 'Your story goes on by itself', description: 'You will find it in your library.' })
  }
  const giveUp = () => {
    setMaking(false)
    setStoryId(null)
    keepDraft(user.id, form.getValues())
    void client.invalidateQueries({ queryKey: quotaQuery.queryKey })
  }
  const failure = request.error && !isMaking ? plainWords(request.error) : null
  return { start, leave, giveUp, isMaking, storyId, withAudio, failure }
}

function failureWords(error: Error): { title: string; description: string } {
  if (isApiError(error) && error.status === 401) {
    return {
      title: 'Authentication Error',
      description: 'You need to be logged in to generate stories. Please log in and try again.',
    }
  }
  return { title: 'Error', description: error.message || 'Failed to generate story. Please try again.' }
}

/** What keeps the form from being sent, where it may be out of sight. */
function explain(errors: FieldErrors<StoryForm>): void {
  const words = errors.mainCharacterIds
    ? 'Please select at least one main character for your story.'
    : errors.storyTheme
      ? 'Please select a theme for your story.'
      : errors.selectedVoiceId?.message
  if (words) toast({ title: 'Form Error', description: words, tone: 'destructive' })
}
