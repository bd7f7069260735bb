import type { Invoice } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ExternalLink } from 'lucide-react'
import { errorText } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { longDate, money } from './plan-text.ts'
import { invoicesQuery } from './queries.ts'

/** Charges and credits, newest first. @param asCard renders them as a separate card, if there are any */
export function Invoices({ asCard = false }: { asCard?: boolean }) {
  const invoices = useQuery(invoicesQuery)
  if (asCard) {
    return invoices.data?.length ? (
      <Card className="mb-8 px-5 py-1 sm:px-6">
        <InvoiceList invoices={invoices.data} />
      </Card>
    ) : null
  }
  if (invoices.isPending) return <Skeleton className="mt-5 h-12" />
  if (invoices.isError) return <p className="mt-5 text-soft">{errorText(invoices.error)}</p>
  return (
    <div className="mt-5 border-t border-line pt-1">
      <InvoiceList invoices={invoices.data} />
    </div>
  )
}

function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={20}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-200 group-open:rotate-90"
        />
        {invoices.length === 1 ? '1 invoice' : `${invoices.length} invoices`}
      </summary>
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-36 flex-1">{longDate(invoice.createdAt)}</span>
            <span className="font-bold">{money(invoice.total, invoice.currency)}</span>
            <Badge tone={invoice.status === 'open' ? 'danger' : 'plain'}>{states[invoice.status]}</Badge>
            {invoice.url && (
              <a
                href={invoice.url}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-12 items-center gap-1.5 font-bold text-link underline underline-offset-4"
              >
                {invoice.status === 'open' ? 'Pay' : 'View'}
                <span className="sr-only">the invoice {invoice.number} in a new tab</span>
                <ExternalLink size={16} aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

const states: Record<Invoice['status'], string> = {
  open: 'Unpaid',
  paid: 'Paid',
  uncollectible: 'Unpaid',
}
