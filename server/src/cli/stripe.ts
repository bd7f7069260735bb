import { ConfigError, readConfig } from '../config.ts'
import { openStripeClient } from '../providers/payments/stripe/index.ts'
import { setUpPrices } from '../providers/payments/stripe/set-up-prices.ts'

const usage = 'Usage: npm run stripe -- setup'

const [command] = process.argv.slice(2)
if (command !== 'setup') {
  console.error(usage)
  process.exit(2)
}

try {
  const { payments, http } = readConfig(process.env)
  if (!payments) {
    throw new ConfigError('Set STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY and STRIPE_WEBHOOK_SECRET first.')
  }
  for (const { key, price, was } of await setUpPrices(openStripeClient(payments))) {
    console.log(`${was === 'made' ? 'made ' : 'there'}  ${key}  ${price}`)
  }
  console.log(`\nConfigure Stripe to send its events to ${http.publicUrl}/api/stripe/webhook`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
