import { lengthForMinutes, understandStory } from '@nightlight/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import type { StoryValues } from './story-values.ts'

/** Delay after the last keystroke. */
const typingDelayMs = 400

/**
 * What is understood of the details in the form, shortly after the user has stopped typing. null until then, without a network, and
 * whenever the call fails: nothing in the form depends on it, and it must not sign anybody out.
 */
export function useUnderstood(familyId: number | undefined) {
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
  const text = useSettled(additionalDetails.trim())
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
    queryFn: ({ signal }) => call(understandStory, { body, signal }).catch(() => null),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
  return text === '' || additionalDetails.trim() === '' ? null : (data ?? null)
}

/** The text as it was when it last stayed the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingDelayMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
