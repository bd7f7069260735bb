import { Invoice } from '@nightlight/contract'
import { z } from 'zod'

const StripeInvoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: z.number(),
  total: z.number(),
  currency: z.string(),
  status: z.string().nullable(),
  hosted_invoice_url: z.string().nullish(),
})

/** null for drafts, which may still change. */
export function readInvoice(answer: unknown): Invoice | null {
  const { id, number, created, total, currency, status, hosted_invoice_url } = StripeInvoice.parse(answer)
  const known = Invoice.shape.status.safeParse(status)
  if (!known.success) return null
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
