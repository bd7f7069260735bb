import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ReadingPosition } from './reading-position.ts'
import { Story } from './stories.ts'

/** How many stories a device of the account may store; null is unlimited. */
const allowance = z.nullable(z.number())

/** Changes whenever anything changes that a reader of the story sees or hears. */
const version = z.string()

export const offlineStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/offline',
  summary: 'A story for offline use on a device, on plans that include it',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ allowance, version, story: Story }) },
})

/** Per call; a device with more stories calls again for the rest. */
export const maxOfflineStoriesPerCheck = 200

export const checkOfflineStories = endpoint({
  method: 'POST',
  url: '/api/offline/stories',
  summary: 'Which of the stories on a device the account may still read, and their current versions',
  body: z.object({ ids: z.array(z.uuid()).check(z.maxLength(maxOfflineStoriesPerCheck)) }),
  replies: {
    200: z.object({
      allowance,
      stories: z.array(z.object({ id: z.string(), version, readingPosition: z.nullable(ReadingPosition) })),
    }),
  },
})
export type OfflineStoryState = z.infer<(typeof checkOfflineStories)['replies'][200]>['stories'][number]
