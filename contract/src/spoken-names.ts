import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { line, requiredLine } from './text.ts'

/** How many names a family can have said otherwise than they are written, beside those of its children. */
export const maxSpokenNames = 200

export const SpokenName = z.object({
  /** As it is written in stories: of a grandparent, a friend, a pet, a toy. */
  name: z.string(),
  /** How every voice says it. */
  said: z.string(),
})
export type SpokenName = z.infer<typeof SpokenName>

export const listSpokenNames = endpoint({
  method: 'GET',
  url: '/api/spoken-names',
  summary: 'How the family says the names of those who have no profile, by name',
  replies: { 200: z.array(SpokenName) },
})

const name = requiredLine('Name', 80)

export const keepSpokenName = endpoint({
  method: 'PUT',
  url: '/api/spoken-names',
  summary:
    'Remember how a name is said in every story. Capitals make no other name; nothing in `said` forgets it',
  body: z.object({ name, said: line('Say the name as', 120) }),
  replies: { 200: SpokenName, 204: z.null() },
})

/** The name is sent in the body, because URLs end up in the logs of proxies. */
export const forgetSpokenName = endpoint({
  method: 'DELETE',
  url: '/api/spoken-names',
  summary: 'Forget how a name is said: it is read as it is written again',
  body: z.object({ name }),
  replies: { 204: z.null() },
})
