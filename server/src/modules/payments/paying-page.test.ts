import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp, startApp, type TestApp } from '../../../test/harness.ts'
import { keys } from '../../../test/vendors/stripe/index.ts'

let folder: string
let selling: TestApp
let plain: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Nightlight</title>')
  selling = await startApp({ working: false, environment: keys })
  plain = await startApp({ working: false })
})
afterAll(async () => {
  await selling.close()
  await plain.close()
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
    'lets Stripe onto %s, and nobody else',
    async (url) => {
      expect(await policyOf(selling, url)).toMatchObject({
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
  ])('keeps Stripe off %s', async (url) => {
    expect(JSON.stringify(await policyOf(selling, url))).not.toContain('stripe')
  })

  it('knows no Stripe where nothing is sold', async () => {
    expect(JSON.stringify(await policyOf(plain, '/subscribe'))).not.toContain('stripe')
  })
})
