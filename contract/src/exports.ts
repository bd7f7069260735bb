import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const exportLibrary = endpoint({
  method: 'POST',
  url: '/api/user/library/export',
  summary:
    'Make an address at which all own stories are downloaded as a zip. It works for its owner, for an hour',
  body: z.object({
    /** Books beside the pages, on plans that have the storybook. */
    books: z
      .array(z.enum(['epub', 'pdf']))
      .max(2)
      .default([]),
  }),
  replies: { 200: z.object({ url: z.string(), stories: z.number() }) },
})
