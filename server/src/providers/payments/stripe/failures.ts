import Stripe from 'stripe'
import { CustomerDeleted, PaymentsFailed, RequestKeyUsed } from '../../../modules/payments/index.ts'
import { ExpectedError } from '../../../platform/errors.ts'

/** Translates errors of Stripe's SDK to our own. Stripe's messages may name people, so they are dropped. */
export function toOurError(error: unknown): Error {
  const { StripeError, StripeConnectionError, StripeIdempotencyError } = Stripe.errors
  if (error instanceof ExpectedError || error instanceof CustomerDeleted || error instanceof RequestKeyUsed) {
    return error
  }
  if (error instanceof StripeIdempotencyError) return new RequestKeyUsed()
  if (!(error instanceof StripeError)) return error instanceof Error ? error : new Error(String(error))
  if (hasCode(error, 'resource_missing') && error.param === 'customer') return new CustomerDeleted()
  const isReceived = !(error instanceof StripeConnectionError) && error.statusCode !== 409
  return new PaymentsFailed(isReceived, new Error(`Stripe: ${error.type} ${error.code ?? ''}`.trim()))
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code
