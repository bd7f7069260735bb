import { z } from 'zod'
import { ConsentSent } from './consent.ts'
import { endpoint } from './endpoint.ts'
import { line, lines, moment, requiredLine, rowId } from './text.ts'

const age = z
  .number('Age must be a number')
  .int('Age must be a whole number')
  .min(1, 'Age must be at least 1')
  .max(18, 'Age must be 18 or under')

const optionalLine = (label: string, max: number) => line(label, max).nullish()

/** What a profile may say beside the name and the age. */
const details = {
  hairColor: optionalLine('Hair colour', 80),
  eyeColor: optionalLine('Eye colour', 80),
  hairStyle: optionalLine('Hair style', 80),
  skinTone: optionalLine('Skin tone', 80),
  otherFeatures: lines('Other features', 500).nullish(),
  interests: lines('Interests', 500).nullish(),
  /** What stories must keep away from. */
  fears: lines('Fears to avoid', 500).nullish(),
  /** How the name is said, where it is not said as it is written. */
  spokenName: optionalLine('Say the name as', 120),
}

export const NewChild = z.object({
  name: requiredLine('Name', 80),
  age,
  hasGlasses: z.boolean().default(false),
  ...details,
})
export type NewChild = z.infer<typeof NewChild>

export const ChildChanges = z
  .object({
    name: requiredLine('Name', 80),
    age,
    hasGlasses: z.boolean(),
    ...details,
  })
  .partial()
export type ChildChanges = z.infer<typeof ChildChanges>

export const Child = z.object({
  id: z.number(),
  name: z.string(),
  age: z.number(),
  hairColor: z.string().nullable(),
  eyeColor: z.string().nullable(),
  hasGlasses: z.boolean(),
  hairStyle: z.string().nullable(),
  skinTone: z.string().nullable(),
  otherFeatures: z.string().nullable(),
  interests: z.string().nullable(),
  fears: z.string().nullable(),
  spokenName: z.string().nullable(),
  /** Text from the time before info items. */
  info: z.string().nullable(),
  defaultVoiceId: z.string().nullable(),
  defaultVoiceProvider: z.string().nullable(),
  characterApproved: z.boolean(),
  profileVersion: z.number(),
  /** A small drawn portrait, for this account's eyes only. */
  portraitUrl: z.string(),
  createdAt: moment,
})
export type Child = z.infer<typeof Child>

const params = z.object({ id: rowId })

export const listChildren = endpoint({
  method: 'GET',
  url: '/api/user/children',
  summary: 'The child profiles of the account, oldest first',
  replies: { 200: z.array(Child) },
})

export const addChild = endpoint({
  method: 'POST',
  url: '/api/user/children',
  summary: 'Add a child profile',
  /** Without a consent, the terms of service stand in for it, and the record says so. */
  body: NewChild.extend({ consent: ConsentSent.optional() }),
  replies: { 201: Child },
})

export const getChild = endpoint({
  method: 'GET',
  url: '/api/user/children/:id',
  summary: 'One child profile',
  params,
  replies: { 200: Child },
})

export const changeChild = endpoint({
  method: 'PATCH',
  url: '/api/user/children/:id',
  summary: 'Change fields of a child profile',
  params,
  body: ChildChanges,
  replies: { 200: Child },
})

export const removeChild = endpoint({
  method: 'DELETE',
  url: '/api/user/children/:id',
  summary: 'Delete a child profile; its stories stay',
  params,
  replies: { 204: z.null() },
})
