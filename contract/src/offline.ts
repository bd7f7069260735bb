import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ReadingPosition } from './reading-position.ts'
import { Story } from './stories.ts'

/** How many stories a device of the account may keep; null is all of them. */
const allowance = z.number().nullable()

/** Changes with everything that a reader of the story sees or hears. */
const version = z.string()

export const keepStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/offline',
  summary: 'A story for a device that keeps it to play without a network, on plans that have it',
  params: z.object({ id: z.uuid() }),
  replies: { 200: z.object({ allowance, version, story: Story }) },
})

/** As many as one call can tell about; a device with more asks again for the rest. */
export const keptStoriesAtOnce = 200

export const keptStories = endpoint({
  method: 'POST',
  url: '/api/offline/stories',
  summary: 'Which of the stories that a device keeps the account may still read, and what they are like now',
  body: z.object({ ids: z.array(z.uuid()).max(keptStoriesAtOnce) }),
  replies: {
    200: z.object({
      allowance,
      stories: z.array(z.object({ id: z.string(), version, readingPosition: ReadingPosition.nullable() })),
    }),
  },
})
export type KeptNow = z.infer<(typeof keptStories)['replies'][200]>['stories'][number]
