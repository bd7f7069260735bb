import { Invoice } from '@nightlight/contract'
import { z } from 'zod'

const StripeInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: z.number(),
  total: z.number(),
  currency: z.string(),
  status: z.string().nullable(),
  billing_reason: z.string().nullable(),
  hosted_invoice_url: z.string().nullish(),
})

/** null for what is none yet, and for orders that came to nothing. */
export function readInvoice(answer: unknown): Invoice | null {
  const { id, number, created, total, currency, status, billing_reason, hosted_invoice_url } =
    StripeInvoice.parse(answer)
  const known = Invoice.shape.status.safeParse(status)
  if (!known.success) return null
  if (known.data === 'open' && billing_reason === 'subscription_create') return null
  return {
    id,
    number,
    createdAt: created,
    total,
    currency,
    status: known.data,
    url: hosted_invoice_url ?? null,
  }
}
