import type { Stripe } from '@stripe/stripe-js'
// The pure entry point has no side effects on import.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect } from 'react'
import { isLoadedFrom } from '../../lib/loaded-from.ts'

let isScriptLoaded = false

/**
 * Loads Stripe's script, only when somebody pays.
 * @throws if it cannot be loaded; calling it again retries
 */
export async function loadPayments(publicKey: string): Promise<Stripe> {
  isScriptLoaded = true
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('The payment script could not be loaded')
  return stripe
}

/**
 * The payment page is a document of its own: only its content policy allows Stripe, and leaving it removes everything that Stripe
 * has added.
 * @returns whether the page is such a document; if not, it is being reloaded
 */
export function useOwnDocument(isSelling: boolean): boolean {
  const hasOwnDocument = isLoadedFrom('/subscribe')
  useEffect(() => {
    if (isSelling && !hasOwnDocument) location.reload()
  }, [isSelling, hasOwnDocument])
  useEffect(
    () => () => {
      if (isScriptLoaded) location.reload()
    },
    [],
  )
  return !isSelling || hasOwnDocument
}
