import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { rowId } from './text.ts'

export const CharacterStatus = z.object({
  hasCharacter: z.boolean(),
  characterApproved: z.boolean(),
  /** How the character looks, drawn for this account's eyes only; null while there is none. */
  testImageUrl: z.string().nullable(),
  characterDescription: z.string().nullable(),
})
export type CharacterStatus = z.infer<typeof CharacterStatus>

const params = z.object({ id: rowId })

export const getCharacter = endpoint({
  method: 'GET',
  url: '/api/character/children/:id/character',
  summary: 'The illustrated character of a child, as far as there is one',
  params,
  replies: { 200: CharacterStatus },
})

export const generateCharacter = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/generate-character',
  summary: 'Propose a character; each proposal looks different from the one before it and waits for approval',
  params,
  replies: { 200: CharacterStatus },
})

export const approveCharacter = endpoint({
  method: 'POST',
  url: '/api/character/children/:id/approve-character',
  summary: 'Approve or reject the character; pictures use it while it is approved',
  params,
  body: z.object({ approved: z.boolean() }),
  replies: { 200: CharacterStatus },
})
