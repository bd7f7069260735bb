import type { BillingInterval, Invoice, PaidTier } from '@nightlight/contract'
import { ExpectedError } from '../../platform/errors.ts'

/** Who takes the money. What is bought, and whether it is paid, is known there; we read it, and never guess. */
export interface Payments {
  /** For the payment form in the browser. */
  readonly publicKey: string
  /** @returns the customer's id; the same for the same key */
  createCustomer(who: { userId: number; email: string | null }, requestKey: string): Promise<string>
  /** The plans that the customer has bought or ordered, ended ones too, newest first. @throws {CustomerDeleted} */
  readPlans(customer: string): Promise<readonly BoughtPlan[]>
  /** Orders a plan, which waits for its first payment. Under one key there is one order. @throws {RequestKeyUsed} */
  order(customer: string, wish: PlanOrder, requestKey: string): Promise<void>
  /** Takes back what waits for a payment: an order, or a change. What was paid meanwhile stays as it is. */
  withdraw(plan: BoughtPlan): Promise<void>
  /** Changes at once if what is to pay can be charged; otherwise the change waits for its payment. */
  change(plan: BoughtPlan, wish: PlanOrder): Promise<void>
  cancelAtPeriodEnd(plan: BoughtPlan): Promise<void>
  resume(plan: BoughtPlan): Promise<void>
  /** Ends it now. @param credit whether what is paid and not used counts towards other invoices */
  endNow(plan: BoughtPlan, credit: boolean): Promise<void>
  /** Ends everything that the customer has, and forgets who it was. Nothing happens when that was done before. */
  removeCustomer(customer: string): Promise<void>
  openPortal(customer: string, returnUrl: string): Promise<string>
  listInvoices(customer: string): Promise<Invoice[]>
  /** @returns whose truth has changed; null for what is of no concern. @throws {ForgedEvent} */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
}

export interface PaymentDeps {
  /** null where nothing is sold. */
  readonly payments: Payments | null
}

export interface PlanOrder {
  readonly tier: PaidTier
  readonly interval: BillingInterval
}

export interface BoughtPlan extends PlanOrder {
  readonly id: string
  readonly state: 'pending' | 'active' | 'past_due' | 'paused' | 'ended'
  readonly currentPeriodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
  /** When the invoice was made that is unpaid. */
  readonly unpaidSince: Date | null
  /** A change that happens when it is paid. */
  readonly waiting: PlanOrder | null
  /** Lets the browser pay what waits for a payment. */
  readonly clientSecret: string | null
  readonly openInvoice: string | null
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly customer: string
}

/** The provider did not do it, or did not say so. */
export class PaymentsFailed extends ExpectedError {
  /** Whether the provider has answered. If not, it may or may not have been done. */
  readonly answered: boolean

  constructor(answered: boolean, cause: unknown) {
    super(
      502,
      'provider_failed',
      'The payment service cannot be reached just now. Please try again in a moment.',
    )
    this.answered = answered
    this.cause = cause
  }
}

/** Another order was sent under this key. */
export class RequestKeyUsed extends Error {}

/** Somebody has deleted the customer at the provider's. */
export class CustomerDeleted extends Error {}

/** An event that the provider has not sent, or not lately. */
export class ForgedEvent extends ExpectedError {
  constructor() {
    super(400, 'invalid_input', 'This event is not signed as it should be.')
  }
}

export class PricesMissing extends ExpectedError {
  constructor() {
    super(503, 'unavailable', 'The plans have no prices yet. Please tell whoever runs this Nightlight.')
  }
}

/** @throws {ExpectedError} where no payments are set up */
export function requirePayments(payments: Payments | null): Payments {
  if (payments) return payments
  throw new ExpectedError(503, 'unavailable', 'Payments are not set up on this Nightlight.')
}

/** Money is asked for it from time to time. */
export const isLive = ({ state }: BoughtPlan): boolean => ['active', 'past_due', 'paused'].includes(state)

export const fits = (plan: PlanOrder, wish: PlanOrder): boolean =>
  plan.tier === wish.tier && plan.interval === wish.interval
