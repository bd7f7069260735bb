import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { allowMicrophone, allowPaymentForm, contentSecurityPolicy, noStoreForApi } from './security-policy.ts'

/** The headers of a page, from a server that only sets headers. */
async function headersOf(url: string, publicUrl = 'https://stories.example.org') {
  const app = Fastify()
  await app.register(helmet, contentSecurityPolicy(publicUrl))
  allowPaymentForm(app, publicUrl)
  allowMicrophone(app)
  noStoreForApi(app)
  app.get('*', async () => 'a page')
  const { headers } = await app.inject({ url })
  return headers
}

const policyOf = async (url: string) => String((await headersOf(url))['content-security-policy'])

describe('every response', () => {
  it('allows no inline scripts or styles, and nothing from other hosts', async () => {
    const policy = await policyOf('/library')
    expect(policy).not.toMatch(/unsafe-|nonce-|https?:|\*/)
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types nightlight-worker default',
      'upgrade-insecure-requests',
    ])
      expect(policy.split(';').map((each) => each.trim())).toContain(directive)
  })

  it('has HSTS for a year if the public URL is https, and none otherwise', async () => {
    expect((await headersOf('/'))['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const plain = await headersOf('/', 'http://localhost:3000')
    expect(plain['strict-transport-security']).toBeUndefined()
    expect(String(plain['content-security-policy'])).not.toContain('upgrade-insecure-requests')
  })

  it('has headers against type sniffing and against use by other origins, and reveals no path to other hosts', async () => {
    expect(await headersOf('/media/stories/1/cover.svg')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('leaves out over http in a home network what browsers would complain of', async () => {
    const names = ['cross-origin-opener-policy', 'origin-agent-cluster']
    const sent = async (publicUrl: string) => {
      const headers = await headersOf('/', publicUrl)
      return names.filter((name) => headers[name] !== undefined)
    }
    expect(await sent('http://192.168.1.20:3000')).toEqual([])
    expect(await sent('http://localhost:3000')).toEqual(names)
    expect(await sent('https://192.168.1.20:3000')).toEqual(names)
  })

  it('of a call must not be cached', async () => {
    expect((await headersOf('/api/user'))['cache-control']).toBe('no-store')
    expect((await headersOf('/library'))['cache-control']).toBeUndefined()
  })

  it('allows the microphone only on pages that record', async () => {
    const permissionsOf = async (url: string) => String((await headersOf(url))['permissions-policy'])
    expect(await permissionsOf('/read-aloud?from=mail')).toContain('microphone=(self)')
    for (const url of ['/', '/library', '/read-aloud/else', '/story/read-aloud', '/?read-aloud'])
      expect(await permissionsOf(url)).toContain('microphone=()')
    expect(await permissionsOf('/')).toMatch(/camera=\(\), geolocation=\(\)/)
  })
})

describe('the payment page', () => {
  it("allows Stripe's hosts and no others, and no Trusted Types, which Stripe's script does not support", async () => {
    const policy = await policyOf('/subscribe?plan=starlight')
    expect([...policy.matchAll(/https:\S+?(?=[ ;]|$)/g)].map(([host]) => host).toSorted()).toEqual([
      'https://api.stripe.com',
      'https://hooks.stripe.com',
      'https://js.stripe.com',
      'https://js.stripe.com',
    ])
    expect(policy).not.toMatch(/unsafe-|trusted-types/)
    expect(await policyOf('/subscriber')).not.toContain('stripe')
  })
})
