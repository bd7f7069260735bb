import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { signature } from './text.ts'

export const exportLibrary = endpoint({
  method: 'POST',
  url: '/api/user/library/export',
  summary: 'Create a URL that downloads all own stories as a zip. It works only for its owner, for an hour',
  body: z.object({
    /** Book formats to include beside the pages, on plans with the storybook. */
    books: z._default(z.array(z.enum(['epub', 'pdf'])).check(z.maxLength(2)), []),
  }),
  replies: { 200: z.object({ url: z.string(), stories: z.number() }) },
})

const isBook = (kind: string): kind is 'epub' | 'pdf' => kind === 'epub' || kind === 'pdf'

export const libraryFile = file({
  url: '/media/exports/library.zip',
  summary: 'All own stories as a zip, at the signed URL from the export',
  query: z.object({
    ...signature,
    /** `epub`, `pdf` or both, separated by a comma. */
    books: z.pipe(
      z._default(z.string().check(z.maxLength(20)), ''),
      z.transform((kinds) => kinds.split(',').filter(isBook)),
    ),
  }),
  contentTypes: ['application/zip'],
})
