import { generateStory, type User } from '@nightlight/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { errorText, isApiError } from '../../lib/api-error.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { currentUserKey } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast.ts'
import { requestedStory, useOpenMaking } from '../stories/index.ts'
import { type DraftOwner, markRequested } from './draft.ts'
import { type StoryValues, toRequest } from './story-values.ts'

interface StoryCreation {
  readonly form: UseFormReturn<StoryValues>
  readonly draft: DraftOwner
  /** Refetches what a new story changes: the quota and the list of stories. */
  readonly refresh: () => void
}

export const requestKey = [generateStory.url]

/** Requests a story and opens the overlay that follows it. The draft stays until the story is there or the overlay was left. */
export function useStoryCreation({ form, draft, refresh }: StoryCreation) {
  const client = useQueryClient()
  const openMaking = useOpenMaking()
  const [isSignedOut, setSignedOut] = useState(false)
  const backToForm = () => openMaking(null, { replace: true })
  const request = useMutation({
    mutationKey: requestKey,
    mutationFn: (values: StoryValues) =>
      call(generateStory, { body: toRequest(values, draft.familyId), respondAsync: true }),
    meta: { asksToSignIn: true },
    onSuccess: (story) => {
      if (story?.id) {
        markRequested(draft, story.id)
        return openMaking(story.id, { replace: true })
      }
      backToForm()
      toast({
        title: 'Story created',
        description: "Your story was created but we couldn't navigate to it. Please check the Story Library.",
      })
    },
    onError: (error) => {
      backToForm()
      showFieldErrors(error, form.setError)
      toast({ ...failureText(error), tone: 'destructive' })
      setSignedOut(isSignedOutError(error))
    },
    // Without a session it would only find that out again, and the form would go.
    onSettled: (_story, error) => isSignedOutError(error) || refresh(),
  })

  const start = (values: StoryValues) => {
    request.mutate(values)
    openMaking(requestedStory)
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
  const failure = request.error ? errorText(request.error) : null
  const signIn = { isNeeded: isSignedOut, continueAs, staySignedOut }
  return { start, isCreating: request.isPending, failure, signIn }
}

/** What this page has requested last. */
export const lastRequest = (client: QueryClient): StoryValues | undefined =>
  client.getMutationCache().findAll({ mutationKey: requestKey }).at(-1)?.state.variables as
    | StoryValues
    | undefined

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
