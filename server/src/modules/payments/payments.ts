import type { BillingInterval, Invoice, PaidTier } from '@nightlight/contract'
import { ExpectedError, NotSetUp } from '../../platform/errors.ts'

/** The payment provider. It is the source of truth about what was bought and paid: we read its state and never derive it ourselves. */
export interface Payments {
  /** For the payment form in the browser. */
  readonly publicKey: string
  /** @returns the customer's id; the same key returns the same customer */
  createCustomer(account: { userId: number; email: string | null }, requestKey: string): Promise<string>
  /** The plans that the customer has bought or ordered, including ended ones, newest first. @throws {CustomerDeleted} */
  readPlans(customer: string): Promise<readonly PurchasedPlan[]>
  /** Orders a plan, which waits for its first payment. The same key creates only one order. @throws {RequestKeyUsed} */
  order(customer: string, requested: PlanOrder, requestKey: string): Promise<void>
  /** Withdraws an order or a change that waits for a payment. If it was paid meanwhile, it stays as it is. */
  withdraw(plan: PurchasedPlan): Promise<void>
  /** Changes the plan at once if the difference can be charged; otherwise the change waits for its payment. */
  change(plan: PurchasedPlan, requested: PlanOrder): Promise<void>
  cancelAtPeriodEnd(plan: PurchasedPlan): Promise<void>
  resume(plan: PurchasedPlan): Promise<void>
  /** Ends the plan immediately. @param credit whether the unused part is credited to other invoices */
  endNow(plan: PurchasedPlan, credit: boolean): Promise<void>
  /** Ends everything of the customer and deletes their data. Does nothing if that was done before. */
  removeCustomer(customer: string): Promise<void>
  openPortal(customer: string, returnUrl: string): Promise<string>
  listInvoices(customer: string): Promise<Invoice[]>
  /** @returns the customer whose state has changed; null for irrelevant events. @throws {InvalidEventSignature} */
  readEvent(body: Buffer, signature: string): PaymentEvent | null
}

export interface PaymentDeps {
  /** null where payments are not set up. */
  readonly payments: Payments | null
}

export interface PlanOrder {
  readonly tier: PaidTier
  readonly interval: BillingInterval
}

export interface PurchasedPlan extends PlanOrder {
  readonly id: string
  readonly state: 'pending' | 'active' | 'past_due' | 'paused' | 'ended'
  readonly currentPeriodEnd: Date | null
  readonly cancelAtPeriodEnd: boolean
  /** The date of the oldest unpaid invoice. */
  readonly unpaidSince: Date | null
  /** A change that takes effect when it is paid. */
  readonly pendingChange: PlanOrder | null
  /** With this the browser can make the outstanding payment. */
  readonly clientSecret: string | null
  readonly openInvoice: string | null
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly customer: string
}

/** The provider refused a request, or did not reply. */
export class PaymentsFailed extends ExpectedError {
  /** Whether the provider replied. If not, the request may or may not have been carried out. */
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

/** The key was already used for another order. */
export class RequestKeyUsed extends Error {}

/** The customer was deleted at the provider. */
export class CustomerDeleted extends Error {}

/** An event with an invalid or expired signature. */
export class InvalidEventSignature extends ExpectedError {
  constructor() {
    super(400, 'invalid_input', 'The signature of this event is not valid.')
  }
}

/** Rightly signed, but not JSON or not an event. */
export class UnreadableEvent extends ExpectedError {
  constructor() {
    super(400, 'invalid_input', 'This is not an event.')
  }
}

export class PricesMissing extends NotSetUp {
  constructor() {
    super('The plans have no prices yet. Please contact the operator of this installation.')
  }
}

/** @throws {ExpectedError} where no payments are set up */
export function requirePayments(payments: Payments | null): Payments {
  if (payments) return payments
  throw new NotSetUp('Payments are not set up on this installation.')
}

/** Whether the plan is billed. */
export const isLive = ({ state }: PurchasedPlan): boolean => ['active', 'past_due', 'paused'].includes(state)

export const matchesOrder = (plan: PlanOrder, requested: PlanOrder): boolean =>
  plan.tier === requested.tier && plan.interval === requested.interval
