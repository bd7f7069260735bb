import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, startApp, type TestApp } from '../../../test/harness.ts'
import { keys } from '../../../test/vendors/stripe/index.ts'

let folder: string
let withPayments: TestApp
let withoutPayments: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Nightlight</title>')
  withPayments = await startApp({ working: false, environment: keys })
  withoutPayments = await startApp({ working: false })
})
afterAll(async () => {
  await withPayments.close()
  await withoutPayments.close()
  await rm(folder, { recursive: true })
})

async function policyOf({ deps }: TestApp, url: string): Promise<Record<string, string>> {
  const app = await buildApp(deps, { webFolder: folder })
  const { headers } = await app.inject({ url })
  await app.close()
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('the content policy', () => {
  it.each(['/subscribe', '/subscribe/', '/Subscribe?from=home'])(
    'allows Stripe, and no other host, on %s',
    async (url) => {
      expect(await policyOf(withPayments, url)).toMatchObject({
        'default-src': "'none'",
        'script-src': "'self' https://js.stripe.com",
        'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
        'connect-src': "'self' https://api.stripe.com",
        'img-src': "'self' data: blob:",
      })
    },
  )

  it.each([
    '/',
    '/dashboard',
    '/subscribed',
    '/story/subscribe',
    '/api/subscription-status',
    '/api/subscribe',
  ])('does not allow Stripe on %s', async (url) => {
    expect(JSON.stringify(await policyOf(withPayments, url))).not.toContain('stripe')
  })

  it('does not allow Stripe anywhere where payments are not set up', async () => {
    expect(JSON.stringify(await policyOf(withoutPayments, '/subscribe'))).not.toContain('stripe')
  })
})
