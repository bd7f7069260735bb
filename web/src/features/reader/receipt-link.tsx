import type { Story } from '@nightlight/contract'
import { clsx } from 'clsx'

/** Of the receipt, which is folded up and, once a story may be heard, behind '…'. */
export const receiptId = 'how-it-was-made'

/** Leads to the receipt, for the owner: nobody else gets one. */
export function ReceiptLink({ story, className }: { story: Story; className?: string }) {
  if (!story.receipt) return null
  return (
    <a
      href={`#${receiptId}`}
      onClick={forgetHash}
      className={clsx(
        'inline-flex min-h-12 items-center text-[0.9375rem] text-soft underline underline-offset-4',
        className,
      )}
    >
      How this story was made
    </a>
  )
}

/** So that the link opens it again when it has been folded up since. */
function forgetHash(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
}
