import { parentalConsent } from '@nightlight/contract'
import { Link } from 'wouter'

/** What a parent agrees to by adding a child. The same wording is recorded with the consent. */
export function ConsentNotice({ id }: { id: string }) {
  return (
    <p id={id} className="rounded-card border border-line bg-sunken p-4 text-soft">
      <span className="font-bold text-ink">By adding a child you confirm:</span> {parentalConsent.wording}{' '}
      <Link href="/privacy" className="underline underline-offset-4">
        Privacy policy
      </Link>
    </p>
  )
}
