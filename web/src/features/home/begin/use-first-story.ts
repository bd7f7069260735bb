import {
  addChild,
  type ChildChanges,
  changeChild,
  generateStory,
  listChildren,
  listOwnStories,
  login,
  parentalConsent,
  plans,
  type StoryLength,
  type User,
} from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../../lib/api.ts'
import { isApiError } from '../../../lib/api-error.ts'
import { isolate } from '../../../lib/bidi.ts'
import { useInstallation } from '../../../lib/installation.ts'
import { toast } from '../../../ui/toast.ts'
import { childrenQuery } from '../../children/index.ts'
import { setSignedInUser, useRegister } from '../../sign-in/index.ts'
import { type BeginDraft, saveBeginDraft } from './begin-draft.ts'

interface FirstStory {
  draft: BeginDraft
  change: (changes: Partial<BeginDraft>) => void
  user: User | null
}

export const firstStoryKey = ['first-story']

type Stage = 'account' | 'child' | 'story'

const doing: Record<Stage, string> = {
  account: 'Making your account…',
  child: 'Adding your child…',
  story: 'Creating Your Story...',
}
const failures: Record<Stage, string> = {
  account: 'The account was not made',
  child: 'Your account is made, but the child was not added',
  story: 'All is ready, but the story was not started',
}

/**
 * Account, child and story, by the calls of the three forms one after the other. What has succeeded is not done again by another attempt,
 * also where only the reply was lost.
 */
export function useFirstStory({ draft, change, user }: FirstStory) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const installation = useInstallation()
  const register = useRegister()
  const [stage, setStage] = useState<Stage>('account')
  const isRepeated = useRef(false)

  const chain = useMutation({
    mutationKey: firstStoryKey,
    mutationFn: async (password: string) => {
      setStage('account')
      const account = user ?? (await makeAccount(draft.username.trim(), password))
      setStage('child')
      const childId = await storeChild(draft, isRepeated.current || user !== null)
      change({ childId, isStored: true })
      void client.invalidateQueries({ queryKey: childrenQuery.queryKey })
      if (installation?.requiresApproval && account.status === 'pending' && !account.isAdmin) return null
      setStage('story')
      return requestFirstStory(account, childId, isRepeated.current)
    },
    onSuccess: (storyId) => {
      saveBeginDraft(null)
      if (storyId) return navigate(`/?making=${storyId}`, { replace: true })
      toast({ title: 'Profile added', description: `${isolate(draft.name.trim())} is ready for a story.` })
      navigate('/', { replace: true })
    },
    onError: () => {
      isRepeated.current = true
    },
  })

  async function makeAccount(username: string, password: string): Promise<User> {
    try {
      return await register.mutateAsync({ username, password, confirmPassword: password })
    } catch (error) {
      // The reply to an earlier attempt was lost: the name is taken by whoever knows this password.
      if (!isRepeated.current || !isApiError(error) || error.status !== 409) throw error
      const account = await call(login, { body: { username, password } }).catch(() => Promise.reject(error))
      setSignedInUser(client, account)
      return account
    }
  }
  return {
    create: chain.mutate,
    isCreating: chain.isPending,
    doing: doing[stage],
    error: chain.error,
    failedAt: failures[stage],
  }
}

/**
 * Adds the child, or brings the one of an earlier attempt up to date.
 * @param mayExist whether an earlier attempt may have stored it without our knowing
 */
async function storeChild(draft: BeginDraft, mayExist: boolean): Promise<number> {
  const { childId, isStored, name, age, look, pronouns, grownUps } = draft
  const spokenName = (draft.spokenName ?? '').trim()
  const child = { name: name.trim(), age: Number(age), ...look }
  const called = grownUps.join(', ')
  const optional = { ...(called && { grownUps: called }), ...(spokenName && { spokenName }) }
  if (childId !== null) {
    if (isStored) return childId
    if (await changeStored(childId, { ...child, pronouns, grownUps: called, spokenName })) return childId
  } else if (mayExist) {
    const stored = (await call(listChildren)).find(
      (each) =>
        each.name === child.name && each.age === child.age && each.lookSeed === (look?.lookSeed ?? null),
    )
    // It may be older than this draft: what is only a default here does not replace what is known of it.
    const chosen = { ...(pronouns !== 'name' && { pronouns }), ...optional }
    if (stored && (Object.keys(chosen).length === 0 || (await changeStored(stored.id, chosen))))
      return stored.id
  }
  const consent = { wording: parentalConsent.wording }
  const body = { ...child, pronouns, ...optional, consent }
  return (await call(addChild, { body })).id
}

/** @returns false if it is not there any more, or is another family's */
async function changeStored(id: number, body: ChildChanges): Promise<boolean> {
  try {
    await call(changeChild, { params: { id }, body })
    return true
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false
    throw error
  }
}

/** With what the form begins with. @param mayExist whether an earlier attempt may have requested it */
async function requestFirstStory({ tier }: User, childId: number, mayExist: boolean): Promise<string> {
  if (mayExist) {
    const [latest] = await call(listOwnStories, { query: { limit: 1 } })
    if (latest?.status === 'generating' && latest.childrenIncluded.some(({ id }) => id === childId))
      return latest.id
  }
  const storyLength: StoryLength = plans[tier].lengths.includes('medium') ? 'medium' : 'short'
  const body = { mainCharacterIds: [childId], storyTheme: 'adventure' as const, storyLength }
  return (await call(generateStory, { body, respondAsync: true })).id
}
