import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moment } from './text.ts'

/** What a parent reads beside the button that adds a child. It is kept as it was read; another wording gets another version. */
export const parentalConsent = {
  version: '2026-11',
  wording:
    'I am an adult, and the parent or guardian of the children whom I add here. I agree that Nightlight keeps what I enter about them and makes stories, pictures and sound for my family from it, as the privacy policy says. I can take this back at any time.',
} as const

/** The passage of the terms of service that stands in where a call adds a child and says nothing of a consent. */
export const parentalTerms = {
  version: 'terms-2026-11',
  wording:
    'An account belongs to an adult, who looks after its password and answers for what is done with it. Child profiles may only be made for children in your care.',
} as const

export const ConsentSent = z.object({ wording: z.string().check(z.maxLength(2000)) })

export const ParentalConsent = z.object({
  givenAt: moment,
  /** `form`: the wording was on the screen; `terms`: a call said nothing, and the terms of service hold. */
  givenBy: z.enum(['form', 'terms']),
  wording: z.string(),
  /** What besides the consent itself shows that an adult gave it; null as long as nothing does. */
  verifiedBy: z.nullable(z.enum(['email', 'card'])),
  verifiedAt: z.nullable(moment),
})
export type ParentalConsent = z.infer<typeof ParentalConsent>

const InForce = z.object({ consent: z.nullable(ParentalConsent) })

export const readParentalConsent = endpoint({
  method: 'GET',
  url: '/api/user/consent',
  summary: 'What this parent has agreed to for the children of the account',
  replies: { 200: InForce },
})

export const giveParentalConsent = endpoint({
  method: 'POST',
  url: '/api/user/consent',
  summary: 'Agree, in the words that hold now',
  body: ConsentSent,
  replies: { 200: InForce },
})

export const withdrawParentalConsent = endpoint({
  method: 'DELETE',
  url: '/api/user/consent',
  summary: 'Take the consent back. Every child profile is deleted, with its notes and photos',
  replies: { 204: z.null() },
})
