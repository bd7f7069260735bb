import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { signature } from './text.ts'

export const exportLibrary = endpoint({
  method: 'POST',
  url: '/api/user/library/export',
  summary:
    'Make an address at which all own stories are downloaded as a zip. It works for its owner, for an hour',
  body: z.object({
    /** Books beside the pages, on plans that have the storybook. */
    books: z._default(z.array(z.enum(['epub', 'pdf'])).check(z.maxLength(2)), []),
  }),
  replies: { 200: z.object({ url: z.string(), stories: z.number() }) },
})

const isBook = (kind: string): kind is 'epub' | 'pdf' => kind === 'epub' || kind === 'pdf'

export const libraryFile = file({
  url: '/media/exports/library.zip',
  summary: 'All own stories as a zip, at the address that the export has made',
  query: z.object({
    ...signature,
    /** `epub`, `pdf` or both with a comma between them. */
    books: z.pipe(
      z._default(z.string().check(z.maxLength(20)), ''),
      z.transform((kinds) => kinds.split(',').filter(isBook)),
    ),
  }),
  contentTypes: ['application/zip'],
})
