import Stripe from 'stripe'
import { CustomerDeleted, PaymentsFailed, RequestKeyUsed } from '../../../modules/payments/index.ts'
import { ExpectedError } from '../../../platform/errors.ts'

/** What a failed call of Stripe's SDK means to us. What Stripe says of it may name people, so it goes no further. */
export function asFailure(error: unknown): Error {
  const { StripeError, StripeConnectionError, StripeIdempotencyError } = Stripe.errors
  if (error instanceof ExpectedError || error instanceof CustomerDeleted || error instanceof RequestKeyUsed) {
    return error
  }
  if (error instanceof StripeIdempotencyError) return new RequestKeyUsed()
  if (!(error instanceof StripeError)) return error instanceof Error ? error : new Error(String(error))
  if (isAnsweredWith(error, 'resource_missing') && error.param === 'customer') return new CustomerDeleted()
  const isAnswered = !(error instanceof StripeConnectionError) && error.statusCode !== 409
  return new PaymentsFailed(isAnswered, new Error(`Stripe: ${error.type} ${error.code ?? ''}`.trim()))
}

export const isAnsweredWith = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code
