import * as z from 'zod/mini'
import { password } from './accounts.ts'
import { endpoint } from './endpoint.ts'

/** A JSON file with everything that is stored about the account and its children. */
export const accountData = endpoint({
  method: 'GET',
  url: '/api/user/data',
  summary: 'Download everything that is stored about the account',
  replies: { 200: z.record(z.string(), z.unknown()) },
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  url: '/api/user',
  summary: 'Delete the account with its children, stories, pictures and audio, permanently',
  body: z.object({ password }),
  replies: { 204: z.null() },
})
