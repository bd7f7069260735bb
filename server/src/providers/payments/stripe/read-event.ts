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

/** Events that can change what a customer has. All others are ignored. */
const relevant =
  /^(customer\.subscription\.|invoice\.(paid|payment_|voided|marked_uncollectible)|customer\.deleted$)/

/** Reads a verified event of Stripe. @returns null for one that does not matter @throws {z.ZodError} */
export function readEvent(payload: unknown): PaymentEvent | null {
  const { id, type, data } = Event.parse(payload)
  if (!relevant.test(type)) return null
  const { object } = data
  const customer = type === 'customer.deleted' ? object.id : object.customer
  if (!customer) return null
  return { id, type, customer: typeof customer === 'string' ? customer : customer.id }
}
