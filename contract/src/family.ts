import * as z from 'zod/mini'
import { email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'
import { StoryQuota } from './quota.ts'
import { StoryCard, StoryPage } from './stories.ts'
import { moment, rowId } from './text.ts'

/** Members and unanswered invitations together. */
export const maxFamilyMembers = 5

/** How long a mailed invitation can be accepted. */
export const invitationDays = 7

export const FamilyMember = z.object({
  id: z.number(),
  firstName: z.string(),
  /** Whether they may have stories made from the family's quota. */
  mayCreate: z.boolean(),
  joinedAt: moment,
})
export type FamilyMember = z.infer<typeof FamilyMember>

export const FamilyInvitation = z.object({
  id: z.number(),
  email: z.string(),
  mayCreate: z.boolean(),
  expiresAt: moment,
  isExpired: z.boolean(),
})
export type FamilyInvitation = z.infer<typeof FamilyInvitation>

/** A family that the account is a member of. Its id is the membership's: nothing of the owner but a first name is told. */
export const JoinedFamily = z.object({
  id: z.number(),
  firstName: z.string(),
  mayCreate: z.boolean(),
  /** False while the owner's plan has no family sharing. */
  isOpen: z.boolean(),
})
export type JoinedFamily = z.infer<typeof JoinedFamily>

export const FamilyOverview = z.object({
  /** Whether the account's own plan lets it share. */
  canShare: z.boolean(),
  members: z.array(FamilyMember),
  invitations: z.array(FamilyInvitation),
  joined: z.array(JoinedFamily),
})
export type FamilyOverview = z.infer<typeof FamilyOverview>

export const familyOverview = endpoint({
  method: 'GET',
  url: '/api/family',
  summary: 'Who reads the account’s stories, who is invited to, and whose stories the account reads',
  replies: { 200: FamilyOverview },
})

export const inviteToFamily = endpoint({
  method: 'POST',
  url: '/api/family/invitations',
  summary: 'Mail another adult an invitation to read the family’s stories',
  body: z.object({ email, mayCreate: z._default(z.boolean(), false) }),
  replies: { 201: FamilyInvitation },
})

export const resendInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/:id/resend',
  summary: 'Mail an invitation again. The link that was mailed before opens nothing any more',
  params: z.object({ id: rowId }),
  replies: { 200: FamilyInvitation },
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  url: '/api/family/invitations/:id',
  summary: 'Take an invitation back',
  params: z.object({ id: rowId }),
  replies: { 204: z.null() },
})

const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/** The token comes in the body: addresses are written into logs on their way. */
export const readInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/read',
  summary: 'Whose family an invitation is to',
  body: Token,
  replies: { 200: z.object({ firstName: z.string(), mayCreate: z.boolean() }) },
})

export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/accept',
  summary: 'Join the family that an invitation is to. The link works once',
  body: Token,
  replies: { 200: JoinedFamily },
})

export const changeMember = endpoint({
  method: 'PATCH',
  url: '/api/family/members/:id',
  summary: 'Let a member make stories from the family’s quota, or not',
  params: z.object({ id: rowId }),
  body: z.object({ mayCreate: z.boolean() }),
  replies: { 200: FamilyMember },
})

export const removeMember = endpoint({
  method: 'DELETE',
  url: '/api/family/members/:id',
  summary: 'Take a member out of the family',
  params: z.object({ id: rowId }),
  replies: { 204: z.null() },
})

export const leaveFamily = endpoint({
  method: 'DELETE',
  url: '/api/families/:id',
  summary: 'Leave a family',
  params: z.object({ id: rowId }),
  replies: { 204: z.null() },
})

export const familyStories = endpoint({
  method: 'GET',
  url: '/api/families/:id/stories',
  summary: 'The stories of a family that the account is a member of, newest first',
  params: z.object({ id: rowId }),
  query: StoryPage,
  replies: { 200: z.array(StoryCard) },
})

/** What a member needs to have a story made: names, and what the owner's plan leaves. */
export const FamilyStoryOptions = z.object({
  children: z.array(z.object({ id: z.number(), name: z.string() })),
  tier: Tier,
  quota: StoryQuota,
})
export type FamilyStoryOptions = z.infer<typeof FamilyStoryOptions>

export const familyStoryOptions = endpoint({
  method: 'GET',
  url: '/api/families/:id/makings',
  summary: 'Whom a member’s story can be about, and how many the family has left',
  params: z.object({ id: rowId }),
  replies: { 200: FamilyStoryOptions },
})
