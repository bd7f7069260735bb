import { generateStory, type User } from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { currentUserKey } from '../../lib/query-client.ts'
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
  const client = useQueryClient()
  const [storyId, setStoryId] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [withAudio, setWithAudio] = useState(true)
  const [isSignedOut, setSignedOut] = useState(false)
  const request = useMutation({
    mutationFn: (values: StoryValues) =>
      call(generateStory, { body: toRequest(values, draft.familyId), respondAsync: true }),
    meta: { asksToSignIn: true },
    // Without a session it would only find that out again, and the form would go.
    onSettled: (_story, error) => isSignedOutError(error) || refresh(),
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
        setSignedOut(isSignedOutError(error))
      },
    })
  }
  /** The story is made at once, unless somebody else has signed in. */
  const continueAs = ({ id }: User) => {
    setSignedOut(false)
    if (id === draft.userId) start(form.getValues())
  }
  /** From now on the page is a visitor's, and the draft waits until somebody signs in. */
  const staySignedOut = () => {
    setSignedOut(false)
    client.setQueryData(currentUserKey, null)
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
  const signIn = { isNeeded: isSignedOut, continueAs, staySignedOut }
  return { start, leave, backToForm, isCreating, storyId, withAudio, failure, signIn }
}

const isSignedOutError = (error: unknown) => isApiError(error) && error.status === 401

function failureText(error: Error): { title: string; description: string } {
  if (isSignedOutError(error)) {
    return {
      title: 'Authentication Error',
      description: 'You need to be logged in to generate stories. Please log in and try again.',
    }
  }
  return { title: 'Error', description: error.message || 'Failed to generate story. Please try again.' }
}
