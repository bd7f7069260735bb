import { openStripeClient } from '../server/src/providers/payments/stripe/index.ts'
import { setUpPrices } from '../server/src/providers/payments/stripe/set-up-prices.ts'
import { keys, type LocalStripe, startLocalStripe } from '../server/test/vendors/stripe/index.ts'
import { startOwnServer } from './own-server.ts'

/** A server of the product with Stripe's keys, and a stand-in for Stripe that sends it webhooks. */
export interface PayingServer {
  readonly address: string
  readonly stripe: LocalStripe
  close(): Promise<void>
}

export async function startPayingServer(): Promise<PayingServer> {
  const stripe = await startLocalStripe()
  await setUpPrices(openStripeClient({ secretKey: keys.STRIPE_SECRET_KEY, apiBase: stripe.url }))
  const server = await startOwnServer({ ...keys, STRIPE_API_BASE: stripe.url })
  const { address } = server
  stripe.send(({ body, signature }) =>
    fetch(`${address}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    }),
  )
  return {
    address,
    stripe,
    async close() {
      await server.close()
      await stripe.close()
    },
  }
}
