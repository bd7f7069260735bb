import { z } from 'zod'
import type { PaymentEvent } from '../../../modules/payments/index.ts'

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      customer: z
        .string()
        .or(z.object({ id: z.string() }))
        .nullish(),
    }),
  }),
})

/** What can change what somebody has. Everything else of an account of Stripe is no concern of ours. */
const ofConcern =
  /^(customer\.subscription\.|invoice\.(paid|payment_|voided|marked_uncollectible)|customer\.deleted$)/

/** Of an event that is known to be Stripe's: whose it is. @throws {z.ZodError} */
export function readEvent(answer: unknown): PaymentEvent | null {
  const { id, type, data } = Event.parse(answer)
  if (!ofConcern.test(type)) return null
  const { object } = data
  const customer = type === 'customer.deleted' ? object.id : object.customer
  if (!customer) return null
  return { id, type, customer: typeof customer === 'string' ? customer : customer.id }
}
