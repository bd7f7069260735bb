import type { SubscriptionLevel, Tier } from '@nightlight/contract'

/** The caller, as far as every module needs to know. */
export interface Account {
  readonly id: number
  readonly username: string
  readonly isAdmin: boolean
  readonly status: 'pending' | 'approved' | 'rejected'
  readonly subscriptionLevel: SubscriptionLevel
  readonly tier: Tier
  /** IANA name; days and weeks of quotas are counted in it. */
  readonly timeZone: string
  readonly sessionId: number
  /** Where the browser is a child's own screen, that child; null where it is the parent's. */
  readonly childScreen: ChildScreenSession | null
}

export interface ChildScreenSession {
  /** null once the profile has been deleted. */
  readonly childId: number | null
  /** false outside of the hours that a parent has set. */
  readonly isOpen: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null
  }
  interface FastifyInstance {
    /** Fills `request.account` from the session cookie. */
    identify(request: FastifyRequest, reply: FastifyReply): Promise<void>
  }
}
