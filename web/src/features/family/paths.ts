import { isolate } from '../../lib/bidi.ts'

export const libraryPath = (familyId: number) => `/library?family=${familyId}`
/** The account’s own stories, also where there are none yet. */
export const ownLibraryPath = '/library?family=own'
export const createPath = (familyId: number) => `/family/${familyId}/create`

export const closedFamilyText = (firstName: string) =>
  `Closed for now: ${isolate(firstName)}’s plan has no family sharing.`
