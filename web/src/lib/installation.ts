import { getInstallation, type Installation, languageNames, type StoryLanguage } from '@nightlight/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

export const installationQuery = queryOptions({
  queryKey: ['/api/installation'],
  queryFn: ({ signal }) => call(getInstallation, { signal }),
})

/** What the operator has set up; undefined while it is unknown. What may not be set up is not offered before it is known. */
export const useInstallation = (): Installation | undefined => useQuery(installationQuery).data

/** Whether what is mailed reaches people, and is not only written to a folder. True while it is unknown. */
export const useSendsMail = (): boolean => useInstallation()?.mail ?? true

/** In which stories can be told, by their English names. @param kept one that is chosen already, even if it is not offered any more */
export function useStoryLanguages(kept: StoryLanguage = 'en'): StoryLanguage[] {
  const offered = useInstallation()?.storyLanguages ?? ['en']
  const languages = offered.includes(kept) ? offered : [...offered, kept]
  return languages.toSorted((one, other) => languageNames[one].localeCompare(languageNames[other], 'en'))
}
