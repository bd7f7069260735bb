import { familyOverview, familyStories, familyStoryOptions, readInvitation } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const familyQuery = queryOptions({
  queryKey: ['/api/family'],
  queryFn: ({ signal }) => call(familyOverview, { signal }),
})

export const familyStoriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/families', id, 'stories'],
    queryFn: ({ signal }) => call(familyStories, { params: { id }, signal }),
  })

export const storyOptionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/families', id, 'makings'],
    queryFn: ({ signal }) => call(familyStoryOptions, { params: { id }, signal }),
  })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['family-invitation', token],
    queryFn: () => call(readInvitation, { body: { token } }),
  })
