import type { Stripe } from '@stripe/stripe-js'
// The pure entry point has no side effects on import.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect } from 'react'
import { isLoadedFrom } from '../../lib/loaded-from.ts'

let isOnThePage = false

/**
 * Stripe's script, fetched when somebody pays and not before.
 * @throws when it cannot be fetched; it can be tried again
 */
export async function loadPayments(publicKey: string): Promise<Stripe> {
  isOnThePage = true
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('The payment script is not there')
  return stripe
}

/**
 * The page on which one pays is a document of its own: only it is sent with a policy that lets Stripe in, and what Stripe has
 * put there goes with it.
 * @returns whether the page is such a document; if not, it is being opened anew
 */
export function useOwnDocument(isSelling: boolean): boolean {
  const isOwn = isLoadedFrom('/subscribe')
  useEffect(() => {
    if (isSelling && !isOwn) location.reload()
  }, [isSelling, isOwn])
  useEffect(
    () => () => {
      if (isOnThePage) location.reload()
    },
    [],
  )
  return !isSelling || isOwn
}
