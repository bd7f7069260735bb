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

/** null for drafts, and for orders that were never paid. */
export function readInvoice(payload: unknown): Invoice | null {
  const { id, number, created, total, currency, status, billing_reason, hosted_invoice_url } =
    StripeInvoice.parse(payload)
  const parsedStatus = Invoice.shape.status.safeParse(status)
  if (!parsedStatus.success) return null
  if (parsedStatus.data === 'open' && billing_reason === 'subscription_create') return null
  return {
    id,
    number,
    createdAt: created,
    total,
    currency,
    status: parsedStatus.data,
    url: hosted_invoice_url ?? null,
  }
}
