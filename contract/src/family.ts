import * as z from 'zod/mini'
import { email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Tier } from './plans.ts'
import { StoryQuota } from './quota.ts'
import { StoryCard, StoryListQuery } from './stories.ts'
import { isoDateTime, rowId } from './text.ts'

/** Members and pending invitations together. */
export const maxFamilyMembers = 5

/** How many days an invitation by email is valid. */
export const invitationDays = 7

export const FamilyMember = z.object({
  id: z.number(),
  firstName: z.string(),
  /** Whether they may create stories from the family's quota. */
  mayCreate: z.boolean(),
  joinedAt: isoDateTime,
  /** How many stories of the family are there that the member has made. */
  storiesMade: z.number(),
})
export type FamilyMember = z.infer<typeof FamilyMember>

export const FamilyInvitation = z.object({
  id: z.number(),
  email: z.string(),
  mayCreate: z.boolean(),
  expiresAt: isoDateTime,
  isExpired: z.boolean(),
})
export type FamilyInvitation = z.infer<typeof FamilyInvitation>

/** The link is also for whoever invites, to pass it on: not every installation sends mail. Only the hash of its token is stored. */
const NewInvitation = z.extend(FamilyInvitation, { link: z.string() })
export type NewInvitation = z.infer<typeof NewInvitation>

/** An invitation to the verified address of the account, which needs no link. */
export const ReceivedInvitation = z.object({
  id: z.number(),
  /** Of whoever invites. */
  firstName: z.string(),
  mayCreate: z.boolean(),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

/** A family that the account is a member of. The id is that of the membership: of the owner only the first name is shown. */
export const JoinedFamily = z.object({
  id: z.number(),
  firstName: z.string(),
  mayCreate: z.boolean(),
  /** False while the owner's plan has no family sharing. */
  isOpen: z.boolean(),
  /** First names of the other members; empty while it is not open. */
  people: z.array(z.string()),
})
export type JoinedFamily = z.infer<typeof JoinedFamily>

export const FamilyOverview = z.object({
  /** Whether the account's own plan includes family sharing. */
  canShare: z.boolean(),
  members: z.array(FamilyMember),
  invitations: z.array(FamilyInvitation),
  joined: z.array(JoinedFamily),
  received: z.array(ReceivedInvitation),
})
export type FamilyOverview = z.infer<typeof FamilyOverview>

export const familyOverview = endpoint({
  method: 'GET',
  url: '/api/family',
  summary:
    'The members and invitations of the account’s family, the families that the account has joined, and those that have invited its verified address',
  replies: { 200: FamilyOverview },
})

export const inviteToFamily = endpoint({
  method: 'POST',
  url: '/api/family/invitations',
  summary: 'Invite another adult by email to read the family’s stories',
  body: z.object({ email, mayCreate: z._default(z.boolean(), false) }),
  replies: { 201: NewInvitation },
})

export const resendInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/:id/resend',
  summary: 'Send an invitation again. The previous link stops working',
  params: z.object({ id: rowId }),
  replies: { 200: NewInvitation },
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  url: '/api/family/invitations/:id',
  summary: 'Revoke an invitation',
  params: z.object({ id: rowId }),
  replies: { 204: z.null() },
})

const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })

/** The token is sent in the body, because URLs end up in the logs of proxies. */
export const readInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/read',
  summary: 'Which family an invitation is for, and which address it was sent to',
  body: Token,
  replies: { 200: z.object({ firstName: z.string(), mayCreate: z.boolean(), email: z.string() }) },
})

export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/accept',
  summary: 'Accept an invitation and join the family. The link works once',
  body: Token,
  replies: { 200: JoinedFamily },
})

export const acceptReceivedInvitation = endpoint({
  method: 'POST',
  url: '/api/family/invitations/:id/accept',
  summary: 'Accept an invitation to the verified address of the account, without its link',
  params: z.object({ id: rowId }),
  replies: { 200: JoinedFamily },
})

export const changeMember = endpoint({
  method: 'PATCH',
  url: '/api/family/members/:id',
  summary: 'Set whether a member may create stories from the family’s quota',
  params: z.object({ id: rowId }),
  body: z.object({ mayCreate: z.boolean() }),
  replies: { 200: FamilyMember },
})

export const removeMember = endpoint({
  method: 'DELETE',
  url: '/api/family/members/:id',
  summary: 'Remove a member from the family',
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
  query: StoryListQuery,
  replies: { 200: z.array(StoryCard) },
})

/** What a member needs to create a story: the children's names, the owner's plan and the remaining quota. */
export const FamilyStoryOptions = z.object({
  children: z.array(z.object({ id: z.number(), name: z.string() })),
  tier: Tier,
  quota: StoryQuota,
})
export type FamilyStoryOptions = z.infer<typeof FamilyStoryOptions>

export const familyStoryOptions = endpoint({
  method: 'GET',
  url: '/api/families/:id/makings',
  summary: 'Which children a member’s story can be about, and the remaining quota of the family',
  params: z.object({ id: rowId }),
  replies: { 200: FamilyStoryOptions },
})
