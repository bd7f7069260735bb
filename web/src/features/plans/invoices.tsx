import type { Invoice } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { plainWords } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { longDate, money } from './plan-words.ts'
import { invoicesQuery } from './queries.ts'

/** What was charged and what was credited, newest first. */
export function Invoices() {
  const invoices = useQuery(invoicesQuery)
  if (invoices.isPending) return <Skeleton className="mt-5 h-12" />
  if (invoices.isError) return <p className="mt-5 text-soft">{plainWords(invoices.error)}</p>
  if (invoices.data.length === 0) return <p className="mt-5 text-soft">There is no invoice yet.</p>
  return (
    <details className="group mt-5 border-t border-line pt-2">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        {invoices.data.length === 1 ? '1 invoice' : `${invoices.data.length} invoices`}
      </summary>
      <ul className="divide-y divide-line">
        {invoices.data.map((invoice) => (
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
  void: 'Withdrawn',
  uncollectible: 'Unpaid',
}
