import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStripeClient } from '../server/src/providers/payments/stripe/index.ts'
import { setUpPrices } from '../server/src/providers/payments/stripe/set-up-prices.ts'
import { keys, type LocalStripe, startLocalStripe } from '../server/test/vendors/stripe/index.ts'
import { port } from './address.ts'

/** The product as it is delivered, with keys, beside a Stripe on this machine that tells it what happens. */
export interface PayingServer {
  readonly address: string
  readonly stripe: LocalStripe
  close(): Promise<void>
}

const main = resolve(import.meta.dirname, '../server/src/main.ts')

export async function startPayingServer(): Promise<PayingServer> {
  const stripe = await startLocalStripe()
  await setUpPrices(openStripeClient({ secretKey: keys.STRIPE_SECRET_KEY, apiBase: stripe.url }))
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-paying-'))
  const address = `http://localhost:${port + 1}`
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...keys,
      STRIPE_API_BASE: stripe.url,
      PORT: String(port + 1),
      PUBLIC_URL: address,
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  })
  const ended = new Promise<void>((end) => server.once('exit', () => end()))
  await new Promise<void>((open, fail) => {
    server.stdout.on('data', (chunk: Buffer) => String(chunk).includes('open at') && open())
    server.once('exit', (code) => fail(new Error(`The server with payments ended with ${code}`)))
  })
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
      server.kill('SIGTERM')
      await ended
      await stripe.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
