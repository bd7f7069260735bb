import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { isoDateTime } from './text.ts'

/** The text beside the button that adds a child. It is stored with the consent; another wording gets another version. */
export const parentalConsent = {
  version: '2026-11-30',
  wording:
    'I am an adult, and a parent or guardian of the children whom I add here, or I have a parent’s or guardian’s permission to add them. I agree that Nightlight keeps what I enter about them and makes stories, pictures and sound for my family from it, as the privacy policy says. I can take this back at any time.',
} as const

/** The passage of the terms of service that applies where a child is added by a call without a consent. */
export const parentalTerms = {
  version: 'terms-2026-11',
  wording:
    'An account belongs to an adult, who looks after its password and answers for what is done with it. Child profiles may only be made for children in your care.',
} as const

export const ConsentInput = z.object({ wording: z.string().check(z.maxLength(2000)) })

export const ParentalConsent = z.object({
  givenAt: isoDateTime,
  /** `form`: the wording was on the screen; `terms`: the call had no consent, and the terms of service apply. */
  givenBy: z.enum(['form', 'terms']),
  wording: z.string(),
  /** How it was verified that an adult gave the consent; null while it is not verified. */
  verifiedBy: z.nullable(z.enum(['email', 'card'])),
  verifiedAt: z.nullable(isoDateTime),
})
export type ParentalConsent = z.infer<typeof ParentalConsent>

const CurrentConsent = z.object({ consent: z.nullable(ParentalConsent) })

export const getParentalConsent = endpoint({
  method: 'GET',
  url: '/api/user/consent',
  summary: 'The parental consent that is in force for the children of the account',
  replies: { 200: CurrentConsent },
})

export const giveParentalConsent = endpoint({
  method: 'POST',
  url: '/api/user/consent',
  summary: 'Give parental consent with the current wording',
  body: ConsentInput,
  replies: { 200: CurrentConsent },
})

export const withdrawParentalConsent = endpoint({
  method: 'DELETE',
  url: '/api/user/consent',
  summary: 'Withdraw the consent. Every child profile is deleted, with its notes and photos',
  replies: { 204: z.null() },
})
