import { generateStory } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { scrollToId } from '../../lib/hash-scroll.ts'
import { toast } from '../../ui/toast.ts'
import { type DraftOwner, deleteDraft, saveDraft } from './draft.ts'
import { type StoryValues, toRequest } from './story-values.ts'

interface StoryCreation {
  readonly form: UseFormReturn<StoryValues>
  readonly draft: DraftOwner
  /** What the form is reset to when the user leaves. */
  readonly defaults: StoryValues
  /** Refetches what a new story changes: the quota and the list of stories. */
  readonly refresh: () => void
  /** Called when the user keeps browsing while the story is made. */
  readonly onLeave: () => void
}

/** Requests a story and follows it until it opens, fails, or is left to finish in the background. */
export function useStoryCreation({ form, draft, defaults, refresh, onLeave }: StoryCreation) {
  const [storyId, setStoryId] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [withAudio, setWithAudio] = useState(true)
  const request = useMutation({
    mutationFn: (values: StoryValues) =>
      call(generateStory, { body: toRequest(values, draft.familyId), respondAsync: true }),
    onSettled: refresh,
  })

  const start = (values: StoryValues) => {
    setCreating(true)
    setWithAudio(values.generateAudio)
    request.mutate(values, {
      onSuccess: (story) => {
        if (!story?.id) return showNotFound()
        deleteDraft(draft)
        setStoryId(story.id)
      },
      onError: (error) => {
        setCreating(false)
        showFieldErrors(error, form.setError)
        toast({ ...failureText(error), tone: 'destructive' })
        // The sign-in notice that replaces the form is further up.
        if (isApiError(error) && error.status === 401) setTimeout(() => scrollToId('create-story'), 100)
      },
    })
  }
  const showNotFound = () => {
    setCreating(false)
    toast({
      title: 'Story created',
      description: "Your story was created but we couldn't navigate to it. Please check the Story Library.",
    })
  }
  const close = () => {
    setCreating(false)
    setStoryId(null)
    refresh()
  }
  const leave = () => {
    close()
    form.reset(defaults)
    deleteDraft(draft)
    onLeave()
  }
  const backToForm = () => {
    close()
    saveDraft(draft, form.getValues())
  }
  const failure = request.error && !isCreating ? errorText(request.error) : null
  return { start, leave, backToForm, isCreating, storyId, withAudio, failure }
}

function failureText(error: Error): { title: string; description: string } {
  if (isApiError(error) && error.status === 401) {
    return {
      title: 'Authentication Error',
      description: 'You need to be logged in to generate stories. Please log in and try again.',
    }
  }
  return { title: 'Error', description: error.message || 'Failed to generate story. Please try again.' }
}
