import { homeParameters, type StoryRequest, storyRequest, type User } from '@nightlight/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { call } from '../../lib/api.ts'
import { saveDraft } from './draft.ts'
import { noCharacter, type StoryValues } from './story-values.ts'

/** Where the cursor is in the field for the details. */
export const detailsId = 'story-details'

/** At `/?again=<id of a story>` the form is filled in with what that story was requested with, in place of what was typed before. */
export function useRequestAgain({ id: userId }: User): { isLoading: boolean; error: Error | null } {
  const [, navigate] = useLocation()
  const id = new URLSearchParams(useSearch()).get(homeParameters.again)
  const { data, error } = useQuery({
    queryKey: ['story-request', id],
    queryFn: id ? ({ signal }) => call(storyRequest, { params: { id }, signal }) : skipToken,
    gcTime: 0,
  })
  useEffect(() => {
    if (!data) return
    saveDraft({ userId }, valuesOf(data))
    // Loaded again, the form keeps what has been changed since.
    navigate(`/#${detailsId}`, { replace: true })
  }, [data, navigate, userId])
  return { isLoading: id !== null && error === null, error }
}

const valuesOf = (request: StoryRequest): StoryValues => ({
  mainCharacterIds: request.mainCharacterIds,
  supportingCharacterIds: request.supportingCharacterIds,
  customSupportingCharacters: request.customSupportingCharacters,
  newCharacter: noCharacter,
  storyTheme: request.storyTheme,
  storyLength: request.storyLength,
  minutes: request.minutes ?? null,
  language: request.language ?? null,
  additionalDetails: request.additionalDetails ?? '',
  ignoredFacts: request.ignoredFacts ?? [],
  generateAudio: request.generateAudio,
  selectedVoiceId: request.selectedVoiceId ?? '',
  selectedVoiceProviderId: request.selectedVoiceProviderId ?? '',
  narrationCadence: request.narrationCadence,
})
