import { lengthForMinutes, understandStory } from '@nightlight/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '../../lib/api.ts'
import type { StoryValues } from './story-values.ts'

/** Delay after the last keystroke. */
const typingDelayMs = 400

/** What is understood of a text. */
export interface Understood extends Reply {
  /** Whether the text has changed since: then only what was said in words that still stand there is left of it. */
  readonly isReading: boolean
}

type Reply = z.infer<(typeof understandStory.replies)[200]>

/**
 * What is understood of the details in the form, shortly after the user has stopped typing. Nothing until then, without a network, and
 * whenever the call fails: nothing in the form depends on it, and it must not sign anybody out.
 */
export function useUnderstood(familyId: number | undefined): Understood {
  const { control } = useFormContext<StoryValues>()
  const [
    additionalDetails,
    mainCharacterIds,
    supportingCharacterIds,
    customSupportingCharacters,
    storyTheme,
    storyLength,
    minutes,
    ignoredFacts,
  ] = useWatch({
    control,
    name: [
      'additionalDetails',
      'mainCharacterIds',
      'supportingCharacterIds',
      'customSupportingCharacters',
      'storyTheme',
      'storyLength',
      'minutes',
      'ignoredFacts',
    ],
  })
  const typed = additionalDetails.trim()
  const text = useSettled(typed)
  const body = {
    text,
    mainCharacterIds,
    supportingCharacterIds,
    customSupportingCharacters,
    storyTheme,
    storyLength: minutes === null ? storyLength : lengthForMinutes(minutes),
    ignoredFacts,
    ...(familyId !== undefined && { familyId }),
  }
  const { data } = useQuery({
    queryKey: [understandStory.url, body],
    queryFn: async ({ signal }) => ({
      text,
      reply: await call(understandStory, { body, signal }).catch(() => nothing),
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  if (typed === '') return { ...nothing, isReading: false }
  if (data?.text === typed) return { ...data.reply, isReading: false }
  return { ...standing(data?.reply ?? nothing, typed), isReading: true }
}

const nothing: Reply = { facts: [], notUnderstood: [], details: [] }

/** What was said in words that are still in a text. */
function standing({ facts, notUnderstood, details, willBeTold = [] }: Reply, text: string): Reply {
  const words = plain(text)
  const isThere = (said: string) => words.includes(plain(said))
  return {
    facts: facts.filter(({ said }) => isThere(said)),
    notUnderstood: notUnderstood.filter(isThere),
    details: details.filter(isThere),
    willBeTold: willBeTold.filter(isThere),
  }
}

const plain = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ')

/** The text as it was when it last stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
